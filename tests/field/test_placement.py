"""Placing bases and laying templates, against trying places (C-MOV-05, C-SUM-05, C-RUIN-03, C-TER-02)."""

import math
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signum.field.plane.distance import gap, touching
from signum.field.plane.lengths import SIDE, TOUCH_FIRST, TOUCH_SECOND, M, S
from signum.field.plane.placement import Placing, beside
from signum.field.plane.shapes import Disc, Polygon, Shape
from signum.field.plane.templates import Laying, turned
from tests.field.tables import MARGINS, ell, seeds, setting

touches = st.sampled_from([TOUCH_FIRST, TOUCH_SECOND])


@settings(max_examples=80)
@given(seeds, st.integers(0, 24_000), st.integers(0, 24_000), st.integers(2, 10))
def test_no_free_place_is_nearer_than_the_nearest(seed: int, x: int, y: int, bases: int) -> None:
    table = setting(seed, bases, 3, 1, 24_000)
    placing = Placing(1_600, 24_000).keep(table.templates).keep(table.bases[:2], S // 4).keep(table.bases[2:])
    found = placing.nearest(x, y)
    tries = random.Random(seed)
    best = math.inf if found is None else math.dist(found, (x, y))
    assert found is None or placing.allows(*found)
    for _ in range(400):
        far, angle = tries.uniform(0, min(best, 20_000)), tries.uniform(0, math.tau)
        place = round(x + far * math.cos(angle)), round(y + far * math.sin(angle))
        if placing.allows(*place):
            assert best <= math.dist(place, (x, y)) + 3


@settings(max_examples=80)
@given(seeds, st.integers(0, 20_000), st.integers(0, 20_000), touches)
def test_a_place_beside_a_creature_is_found_where_there_is_one(seed: int, x: int, y: int, touch: int) -> None:
    """C-SUM-05: a minion in contact; without room it is not summoned."""
    table = setting(seed, 9, 2, 1, 20_000)
    creature, others = table.bases[0], table.shapes[1:]
    placing = beside(1_600, creature, touch, others, 20_000)
    found = placing.nearest(x, y)
    if found is not None:
        minion = Disc(*found, 1_600)
        assert touching(minion, creature, touch)
        assert all(gap(minion, shape) >= 0 for shape in others)
        assert placing.allows(*found)
    for k in range(360):
        far = creature.r + 1_600 + touch // 2
        place = (
            round(creature.x + far * math.cos(k * math.pi / 180)),
            round(creature.y + far * math.sin(k * math.pi / 180)),
        )
        if placing.allows(*place):
            assert found is not None
            assert math.dist(found, (x, y)) <= math.dist(place, (x, y)) + 3


def test_a_minion_fits_between_four_bases_and_not_when_they_close_up() -> None:
    """A ring of enemies round a creature leaves a place as wide as the base, or none."""
    creature = Disc(10_000, 10_000, 1_600)

    def enemies(wide: float) -> list[Shape]:
        angles = [wide, math.tau - wide, 1.9, math.pi, -1.9]
        far = 3_230
        return [
            Disc(round(10_000 + far * math.cos(a)), round(10_000 + far * math.sin(a)), 1_600) for a in angles
        ]

    assert beside(1_600, creature, TOUCH_FIRST, enemies(1.06)).nearest(20_000, 10_000) is not None
    assert beside(1_600, creature, TOUCH_FIRST, enemies(1.03)).nearest(20_000, 10_000) is None


def test_never_in_contact_keeps_three_millimetres() -> None:
    """C-SUM-02 in the second edition."""
    enemy = Disc(20_000, 20_000, 1_600)
    found = Placing(1_600).keep([enemy], TOUCH_SECOND).nearest(20_100, 20_000)
    assert found is not None
    assert not touching(Disc(*found, 1_600), enemy, TOUCH_SECOND)
    assert math.dist(found, (20_000, 20_000)) == pytest.approx(3_500, abs=2)


def test_in_contact_with_ruins_and_not_with_an_enemy() -> None:
    """C-RUIN-03."""
    ruins = ell(random.Random(1), 30_000, 30_000, 5_000, 1)
    enemy = Disc(30_000, 22_000, 1_600)
    placing = beside(1_600, ruins, TOUCH_SECOND, []).keep([enemy], TOUCH_SECOND)
    found = placing.nearest(30_000, 20_000)
    assert found is not None
    there = Disc(*found, 1_600)
    assert touching(there, ruins, TOUCH_SECOND)
    assert gap(there, enemy) >= TOUCH_SECOND


ROCKS = Polygon([(0, 0), (9_000, 0), (9_000, 7_000), (0, 7_000)])


def test_a_template_keeps_s_from_the_own_side_and_m_from_the_opponents() -> None:
    """C-TER-02."""
    laying = Laying(ROCKS, [], TOUCH_FIRST, [], MARGINS, S)
    assert laying.allows(0, S)
    assert not laying.allows(0, S - 1)
    assert laying.allows(0, SIDE - M - 7_000)
    assert not laying.allows(0, SIDE - M - 6_999)
    assert not laying.allows(-1, S)


def test_a_template_keeps_s_from_other_terrains_and_clear_of_miniatures() -> None:
    """C-TER-02: 3 mm from miniatures in the second edition."""
    laying = Laying(ROCKS, [Disc(40_000, 30_000, 1_600)], TOUCH_SECOND, [ROCKS.moved(0, 20_000)], MARGINS, S)
    assert laying.allows(9_000 + S, 20_000)
    assert not laying.allows(9_000 + S - 1, 20_000)
    assert laying.allows(40_000 - 1_600 - 300 - 9_000, 26_000)
    assert not laying.allows(40_000 - 1_600 - 299 - 9_000, 26_000)


def test_a_full_table_leaves_no_place_for_a_template() -> None:
    """C-TER-02: then the card cannot be played."""
    others: list[Shape] = [
        ROCKS.moved(x, y) for x in range(4_000, 52_000, 15_000) for y in (8_000, 21_000, 34_000)
    ]
    assert Laying(ROCKS, [], TOUCH_FIRST, others, MARGINS, S).somewhere() is None
    assert Laying(ROCKS, [], TOUCH_FIRST, others[2:], MARGINS, S).somewhere() is not None


@settings(max_examples=25)
@given(seeds, st.integers(0, SIDE), st.integers(0, SIDE), st.integers(0, 359))
def test_no_place_for_a_template_is_nearer_than_the_nearest(
    seed: int, dx: int, dy: int, degrees: int
) -> None:
    table = setting(seed, 8, 3)
    template = turned(ell(random.Random(seed), 5_000, 5_000, 4_000, 1), degrees)
    laying = Laying(template, table.bases, TOUCH_FIRST, table.templates, MARGINS, S)
    found = laying.nearest(dx, dy)
    tries = random.Random(seed)
    best = math.inf if found is None else math.dist(found, (dx, dy))
    assert found is None or laying.allows(*found)
    for _ in range(200):
        far, angle = tries.uniform(0, min(best, 40_000)), tries.uniform(0, math.tau)
        place = round(dx + far * math.cos(angle)), round(dy + far * math.sin(angle))
        if laying.allows(*place):
            assert best <= math.dist(place, (dx, dy)) + 3


@pytest.mark.parametrize("seed", [64, 155, 179, 187, 286])
def test_a_place_between_two_bases_that_leave_hardly_any_room_is_found(seed: int) -> None:
    """The grid has few points in the neck between them; every one near the wanted place is tried."""
    chance = random.Random(seed)
    one, other = Disc(20_000, 20_000, 1_600), chance.choice((1_250, 1_600, 2_500))
    angle, wide = chance.uniform(0, math.tau), chance.uniform(-0.2, 0.4)
    far = one.r + other + 3_200 + wide
    second = Disc(round(20_000 + far * math.cos(angle)), round(20_000 + far * math.sin(angle)), other)
    placing = Placing(1_600).keep([one, second])
    x, y = round(20_000 + 3_200 * math.cos(angle)), round(20_000 + 3_200 * math.sin(angle))
    found = placing.nearest(x, y)
    assert found is not None
    near = [
        (x + dx, y + dy) for dx in range(-80, 81) for dy in range(-80, 81) if placing.allows(x + dx, y + dy)
    ]
    assert math.dist(found, (x, y)) <= min(math.dist(place, (x, y)) for place in near) + 3
