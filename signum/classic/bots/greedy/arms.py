"""Combat figures of creatures: dice, chances, ranges. Estimates in closed form."""

from collections.abc import Mapping
from functools import lru_cache
from math import comb
from typing import Any, Final, NamedTuple

from signum.classic.bots.greedy.figures import values_of
from signum.classic.chapters.combat.ranged import KINDS, Shoot, ShootMagically, Throw
from signum.classic.chapters.field.movement import SLOWED, starts_slowed
from signum.classic.composed_game import CreatureAbilities
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
from signum.classic.knowledge.own_abilities import own_abilities
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


def arms_of(game: Game, creature: Creature) -> Arms:
    """A creature's current combat figures; they are kept as long as it has the same abilities.

    What an ability changes depends on its bearer's wounds at most.
    """
    own = own_abilities(game, creature, FIGURES)
    if own is None:
        return worked_out(game, creature)
    slowed = bool(game.state.terrains) and starts_slowed(game, creature)
    stays = may_fight_after_running in own.own and bool(game.foes_in_contact(creature))
    key = "arms", creature.strength, creature.wounds > 0, creature.movement, slowed, stays
    found: Arms | None = own.cached.get(key)
    if found is None:
        found = own.cached[key] = worked_out(game, creature, own)
    return found


def worked_out(game: Game, creature: Creature, own: CreatureAbilities | None = None) -> Arms:
    """The same by the rules; `own` has its abilities if no others change the figures."""
    of = values_of(game, creature, FIGURES, own)
    stride, dash = _goes_and_strikes(game, creature, of)
    ranged = [
        (of[shooting], SHOT, KINDS[Shoot].reach),
        (of[throwing], THROW, KINDS[Throw].reach),
        (of[magical_shot], MAGIC, KINDS[ShootMagically].reach),
    ]
    dice, chances, far = max(ranged, key=lambda one: one[0] * one[1][0])
    walks = may_shoot_magically_after_moving if chances is MAGIC else may_shoot_after_moving
    afar = 1.0
    if dice and chances is SHOT:
        afar = AGAIN if of[rerolls_long_shots] else 1.0
        afar *= of[long_shot_damage]
    return Arms(
        of[strength],
        len(of[striking_faces]),
        of[magical_strike],
        dice,
        *chances,
        max(dash + of[melee_reach], game.edition.contact_below - 1),
        far if dice else 0,
        stride,
        bool(dice) and of[walks],
        afar,
        of[attack_rerolls],
        of[defence_rerolls],
        of[flies] or of[jumps],
        of[damage_a_hit],
        of[attack_damage_less],
        of[extra_attack],
        of[extra_defence],
    )


def _goes_and_strikes(game: Game, creature: Creature, of: Mapping[Value[Any], Any]) -> tuple[int, int]:
    """Its distance for a move, and for a move with a strike: A-QUICK runs; a creature in a bog goes S."""
    letter = min(4, of[movement])
    stride = DISTANCES[letter]
    slowed = stride > SLOWED and game.state.terrains and of[slowed_by_terrain]
    if slowed and starts_slowed(game, creature):
        return SLOWED, SLOWED
    if not 0 < letter < 4 or not of[may_fight_after_running]:
        return stride, stride
    runs = of[may_run] and not game.foes_in_contact(creature)
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
