"""All that is true on the table of a classic game: plain data, written to by events alone.

Lengths are hundredths of a millimetre. Cards in decks, hands and graveyards are named by the id of their
card: two copies of one card are alike, and no number on them could betray a secret order.
"""

from typing import Final, TypeVar

from msgspec import Struct, field

from signum.classic.cards.vocabulary import Text
from signum.classic.core.units import CreatureId as CreatureId
from signum.engine.dice_cards import DicePile
from signum.engine.outcomes import Outcome
from signum.engine.questions import Seat
from signum.engine.seating import Seating, Side, seating
from signum.engine.units import CardId as CardId

HERO: Final = "hero"
CHARACTER: Final = "character"
MINION: Final = "minion"

BEGINNING: Final = "beginning"
CONSTRUCTION: Final = "construction"
ACTIVATION: Final = "activation"
PHASES: Final = (BEGINNING, CONSTRUCTION, ACTIVATION)
SETUP: Final = "setup"
"""Before the first turn."""

DUEL: Final = "duel"
"""The usual mode."""

DECK: Final = "deck"
CITY: Final = "city"
PROSPERITY: Final = "prosperity"
ZONES: Final = (HERO, DECK, CITY, PROSPERITY)
"""What a seat may lack; a deck comes with its hand and its graveyard."""

FOREVER: Final = 0

IMPASSABLE: Final = "T-IMPASSABLE"
DIFFICULT: Final = "T-DIFFICULT"
BLOCKS_LOS: Final = "T-BLOCKS-LOS"
COVER: Final = "T-COVER"
TERRAIN_ABILITIES: Final = (IMPASSABLE, DIFFICULT, BLOCKS_LOS, COVER)


class Held(Struct, frozen=True, omit_defaults=True):
    """An ability as a creature holds it, printed on its card or gained: its figure and how long it lasts.

    `plus` marks a figure written with a plus. `since` orders what was applied when. `until` is a moment of
    the game (see `turn.moment_of_start` and `moment_of_end`); 0 lasts for the whole game.
    """

    ability: str
    x: int = 0
    plus: bool = False
    since: int = 0
    until: int = FOREVER
    away: bool = False
    """Whether it is not there but taken away for so long."""
    text: Text | None = None
    """What stands in its brackets, where it has a text of its own."""


class Mark(Struct, frozen=True, omit_defaults=True):
    """An ability that has acted, told from others of its name by its text."""

    ability: str
    text: Text | None = None


class Creature(Struct, omit_defaults=True):
    """A miniature on the field with its card and tokens."""

    id: CreatureId
    card: CardId
    type: str
    owner: Seat
    seat: Seat
    """Who controls it."""
    x: int
    y: int
    base: int
    """The diameter of its base."""
    strength: int
    health: int
    movement: int = 0
    """C-CARD-03: its letter by number, 0 for none, then S, M, L and XL."""
    held: tuple[Held, ...] = ()
    wounds: int = 0
    armour: int = 0
    hidden: bool = False
    """C-STL-01: whether it has a stealth token."""
    activated: bool = False
    readied: bool = False
    """C-TURN-06: whether it may be activated again this turn, and need not be."""
    moved: bool = False
    melees_suffered: int = 0
    """How often it was attacked in melee combat this turn."""
    controlled_until: int = 0
    """The moment at which it obeys its owner again; 0 where nobody took it."""
    skips: int = 0
    """How many of its next activations are spent doing nothing."""
    concentration: int = 0
    """A-CONCENTRATION: its tokens."""
    shot_at: int = 0
    """C-STL-07: the last turn in which it was a target of a ranged attack; 0 where it never was."""
    used: tuple[Mark, ...] = ()
    """The abilities that act once a turn and have acted."""
    exhausted: tuple[Mark, ...] = ()
    """A-EXHAUSTION: the times it has exhausted itself in this game."""
    last_move: int = 0
    """The last turn in which it moved, by whatever leave; 0 where it never did."""
    victim: CreatureId = 0
    """A-EXECUTIONER: whom it has named."""


class Terrain(Struct, omit_defaults=True):
    """A template on the field: a polygon by its corners, or a disc by its centre and radius."""

    id: int
    card: CardId
    seat: Seat
    """Who placed it."""
    corners: tuple[tuple[int, int], ...]
    radius: int = 0
    abilities: tuple[str, ...] = ()
    searched: bool = False
    """C-RUIN-01: ruins are searched once."""


class Building(Struct, omit_defaults=True):
    """A building in a City."""

    card: CardId
    cost: int
    tapped: bool = False
    id: int = 0


class Relic(Struct, omit_defaults=True):
    """A relic that a hero carries."""

    card: CardId
    tapped: bool = False
    id: int = 0
    used: int = 0
    """C-REL-04: how often its counted ability came into play."""
    tokens: int = 0
    """C-REL-05: the armour tokens of its durability that are left."""


class Tactic(Struct, frozen=True, omit_defaults=True):
    """A tactic in play, face down: everybody knows that it is there and what it cost."""

    id: int
    card: CardId


