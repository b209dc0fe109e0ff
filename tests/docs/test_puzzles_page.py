"""docs/puzzles.md is complete and true: its example is proven and it names every word of the format."""

import re
from pathlib import Path

import pytest

from signum.content.source import parse
from signum.lab.puzzle_trials import solution
from signum.rulebooks import GAMES
from signum.table.puzzles.posing import Posed
from signum.table.puzzles.proving import worths
from signum.table.puzzles.reading import GOALS, HORIZONS, MORE_KEYS, PROOF_KEYS, PUZZLE_KEYS, puzzle
from signum.table.scenario.reading import scenario

TEXT = (Path(__file__).parents[2] / "docs" / "puzzles.md").read_text(encoding="utf-8")
EXAMPLE = re.compile(r"^```yaml puzzle\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("text", EXAMPLE.findall(TEXT), ids=["classic", "warseer"])
def test_an_example_is_proven(text: str) -> None:
    found = puzzle(scenario(parse(text, "puzzles.md"), GAMES), GAMES)
    assert found.proof is not None
    for edition in found.scenario.editions:
        posed = Posed(found, edition, GAMES)
        counted = worths(posed, found.proof)
        assert round(float(counted.best), 3) == float(found.proof.best)
        assert round(float(counted.next), 3) == float(found.proof.next)
        assert solution("greedy", "1", posed).solved


def test_the_page_names_every_word() -> None:
    named = set(re.findall(r"[a-z][a-z-]*", " ".join(re.findall(r"`([^`]+)`", EXAMPLE.sub("", TEXT)))))
    words = {*GOALS, *HORIZONS, *PUZZLE_KEYS, *MORE_KEYS, *PROOF_KEYS}
    for game in GAMES.values():
        words |= {*game.puzzles.goals, *game.puzzles.horizons, *game.puzzles.places}
    assert words <= named
