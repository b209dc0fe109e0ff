"""A classic game in progress, as its chapters and abilities see it."""

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from math import isqrt
from typing import Any, ClassVar, Final, Self, TypeAlias

from msgspec import Struct

from signum.classic.cards.card import TACTIC, Card, Cost
from signum.classic.cards.vocabulary import Text
from signum.classic.core.dice import Face
from signum.classic.core.mode import Mode
from signum.classic.core.state import (
    SETUP,
    Building,
    CardId,
    Creature,
    CreatureId,
    Held,
    PlayerState,
    State,
    Tactic,
    Terrain,
)
from signum.classic.editions.edition import Edition
from signum.engine.abilities import Ability, EngineBearer
from signum.engine.events import Event
from signum.engine.game import EngineGame
from signum.engine.questions import Seat
from signum.engine.seating import Seating
from signum.engine.throwing import DiceSource
from signum.engine.values import T, Value, ValueClaim
from signum.field.plane.templates import Laying

_NO_CARDS: Mapping[CardId, Card] = {}


class Counted(Struct, frozen=True):
    """The abilities that count among those held: one for each text, with its figure and since when."""

    ability: str
    x: int
    since: int
    text: Text | None = None


class Bearer(EngineBearer["Game"]):
    """An ability of a creature."""

    __slots__ = ("text",)

    def __init__(
        self,
        game: "Game",
        ability: Ability,
        holder: int,
        seat: Seat,
        x: int = 0,
        since: int = 0,
        text: Text | None = None,
    ) -> None:
        # Not the engine's constructor: so many bearers are made that one more call is noticeable.
        self.game = game
        self.ability = ability
        self.holder = holder
        self.seat = seat
        self.x = x
        self.since = since
        self.text = text

    def in_game(self, game: "Game") -> "Bearer":
        """The same bearer in another game."""
        return Bearer(game, self.ability, self.holder, self.seat, self.x, self.since, self.text)

    @property
    def same(self) -> Hashable:
        """C-ABL-01: abilities with one name but different texts are not the same."""
        return self.ability.id, self.holder, self.text

    @property
    def creature(self) -> Creature:
        """The creature with the ability."""
        return self.game.state.creatures[self.holder]


TacticsAsked: TypeAlias = tuple[list[Tactic], list[tuple[Tactic, list[Card]]]]
"""The tactics of a seat in play, and those of them that may answer, with the cards they may be taken for."""


