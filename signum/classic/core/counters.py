"""Counters that texts place on things in play (C-CARD-06)."""

from typing import ClassVar, Final

from signum.classic.core.state import CardId, State
from signum.classic.core.units import CounterName
from signum.engine.events import Event
from signum.engine.units import Count, ThingId

MOST_COUNTERS: Final = 999
"""The highest number of counters of one name on one thing."""


class CountersPlaced(Event, frozen=True):
    """Counters of one name were placed on a thing in play."""

    card: CardId
    holder: ThingId
    counter: CounterName
    number: Count

    follows: ClassVar[tuple[str, ...]] = ("C-CARD-06",)
    changes_conditions: ClassVar = True

    def apply(self, state: State) -> None:
        """Numbers of things are never used again, so counters need not be swept away with them."""
        _change(state, self.holder, self.counter, self.number)


class CountersRemoved(Event, frozen=True):
    """Counters of one name were removed from a thing in play."""

    card: CardId
    holder: ThingId
    counter: CounterName
    number: Count

    follows: ClassVar[tuple[str, ...]] = ("C-CARD-06",)
    changes_conditions: ClassVar = True

    def apply(self, state: State) -> None:
        _change(state, self.holder, self.counter, -self.number)


def _change(state: State, holder: int, counter: str, more: int) -> None:
    there = dict(state.counters.get(holder, ()))
    there[counter] = there.get(counter, 0) + more
    left = tuple(sorted([one for one in there.items() if one[1] > 0]))
    counters = {id: held for id, held in state.counters.items() if id != holder}
    state.counters = {**counters, holder: left} if left else counters


def counters_on(state: State, holder: int, counter: str = "") -> int:
    """The counters on a thing, of one name or of all; also on one that has left play."""
    return sum([number for name, number in state.counters.get(holder, ()) if counter in ("", name)])
