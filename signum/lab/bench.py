"""The measurements of `signum bench`: the speed of rules, forks, views and replays beside python-chess.

Every row is measured in turns with its yardstick, so that a busy machine slows both alike and the ratio
stays. A row of decisions compares rates (more is faster); a row of a small operation compares its time with
one `push` + `pop`, and a row of growth its time with that of the same question on an emptier table.
"""

from collections.abc import Sequence
from functools import partial
from time import perf_counter, process_time
from typing import Final

from msgspec import Struct

from signum.content.mistakes import Mistake
from signum.content.spelling import not_known
from signum.lab import bench_field, yardsticks
from signum.lab.bench_games import rows_of
from signum.lab.simulation import collect_rarely
from signum.table.benchmarks import DECISIONS, PUSH_POP, Benchmark, Work
from signum.table.games import Games

EMPTIER: Final = "the same with 8 bases"


class BenchFigure(Struct, frozen=True):
    """A measured row. `ratio` is missing where python-chess is not installed."""

    value: float
    unit: str
    ratio: float | None
    to: str


FIELD: Final = (
    Benchmark("sight", "questions/s", PUSH_POP, bench_field.sight),
    Benchmark("path", "questions/s", PUSH_POP, bench_field.path),
    Benchmark("region", "questions/s", PUSH_POP, bench_field.region),
    Benchmark("contact", "questions/s", PUSH_POP, bench_field.contact),
    Benchmark("hex-sight", "questions/s", PUSH_POP, bench_field.hex_sight),
    Benchmark("hex-reach", "questions/s", PUSH_POP, bench_field.hex_reach),
    Benchmark("hex-path", "questions/s", PUSH_POP, bench_field.hex_path),
    *[
        Benchmark(f"{name}-{bases}-bases", "questions/s", EMPTIER, partial(ask, bases), partial(ask, 8))
        for name, ask in (("sight", bench_field.sight), ("path", bench_field.path))
        for bases in (4, 16, 31)
    ],
)
YARDSTICKS: Final = {DECISIONS: yardsticks.random_play, PUSH_POP: yardsticks.push_pop}


def benchmarks(games: Games) -> tuple[Benchmark, ...]:
    """Whole games of every rulebook, what else each rulebook measures, then the field."""
    of_games = [row for game in games.values() for row in (*rows_of(game), *game.benchmarks)]
    return (*of_games, *FIELD)


def measured(rows: Sequence[Benchmark], only: Sequence[str], seconds: float) -> dict[str, BenchFigure]:
    """Measure the rows of these names, or all of them, each for about this many seconds."""
    names = [row.name for row in rows]
    for name in only:
        if name not in names:
            raise Mistake(f"bench: {not_known(name, names)}")
    return {row.name: _figure(row, seconds) for row in rows if not only or row.name in only}


def _figure(row: Benchmark, seconds: float) -> BenchFigure:
    mine, theirs = _rates(row.ready(), _yardstick(row), seconds)
    value = round(mine, 1)
    if theirs is None:
        return BenchFigure(value, row.unit, None, f"{row.to} (not installed)")
    ratio = mine / theirs if row.to == DECISIONS else theirs / mine
    return BenchFigure(value, row.unit, round(ratio, 3), row.to)


def _yardstick(row: Benchmark) -> Work | None:
    return row.beside() if row.beside is not None else YARDSTICKS[row.to]()


def _rates(work: Work, yardstick: Work | None, seconds: float) -> tuple[float, float | None]:
    """Batches of the work and of the yardstick in turns, after one of each to warm up."""
    works = [work] if yardstick is None else [work, yardstick]
    for one in works:
        one()
    collect_rarely()
    done, spent = [0, 0], [0.0, 0.0]
    end = perf_counter() + seconds
    while perf_counter() < end:
        for at, one in enumerate(works):
            begun = process_time()
            done[at] += one()
            spent[at] += process_time() - begun
    return done[0] / spent[0], None if yardstick is None else done[1] / spent[1]