class Game(EngineGame[State]):
    """The state, the printing, and the abilities of the cards."""

    quest_book: Any = None
    """The quests, creatures and cards of the quest mode; None in other modes."""

    order_cites: ClassVar[tuple[str, ...]] = ("C-ABL-07",)

    def __init__(
        self,
        state: State,
        edition: Edition,
        mode: Mode,
        abilities: Mapping[str, Ability],
        standing: Sequence[Ability],
        cards: Mapping[CardId, Card] = _NO_CARDS,
    ) -> None:
        super().__init__(state)
        self.waits_for_changes = True
        self.mode = mode
        self.hostile = state.seating.hostile
        """For each seat, whether each seat is of another side; it never changes during a game."""
        self.cards = cards
        self._tactics: dict[Cost, list[Card]] | None = None
        self.tactics_asked: dict[tuple[Seat, type[Event], bool, bool], TacticsAsked] = {}
        """The tactics of a seat that are asked about a kind of events, with all that it has in play."""
        self.windows: dict[tuple[CardId, tuple[CardId, ...]], Ability] = {}
        """For a hero and tactics in play, the events about which their player may be asked."""
        self.tactics_by_event: dict[tuple[CardId, CardId, type[Event], bool, bool], list[Card]] = {}
        """For a tactic of a hero's player, the cards with its cost that answer a kind of events."""
        self.maps: dict[Seat, tuple[list[CardId], list[CardId], list[Card]]] = {}
        """The terrain cards that a player may still lay in this game, with the facts that they depend on."""
        self.means: dict[Seat, tuple[list[Building], dict[CardId, bool], list[CardId]]] = {}
        """For a player's City, whether each building is tapped, and the untapped ones."""
        self.affordable: dict[Seat, tuple[Mapping[CardId, bool], int, Sequence[Card], list[Card]]] = {}
        """For the buildings and the prosperity of a player, those of some cards that these pay for."""
        self.usable: dict[Seat, list[int]] = {}
        """The cards in play with a use, for each player, until a card comes, goes or changes hands."""
        self.layings: dict[Seat, tuple[list[Terrain], dict[int, int], dict[tuple[CardId, int], Laying]]] = {}
        """For a player, the templates of terrain cards, with the terrains and margins that limit them."""
        self.cost_texts: list[tuple[CardId, Seat, int]] | None = None
        """The cards in play that change costs, with their players and things, once they are asked for."""
        self.edition = edition
        self.enough = edition.prosperity_goal.prosperity
        """C-WIN-02: the least prosperity with which a player may win."""
        self.abilities = abilities
        self.fallen: dict[CreatureId, Creature] = {}
        """Creatures that left the field, as they were: last words are measured from their last position."""
        self.dying: set[CreatureId] = set()
        """Creatures that are about to be eliminated, so that an interrupt does not eliminate them again."""
        self.fights: list[list[int]] = []
        """C-REL-04: for each running attack, the relics that came into play in it."""
        self.throws: list[tuple[CreatureId, str, tuple[Face, ...], frozenset[Face], str]] = []
        """C-ABL-06: for each throw that is being answered, the thrower, the purpose, the current dice, the
        faces that succeed if they are known, and the attack that hits with them."""
        self.aims: list[tuple[Any, Any, CreatureId]] = []
        """For each spell whose choice of a target is being answered: its source, its sentence, the target."""
        self.put_off: dict[int, tuple[Sequence[Event], CreatureId]] = {}
        """C-TAC-03: forced tactics that wait for another occasion of a moment: its events and the subject."""
        self.standing = standing
        """For each seat, rules that answer events in the way of an ability."""

    # Subjects of the rules.

    def type_of(self, card: CardId) -> str:
        """The type of a card, if the game knows the card."""
        known = self.cards.get(card)
        return "" if known is None else known.type

    @property
    def tactics_by_cost(self) -> Mapping[Cost, Sequence[Card]]:
        """Every tactic that the game knows, by its cost."""
        if self._tactics is None:
            self._tactics = {}
            for card in self.cards.values():
                if card.type == TACTIC:
                    self._tactics.setdefault(card.cost, []).append(card)
        return self._tactics

    def player(self, seat: Seat) -> PlayerState:
        """The zones and counters of a seat."""
        return self.state.players[seat]

    def creatures(self, seat: Seat | None = None) -> list[Creature]:
        """The creatures on the field, or those that a seat controls, in the order they came."""
        return [one for one in self.state.creatures.values() if seat is None or one.seat == seat]

    def foes(self, seat: Seat) -> list[Creature]:
        """The creatures on the field that other sides control."""
        hostile = self.hostile[seat]
        return [one for one in self.state.creatures.values() if hostile[one.seat]]

    def creature(self, id: CreatureId) -> Creature | None:
        """The creature with this id if it is on the field."""
        return self.state.creatures.get(id)

    def controls(self, seat: Seat, id: CreatureId) -> bool:
        """Whether the seat controls this creature on the field."""
        creature = self.state.creatures.get(id)
        return creature is not None and creature.seat == seat

    def is_guest(self, creature: Creature) -> bool:
        """Q-QST-03: whether a quest gave the creature to its player, who does not own it."""
        taken = creature.owner != creature.seat and not creature.controlled_until
        return self.state.quest is not None and taken

    @property
    def seating(self) -> Seating:
        """The sides of the seats, and the seats that still play."""
        return self.state.seating

    def opponents(self, seat: Seat) -> Sequence[Seat]:
        """The seats of other sides that still play, in the order of their turns after this one."""
        return self.state.seating.opponents[seat]

    def is_foe(self, one: Creature, other: Creature) -> bool:
        """Whether two creatures are of different sides."""
        return self.hostile[one.seat][other.seat]

    def in_contact(self, one: Creature, other: Creature) -> bool:
        """C-MOV-06: whether two bases touch, by the printing's distance."""
        limit = one.base // 2 + other.base // 2 + self.edition.contact_below
        dx, dy = one.x - other.x, one.y - other.y
        return dx * dx + dy * dy < limit * limit

    def contacts(self) -> list[tuple[CreatureId, CreatureId]]:
        """C-MOV-06: all pairs whose bases touch, each once, in the order in which the creatures came."""
        # `in_contact` inlined: a view of a full field asks for hundreds of pairs.
        below = self.edition.contact_below
        bases = [(one.id, one.x, one.y, one.base // 2) for one in self.state.creatures.values()]
        return [
            (id, other)
            for at, (id, x, y, r) in enumerate(bases)
            for other, x2, y2, r2 in bases[at + 1 :]
            if (x - x2) * (x - x2) + (y - y2) * (y - y2) < (r + r2 + below) * (r + r2 + below)
        ]

    def gap(self, one: Creature, other: Creature) -> int:
        """The distance between the closest points of two bases, rounded down; 0 where they touch."""
        dx, dy = one.x - other.x, one.y - other.y
        return max(0, isqrt(dx * dx + dy * dy) - one.base // 2 - other.base // 2)

    def touching(self, creature: Creature) -> list[Creature]:
        """The creatures whose bases touch this one's."""
        others = self.state.creatures.values()
        return [other for other in others if other is not creature and self.in_contact(creature, other)]

    def foes_in_contact(self, creature: Creature) -> list[Creature]:
        """The opponents' creatures that touch this one."""
        hostile = self.hostile[creature.seat]
        # `in_contact` inlined: each activation asks several times.
        x, y, reach = creature.x, creature.y, creature.base // 2 + self.edition.contact_below
        found: list[Creature] = []
        for other in self.state.creatures.values():
            if hostile[other.seat]:
                dx, limit = x - other.x, reach + other.base // 2
                # Most foes are farther away in one direction already.
                if -limit < dx < limit:
                    dy = y - other.y
                    if dx * dx + dy * dy < limit * limit:
                        found.append(other)
        return found

    # The methods that the engine calls.

    def bearers(self) -> Sequence[Bearer]:
        """C-ABL-01: each creature's abilities, and the rules that act like an ability for each seat."""
        found: list[Bearer] = []
        for creature in self.state.creatures.values():
            for one in self.combined(creature.held):
                ability = self.abilities[one.ability]
                found.append(Bearer(self, ability, creature.id, creature.seat, one.x, one.since, one.text))
        for seat in self.state.seating.living:
            found += [Bearer(self, rule, -1 - seat, seat) for rule in self.standing]
        return found

    def combined(self, held: tuple[Held, ...]) -> tuple[Counted, ...]:
        """The abilities that count among those held."""
        return combined(held, self.edition.losses_prevail)

    def held(self, creature: Creature) -> tuple[Held, ...]:
        """All abilities of a creature: those it holds and those that others give it."""
        return creature.held

    def wounds_change_gifts(self, *creatures: CreatureId) -> bool:
        """Whether what creatures are given may depend on the wounds of these."""
        return self.volatile

    def copy(self) -> Self:
        """An independent game that continues from the same state, with an empty log."""
        return type(self)(
            self.state.copy(), self.edition, self.mode, self.abilities, self.standing, self.cards
        )

    def fork(self) -> Self:
        """A copy that shares the index of abilities; only events may write to it."""
        other = self.copy()
        other.take_over(self)
        return other

    def in_play(self, holder: int) -> bool:
        """Whether a creature is on the field; the rules of a seat are always in play."""
        return holder < 0 or holder in self.state.creatures

    def answers(self, holder: int) -> bool:
        """C-MEL-07 ruling: a dying creature answers only events about itself."""
        return holder not in self.dying and self.in_play(holder)

    def seats_in_order(self) -> Sequence[Seat]:
        """C-ABL-07 ruling: the active player's effects come first."""
        return self.state.seating.following[self.state.active]

    def dice_source(self, seat: Seat) -> DiceSource | None:
        return self.mode.dice_source(self, seat)

    def out_of_turn(self, seat: Seat) -> tuple[str, ...]:
        """C-TURN-01: the phases belong to the active player."""
        return () if seat == self.state.active or self.state.phase == SETUP else ("C-TURN-01",)

    def contradiction(self, value: Value[T], claims: Sequence[ValueClaim[T]]) -> T:
        """C-DRG-02, C-DRG-03: resolved by the printing."""
        held: T = self.edition.contradiction(value, claims)
        return held


@lru_cache(maxsize=256)
def combined(held: tuple[Held, ...], losses_prevail: bool = True) -> tuple[Counted, ...]:
    """C-ABL-01: of two figures of one ability the higher counts; a figure with a plus is added.

    Abilities with one name but different texts are not the same. A figure below 0 is 0 (C-DRG-01), unless it
    only adds to an ability that every creature has.
    """
    if any(one.away or one.ability == SILENCED for one in held):
        held = _left(held, losses_prevail)
    highest: dict[tuple[str, Text | None], int] = {}
    since: dict[str, int] = {}
    plus: dict[str, int] = {}
    for one in held:
        if one.plus:
            plus[one.ability] = plus.get(one.ability, 0) + one.x
            if one.ability in ALWAYS_THERE:
                highest.setdefault((one.ability, None), 0)
        else:
            key = one.ability, one.text
            highest[key] = max(highest.get(key, one.x), one.x)
        since[one.ability] = max(since.get(one.ability, 0), one.since)
    return tuple(
        [
            Counted(name, figure if name in ALWAYS_THERE else max(0, figure), since[name], text)
            for (name, text), x in highest.items()
            for figure in (x + plus.get(name, 0),)
        ]
    )


def _left(held: tuple[Held, ...], losses_prevail: bool) -> tuple[Held, ...]:
    """C-DRG-02, C-DRG-03: without abilities taken away; a later gain counts if the last effect holds."""
    gone: dict[str, int] = {}
    for one in held:
        if one.away or one.ability == SILENCED:
            gone[one.ability] = max(one.since, gone.get(one.ability, 0))

    def is_left(one: Held) -> bool:
        lost = [gone[name] for name in (one.ability, SILENCED) if name in gone]
        if one.away or one.ability == SILENCED:
            return not one.away
        if one.ability in NOT_SILENCED:
            lost = [gone[one.ability]] if one.ability in gone else []
        return not lost or (not losses_prevail and one.since > max(lost))

    return tuple([one for one in held if is_left(one)])


def is_silenced(creature: Creature) -> bool:
    """Whether a creature has lost all its abilities and its text for now (C-PLAY-07)."""
    return bool([one for one in creature.held if one.ability == SILENCED])


SILENCED: Final = "silenced"
"""Held by a creature that has lost all its abilities."""
NOT_SILENCED: Final = frozenset(
    {
        *("strength", "health", "movement", "A-POISON", "A-DISEASE"),
        *("cannot-move", "cannot-attack", "cannot-act"),
        *("cannot-attack-hero", "cannot-attack-character", "cannot-attack-minion"),
    }
)
"""Held, but not abilities of the creature: figures, tokens, and what a text forbids it."""
ALWAYS_THERE: Final = frozenset({"strength", "health", "movement"})
"""C-ABL-01 ruling: the abilities that every creature has, so that a plus can always add to them."""
