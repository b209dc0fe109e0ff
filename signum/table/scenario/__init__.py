"""Scenario files: positions, tests, puzzles, tutorials and bug reports in one format (docs/scenarios.md)."""

from signum.table.scenario.reading import Scenario, read, scenario_files
from signum.table.scenario.running import Difference, ScenarioPlayer
from signum.table.scenario.ways import WAYS, forward

__all__ = ["WAYS", "Difference", "Scenario", "ScenarioPlayer", "forward", "read", "scenario_files"]
