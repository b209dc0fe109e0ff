"""Bonuses that cards give: dice, movement, range, attacks. Each stands under the rule whose figure it raises.

They have no name, so that several of them add up (`signum/warseer/effects/held.py`).
"""

from typing import Final

from signum.engine.abilities import Ability
from signum.warseer.abilities.standing import own_attack
from signum.warseer.core.game import Bearer
from signum.warseer.core.holdings import BONUSES
from signum.warseer.core.units import DiceNames
from signum.warseer.core.values import added_dice, attack_range, attacks, movement

more_dice = Ability(BONUSES["dice"])
more_movement = Ability(BONUSES["movement"])
more_range = Ability(BONUSES["range"])
more_attacks = Ability(BONUSES["attacks"])


@more_dice.changes(added_dice, when=lambda me: own_attack(me) is not None)
def roll_more(me: Bearer, dice: DiceNames) -> DiceNames:
    """These dice in step 1 of each of its attacks."""
    return dice + me.held.dice


@more_movement.changes(movement)
def go_farther(me: Bearer, steps: int) -> int:
    """So many hexes more."""
    return steps + me.x


@more_range.changes(attack_range)
def reach_farther(me: Bearer, hexes: int) -> int:
    """So many hexes more."""
    return hexes + me.x


@more_attacks.changes(attacks)
def attack_again(me: Bearer, times: int) -> int:
    """So many attacks more in an activation."""
    return times + me.x


BONUS_ABILITIES: Final = (more_dice, more_movement, more_range, more_attacks)
