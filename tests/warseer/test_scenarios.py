"""Every scenario file of Warseer, three ways: forward, with undo, with save and load."""

from pathlib import Path

import pytest

from signum.table.scenario import WAYS, read, scenario_files
from tests.warseer.games import ONLY_WARSEER

FOLDER = Path(__file__).parent / "scenarios"
FILES = scenario_files([FOLDER])


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_scenario(file: Path) -> None:
    scenario = read(file, ONLY_WARSEER)
    for edition in scenario.editions:
        for way in WAYS.values():
            way(scenario, edition, ONLY_WARSEER)


def test_the_example_of_the_page_holds(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text()
    part = page.split("## Positions of Warseer")[1]
    file = tmp_path / "example.yaml"
    file.write_text(part.split("```yaml\n")[1].split("```")[0])
    scenario = read(file, ONLY_WARSEER)
    assert scenario.game == "warseer"
    for way in WAYS.values():
        way(scenario, scenario.editions[0], ONLY_WARSEER)
