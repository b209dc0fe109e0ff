"""Controlling an opponent's creature, and making one skip its activation: C-ZONE-07, A-CONTROL."""

from typing import ClassVar, Final

from signum.classic.chapters.turn.durations import TurnEnding, ending_moment
from signum.classic.core.events import OfCreature
from signum.classic.core.game import Bearer, Game
from signum.classic.core.state import Creature, State
from signum.classic.core.units import Moment
from signum.classic.core.values import can_be_controlled
from signum.engine.abilities import Ability
from signum.engine.questions import Facts, Procedure, Refusal, Seat


class ControlTaken(OfCreature, frozen=True):
    """A creature came under the control of another player, who may activate it."""

    seat: Seat
    until: Moment

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-07",)
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        """It changes sides and has not been activated by its new player."""
        creature = state.creatures[self.creature]
        creature.seat = self.seat
        creature.activated = False
        creature.controlled_until = self.until


class ControlEnded(OfCreature, frozen=True):
    """A creature returned to its owner's control."""

    seat: Seat

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-07",)
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        """It was activated this turn, by whichever player."""
        creature = state.creatures[self.creature]
        creature.seat = self.seat
        creature.activated = True
        creature.controlled_until = 0


class ActivationLost(OfCreature, frozen=True):
    """A creature will spend its next activation doing nothing."""

    def apply(self, state: State) -> None:
        state.creatures[self.creature].skips += 1


class ActivationGivenUp(OfCreature, frozen=True):
    """A creature gives up the activation that has just begun."""

    follows: ClassVar[tuple[str, ...]] = ("C-ACT-01",)

    def apply(self, state: State) -> None:
        state.creatures[self.creature].skips += 1


def refused_control(game: Game, creature: Creature, seat: Seat) -> Refusal | None:
    """The reason why a player cannot take control of a creature.

    C-SUM-04 ruling: where the limit forbids having more, no player may take a character past it.
    """
    if creature.seat == seat:
        return Refusal("already-yours", ("C-ZONE-07",), {"creature": creature.id})
    if not game.value(can_be_controlled, creature):
        because = ("C-ZONE-07", *game.sources(can_be_controlled, creature))
        return Refusal("cannot-be-controlled", because, {"creature": creature.id})
    counted: list[Creature] = game.edition.counted_for_summoning([creature])
    there: list[Creature] = game.edition.counted_for_summoning(game.creatures(seat))
    limit = game.edition.summoning_limit
    if game.edition.limit_binds_control and counted and len(there) >= limit:
        facts: Facts = {"there": len(there), "most": limit}
        return Refusal("too-many-to-control", ("C-SUM-04",), facts)
    return None


def take_control(game: Game, creature: Creature, seat: Seat, until: int, because: str) -> Procedure[None]:
    """A player controls a creature until a moment; its own player is not asked."""
    if creature.seat != seat:
        yield from game.happen(ControlTaken(creature.id, seat, until, because=(because,)))


control_ends: Final[Ability] = Ability("C-ZONE-07")


def _due(me: Bearer) -> list[Creature]:
    moment = ending_moment(me.game.state)
    return [one for one in me.game.creatures(me.seat) if 0 < one.controlled_until <= moment]


@control_ends.after(
    TurnEnding,
    when=lambda me, _ending: bool(_due(me)),
    touches=lambda me, _ending: frozenset(("control", one.id) for one in _due(me)),
)
def give_back(me: Bearer, _ending: TurnEnding) -> Procedure[None]:
    """Return creatures that were taken for the turn at its end."""
    for creature in _due(me):
        yield from me.game.happen(ControlEnded(creature.id, creature.owner))
