"""Abilities that take a whole activation: C-ACT-03, C-ACT-04."""

from typing import ClassVar

from signum.classic.chapters.cards.relic_uses import at_hand, spend_uses
from signum.classic.chapters.combat.stealth import lose_token
from signum.classic.core.events import OfCreature
from signum.classic.core.game import Game
from signum.classic.core.state import Creature, CreatureId, State
from signum.classic.core.units import UsedAbility
from signum.engine.questions import Option, Procedure, Refusal
from signum.engine.units import AbilityId


class Use(Option, frozen=True):
    """An activated ability takes the whole activation."""

    ability: UsedAbility


class UseOn(Option, frozen=True):
    """An activated ability, declared at a creature, takes the whole activation."""

    ability: UsedAbility
    target: CreatureId


class AbilityDeclared(OfCreature, frozen=True):
    """A creature spends its activation on an ability, with a target if it needs one."""

    ability: AbilityId
    target: CreatureId | None = None

    follows: ClassVar[tuple[str, ...]] = ("C-ACT-03", "C-TURN-08")

    def apply(self, state: State) -> None:
        """Nothing changes."""


def uses(game: Game, creature: Creature) -> list[Option]:
    """The activated abilities worth listing, each with its possible targets."""
    found: list[Option] = []
    for me in game.activated_abilities(creature.id):
        found += [Use(me.ability.id)] if me.ability.activations else []
        aims = [target for aim in me.ability.aims for target in aim.at(me)]
        found += [UseOn(me.ability.id, target) for target in aims]
    return found


def use(game: Game, creature: Creature, ability: str, target: CreatureId | None = None) -> Procedure[None]:
    """Declaring an activated ability reveals a hidden user; then it is carried out (C-ACT-03, C-STL-02).

    It is carried out with the bearer's current figure: answers to the declaration may have changed it.
    """
    yield from lose_token(game, creature, "C-STL-02")
    if not (yield from game.happen(AbilityDeclared(creature.id, ability, target))):
        return
    bearers = [one for one in game.activated_abilities(creature.id) if one.ability.id == ability]
    if not game.in_play(creature.id) or not bearers:
        return
    me, relics = bearers[0], at_hand(game, creature, creature)
    if target is None:
        for activated in me.ability.activations:
            yield from activated.work(me)
    elif game.in_play(target):
        for aim in me.ability.aims:
            yield from aim.work(me, target)
    yield from spend_uses(game, relics, ability)


def refused_all_uses(game: Game, creature: Creature) -> Refusal | None:
    """C-ACT-03, C-ACT-04: the reason why a creature may use no ability at the moment."""
    if creature.moved:
        return Refusal("has-moved", ("C-ACT-03", "C-ACT-04"), {"creature": creature.id})
    foes = [one.id for one in game.foes_in_contact(creature) if not one.hidden]
    if foes:
        return Refusal("in-contact", ("C-ACT-03",), {"creature": creature.id, "foes": foes})
    return None


def refused_use(
    game: Game, creature: Creature, ability: str, target: CreatureId | None = None
) -> Refusal | None:
    """C-ACT-03, C-ACT-04: not after moving, not in contact with a visible opponent's creature."""
    bearers = [me for me in game.activated_abilities(creature.id) if me.ability.id == ability]
    if not bearers:
        return Refusal("no-such-ability", ("C-ACT-01",), {"creature": creature.id, "ability": ability})
    why_none = refused_all_uses(game, creature)
    if why_none is not None:
        return why_none
    me = bearers[0]
    if target is None:
        if not me.ability.activations:
            return Refusal("needs-a-target", ("C-ACT-03",), {"creature": creature.id, "ability": ability})
        return next((why for one in me.ability.activations if (why := one.check(me))), None)
    if not me.ability.aims:
        return Refusal("needs-no-target", ("C-ACT-03",), {"creature": creature.id, "ability": ability})
    if game.creature(target) is None:
        return Refusal("no-such-creature", ("C-ACT-03",), {"creature": target})
    return next((why for one in me.ability.aims if (why := one.check(me, target))), None)
