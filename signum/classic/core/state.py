"""The complete state of a classic game: plain data that only events write to.

Lengths are hundredths of a millimetre. Cards in decks, hands and graveyards are named by the id of their
card: two copies of one card are alike, and no number on them could reveal a secret order.
"""

from typing import Final, TypeVar

from msgspec import Struct, field

from signum.classic.cards.vocabulary import Text
from signum.classic.core.quest_state import QuestState
from signum.classic.core.units import CreatureId as CreatureId
from signum.classic.core.units import FieldCorner
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
QUESTS: Final = "quests"
"""Q-PVP-01, Q-PVE-01: the last phase of a round of quests, between the Overlord's turn and the Hero's."""
PHASES: Final = (BEGINNING, CONSTRUCTION, ACTIVATION, QUESTS)
SETUP: Final = "setup"
"""Before the first turn."""

DUEL: Final = "duel"
"""The default mode."""

DECK: Final = "deck"
CITY: Final = "city"
PROSPERITY: Final = "prosperity"
ZONES: Final = (HERO, DECK, CITY, PROSPERITY)
"""The zones that a seat may lack; a deck comes with its hand and its graveyard."""

FOREVER: Final = 0

IMPASSABLE: Final = "T-IMPASSABLE"
DIFFICULT: Final = "T-DIFFICULT"
BLOCKS_LOS: Final = "T-BLOCKS-LOS"
COVER: Final = "T-COVER"
TERRAIN_ABILITIES: Final = (IMPASSABLE, DIFFICULT, BLOCKS_LOS, COVER)


class Held(Struct, frozen=True, omit_defaults=True, cache_hash=True):
    """An ability that a creature holds, printed on its card or gained: its figure and its duration.

    `plus` marks a figure written with a plus. `since` orders effects by the time they were applied. `until`
    is a moment of the game (see `turn.moment_of_start` and `moment_of_end`); 0 lasts for the whole game.
    """

    ability: str
    x: int = 0
    plus: bool = False
    since: int = 0
    until: int = FOREVER
    away: bool = False
    """Whether the ability is taken away for that time."""
    text: Text | None = None
    """The text in its brackets, if it has one."""
    until_hurt: bool = False
    """Whether it is over as soon as the creature is hurt."""


class Mark(Struct, frozen=True, omit_defaults=True):
    """An ability that has acted, distinguished from others of its name by its text."""

    ability: str
    text: Text | None = None


class Creature(Struct, omit_defaults=True):
    """A miniature on the field with its card and tokens."""

    id: CreatureId
    card: CardId
    type: str
    owner: Seat
    seat: Seat
    """The seat that controls it."""
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
    """C-TURN-06: whether it may, but need not, be activated again this turn."""
    moved: bool = False
    melees_suffered: int = 0
    """The number of melee attacks against it this turn."""
    controlled_until: int = 0
    """The moment at which it returns to its owner's control; 0 if it was not taken."""
    skips: int = 0
    """The number of its next activations that it must spend doing nothing."""
    concentration: int = 0
    """A-CONCENTRATION: its tokens."""
    shot_at: int = 0
    """C-STL-07: the last turn in which it was a target of a ranged attack; 0 if it never was."""
    used: tuple[Mark, ...] = ()
    """The abilities that act once a turn and have acted."""
    exhausted: tuple[Mark, ...] = ()
    """A-EXHAUSTION: the times it has exhausted itself in this game."""
    last_move: int = 0
    """The last turn in which it moved, for whatever reason; 0 if it never did."""
    victim: CreatureId = 0
    """A-EXECUTIONER: the victim that it has named."""
    stopped: bool = False
    """Whether a text has ended the activation in which it is."""
    entered: int = 0
    """The turn in which it was summoned, in games with a text that asks for it; 0 otherwise."""
    attacked: int = 0
    """The last turn in which it declared an attack, in games with a text that asks for it; 0 otherwise."""


class Terrain(Struct, frozen=True, omit_defaults=True, cache_hash=True):
    """A template on the field: a polygon by its corners, or a disc by its centre and radius."""

    id: int
    card: CardId
    seat: Seat
    """The seat that placed it."""
    corners: tuple[tuple[int, int], ...]
    radius: int = 0
    abilities: tuple[str, ...] = ()
    searched: bool = False
    """C-RUIN-01: ruins are searched once."""

    def when_searched(self) -> "Terrain":
        """The template of ruins that cannot be searched again."""
        return Terrain(self.id, self.card, self.seat, self.corners, self.radius, self.abilities, True)


