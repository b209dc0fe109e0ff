"""The dice of a requiem that decide nothing about a fight (A-REQUIEM), so that they need not be told apart.

Beside the dying one there may be creatures that take no part in the fight and live in any case. Each of them
is wounded or not; if nothing answers that, the fight ends alike.
"""

from collections.abc import Callable
from typing import Final

from signum.classic.abilities.deaths import MOURNING_WOUNDS, mourners, requiem
from signum.classic.chapters.cards.cards_in_play import RelicDestroyed
from signum.classic.chapters.cards.tactics import window
from signum.classic.chapters.combat.attacks import AttackEnded
from signum.classic.chapters.combat.damage import Eliminated, Hurt
from signum.classic.chapters.combat.melee import Fought
from signum.classic.core.game import Game
from signum.classic.core.state import Creature, CreatureId
from signum.classic.core.successes import MOURNING
from signum.classic.core.values import health
from signum.classic.odds.outcomes import DICE, answers, ends
from signum.engine.enumeration import MOST_WAYS, End, TooManyWays, unlike_throws, ways
from signum.engine.questions import Procedure, Question, Roll

REQUIEM: Final = "requiem"
"""The purpose of its dice."""


def bystanders(game: Game, *fighters: Creature) -> frozenset[CreatureId]:
    """The creatures whose wounds by a requiem change nothing about a fight; none if anything answers it."""
    if game.volatile or answers(game, Hurt, AttackEnded, Fought, RelicDestroyed, *DICE):
        return frozenset()
    tolling = 0
    for me in game.listeners(Eliminated):
        if me.ability.id == requiem.id:
            tolling += 1
        elif me.ability.id != window.id:
            return frozenset()
    if not tolling:
        return frozenset()
    fighting = [one.id for one in fighters]
    return frozenset(
        [
            one.id
            for one in game.creatures()
            if one.id not in fighting
            and one.wounds + tolling * MOURNING_WOUNDS < game.value(health, one)
            and not any(held.until_hurt for held in game.held(one))
        ]
    )


def ends_without(
    game: Game, start: Callable[[Game], Procedure[None]], idle: frozenset[CreatureId]
) -> tuple[list[End[Game, None]], int]:
    """The ends of a procedure without telling the dice for these creatures apart, and the number of all ends.

    The weights are those of all ends.
    """
    left_out: dict[int, tuple[int, int]] = {}

    def thinned(there: Game) -> Procedure[None]:
        return _thinned(there, start(there), idle, left_out)

    found = ends(game, thinned)
    factors = {left_out[id(end.game)] for end in found}
    if len(factors) != 1:
        found = ends(game, start)
        return found, len(found)
    ((weight, throws),) = factors
    if len(found) * throws > MOST_WAYS:
        raise TooManyWays
    return [End(end.weight * weight, end.game, end.answer) for end in found], len(found) * throws


def _thinned(
    there: Game, procedure: Procedure[None], idle: frozenset[CreatureId], left_out: dict[int, tuple[int, int]]
) -> Procedure[None]:
    """A procedure that settles the dice for these creatures itself.

    It notes in how many ways they can fall, and how many throws differ.
    """
    thrown: dict[CreatureId, int] = {}
    weight = throws = 1
    left_out[id(there)] = weight, throws
    try:
        question: Question = next(procedure)
        while True:
            if isinstance(question, Roll) and question.why == REQUIEM and _mourner(there, thrown) in idle:
                unlike = unlike_throws(question.dice, MOURNING)
                weight, throws = weight * ways(question.dice), throws * len(unlike)
                left_out[id(there)] = weight, throws
                question = procedure.send(unlike[0][0])
            else:
                question = procedure.send((yield question))
    except StopIteration:
        return


def _mourner(there: Game, thrown: dict[CreatureId, int]) -> CreatureId:
    """The creature for which the next die of a requiem is thrown; a dying creature throws for all in turn."""
    acting = there.acting
    assert isinstance(acting, tuple)
    bearer: CreatureId = acting[1]
    at = thrown.get(bearer, 0)
    thrown[bearer] = at + 1
    return mourners(there, there.state.creatures[bearer])[at].id
