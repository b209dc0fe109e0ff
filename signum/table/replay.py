"""A finished game, step by step: forwards, backwards, or at any place."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any, Final

from signum.engine.chance import Chance
from signum.engine.events import Event
from signum.engine.questions import Seat
from signum.engine.records import replaced
from signum.engine.run import Entry, Given, Rest
from signum.table.match import Match

RESTS_APART: Final = 6
"""Entries between two rests that are kept, at least: about as many are given again to show a step."""


class Replay:
    """A match that goes to any of its steps; after step n, n entries have been given.

    Answers that were taken back are not shown, as they are in no entry.
    """

    def __init__(self, match: Match) -> None:
        # Nobody plays here.
        match.clock, match.notes = None, []
        self.match = match
        self.entries: Sequence[Entry] = list(match.run.entries)
        self.learnt: Sequence[bool] = list(match.run.learnt)
        """For each entry, whether any seat learnt something from it."""
        self._times = list(match.times)
        self._log = list(match.run.game.log)
        self._rests = list(match.run.rests)
        """The rests from which steps are reached, in the order of the game; a shown step may add some."""

    @property
    def steps(self) -> int:
        """The number of the last step."""
        return len(self.entries)

    @property
    def step(self) -> int:
        """The step that is shown."""
        return len(self.match.run.entries)

    def go(self, step: int) -> None:
        """Show a step; the nearest one if there is none with that number."""
        wanted = max(0, min(step, self.steps))
        known = bisect_right(self._rests, wanted, key=lambda rest: rest.entries)
        if not self._rests[known - 1].entries <= self.step <= wanted:
            self._rest_at(known - 1)
        for at in range(self.step, wanted):
            self.match.catch_up(self.entries[at : at + 1], self._times[at : at + 1])
            self._keep(self.match.run.rests[-1])

    def _keep(self, rest: Rest[Any]) -> None:
        """Keep a rest that is not near another one."""
        at = bisect_right(self._rests, rest.entries, key=lambda one: one.entries)
        near = self._rests[at - 1 : at + 1]
        if all(abs(one.entries - rest.entries) >= RESTS_APART for one in near):
            self._rests.insert(at, rest)

    def _rest_at(self, number: int) -> None:
        """Go to a rest that is kept."""
        rest = self._rests[number]
        given = rest.entries
        self.match.run.take_over(
            list(self.entries[:given]),
            list(self.learnt[:given]),
            self._rests[: number + 1],
            self._log[: rest.events],
        )
        self.match.times[:] = self._times[:given]

    def rested(self) -> Any:
        """The start of a game that goes on from the last rest before the step that is shown."""
        return replaced(self.match.start, state=self.match.run.rests[-1].state.copy())

    def rested_chance(self) -> Chance | None:
        """The chance of the game at that rest; None if its dice were thrown by hand."""
        return self.match.run.rests[-1].chance

    def seat_of(self, step: int) -> Seat | None:
        """The seat whose answer led to a step; None if nobody answered."""
        entry = self.entries[step - 1] if 0 < step <= self.steps else None
        return entry.seat if isinstance(entry, Given) else None

    def events(self, seat: Seat | None) -> Iterator[list[Event]]:
        """For each step from the first on, the events that led to it, as a seat sees them."""
        self.go(0)
        shown = 0
        for step in range(self.steps + 1):
            self.go(step)
            events, shown = self.match.events(seat, shown)
            yield events
