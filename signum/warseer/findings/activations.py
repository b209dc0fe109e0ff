"""Activations rehearsed in a copy of the game: what a creature may do now, or after a move."""

from typing import Any

from msgspec import Struct

from signum.engine.game import Ended
from signum.engine.questions import Choice, Option, Procedure, Question, Refusal
from signum.engine.units import ThingId
from signum.warseer.chapters.activation import Pass, act, activate
from signum.warseer.composed_game import WarseerGame
from signum.warseer.odds.answering import plain_answer


class Acting(Struct, frozen=True):
    """A creature in its activation: the game, and its question.

    Without a question the activation is over, or it does not come about; a refusal says why an answer on the
    way was not accepted. Offers on the way are declined, and dice show their lowest number.
    """

    game: WarseerGame
    choice: Choice[Any] | None
    refusal: Refusal | None = None

    def options(self) -> list[Option]:
        """What the creature may do, besides nothing."""
        if self.choice is None:
            return []
        return [one for one in self.choice.options() if not isinstance(one, Pass)]


def acting(game: WarseerGame, id: ThingId, *row: Option) -> Acting:
    """The activation of a creature up to its question after these answers; a running one goes on."""
    there = game.fork()
    running = there.state.activation
    begun = running is not None and running.creature == id
    procedure = act(there, id) if begun else activate(there, id)
    try:
        question = next(procedure)
        for option in row:
            asked = _until_asked(procedure, question, id)
            why = asked.explain(option)
            if why is not None:
                return Acting(there, None, why)
            question = procedure.send(option)
        return Acting(there, _until_asked(procedure, question, id))
    except (StopIteration, Ended):
        return Acting(there, None)


def _until_asked(procedure: Procedure[None], question: Question, id: ThingId) -> Choice[Any]:
    while not (isinstance(question, Choice) and question.kind == "act" and question.subject == id):
        question = procedure.send(plain_answer(question))
    return question
