"""What is stored of a table: how it was made, how far it has come, what was answered and said there."""

from typing import Any, Final

from msgspec import Struct

from signum.engine.questions import Seat
from signum.table.clock import ClockSettings
from signum.table.record import Mark, Note
from signum.table.undo import Request

HUMAN: Final = "human"
"""The player of a seat that no computer plays."""


class SeatSetup(Struct, frozen=True):
    """Who plays a seat, and where."""

    player: str = HUMAN
    """human, or the name of a computer player."""
    screen: int = 0
    """People with the same number sit at one screen; 0 is the screen at which the table was made."""
    invited: bool = False
    """Whether the table was made without a player for it: the first to use its link takes it."""

    @property
    def is_computer(self) -> bool:
        """Whether a computer plays it."""
        return self.player != HUMAN


class TableSetup(Struct, frozen=True):
    """What a table is made with; it never changes."""

    game: str
    mode: str
    """A mode of the game."""
    edition: str
    seats: tuple[SeatSetup, ...]
    secret: str
    clock: ClockSettings | None = None

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people play."""
        return tuple([seat for seat, one in enumerate(self.seats) if not one.is_computer])

    @property
    def computers(self) -> tuple[Seat, ...]:
        """The seats that computers play."""
        return tuple([seat for seat, one in enumerate(self.seats) if one.is_computer])

    @property
    def is_online(self) -> bool:
        """Whether people at more than one screen play."""
        return len({self.seats[seat].screen for seat in self.people}) > 1

    def shares_screen(self, seat: Seat | None) -> bool:
        """Whether somebody else plays at the screen of this seat; for spectators, whether all people do."""
        if seat is None:
            return len(self.people) > 1 and not self.is_online
        screens = [self.seats[one].screen for one in self.people if one != seat]
        return self.seats[seat].screen in screens


class TableProgress(Struct):
    """What changes at a table beside the entries: decks, names, shares of the seed, start, clocks, notes."""

    decks: dict[Seat, Any] = {}
    """The deck of each seat, once it is chosen."""
    names: dict[Seat, str] = {}
    nonces: dict[Seat, str] = {}
    start: Any = None
    """How the game begins, once everybody sits."""
    version: str = ""
    began: int = 0
    time_left: list[int] | None = None
    clock_at: int = 0
    notes: list[Note] = []
    marks: list[Mark] = []
    draw_offers: list[Seat] = []
    request: Request | None = None
    refused_at: dict[Seat, int] = {}
    furthest: int = 0
    outcome: Any = None
    """How the game ended, once it has."""
    wanted_by: list[Seat] = []
    """The seats that want to play again."""
    next_table: str = ""
    """The table where that happens."""


class StoredTable(Struct):
    """A table as it was read."""

    id: str
    made: int
    changed: int
    finished: bool
    setup: TableSetup
    progress: TableProgress
    entries: list[Any]
    times: list[int]
    chat: list[Any]
