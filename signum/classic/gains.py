"""What creatures gain and lose, and for how long: C-PLAY-07, C-TURN-02, C-TURN-06."""

from typing import ClassVar, Final

from msgspec import Struct

from signum.classic.game import Bearer, Game
from signum.classic.happenings import OfCreature
from signum.classic.state import FOREVER, Creature, CreatureId, Held, State
from signum.engine.abilities import Ability
from signum.engine.events import Event
from signum.engine.questions import Procedure, Seat


class Gained(OfCreature, Event, frozen=True):
    """A creature has an ability it had not, or more of it."""

    creature: CreatureId
    ability: str
    x: int = 0
    plus: bool = False
    until: int = FOREVER

    follows: ClassVar[tuple[str, ...]] = ("C-PLAY-07", "C-ABL-01")
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        """Hold it from now on; what is applied later is known to be later."""
        creature = state.creatures[self.creature]
        gain = Held(self.ability, self.x, self.plus, state.tick, self.until)
        creature.held = (*creature.held, gain)
        state.tick += 1


class Lost(OfCreature, Event, frozen=True):
    """A creature no longer has an ability, printed or gained."""

    creature: CreatureId
    ability: str

    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        """All of that name."""
        creature = state.creatures[self.creature]
        creature.held = tuple([one for one in creature.held if one.ability != self.ability])


class ArmourGained(OfCreature, Event, frozen=True):
    """Armour tokens were laid on a creature."""

    creature: CreatureId
    tokens: int

    follows: ClassVar[tuple[str, ...]] = ("A-ARMOUR",)

    def apply(self, state: State) -> None:
        """More tokens, always added."""
        state.creatures[self.creature].armour += self.tokens


class TurnEnding(Event, frozen=True):
    """A turn comes to its end: what lasts until then or acts then is due."""

    seat: Seat

    follows: ClassVar[tuple[str, ...]] = ("C-TURN-06",)
    stays_open: ClassVar = True

    def apply(self, state: State) -> None:
        """Nothing changes by this alone."""


class Loss(Struct, frozen=True):
    """What one creature no longer has."""

    creature: CreatureId
    ability: str


class Expired(Event, frozen=True):
    """The effects that lasted until this moment are over."""

    seat: Seat
    moment: int
    lost: tuple[Loss, ...]

    follows: ClassVar[tuple[str, ...]] = ("C-PLAY-07",)
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        """Each creature of the seat keeps what lasts longer."""
        for creature in state.creatures.values():
            if creature.seat == self.seat:
                creature.held = tuple([one for one in creature.held if not _over(one, self.moment)])


def gain(
    game: Game, creature: Creature, ability: str, x: int = 0, *, plus: bool = False, until: int = FOREVER
) -> Procedure[None]:
    """A creature gains an ability; without a stated duration for the whole game (C-PLAY-07)."""
    yield from game.happen(Gained(creature.id, ability, x, plus, until))


def lose(game: Game, creature: Creature, ability: str, because: str) -> Procedure[None]:
    """A creature loses an ability that it has."""
    if any(one.ability == ability for one in creature.held):
        yield from game.happen(Lost(creature.id, ability, because=(because,)))


def moment_of(state: State, until: str) -> int:
    """The moment at which something that lasts so long is over; C-PLAY-07 where nothing is said."""
    if until == "turn":
        return end_of_turn(state)
    if until == "opponents-turn":
        # C-VAR-07: until the last opponent's turn is over.
        return end_of_turn(state) + 2 * (len(state.players) - 1)
    return FOREVER


def end_of_turn(state: State) -> int:
    """The moment at which this turn ends."""
    return 2 * state.turn + 1


def start_of_turn(state: State) -> int:
    """The moment at which this turn began."""
    return 2 * state.turn


def expire(game: Game, seat: Seat, moment: int, because: str) -> Procedure[None]:
    """What lasted until this moment is lost."""
    lost = _expiring(game, seat, moment)
    if lost:
        yield from game.happen(Expired(seat, moment, tuple(lost), because=(because,)))


def _expiring(game: Game, seat: Seat, moment: int) -> list[Loss]:
    return [
        Loss(creature.id, one.ability)
        for creature in game.creatures(seat)
        for one in creature.held
        if _over(one, moment)
    ]


def _over(held: Held, moment: int) -> bool:
    return held.until != FOREVER and held.until <= moment


armour_tokens: Final = Ability("C-ABL-01")


@armour_tokens.after(
    Gained,
    when=lambda me, gained: gained.ability == "A-ARMOUR" and me.game.controls(me.seat, gained.creature),
    touches=lambda _me, gained: frozenset({gained.creature}),
)
def lay_tokens(me: Bearer, gained: Gained) -> Procedure[None]:
    """C-ABL-01: armour is the exception: whoever gains it gets tokens, also without having had any."""
    yield from me.game.happen(ArmourGained(gained.creature, gained.x))


lasting_effects: Final = Ability("C-TURN-06")


@lasting_effects.after(
    TurnEnding,
    when=lambda me, _ending: bool(_expiring(me.game, me.seat, end_of_turn(me.game.state))),
    touches=lambda me, _ending: frozenset(
        loss.creature for loss in _expiring(me.game, me.seat, end_of_turn(me.game.state))
    ),
)
def lapse(me: Bearer, _ending: TurnEnding) -> Procedure[None]:
    """C-TURN-06: what lasts until the end of the turn ends in an order with what acts then."""
    yield from expire(me.game, me.seat, end_of_turn(me.game.state), because="C-TURN-06")
