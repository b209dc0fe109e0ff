"""The gain of activated abilities for the greedy player."""

from functools import partial
from heapq import nsmallest
from typing import Final

from signum.classic.bots.greedy.thinking import GreedyThinking
from signum.classic.bots.greedy.weights import weights
from signum.classic.chapters.combat.damage import Healed
from signum.classic.chapters.turn.activated_abilities import Use, UseOn, use, uses
from signum.classic.chapters.turn.activation import refused_in_activation
from signum.classic.core.game import Game
from signum.classic.core.state import Creature, CreatureId
from signum.classic.odds.outcomes import answers
from signum.engine.questions import Option, Procedure

HEALER: Final = "A-HEALER"
PATIENTS: Final = 2
"""The number of patients of a healer that are weighed before it acts."""
NO_HELP: Final = -3.0
"""The urgency of a creature that has nobody to help."""


def help_given(think: GreedyThinking, me: Creature) -> float:
    """The gain of its activated ability, with a preference for creatures that can still act."""
    if me.id not in think.help:
        think.help[me.id] = _help_given(think, me)
    return think.help[me.id]


def _help_given(think: GreedyThinking, me: Creature) -> float:
    whole = think.known.whole
    if not whole.activated_abilities(me.id) or think.deadline.over:
        return NO_HELP
    there = whole.state.creatures[me.id]
    options = [
        option
        for option in uses(whole, there)
        if is_of_use(think, option) and refused_in_activation(whole, there, option) is None
    ]
    gains = [
        sum(think.gain(partial(_used, me.id, option)).values(), 0.0) for option in _likeliest(think, options)
    ]
    best = max(gains, default=0.0)
    return best + 1.5 if best > weights()["deciding"]["card"] else NO_HELP


def _likeliest(think: GreedyThinking, options: list[Option]) -> list[Option]:
    """The options, but only the likeliest patients of a healer: the wounded who would be missed most."""

    def missed(patient: Creature) -> float:
        return think.worths.whole(patient) * min(1, patient.wounds)

    healing = [one for one in options if isinstance(one, UseOn) and one.ability == HEALER]
    others = [one for one in options if one not in healing]
    return others + nsmallest(PATIENTS, healing, key=lambda one: -missed(think.creature(one.target)))


def is_of_use(think: GreedyThinking, option: Option) -> bool:
    """Whether an activated ability could gain something.

    Healing does if a friend is wounded, or if something answers it.
    """
    if not isinstance(option, UseOn) or option.ability != HEALER:
        return True
    patient, whole = think.creature(option.target), think.known.whole
    if patient.wounds > 0 and not whole.hostile[think.seat][patient.seat]:
        return True
    return answers(whole, Healed) and whole.is_answered(Healed(patient.id, 0, because=(HEALER,)))


def _used(id: CreatureId, option: Option, game: Game) -> Procedure[None]:
    assert isinstance(option, Use | UseOn)
    target = option.target if isinstance(option, UseOn) else None
    return use(game, game.state.creatures[id], option.ability, target)
