"""Every scenario file, in every printing it names, three ways: forward, with undo, with save and load."""

from pathlib import Path

import pytest

from signum.rulebooks import GAMES
from signum.table.scenario import WAYS, read, scenario_files

FOLDER = Path(__file__).parent / "scenarios"
CASES = [(file, edition) for file in scenario_files([FOLDER]) for edition in read(file, GAMES).editions]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("file, edition", CASES, ids=[f"{file.stem}-{edition}" for file, edition in CASES])
def test_scenario(file: Path, edition: str, way: str) -> None:
    WAYS[way](read(file, GAMES), edition, GAMES)
