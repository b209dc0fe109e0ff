"""The events of a finished game that brought most victory points."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from signum.engine.events import Event
from signum.engine.questions import Seat
from signum.table.past import past
from signum.warseer.chapters.economy import (
    CardLeft,
    Drawn,
    IncomeChanged,
    victory_points,
)
from signum.warseer.chapters.feats import FeatPlayed, FeatTaken
from signum.warseer.chapters.harm import Buried, Eliminated
from signum.warseer.core.holdings import HERO
from signum.warseer.core.state import State

MOST: Final = 3
BETWEEN: Final = (FeatTaken, Buried, CardLeft, IncomeChanged, Drawn)
"""Events that may stand between an elimination and the feat that is taken for it."""


class TurningPoint(Struct, frozen=True):
    """An event, its turn, the points that a seat won or lost by it, and whether the lead changed."""

    at: int
    turn: int
    active: Seat
    seat: Seat
    points: int
    takes_lead: bool


def turning_points(start: State, log: Sequence[Event]) -> list[TurningPoint]:
    """The few that brought most, in the order of play; the fall of a hero is the end and is told as such."""
    found: dict[int, TurningPoint] = {}
    before: tuple[int, Event, int, Seat, tuple[int, ...]] | None = None
    last = start
    for at, event, state in past(start, log):
        points = _points(state)
        if before is not None:
            _note(found, log, before, points)
        before, last = (at, event, state.turn, state.active, points), state
    if before is not None:
        _note(found, log, before, _points(last))
    largest = sorted(found.values(), key=lambda one: (-abs(one.points), -one.takes_lead, -one.at))[:MOST]
    return sorted(largest, key=lambda one: one.at)


def _points(state: State) -> tuple[int, ...]:
    return tuple(map(victory_points, state.players))


def _note(
    found: dict[int, TurningPoint],
    log: Sequence[Event],
    before: tuple[int, Event, int, Seat, tuple[int, ...]],
    after: tuple[int, ...],
) -> None:
    at, event, turn, active, points = before
    if not isinstance(event, FeatPlayed | FeatTaken | IncomeChanged):
        return
    change = after[event.seat] - points[event.seat]
    if not change:
        return
    at = _cause(log, at) if isinstance(event, FeatTaken) else at
    known = found.get(at)
    total = change if known is None else change + known.points
    leads = _leads(after, event.seat) and not _leads(points, event.seat)
    leads |= known is not None and known.takes_lead
    found[at] = TurningPoint(at, turn, active, event.seat, total, leads)


def _leads(points: tuple[int, ...], seat: Seat) -> bool:
    return all(points[seat] > other for one, other in enumerate(points) if one != seat)


def _cause(log: Sequence[Event], at: int) -> int:
    """The elimination that a feat was taken for; the taking itself where a card gave it."""
    for one in range(at - 1, -1, -1):
        if isinstance(log[one], Eliminated):
            return one
        if not isinstance(log[one], BETWEEN):
            break
    return at


def fallen_hero(log: Sequence[Event]) -> Eliminated | None:
    """The last fall of a hero."""
    falls = [one for one in log if isinstance(one, Eliminated) and one.type == HERO]
    return falls[-1] if falls else None
