"""Every scenario file, in every printing it names, three ways: forward, with undo, with save and load."""

from functools import cache
from pathlib import Path

import pytest

from signum.rulebooks import GAMES
from signum.table.scenario import WAYS, Scenario, read, scenario_files

FOLDER = Path(__file__).parent / "scenarios"


@cache
def scenario(file: Path) -> Scenario:
    """Read once, though it is played several times."""
    return read(file, GAMES)


CASES = [(file, edition) for file in scenario_files([FOLDER]) for edition in scenario(file).editions]


@pytest.mark.parametrize("file, edition", CASES, ids=[f"{file.stem}-{edition}" for file, edition in CASES])
def test_scenario(file: Path, edition: str) -> None:
    """One test plays all ways: thousands of tests fewer to hand out and to report."""
    for name, way in WAYS.items():
        try:
            way(scenario(file), edition, GAMES)
        except Exception as failure:
            failure.add_note(f"played this way: {name}")
            raise
