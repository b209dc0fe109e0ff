"""Quick estimates of an attack before it: the chance to eliminate, and the damage to expect."""

from collections import Counter
from functools import lru_cache

from msgspec import Struct

from signum.warseer.chapters.attack.dice import dulled
from signum.warseer.chapters.terrain import ford_dice, held_pushes, hidden_hits
from signum.warseer.core.dice import BLANK, CRIT, DICE, HIT, MOST, PUSH
from signum.warseer.core.game import Game
from signum.warseer.core.state import MAGIC, Creature
from signum.warseer.core.units import DiceNames
from signum.warseer.core.values import added_dice, attack_dice, health_left, led_dice, rerolls


class Estimate(Struct, frozen=True):
    """The chance that the target falls, the wounds to expect if it does not, and the chance of a push."""

    kill: float
    wounds: float
    push: float
    crit: float


@lru_cache(maxsize=4096)
def symbols(dice: DiceNames) -> tuple[tuple[tuple[int, int, int], float], ...]:
    """How likely each number of crits, hits and pushes is."""
    found: Counter[tuple[int, int, int]] = Counter({(0, 0, 0): 1})
    ways = 1
    for colour in dice:
        faces = Counter(DICE[colour].faces)
        ways *= DICE[colour].sides
        thrown: Counter[tuple[int, int, int]] = Counter()
        for (crits, hits, pushes), weight in found.items():
            for face, count in faces.items():
                key = (crits + (face == CRIT), hits + (face == HIT), pushes + (face == PUSH))
                thrown[key] += weight * count
        found = thrown
    return tuple([(key, weight / ways) for key, weight in found.items()])


def better_dice(dice: DiceNames, count: int) -> DiceNames:
    """A rough stand-in for rerolls: each counts as a further half of the weakest die."""
    if not count or not dice:
        return dice
    weakest = min(dice, key=lambda die: sum([face != BLANK for face in DICE[die].faces]))
    return dice + (weakest,) * ((count + 1) // 2)


def dice_against(game: Game, one: Creature, target: Creature) -> DiceNames:
    """The dice with which a creature would attack another, as far as they are known before."""
    dice = (
        game.value(attack_dice, one) + game.value(added_dice, one, target) + game.value(led_dice, one, target)
    )
    dice = better_dice(dice, game.value(rerolls, one, target)) + ford_dice(game, target)
    return dulled(game, one, target, dice)[:MOST]


def estimate(game: Game, one: Creature, target: Creature) -> Estimate:
    """An attack from where the creature stands."""
    dice = dice_against(game, one, target)
    armour = 0 if game.card(one.card).attack == MAGIC else target.armour
    left = health_left(game, target)
    kill = wounds = push = crit = 0.0
    for (crits, hits, pushes), chance in symbols(dice):
        hits = max(0, hits - hidden_hits(game, target))
        pushed = pushes > held_pushes(game, target)
        hurt = max(0, crits + hits - armour)
        push += chance * pushed
        crit += chance * bool(crits)
        if hurt >= left:
            kill += chance
        else:
            wounds += chance * hurt
    return Estimate(kill, wounds, push, crit)
