"""The danger for a hero of the greedy player's side from all attackers, as it is or under a hypothesis."""

from collections.abc import Mapping, Sequence
from math import hypot
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from signum.classic.bots.greedy.arms import Arms, Pmf, shots
from signum.classic.bots.greedy.fights import added, all_lost
from signum.classic.bots.greedy.worth import weights
from signum.classic.core.state import Creature
from signum.field.plane.distance import touching
from signum.field.plane.shapes import Disc, Shape
from signum.field.plane.sight import sees

if TYPE_CHECKING:
    from signum.classic.bots.greedy.field import Outlook

ROUNDING: Final = 2
"""A base farther from a line than this, beyond both radii, cannot cross it."""


class WhatIf(NamedTuple):
    """A hypothetical change: a creature elsewhere, a new creature, enemies that are probably gone."""

    mover: Creature | None = None
    to: tuple[int, int] = (0, 0)
    newcomer: Disc | None = None
    left: Mapping[int, float] = MappingProxyType({})
    """For each enemy the chance that it is still there."""


AS_IT_IS: Final = WhatIf()

MELEE: Final = -1.0
"""In place of the chance of a shot's dice."""
Attack: TypeAlias = tuple[int, float, float]
"""An enemy by its number, the chance that it attacks, and the chance of its dice, or MELEE."""


class ThreatToHero:
    """An enemy, the hero at its place, and the friends that could be in the way, except one that may move."""

    def __init__(
        self, look: "Outlook", foe: Creature, hero: Creature, home: Disc, friends: list[Disc]
    ) -> None:
        self.arms: Arms = look.arms[foe.id]
        self.base = look.sights.bases[foe.id]
        self.home = home
        self.friends = friends
        self.touch = look.game.edition.contact_below
        self.gap = hypot(home.x - foe.x, home.y - foe.y) - home.r - self.base.r
        self.there = self.gap < self.touch
        self._look = look
        self._foe = foe
        self._hero = hero
        self._tied = is_touched(self.base, friends, self.touch)
        self._delayed = any(between(self.base, home, one) for one in friends)
        self._chance: float | None = None

    def attacks(self, mover: Disc | None) -> tuple[float, float] | None:
        """The chance that it attacks the hero, and that of its dice; None if it cannot."""
        of, arms = weights()["danger"], self.arms
        tied = self._tied or (mover is not None and is_touched(self.base, (mover,), self.touch))
        delay = 0.0
        if not (self.there or tied or arms.over) and (
            self._delayed or (mover is not None and between(self.base, self.home, mover))
        ):
            delay = of["screen"]
        if self.gap + delay <= arms.reach and arms.dice:
            return (of["tied"] if tied and not self.there else 1.0), MELEE
        if tied or not arms.range or self.gap > arms.far:
            return None
        if arms.walks_and_shoots:
            return 1.0, arms.shot_chance
        if mover is None or not near_line(self.base, self.home, mover):
            if self._chance is None:
                self._chance = self._aimed(self.friends)
            chance = self._chance
        else:
            chance = self._aimed([*self.friends, mover])
        return (1.0, chance) if chance else None

    def _aimed(self, friends: list[Disc]) -> float:
        """The chance of its dice with these friends in the way; 0 without a line, less in cover."""
        sights = self._look.sights
        ways: list[Shape] = [*self._look.walls(self._foe, self._hero), *friends]
        if not sees(self.base, self.home, ways):
            return 0.0
        covers = sights.covers
        if covers and (
            any(touching(self.home, one, self.touch) for one in covers)
            or not sees(self.base, self.home, [*ways, *covers])
        ):
            return self.arms.covered_chance
        return self.arms.shot_chance


