"""Looking ahead: an option is played in copies of the game, with dice by chance and quick answers."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from signum.engine.chance import Chance
from signum.engine.game import Ended
from signum.engine.questions import Choice, Procedure, Roll
from signum.warseer.bots.policy import quick_answer
from signum.warseer.bots.worth import Weights
from signum.warseer.composed_game import WarseerGame

MOST_QUESTIONS = 200
"""An effect asks fewer questions."""


class Ahead(Struct, frozen=True):
    """A copy of the game after a procedure, and whether dice were thrown in it."""

    game: WarseerGame
    rolled: bool


def played(
    game: WarseerGame, start: Callable[[WarseerGame], Procedure[None]], chance: Chance, weights: Weights
) -> Ahead:
    """Play a procedure in a copy of the game."""
    there, rolled = game.fork(), False
    procedure = start(there)
    try:
        question: Any = next(procedure)
        for _ in range(MOST_QUESTIONS):
            if isinstance(question, Choice):
                question = procedure.send(quick_answer(there, question, weights))
            elif isinstance(question, Roll):
                rolled = True
                question = procedure.send(chance.dice(question.dice))
            else:
                question = procedure.send(chance.order(question.items))
    except (StopIteration, Ended):
        pass
    finally:
        procedure.close()
    return Ahead(there, rolled)