class Building(Struct, frozen=True, omit_defaults=True):
    """A building in a City."""

    card: CardId
    cost: int
    tapped: bool = False
    id: int = 0
    kept: bool = False
    """Whether it stays tapped in its player's next beginning phase."""

    def turned(self, tapped: bool) -> "Building":
        """The building tapped or untapped."""
        return self if self.tapped == tapped else Building(self.card, self.cost, tapped, self.id)

    def when_kept(self) -> "Building":
        """The building that stays tapped in the next beginning phase."""
        return Building(self.card, self.cost, self.tapped, self.id, self.tapped)

    def refreshed(self) -> "Building":
        """The building after a beginning phase: untapped, unless a text keeps it tapped."""
        return Building(self.card, self.cost, True, self.id) if self.kept else self.turned(False)


class Relic(Struct, frozen=True, omit_defaults=True):
    """A relic that a hero carries."""

    card: CardId
    tapped: bool = False
    id: int = 0
    used: int = 0
    """C-REL-04: the number of times its counted ability came into play."""
    tokens: int = 0
    """C-REL-05: the remaining armour tokens of its durability."""
    kept: bool = False
    """Whether it stays tapped in its player's next beginning phase."""

    def turned(self, tapped: bool) -> "Relic":
        """The relic tapped or untapped."""
        return self if self.tapped == tapped else Relic(self.card, tapped, self.id, self.used, self.tokens)

    def when_kept(self) -> "Relic":
        """The relic that stays tapped in the next beginning phase."""
        return Relic(self.card, self.tapped, self.id, self.used, self.tokens, self.tapped)

    def refreshed(self) -> "Relic":
        """The relic after a beginning phase: untapped, unless a text keeps it tapped."""
        return Relic(self.card, True, self.id, self.used, self.tokens) if self.kept else self.turned(False)

    def used_again(self) -> "Relic":
        """The relic with one more use counted."""
        return Relic(self.card, self.tapped, self.id, self.used + 1, self.tokens, self.kept)

    def worn_by(self, tokens: int) -> "Relic":
        """The relic after it lost tokens."""
        if not tokens:
            return self
        return Relic(self.card, self.tapped, self.id, self.used, self.tokens - tokens, self.kept)


class Tactic(Struct, frozen=True, omit_defaults=True):
    """A tactic in play, face down: all players know that it is there and its cost."""

    id: int
    card: CardId


class Promise(Struct, frozen=True, omit_defaults=True):
    """A sentence that waits for its moment, by its place in the text of its card."""

    card: CardId
    holder: int
    sentence: int
    targets: tuple[int, ...]
    times: int
    """The number by which its figures are multiplied."""
    turn: int
    """The turn in which it was made."""


class ComingCost(Struct, frozen=True, omit_defaults=True):
    """The next card of a type costs more or less until a moment."""

    cards: str
    more: int
    """Prosperity."""
    buildings: int
    """Buildings of the player's choice."""
    until: int
    card: str = ""
    """The very card whose cost it is, if not that of the next card of a type."""
    of_class: str = ""
    race: str = ""
    least: int = 0
    """Buildings and prosperity together: it leaves a card at least this cost."""
    every: bool = False
    """Whether it is the cost of each such card until then, not only of the next."""

    @property
    def is_narrow(self) -> bool:
        """Whether a card must be known, not only its type, to tell if it is meant."""
        return bool(self.of_class or self.race)

    def is_met_by(self, card: CardId, card_type: str) -> bool:
        """Whether it is over when a card is played; of a narrow one its type does not tell."""
        if self.every or self.is_narrow:
            return False
        return self.card == card if self.card else self.cards in ("card", card_type)


T = TypeVar("T")


def twin(one: T) -> T:
    """An equal but separate struct; its contents must be immutable."""
    # A struct's own copy is ten times faster than the copy module, but is missing in its type stubs.
    same: T = one.__copy__()  # type: ignore[attr-defined]
    return same


class OwnedCorner(Struct, frozen=True):
    """A corner of the field with the neighbouring corner towards which a player's side runs from it."""

    at: FieldCorner
    towards: FieldCorner


