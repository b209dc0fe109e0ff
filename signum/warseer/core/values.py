"""The values that rules ask for and abilities change. Each names the rule behind its base."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from signum.engine.values import Value, count, permission
from signum.warseer.core.figures import number
from signum.warseer.core.state import Creature

if TYPE_CHECKING:
    from signum.warseer.core.game import Game
    from signum.warseer.core.units import DiceNames


def _more(several: "Sequence[DiceNames]") -> "DiceNames":
    return min(several, key=len)


def dice_value(name: str) -> "Value[DiceNames]":
    """Dice that are added; none unless an ability says so."""
    return Value(name, lambda game, one, other: (), forbidden=(), worse=_more)


def is_not(name: str) -> Value[bool]:
    """A property that a creature has only by an ability."""
    return permission(name, lambda game, one, other: False)


def may(name: str) -> Value[bool]:
    """A thing that a creature may do, or that may happen to it, unless an ability forbids it."""
    return permission(name, lambda game, one, other: True)


# The card (W-CARD-02).
health: Value[int] = count("health", lambda game, one, other: game.card(one.card).health)
movement: Value[int] = count("movement", lambda game, one, other: game.card(one.card).movement)
attack_range: Value[int] = count("attack_range", lambda game, one, other: game.card(one.card).range)
attack_dice: "Value[DiceNames]" = Value(
    "attack_dice", lambda game, one, other: game.card(one.card).dice, forbidden=(), worse=_more
)
"""The printed dice; what an ability puts here counts as printed."""

# Movement (W-ACT).
RUNS_FARTHER: Final = number("W-ACT-06", "farther")
run_steps: Value[int] = count("run_steps", lambda game, one, other: RUNS_FARTHER)
may_run = may("may_run")
may_move = may("may_move")
flies = is_not("flies")
passes_allies = is_not("passes_allies")
grips = is_not("grips")
"""Whether opponents' creatures in contact with it cannot move."""
may_act_when_summoned = is_not("may_act_when_summoned")

# The attack (W-ATK).
added_dice = dice_value("added_dice")
"""W-ATK-03: dice added in step 1; a bonus of the attack."""
led_dice = dice_value("led_dice")
"""K-WARLORD: dice that leaders add; those of several leaders do not add up."""
extra_dice = dice_value("extra_dice")
"""W-ATK-06: dice rolled in step 4."""
dulls_dice = is_not("dulls_dice")
"""Whether red and blue dice of attacks on it become yellow."""
demands_melee = is_not("demands_melee")
"""Whether opponents in contact with it must choose it as the target of a melee attack."""
rerolls: Value[int] = count("rerolls", lambda game, one, other: 0)
"""W-ATK-04: how many of its dice that show no crit it may reroll."""
crit_always = is_not("crit_always")
"""W-ATK-05: whether its crit effect works without a crit."""
extra_pushes: Value[int] = count("extra_pushes", lambda game, one, other: 0)
ignored_hits: Value[int] = count("ignored_hits", lambda game, one, other: 0)
"""W-ATK-06: hits of the other's attack that a creature ignores."""
ignored_pushes: Value[int] = count("ignored_pushes", lambda game, one, other: 0)
pushes_hurt = is_not("pushes_hurt")
"""Whether the pushes of an attack on it are together 1 damage instead of a push."""
crit_damage: Value[int] = count("crit_damage", lambda game, one, other: 1)
"""W-ATK-08: the damage of each crit."""
less_damage: Value[int] = count("less_damage", lambda game, one, other: 0)
"""W-ATK-08: damage of an attack that a creature does not take."""
always_hurt = is_not("always_hurt")
"""K-FORTITUDE: whether reductions leave at least 1 damage of an attack."""
heal_of_crits: Value[int] = count("heal_of_crits", lambda game, one, other: 0)
"""W-ATK-09: the wounds that each crit takes off the attacker."""
feeds_vampires = may("feeds_vampires")
counter_dice = dice_value("counter_dice")
"""W-ATK-10: the dice of a melee attack in answer to one; without dice there is none."""
leaves_minions = is_not("leaves_minions")
"""X-PARASITE: whether a minion takes the place of a character that its attack eliminates."""
slashes: Value[int] = count("slashes", lambda game, one, other: 0)
"""W-ATK-09: how many other opponents in contact with the attacker take 1 damage."""
attacks: Value[int] = count("attacks", lambda game, one, other: 1)
"""W-ACT-01, W-ATK-16: attacks in an activation."""
protects = is_not("protects")
"""W-ATK-09: whether it may take the damage of an adjacent ally."""

# Harm and tokens.
may_be_healed = may("may_be_healed")
may_be_poisoned = may("may_be_poisoned")
may_be_diseased = may("may_be_diseased")
may_be_controlled = may("may_be_controlled")
may_return_to_camp = may("may_return_to_camp")
may_be_pushed = may("may_be_pushed")
"""Whether texts of cards may push it; pushes of attacks are symbols that it may ignore."""
helped_by_buildings = may("helped_by_buildings")
touched_by_support = may("touched_by_support")
"""Whether support cards affect it, buildings among them."""
helped_by_warlords = may("helped_by_warlords")


def health_left(game: "Game", one: Creature) -> int:
    """W-CARD-02: the wounds that it can still take."""
    return game.value(health, one) - one.wounds
