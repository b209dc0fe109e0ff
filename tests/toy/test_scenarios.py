"""Scenario files of lanterns, played all three ways; every rule has one."""

from pathlib import Path

import pytest

from signum.content.mistakes import Mistake
from signum.rulebooks import GAMES
from signum.table.games import Games
from signum.table.scenario import WAYS, read, scenario_files
from tests.toy.lanterns.folder import CATALOGUE
from tests.toy.lanterns.rulebook import LANTERNS, TOY

FOLDER = Path(__file__).parent / "scenarios"
FILES = scenario_files([FOLDER])
BOTH = Games.of(*GAMES.values(), LANTERNS)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
@pytest.mark.parametrize("way", WAYS)
def test_a_scenario_holds(file: Path, way: str) -> None:
    scenario = read(file, TOY)
    assert scenario.editions == ("pocket",)
    WAYS[way](scenario, "pocket", TOY)


def test_every_rule_has_a_scenario() -> None:
    claimed = {rule for file in FILES for rule in read(file, TOY).claims}
    assert claimed == set(CATALOGUE)


def test_a_file_is_of_the_game_that_it_names() -> None:
    """Beside the classic game nothing changes: both have `moved`, `drawn` and `split`."""
    for file in FILES:
        WAYS["forward"](read(file, BOTH), "pocket", BOTH)
    with pytest.raises(Mistake, match="classic"):
        read(FILES[0], GAMES)


@pytest.mark.parametrize(
    "old, new, cause",
    [
        ("{move: 2}", "{move: 4}", r"walking\.yaml:15: refused: too-far, rules: \[L-WALK-01\]"),
        ("facts: {limit: 3, steps: 4}", "facts: {limit: 2}", r"facts: \{limit: 3, steps: 4\}"),
        (
            "{moved: {lantern: ann",
            "{moved: {lantern: ben",
            r"what happened: \{moved: \{lantern: ann, steps: 2",
        ),
        (
            "- second: pass",
            "- fourth: pass",
            r"walking\.yaml:23: fourth: whose\? 'fourth' is not known here; known: first, second, third",
        ),
        ("ann: {light: 1", "ann: {light: 2", "ann: light is 1, not 2"),
        (
            "{seat: first, turn: 4",
            "{seat: second, turn: 4",
            r"\{turn-began: \{seat: first, turn: 4, round: 2\}\}",
        ),
    ],
)
def test_a_difference_names_its_line_and_speaks_the_language_of_the_file(
    old: str, new: str, cause: str, tmp_path: Path
) -> None:
    text = (FOLDER / "walking.yaml").read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "walking.yaml"
    file.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(Mistake, match=cause):
        WAYS["forward"](read(file, TOY), "pocket", TOY)
