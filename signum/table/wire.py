"""The types of messages that all games share."""

from typing import Any, ClassVar, TypeAlias

from msgspec import Struct

from signum.engine.names import kebab
from signum.engine.units import Point

Loop: TypeAlias = tuple[Point, ...]


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=kebab):
    """A command of a client. Spectators may only look, measure and choose a language."""

    cost: ClassVar[int] = 4
    """Its cost for a connection's rate limit, by the work it causes."""


class QueryCommand(Command, frozen=True):
    """A command that only looks something up: it changes nothing, and its reply has its number."""

    number: int


class Message(Struct, frozen=True, tag_field="kind", tag=kebab):
    """A message of the server."""


class KeywordShown(Struct, frozen=True):
    """A keyword of a card with the rule behind it."""

    id: str
    words: str


class HeroLore(Struct, frozen=True):
    """A hero's page of the world."""

    id: str
    name: str
    text: str


class FactionLore(Struct, frozen=True):
    """A faction's page of the world, with those of its heroes."""

    faction: str
    name: str
    text: str
    heroes: tuple[HeroLore, ...]


class Shown(Struct, frozen=True):
    """An option in words; with a reason where it cannot be taken."""

    option: Any
    words: str
    why: str = ""
    cites: tuple[str, ...] = ()
    note: str = ""
    """The note beside it, in words: a forecast, or the text of its card."""


class Refused(Message, frozen=True):
    """The command was refused, at all or after its first answers: the reason in words, and its rules."""

    number: int
    code: str
    words: str
    cites: tuple[str, ...] = ()
    things: tuple[int, ...] = ()
    """The things in play that it is about, by their numbers."""
    answered: int = 0


class Candidate(Struct, frozen=True):
    """An option that the computer would choose, and why."""

    option: Any
    words: str
    reasons: str
    worth: float
    row: tuple[Any, ...] = ()
    """The answers of a plan that begins with the option; empty if the option is all of it."""
    plan: Any = None
    """The game's drawing of the plan, if it has one."""


class FigureRow(Struct, frozen=True):
    """A row of a table of figures, with one figure for each seat."""

    words: str
    figures: tuple[str, ...]


class DiceLuck(Struct, frozen=True):
    """The luck of a seat with its dice."""

    more: float
    """Successes above the expected ones; negative if there were fewer."""
    words: str


class KeyMoment(Struct, frozen=True):
    """An event of the log that mattered: its kind, and its number among the events of this kind."""

    event: str
    nth: int
    turn: str
    words: str
    note: str = ""


class RandomDraw(Struct, frozen=True):
    """One throw of dice, or one shuffle of so many cards."""

    sides: tuple[int, ...] = ()
    """The number of sides of each die."""
    numbers: tuple[int, ...] = ()
    """The number that each die fell on, from 1."""
    faces: tuple[str, ...] = ()
    """The face that each number shows."""
    shuffled: int = 0
    """The number of shuffled cards; 0 for a throw."""


class DrawsTold(Message, frozen=True):
    """The answer to TellDraws: every throw and shuffle of a finished game, in their order."""

    number: int
    draws: tuple[RandomDraw, ...]


class GameExplained(Message, frozen=True):
    """The answer to Explain: how a finished game was decided, and its figures for each seat.

    All of it is empty for a game that explains nothing.
    """

    number: int
    decided: str = ""
    moments: tuple[KeyMoment, ...] = ()
    seats: tuple[str, ...] = ()
    rows: tuple[FigureRow, ...] = ()
    luck: tuple[DiceLuck, ...] = ()
    luck_about: str = ""


class Advice(Message, frozen=True):
    """The answer to Hint, the best first."""

    number: int
    candidates: tuple[Candidate, ...]
    words: str = ""
