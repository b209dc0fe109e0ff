"""The work that a worker can be given, and its replica of the match for it."""

from typing import Any, TypeAlias

from msgspec import Struct

from signum.engine.chance import Fixed
from signum.engine.questions import Seat
from signum.engine.run import Entry
from signum.players.reviews import AskedScore, PastDecision
from signum.players.win_chances import TurnChances
from signum.table.scenario.report import Sender


class Unknown(Exception):
    """The worker has no replica that the answers fit: it needs the whole record."""


class JobFailed(Exception):
    """The work ended with an error; the text is its traceback."""


class WorkerDied(Exception):
    """The worker ended before its job did; another one can be tried."""


class Warm(Struct, frozen=True):
    """Load the games, so that the first question need not wait for that."""


class Upkeep(Struct, frozen=True):
    """An update of a replica: a whole record, or the entries after the first `after` ones."""

    table: str
    record: bytes | None = None
    after: int = 0
    entries: tuple[Entry, ...] = ()
    times: tuple[int, ...] = ()


class Think(Struct, frozen=True):
    """Let a computer player choose an option for a seat."""

    upkeep: Upkeep
    seat: Seat
    player: str
    seed: str
    seconds: float


class LookUp(Struct, frozen=True):
    """Answer a question of a client that changes nothing."""

    upkeep: Upkeep
    seat: Seat | None
    language: str
    called: dict[Seat, str]
    command: Any


class PlayRecord(Struct, frozen=True):
    """Play a record again, and return the run as it then is."""

    upkeep: Upkeep
    now: int


class TellReplay(Struct, frozen=True):
    """Tell every step of a finished game, as a seat sees it; the record only if the worker lacks it."""

    table: str
    seat: Seat | None
    language: str
    called: dict[Seat, str]
    record: bytes | None = None
    with_lines: bool = False
    """Whether the lines of the log come along; those of a long game are asked for in parts."""


class TellLines(Struct, frozen=True):
    """Tell the lines of the log that came with some steps of a finished game."""

    of: TellReplay
    first: int
    count: int


class ShowStep(Struct, frozen=True):
    """The screen of a step of a finished game, and of the log only what came after the step `since`."""

    table: str
    seat: Seat | None
    language: str
    called: dict[Seat, str]
    step: int
    since: int | None = None
    record: bytes | None = None


class TellPlayers(Struct, frozen=True):
    """The hands of all players at a step of a finished game, and the luck of their dice in the whole game."""

    table: str
    language: str
    called: dict[Seat, str]
    step: int
    record: bytes | None = None


class StartFrom(Struct, frozen=True):
    """The start of a new game: a finished one as it was at the last rest before a step."""

    table: str
    step: int
    record: bytes | None = None


class StartFound(Struct, frozen=True):
    """The answer to it, as JSON: the start, and where in its chance the finished game was."""

    start: Any
    drawn: int
    fixed: Fixed


class PlayOn(Struct, frozen=True):
    """Let a finished game go on once from a step, between computer players."""

    table: str
    step: int
    number: int
    record: bytes | None = None


class FindTurns(Struct, frozen=True):
    """The first step of each turn of a finished game."""

    table: str
    record: bytes | None = None


class JudgeAnswer(Struct, frozen=True):
    """The exact value of an answer to a puzzle."""

    game: str
    name: str
    edition: str
    option: bytes
    """As JSON."""


class CaptureNow(Struct, frozen=True):
    """The running game as a scenario file, as a seat knows it; with a sender, as a bug report."""

    upkeep: Upkeep
    seat: Seat | None
    language: str
    called: dict[Seat, str]
    sender: Sender | None = None


class CaptureStep(Struct, frozen=True):
    """A step of a finished game as a scenario file; with a sender, as a bug report."""

    table: str
    step: int
    language: str
    called: dict[Seat, str]
    sender: Sender | None = None
    record: bytes | None = None


class ReadPosition(Struct, frozen=True):
    """Read and check a scenario file, given as a text or as JSON of its contents."""

    text: str
    content: bytes | None = None
    language: str = "en"
    """Of the mistake."""


class StartWritten(Struct, frozen=True):
    """The start of a game from a scenario file in one printing, given as JSON of its contents."""

    content: bytes
    edition: str
    language: str = "en"
    """Of the mistakes in it."""


class ChooseDecisions(Struct, frozen=True):
    """The decisions of a finished game that may have mattered, also by the chances at its turns."""

    table: str
    turns: tuple[TurnChances, ...]
    record: bytes | None = None


class ListWays(Struct, frozen=True):
    """The ways that a seat could have gone at a decision, in words."""

    table: str
    decision: PastDecision
    called: dict[str, dict[Seat, str]]
    """The names of the players in each language."""
    record: bytes | None = None


class WeighWay(Struct, frozen=True):
    """Let a finished game go on once from a decision."""

    table: str
    asked: AskedScore
    record: bytes | None = None


Job: TypeAlias = (
    Warm
    | Think
    | LookUp
    | PlayRecord
    | TellReplay
    | TellLines
    | ShowStep
    | TellPlayers
    | StartFrom
    | PlayOn
    | FindTurns
    | JudgeAnswer
    | CaptureNow
    | CaptureStep
    | ReadPosition
    | StartWritten
    | ChooseDecisions
    | ListWays
    | WeighWay
)
