"""The turns and key moments of a recorded game, analysed in several processes."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from typing import Any

from signum.players.key_moments import Wanted
from signum.players.reviews import (
    AskedScore,
    DecisionReview,
    DeeperLook,
    asked_for,
    candidates,
    claimed,
    continued_once,
    key_moments,
    looked_deeper,
    opened,
    search_in,
)
from signum.players.win_chances import TO_THE_END, TurnChances, chances_at, turn_starts
from signum.rulebooks import GAMES
from signum.table.replay import Replay
from signum.table.resuming import resume

REPLAYS: dict[bytes, Replay] = {}
"""In a process: the record that it analyses, played once."""


class InTurn(Executor):
    """Runs everything at once, in this process."""

    def submit(self, fn: Any, /, *args: Any, **named: Any) -> "Future[Any]":
        """The finished future of a call."""
        future: Future[Any] = Future()
        future.set_result(fn(*args, **named))
        return future


def executor(jobs: int = 0) -> Executor:
    """Processes, one a core if no number is given; this process for one job."""
    return InTurn() if jobs == 1 else ProcessPoolExecutor(jobs or os.cpu_count())


def analysed(
    record: bytes, games: int, seed: str, processes: Executor, horizon: int | None = None
) -> Iterator[TurnChances]:
    """The chances at each turn, in the order of the turns."""
    steps = list(turn_starts(_replay(record)))
    for result in [processes.submit(_chances, record, step, games, seed, horizon) for step in steps]:
        yield result.result()


def reviews_of(
    record: bytes,
    turns: Sequence[TurnChances],
    pairs: int,
    seed: str,
    processes: Executor,
    language: str,
    most: int,
    deeper: int = 0,
    horizon: int | None = None,
) -> Iterator[tuple[DecisionReview, DeeperLook | None]]:
    """The key moments, in their order.

    With `deeper` a choice that is called better is compared again by so many times the continuations, others
    than before, which go on to the end of the game.
    """
    if not most:
        return
    replay = _replay(record)
    game = GAMES[replay.match.rules.name]
    chosen = candidates(replay, game, turns)
    reviews = [opened(replay, game, decision, (language,)) for decision in chosen.decisions]
    search = search_in(reviews, chosen, pairs)
    while wanted := search.wanted():
        asked = [asked_for(reviews[one.decision], one) for one in wanted]
        for one, score in zip(wanted, _scores(record, asked, seed, processes, horizon), strict=True):
            search.add(one, score)
    by_step = {review.decision.step: review for review in reviews}
    for found in key_moments(reviews, search, most):
        review = by_step[found.step]
        pair = claimed(review, found) if deeper else None
        if pair is None:
            yield found, None
            continue
        rows = [
            [asked_for(review, Wanted(0, at, number, final=False)) for number in range(pairs * deeper)]
            for at in pair
        ]
        better, other = [_scores(record, row, f"{seed} deeper", processes, TO_THE_END) for row in rows]
        yield found, looked_deeper(better, other)


def _scores(
    record: bytes, asked: Sequence[AskedScore], seed: str, processes: Executor, horizon: int | None
) -> list[float]:
    """The scores of these continuations."""
    futures = [processes.submit(_score, record, one, seed, horizon) for one in asked]
    return [one.result() for one in futures]


def _chances(record: bytes, step: int, games: int, seed: str, horizon: int | None) -> TurnChances:
    replay = _replay(record)
    return chances_at(replay, GAMES[replay.match.rules.name], step, games, seed, horizon)


def _score(record: bytes, asked: AskedScore, seed: str, horizon: int | None) -> float:
    replay = _replay(record)
    return continued_once(replay, GAMES[replay.match.rules.name], asked, seed, horizon)


def _replay(record: bytes) -> Replay:
    if record not in REPLAYS:
        REPLAYS.clear()
        REPLAYS[record] = Replay(resume(record, GAMES))
    return REPLAYS[record]
