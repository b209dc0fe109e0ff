"""In a worker: the value of an answer to a puzzle."""

from collections.abc import Mapping
from typing import Final

import msgspec

from signum.engine.enumeration import TooManyWays
from signum.engine.records import converted
from signum.server.workers.jobs import JudgeAnswer
from signum.table.games import Games
from signum.table.puzzles.posing import Posed
from signum.table.puzzles.proving import worth_of
from signum.table.puzzles.reading import Puzzle
from signum.table.puzzles.suite import suite

MOST_KEPT: Final = 2048
MOST_POSITIONS: Final = 12_000
"""A few seconds; hardly any answer needs more."""


class PuzzleJobs:
    """The puzzles of the games, and the values that were found."""

    def __init__(self, games: Games) -> None:
        self.games = games
        self._suites: dict[str, Mapping[str, Puzzle]] = {}
        self._found: dict[JudgeAnswer, float | None] = {}

    def worth(self, job: JudgeAnswer) -> float | None:
        """The exact value of an answer; None if there are too many continuations to try."""
        if job not in self._found:
            if len(self._found) >= MOST_KEPT:
                self._found.clear()
            self._found[job] = self._worth(job)
        return self._found[job]

    def _worth(self, job: JudgeAnswer) -> float | None:
        if job.game not in self._suites:
            self._suites[job.game] = suite(self.games[job.game], self.games)
        puzzle = self._suites[job.game][job.name]
        if puzzle.proof is None:
            return None
        posed = Posed(puzzle, job.edition, self.games)
        try:
            option = converted(msgspec.json.decode(job.option), posed.player.rules.options)
            return float(worth_of(posed, puzzle.proof, option, MOST_POSITIONS))
        except TooManyWays:
            return None
