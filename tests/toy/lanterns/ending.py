"""How a game of lanterns ends, and how a seat leaves it while the others play on."""

from typing import ClassVar, Final, TypeAlias

from signum.engine.events import Event
from signum.engine.game import Ended, EngineGame
from signum.engine.outcomes import Outcome
from signum.engine.questions import Refusal, Seat
from signum.engine.seating import Side
from tests.toy.lanterns.events import GameEnded
from tests.toy.lanterns.state import ENOUGH, KEEPERS, ROUNDS, STORMS, TOP, Night

LEFT: Final = ("L-OUT-02",)


class Conceded(Event, frozen=True):
    """Somebody gave up."""

    seat: Seat

    follows: ClassVar[tuple[str, ...]] = LEFT

    def apply(self, state: Night) -> None:
        winner = leave(state, self.seat)
        if winner is not None:
            state.outcome = Outcome(winner, "concession", LEFT)


class ClockRanOut(Event, frozen=True):
    """Somebody's time is over."""

    seat: Seat

    follows: ClassVar[tuple[str, ...]] = LEFT

    def apply(self, state: Night) -> None:
        winner = leave(state, self.seat)
        if winner is not None:
            state.outcome = Outcome(winner, "clock", LEFT)


class DrawAgreed(Event, frozen=True):
    """All agreed on a draw."""

    follows: ClassVar[tuple[str, ...]] = ("L-WIN-04",)

    def apply(self, state: Night) -> None:
        state.outcome = Outcome(None, "agreement", self.cites)


Acts: TypeAlias = Conceded | ClockRanOut | DrawAgreed


def remaining(state: Night) -> tuple[Seat, ...]:
    """The seats that are neither out nor about to go."""
    return tuple([seat for seat in state.seating.living if seat not in state.leaving])


def leave(state: Night, seat: Seat) -> Side | None:
    """The side that has won since the last seat of the other has left; nothing while both play on."""
    state.leaving = (*state.leaving, seat)
    side = state.sides[seat]
    if any(state.sides[one] == side for one in remaining(state)):
        return None
    return STORMS if side == KEEPERS else KEEPERS


def refused_act(state: Night, act: Acts) -> Refusal | None:
    """Why this cannot happen now."""
    match act:
        case Conceded(seat=seat) | ClockRanOut(seat=seat) if seat not in range(len(state.sides)):
            return Refusal("no-such-seat", (), {"seat": seat})
        case Conceded(seat=seat) | ClockRanOut(seat=seat) if seat not in remaining(state):
            return Refusal("out-already", LEFT, {"seat": seat})
        case _:
            return None


def decide(game: EngineGame[Night]) -> None:
    """End the game if an event has decided it."""
    outcome = verdict(game.state)
    if outcome is not None:
        game.write(GameEnded(outcome))
        raise Ended


def verdict(state: Night) -> Outcome | None:
    """L-WIN: the tower is reached, all lanterns are out, or the sun rises."""
    lanterns = state.lanterns.values()
    if not lanterns:
        return Outcome(STORMS, "darkness", ("L-WIN-02",))
    if all(lantern.step == TOP for lantern in lanterns):
        return Outcome(KEEPERS, "tower", ("L-WIN-01",))
    if state.round <= ROUNDS:
        return None
    light = sum([lantern.light for lantern in lanterns])
    if light == ENOUGH:
        return Outcome(None, "twilight", ("L-WIN-03",))
    return Outcome(KEEPERS if light > ENOUGH else STORMS, "dawn", ("L-WIN-03",))
