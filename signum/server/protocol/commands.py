"""What a browser says at the table."""

from typing import Any, ClassVar, TypeAlias

from signum.server.protocol.parts import VERSION
from signum.table.wire import Command, Question


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

    cost: ClassVar = 60


class Answer(Command, frozen=True):
    """Answer what is asked, and what is asked next: such as activating a creature, then moving it.

    `position` is that of the screen the player saw; an answer to another position changes nothing.
    """

    number: int
    position: int
    options: tuple[Any, ...]


class TakeBack(Command, frozen=True):
    """Take back this seat's last answer; with `asking` all others are asked to allow it."""

    number: int
    asking: bool = False
    position: int = 0
    """That of the screen the player saw; where it is given, another position changes nothing."""

    cost: ClassVar = 30


class AllowTakeBack(Command, frozen=True):
    """Allow another seat to take back, or not."""

    number: int
    allow: bool
    position: int = 0
    """That of the screen the player saw; where it is given, another position changes nothing."""


class Concede(Command, frozen=True):
    """Give up."""

    number: int


class OfferDraw(Command, frozen=True):
    """Offer a draw, or agree to one that was offered; all must agree."""

    number: int


class Rematch(Command, frozen=True):
    """Play again once a game is over, or with `wanted` false: withdraw that, or decline it.

    Where everybody plays at one screen the next table is made at once, else when all people want it.
    """

    number: int
    wanted: bool = True

    cost: ClassVar = 60


class Chat(Command, frozen=True):
    """Say something to the others at the table; plain text."""

    number: int
    text: str

    cost: ClassVar = 60


class Speak(Command, frozen=True):
    """Go on in another language."""

    language: str

    cost: ClassVar = 60


class Ask(Question, frozen=True):
    """Why an answer could not be given, without giving it."""

    options: tuple[Any, ...]


class Hint(Question, frozen=True):
    """Ask what the computer would do; not where people play against each other."""

    cost: ClassVar = 60
    slow: ClassVar = True


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
    | Rematch
    | Chat
    | Speak
    | Ask
    | Hint
    | Hurry
    | Ping
)
