"""Procedures of the rules played in copies of a game, with answers that do as little as possible."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from signum.engine.absence import least_answer
from signum.engine.game import Ended
from signum.engine.questions import Choice, Option, Procedure, Question, Roll, Shuffle
from signum.warseer.chapters.activation import Pass
from signum.warseer.chapters.attack.dice import LeaveDice
from signum.warseer.chapters.feats import NoFeat
from signum.warseer.chapters.placing import StayThere
from signum.warseer.chapters.reviving import RaiseNobody
from signum.warseer.chapters.tactics import NoTactic
from signum.warseer.composed_game import WarseerGame
from signum.warseer.effects.targets import NoMore

DECLINING: Final = (Pass, NoTactic, NoFeat, LeaveDice, StayThere, NoMore, RaiseNobody)
"""The options by which a player declines something in an activation."""

Part: TypeAlias = Callable[[WarseerGame], Procedure[Any]]


def declining(choice: Choice[Any]) -> Option:
    """Decline where that is possible; otherwise take the first option."""
    return least_answer(choice, DECLINING)


def plain_answer(question: Question) -> Any:
    """Decline; dice show their lowest number and cards keep their order."""
    if isinstance(question, Roll):
        return (1,) * question.count
    if isinstance(question, Shuffle):
        return question.items
    return declining(question)


def played(game: WarseerGame, *parts: Part) -> WarseerGame:
    """A copy of the game after these procedures; nobody answers them with anything."""
    there = game.fork()
    for part in parts:
        procedure = part(there)
        try:
            question = next(procedure)
            while True:
                question = procedure.send(plain_answer(question))
        except (StopIteration, Ended):
            continue
    return there
