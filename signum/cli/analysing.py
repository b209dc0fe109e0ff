"""The turns and key moments of a recorded game, analysed in several processes."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from typing import Any

from signum.engine.questions import Option
from signum.players.reviews import (
    DecisionReview,
    DeeperLook,
    PastDecision,
    chosen_decisions,
    claimed,
    looked_deeper,
    opened,
    reviewed,
    settled_once,
    weighed_once,
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
    games: int,
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
    replay = _replay(record)
    game = GAMES[replay.match.rules.name]
    for decision in chosen_decisions(replay, game, turns, most):
        review = opened(replay, game, decision, (language,))
        if review is None:
            continue
        rows = [*[way.answers for way in review.ways], None]
        *scores, afterwards = _scores(record, decision, rows, games, seed, processes, horizon)
        found = reviewed(review, scores, afterwards)
        pair = claimed(review, found) if deeper else None
        if pair is None:
            yield found, None
            continue
        ways, others = [review.ways[at].answers for at in pair], f"{seed} deeper"
        better, other = _scores(record, decision, ways, games * deeper, others, processes, TO_THE_END)
        yield found, looked_deeper(better, other)


def _scores(
    record: bytes,
    decision: PastDecision,
    rows: Sequence[tuple[Option, ...] | None],
    games: int,
    seed: str,
    processes: Executor,
    horizon: int | None,
) -> list[list[float]]:
    """The scores of this many continuations of each way; None is the decision as it really went."""
    futures = [
        [processes.submit(_score, record, decision, row, number, seed, horizon) for number in range(games)]
        for row in rows
    ]
    return [[one.result() for one in those] for those in futures]


def _chances(record: bytes, step: int, games: int, seed: str, horizon: int | None) -> TurnChances:
    replay = _replay(record)
    return chances_at(replay, GAMES[replay.match.rules.name], step, games, seed, horizon)


def _score(
    record: bytes,
    decision: PastDecision,
    answers: tuple[Option, ...] | None,
    number: int,
    seed: str,
    horizon: int | None,
) -> float:
    replay = _replay(record)
    game = GAMES[replay.match.rules.name]
    if answers is None:
        return settled_once(replay, game, decision, number, seed, horizon)
    return weighed_once(replay, game, decision, answers, number, seed, horizon)


def _replay(record: bytes) -> Replay:
    if record not in REPLAYS:
        REPLAYS.clear()
        REPLAYS[record] = Replay(resume(record, GAMES))
    return REPLAYS[record]
