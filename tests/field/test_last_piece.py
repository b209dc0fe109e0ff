"""The last piece of a way into contact, against trying all its directions (C-MOV-03, C-MOV-06)."""

import math
import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from signum.field.plane.contact import touching_both
from signum.field.plane.distance import touching
from signum.field.plane.lengths import TOUCH_SECOND
from signum.field.plane.moves import crosses
from signum.field.plane.shapes import Disc
from signum.field.plane.walk import Walk
from tests.field.tables import seeds

SPAN = 14_000
LIMIT = 40_000
DIRECTIONS = 180


class Crowd:
    """A base, friends and enemies in a narrow square, and a place in contact with an enemy."""

    def __init__(self, seed: int, enemies: int, friends: int) -> None:
        chance = random.Random(seed)
        discs: list[Disc] = []
        for _ in range(20 * (enemies + friends + 1)):
            if len(discs) <= enemies + friends:
                self._add(discs, chance)
        self.base, self.enemies, self.friends = discs[0], discs[1 : enemies + 1], discs[enemies + 1 :]
        self.walk = Walk(self.base, self.friends, self.enemies, TOUCH_SECOND, SPAN)
        self.goal = self._goal(chance) if self.enemies else (0, 0)

    def _add(self, discs: list[Disc], chance: random.Random) -> None:
        r = chance.choice((1_250, 1_600, 2_000, 2_500))
        x, y = chance.randint(r, SPAN - r), chance.randint(r, SPAN - r)
        if discs and chance.random() < 0.5:
            other, angle = chance.choice(discs), chance.uniform(0, math.tau)
            far = other.r + r + chance.choice((2, 100, 2_000, 3_000, 3_400, 4_000, 4_400))
            x, y = math.ceil(other.x + far * math.cos(angle)), math.ceil(other.y + far * math.sin(angle))
        free = all(math.dist((x, y), (other.x, other.y)) > r + other.r for other in discs)
        if free and r <= min(x, y) and max(x, y) <= SPAN - r:
            discs.append(Disc(x, y, r))

    def _goal(self, chance: random.Random) -> tuple[int, int]:
        enemy, angle = self.enemies[0], chance.uniform(0, math.tau)
        off = chance.choice((0, 1, 50, 150, 250, 299))
        others = [*self.enemies[1:], *self.friends]
        if others and chance.random() < 0.7:
            spots = touching_both(
                self.base.r, enemy, chance.choice(others), chance.choice((0, 100, 250)), off
            )
            if spots:
                x, y = chance.choice(spots)
                return round(x), round(y)
        far = enemy.r + self.base.r + off
        return math.ceil(enemy.x + far * math.cos(angle)), math.ceil(enemy.y + far * math.sin(angle))

    def tried(self) -> float:
        """The shortest way with a straight last piece from outside every zone, by trying directions."""
        least = math.inf
        gx, gy = self.goal
        met = [self.enemies[at] for at in self.walk.touches(gx, gy)]
        for k in range(DIRECTIONS):
            ux, uy = math.cos(math.tau * k / DIRECTIONS), math.sin(math.tau * k / DIRECTIONS)
            if any((gx - enemy.x) * ux + (gy - enemy.y) * uy < 0 for enemy in met):
                continue
            far = max(self._rim(enemy, ux, uy) for enemy in met) + 2.0
            x, y = round(gx + far * ux), round(gy + far * uy)
            before = self.base.at(x, y)
            if self.walk.touches(x, y) or any(self._recedes(enemy, x, y) for enemy in met):
                continue
            others = [one for one in [*self.friends, *self.enemies] if one not in met]
            if any(crosses(before, gx, gy, one) for one in others) or self._touched(before, others):
                continue
            length = self.walk.length(x, y, LIMIT)
            if length >= 0:
                least = min(least, length + math.dist((x, y), self.goal))
        return least

    def _rim(self, enemy: Disc, ux: float, uy: float) -> float:
        wx, wy = self.goal[0] - enemy.x, self.goal[1] - enemy.y
        along, far = wx * ux + wy * uy, enemy.r + self.base.r + TOUCH_SECOND
        return math.sqrt(along * along + far * far - wx * wx - wy * wy) - along

    def _recedes(self, enemy: Disc, x: int, y: int) -> bool:
        gx, gy = self.goal
        return (gx - enemy.x) * (gx - x) + (gy - enemy.y) * (gy - y) > 0

    def _touched(self, before: Disc, others: list[Disc]) -> bool:
        """Whether the last piece comes too near an enemy that the end does not touch."""
        grown = [Disc(one.x, one.y, one.r + TOUCH_SECOND) for one in others if one in self.enemies]
        return any(crosses(before, *self.goal, one) for one in grown)


@settings(max_examples=250)
@given(seeds, st.integers(1, 4), st.integers(0, 3))
@example(113, 2, 3)
def test_no_last_piece_makes_the_way_shorter(seed: int, enemies: int, friends: int) -> None:
    """The way into contact with one enemy or several is at most as long as every way that was tried."""
    crowd = Crowd(seed, enemies, friends)
    walk, goal = crowd.walk, crowd.goal
    if not crowd.enemies or not walk.fits(*goal) or not walk.touches(*goal):
        return
    if any(touching(crowd.base, enemy, TOUCH_SECOND) for enemy in crowd.enemies):
        return
    path = walk.path(*goal, LIMIT)
    tried = crowd.tried()
    if path is None:
        assert tried == math.inf
        return
    assert path.length <= tried + 2
    *before, last = path.legs
    assert not last.turn
    for leg in before:
        for enemy in crowd.enemies:
            assert (
                math.dist((leg.x2, leg.y2), (enemy.x, enemy.y)) > enemy.r + crowd.base.r + TOUCH_SECOND - 1e-3
            )


WALKER = Disc(10_000, 30_000, 1_600)


def test_between_two_enemies_the_last_piece_begins_outside_both_zones() -> None:
    """C-MOV-06: it goes straight home from where it touches the first of the two."""
    enemies = [Disc(20_000, 30_000, 1_600), Disc(20_000, 36_500, 1_600)]
    path = Walk(WALKER, [], enemies, TOUCH_SECOND).path(20_000, 33_220)
    assert path is not None
    last = path.legs[-1]
    for enemy in enemies:
        assert math.dist((last.x1, last.y1), (enemy.x, enemy.y)) > 3_500 - 1e-6
    assert path.length == 10_582


@pytest.mark.parametrize("room, reached", [(3_500, True), (3_200, False)])
def test_contact_in_a_lane_stops_a_base_before_a_bend(room: int, reached: bool) -> None:
    """C-MOV-03: the lane between an enemy and a friend is passed only if it is wider than contact."""
    enemy = Disc(20_000, 30_000, 1_600)
    friends = [
        Disc(20_000, 30_000 + 3_200 + room, 1_600),
        Disc(20_000 + 4_300, 30_000 - 1_600, 1_600),
        *(Disc(20_000, y, 1_600) for y in range(4_000, 28_400, 3_300)),
        *(Disc(20_000, y, 1_600) for y in range(39_900, 60_000, 3_300)),
    ]
    walk = Walk(WALKER, friends, [enemy], TOUCH_SECOND)
    goal = 20_000 + 2_600, 30_000 + 1_900
    assert walk.fits(*goal)
    assert walk.touches(*goal) == [0]
    assert walk.reaches(*goal, LIMIT) == reached
