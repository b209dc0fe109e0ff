"""Abilities that heal, and abilities that prevent healing."""

from typing import Final

from signum.classic.chapters.combat.ability_targets import refused_impact
from signum.classic.chapters.combat.damage import heal, most_healed, refused_healing
from signum.classic.chapters.combat.rolls import rerolled_by_choice, throw
from signum.classic.chapters.turn.activation import Activated
from signum.classic.core.dice import Face
from signum.classic.core.figures import distance
from signum.classic.core.game import Bearer
from signum.classic.core.state import Creature, CreatureId
from signum.classic.core.successes import HEALING_IN_CONTACT, REGROWING
from signum.classic.core.values import can_be_healed, healing_rerolls
from signum.engine.abilities import Ability
from signum.engine.questions import Procedure, Refusal

healer = Ability("A-HEALER")
master_of_healing = Ability("A-MASTER-HEALING")
regeneration = Ability("A-REGENERATION")

ABILITIES = (healer, master_of_healing, regeneration)

HEALER_RANGE: Final = distance("A-HEALER", "range")


@master_of_healing.changes(healing_rerolls)
def mend_again(me: Bearer, dice: int) -> int:
    """It may reroll up to X different healing dice."""
    return dice + me.x


def _refused_patient(me: Bearer, target: CreatureId) -> Refusal | None:
    """Another creature of any side, within range, that can be healed; it need not be seen."""
    patient = me.game.state.creatures[target]
    if target == me.holder:
        return Refusal("not-itself", ("A-HEALER",), {"creature": target})
    return refused_impact(me, patient, HEALER_RANGE, "healing") or refused_healing(me.game, patient)


@healer.aimed(
    at=lambda me: [one.id for one in me.game.creatures() if one.id != me.holder], check=_refused_patient
)
def mend(me: Bearer, target: CreatureId) -> Procedure[None]:
    """X dice, 1 wound for each success; other faces succeed in contact than at a distance."""
    patient = me.game.state.creatures[target]
    touching = me.game.in_contact(me.creature, patient)
    yield from _heal(me, patient, HEALING_IN_CONTACT if touching else me.game.edition.heals_from_afar)


@regeneration.after(
    Activated,
    when=lambda me, activated: activated.creature == me.holder and me.game.value(can_be_healed, me.creature),
    touches=lambda me, _activated: frozenset({me.holder}),
)
def grow_back(me: Bearer, _activated: Activated) -> Procedure[None]:
    """At the start of its activation X dice, 1 wound healed for each success; none if it is unwounded."""
    if me.x > 0 and refused_healing(me.game, me.creature) is None:
        yield from _heal(me, me.creature, REGROWING)


def _heal(me: Bearer, patient: Creature, succeeding: frozenset[Face]) -> Procedure[None]:
    """Roll healing dice: some may be rolled again, and each success removes a wound."""
    game, creature = me.game, me.creature
    enough = most_healed(patient)
    thrown = yield from throw(game, creature, me.x, "healing", me.ability.id, succeeding, enough=enough)
    thrown = yield from rerolled_by_choice(
        game, creature, patient, thrown, healing_rerolls, "healing", succeeding
    )
    if game.in_play(patient.id):
        yield from heal(game, patient, sum([face in succeeding for face in thrown]), because=me.ability.id)
