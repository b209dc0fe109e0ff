"""The rows of `signum bench` that play the classic game."""

from functools import partial
from typing import Final

from signum.classic.lab import bench_odds, bench_play
from signum.table.benchmarks import DECISIONS, PUSH_POP, Benchmark

FEWER: Final = "the same with 8 creatures"

BENCHMARKS: Final = (
    Benchmark("random-play", "decisions/s", DECISIONS, bench_play.random_play),
    Benchmark("random-play-listed", "decisions/s", DECISIONS, bench_play.random_play_listed),
    Benchmark("random-skirmish", "decisions/s", DECISIONS, bench_play.random_skirmish),
    Benchmark("random-duel", "decisions/s", DECISIONS, bench_play.random_duel),
    *[
        Benchmark(f"{name}-32-creatures", "decisions/s", FEWER, partial(play, 16), partial(play, 4))
        for name, play in (
            ("random-play", bench_play.random_play),
            ("random-skirmish", bench_play.random_skirmish),
        )
    ],
    Benchmark("fork-at-rest", "forks/s", PUSH_POP, bench_play.fork_at_rest),
    Benchmark("fork-mid-activation", "forks/s", PUSH_POP, bench_play.fork_mid_activation),
    Benchmark("view", "views/s", PUSH_POP, bench_play.view),
    Benchmark("replay", "answers/s", DECISIONS, bench_play.replay),
    Benchmark("odds-on-hover", "attacks/s", PUSH_POP, bench_odds.odds_on_hover),
    Benchmark("odds-of-a-shot", "attacks/s", PUSH_POP, bench_odds.odds_of_a_shot),
)
