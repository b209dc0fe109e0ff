"""The turns of a finished game in which the chances moved most: what happened, without judging any choice."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Final

from msgspec import Struct

from signum.engine.questions import Seat
from signum.engine.seating import Side
from signum.players.win_chances import TurnChances

MOST_EVENTFUL: Final = 3


class EventfulTurn(Struct, frozen=True):
    """A turn, and how the chance of one side changed from its beginning to that of the next turn."""

    step: int
    until: int
    """The step at which the next turn begins, or the last one of the game."""
    turn: int
    seat: Seat | None
    side: int
    """Of two sides that of the seat; of more the one whose chance changed most."""
    before: float
    after: float
    error: float
    """Half of the 95 % interval of the change, for the luck of the continuations."""

    @property
    def change(self) -> float:
        """How much more the side has in the end."""
        return self.after - self.before


def eventful_turns(
    turns: Sequence[TurnChances], end: TurnChances, side_of: Sequence[Side]
) -> list[EventfulTurn]:
    """The turns that changed the chances by more than the error of the curve; else the one that did most."""
    found = [_turn(one, after, side_of) for one, after in pairwise([*turns, end])]
    found.sort(key=lambda one: -abs(one.change))
    beyond = [one for one in found if abs(one.change) > one.error]
    return sorted((beyond or found[:1])[:MOST_EVENTFUL], key=lambda one: one.step)


def _turn(one: TurnChances, after: TurnChances, side_of: Sequence[Side]) -> EventfulTurn:
    sides = range(len(one.chances))
    most = max(sides, key=lambda side: abs(after.chances[side] - one.chances[side]))
    side = side_of[one.seat] if one.seat is not None and len(sides) == 2 else most
    error = hypot(*[_half(turn.intervals[side]) for turn in (one, after)])
    return EventfulTurn(
        one.step, after.step, one.turn, one.seat, side, one.chances[side], after.chances[side], error
    )


def _half(interval: tuple[float, float]) -> float:
    return (interval[1] - interval[0]) / 2
