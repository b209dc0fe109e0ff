"""Combat figures of creatures: dice, chances, ranges. Estimates in closed form."""

from collections.abc import Mapping
from functools import lru_cache
from math import comb
from typing import Any, Final, NamedTuple

from signum.classic.chapters.combat.ranged import KINDS, Shoot, ShootMagically, Throw
from signum.classic.chapters.field.movement import SLOWED, starts_slowed
from signum.classic.core.game import Game
from signum.classic.core.measuring import DISTANCES
from signum.classic.core.state import Creature, CreatureId
from signum.classic.core.values import (
    attack_damage_less,
    attack_rerolls,
    damage_a_hit,
    defence_rerolls,
    extra_attack,
    extra_defence,
    flies,
    jumps,
    long_shot_damage,
    magical_shot,
    magical_strike,
    may_fight_after_running,
    may_run,
    may_shoot_after_moving,
    may_shoot_magically_after_moving,
    melee_reach,
    movement,
    rerolls_long_shots,
    shooting,
    slowed_by_terrain,
    strength,
    striking_faces,
    throwing,
)
from signum.classic.odds.distributions import net_hits, successes
from signum.engine.values import Value

Pmf = tuple[float, ...]

FIGURES: Final[frozenset[Value[Any]]] = frozenset(
    {
        attack_damage_less,
        attack_rerolls,
        damage_a_hit,
        defence_rerolls,
        extra_attack,
        extra_defence,
        flies,
        jumps,
        long_shot_damage,
        magical_shot,
        magical_strike,
        may_fight_after_running,
        may_run,
        may_shoot_after_moving,
        may_shoot_magically_after_moving,
        melee_reach,
        movement,
        rerolls_long_shots,
        shooting,
        slowed_by_terrain,
        strength,
        striking_faces,
        throwing,
    }
)
"""The values that combat figures are made of."""


class HitChances(NamedTuple):
    """The chance of each die of a shot to hurt: in the open, and in cover with its rerolls (T-COVER)."""

    in_the_open: float
    in_cover: float


SHOT: Final = HitChances(2 / 9, 4 / 27)
THROW: Final = HitChances(4 / 9, 8 / 27)
MAGIC: Final = HitChances(1 / 3, 1 / 3)
AGAIN: Final = 5 / 3
"""The factor on successes if all dice may be rolled again (A-SNIPER)."""


@lru_cache(maxsize=8192)
def hits(attack: int, faces: int, defence: int, again: int = 0, parried_again: int = 0) -> Pmf:
    """The chances of 0, 1, 2 … hits of attack dice against defence dice, some of which are rerolled."""
    row = net_hits(successes(attack, faces, again), successes(defence, 1, parried_again))
    total = sum(row, 0.0)
    return tuple([one / total for one in row])


@lru_cache(maxsize=1024)
def shots(dice: int, chance: float) -> Pmf:
    """The chances of 0, 1, 2 … hits of dice that each hurt with a chance."""
    return tuple([comb(dice, k) * chance**k * (1 - chance) ** (dice - k) for k in range(dice + 1)])


class Arms(NamedTuple):
    """The combat figures of a creature."""

    dice: int
    faces: int
    magic: int
    """Dice of a magical strike."""
    shots: int
    shot_chance: float
    """The chance of each die of its best ranged attack to hurt."""
    covered_chance: float
    """The same against a target in cover."""
    reach: int
    """The distance that it can go and still strike; it can always strike creatures in contact."""
    range: int
    """The range of its shots."""
    stride: int
    """The distance that it goes in one activation."""
    walks_and_shoots: bool
    afar: float
    """The factor on its shots from L on."""
    again: int
    """Attack dice in melee that it may reroll."""
    parries_again: int
    """Defence dice that it may reroll."""
    over: bool
    """Whether it moves over miniatures, so that they do not block it."""
    heavy: int
    """The damage of each of its hits in melee."""
    tough: int
    """The reduction of each attack that hits it."""
    all_out: int
    """Extra dice if all dice attack."""
    walled: int
    """Extra dice if all dice defend."""

    @property
    def far(self) -> int:
        """The distance at which it can hurt without coming into contact."""
        return self.range + (self.stride if self.walks_and_shoots else 0)


