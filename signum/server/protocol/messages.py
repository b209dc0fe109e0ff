"""Messages of the server at a table."""

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Seat, Subject
from signum.server.protocol.parts import VERSION, SeatLink, SeatShown
from signum.table.wire import Advice, DrawsTold, GameExplained, Message, Refused, Shown


class Asked(Struct, frozen=True):
    """The question to a seat. `offers` are the kinds of regions besides the options."""

    choice: str
    words: str
    cites: tuple[str, ...]
    about: dict[str, Any]
    options: tuple[Shown, ...]
    offers: tuple[str, ...] = ()
    secret: bool = False
    """Whether other seats may not know the question; a shared screen covers it."""
    shape: QuestionShape = QuestionShape.LIST
    subject: Subject = None
    """The thing in play, by its number, or the card, by its name, that the question is about."""


class Line(Struct, frozen=True):
    """A line of the log and its events; a line without words is only shown on the field."""

    words: str
    cites: tuple[str, ...]
    events: tuple[Any, ...]


class Clocks(Struct, frozen=True):
    """The time that each seat and the game have left, in milliseconds, and the seat whose clock runs."""

    left: tuple[int, ...]
    """Empty if seats have no clocks."""
    running: Seat | None
    game_left: int | None
    """None if the game has no time limit."""


class ChatLine(Struct, frozen=True):
    """A line of chat."""

    seat: Seat | None
    name: str
    text: str
    at: int
    team: bool = False
    """Whether only the seats of the speaker's side get it."""


class NextTable(Struct, frozen=True):
    """After a finished game: the seats that want to play again, and the next table."""

    wanted_by: tuple[Seat, ...] = ()
    table: str = ""
    """The next table, where each player moves on by one seat; empty until it exists."""
    token: str = ""
    """The token of this client's link to it."""


class EarlierGame(Struct, frozen=True):
    """The finished game from which this one goes on."""

    token: str
    """Of a link to its replay. While others play or this client watches, the replay ends at the step and
    shows no hand."""
    step: int
    """The step at which its replay was left."""


class Welcome(Message, frozen=True):
    """The table and this client's seat; a spectator has none."""

    table: str
    seat: Seat | None
    game: str
    mode: str
    """A mode of the game."""
    edition: str
    commitment: str
    """The commitment to the server's part of the seed."""
    seats: tuple[SeatShown, ...]
    begun: bool
    shared: bool = False
    """Whether other people play at the screen of this seat."""
    hints: bool = False
    """Whether Hint is answered; not where people play against each other."""
    invitations: tuple[SeatLink, ...] = ()
    """The links of open seats, for people at the screen where the table was made."""
    watch: str = ""
    """The token of the spectators' link."""
    chat: tuple[ChatLine, ...] = ()
    next: NextTable = NextTable()
    minutes: int = 0
    """For each seat and the whole game; 0 without a clock."""
    increment: int = 0
    """Seconds for each answer."""
    limit: int = 0
    """Minutes of the whole game; 0 without a limit."""
    variants: tuple[str, ...] = ()
    """The variants that the players agreed on."""
    map: str = ""
    """The map that was chosen; empty if it is drawn by lot."""
    watching: int = 0
    puzzle: str = ""
    """The name of the puzzle that is solved here."""
    lesson: str = ""
    """The id of the lesson that is taught here, if any."""
    has_own_cards: bool = False
    """Whether the table may have cards of packs or of its position, which its links may ask for."""
    same_dice: bool = False
    """Whether its dice are those of a finished game, whose record tells them; no seat has a share in them."""
    continues: EarlierGame | None = None
    """Set if the game goes on from a finished one."""
    version: int = VERSION


class Presence(Message, frozen=True):
    """A player came or left, or a seat went out."""

    seats: tuple[SeatShown, ...]
    watching: int = 0


class Again(Message, frozen=True):
    """Another seat wants to play again or not, or the next table is ready."""

    next: NextTable


class LessonShown(Struct, frozen=True):
    """The lesson that is taught at a table, and its current step, in words."""

    id: str
    title: str
    step: int
    """Counted from 0."""
    tasks: tuple[str, ...]
    """The tasks of all steps."""
    say: str
    """What the learner needs to know for this step."""
    praise: str
    """What the coach says when it is done; empty until then."""
    rules: tuple[str, ...]
    state: Literal["open", "done", "astray", "waiting"]
    """`astray`: the last answer was legal but leads away from the task. `waiting`: the other side would have
    to answer, and the lesson has no answer for it."""
    shown: bool = False
    """Whether the coach has shown this step."""


class Screen(Message, frozen=True):
    """The whole position, and the log since the last screen of this connection.

    With `anew` the lines are the whole log: at the start, after an undo, in another language.
    """

    serial: int
    """Counts what was shown at the table; the next Changed has the next one."""
    position: int
    view: Any
    """The game as this seat sees it."""
    findings: Any
    """The game's part of the screen."""
    lines: tuple[Line, ...]
    anew: bool
    turn: str
    """The current turn, in words."""
    goal: str
    waiting_for: Seat | None
    asked: Asked | None
    waiting: str
    """The question that the table waits for, in words, for seats that are not asked."""
    clocks: Clocks | None
    may_take_back: bool
    why_not_take_back: str = ""
    taking_back: Seat | None = None
    """The seat that asks to take back."""
    consent_missing: tuple[Seat, ...] = ()
    """The seats that have not yet allowed it."""
    draw_offers: tuple[Seat, ...] = ()
    """The seats that offer a draw."""
    result: str = ""
    result_cites: tuple[str, ...] = ()
    lesson: LessonShown | None = None


class Changed(Message, frozen=True):
    """The next screen, as its difference from the last one of this connection, and the new lines of the log.

    `changes` is a change (signum/server/protocol/changes.py) of all fields except serial, lines and anew. A
    client whose last screen has not the serial before this one asks for a whole screen with Resend.
    """

    serial: int
    lines: tuple[Line, ...]
    changes: dict[str, Any]


class Accepted(Message, frozen=True):
    """The command was carried out and stored."""

    number: int
    position: int = 0


class Said(Message, frozen=True):
    """A line was written into the chat."""

    line: ChatLine


class Thinking(Message, frozen=True):
    """A computer player thinks; `since` in milliseconds of the server's clock."""

    seat: Seat
    since: int


class Pong(Message, frozen=True):
    """The reply to Ping, with the server's time."""

    number: int
    now: int


class Bye(Message, frozen=True):
    """The server ends this connection, and says why and what to do; reconnecting at once would not help.

    A connection that ends without it was only lost.
    """

    code: str
    words: str


Messages: TypeAlias = (
    Welcome
    | Presence
    | Again
    | Screen
    | Changed
    | Accepted
    | Refused
    | Advice
    | GameExplained
    | DrawsTold
    | Said
    | Thinking
    | Pong
    | Bye
)
