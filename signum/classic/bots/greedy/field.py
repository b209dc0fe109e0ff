"""The value of positions for the greedy player: possible targets from there, and possible attackers.

These are estimates in closed form for ranking; final decisions use exact odds.
"""

from collections.abc import Mapping
from functools import cached_property
from math import hypot
from types import MappingProxyType
from typing import Final, NamedTuple

from signum.classic.bots.greedy.arms import Pmf, hits, melee, shots
from signum.classic.bots.greedy.auras import Aura, auras
from signum.classic.bots.greedy.fights import Fights, added, all_lost
from signum.classic.bots.greedy.sight import COVERED, HIDDEN, Sights
from signum.classic.bots.greedy.worth import Worths, urgency, weights
from signum.classic.chapters.field.movement import MOVE
from signum.classic.core.game import Game
from signum.classic.core.state import HERO, Creature
from signum.classic.findings.reach import approach_within
from signum.engine.questions import Seat
from signum.field.plane.distance import touching
from signum.field.plane.shapes import Disc, Shape
from signum.field.plane.sight import sees


class WhatIf(NamedTuple):
    """A hypothetical change: a creature elsewhere, a new creature, enemies that are probably gone."""

    mover: Creature | None = None
    to: tuple[int, int] = (0, 0)
    newcomer: Disc | None = None
    left: Mapping[int, float] = MappingProxyType({})
    """For each enemy the chance that it is still there."""


AS_IT_IS: Final = WhatIf()
NEVER: Final = -1_000_000
"""Less than any gap."""


class Relations(NamedTuple):
    """The relations of a place; places with equal relations are equally good. Enemies are bits."""

    touched: int
    """The enemies in contact."""
    struck: int
    """The enemies that it could reach from there in the next turn."""
    shot: int
    """The enemies that it would prefer to shoot from there."""
    reached: int
    """The enemies that could reach the place."""
    aimed: int
    """The enemies that could shoot there."""
    terrain: int
    """The terrains that it touches there."""
    screened: int
    """The enemies whose path to its hero it blocks."""


class Gauge(NamedTuple):
    """The figures of an enemy that a place is measured by."""

    x: int
    y: int
    r: float
    reach: int
    """The distance that it can cover to strike; negative if it can do nothing."""
    far: int
    """The distance at which it hurts without coming into contact."""
    detour: float
    """A distance added for enemies other than heroes."""
    bit: int


class Standing(NamedTuple):
    """A place for a creature: its terms and its relations."""

    terms: dict[str, float]
    relations: Relations

    @property
    def value(self) -> float:
        """All terms together."""
        return sum(self.terms.values())