class HeroDanger:
    """The possible attacks on a hero; for one view.

    Friends in a line block it, friends on a path delay, and enemies in contact with them are busy.
    """

    def __init__(self, look: "Outlook", hero: Creature) -> None:
        self.look = look
        self.hero = hero
        self._threats: dict[int, list[tuple[int, ThreatToHero]]] = {}
        """For each creature that may move: the enemies, without it."""
        self._costs: dict[tuple[Attack, ...], float] = {}

    def cost(self, what_if: WhatIf) -> float:
        """The cost of all enemies that could attack, under a hypothetical change."""
        mover = what_if.mover
        if what_if.newcomer is not None or mover is None or mover is self.hero:
            threats, base = self._found(what_if), None
        else:
            threats, base = self._without(mover), Disc(*what_if.to, mover.base // 2)
        attacks: list[Attack] = []
        for at, threat in threats:
            attack = threat.attacks(base)
            if attack is not None:
                likely, chance = attack
                foe = self.look.threats[at]
                attacks.append((at, likely * what_if.left.get(foe.id, 1.0), chance))
        key = tuple(attacks)
        if key not in self._costs:
            self._costs[key] = self._cost(key)
        return self._costs[key]

    def _without(self, mover: Creature) -> list[tuple[int, ThreatToHero]]:
        if mover.id not in self._threats:
            bases = self._bases()
            bases.pop(mover.id, None)
            self._threats[mover.id] = self._from(bases)
        return self._threats[mover.id]

    def _found(self, what_if: WhatIf) -> list[tuple[int, ThreatToHero]]:
        bases = self._bases()
        if what_if.mover is not None:
            bases[what_if.mover.id] = Disc(*what_if.to, what_if.mover.base // 2)
        if what_if.newcomer is not None:
            bases[0] = what_if.newcomer
        return self._from(bases)

    def _bases(self) -> dict[int, Disc]:
        return {one.id: self.look.sights.bases[one.id] for one in self.look.side}

    def _from(self, bases: dict[int, Disc]) -> list[tuple[int, ThreatToHero]]:
        """The enemies that could come into contact or shoot, by their numbers."""
        home = bases.pop(self.hero.id)
        friends, look, found = list(bases.values()), self.look, []
        for at, foe in enumerate(look.threats):
            arms, r = look.arms[foe.id], look.sights.bases[foe.id].r
            if hypot(home.x - foe.x, home.y - foe.y) - home.r - r <= max(arms.reach, arms.far):
                found.append((at, ThreatToHero(look, foe, self.hero, home, friends)))
        return found

    def _cost(self, attacks: Sequence[Attack]) -> float:
        """The cost of these attacks together: the chance of the hero's fall, and the expected wounds."""
        look, hero, of = self.look, self.hero, weights()["danger"]
        last = len(look.worths.losses(hero)) - 1
        row: list[float] = [1.0]
        attackers = 0
        for at, likely, chance in attacks:
            foe = look.threats[at]
            blow: Pmf
            if chance == MELEE:
                blow, _ = look.strike(foe, hero, tired=attackers > 0)
                attackers += 1
            else:
                blow = shots(look.arms[foe.id].shots, chance)
            mixed = (1 - likely + likely * blow[0], *[likely * one for one in blow[1:]])
            row = added(row, mixed, last)
        wounds = sum([chance * count for count, chance in enumerate(row)], 0.0)
        return (all_lost(row, last) * of["hero"] + of["wound"] * wounds) / look.urgency


def is_touched(base: Disc, others: Sequence[Disc], touch: int) -> bool:
    """Whether a base touches one of the others."""
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


def near_line(start: Disc, end: Disc, one: Disc) -> bool:
    """Whether a base could touch a line between two others: false only where it certainly does not."""
    dx, dy = end.x - start.x, end.y - start.y
    px, py = one.x - start.x, one.y - start.y
    long = dx * dx + dy * dy
    part = 0.0 if long == 0 else min(1.0, max(0.0, (px * dx + py * dy) / long))
    across, along = px - part * dx, py - part * dy
    wide = max(start.r, end.r) + one.r + ROUNDING
    return across * across + along * along <= wide * wide
