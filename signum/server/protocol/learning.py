"""Lessons and puzzles, over HTTP."""

from typing import Any

from msgspec import Struct

from signum.engine.questions import Seat


class LessonListed(Struct, frozen=True):
    """A lesson of a game."""

    id: str
    title: str
    minutes: int
    """How long it takes, about."""
    steps: int


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson to be begun, or to be gone on with at a step."""

    game: str
    lesson: str
    step: int = 0


class PuzzleGoalShown(Struct, frozen=True):
    """A counted result of a puzzle and its creature or seat."""

    word: str
    """A goal of docs/puzzles.md."""
    of: str
    """The name of a creature; empty for the seat that decides."""
    own: bool = True
    """Of a seat: whether it is the seat that decides."""


class PuzzleShown(Struct, frozen=True):
    """A puzzle in a list; nothing of its solution."""

    name: str
    """Its theme and its file."""
    theme: str
    number: int
    """Its number in the theme, the easiest first."""
    level: int
    """From 1, the easiest, to 5."""
    seat: Seat
    """The seat that decides."""
    editions: tuple[str, ...]
    goals: tuple[PuzzleGoalShown, ...]
    until: str
    """The horizon."""
    preview: Any
    """The game's facts for a small picture."""


class PuzzleList(Struct, frozen=True):
    """The puzzles of a game."""

    day: str
    """The date, in the time of Greenwich."""
    today: str
    """The puzzle of the day; empty if the game has none."""
    puzzles: tuple[PuzzleShown, ...]


class NewPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made at which a puzzle is solved."""

    name: str
    game: str = ""
    """Empty for the first game."""
    edition: str = ""
    """Empty, or one that the puzzle lacks, for the newest of the puzzle."""


class PuzzleHelp(Struct, frozen=True):
    """A hint to a puzzle, and its solution."""

    wrong: str
    """A tempting answer that is wrong, in words."""
    words: str
    """A right answer, in words."""
    option: Any
    """The same as an answer of the game."""
    why: str
    language: str
    """The language of the reason."""


class PuzzleVerdict(Struct, frozen=True):
    """How an answer to a puzzle is judged."""

    answered: bool
    """Whether the decision is taken."""
    left: bool = False
    """Whether answers before the decision were taken back: it is another position now."""
    solved: bool = False
    best: float = 0.0
    """The exact value of the best answer: a chance, or the sum of what the goals count."""
    yours: float | None = None
    """That of the given one; None if it has too many continuations."""
    is_chance: bool = False
