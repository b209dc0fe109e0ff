"""Where it is good to stand, to the greedy player: whom one could strike from there, who could strike back.

Estimates in closed form for ranking; what is decided in the end is decided by exact odds.
"""

from collections.abc import Mapping
from functools import lru_cache
from math import hypot
from types import MappingProxyType
from typing import NamedTuple

from signum.classic.distributions import net_hits, successes
from signum.classic.game import Game
from signum.classic.measuring import DISTANCES, base_of, in_the_way
from signum.classic.state import HERO, Creature
from signum.classic.values import (
    magical_shot,
    magical_strike,
    may_shoot_after_moving,
    melee_reach,
    movement,
    shooting,
    splits_freely,
    strength,
    striking_faces,
    throwing,
)
from signum.engine.questions import Seat
from signum.field.plane.lengths import XL, L
from signum.field.plane.shapes import Disc, Shape
from signum.field.plane.sight import sight
from signum.players.greedy_worth import Worths, urgency, weights

Pmf = tuple[float, ...]


@lru_cache(maxsize=8192)
def hits(attack: int, faces: int, defence: int) -> Pmf:
    """The chances of 0, 1, 2 … hits of so many dice against so many."""
    row = net_hits(successes(attack, faces), successes(defence, 1))
    total = sum(row)
    return tuple([one / total for one in row])


class Arms(NamedTuple):
    """What a creature can do to others, in figures."""

    dice: int
    faces: int
    magic: int
    """Dice of a magical strike."""
    shots: int
    shot_chance: float
    """Of each die of its best ranged attack to hurt."""
    reach: int
    """How far it goes and still strikes."""
    range: int
    """How far it shoots."""
    stride: int
    """How far it goes in one activation."""
    walks_and_shoots: bool


def arms_of(game: Game, creature: Creature) -> Arms:
    """A creature's arms as they are now."""
    stride = DISTANCES[min(4, game.value(movement, creature))]
    ranged = [
        (game.value(shooting, creature), 2 / 9, XL),
        (game.value(throwing, creature), 4 / 9, L),
        (game.value(magical_shot, creature), 1 / 3, XL),
    ]
    shots, chance, far = max(ranged, key=lambda one: one[0] * one[1])
    return Arms(
        game.value(strength, creature),
        len(game.value(striking_faces, creature)),
        game.value(magical_strike, creature),
        shots,
        chance,
        stride + game.value(melee_reach, creature),
        far if shots else 0,
        stride,
        bool(shots) and game.value(may_shoot_after_moving, creature),
    )


class WhatIf(NamedTuple):
    """What could be otherwise: somebody elsewhere, somebody new, enemies that are probably gone."""

    mover: Creature | None = None
    to: tuple[int, int] = (0, 0)
    newcomer: Disc | None = None
    left: Mapping[int, float] = MappingProxyType({})
    """By enemy: how likely it is still there."""


