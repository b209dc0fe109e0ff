"""Shortest ways, against an independent solver and in hard cases (C-MOV-01 to -03)."""

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signum.field.plane.distance import touching
from signum.field.plane.lengths import SIDE, TOUCH_FIRST, TOUCH_SECOND
from signum.field.plane.moves import crosses
from signum.field.plane.path import Leg, Path
from signum.field.plane.shapes import Disc, Polygon, Shape
from signum.field.plane.walk import FAR, Walk
from tests.field import waypoints
from tests.field.brute import Array
from tests.field.tables import mirrored, moved_point, seeds, setting

steps = st.sampled_from([1, 1, 400, 800])
spans = st.sampled_from([16_000, 20_000, 30_000])
parts = st.floats(0, 1)
touches = st.sampled_from([TOUCH_FIRST, TOUCH_SECOND])


def walker(seed: int, step: int, span: int, bases: int, templates: int) -> tuple[Disc, list[Shape]]:
    table = setting(seed, bases, templates, step, span)
    return table.bases[0], table.shapes[1:]


def goal_in(span: int, step: int, r: int, across: float, up: float) -> tuple[int, int]:
    low, wide = -(-r // step), (span - 2 * r) // step
    return (low + int(across * wide)) * step, (low + int(up * wide)) * step


def dots(leg: Leg) -> Array:
    """Points along a leg, less than 2 mm apart."""
    count = 2 + int(leg.length() // 150)
    if not leg.turn:
        return np.linspace((leg.x1, leg.y1), (leg.x2, leg.y2), count)
    r = math.dist((leg.x1, leg.y1), (leg.cx, leg.cy))
    start = math.atan2(leg.y1 - leg.cy, leg.x1 - leg.cx)
    angles = start + np.linspace(0, leg.length() / r * leg.turn, count)
    return np.stack([leg.cx + r * np.cos(angles), leg.cy + r * np.sin(angles)], 1)


def check_shape(path: Path, base: Disc, goal: tuple[int, int], walls: list[Shape], side: int) -> float:
    """The legs join, turn smoothly into arcs, keep off the walls and add up to the length."""
    ends = [(base.x, base.y), *((leg.x2, leg.y2) for leg in path.legs)]
    for leg, end in zip(path.legs, ends, strict=False):
        assert math.dist((leg.x1, leg.y1), end) < 1e-5
    assert math.dist(ends[-1], goal) < 1e-5
    points = np.concatenate([dots(leg) for leg in path.legs])
    assert not waypoints.too_close(points, points, walls, base.r - 0.001).any()
    assert (points > base.r - 1e-3).all()
    assert (points < side - base.r + 1e-3).all()
    length = sum(leg.length() for leg in path.legs)
    assert -1e-4 < path.length - length < 1 + 1e-4
    return length


@settings(max_examples=300)
@given(seeds, steps, spans, parts, parts, st.integers(1, 6), st.integers(0, 2))
def test_no_way_is_shorter_than_the_one_found(
    seed: int, step: int, span: int, across: float, up: float, bases: int, templates: int
) -> None:
    """The path found is free, so not too short; it is not longer than the solver's, so not too long."""
    base, walls = walker(seed, step, span, bases, templates)
    goal = goal_in(span, step, base.r, across, up)
    walk = Walk(base, walls, side=span)
    path = walk.path(*goal, 30_000)
    if not walk.fits(*goal):
        assert path is None
        return
    other = waypoints.shortest(base, goal, walls, span, 30_000)
    if path is None:
        assert other > 30_000
    else:
        assert check_shape(path, base, goal, walls, span) <= other + 0.01


@settings(max_examples=400)
@given(seeds, parts, parts, st.integers(2, 10), st.integers(0, 4))
def test_a_way_is_as_long_on_a_turned_table_and_back(
    seed: int, across: float, up: float, bases: int, templates: int
) -> None:
    base, walls = walker(seed, 1, 40_000, bases, templates)
    goal = goal_in(40_000, 1, base.r, across, up)
    length = Walk(base, walls).length(*goal, 40_000)
    if length >= 0:
        assert Walk(base.at(*goal), walls).length(base.x, base.y, 40_000) == length
    for way in range(1, 8):
        turned = mirrored(base, way)
        assert isinstance(turned, Disc)
        walk = Walk(turned, [mirrored(wall, way) for wall in walls])
        assert walk.length(*moved_point(*goal, way), 40_000) == length


@settings(max_examples=400)
@given(
    seeds, parts, parts, st.integers(2, 8), st.integers(0, 3), st.sampled_from([TOUCH_FIRST, TOUCH_SECOND])
)
def test_enemies_are_touched_only_at_the_end(
    seed: int, across: float, up: float, bases: int, templates: int, touch: int
) -> None:
    """C-MOV-03: one that the end touches only gets nearer once it is touched, another is never touched."""
    table = setting(seed, bases, templates, 1, 24_000)
    base, enemies = table.bases[0], table.bases[1:]
    goal = goal_in(24_000, 1, base.r, across, up)
    walk = Walk(base, table.templates, enemies, touch, 24_000)
    if enemies and up > 0.5:
        enemy = enemies[0]
        far = enemy.r + base.r + touch * across
        goal = math.ceil(enemy.x + far * math.cos(6 * up)), math.ceil(enemy.y + far * math.sin(6 * up))
    path = walk.path(*goal, 40_000)
    if path is None:
        return
    check_shape(path, base, goal, table.shapes[1:], 24_000)
    at_end = base.at(*goal)
    points = np.concatenate([dots(leg) for leg in path.legs])
    for enemy in enemies:
        if touching(base, enemy, touch):
            continue
        far = np.hypot(*(points - (enemy.x, enemy.y)).T)
        close = far < enemy.r + base.r + touch - 0.001
        if touching(at_end, enemy, touch):
            assert (np.diff(far[int(close.argmax()) :]) < 1e-3).all()
        else:
            assert not close.any()


@settings(max_examples=400)
@given(seeds, st.floats(0, math.tau), parts, st.integers(2, 7), st.integers(0, 3), touches)
def test_what_can_be_approached_head_on_can_be_touched(
    seed: int, angle: float, depth: float, bases: int, templates: int, touch: int
) -> None:
    """C-MOV-03: straight at the enemy from just out of contact is a path; the path found is not longer."""
    table = setting(seed, bases, templates, 1, 24_000)
    base, enemy = table.bases[0], table.bases[1]
    walk = Walk(base, table.templates, table.bases[1:], touch, 24_000)
    ux, uy = math.cos(angle), math.sin(angle)
    near, far = enemy.r + base.r + 2 + depth * (touch - 4), enemy.r + base.r + touch + 2
    goal = round(enemy.x + near * ux), round(enemy.y + near * uy)
    before = round(enemy.x + far * ux), round(enemy.y + far * uy)
    length = walk.length(*before, 40_000)
    if length < 0 or walk.touches(*goal) != [0] or touching(base, enemy, touch):
        return
    if not all(base.r <= along <= 24_000 - base.r for along in goal):
        return
    others = [shape for shape in table.shapes if shape not in (base, enemy)]
    if not any(crosses(base.at(*before), *goal, shape) for shape in others):
        assert 0 <= walk.length(*goal) <= length + math.dist(before, goal) + 2


WALKER = Disc(10_000, 30_000, 1_600)


def row(gap: int) -> list[Shape]:
    """Three bases across the way, with gaps, and templates beside them up to the edges."""
    bases = [Disc(20_000, 30_000 + k * (3_200 + gap), 1_600) for k in (-1, 0, 1)]
    top, bottom = 30_000 + 3_200 + gap + 1_600, 30_000 - 3_200 - gap - 1_600
    above = Polygon([(19_000, top), (21_000, top), (21_000, SIDE), (19_000, SIDE)])
    below = Polygon([(19_000, 0), (21_000, 0), (21_000, bottom), (19_000, bottom)])
    return [*bases, above, below]


@pytest.mark.parametrize("gap", [2, 3_198, 3_199])
def test_a_gap_narrower_than_the_base_is_no_way(gap: int) -> None:
    """C-MOV-02: three bases in a row with 0.02 mm between them, or with 0.01 mm too little."""
    assert Walk(WALKER, row(gap)).path(30_000, 30_000) is None


@pytest.mark.parametrize("gap", [3_200, 3_201])
def test_a_gap_exactly_as_wide_as_the_base_is_a_way(gap: int) -> None:
    """C-MOV-02: to graze is free."""
    path = Walk(WALKER, row(gap)).path(30_000, 30_000)
    assert path is not None
    assert path.length == pytest.approx(21_034, abs=2)


def test_a_straight_way_may_graze_on_both_sides() -> None:
    lane = [Disc(20_000, 30_000 + side * 3_200, 1_600) for side in (-1, 1)]
    path = Walk(WALKER, lane).path(30_000, 30_000)
    assert path is not None
    assert path.length == 20_000
    assert len(path.legs) == 1


@pytest.mark.parametrize("wide, passes", [(3_200, True), (3_199, False)])
def test_a_corridor_between_a_template_and_the_edge(wide: int, passes: bool) -> None:
    """C-MOV-02: as wide as the base it is a way, a hundredth of a millimetre less and it is none."""
    wall = Polygon([(19_000, wide), (25_000, wide), (25_000, SIDE), (19_000, SIDE)])
    path = Walk(Disc(10_000, 1_600, 1_600), [wall]).path(35_000, 1_600)
    assert (path is not None) == passes
    if path is not None:
        assert path.length == 25_000


@pytest.mark.parametrize("wide, passes", [(3_200, True), (3_199, False)])
def test_a_corridor_between_a_base_and_the_edge(wide: int, passes: bool) -> None:
    wall = Polygon([(19_000, 12_000), (21_000, 12_000), (21_000, SIDE), (19_000, SIDE)])
    walk = Walk(Disc(10_000, 5_000, 1_600), [wall, Disc(20_000, wide + 4_000, 4_000)])
    assert (walk.path(30_000, 5_000) is not None) == passes


def test_start_in_contact_with_two_enemies() -> None:
    """C-MOV-03: they do not stop it, so it slides out between them or leaves; a third one stops it."""
    enemies = [Disc(13_200, 30_000, 1_600), Disc(11_600, 32_772, 1_600), Disc(20_000, 26_000, 1_600)]
    assert all(touching(WALKER, enemy, TOUCH_FIRST) for enemy in enemies[:2])
    walk = Walk(WALKER, [], enemies)
    slide = walk.path(13_200, 26_800)
    assert slide is not None
    assert slide.length == pytest.approx(1_600 * math.pi, abs=2)
    assert any(leg.turn for leg in slide.legs)
    assert walk.path(5_000, 30_000) is not None
    past = walk.path(24_000, 26_000)
    assert past is not None
    assert all(math.dist((leg.x1, leg.y1), (20_000, 26_000)) >= 3_210 - 1e-6 for leg in past.legs)


def test_an_enemy_is_passed_at_the_distance_that_is_no_contact() -> None:
    """C-MOV-06: 3 mm in the second edition."""
    enemy = Disc(20_000, 30_000, 1_600)
    first = Walk(WALKER, [], [enemy], TOUCH_FIRST).length(30_000, 30_000)
    second = Walk(WALKER, [], [enemy], TOUCH_SECOND).length(30_000, 30_000)
    friend = Walk(WALKER, [enemy]).length(30_000, 30_000)
    assert friend < first < second


def test_the_far_side_of_an_enemy_is_reached_round_it_and_touched_last() -> None:
    enemy = Disc(20_000, 30_000, 1_600)
    path = Walk(WALKER, [], [enemy], TOUCH_SECOND).path(23_200, 30_000)
    assert path is not None
    *before, last = path.legs
    assert all(
        math.dist(end, (20_000, 30_000)) >= 3_500 - 1e-6 for leg in before for end in [(leg.x2, leg.y2)]
    )
    assert math.dist((last.x1, last.y1), (20_000, 30_000)) == pytest.approx(3_500)


def test_straight_into_contact_is_straight() -> None:
    path = Walk(WALKER, [], [Disc(20_000, 30_000, 1_600)]).path(16_800, 30_000)
    assert path is not None
    assert path.length == 6_800


def test_into_the_bay_of_ruins_and_round_its_arms() -> None:
    """A concave L: the way bends round the ends of the arms, and its inner corner bends nothing."""
    ruins = Polygon(
        [
            (20_000, 20_000),
            (30_000, 20_000),
            (30_000, 24_000),
            (24_000, 24_000),
            (24_000, 40_000),
            (20_000, 40_000),
        ]
    )
    path = Walk(WALKER, [ruins]).path(27_000, 30_000)
    assert path is not None
    assert path.length == 32_100
    assert {(leg.cx, leg.cy) for leg in path.legs if leg.turn} == {(20_000, 40_000), (24_000, 40_000)}


def test_a_tangent_limit_is_met_to_the_hundredth() -> None:
    """C-MOV-01: a straight 8 cm is S, one hundredth of a millimetre off it is not."""
    walk = Walk(WALKER, [])
    assert walk.reaches(14_800, 36_400, 8_000)
    assert not walk.reaches(14_801, 36_400, 8_000)


def test_nobody_leaves_the_table_or_ends_on_something() -> None:
    walk = Walk(WALKER, [Disc(20_000, 30_000, 1_600)])
    assert walk.path(1_599, 30_000) is None
    assert walk.path(16_801, 30_000) is None
    assert walk.path(16_800, 30_000) is not None


def test_to_stay_is_a_way_of_no_length() -> None:
    assert Walk(WALKER, []).length(10_000, 30_000, FAR) == 0