T = TypeVar("T", bound=Struct)


def twin(one: T) -> T:
    """An equal struct of its own; what it holds must be immutable."""
    # A struct's own copy is ten times faster than the copy module, and its type stubs do not know it.
    same: T = one.__copy__()  # type: ignore[attr-defined]
    return same


class Player(Struct, omit_defaults=True):
    """One player's zones and counters."""

    prosperity: int = 0
    deck: list[CardId] = field(default_factory=list)
    """The top card is the last."""
    hand: list[CardId] = field(default_factory=list)
    graveyard: list[CardId] = field(default_factory=list)
    city: list[Building] = field(default_factory=list)
    relics: list[Relic] = field(default_factory=list)
    hero: CardId = ""
    hero_fell: bool = False
    missed_draws: int = 0
    characters_lost: int = 0
    tactics: list[Tactic] = field(default_factory=list)
    plans: list[CardId] = field(default_factory=list)
    """C-DECK-08: the building cards chosen before the game; both players see them."""
    maps: list[CardId] = field(default_factory=list)
    """C-DECK-08: the terrain cards chosen before the game."""
    built: list[CardId] = field(default_factory=list)
    """C-CITY-05: the unique buildings that were ever built."""
    laid: list[CardId] = field(default_factory=list)
    """C-TER-03: the unique terrains that were ever played."""
    terrain_turn: int = 0
    """C-TER-01: the last turn in which a terrain was played."""
    minion: CardId = ""
    playing: list[CardId] = field(default_factory=list)
    """Cards between the hand and where they go: declared, and not yet carried out."""
    first_words: list[CardId] = field(default_factory=list)
    """C-PLAY-05: the cards that have said their first word, each once per game."""
    last_words: list[CardId] = field(default_factory=list)
    """C-PLAY-05: the cards that have said their last word."""
    construction: list[CardId] | None = None
    """C-VAR-01: the construction deck, its top card last; none where the variant is not played."""
    drawn_plan: CardId = ""
    """C-VAR-01: the building that was drawn and is not built yet."""
    lacks: tuple[str, ...] = ()
    """The zones that the seat does not have in this mode: not empty, but not there."""

    def copy(self) -> "Player":
        """An equal player that shares nothing that an event writes to."""
        return Player(
            self.prosperity,
            self.deck.copy(),
            self.hand.copy(),
            self.graveyard.copy(),
            [twin(building) for building in self.city],
            [twin(relic) for relic in self.relics],
            self.hero,
            self.hero_fell,
            self.missed_draws,
            self.characters_lost,
            self.tactics.copy(),
            self.plans.copy(),
            self.maps.copy(),
            self.built.copy(),
            self.laid.copy(),
            self.terrain_turn,
            self.minion,
            self.playing.copy(),
            self.first_words.copy(),
            self.last_words.copy(),
            None if self.construction is None else self.construction.copy(),
            self.drawn_plan,
            self.lacks,
        )


class State(Struct, omit_defaults=True):
    """The whole truth."""

    players: list[Player]
    creatures: dict[CreatureId, Creature] = field(default_factory=dict)
    terrains: dict[int, Terrain] = field(default_factory=dict)
    turn: int = 0
    active: Seat = 0
    phase: str = BEGINNING
    acting: CreatureId = 0
    """The creature whose activation is running; 0 between activations."""
    next_id: int = 1
    tick: int = 1
    """Counts what was applied, so that of two effects the later is known."""
    outcome: Outcome | None = None
    stage: int = 0
    """How far setting up has come."""
    mode: str = DUEL
    sides: tuple[Side, ...] = ()
    """The side of each seat; none are told where each plays for itself."""
    order: tuple[Seat, ...] = ()
    """The order of play where it is not that of the seats' numbers."""
    out: tuple[Seat, ...] = ()
    """The seats that take no further part (C-VAR-09)."""
    leaving: tuple[Seat, ...] = ()
    """The seats that gave up or ran out of time and go out once the running step is done."""
    dice_piles: dict[Seat, DicePile] = field(default_factory=dict)
    """The dice cards of the seats that have these instead of dice."""

    @property
    def seating(self) -> Seating:
        """Who sits on which side, and who still plays."""
        return seating(len(self.players), self.sides, self.order, self.out)

    def copy(self) -> "State":
        """An equal state that shares nothing that an event writes to."""
        return State(
            [player.copy() for player in self.players],
            # `twin` spelt out: a state is copied at every rest.
            {id: one.__copy__() for id, one in self.creatures.items()},  # type: ignore[attr-defined]
            {id: one.__copy__() for id, one in self.terrains.items()},  # type: ignore[attr-defined]
            self.turn,
            self.active,
            self.phase,
            self.acting,
            self.next_id,
            self.tick,
            self.outcome,
            self.stage,
            self.mode,
            self.sides,
            self.order,
            self.out,
            self.leaving,
            {seat: pile.copy() for seat, pile in self.dice_piles.items()} if self.dice_piles else {},
        )
