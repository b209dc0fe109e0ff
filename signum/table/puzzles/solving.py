"""The exact value of every answer to a decision, over all continuations of dice and players.

The deciding player takes the best option for the goal, the opponent the worst; dice weigh each case. A game
says which options are tried and which throws differ.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final, TypeAlias

from signum.engine.enumeration import TooManyWays
from signum.engine.questions import Option, Roll, Seat, Shuffle
from signum.engine.run import GameRun
from signum.table.puzzles.rules import GameWorth, PuzzleRules

AnyRun: TypeAlias = GameRun[Any, Any]

MOST_POSITIONS: Final = 60_000
"""The limit of positions; a longer proof would take too long."""


class Solver:
    """Looks ahead for one seat to a horizon."""

    def __init__(
        self,
        seat: Seat,
        goal: GameWorth,
        over: Callable[[AnyRun], bool],
        rules: PuzzleRules,
        most: int | None = None,
    ) -> None:
        self.seat = seat
        self.goal = goal
        self.over = over
        self.rules = rules
        self.most = MOST_POSITIONS if most is None else most
        self.positions = 0
        self.known: dict[bytes, Fraction] = {}

    def worth_of(self, run: AnyRun, option: Option) -> Fraction:
        """The value of an answer to the open choice."""
        twin = run.fork()
        assert twin.choice is not None
        twin.answer(twin.choice.seat, option)
        return self.worth(twin)

    def worth(self, run: AnyRun) -> Fraction:
        """The value of the current game; the run is played on."""
        self.positions += 1
        if self.positions > self.most:
            raise TooManyWays
        if run.finished or self.over(run):
            return self.goal(run.game)
        if run.rests[-1].entries < len(run.entries):
            return self._worth(run)
        key = self.rules.key(run.game)
        if key not in self.known:
            self.known[key] = self._worth(run)
        return self.known[key]

    def _worth(self, run: AnyRun) -> Fraction:
        question = run.question
        if isinstance(question, Roll):
            return self._of_dice(run, question)
        if isinstance(question, Shuffle):
            run.settle(question.items)
            return self.worth(run)
        assert question is not None
        options = self.rules.tried(run.game, question)
        worths = [self.worth_of(run, option) for option in options[1:]]
        run.answer(question.seat, options[0])
        worths.append(self.worth(run))
        return max(worths) if question.seat == self.seat else min(worths)

    def _of_dice(self, run: AnyRun, question: Roll) -> Fraction:
        cases = self.rules.throws(run.game, question)
        total = Fraction(0)
        for at, (numbers, weight) in enumerate(cases, 1):
            twin = run if at == len(cases) else run.fork()
            twin.settle(numbers)
            total += weight * self.worth(twin)
        return total / sum([weight for _, weight in cases])
