"""Gains and losses of creatures, and their durations: C-PLAY-07, C-TURN-02, C-TURN-06."""

from collections.abc import Iterable
from typing import Annotated, ClassVar, Final

from msgspec import Struct

from signum.classic.cards.vocabulary import Text
from signum.classic.core.events import OfCreature
from signum.classic.core.game import ALWAYS_THERE, SILENCED, Bearer, Game
from signum.classic.core.state import FOREVER, Creature, CreatureId, Held, State
from signum.classic.core.units import LOSSES, Figure, Moment
from signum.classic.core.values import can_be_diseased, can_be_poisoned
from signum.engine.abilities import Ability
from signum.engine.events import Event
from signum.engine.questions import Facts, Procedure, Refusal, Seat
from signum.engine.units import AbilityId, Count
from signum.engine.values import Value

END_OF_ATTACK: Final = 1
"""The moment for effects that end with an attack: before the end of any turn."""

TOKENS: Final[dict[str, Value[bool]]] = {"A-POISON": can_be_poisoned, "A-DISEASE": can_be_diseased}
"""Abilities that are tokens, and the values that allow them. Losing one does not prevent another."""


class Gained(OfCreature, frozen=True):
    """A creature gained an ability, or more of it."""

    ability: AbilityId
    x: Figure = 0
    plus: bool = False
    until: Moment = FOREVER
    text: Text | None = None
    until_hurt: bool = False

    follows: ClassVar[tuple[str, ...]] = ("C-PLAY-07", "C-ABL-01")
    reindexes: ClassVar = True
    cards_stay: ClassVar = True

    def apply(self, state: State) -> None:
        creature = state.creatures[self.creature]
        gain = Held(
            self.ability,
            self.x,
            self.plus,
            state.tick,
            self.until,
            text=self.text,
            until_hurt=self.until_hurt,
        )
        creature.held = (*creature.held, gain)
        state.tick += 1


class Lost(OfCreature, frozen=True):
    """A creature no longer has an ability, printed or gained."""

    ability: AbilityId

    reindexes: ClassVar = True
    cards_stay: ClassVar = True

    def apply(self, state: State) -> None:
        creature = state.creatures[self.creature]
        creature.held = tuple([one for one in creature.held if one.ability != self.ability])


class TakenAway(OfCreature, frozen=True):
    """A creature does not have an ability for a time, printed or gained."""

    ability: AbilityId
    until: Moment = FOREVER
    until_hurt: bool = False

    follows: ClassVar[tuple[str, ...]] = ("C-PLAY-07",)
    reindexes: ClassVar = True
    cards_stay: ClassVar = True

    def apply(self, state: State) -> None:
        """It is held as missing; the printing decides whether a later gain restores it."""
        creature = state.creatures[self.creature]
        missing = Held(self.ability, 0, False, state.tick, self.until, away=True, until_hurt=self.until_hurt)
        creature.held = (*creature.held, missing)
        state.tick += 1


class Silenced(OfCreature, frozen=True):
    """A creature has none of its abilities and no text for a time, or for good."""

    until: Moment = FOREVER
    until_hurt: bool = False

    follows: ClassVar[tuple[str, ...]] = ("C-PLAY-07",)
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        """Abilities and texts are kept; the printing decides whether a later gain counts (C-DRG-02)."""
        creature = state.creatures[self.creature]
        silenced = Held(SILENCED, 0, False, state.tick, self.until, until_hurt=self.until_hurt)
        creature.held = (*creature.held, silenced)
        state.tick += 1


class ArmourGained(OfCreature, frozen=True):
    """Armour tokens were laid on a creature."""

    tokens: Count

    follows: ClassVar[tuple[str, ...]] = ("A-ARMOUR",)

    def apply(self, state: State) -> None:
        state.creatures[self.creature].armour += self.tokens


class ArmourLost(OfCreature, frozen=True):
    """Armour tokens were taken from a creature."""

    tokens: Count

    follows: ClassVar[tuple[str, ...]] = ("A-ARMOUR",)

    def apply(self, state: State) -> None:
        state.creatures[self.creature].armour -= self.tokens


class TurnEnding(Event, frozen=True):
    """A turn is about to end: effects that last until then or act then are due."""

    seat: Seat

    follows: ClassVar[tuple[str, ...]] = ("C-TURN-06",)
    stays_open: ClassVar = True

    def apply(self, state: State) -> None:
        """Nothing changes."""


