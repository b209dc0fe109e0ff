"""What commands, messages and requests share."""

from typing import Any, Final, TypeAlias

from msgspec import Struct

from signum.engine.names import kebab
from signum.engine.questions import Seat

VERSION: Final = 1
"""Raised when an older client would misunderstand."""

Point: TypeAlias = tuple[int, int]
Loop: TypeAlias = tuple[Point, ...]


class Message(Struct, frozen=True, tag_field="kind", tag=kebab):
    """What the server says."""


class SeatShown(Struct, frozen=True):
    """Who has a seat."""

    seat: Seat
    player: str
    """human, or the name of a computer player."""
    name: str
    hero: str
    faction: str
    taken: bool
    here: bool
    away_since: int = 0
    """When its player was last here, in milliseconds of the server's clock; 0 while it is here."""


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
