"""Positions, scenario files and bug reports, over HTTP."""

from typing import Any

from msgspec import Struct


class PositionShown(Struct, frozen=True):
    """A moment of a game as a scenario file, or a bug report."""

    text: str
    """The file."""
    document: Any
    """Its contents as mappings, lists and texts."""
    earlier: int
    """The number of answers and dice between the position and the moment that was asked for."""


class ReportAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A bug report to be written; nothing of it is kept."""

    words: str = ""
    browser: str = ""
    language: str = "en"
    step: int | None = None
    """Of a finished game; the last one if left out."""


class PositionAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A position in the making: a file, or its contents as data."""

    text: str = ""
    document: Any = None
    language: str = "en"
    """Of the mistake that is found."""


class PositionRead(Struct, frozen=True):
    """A scenario file as it is read, and what is wrong with it."""

    text: str
    """The file as it is saved; empty if it cannot be read at all."""
    document: Any
    wrong: str = ""
    """The first mistake in words; empty if a game can begin from the position."""
    line: int = 0
    """Its line in the file; 0 for the file as a whole."""
    key: str = ""
    """The key of the file to which it belongs, if it belongs to one."""
    game: str = ""
    mode: str = ""
    editions: tuple[str, ...] = ()
    steps: int = 0
    """The steps of its script, which are kept as they are."""
    has_comments: bool = False
    """Whether the text has comments, which are not kept."""
    names: dict[str, int] = {}
    """The things in play by their names in the file."""
    view: Any = None
    """The table as those who watch see it, in the form of the game's views; None if the position is wrong."""


class TryPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """A table whose game begins from a position."""

    document: Any
    edition: str
    players: tuple[str, ...]
    """For each seat human, open, or the name of a computer player."""


class ScenarioShown(Struct, frozen=True):
    """A scenario file that can be watched step by step."""

    name: str
    title: str
    editions: tuple[str, ...]
    """The printings in which it can be played."""
    chapter: str = ""
    """The chapter of a worked example."""
    language: str = "en"
    """The language of its title."""
    original: str = ""
    """The English title, where the file has none in that language."""