class Loss(Struct, frozen=True):
    """The abilities that one creature loses."""

    creature: CreatureId
    ability: str


class Expired(Event, frozen=True):
    """The effects that lasted until this moment are over."""

    seat: Seat
    moment: Count
    lost: Annotated[tuple[Loss, ...], LOSSES.meta]
    back: Annotated[tuple[Loss, ...], LOSSES.meta] = ()
    """The abilities that were taken away and are restored."""

    follows: ClassVar[tuple[str, ...]] = ("C-PLAY-07",)
    reindexes: ClassVar = True
    cards_stay: ClassVar = True

    def apply(self, state: State) -> None:
        """Each creature of the seat keeps the effects that last longer."""
        for creature in state.creatures.values():
            if creature.seat == self.seat and _has_expired(creature, self.moment):
                creature.held = tuple([one for one in creature.held if not _over(one, self.moment)])


def gain(
    game: Game,
    creature: Creature,
    ability: str,
    x: int = 0,
    *,
    plus: bool = False,
    until: int = FOREVER,
    text: Text | None = None,
    because: tuple[str, ...] = (),
    until_hurt: bool = False,
) -> Procedure[None]:
    """A creature gains an ability; without a stated duration for the whole game (C-PLAY-07).

    It gains neither a token that it cannot have, nor more of an ability that it does not have (C-ABL-01).
    """
    if refused_gain(game, creature, ability) is None and (not plus or is_there(game, creature, ability)):
        gained = Gained(creature.id, ability, x, plus, until, text, until_hurt, because=because)
        yield from game.happen(gained)


def is_there(game: Game, creature: Creature, ability: str) -> bool:
    """C-ABL-01: whether a creature has something that a plus can add to; armour is always added."""
    if ability in ALWAYS_THERE or ability == "A-ARMOUR":
        return True
    return ability in [one.ability for one in game.combined(game.held(creature))]


def refused_gain(game: Game, creature: Creature, ability: str) -> Refusal | None:
    """Why a creature cannot gain an ability."""
    allowed = TOKENS.get(ability)
    if allowed is None or game.value(allowed, creature):
        return None
    facts: Facts = {"creature": creature.id, "ability": ability}
    return Refusal("cannot-have-token", game.sources(allowed, creature), facts)


def lose(game: Game, creature: Creature, ability: str, because: str) -> Procedure[None]:
    """A creature loses an ability that it has."""
    if any(one.ability == ability for one in creature.held):
        yield from game.happen(Lost(creature.id, ability, because=(because,)))


def take_away(
    game: Game, creature: Creature, ability: str, until: int, because: str, *, until_hurt: bool = False
) -> Procedure[None]:
    """A creature loses an ability until a moment."""
    yield from game.happen(TakenAway(creature.id, ability, until, until_hurt, because=(because,)))


class Disturbed(OfCreature, frozen=True):
    """A creature was hurt: what lasts until then is over."""

    ended: tuple[AbilityId, ...]

    follows: ClassVar[tuple[str, ...]] = ("C-PLAY-07",)
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        creature = state.creatures[self.creature]
        creature.held = tuple([one for one in creature.held if not one.until_hurt])


def disturbed(game: Game, hurt: Iterable[CreatureId]) -> list[Disturbed]:
    """The ends of what lasts until these creatures are hurt."""
    creatures = game.state.creatures
    return [
        Disturbed(id, tuple([one.ability for one in creatures[id].held if one.until_hurt]))
        for id in dict.fromkeys(hurt)
        if id in creatures and [one for one in creatures[id].held if one.until_hurt]
    ]


def moment_of(state: State, until: str, seat: Seat) -> int:
    """The moment at which an effect of a seat with this duration ends; C-PLAY-07 without a duration."""
    if until == "turn":
        return end_of_turn(state)
    if until == "attack":
        return END_OF_ATTACK
    if until == "opponents-turn":
        return end_of_turn(state) + 2 * _turns_of_opponents(state, seat)
    if until == "own-turn":
        return 2 * (state.turn + _turns_until_own(state, seat))
    return FOREVER


def _turns_until_own(state: State, seat: Seat) -> int:
    """The number of turns until the seat's next turn; in its own turn, all that play take theirs first."""
    coming = state.seating.turns_from(state.active)
    return coming.index(seat) if state.active != seat else len(coming)


