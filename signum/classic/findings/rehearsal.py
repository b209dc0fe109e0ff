"""Activations and moves rehearsed: played by the rules in copies of the game as a seat knows it.

A table offers a creature only actions that the rules accept in the rehearsal. Dice at the start of an
activation lead to several ways, and an action is offered if it is accepted in all of them.
"""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from signum.classic.chapters.combat.rolls import Rolled
from signum.classic.chapters.field.movement import RUN, Move, Run
from signum.classic.chapters.turn.activation import (
    ActivationCancelled,
    Passed,
    Skipped,
    activate,
    perform,
    refused_after_moving,
)
from signum.classic.core.dice import BULLSEYE, number
from signum.classic.core.game import Game
from signum.classic.core.state import Creature, CreatureId
from signum.classic.odds.outcomes import ClassicAnswerPolicy, accepting, declining, ends
from signum.engine.confirming import Yes
from signum.engine.enumeration import End, TooManyWays
from signum.engine.events import Event
from signum.engine.game import Ended
from signum.engine.questions import Choice, Option, Procedure, Question, Refusal, Roll, Shuffle
from signum.engine.units import Point

Asked = Choice[Any]

NOTHING_TO_DO: Final = "nothing-to-do"
"""The refusal of a creature whose only action is to pass, so that the rules do not ask."""


class ActingWay(Struct, frozen=True):
    """One way in which an activation can begin: the game at its question, and the question."""

    weight: int
    game: Game
    choice: Asked


class Rehearsal(Struct, frozen=True):
    """The ways in which a creature comes to act; if there are none, the reason."""

    ways: tuple[ActingWay, ...]
    refusal: Refusal | None = None
    over: bool = False
    """Whether the activation is over with its declaration, so that nothing can follow it."""

    def explain(self, option: Option) -> Refusal | None:
        """The reason why the creature cannot do this as its action; None if it can in every way."""
        if self.refusal is not None:
            return self.refusal
        return next((why for way in self.ways if (why := way.choice.explain(option))), None)

    def allows(self, option: Option) -> bool:
        """Whether the creature can do this as its action in every way."""
        return self.refusal is None and all(way.choice.allows(option) for way in self.ways)


def rehearse(game: Game, id: CreatureId) -> Rehearsal:
    """The activation of a creature up to its question; offers are declined if it can act without them."""
    try:
        found = _beginnings(game, id, declining)
        if not all(one.answer for one in found):
            accepted = _beginnings(game, id, accepting())
            if sum(bool(one.answer) for one in accepted) > sum(bool(one.answer) for one in found):
                found = accepted
    except TooManyWays:
        return Rehearsal((), Refusal("start-decides", ("C-TURN-08",), {"creature": id}))
    acting = sorted(
        [ActingWay(one.weight, one.game, one.answer) for one in found if one.answer is not None],
        key=lambda way: -way.weight,
    )
    if len(acting) == len(found):
        return Rehearsal(tuple(acting))
    if acting:
        return Rehearsal((), Refusal("start-decides", ("C-TURN-08",), {"creature": id}))
    return Rehearsal((), _reason(found, id), over=True)


class PlayedMove(Struct, frozen=True):
    """A move or run played with dice that all fail: the game afterwards, and the question that follows."""

    game: Game
    choice: Asked | None
    """None if the activation ends with it."""
    stabs: tuple[CreatureId, ...]
    """The enemies that would roll for a backstab (C-BACK-01, C-RUN-04)."""
    creature: CreatureId
    ran: bool

    def explain(self, option: Option) -> Refusal | None:
        """The reason why the creature cannot do this after the move; None if it can."""
        if self.choice is not None:
            return self.choice.explain(option)
        me = self.game.creature(self.creature)
        if me is None:
            return Refusal("falls-first", ("C-TURN-08",), {"creature": self.creature})
        why = refused_after_moving(self.game, me, option, ran=self.ran)
        if why is not None:
            return why
        if self.ran:
            return Refusal("has-run", ("C-RUN-03",), {"creature": me.id})
        return Refusal("has-moved", ("C-ACT-01", "C-ACT-04"), {"creature": me.id})


def play_move(game: Game, creature: Creature, to: Point, how: str) -> PlayedMove:
    """Play the move in a copy; a second time if others were asked, who may stab and may leave it."""
    option: Option = Run(to) if how == RUN else Move(to)
    eager = _Trial(game, creature.id, option, accepts=True)
    quiet = _Trial(game, creature.id, option, accepts=False) if eager.asked else eager
    stabs = [one.creature for one in eager.game.log if isinstance(one, Rolled) and one.why == "backstab"]
    return PlayedMove(quiet.game, quiet.choice, tuple(stabs), creature.id, how == RUN)


# Implementation.


def _beginnings(game: Game, id: CreatureId, asked: ClassicAnswerPolicy) -> list[End[Game, Asked | None]]:
    def begin(there: Game) -> Procedure[Asked | None]:
        return (yield from _until(activate(there, there.state.creatures[id]), "action", id))

    return ends(game, begin, asked)


def _until(running: Procedure[None], kind: str, subject: CreatureId) -> Procedure[Asked | None]:
    """A procedure up to a question about a creature; None if it ends without it."""
    try:
        question = next(running)
        while not _asks(question, kind, subject):
            question = running.send((yield question))
    except StopIteration:
        return None
    assert isinstance(question, Choice)
    return question


def _asks(question: Question, kind: str, subject: CreatureId) -> bool:
    return isinstance(question, Choice) and question.kind == kind and question.subject == subject


def _reason(found: Sequence[End[Game, Asked | None]], id: CreatureId) -> Refusal:
    """The reason why a creature acts in none of the ways in which its activation begins."""

    def always(kind: type[Event]) -> bool:
        return all(any(isinstance(event, kind) for event in one.game.log) for one in found)

    if always(Skipped):
        return Refusal("skips-activation", ("C-ACT-01",), {"creature": id})
    if always(ActivationCancelled):
        return Refusal("activation-cancelled", ("C-TURN-07",), {"creature": id})
    if always(Passed):
        return Refusal("nothing-to-do", ("C-ACT-01",), {"creature": id})
    if all(one.game.creature(id) is None for one in found):
        return Refusal("falls-first", ("C-TURN-08",), {"creature": id})
    return Refusal("start-decides", ("C-TURN-08",), {"creature": id})


class _Trial:
    """An action carried out in a copy, up to the question that follows it."""

    def __init__(self, game: Game, id: CreatureId, option: Option, *, accepts: bool) -> None:
        self.game = game.fork()
        self.accepts = accepts
        self.asked = False
        """Whether any question was asked on the way."""
        self.choice = self._played(
            _until(perform(self.game, self.game.state.creatures[id], option), "after-moving", id)
        )

    def _played(self, procedure: Procedure[Asked | None]) -> Asked | None:
        try:
            question = next(procedure)
            while True:
                question = procedure.send(self._answer(question))
        except StopIteration as over:
            found: Asked | None = over.value
            return found
        except Ended:
            return None

    def _answer(self, question: Question) -> Any:
        if isinstance(question, Roll):
            return (number(BULLSEYE),) * question.count
        if isinstance(question, Shuffle):
            return question.items
        self.asked = True
        if not self.accepts:
            return declining(self.game, question)
        options = question.options()
        return next((option for option in options if isinstance(option, Yes)), options[0])
