"""What `signum bench` measures: how fast rules, forks, views and replays are, beside python-chess.

Every row is measured in turns with its yardstick, so that a busy machine slows both alike and the ratio
stays. A row of decisions compares rates (more is faster); a row of a small operation compares its time with
one `push` + `pop`, and a row of growth its time with that of the same question on an emptier table.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from time import perf_counter, process_time
from typing import Final, TypeAlias

from msgspec import Struct

from signum.classic.lab import bench_odds, bench_play
from signum.content.mistakes import Mistake
from signum.content.spelling import not_known
from signum.lab import bench_field, yardsticks

Work: TypeAlias = Callable[[], int]
"""Does a batch of something and says how many it did."""

DECISIONS: Final = "python-chess random play"
PUSH_POP: Final = "python-chess push+pop"
EMPTIER: Final = "the same with 8 bases"
FEWER: Final = "the same with 8 creatures"


@dataclass(frozen=True)
class Row:
    """Something to measure: its name, its unit, its yardstick, and how to get ready for it."""

    name: str
    unit: str
    to: str
    ready: Callable[[], Work]
    beside: Callable[[], Work | None] = yardsticks.push_pop


class Figure(Struct, frozen=True):
    """A measured row. `ratio` is missing where python-chess is not installed."""

    value: float
    unit: str
    ratio: float | None
    to: str


ROWS: Final = (
    Row("random-play", "decisions/s", DECISIONS, bench_play.random_play, yardsticks.random_play),
    Row(
        "random-play-listed", "decisions/s", DECISIONS, bench_play.random_play_listed, yardsticks.random_play
    ),
    Row("random-skirmish", "decisions/s", DECISIONS, bench_play.random_skirmish, yardsticks.random_play),
    Row("random-duel", "decisions/s", DECISIONS, bench_play.random_duel, yardsticks.random_play),
    *[
        Row(f"{name}-32-creatures", "decisions/s", FEWER, partial(play, 16), partial(play, 4))
        for name, play in (
            ("random-play", bench_play.random_play),
            ("random-skirmish", bench_play.random_skirmish),
        )
    ],
    Row("fork-at-rest", "forks/s", PUSH_POP, bench_play.fork_at_rest),
    Row("fork-mid-activation", "forks/s", PUSH_POP, bench_play.fork_mid_activation),
    Row("view", "views/s", PUSH_POP, bench_play.view),
    Row("replay", "answers/s", DECISIONS, bench_play.replay, yardsticks.random_play),
    Row("odds-on-hover", "attacks/s", PUSH_POP, bench_odds.odds_on_hover),
    Row("odds-of-a-shot", "attacks/s", PUSH_POP, bench_odds.odds_of_a_shot),
    Row("sight", "questions/s", PUSH_POP, bench_field.sight),
    Row("path", "questions/s", PUSH_POP, bench_field.path),
    Row("region", "questions/s", PUSH_POP, bench_field.region),
    Row("contact", "questions/s", PUSH_POP, bench_field.contact),
    *[
        Row(f"{name}-{bases}-bases", "questions/s", EMPTIER, partial(ask, bases), partial(ask, 8))
        for name, ask in (("sight", bench_field.sight), ("path", bench_field.path))
        for bases in (4, 16, 31)
    ],
)


def measured(only: Sequence[str], seconds: float) -> dict[str, Figure]:
    """The rows of these names, or all of them, each for about so many seconds."""
    names = [row.name for row in ROWS]
    for name in only:
        if name not in names:
            raise Mistake(f"bench: {not_known(name, names)}")
    return {row.name: _figure(row, seconds) for row in ROWS if not only or row.name in only}


def _figure(row: Row, seconds: float) -> Figure:
    mine, theirs = _rates(row.ready(), row.beside(), seconds)
    value = round(mine, 1)
    if theirs is None:
        return Figure(value, row.unit, None, f"{row.to} (not installed)")
    ratio = mine / theirs if row.to == DECISIONS else theirs / mine
    return Figure(value, row.unit, round(ratio, 3), row.to)


def _rates(work: Work, yardstick: Work | None, seconds: float) -> tuple[float, float | None]:
    """Batches of the work and of the yardstick in turns, after one of each to warm up."""
    works = [work] if yardstick is None else [work, yardstick]
    for one in works:
        one()
    done, spent = [0, 0], [0.0, 0.0]
    end = perf_counter() + seconds
    while perf_counter() < end:
        for at, one in enumerate(works):
            begun = process_time()
            done[at] += one()
            spent[at] += process_time() - begun
    return done[0] / spent[0], None if yardstick is None else done[1] / spent[1]
