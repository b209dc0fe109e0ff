"""The stored form of a table: its setup, its progress, its entries and its chat."""

from typing import Any, Final

from msgspec import Struct

from signum.engine.chance import Fixed
from signum.engine.questions import Seat
from signum.table.clock import ClockSettings
from signum.table.lessons import LessonProgress
from signum.table.record import Note, RecordMark
from signum.table.undo import Request

HUMAN: Final = "human"
"""The player of a seat that is not a computer's."""


class SeatSetup(Struct, frozen=True):
    """The player of a seat, and the screen."""

    player: str = HUMAN
    """human, or the name of a computer player."""
    screen: int = 0
    """People with the same number sit at one screen; 0 is the screen at which the table was made."""
    invited: bool = False
    """Whether the table was made without a player for it: the first user of its link takes it."""

    @property
    def is_computer(self) -> bool:
        """Whether a computer plays it."""
        return self.player != HUMAN


class EarlierDice(Struct, frozen=True):
    """The place in the chance of a finished game from which the dice of another one follow."""

    nonces: tuple[str, ...]
    """Of the finished game; with the secret they give the seed."""
    drawn: int
    """The words that it had taken from the stream."""


class EarlierStep(Struct, frozen=True):
    """The step of a finished game from which another one goes on."""

    table: str
    step: int


class TableSetup(Struct, frozen=True):
    """The setup of a table; it never changes."""

    game: str
    mode: str
    """A mode of the game."""
    edition: str
    seats: tuple[SeatSetup, ...]
    secret: str
    clock: ClockSettings | None = None
    variants: tuple[str, ...] = ()
    """The variants that the players agreed on."""
    map: str = ""
    """The map that was chosen; empty if it is drawn by lot."""
    packs: tuple[str, ...] = ()
    """The card files that belong to the table."""
    listed: bool = False
    """Whether anybody may take its open seats."""
    watchable: bool = False
    """Whether the list of open tables offers it to spectators."""
    fixed: Fixed = ()
    """The results of the first throws and shuffles, for a game that begins with given answers."""
    puzzle: str = ""
    """The name of the puzzle that is solved here."""
    tried: bool = False
    """Whether its game begins from a position that somebody wrote."""
    lesson: str = ""
    """The lesson that is taught here; its coach throws the dice, so the table has no secret."""
    same_dice: EarlierDice | None = None
    """Set if the game has the dice of a finished one, whose secret is then its secret."""
    continues: EarlierStep | None = None
    """Set if the game goes on from a finished one."""

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
        """Whether another person plays at the screen of this seat; for spectators, whether all people do."""
        if seat is None:
            return len(self.people) > 1 and not self.is_online
        screens = [self.seats[one].screen for one in self.people if one != seat]
        return self.seats[seat].screen in screens


class TableProgress(Struct):
    """The changing part of a table besides the entries: decks, names, nonces, clocks, notes."""

    decks: dict[Seat, Any] = {}
    """The deck of each seat, once it is chosen: its id, or the code of one that the player brought."""
    names: dict[Seat, str] = {}
    nonces: dict[Seat, str] = {}
    version: str = ""
    content: str = ""
    """The version of the program and the digest of the cards and figures with which the game began."""
    began: int = 0
    time_left: list[int] | None = None
    clock_at: int = 0
    time_played: int = 0
    notes: list[Note] = []
    marks: list[RecordMark] = []
    draw_offers: list[Seat] = []
    request: Request | None = None
    refused_at: dict[Seat, int] = {}
    furthest: int = 0
    outcome: Any = None
    """The outcome, once the game is over."""
    wanted_by: list[Seat] = []
    """The seats that want to play again."""
    next_table: str = ""
    """The table of the rematch."""
    analysis: Any = None
    """The chances to win at each turn, once they are found."""
    prepared: Any = None
    """The start of a game that goes on from a step of another, or from a position, until it begins."""
    opening: list[Any] = []
    """The answers with which a game begins that starts in a position, until it begins."""
    lesson: LessonProgress | None = None
    """How far the lesson has come."""
    given: list[Seat] = []
    """Open seats whose links were given away by the list of open tables."""


class StoredTable(Struct):
    """A table as it was read."""

    id: str
    made: int
    changed: int
    finished: bool
    setup: TableSetup
    progress: TableProgress
    start: Any
    """The start of the game, once all seats are taken."""
    entries: list[Any]
    times: list[int]
    chat: list[Any]
