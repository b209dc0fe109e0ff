"""What messages to a client share, whatever the game."""

from typing import Any, ClassVar, TypeAlias

from msgspec import Struct

from signum.engine.names import kebab
from signum.engine.units import Point

Loop: TypeAlias = tuple[Point, ...]


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=kebab):
    """What a client says. Those who watch may only look, measure and speak a language."""

    cost: ClassVar[int] = 4
    """What it takes from a connection's allowance, by what it makes the server do."""
    slow: ClassVar[bool] = False
    """Whether answering takes so long that it is done in a thread."""


class Question(Command, frozen=True):
    """A command that only finds something out: it changes nothing, and its reply names its number."""

    number: int


class Message(Struct, frozen=True, tag_field="kind", tag=kebab):
    """What the server says."""


class KeywordShown(Struct, frozen=True):
    """A keyword of a card with the rule behind it."""

    id: str
    words: str


class Shown(Struct, frozen=True):
    """An option in words; with a reason where it cannot be taken."""

    option: Any
    words: str
    why: str = ""
    cites: tuple[str, ...] = ()


class Refused(Message, frozen=True):
    """The command changed nothing, or its first so many answers only: why, in words, and by which rules."""

    number: int
    code: str
    words: str
    cites: tuple[str, ...] = ()
    things: tuple[int, ...] = ()
    """The things in play that it is about, by their numbers."""
    answered: int = 0


class Candidate(Struct, frozen=True):
    """Something the computer would do, and why."""

    option: Any
    words: str
    reasons: str
    worth: float


class Advice(Message, frozen=True):
    """The answer to Hint, the best first."""

    number: int
    candidates: tuple[Candidate, ...]
    words: str = ""