def _turns_of_opponents(state: State, seat: Seat) -> int:
    """C-VAR-07: the number of turns until the last opponent's turn before the seat's next turn.

    If no opponent plays before it, as in an ally's turn, the last opponent of the round counts.
    """
    coming = state.seating.turns_from(state.active)
    opponents = state.seating.opponents[seat]
    theirs = [at for at, one in enumerate(coming) if one in opponents]
    before = [at for at in theirs if at < coming.index(seat)]
    return (before or theirs or [0])[-1]


def is_last_opponents_turn(state: State, seat: Seat, ending: Seat) -> bool:
    """C-VAR-07: whether it is an opponent's turn, the last one before the seat's next turn."""
    coming = state.seating.turns_from(ending)
    between = coming[1 : coming.index(seat)]
    opponents = state.seating.opponents[seat]
    return state.seating.hostile[seat][ending] and not any(one in opponents for one in between)


def end_of_turn(state: State) -> int:
    """The moment at which this turn ends."""
    return 2 * state.turn + 1


def ending_moment(state: State) -> int:
    """The moment of a turn's end: turns of players who are out end with the one before (C-VAR-09)."""
    return end_of_turn(state) + 2 * state.seating.passed_over(state.active)


def start_of_turn(state: State) -> int:
    """The moment at which this turn began."""
    return 2 * state.turn


def expire(game: Game, seat: Seat, moment: int, because: str) -> Procedure[None]:
    """Effects that lasted until this moment end; abilities taken away until then are restored."""
    expired = expiring(game, seat, moment, because)
    if expired is not None:
        yield from game.happen(expired)


def expiring(game: Game, seat: Seat, moment: int, because: str) -> Expired | None:
    """The end of all effects on a seat's creatures that last until a moment."""
    over = [
        (Loss(creature.id, one.ability), one.away)
        for creature in game.state.creatures.values()
        if creature.seat == seat
        for one in creature.held
        if one.until != FOREVER and one.until <= moment
    ]
    if not over:
        return None
    lost = tuple([one for one, away in over if not away])
    back = tuple([one for one, away in over if away])
    return Expired(seat, moment, lost, back, because=(because,))


def _concerned(game: Game, seat: Seat, moment: int) -> list[CreatureId]:
    """The creatures of a seat that lose or regain something at a moment."""
    return [
        one.id
        for one in game.state.creatures.values()
        if one.seat == seat and [held for held in one.held if held.until != FOREVER and held.until <= moment]
    ]


def _has_expired(creature: Creature, moment: int) -> bool:
    """Whether something that the creature holds ends at a moment."""
    return bool([one for one in creature.held if one.until != FOREVER and one.until <= moment])


def _over(held: Held, moment: int) -> bool:
    return held.until != FOREVER and held.until <= moment


armour_tokens: Final[Ability] = Ability("C-ABL-01")


@armour_tokens.after(
    Gained,
    when=lambda me, gained: gained.ability == "A-ARMOUR" and me.game.controls(me.seat, gained.creature),
    touches=lambda _me, gained: frozenset({gained.creature}),
)
def lay_tokens(me: Bearer, gained: Gained) -> Procedure[None]:
    """C-ABL-01: armour is the exception: a gain adds tokens even without having had any.

    A negative amount removes tokens, at most as many as there are (C-DRG-01).
    """
    lost = min(-gained.x, me.game.state.creatures[gained.creature].armour)
    if gained.x > 0:
        yield from me.game.happen(ArmourGained(gained.creature, gained.x))
    elif lost > 0:
        yield from me.game.happen(ArmourLost(gained.creature, lost))


lasting_effects: Final[Ability] = Ability("C-TURN-06")


@lasting_effects.after(
    TurnEnding,
    when=lambda me, _ending: bool(_concerned(me.game, me.seat, ending_moment(me.game.state))),
    touches=lambda me, _ending: frozenset(_concerned(me.game, me.seat, ending_moment(me.game.state))),
)
def lapse(me: Bearer, _ending: TurnEnding) -> Procedure[None]:
    """C-TURN-06: effects that end with the turn are ordered with those that act at its end."""
    yield from expire(me.game, me.seat, ending_moment(me.game.state), because="C-TURN-06")
