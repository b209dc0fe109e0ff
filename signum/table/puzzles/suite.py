"""The puzzles that come with a game, in the folder `puzzles` of its data: one folder a theme."""

from collections.abc import Mapping, Sequence
from datetime import date
from fractions import Fraction
from math import gcd
from pathlib import Path
from types import MappingProxyType
from typing import Final

from signum.content.source import read
from signum.table.games import Games
from signum.table.puzzles.posing import Posed
from signum.table.puzzles.reading import Puzzle, puzzles_in
from signum.table.rulebook import Rulebook

LEVELS: Final = 5
"""A puzzle of this level is the hardest, one of level 1 the easiest."""
MANY_OPTIONS: Final = 6
SMALL_MARGIN: Final = Fraction(1, 6)
FAR: Final = {"activation": 0, "turn": 1}
"""How much harder a horizon makes a puzzle; one that is farther than these counts 2."""


def suite_folder(game: Rulebook) -> Path:
    """The folder; a game need not have one."""
    return Path(str(game.folder.path)) / "puzzles"


def suite(game: Rulebook, games: Games) -> Mapping[str, Puzzle]:
    """The puzzles by name, in the order of themes and files."""
    folder = suite_folder(game)
    found = puzzles_in([folder], games) if folder.is_dir() else []
    return MappingProxyType({one.name: one for one in found})


def reasons(game: Rulebook) -> Mapping[str, Mapping[str, str]]:
    """The reasons of the puzzles in other languages than English, by the name of the puzzle."""
    file = Path(str(game.folder.path)) / "reasons.yaml"
    entries = read(file).entries() if file.is_file() else []
    return MappingProxyType(
        {name: {language: one.text() for language, one in node.entries()} for name, node in entries}
    )


def level(posed: Posed) -> int:
    """How hard a puzzle is: a far horizon, many answers and a small margin make it harder."""
    proof = posed.puzzle.proof
    assert proof is not None
    many = bool(posed.choice.offers) or len(posed.choice.options()) >= MANY_OPTIONS
    close = proof.best - proof.next < SMALL_MARGIN * max(Fraction(1), abs(proof.best))
    return 1 + FAR.get(proof.until, 2) + int(many) + int(close)


def of_the_day(names: Sequence[str], day: date) -> str:
    """The puzzle of a day: the same for everybody, and no puzzle comes again before all others have."""
    count = len(names)
    stride = next(step for step in range(count * 5 // 8 or 1, 2 * count) if gcd(step, count) == 1)
    return names[day.toordinal() * stride % count]
