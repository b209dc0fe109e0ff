"""What a browser says at the table."""

from typing import Any, TypeAlias

from msgspec import Struct

from signum.engine.names import kebab
from signum.server.protocol.parts import VERSION
from signum.table.wire import Point


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=kebab):
    """What a client says. Those who watch may only look, measure and speak a language."""


class Hello(Command, frozen=True):
    """The first command of a connection: who it is, by the word of its link, and how it reads."""

    token: str
    language: str
    version: int = VERSION


class Sit(Command, frozen=True):
    """Take the seat: a name, if any, and the seat's share of the seed as 32 hexadecimal digits."""

    number: int
    nonce: str
    name: str = ""


class Answer(Command, frozen=True):
    """Answer what is asked, and what is asked next: such as activating a creature, then moving it.

    `position` is that of the screen the player saw; an answer to another position changes nothing.
    """

    number: int
    position: int
    options: tuple[Any, ...]


class TakeBack(Command, frozen=True):
    """Take back the own last answer; with `asking` the others are asked for it."""

    number: int
    asking: bool = False
    position: int = 0
    """That of the screen the player saw; where it is given, another position changes nothing."""


class AllowTakeBack(Command, frozen=True):
    """Let the other take back, or not."""

    number: int
    allow: bool
    position: int = 0
    """That of the screen the player saw; where it is given, another position changes nothing."""


class Concede(Command, frozen=True):
    """Give up."""

    number: int


class OfferDraw(Command, frozen=True):
    """Offer a draw, or agree to one that was offered."""

    number: int


class Rematch(Command, frozen=True):
    """Play again once a game is over, or with `wanted` false: withdraw that, or decline it.

    Against the computer and at one screen the next table is made at once, online when both want it.
    """

    number: int
    wanted: bool = True


class Chat(Command, frozen=True):
    """Say something to the others at the table; plain text."""

    number: int
    text: str


class Speak(Command, frozen=True):
    """Go on in another language."""

    language: str


class Look(Command, frozen=True):
    """Look at a creature: where it could go, whom it touches, sees and shoots, what it could do."""

    number: int
    creature: int


class Try(Command, frozen=True):
    """Hold a miniature or a template at a place: may it go there, how, and what would it see and touch?

    `way` is move or run for a creature on the field, place for what the running choice asks a place for,
    and the name of a card for a terrain that would be laid there, turned by so many degrees.
    """

    number: int
    way: str
    to: Point
    creature: int = 0
    degrees: int = 0


class Weigh(Command, frozen=True):
    """The odds of an attack: an option of a creature, from where it stands or from a place it could go to.

    Splits that are not given are the best ones.
    """

    number: int
    creature: int
    option: Any
    at: Point | None = None
    ours: int | None = None
    """Dice that would attack; the others defend."""
    theirs: int | None = None


class Ask(Command, frozen=True):
    """Why an answer could not be given, without giving it."""

    number: int
    options: tuple[Any, ...]


class Hint(Command, frozen=True):
    """What would the computer do? Only where one plays."""

    number: int


class Hurry(Command, frozen=True):
    """The computer should decide now."""

    number: int


class Ping(Command, frozen=True):
    """Is anybody there?"""

    number: int


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
    | Look
    | Try
    | Weigh
    | Ask
    | Hint
    | Hurry
    | Ping
)
