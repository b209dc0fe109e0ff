"""The turns of a recorded game, analysed in several processes."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from signum.players.win_chances import TurnChances, chances_at, turn_starts
from signum.rulebooks import GAMES
from signum.table.match import Match
from signum.table.replay import Replay

REPLAYS: dict[bytes, Replay] = {}
"""In a process: the record that it analyses, played once."""


def analysed(record: bytes, games: int, seed: str, jobs: int = 0) -> Iterator[TurnChances]:
    """The chances at each turn, in the order of the turns."""
    steps = list(turn_starts(_replay(record)))
    if jobs == 1:
        yield from [_chances(record, step, games, seed) for step in steps]
        return
    with ProcessPoolExecutor(jobs or os.cpu_count()) as processes:
        for result in [processes.submit(_chances, record, step, games, seed) for step in steps]:
            yield result.result()


def _chances(record: bytes, step: int, games: int, seed: str) -> TurnChances:
    replay = _replay(record)
    return chances_at(replay, GAMES[replay.match.rules.name], step, games, seed)


def _replay(record: bytes) -> Replay:
    if record not in REPLAYS:
        REPLAYS.clear()
        REPLAYS[record] = Replay(Match.resume(record, GAMES))
    return REPLAYS[record]
