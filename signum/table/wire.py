"""What messages to a client share, whatever the game."""

from typing import Any, TypeAlias

from msgspec import Struct

from signum.engine.names import kebab

Point: TypeAlias = tuple[int, int]
Loop: TypeAlias = tuple[Point, ...]


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
