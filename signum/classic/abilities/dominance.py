"""Abilities that control, attract or hunt other creatures."""

from typing import Final

from signum.classic.chapters.combat.ability_targets import refused_impact
from signum.classic.chapters.combat.attacks import AttackDeclared, refused_line
from signum.classic.chapters.combat.rolls import throw
from signum.classic.chapters.turn.control import refused_control, take_control
from signum.classic.chapters.turn.durations import end_of_turn, gain
from signum.classic.core.attack_kinds import MELEE
from signum.classic.core.figures import distance, number
from signum.classic.core.game import Bearer
from signum.classic.core.state import CHARACTER, CreatureId
from signum.classic.core.successes import CONTROLLING
from signum.classic.core.values import draws_attacks, draws_attacks_within, health, strength
from signum.engine.abilities import Ability
from signum.engine.questions import Facts, Procedure, Refusal
from signum.engine.values import SET

control = Ability("A-CONTROL")
defender = Ability("A-DEFENDER")
predator = Ability("A-PREDATOR")
hunting = Ability("hunting")
"""A predator's bonus for the rest of the turn; as a single ability it never counts twice."""

guarding = Ability("draw-attacks")
"""A defender from a distance, by a text."""

ABILITIES = (control, defender, guarding, hunting, predator)

CONTROL_RANGE: Final = distance("A-CONTROL", "range")
HUNTING: Final = number("A-PREDATOR", "strength")


def _refused_victim(me: Bearer, target: CreatureId) -> Refusal | None:
    """An opponent's creature of a kind that can be taken, within range and in line of sight."""
    victim = me.game.state.creatures[target]
    if victim.type not in me.game.edition.control_types:
        facts: Facts = {"creature": target, "type": victim.type, "wanted": CHARACTER}
        return Refusal("other-kind", ("A-CONTROL",), facts)
    if me.game.seating.allied[me.seat][victim.seat]:
        return Refusal("not-an-enemy", ("A-CONTROL", "C-VAR-05"), {"creature": target})
    return (
        refused_control(me.game, victim, me.seat)
        or refused_impact(me, victim, CONTROL_RANGE, "control")
        or refused_line(me.game, me.creature, victim, CONTROL_RANGE)
    )


@control.aimed(at=lambda me: [one.id for one in me.game.foes(me.seat)], check=_refused_victim)
def bend(me: Bearer, target: CreatureId) -> Procedure[None]:
    """X dice; with enough successes its player controls the target until the end of the turn."""
    game = me.game
    thrown = yield from throw(game, me.creature, me.x, "control", "A-CONTROL", CONTROLLING)
    victim = game.creature(target)
    if victim is None:
        return
    left = game.value(health, victim) - victim.wounds
    if sum([face in CONTROLLING for face in thrown]) >= game.edition.control_bullseyes(left):
        yield from take_control(game, victim, me.seat, end_of_turn(game.state), because="A-CONTROL")


@defender.changes(draws_attacks, how=SET)
def stand_in_the_way(me: Bearer, draws: bool) -> bool:
    """A melee attacker in contact with it must choose it."""
    return True


@guarding.changes(draws_attacks_within)
def watch_over(me: Bearer, letter: int) -> int:
    """A melee attacker within the distance must choose it."""
    return max(letter, me.x)


@hunting.changes(strength)
def fiercer(me: Bearer, dice: int) -> int:
    """More strength."""
    return dice + HUNTING


def _scents(me: Bearer, declared: AttackDeclared) -> bool:
    prey = me.game.creature(declared.target)
    return (
        declared.attacker == me.holder
        and declared.attack == MELEE
        and prey is not None
        and prey.wounds > 0
        and not any(one.ability == hunting.id for one in me.creature.held)
    )


@predator.after(
    AttackDeclared,
    when=_scents,
    touches=lambda me, _declared: frozenset({(hunting.id, me.holder)}),
)
def hunt(me: Bearer, _declared: AttackDeclared) -> Procedure[None]:
    """More strength until the end of its turn when it attacks a wounded enemy in melee combat."""
    until = end_of_turn(me.game.state)
    yield from gain(me.game, me.creature, hunting.id, until=until, because=("A-PREDATOR",))