class Outlook:
    """The field as one seat sees it, with what everybody could do; for one view."""

    def __init__(self, game: Game, seat: Seat, worths: Worths) -> None:
        self.game = game
        self.seat = seat
        self.worths = worths
        self.arms = {one.id: arms_of(game, one) for one in game.state.creatures.values()}
        self.friends = game.creatures(seat)
        self.foes = game.foes(seat)
        self.threats = [foe for foe in self.foes if not foe.skips]
        """Those who can do something in their next activation."""
        self.urgency = urgency(game, seat)
        """The longer a game lasts the more it wants an end: marches count more and dangers less."""
        self.hero = next((one for one in self.friends if one.type == HERO), None)
        self._gains: dict[tuple[int, int, bool], float] = {}
        self._teams: dict[tuple[int, int, bool], list[float]] = {}
        self._threatened = {
            foe.id: sum(
                [self._gap(foe, one, one.x, one.y) <= self.arms[foe.id].reach for one in self.friends]
            )
            for foe in self.foes
        }
        """How many of the own creatures each enemy could come to: it strikes one of them."""

    # What an attack is worth, roughly.

    def melee_row(self, attacker: Creature, target: Creature, *, tired: bool) -> Pmf:
        """Hits on a target that strikes back with all it has, or is tired and only parries."""
        mine, its = self.arms[attacker.id], self.arms[target.id]
        return hits(mine.dice, mine.faces, its.dice if tired else 0)

    def fight(self, attacker: Creature, target: Creature) -> float:
        """What a melee is worth to the attacker, about."""
        tired = not self.game.value(splits_freely, target, attacker)
        key = attacker.id, target.id, tired
        if key not in self._gains:
            mine, its = self.arms[attacker.id], self.arms[target.id]
            value = self._harm(self.melee_row(attacker, target, tired=tired), target)
            if not tired:
                value -= self._harm(hits(its.dice, its.faces, 0), attacker)
            if mine.magic:
                value = max(value, self._harm(hits(mine.magic, mine.faces, 0), target))
            self._gains[key] = value
        return self._gains[key]

    def volley(self, attacker: Creature, target: Creature) -> float:
        """What a ranged attack is worth, about."""
        mine = self.arms[attacker.id]
        if not mine.shots:
            return 0.0
        losses = self.worths.losses(target)
        mean = mine.shots * mine.shot_chance
        first = 1 - (1 - mine.shot_chance) ** mine.shots
        return first * losses[min(1, len(losses) - 1)] + max(0.0, mean - first) * (
            losses[min(2, len(losses) - 1)] - losses[min(1, len(losses) - 1)]
        )

    def _harm(self, row: Pmf, target: Creature) -> float:
        losses = self.worths.losses(target)
        last = len(losses) - 1
        return sum([chance * losses[min(count, last)] for count, chance in enumerate(row)])

    # What several can do together.

    def blow(self, attacker: Creature, target: Creature, *, near: bool) -> Pmf:
        """Hits on a target that parries with half of its dice, or with all if it is tired by then."""
        mine, its = self.arms[attacker.id], self.arms[target.id]
        if not near:
            return hits(mine.shots, 1, 0)
        tired = not self.game.value(splits_freely, target, attacker)
        row = hits(mine.dice, mine.faces, its.dice if tired else its.dice // 2)
        if mine.magic:
            row = min(row, hits(mine.magic, mine.faces, 0), key=lambda one: one[0])
        return row

    def able(self, attacker: Creature, target: Creature, x: int, y: int) -> bool | None:
        """Whether it could fight a target from a place (true), only shoot at it (false), or neither."""
        gap, arms = self._gap(attacker, target, x, y), self.arms[attacker.id]
        if gap <= arms.reach and arms.dice:
            return True
        far = arms.range + (arms.stride if arms.walks_and_shoots else 0)
        return False if arms.range and gap <= far else None

    def team(self, target: Creature, without: Creature, *, waiting: bool) -> list[float]:
        """The chances of so much damage by the others who could attack a target, if they all do.

        Either those who still wait to act in this turn, or everybody as in a turn to come.
        """
        key = target.id, without.id, waiting
        if key not in self._teams:
            last = len(self.worths.losses(target)) - 1
            row = [1.0]
            for one in self.friends:
                if one.id == without.id or (waiting and one.activated):
                    continue
                near = self.able(one, target, one.x, one.y)
                if near is not None:
                    row = _added(row, self.blow(one, target, near=near), last)
            self._teams[key] = row
        return self._teams[key]

    def assault(self, attacker: Creature, target: Creature, *, near: bool, waiting: bool) -> float:
        """By how much the chance grows that a target falls to all together, if this one attacks as well."""
        last = len(self.worths.losses(target)) - 1
        others = self.team(target, attacker, waiting=waiting)
        both = _added(others, self.blow(attacker, target, near=near), last)
        return _all(both, last) - _all(others, last)

    def _gap(self, one: Creature, other: Creature, x: int, y: int) -> float:
        return hypot(x - other.x, y - other.y) - (one.base + other.base) / 2

    def at_stake(self, attacker: Creature, target: Creature) -> float:
        """What an enemy's attack would cost its target, about."""
        near = self.comes_to(attacker, target)
        row = hits(self.arms[attacker.id].dice, self.arms[attacker.id].faces, self.arms[target.id].dice // 2)
        return self._harm(row if near else self.blow(attacker, target, near=False), target)

    def comes_to(self, foe: Creature, one: Creature) -> bool:
        """Whether an enemy could come into contact with a creature, as the crow flies."""
        return self._gap(foe, one, one.x, one.y) <= self.arms[foe.id].reach

    # Places.

    def danger(self, creature: Creature, x: int, y: int) -> float:
        """What those who could come for a creature there would cost; a hero's fall above all."""
        losses = self.worths.losses(creature)
        last = len(losses) - 1
        row: list[float] = [1.0]
        mine = self.arms[creature.id]
        attackers = 0
        chief = creature.type == HERO
        shared = 0.0
        for foe in self.threats:
            arms = self.arms[foe.id]
            gap = hypot(x - foe.x, y - foe.y) - (creature.base + foe.base) / 2
            if gap <= arms.reach:
                blow = hits(arms.dice, arms.faces, mine.dice if attackers else mine.dice // 2)
                if arms.magic:
                    blow = max(blow, hits(arms.magic, arms.faces, 0), key=lambda one: -one[0])
                attackers += 1
            elif arms.range and gap <= arms.range + (arms.stride if arms.walks_and_shoots else 0):
                blow = hits(arms.shots, 1, 0)
            else:
                continue
            if chief:
                row = _added(row, blow, last)
            else:
                cost = sum([chance * losses[min(count, last)] for count, chance in enumerate(blow)])
                shared += cost / max(1, self._threatened[foe.id])
        if not chief:
            return weights()["danger"]["others"] * min(shared, losses[-1]) / self.urgency
        wounds = sum([chance * count for count, chance in enumerate(row)])
        cost = _all(row, last) * weights()["danger"]["hero"] + weights()["danger"]["wound"] * wounds
        return cost / self.urgency

    def hero_danger(self, what_if: "WhatIf") -> float:
        """What those who could come for the own hero would cost, if something were otherwise than it is.

        Friends in the line take it away, friends on the way delay, and whom they touch is kept busy.
        """
        hero = self.hero
        if hero is None:
            return 0.0
        of = weights()["danger"]
        bases = {one.id: base_of(one) for one in self.friends}
        if what_if.mover is not None:
            bases[what_if.mover.id] = Disc(*what_if.to, what_if.mover.base // 2)
        if what_if.newcomer is not None:
            bases[0] = what_if.newcomer
        home = bases.pop(hero.id)
        last = len(self.worths.losses(hero)) - 1
        row: list[float] = [1.0]
        attackers = 0
        for foe in self.threats:
            coming = self._come_for(foe, hero, home, list(bases.values()), attackers)
            if coming is None:
                continue
            likely, blow, near = coming
            attackers += near
            likely *= what_if.left.get(foe.id, 1.0)
            mixed = (1 - likely + likely * blow[0], *[likely * one for one in blow[1:]])
            row = _added(row, mixed, last)
        wounds = sum([chance * count for count, chance in enumerate(row)])
        return (_all(row, last) * of["hero"] + of["wound"] * wounds) / self.urgency

    def _come_for(
        self, foe: Creature, hero: Creature, home: Disc, friends: list[Disc], attackers: int
    ) -> tuple[float, Pmf, bool] | None:
        """How likely an enemy attacks the hero, with which hits, whether in melee; nothing if it cannot."""
        of = weights()["danger"]
        arms, base = self.arms[foe.id], base_of(foe)
        gap = hypot(home.x - foe.x, home.y - foe.y) - home.r - base.r
        far = arms.range + (arms.stride if arms.walks_and_shoots else 0)
        if gap > max(arms.reach, far):
            return None
        touch = self.game.edition.contact_below
        tied = any(hypot(one.x - foe.x, one.y - foe.y) - one.r - base.r < touch for one in friends)
        there = gap < touch
        delay = 0.0 if there or tied else of["screen"] * any(_between(base, home, one) for one in friends)
        if gap + delay <= arms.reach and arms.dice:
            mine = self.arms[hero.id]
            row = hits(arms.dice, arms.faces, mine.dice if attackers else mine.dice // 2)
            if arms.magic:
                row = min(row, hits(arms.magic, arms.faces, 0), key=lambda one: one[0])
            return (of["tied"] if tied and not there else 1.0), row, True
        if tied or not arms.range or gap > far:
            return None
        if not arms.walks_and_shoots and not sight(base, home, [*self._walls(foe, hero), *friends]):
            return None
        return 1.0, hits(arms.shots, 1, 0), False

    def _walls(self, foe: Creature, hero: Creature) -> list[Shape]:
        """What stands in the way of a line beside the own creatures."""
        mine = {one.id for one in self.friends}
        return [shape for id, shape in in_the_way(self.game, foe, hero) if id not in mine]

    def prospect(self, creature: Creature, x: int, y: int) -> float:
        """The best that it could do from there in its next turn."""
        of = weights()["prospect"]
        arms = self.arms[creature.id]
        far = arms.range + (arms.stride if arms.walks_and_shoots else 0)
        best = 0.0
        for foe in self.foes:
            gap = hypot(x - foe.x, y - foe.y) - (creature.base + foe.base) / 2
            value = 0.0
            if gap <= arms.reach:
                value = max(of["least"], self.fight(creature, foe))
            if arms.range and gap <= far:
                value = max(value, self.volley(creature, foe))
            if foe.type == HERO and value:
                near = gap <= arms.reach
                value += weights()["hero"]["fall"] * self.assault(creature, foe, near=near, waiting=False)
            best = max(best, value * (of["hero"] if foe.type == HERO else 1.0))
        return of["attack"] * best

    def march(self, creature: Creature, x: int, y: int) -> float:
        """How many strides it is from where it could do something, the enemy hero before all others."""
        of = weights()["march"]
        arms = self.arms[creature.id]
        reach = max(arms.reach // 2, arms.range - of["within-range"])
        ways = [
            max(0.0, hypot(x - foe.x, y - foe.y) - (creature.base + foe.base) / 2 - reach)
            + (0.0 if foe.type == HERO else of["detour"])
            for foe in self.foes
        ]
        weight = of["hero"] if creature.type == HERO else of["others"]
        return -weight * self.urgency * min(ways, default=0.0) / 10_000

    def standing(self, creature: Creature, x: int, y: int) -> dict[str, float]:
        """The terms of a place."""
        return {
            "prospect": self.prospect(creature, x, y),
            "march": self.march(creature, x, y),
            "danger": -self.danger(creature, x, y),
        }


def _between(start: Disc, end: Disc, one: Disc) -> bool:
    """Whether a base on its way from one place to another would touch a third."""
    ax, ay, bx, by = start.x, start.y, end.x, end.y
    long = (bx - ax) ** 2 + (by - ay) ** 2
    part = ((one.x - ax) * (bx - ax) + (one.y - ay) * (by - ay)) / long if long else 0.0
    if not 0.0 < part < 1.0:
        return False
    return hypot(ax + part * (bx - ax) - one.x, ay + part * (by - ay) - one.y) < start.r + one.r


def _all(row: list[float], last: int) -> float:
    """The chance that all is lost."""
    return row[last] if len(row) > last else 0.0


def _added(row: list[float], blow: Pmf, most: int) -> list[float]:
    """The chances of so much damage in all; beyond the most it counts as the most."""
    out = [0.0] * min(most + 1, len(row) + len(blow) - 1)
    top = len(out) - 1
    for at, chance in enumerate(row):
        for count, likely in enumerate(blow):
            out[min(top, at + count)] += chance * likely
    return out
