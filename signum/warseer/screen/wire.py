"""The wire types of Warseer: the board, the players' boards, questions before acting and the replies."""

from typing import Any, ClassVar

from msgspec import Struct

from signum.engine.units import CardId, Count, Hexes, Seat, ThingId, Word
from signum.table.wire import KeywordShown, Message, QueryCommand, Shown
from signum.warseer.core.units import DiceNames, HexPlace


class Look(QueryCommand, frozen=True):
    """Look at a creature: its reach, its targets, its threats, and its actions."""

    creature: ThingId

    cost: ClassVar = 8


class Try(QueryCommand, frozen=True):
    """Hold a creature over a hex: whether it may move or run there, its way, and its targets from there."""

    creature: ThingId
    to: HexPlace

    cost: ClassVar = 4


class Weigh(QueryCommand, frozen=True):
    """The odds of an attack: an option of a creature, from its place or after a move to a hex.

    With the option `reroll-dice` they are the odds of the dice that lie now.
    """

    creature: ThingId
    option: Any
    to: HexPlace | None = None

    cost: ClassVar = 8


# Replies.


class HexReached(Struct, frozen=True):
    """A hex in reach, with its way."""

    at: HexPlace
    way: tuple[HexPlace, ...]
    run: bool
    stops: bool
    words: str


class TargetShown(Struct, frozen=True):
    """An opponent as seen from a place, with the attack on it or the reason why there is none."""

    creature: ThingId
    distance: Hexes
    range: Hexes
    line: tuple[int, int, int, int] | None
    blockers: tuple[HexPlace, ...]
    option: Any
    why: str
    cites: tuple[str, ...]
    words: str


class Reach(Message, frozen=True):
    """The answer to Look."""

    number: int
    creature: ThingId
    position: int
    hexes: tuple[HexReached, ...]
    targets: tuple[TargetShown, ...]
    threats: tuple[ThingId, ...]
    """The opponents that could attack it where it stands."""
    actions: tuple[Shown, ...]
    """Its actions now, or if it were activated; moves are in `hexes`."""
    why: str
    """Why it can do nothing."""
    cites: tuple[str, ...]
    words: str
    """All of it, to be read out."""
    seen: tuple[HexPlace, ...] = ()
    """The free hexes in which it could hit somebody from where it stands; none for a range of 1."""


class Way(Message, frozen=True):
    """The answer to Try."""

    number: int
    creature: ThingId
    to: HexPlace
    legal: bool
    why: str
    cites: tuple[str, ...]
    way: tuple[HexPlace, ...]
    option: Any
    """The answer that goes there."""
    targets: tuple[TargetShown, ...]
    """The opponents as seen from there; none if the activation ends with the move."""
    words: str


class PushShown(Struct, frozen=True):
    """A hex to which a push could move the target, and the damage that it adds."""

    at: HexPlace
    damage: Count


class Odds(Message, frozen=True):
    """The answer to Weigh: exact chances."""

    number: int
    creature: ThingId
    target: ThingId
    option: Any
    dice: DiceNames
    weights: tuple[int, ...]
    """`weights[n]` of `total` is the chance of n wounds."""
    total: int
    expected: float
    dies: float
    pushed: float
    crit: float
    left: Count
    """The health that the target can lose."""
    armour: Count
    rerolls: Count
    pushes: tuple[PushShown, ...]
    push_damage: Count
    """The damage that a push adds at the most."""
    protectors: tuple[ThingId, ...]
    reasons: tuple[KeywordShown, ...]
    """What changes the attack, each with its rule."""
    words: str


class PlanMarks(Struct, frozen=True):
    """An advised activation, to be drawn: the way hex by hex, the place, and the arrow to the target."""

    creature: ThingId
    way: tuple[HexPlace, ...]
    to: HexPlace | None
    target: ThingId
    """0 without an attack."""
    threats: tuple[ThingId, ...]
    """The opponents that could attack it afterwards."""


# The screen.


class HexShown(Struct, frozen=True):
    """A hex of the board, with the middle of its picture."""

    at: HexPlace
    x: int
    y: int
    terrain: Word
    zone: Seat | None
    """The seat whose deployment zone it belongs to."""
    mark: bool
    """W-SET-02: whether a unique terrain may be laid on it."""
    words: str


class BoardShown(Struct, frozen=True):
    """The board: every hex, and the corners that all hexes share, from the middle of each."""

    width: int
    height: int
    corners: tuple[tuple[int, int], ...]
    hexes: tuple[HexShown, ...]


class Named(Struct, frozen=True):
    """The name of a creature, its abilities, and the sentence by which it is spoken of."""

    id: ThingId
    name: str
    words: str
    rank: Word
    stars: Count
    abilities: tuple[KeywordShown, ...] = ()


class Chip(Struct, frozen=True):
    """A part of a player's victory points; all chips add up to the points."""

    kind: Word
    """feat, kills, income or other."""
    points: Count
    card: CardId = ""
    count: Count = 0


class BoardOfPlayer(Struct, frozen=True):
    """A player's board beyond the view."""

    seat: Seat
    chips: tuple[Chip, ...]
    next_point: Count
    """The income that brings the next victory point; 0 if none does."""
    next_card: Count
    leadership: dict[Word, Count]
    """The stars of each rank that the War camp of its hero has room for."""


class CardFace(Struct, frozen=True):
    """A card as it is drawn and read."""

    id: CardId
    name: str
    type: Word
    type_words: str
    cost: Count
    income: int
    text: tuple[str, ...]
    faction: Word = ""
    attack: Word = ""
    dice: DiceNames = ()
    range: Hexes = 0
    health: Count = 0
    movement: Hexes = 0
    rank: Word = ""
    stars: Count = 0
    armour: Count = 0
    points: Count = 0
    """Feats: the victory points from hand."""
    kind: str = ""
    """Its type, rank, race and affiliations in words."""
    figures: str = ""
    """The figures of a creature in words."""
    flavour: str = ""
    keywords: tuple[KeywordShown, ...] = ()
    faction_words: str = ""
    lore: tuple[str, ...] = ()
    """A hero's page of the world, and that of its faction."""


class DeckSeen(Struct, frozen=True):
    """The public part of a deck that is played."""

    hero: CardId
    faction: Word


class DeckShown(Struct, frozen=True):
    """A deck to choose."""

    id: str
    name: str
    hero: CardId
    faction: Word
    about: str = ""
    code: str = ""
    """The deck as a text with ids."""


class OnScreen(Struct, frozen=True):
    """The Warseer part of a screen."""

    board: BoardShown
    map: str
    names: tuple[Named, ...]
    players: tuple[BoardOfPlayer, ...]
    cards: tuple[CardFace, ...]
    """Every card that the seat sees."""
    points_at: tuple[Count, ...]
    cards_at: tuple[Count, ...]
    most_power: Count
    most_income: Count


class Preview(Struct, frozen=True):
    """The Warseer part of a table in a list."""

    turn: Count
    """0 before the first."""
    width: int
    height: int
    hexes: tuple[tuple[int, int, Word], ...]
    """The middle of each hex, and its terrain."""
    spots: tuple[tuple[int, int, Seat], ...]
    """The creatures, with their seats."""
