"""The rows of `signum bench` that play the classic game."""

from functools import partial
from typing import Final

from signum.classic.lab import bench_odds, bench_play
from signum.table.benchmarks import DECISIONS, PUSH_POP, Benchmark

FEWER: Final = "the same with 8 creatures"

BENCHMARKS: Final = (
    Benchmark("melee-drawn", "decisions/s", DECISIONS, bench_play.random_play),
    Benchmark("melee-listed", "decisions/s", DECISIONS, bench_play.random_play_listed),
    Benchmark("skirmish-drawn", "decisions/s", DECISIONS, bench_play.random_skirmish),
    Benchmark("invented-duel-drawn", "decisions/s", DECISIONS, bench_play.random_duel),
    *[
        Benchmark(f"{name}-32-creatures", "decisions/s", FEWER, partial(play, 16), partial(play, 4))
        for name, play in (
            ("melee-drawn", bench_play.random_play),
            ("skirmish-drawn", bench_play.random_skirmish),
        )
    ],
    Benchmark("melee-fork-at-rest", "forks/s", PUSH_POP, bench_play.fork_at_rest),
    Benchmark("melee-fork-mid-activation", "forks/s", PUSH_POP, bench_play.fork_mid_activation),
    Benchmark("melee-view", "views/s", PUSH_POP, bench_play.view),
    Benchmark("melee-replay", "answers/s", DECISIONS, bench_play.replay),
    Benchmark("odds-on-hover", "attacks/s", PUSH_POP, bench_odds.odds_on_hover),
    Benchmark("odds-of-a-shot", "attacks/s", PUSH_POP, bench_odds.odds_of_a_shot),
)
