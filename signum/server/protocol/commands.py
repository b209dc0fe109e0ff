"""Commands of a browser at a table."""

from typing import Any, ClassVar, Literal, TypeAlias

from signum.server.protocol.parts import VERSION
from signum.table.wire import Command, QueryCommand


class Hello(Command, frozen=True):
    """The first command of a connection: the token of its link and its language."""

    token: str
    language: str
    version: int = VERSION


class Sit(Command, frozen=True):
    """Take the seat: a name, if any, and the seat's share of the seed as 32 hexadecimal digits."""

    number: int
    nonce: str
    name: str = ""

    cost: ClassVar = 240


class Answer(Command, frozen=True):
    """Answer the question, and the questions after it: such as activating a creature, then moving it.

    `position` is that of the screen the player saw; an answer to another position changes nothing.
    """

    number: int
    position: int
    options: tuple[Any, ...]


class TakeBack(Command, frozen=True):
    """Take back the last answer and those sent with it; with `asking`, ask all others to allow it."""

    number: int
    asking: bool = False
    position: int = 0
    """The position of the screen that the player saw; if given, the command applies only to it."""

    cost: ClassVar = 30


class AllowTakeBack(Command, frozen=True):
    """Allow another seat to take back, or not."""

    number: int
    allow: bool
    position: int = 0
    """The position of the screen that the player saw; if given, the command applies only to it."""


class Concede(Command, frozen=True):
    """Give up."""

    number: int


class OfferDraw(Command, frozen=True):
    """Offer a draw, or agree to one that was offered; all seats must agree."""

    number: int


class AskCoach(Command, frozen=True):
    """In a lesson: show the step, begin it again, go to the next one, or back to the one before."""

    number: int
    what: Literal["show", "again", "next", "back"]

    cost: ClassVar = 30


class Rematch(Command, frozen=True):
    """Play again after a finished game; with `wanted` false, withdraw or decline that.

    If all people play at one screen, the next table is made at once, otherwise when all people want it.
    """

    number: int
    wanted: bool = True

    cost: ClassVar = 60


class Chat(Command, frozen=True):
    """Say something to the others at the table, or only to allies; plain text."""

    number: int
    text: str
    team: bool = False
    """Only for the seats of one's own side; spectators do not get it."""

    cost: ClassVar = 60


class Speak(Command, frozen=True):
    """Go on in another language."""

    language: str

    cost: ClassVar = 240


class Resend(Command, frozen=True):
    """Send the whole table again, because a change does not fit the last screen."""

    cost: ClassVar = 240


class Ask(QueryCommand, frozen=True):
    """Ask why an answer cannot be given, without giving it."""

    options: tuple[Any, ...]


class Hint(QueryCommand, frozen=True):
    """Ask what the computer would do; not available where people play against each other."""

    cost: ClassVar = 60


class Explain(QueryCommand, frozen=True):
    """Ask how a finished game was decided."""

    cost: ClassVar = 60


class TellDraws(QueryCommand, frozen=True):
    """Ask for every throw and shuffle of a finished game, to check them."""

    cost: ClassVar = 60


class Hurry(Command, frozen=True):
    """Let a thinking computer decide now."""

    number: int


class Ping(Command, frozen=True):
    """Check the connection."""

    number: int

    cost: ClassVar = 1


Commands: TypeAlias = (
    Hello
    | Sit
    | Answer
    | TakeBack
    | AllowTakeBack
    | Concede
    | OfferDraw
    | AskCoach
    | Rematch
    | Chat
    | Speak
    | Resend
    | Ask
    | Hint
    | Explain
    | TellDraws
    | Hurry
    | Ping
)
