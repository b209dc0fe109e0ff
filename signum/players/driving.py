"""Playing a run with computer players, decision by decision, with luck that follows from a seed."""

from collections import Counter
from collections.abc import Iterator, Sequence
from time import process_time
from typing import Any, Final

from msgspec import Struct

from signum.engine.chance import Chance, seed_of
from signum.engine.events import Event
from signum.engine.questions import Choice, Roll, Shuffle
from signum.engine.run import GameRun
from signum.players import Player
from signum.players.deadline import Deadline
from signum.table.rulebook import Rules

MOST_TURNS: Final = 300
"""The turn limit of a game."""


class Luck:
    """Dice and shuffles that follow from a seed, the seat, the purpose, and the number of earlier ones.

    So a game that is played again differently has the same luck in every roll that occurs again.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.counts: Counter[str] = Counter()

    def settled(self, question: Roll | Shuffle) -> tuple[Any, ...]:
        """The numbers of the dice, or the order of the cards."""
        why = question.why if isinstance(question, Roll) else "shuffle"
        kind = f"{question.seat} {why}"
        self.counts[kind] += 1
        chance = Chance(seed_of(f"luck {self.seed} {kind} {self.counts[kind]}"))
        if isinstance(question, Roll):
            return chance.dice(question.dice)
        return chance.order(question.items)


class Decision(Struct, frozen=True):
    """An answer that was given, the time it took, and the events that followed."""

    choice: Choice[Any]
    turn: int
    seconds: float
    events: list[Event]


def decisions(
    run: GameRun[Any, Any],
    rules: Rules,
    seated: Sequence[Player],
    *,
    luck: Luck | None = None,
    most_turns: int = MOST_TURNS,
    evaluations: int | None = None,
) -> Iterator[Decision]:
    """Play on to the end or to the turn limit, and yield each answer.

    Without luck the run uses its own chance.
    """
    before = 0
    while (question := run.question) is not None and rules.turn(run.game.state) <= most_turns:
        if isinstance(question, Choice):
            turn, begun = rules.turn(run.game.state), process_time()
            view = rules.view(run.game, question.seat)
            option = seated[question.seat](view, question, Deadline(evaluations=evaluations))
            seconds = process_time() - begun
            run.answer(question.seat, option)
        else:
            assert luck is not None
            run.settle(luck.settled(question))
            continue
        yield Decision(question, turn, seconds, run.game.log[before:])
        before = len(run.game.log)
