"""docs/puzzles.md is complete and true: its example is proven and it names every word of the format."""

import re
from pathlib import Path

from signum.classic.puzzles.posing import (
    GOALS,
    HORIZONS,
    MORE_KEYS,
    PLACES,
    PROOF_KEYS,
    PUZZLE_KEYS,
    Posed,
    puzzle,
)
from signum.classic.puzzles.trials import solution, worths
from signum.content.source import parse
from signum.rulebooks import GAMES
from signum.table.scenario.reading import scenario

TEXT = (Path(__file__).parents[2] / "docs" / "puzzles.md").read_text(encoding="utf-8")
EXAMPLE = re.compile(r"^```yaml puzzle\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_example_is_proven() -> None:
    found = puzzle(scenario(parse(EXAMPLE.findall(TEXT)[0], "puzzles.md"), GAMES))
    assert found.proof is not None
    for edition in found.scenario.editions:
        posed = Posed(found, edition)
        counted = worths(posed, found.proof)
        assert round(float(counted.best), 3) == float(found.proof.best)
        assert round(float(counted.next), 3) == float(found.proof.next)
        assert solution("greedy", "1", posed, edition).solved


def test_the_page_names_every_word() -> None:
    named = set(re.findall(r"[a-z][a-z-]*", " ".join(re.findall(r"`([^`]+)`", EXAMPLE.sub("", TEXT)))))
    words = {*GOALS, *HORIZONS, *PLACES, *PUZZLE_KEYS, *MORE_KEYS, *PROOF_KEYS}
    assert words <= named
