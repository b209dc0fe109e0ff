"""The wire types of the classic game: questions before acting, the replies, cards and decks."""

from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import asdict

from signum.classic.chapters.field.movement import Piece
from signum.classic.findings.reach import Contact
from signum.classic.findings.sightlines import Sightline
from signum.classic.findings.threats import Threat
from signum.engine.units import Point
from signum.table.wire import KeywordShown, Loop, Message, QueryCommand, Shown


class Look(QueryCommand, frozen=True):
    """Look at a creature: its area, its contacts, its sight, its shots, and its actions."""

    creature: int

    cost: ClassVar = 8


class Try(QueryCommand, frozen=True):
    """Hold a miniature or a template at a place: whether it may go there, its path and its encounters.

    `way` is move or run for a creature on the field, place for the subject of the open choice, and the name
    of a card for a terrain that would be laid there, turned by these degrees.
    """

    way: str
    to: Point
    creature: int = 0
    degrees: int = 0

    cost: ClassVar = 2


class Weigh(QueryCommand, frozen=True):
    """The odds of an attack: an option of a creature, from its place or from a place it could go to.

    Splits that are not given are the best ones.
    """

    creature: int
    option: Any
    at: Point | None = None
    ours: int | None = None
    """Attack dice; the others defend."""
    theirs: int | None = None
    way: str = ""
    """How it goes to that place, move or run; by a move if it can where nothing is said."""

    cost: ClassVar = 8


class Threaten(QueryCommand, frozen=True):
    """All that enemies could reach and shoot in their next activation."""

    cost: ClassVar = 16


class Sight(Sightline, frozen=True):
    """Another creature as seen from a place: its distance, its direction, and the line or its blockers."""

    words: str = ""


def shown_sight(one: Sightline, words: str = "") -> Sight:
    """A finding as the browser gets it."""
    return Sight(**asdict(one), words=words)


class Reach(Message, frozen=True):
    """The answer to Look."""

    number: int
    creature: int
    position: int
    move: tuple[Loop, ...]
    run: tuple[Loop, ...]
    move_limit: int
    run_limit: int
    sights: tuple[Sight, ...]
    contacts: tuple[Contact, ...]
    leaving: tuple[int, ...]
    """The enemies that would stab it if it left contact."""
    actions: tuple[Shown, ...]
    """Its actions now, or if it were activated; with the reasons for refused ones."""
    words: str
    """All of it, to be read out."""


class Way(Message, frozen=True):
    """The answer to Try: its place, its path, its sight and contacts."""

    number: int
    creature: int
    to: Point
    """The nearest legal place, if there is one near; in contact if that is close."""
    legal: bool
    wanted: bool
    """Whether the requested place itself is legal."""
    why: str
    cites: tuple[str, ...]
    length: int
    limit: int
    pieces: tuple[Piece, ...]
    touches: tuple[int, ...]
    stabs: tuple[int, ...]
    sights: tuple[Sight, ...]
    option: Any = None
    """The answer that goes there."""
    attacks: tuple[Any, ...] = ()
    """The attacks that could follow from there."""
    loops: tuple[Loop, ...] = ()
    """The outline of a template."""
    words: str = ""


class Chances(Struct, frozen=True):
    """The exact chance of each number of wounds, `weights[n]` of `total`; and of other results."""

    weights: tuple[int, ...]
    total: int
    dies: float
    expected: float
    left: int
    """The health that can be lost."""
    armour: int


class SplitShown(Struct, frozen=True):
    """Dice that attack and dice that defend."""

    attack: int
    defence: int


class Forecast(Struct, frozen=True):
    """The results of an attack with these splits; shots have no splits."""

    ours: SplitShown | None
    theirs: SplitShown | None
    defender: Chances
    attacker: Chances
    balance: float
    """Expected wounds dealt less taken."""


class Odds(Message, frozen=True):
    """The answer to Weigh: the chosen splits, the best ones, and the legal ones."""

    number: int
    creature: int
    target: int
    option: Any
    chosen: Forecast | None
    best: Forecast | None
    our_splits: tuple[SplitShown, ...]
    their_splits: tuple[SplitShown, ...]
    their_best: SplitShown | None
    words: str
    """To be read out; or why there are no odds."""


class Threats(Message, frozen=True):
    """The answer to Threaten."""

    number: int
    position: int
    enemies: tuple[Threat, ...]
    words: str
    """The targets in danger and their enemies, to be read out."""


class PlanMarks(Struct, frozen=True):
    """An advised activation, to be drawn: the path, the place, and the arrow to the target."""

    creature: int
    path: tuple[Piece, ...]
    to: Point | None
    target: int
    """0 without an attack."""
    threats: tuple[int, ...]
    """The enemies that could attack it afterwards."""


class Named(Struct, frozen=True):
    """The name of a thing that is or was in play, by its number; for a creature with its abilities."""

    id: int
    name: str
    abilities: tuple[KeywordShown, ...] = ()
    tired: bool = False
    """C-MEL-04: whether all its dice defend when it is attacked."""
    short: str = ""
    """The first name of somebody with a title, as it stands on the field."""


class CountersOn(Struct, frozen=True):
    """The counters of texts on a thing in play."""

    holder: int
    numbers: tuple[int, ...]
    """One for each name."""
    words: str
    """All of them with their names."""


class Border(Struct, frozen=True):
    """A seat's part of the border of the field (C-ZONE-01): from so far to so far along a side.

    The sides are numbered and measured anticlockwise, 0 the one along y = 0.
    """

    side: int
    low: int
    high: int


