"""The comparison of a quick bench with the kept figures."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from signum.lab.bench import BenchFigure, benchmarks
from signum.rulebooks import GAMES
from signum.server.benchmarks import server_benchmarks
from signum.table.benchmarks import DECISIONS, PUSH_POP

ROOT = Path(__file__).parents[2]


@pytest.fixture(name="speed", scope="module")
def _speed() -> ModuleType:
    spec = importlib.util.spec_from_file_location("speed", ROOT / "tools" / "speed.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def figures(games: float, forks: float) -> dict[str, BenchFigure]:
    """A row of decisions, of which more is faster, and a row of a time, of which less is."""
    return {
        "games": BenchFigure(1, "/s", games, DECISIONS),
        "forks": BenchFigure(1, "/s", forks, PUSH_POP),
    }


def test_rows_slower_by_more_than_a_fifth_are_named(speed: ModuleType, tmp_path: Path) -> None:
    table = tmp_path / "speed.csv"
    speed.keep(table, "1", figures(0.5, 9))
    speed.keep(table, "2", figures(0.4, 2))
    kept = speed.read(table)
    assert speed.slower(kept, figures(0.35, 2.3)) == {}
    assert speed.slower(kept, figures(0.2, 3)) == {
        "games": "slower: games takes 2.0 times as long as in 2",
        "forks": "slower: forks takes 1.5 times as long as in 2",
    }


def test_the_kept_figures_name_rows_of_the_bench(speed: ModuleType) -> None:
    rows = {row.name for row in (*benchmarks(GAMES), *server_benchmarks(GAMES))}
    kept = speed.read(speed.TABLE)
    assert set(speed.MAIN) <= set(kept)
    assert set(kept) <= rows
    assert all(list(row)[:2] == ["row", "to"] for row in kept.values())
