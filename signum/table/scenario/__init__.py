"""Scenario files: positions, tests, puzzles, tutorials and bug reports in one format (docs/scenarios.md)."""

from signum.table.scenario.reading import Scenario, read, scenario_files
from signum.table.scenario.running import Difference, Player
from signum.table.scenario.ways import WAYS, forward

__all__ = ["WAYS", "Difference", "Player", "Scenario", "forward", "read", "scenario_files"]
