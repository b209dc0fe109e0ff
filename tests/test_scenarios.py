"""Every scenario file, in every printing it names, three ways: forward, with undo, with save and load.

The later printings of a file go two ways in `make test`, by turns, and all three in `make soak`.
"""

from pathlib import Path

import pytest

from signum.rulebooks import GAMES
from signum.table.scenario import WAYS, read, scenario_files
from tests.classic.sound_scenarios import forward
from tests.times import TIMES

FOLDER = Path(__file__).parent / "scenarios"
FILES = scenario_files([FOLDER])
FORWARD, *OTHERS = WAYS
CHECKED = {**WAYS, FORWARD: forward}
"""Played forward, a classic scenario is checked by the invariants of the game as well."""


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_scenario(file: Path) -> None:
    """One test plays a file in all printings and ways: read once, and thousands of tests fewer to report."""
    scenario = read(file, GAMES)
    failures: list[Exception] = []
    for at, edition in enumerate(scenario.editions):
        ways = (
            CHECKED if at == 0 or TIMES > 1 else {name: CHECKED[name] for name in (FORWARD, OTHERS[at % 2])}
        )
        for name, way in ways.items():
            try:
                way(scenario, edition, GAMES)
            except Exception as failure:
                failure.add_note(f"played in this printing: {edition}, this way: {name}")
                failures.append(failure)
                break
    if failures:
        raise ExceptionGroup(f"{file.relative_to(FOLDER)} fails", failures)