class PlayerState(Struct, omit_defaults=True):
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
    """C-DECK-08: the building cards chosen before the game; all players see them."""
    maps: list[CardId] = field(default_factory=list)
    """C-DECK-08: the terrain cards chosen before the game."""
    built: list[CardId] = field(default_factory=list)
    """C-CITY-05: the unique buildings built so far in the game."""
    laid: list[CardId] = field(default_factory=list)
    """C-TER-03: the unique terrains played so far in the game."""
    terrain_turn: int = 0
    """C-TER-01: the last turn in which a terrain was played."""
    minion: CardId = ""
    playing: list[CardId] = field(default_factory=list)
    """Cards that are declared but not yet carried out, after the hand and before their next zone."""
    first_words: list[CardId] = field(default_factory=list)
    """C-PLAY-05: the cards that have said their first word, each once per game."""
    last_words: list[CardId] = field(default_factory=list)
    """C-PLAY-05: the cards that have said their last word."""
    construction: list[CardId] | None = None
    """C-VAR-01: the construction deck, its top card last; None without the variant."""
    drawn_plan: CardId = ""
    """C-VAR-01: the drawn building that is not built yet."""
    lacks: tuple[str, ...] = ()
    """The zones that the seat does not have in this mode: absent, not empty."""
    kill_correction: int = 0
    """C-WIN-05: the characters that its side eliminated, less those that the other sides lost.

    A difference, so that the digests of older records stay; the first seat of a side has it.
    """
    used_texts: tuple[tuple[int, CardId, int], ...] = ()
    """The sentences that may be carried out once a turn and were: thing in play, card, place in its text."""
    corner: OwnedCorner | None = None
    """C-VAR-03, C-VAR-05: the corner that the player picked; None in modes without corners, and before."""
    deeds: tuple[tuple[str, int], ...] = ()
    """What happened to the player this turn, as far as texts in the game ask for it: the deed, how often."""
    banished: list[CardId] = field(default_factory=list)
    """The cards that have left the game for good."""
    promises: tuple[Promise, ...] = ()
    """The sentences of the player that wait for their moment."""
    next_costs: tuple[tuple[str, int], ...] = ()
    """The prosperity that the next card of a type costs more or less this turn."""
    coming_costs: tuple[ComingCost, ...] = ()
    """The changes of the cost of the next card of a type that last longer, or concern buildings."""

    def copy(self) -> "PlayerState":
        """An equal player that shares no mutable data."""
        return PlayerState(
            self.prosperity,
            self.deck.copy(),
            self.hand.copy(),
            self.graveyard.copy(),
            self.city.copy(),
            self.relics.copy(),
            self.hero,
            self.hero_fell,
            self.missed_draws,
            self.characters_lost,
            self.tactics.copy(),
            # Chosen before the game and never written to.
            self.plans,
            self.maps,
            # Events that add to these make new lists.
            self.built,
            self.laid,
            self.terrain_turn,
            self.minion,
            self.playing.copy(),
            # Events that add to these make new lists.
            self.first_words,
            self.last_words,
            None if self.construction is None else self.construction.copy(),
            self.drawn_plan,
            self.lacks,
            self.kill_correction,
            self.used_texts,
            self.corner,
            self.deeds,
            self.banished,
            self.promises,
            self.next_costs,
            self.coming_costs,
        )


class State(Struct, omit_defaults=True):
    """The complete state, secrets included."""

    players: list[PlayerState]
    creatures: dict[CreatureId, Creature] = field(default_factory=dict)
    terrains: dict[int, Terrain] = field(default_factory=dict)
    turn: int = 0
    active: Seat = 0
    phase: str = BEGINNING
    acting: CreatureId = 0
    """The creature whose activation is running; 0 between activations."""
    next_id: int = 1
    tick: int = 1
    """Counts applied effects, so that of two effects the later is known."""
    outcome: Outcome | None = None
    stage: int = 0
    """The stage of set-up."""
    mode: str = DUEL
    sides: tuple[Side, ...] = ()
    """The side of each seat; empty if each seat plays for itself."""
    order: tuple[Seat, ...] = ()
    """The order of play if it is not that of the seats' numbers."""
    out: tuple[Seat, ...] = ()
    """The seats that take no further part (C-VAR-09)."""
    leaving: tuple[Seat, ...] = ()
    """The seats that conceded or ran out of time; they go out once the running step is done."""
    dice_piles: dict[Seat, DicePile] = field(default_factory=dict)
    """The dice cards of the seats that have these instead of dice."""
    quest: QuestState | None = None
    """The quests of a game against the Overlord."""
    counters: dict[int, tuple[tuple[str, int], ...]] = field(default_factory=dict)
    """The counters of texts on each thing in play, by their names; events make a new dictionary."""

    @property
    def seating(self) -> Seating:
        """The sides of the seats, and the seats that still play."""
        return seating(len(self.players), self.sides, self.order, self.out)

    def copy(self) -> "State":
        """An equal state that shares no mutable data."""
        return State(
            [player.copy() for player in self.players],
            # `twin` inlined: a state is copied at every rest.
            {id: one.__copy__() for id, one in self.creatures.items()},  # type: ignore[attr-defined]
            self.terrains.copy(),
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
            None if self.quest is None else self.quest.copy(),
            self.counters,
        )


def kills(state: State, side: Side) -> int:
    """C-WIN-05: the opposing characters whose end a side brought about."""
    side_of = state.seating.side_of
    return sum(
        [
            player.kill_correction if side_of[seat] == side else player.characters_lost
            for seat, player in enumerate(state.players)
        ]
    )
