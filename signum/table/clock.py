"""A clock for each seat. It is given the time and never reads it, so a replay is the same game."""

from msgspec import Struct

from signum.engine.questions import Seat


class ClockSettings(Struct, frozen=True):
    """The time of each seat for the game, and the increment for each answer, in milliseconds."""

    bank: int
    increment: int = 0


class Clock:
    """Runs for the seat that is asked, as soon as it is asked."""

    def __init__(self, settings: ClockSettings, seats: int, now: int) -> None:
        self.settings = settings
        self.left = [settings.bank] * seats
        self.running: Seat | None = None
        self.since = now

    def time_left(self, seat: Seat, now: int) -> int:
        """The time that a seat has left now; 0 once it has run out."""
        spent = now - self.since if seat == self.running else 0
        return max(0, self.left[seat] - max(0, spent))

    def run_out(self, now: int) -> Seat | None:
        """The seat whose time has run out, if any."""
        if self.running is not None and self.time_left(self.running, now) == 0:
            return self.running
        return None

    def answered(self, now: int, *, rewarded: bool = True) -> None:
        """The running seat has answered: its time stops, and for a new answer it gets its increment."""
        self.look(now)
        if self.running is not None and rewarded:
            self.left[self.running] += self.settings.increment

    def ask(self, seat: Seat | None, now: int) -> None:
        """Run the clock of this seat from now on."""
        self.look(now)
        self.running = seat

    def look(self, now: int) -> None:
        """Charge the running seat for the time until now; a clock never goes back."""
        if self.running is not None:
            self.left[self.running] = self.time_left(self.running, now)
        self.since = max(self.since, now)
