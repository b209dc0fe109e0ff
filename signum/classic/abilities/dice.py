"""Abilities about the split and the number of melee dice."""

from signum.classic.core.game import Bearer
from signum.classic.core.values import extra_attack, extra_defence, least_attack, least_defence, splits_freely
from signum.engine.abilities import Ability
from signum.engine.values import SET

cautious = Ability("A-CAUTIOUS")
expert_of_attack = Ability("A-EXPERT-ATTACK")
expert_of_defense = Ability("A-EXPERT-DEFENSE")
reckless = Ability("A-RECKLESS")
stamina = Ability("A-STAMINA")

ABILITIES = (cautious, expert_of_attack, expert_of_defense, reckless, stamina)


@cautious.changes(least_defence)
def hold_back(me: Bearer, dice: int) -> int:
    """At least X dice into defence."""
    return dice + me.x


@reckless.changes(least_attack)
def press_on(me: Bearer, dice: int) -> int:
    """At least X dice into attack."""
    return dice + me.x


@expert_of_attack.changes(extra_attack)
def all_out(me: Bearer, dice: int) -> int:
    """X extra attack dice if all its dice attack."""
    return dice + me.x


@expert_of_defense.changes(extra_defence)
def all_guard(me: Bearer, dice: int) -> int:
    """X extra defence dice if all its dice defend, even if they have to."""
    return dice + me.x


@stamina.changes(splits_freely, how=SET)
def untiring(me: Bearer, free: bool) -> bool:
    """It splits its dice freely, however many melees it has fought this turn."""
    return True