class Armoury(dict[CreatureId, Arms]):
    """The combat figures of the creatures of a game, each worked out when it is first asked for."""

    def __init__(self, game: Game, known: Mapping[CreatureId, Arms]) -> None:
        super().__init__(known)
        self.game = game

    def __missing__(self, id: CreatureId) -> Arms:
        found = self[id] = arms_of(self.game, self.game.state.creatures[id])
        return found


_PLAIN: Final[dict[tuple[int, bool, int, bool, int], Arms]] = {}
"""The figures of creatures without abilities that change them."""


def arms_of(game: Game, creature: Creature) -> Arms:
    """A creature's current combat figures."""
    if not game.unchanged(FIGURES, creature):
        return worked_out(game, creature)
    slowed = bool(game.state.terrains) and starts_slowed(game, creature)
    key = creature.strength, creature.wounds > 0, creature.movement, slowed, game.edition.contact_below
    known = _PLAIN.get(key)
    if known is None:
        known = _PLAIN[key] = worked_out(game, creature)
    return known


def worked_out(game: Game, creature: Creature) -> Arms:
    """The same by asking the rules for each figure."""
    stride, dash = goes_and_strikes(game, creature)
    ranged = [
        (game.value(shooting, creature), SHOT, KINDS[Shoot].reach),
        (game.value(throwing, creature), THROW, KINDS[Throw].reach),
        (game.value(magical_shot, creature), MAGIC, KINDS[ShootMagically].reach),
    ]
    dice, chances, far = max(ranged, key=lambda one: one[0] * one[1][0])
    walks = may_shoot_magically_after_moving if chances is MAGIC else may_shoot_after_moving
    afar = 1.0
    if dice and chances is SHOT:
        afar = AGAIN if game.value(rerolls_long_shots, creature) else 1.0
        afar *= game.value(long_shot_damage, creature)
    return Arms(
        game.value(strength, creature),
        len(game.value(striking_faces, creature)),
        game.value(magical_strike, creature),
        dice,
        *chances,
        max(dash + game.value(melee_reach, creature), game.edition.contact_below - 1),
        far if dice else 0,
        stride,
        bool(dice) and game.value(walks, creature),
        afar,
        game.value(attack_rerolls, creature),
        game.value(defence_rerolls, creature),
        game.value(flies, creature) or game.value(jumps, creature),
        game.value(damage_a_hit, creature),
        game.value(attack_damage_less, creature),
        game.value(extra_attack, creature),
        game.value(extra_defence, creature),
    )


def goes_and_strikes(game: Game, creature: Creature) -> tuple[int, int]:
    """Its distance for a move, and for a move with a strike: A-QUICK runs; a creature in a bog goes S."""
    letter = min(4, game.value(movement, creature))
    stride = DISTANCES[letter]
    slowed = stride > SLOWED and game.state.terrains and game.value(slowed_by_terrain, creature)
    if slowed and starts_slowed(game, creature):
        return SLOWED, SLOWED
    if not 0 < letter < 4 or not game.value(may_fight_after_running, creature):
        return stride, stride
    runs = game.value(may_run, creature) and not game.foes_in_contact(creature)
    return stride, DISTANCES[letter + 1] if runs else stride


def melee(mine: Arms, its: Arms, attack: int, defence: int) -> Pmf:
    """The damage of attack dice in melee against a target that parries with its dice."""
    if attack and attack == mine.dice:
        attack += mine.all_out
    if defence and defence == its.dice:
        defence += its.walled
    row = hits(attack, mine.faces, defence, mine.again, its.parries_again)
    return row if mine.heavy == 1 and not its.tough else dealt(row, mine.heavy, its.tough)


@lru_cache(maxsize=4096)
def dealt(row: Pmf, heavy: int, tough: int) -> Pmf:
    """The chances of each amount of damage, from the damage of a hit and the reduction of the attack."""
    out = [0.0] * (max(0, heavy * (len(row) - 1) - tough) + 1)
    for count, chance in enumerate(row):
        out[max(0, heavy * count - tough)] += chance
    return tuple(out)
