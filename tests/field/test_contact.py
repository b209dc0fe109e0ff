"""Places in contact with a given enemy (C-MOV-03)."""

import math

from hypothesis import given, settings
from hypothesis import strategies as st

from signum.field.plane.contact import contacts
from signum.field.plane.distance import overlapping, touching
from signum.field.plane.lengths import TOUCH_FIRST, TOUCH_SECOND, XL, L, M
from signum.field.plane.shapes import Disc
from signum.field.plane.walk import Walk
from tests.field.tables import seeds, setting

WALKER = Disc(10_000, 30_000, 1_600)


def test_the_nearest_place_is_head_on() -> None:
    (contact,) = contacts(Walk(WALKER, [], [Disc(20_000, 30_000, 2_500)]), 0, M)
    assert (contact.x, contact.y, contact.length, contact.touches) == (15_900, 30_000, 5_900, [0])


def test_places_that_touch_two_enemies_at_once() -> None:
    """Two enemies 1 cm apart: the base fits against both, on the near side and on the far side."""
    enemies = [Disc(20_000, 30_000, 1_600), Disc(20_000, 34_200, 1_600)]
    found = contacts(Walk(WALKER, [], enemies), 0, XL)
    both = [contact for contact in found if contact.touches == [0, 1]]
    assert {contact.x < 20_000 for contact in both} == {True, False}
    assert min(abs(contact.y - 32_100) for contact in both) <= 3


def test_an_enemy_between_friends_is_met_where_there_is_room() -> None:
    """Head on is taken, so the nearest place leans on a friend."""
    enemy = Disc(20_000, 30_000, 1_600)
    friend = Disc(16_700, 30_000, 1_600)
    found = contacts(Walk(WALKER, [friend], [enemy]), 0, L)
    assert found
    assert all(not overlapping(WALKER.at(contact.x, contact.y), friend) for contact in found)
    assert touching(WALKER.at(found[0].x, found[0].y), friend, 20)


def test_no_place_within_reach_is_no_contact() -> None:
    assert contacts(Walk(WALKER, [], [Disc(40_000, 30_000, 1_600)]), 0, M) == []


@settings(max_examples=120)
@given(seeds, st.integers(3, 8), st.sampled_from([TOUCH_FIRST, TOUCH_SECOND]))
def test_no_place_on_the_rim_is_nearer_than_the_first(seed: int, bases: int, touch: int) -> None:
    """Against walking to points all round the enemy."""
    table = setting(seed, bases, 2, 1, 24_000)
    if len(table.bases) < 2:
        return
    base, enemy = table.bases[0], table.bases[1]
    walk = Walk(base, table.templates, table.bases[1:], touch, 24_000)
    found = contacts(walk, 0, 30_000)
    for contact in found:
        there = base.at(contact.x, contact.y)
        assert touching(there, enemy, touch)
        assert walk.length(contact.x, contact.y) == contact.length
        assert contact.touches == walk.touches(contact.x, contact.y)
    if touching(base, enemy, touch):
        return
    far = enemy.r + base.r + 2
    for k in range(90):
        angle = math.tau * k / 90
        x, y = round(enemy.x + far * math.cos(angle)), round(enemy.y + far * math.sin(angle))
        length = walk.length(x, y, 30_000)
        if length >= 0:
            assert found
            assert found[0].length <= length + 30 + (touch if walk.touches(x, y) != [0] else 0)


@settings(max_examples=150)
@given(seeds, st.integers(2, 8), st.integers(0, 2), st.integers(200, 6_000))
def test_an_enemy_that_can_be_touched_at_all_is_met(
    seed: int, bases: int, templates: int, limit: int
) -> None:
    """C-MOV-06: places all round the enemy, less than 3 mm from it, against the places that are found."""
    table = setting(seed, bases, templates, 1, 20_000)
    base, enemy = table.bases[0], table.bases[1]
    walk = Walk(base, table.templates, table.bases[1:], TOUCH_SECOND, 20_000)
    if touching(base, enemy, TOUCH_SECOND):
        return
    found = contacts(walk, 0, limit)
    assert all(0 in one.touches and one.length <= limit for one in found)
    if found:
        return
    for step in range(96):
        for off in (2, 150, TOUCH_SECOND - 4):
            far, turn = enemy.r + base.r + off, step * math.tau / 96
            x, y = round(enemy.x + far * math.cos(turn)), round(enemy.y + far * math.sin(turn))
            # A hair of the limit is left for the rounding of both places.
            assert not (walk.fits(x, y) and walk.reaches(x, y, limit - 4))
