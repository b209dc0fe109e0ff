"""The gain of activated abilities for the greedy player."""

from functools import partial
from heapq import nsmallest
from typing import Final

from signum.classic.abilities.healing import HEALER_RANGE
from signum.classic.bots.greedy.thinking import GreedyThinking
from signum.classic.bots.greedy.weights import weights
from signum.classic.cards.vocabulary import ACTIVATED
from signum.classic.chapters.combat.damage import Healed
from signum.classic.chapters.turn.activated_abilities import Use, UseOn, refused_all_uses, use, uses
from signum.classic.chapters.turn.activation import refused_in_activation
from signum.classic.core.game import Game
from signum.classic.core.state import HERO, Creature, CreatureId
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
    if think.deadline.over or not _has_uses(think, me) or refused_all_uses(think.flat, me) is not None:
        return NO_HELP
    whole = think.known.whole
    there = whole.state.creatures[me.id]
    options = [
        option
        for option in uses(whole, there)
        if is_of_use(think, me, option) and refused_in_activation(whole, there, option) is None
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


def _has_uses(think: GreedyThinking, me: Creature) -> bool:
    """Whether a creature may have an activated ability: of its own, by a text, or by a relic (C-REL-06)."""
    card = think.cards.get(me.card)
    return (
        bool(think.flat.activated_abilities(me.id))
        or card is None
        or bool(card.sentences(ACTIVATED))
        or any(held.text is not None for held in me.held)
        or (me.type == HERO and bool(think.view.players[me.owner].relics))
    )


def is_of_use(think: GreedyThinking, me: Creature, option: Option) -> bool:
    """Whether an activated ability could gain something.

    Healing can, if a friend in range is wounded or something answers it.
    """
    if not isinstance(option, UseOn) or option.ability != HEALER:
        return True
    patient, whole = think.creature(option.target), think.known.whole
    if think.flat.gap(me, patient) > HEALER_RANGE:
        return False
    if patient.wounds > 0 and not whole.hostile[think.seat][patient.seat]:
        return True
    return answers(whole, Healed) and whole.is_answered(Healed(patient.id, 0, because=(HEALER,)))


def _used(id: CreatureId, option: Option, game: Game) -> Procedure[None]:
    assert isinstance(option, Use | UseOn)
    target = option.target if isinstance(option, UseOn) else None
    return use(game, game.state.creatures[id], option.ability, target)
