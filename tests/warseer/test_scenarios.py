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