class QuestProgress(Struct, frozen=True):
    """How far one condition of a quest is."""

    have: int
    need: int
    failing: bool
    """Whether the quest fails on it."""
    words: str


class QuestOnScreen(Struct, frozen=True):
    """An active quest."""

    card: str
    name: str
    text: tuple[str, ...]
    reward: str
    progress: tuple[QuestProgress, ...]
    things: tuple[int, ...]
    """Its terrains and creatures on the field."""


class OverlordStep(Struct, frozen=True):
    """What one of the Overlord's creatures does next if nothing changes."""

    creature: int
    target: int
    to: Point | None
    path: tuple[Piece, ...]
    words: str
    reason: str
    """The line of its pattern that it follows; empty without one."""
    cites: tuple[str, ...]


class ComingKind(Struct, frozen=True):
    """The creatures of one kind in the order of the Overlord's turn; unique ones share the last place."""

    name: str
    number: int
    done: int
    """How many of them have acted this turn."""
    steps: tuple[OverlordStep, ...]


class OverlordCardSeen(Struct, frozen=True):
    """An Overlord card that was played."""

    card: str
    name: str
    text: tuple[str, ...]


class ScoreBand(Struct, frozen=True):
    """A result of a game of quests and the honour that it needs."""

    name: str
    least: int
    reached: bool


class QuestScore(Struct, frozen=True):
    """The honour at the end: what was added and taken off."""

    honour: int
    prosperity: int
    wounds: int
    failed: int
    total: int
    bands: tuple[ScoreBand, ...]
    words: str
    """The band that was reached, and what it means."""


class QuestTable(Struct, frozen=True):
    """Honour and rage, the quests, and what the Overlord is known to do next."""

    honour: int
    rage: int
    sections: tuple[tuple[int, int], ...]
    """Each section of the scale: the honour at which it begins, and its rage."""
    quests: tuple[QuestOnScreen, ...]
    completed: tuple[str, ...]
    failed: tuple[str, ...]
    overlord_deck: int
    quest_deck: int
    words: str
    """The scale and the decks in words."""
    overlord: int
    """The Overlord's seat."""
    alone: bool
    """Whether nobody plays the Overlord."""
    rage_left: int
    """The rage that the Overlord may still spend this turn."""
    creatures: int
    limit: int
    """The Overlord's creatures that share a limit, and the limits together (Q-SET-05)."""
    played: tuple[OverlordCardSeen, ...] = ()
    """The Overlord's cards that were played, the last one first."""
    coming: tuple[ComingKind, ...] = ()
    """The Overlord's turn in its order, while it can be foreseen."""
    after: str = ""
    """The quests phase to come."""
    dice_cards: int = 0
    """The dice cards that lie face down."""
    dice_row: int = 0
    """The symbols on a dice card; 0 where the Overlord rolls dice."""
    score: QuestScore | None = None


class OnScreen(Struct, frozen=True):
    """The classic part of a screen."""

    names: tuple[Named, ...]
    """The names of things on the field; two with one name are distinguished."""
    goal_prosperity: int
    """The prosperity that wins, with the buildings below; 0 if none does."""
    goal_buildings: tuple[str, ...]
    borders: tuple[Border | None, ...]
    """One for each seat; None before it has picked a corner (C-VAR-03)."""
    maps: tuple[str, ...] = ()
    """The terrain cards that could be laid now."""
    quest: QuestTable | None = None
    """Only in games of quests."""
    goal_of_each: bool = False
    """C-VAR-06: whether each player of a team who still plays must reach the goal."""
    out_in: tuple[int, ...] = ()
    """C-VAR-09: for each seat the turn in which it went out, 0 while it plays; empty while all play."""
    counters: tuple[CountersOn, ...] = ()
    """One for each thing in play with counters (C-CARD-06)."""


class Preview(Struct, frozen=True):
    """The classic part of a table in a list."""

    turn: int
    """0 before the first."""
    spots: tuple[tuple[int, int, int], ...] = ()
    """The positions of miniatures, with their seats, for a small picture."""
    borders: tuple[Border | None, ...] = ()
    """One for each seat."""


class DeckSeen(Struct, frozen=True):
    """The public part of a deck that is played."""

    hero: str
    faction: str


class CardSide(Struct, frozen=True):
    """One side of a card with two: its heading and its text."""

    name: str
    text: tuple[str, ...]


class CardFace(Struct, frozen=True):
    """A card as it is drawn and read."""

    id: str
    name: str
    type: str
    type_words: str
    faction: str
    faction_words: str
    buildings: tuple[str, ...]
    any: int
    prosperity: int
    cost_words: str
    strength: int
    health: int
    movement: str
    base: int
    text: tuple[str, ...]
    keywords: tuple[KeywordShown, ...]
    of_class: str
    class_building: bool
    unique: bool
    relic: str
    corners: tuple[Point, ...] = ()
    radius: int = 0
    abilities: tuple[str, ...] = ()
    races: str = ""
    """The names of its races."""
    number: int = 0
    flavour: str = ""
    emblem: str = ""
    lore: tuple[str, ...] = ()
    """Pages of the world about a hero and its faction."""
    rage: int = 0
    """The price of an Overlord card's main ability."""
    sides: tuple[CardSide, ...] = ()
    """Both sides of a creature of the Overlord (Q-SET-07)."""


class DeckShown(Struct, frozen=True):
    """A deck to choose."""

    id: str
    name: str
    hero: str
    faction: str
    about: str = ""
    code: str = ""
    """The deck as a text with ids."""