class Outlook(Fights):
    """The field as one seat sees it, with the possible actions of all creatures; for one view."""

    def __init__(self, game: Game, seat: Seat, worths: Worths) -> None:
        super().__init__(game, seat, worths)
        self.threats = [foe for foe in self.foes if not foe.skips]
        """The creatures that can do something in their next activation."""
        self.urgency = urgency(game, seat)
        """Grows with the length of the game: advancing counts more and danger less."""
        self.hero = next((one for one in self.friends if one.type == HERO), None)
        self._threatened = {
            foe.id: sum([self.gap(foe, one, foe.x, foe.y) <= self.arms[foe.id].reach for one in self.friends])
            for foe in self.foes
        }
        """The number of its own creatures that each enemy could reach; an enemy strikes only one of them."""

    def _forget(self) -> None:
        super()._forget()
        self._strikes: dict[tuple[int, int, bool], tuple[Pmf, float]] = {}
        self._standings: dict[tuple[int, int, int], Standing] = {}
        self._others: dict[int, list[Shape]] = {}
        self._auras: dict[int, list[Aura]] = {}
        self._walks: dict[tuple[int, int], bool] = {}
        self._safety: float | None = None
        self._gauged: list[Gauge] | None = None

    @property
    def gauges(self) -> "list[Gauge]":
        """The enemies in order, with the figures that every place is measured by."""
        if self._gauged is None:
            detour = weights()["march"]["detour"]
            self._gauged = [
                Gauge(
                    foe.x,
                    foe.y,
                    foe.base / 2,
                    NEVER if foe.skips else self.arms[foe.id].reach,
                    NEVER if foe.skips or not self.arms[foe.id].range else self.arms[foe.id].far,
                    0.0 if foe.type == HERO else detour,
                    1 << at,
                )
                for at, foe in enumerate(self.foes)
            ]
        return self._gauged

    def walks_to(self, one: Creature, foe: Creature) -> bool:
        """Whether a path leads into contact with an enemy in one move, as all creatures stand."""
        key = one.id, foe.id
        if key not in self._walks:
            self._walks[key] = approach_within(self.game, one, foe, MOVE).to is not None
        return self._walks[key]

    @cached_property
    def sights(self) -> Sights:
        """The lines of sight between creatures."""
        return Sights(self.game)

    def auras(self, creature: Creature) -> list[Aura]:
        """The auras that it could use by standing near friends."""
        if creature.id not in self._auras:
            self._auras[creature.id] = auras(self.game, creature)
        return self._auras[creature.id]

    # Places.

    def standing(self, creature: Creature, x: int, y: int) -> dict[str, float]:
        """The terms of a place."""
        return self.at(creature, x, y).terms

    def at(self, creature: Creature, x: int, y: int) -> Standing:
        """The value of a place for a creature, and its relations."""
        key = creature.id, x, y
        if key not in self._standings:
            self._standings[key] = self._stand(creature, x, y)
        return self._standings[key]

    def _stand(self, creature: Creature, x: int, y: int) -> Standing:
        touched = struck = reached = aimed = 0
        r, touch = creature.base / 2, self.game.edition.contact_below
        mine = self.arms[creature.id]
        gaps: list[float] = []
        for foe_x, foe_y, its_r, reach, far, _, bit in self.gauges:
            gap = hypot(x - foe_x, y - foe_y) - r - its_r
            gaps.append(gap)
            if gap <= mine.reach:
                struck |= bit
                if gap < touch:
                    touched |= bit
            if gap <= reach:
                reached |= bit
            elif gap <= far:
                aimed |= bit
        danger, aimed = self._danger(creature, x, y, reached, aimed)
        prospect, shot = self._prospect(creature, x, y, gaps)
        terms = {"prospect": prospect, "march": self._march(creature, gaps), "danger": -danger}
        base = Disc(x, y, creature.base // 2)
        terrain = self.sights.touched(base) if self.game.state.terrains else 0
        screened = self._screened(creature, base) if self.hero is not creature else 0
        return Standing(terms, Relations(touched, struck, shot, reached, aimed, terrain, screened))

    def _screened(self, creature: Creature, base: Disc) -> int:
        hero = self.hero
        if hero is None:
            return 0
        home, bases, bits = self.sights.bases[hero.id], self.sights.bases, 0
        for at, foe in enumerate(self.foes):
            if between(bases[foe.id], home, base):
                bits |= 1 << at
        return bits

    def _strike(self, foe: Creature, creature: Creature, *, tired: bool) -> tuple[Pmf, float]:
        """An enemy's hits in melee, and their average cost."""
        key = foe.id, creature.id, tired
        if key not in self._strikes:
            arms, its = self.arms[foe.id], self.arms[creature.id]
            row = melee(arms, its, arms.dice, its.dice if tired else its.dice // 2)
            if arms.magic:
                row = min(row, hits(arms.magic, arms.faces, 0), key=lambda one: one[0])
            self._strikes[key] = row, self.harm(row, creature)
        return self._strikes[key]

    def _shots(self, foe: Creature, creature: Creature, x: int, y: int) -> Pmf | None:
        """An enemy's ranged hits on a creature there; none without a line, fewer in cover.

        An enemy that may shoot after moving is assumed to find a line.
        """
        arms = self.arms[foe.id]
        if arms.walks_and_shoots:
            return shots(arms.shots, arms.shot_chance)
        aim = self.sights.aim(foe, creature, x, y)
        if aim == HIDDEN:
            return None
        return shots(arms.shots, arms.covered_chance if aim == COVERED else arms.shot_chance)

    def danger(self, creature: Creature, x: int, y: int) -> float:
        """The cost of all enemies that could attack a creature there; the fall of a hero counts most."""
        return -self.at(creature, x, y).terms["danger"]

    def _danger(self, creature: Creature, x: int, y: int, reached: int, aimed: int) -> tuple[float, int]:
        """The danger, and the enemies in range with a line."""
        row: list[float] = [1.0]
        losses = self.worths.losses(creature)
        last, seen, attackers, shared = len(losses) - 1, 0, 0, 0.0
        chief = creature.type == HERO
        for at, foe in enumerate(self.foes if reached | aimed else ()):
            bit = 1 << at
            if reached & bit:
                blow, cost = self._strike(foe, creature, tired=attackers > 0)
                attackers += 1
            elif aimed & bit:
                volley = self._shots(foe, creature, x, y)
                if volley is None:
                    continue
                seen |= bit
                blow, cost = volley, 0.0 if chief else self.harm(volley, creature)
            else:
                continue
            if chief:
                row = added(row, blow, last)
            else:
                shared += cost / max(1, self._threatened[foe.id])
        of = weights()["danger"]
        if not chief:
            return of["others"] * min(shared, losses[-1]) / self.urgency, seen
        wounds = sum([chance * count for count, chance in enumerate(row)])
        return (all_lost(row, last) * of["hero"] + of["wound"] * wounds) / self.urgency, seen

    def _prospect(self, creature: Creature, x: int, y: int, gaps: list[float]) -> tuple[float, int]:
        """Its best action from there in its next turn, and the target that it would shoot."""
        of, fall = weights()["prospect"], weights()["hero"]["fall"]
        arms = self.arms[creature.id]
        best, shot = 0.0, -1
        for at, (foe, gap) in enumerate(zip(self.foes, gaps, strict=True)):
            chief = foe.type == HERO
            if gap <= arms.reach:
                value = max(of["least"], self.fight(creature, foe))
                if chief:
                    value = of["hero"] * (
                        value + fall * self.assault(creature, foe, near=True, waiting=False)
                    )
                if value > best:
                    best, shot = value, -1
            if arms.range and gap <= arms.far and not foe.hidden:
                value = self.volley(creature, foe, gap)
                if chief and value:
                    value = of["hero"] * (
                        value + fall * self.assault(creature, foe, near=False, waiting=False)
                    )
                if value > best and (arms.walks_and_shoots or self.sights.line(creature, x, y, foe)):
                    best, shot = value, at
        return of["attack"] * best, shot

    def _march(self, creature: Creature, gaps: list[float]) -> float:
        """The number of moves to a place where it could act, weighted towards the enemy hero."""
        of = weights()["march"]
        arms = self.arms[creature.id]
        reach = max(arms.reach // 2, arms.range - of["within-range"])
        ways = [
            (gap - reach if gap > reach else 0.0) + one.detour
            for one, gap in zip(self.gauges, gaps, strict=True)
        ]
        weight = of["hero"] if creature.type == HERO else of["others"]
        return -weight * self.urgency * min(ways, default=0.0) / 10_000

    # Other creatures of its side.

    def aims_at(self, foe: Creature, one: Creature) -> bool:
        """Whether an enemy could shoot at a creature from its current place, by line and range."""
        arms = self.arms[foe.id]
        if not arms.range or self.gap(foe, one, foe.x, foe.y) > arms.far or self.game.foes_in_contact(foe):
            return False
        return arms.walks_and_shoots or self.sights.line(foe, foe.x, foe.y, one)

    def falls_to(self, one: Creature, foes: list[Creature], healed: int = 0) -> float:
        """The chance that a creature falls if all these enemies that can attack it do."""
        last = len(self.worths.losses(one)) - 1 + healed
        row: list[float] = [1.0]
        for foe in foes:
            near = self.comes_to(foe, one) and self.arms[foe.id].dice > 0
            if near or self.aims_at(foe, one):
                row = added(row, self.blow(foe, one, near=near), last)
        return all_lost(row, last)

    # Its hero.

    def hero_danger(self, what_if: "WhatIf") -> float:
        """The cost of all enemies that could attack its hero, under a hypothetical change.

        Friends in a line block it, friends on a path delay, and enemies in contact with them are busy.
        """
        hero = self.hero
        if hero is None:
            return 0.0
        if what_if is not AS_IT_IS:
            return self._hero_danger(hero, what_if)
        if self._safety is None:
            self._safety = self._hero_danger(hero, what_if)
        return self._safety

    def _hero_danger(self, hero: Creature, what_if: "WhatIf") -> float:
        of = weights()["danger"]
        bases = {one.id: self.sights.bases[one.id] for one in self.friends}
        if what_if.mover is not None:
            bases[what_if.mover.id] = Disc(*what_if.to, what_if.mover.base // 2)
        if what_if.newcomer is not None:
            bases[0] = what_if.newcomer
        home = bases.pop(hero.id)
        friends = list(bases.values())
        last = len(self.worths.losses(hero)) - 1
        row: list[float] = [1.0]
        attackers = 0
        for foe in self.threats:
            coming = self._come_for(foe, hero, home, friends, attackers)
            if coming is None:
                continue
            likely, blow, near = coming
            attackers += near
            likely *= what_if.left.get(foe.id, 1.0)
            mixed = (1 - likely + likely * blow[0], *[likely * one for one in blow[1:]])
            row = added(row, mixed, last)
        wounds = sum([chance * count for count, chance in enumerate(row)])
        return (all_lost(row, last) * of["hero"] + of["wound"] * wounds) / self.urgency

    def _come_for(
        self, foe: Creature, hero: Creature, home: Disc, friends: list[Disc], attackers: int
    ) -> tuple[float, Pmf, bool] | None:
        """The chance that an enemy attacks the hero, its hits, and whether in melee; None if it cannot."""
        of = weights()["danger"]
        arms, base = self.arms[foe.id], self.sights.bases[foe.id]
        gap = hypot(home.x - foe.x, home.y - foe.y) - home.r - base.r
        if gap > max(arms.reach, arms.far):
            return None
        touch = self.game.edition.contact_below
        tied = _is_touched(base, friends, touch)
        there = gap < touch
        open_way = there or tied or arms.over
        delay = 0.0 if open_way else of["screen"] * any(between(base, home, one) for one in friends)
        if gap + delay <= arms.reach and arms.dice:
            row, _ = self._strike(foe, hero, tired=attackers > 0)
            return (of["tied"] if tied and not there else 1.0), row, True
        if tied or not arms.range or gap > arms.far:
            return None
        chance = arms.shot_chance
        if not arms.walks_and_shoots:
            ways = [*self._walls(foe, hero), *friends]
            if not sees(base, home, ways):
                return None
            covers = self.sights.covers
            if covers and (
                any(touching(home, one, touch) for one in covers) or not sees(base, home, [*ways, *covers])
            ):
                chance = arms.covered_chance
        return 1.0, shots(arms.shots, chance), False

    def _walls(self, foe: Creature, hero: Creature) -> list[Shape]:
        """The blockers of a line besides its own creatures."""
        if foe.id not in self._others:
            mine = [self.sights.bases[one.id] for one in self.friends]
            ways = self.sights.between(foe.id, hero.id)
            self._others[foe.id] = [one for one in ways if all(one is not base for base in mine)]
        return self._others[foe.id]


def _is_touched(base: Disc, others: list[Disc], touch: int) -> bool:
    x, y, far = base.x, base.y, base.r + touch + 1
    for one in others:
        dx, dy, wide = one.x - x, one.y - y, one.r + far
        # Most are far away; the exact distance is only computed for the others.
        if dx * dx + dy * dy <= wide * wide and hypot(dx, dy) - one.r - base.r < touch:
            return True
    return False


def between(start: Disc, end: Disc, one: Disc) -> bool:
    """Whether a base on a straight path between two places would touch a third."""
    ax, ay = start.x, start.y
    dx, dy = end.x - ax, end.y - ay
    along = (one.x - ax) * dx + (one.y - ay) * dy
    long = dx * dx + dy * dy
    if not 0 < along < long:
        return False
    across = (one.x - ax) * dy - (one.y - ay) * dx
    wide = start.r + one.r
    return across * across < wide * wide * long
