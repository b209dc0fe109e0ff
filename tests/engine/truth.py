"""All that can be told of a run, for comparing two of them to the bit."""

from typing import Any

from signum.engine.questions import Choice
from signum.engine.records import encoded
from signum.engine.run import GameRun


def truth(run: GameRun[Any, Any]) -> tuple[bytes, ...]:
    """Its state, its question, its position in the stream of chance, its entries and the learnt facts."""
    question = run.question
    asked: Any = question
    if isinstance(question, Choice):
        asked = (question.seat, question.kind, question.options(), dict(question.about), question.cites)
    drawn = None if run.chance is None else run.chance.drawn
    parts = (run.game.state, asked, drawn, run.entries, run.learnt)
    return tuple([encoded(part) for part in parts])


def whole_truth(run: GameRun[Any, Any]) -> tuple[bytes, ...]:
    """With the log: a fork's begins where it was made."""
    return (*truth(run), encoded(run.game.log))
