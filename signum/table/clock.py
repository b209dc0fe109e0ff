"""Clocks of seats and of the game. They are given the time and never read it: a replay is the same game."""

from msgspec import Struct

from signum.engine.questions import Seat


class ClockSettings(Struct, frozen=True):
    """The time of each seat for the game, the increment for each answer, and the time of the whole game.

    All in milliseconds; 0 for no limit.
    """

    bank: int = 0
    increment: int = 0
    limit: int = 0


class Clock:
    """Runs for the seat that is asked, as soon as it is asked."""

    def __init__(self, settings: ClockSettings, seats: int, now: int) -> None:
        self.settings = settings
        self.left = [settings.bank] * seats
        self.played = 0
        """The time of the game so far, as of `since`."""
        self.running: Seat | None = None
        self.since = now

    def time_left(self, seat: Seat, now: int) -> int:
        """The time that a seat has left now; 0 once it has run out, or if seats have no clocks."""
        spent = now - self.since if seat == self.running else 0
        return max(0, self.left[seat] - max(0, spent))

    def game_left(self, now: int) -> int:
        """The time that the whole game has left now; 0 once it is over, or if it has no limit."""
        return max(0, self.settings.limit - self.played - self._passed(now))

    def is_over(self, now: int) -> bool:
        """Whether the agreed time of the game is over."""
        return self.settings.limit > 0 and self.game_left(now) == 0

    def run_out(self, now: int) -> Seat | None:
        """The seat whose time has run out, if any."""
        if self.settings.bank and self.running is not None and self.time_left(self.running, now) == 0:
            return self.running
        return None

    def answered(self, now: int, *, rewarded: bool = True) -> None:
        """The running seat has answered: its time stops, and for a new answer it gets its increment."""
        self.look(now)
        if self.settings.bank and self.running is not None and rewarded:
            self.left[self.running] += self.settings.increment

    def ask(self, seat: Seat | None, now: int) -> None:
        """Run the clock of this seat from now on."""
        self.look(now)
        self.running = seat

    def look(self, now: int) -> None:
        """Charge the running seat and the game for the time until now; a clock never goes back."""
        self.played += self._passed(now)
        if self.running is not None:
            self.left[self.running] = self.time_left(self.running, now)
        self.since = max(self.since, now)

    def _passed(self, now: int) -> int:
        """The time since the last look; the clock of the game stands still while no seat is asked."""
        return 0 if self.running is None else max(0, now - self.since)
