"""A finished game, step by step: forwards, backwards, or at any place."""

from collections.abc import Iterator, Sequence
from typing import Any

from signum.engine.chance import Chance
from signum.engine.events import Event
from signum.engine.questions import Seat
from signum.engine.records import replaced
from signum.engine.run import Entry, Given
from signum.table.match import Match


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
        if wanted < self.step:
            self.match.run.rewind(wanted)
            del self.match.times[wanted:]
        self.match.catch_up(self.entries[self.step : wanted], self._times[self.step : wanted])

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
