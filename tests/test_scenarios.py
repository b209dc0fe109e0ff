"""Every scenario file, in every printing it names, three ways: forward, with undo, with save and load."""

from pathlib import Path

import pytest

from signum.rulebooks import GAMES
from signum.table.scenario import WAYS, read, scenario_files

FOLDER = Path(__file__).parent / "scenarios"
FILES = scenario_files([FOLDER])


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_scenario(file: Path) -> None:
    """One test plays a file in all printings and ways: read once, and thousands of tests fewer to report."""
    scenario = read(file, GAMES)
    failures: list[Exception] = []
    for edition in scenario.editions:
        for name, way in WAYS.items():
            try:
                way(scenario, edition, GAMES)
            except Exception as failure:
                failure.add_note(f"played in this printing: {edition}, this way: {name}")
                failures.append(failure)
                break
    if failures:
        raise ExceptionGroup(f"{file.relative_to(FOLDER)} fails", failures)
