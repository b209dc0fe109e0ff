"""Difficult terrain, flight, jumps and pushes."""

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signum.field.plane.distance import overlapping, touching
from signum.field.plane.lengths import SIDE, TOUCH_FIRST, TOUCH_SECOND, L, M, S
from signum.field.plane.moves import March, fly, jump, push, stands
from signum.field.plane.shapes import Disc, Polygon
from signum.field.plane.walk import Walk
from tests.field.tables import seeds, setting
from tests.field.test_path import dots

WALKER = Disc(10_000, 30_000, 1_600)
WOOD = Polygon([(16_000, 20_000), (30_000, 20_000), (30_000, 40_000), (16_000, 40_000)])
FAR_WOOD = WOOD.moved(5_000, 0)


def test_a_way_through_difficult_terrain_is_s_in_all() -> None:
    """T-DIFFICULT: touching it within S leaves S; not a hundredth of a millimetre more."""
    march = March(WALKER, [], [], [WOOD])
    assert march.reaches(18_000, 30_000, M)
    assert not march.reaches(18_001, 30_000, M)


def test_beyond_s_it_stops_on_touching() -> None:
    """T-DIFFICULT: 9.4 cm away, M reaches the edge of the wood and goes no deeper."""
    march = March(WALKER, [], [], [FAR_WOOD])
    path = march.path(19_400, 30_000, M)
    assert path is not None
    assert path.length == 9_400
    assert not march.reaches(19_401, 30_000, M)
    assert march.reaches(19_391, 30_000, M)


def test_going_round_keeps_the_whole_distance() -> None:
    wood = Polygon([(14_000, 29_000), (16_000, 29_000), (16_000, 31_000), (14_000, 31_000)])
    march = March(WALKER, [], [], [wood])
    assert march.length(18_000, 30_000, M) == 8_000
    longer = march.path(19_000, 30_000, L)
    assert longer is not None
    assert longer.length > 10_000
    assert any(leg.turn for leg in longer.legs)


@pytest.mark.parametrize(
    "beside, gap, slowed", [(True, 9, True), (True, 10, False), (False, 0, False), (False, -1, True)]
)
def test_starting_in_it(beside: bool, gap: int, slowed: bool) -> None:
    """T-DIFFICULT: the whole move is S, even straight away from it; in some printings from contact on."""
    march = March(Disc(16_000 - 1_600 - gap, 30_000, 1_600), [], [], [WOOD], TOUCH_SECOND, beside=beside)
    assert march.starts_in == slowed
    assert march.reaches(14_400 - gap - 8_001, 30_000, L) == (not slowed)
    assert march.reaches(14_400 - gap - 8_000, 30_000, L)


def test_a_runner_stops_on_touching_at_any_distance() -> None:
    """T-DIFFICULT ruling: it cannot be run through."""
    march = March(WALKER, [], [], [WOOD], through=0)
    assert march.reaches(14_400, 30_000, L)
    assert not march.reaches(14_401, 30_000, L)


def test_creatures_with_s_are_not_slowed() -> None:
    march = March(WALKER, [], [], [WOOD])
    assert march.reaches(18_000, 30_000, S)


def test_an_enemy_in_the_wood_still_stops() -> None:
    enemy = Disc(17_500, 30_000, 1_600)
    march = March(WALKER, [], [enemy], [WOOD])
    assert march.reaches(14_300, 30_000, M)
    assert not march.reaches(14_301, 30_000, M)
    assert march.length(10_000, 37_000, M) == 7_000


@settings(max_examples=150)
@given(seeds, st.floats(0, 1), st.floats(0, 1))
def test_a_march_is_a_short_walk_or_a_careful_one(seed: int, across: float, up: float) -> None:
    """T-DIFFICULT in full, expressed only with walks."""
    table = setting(seed, 6, 3, 1, 26_000)
    base, enemies = table.bases[0], table.bases[1:]
    x, y = int(26_000 * across), int(26_000 * up)
    march = March(base, [], enemies, table.templates, side=26_000)
    short = Walk(base, [], enemies, side=26_000).length(x, y, S)
    careful = Walk(base, [], enemies, side=26_000, grounds=table.templates).length(x, y, L)
    starts_in = any(overlapping(base, template) for template in table.templates)
    expected = short >= 0 or (careful >= 0 and not starts_in)
    assert march.reaches(x, y, L) == expected
    assert (march.length(x, y, L) >= 0) == expected
    if short >= 0:
        assert march.length(x, y, L) == short


@settings(max_examples=150)
@given(seeds, st.floats(0, math.tau), st.integers(0, 9), st.floats(0, 1), st.floats(0, 1))
def test_who_starts_beside_difficult_terrain_leaves_it_at_once(
    seed: int, angle: float, gap: int, across: float, up: float
) -> None:
    """T-DIFFICULT: a long path goes away from the pond first, and touches it only where it ends.

    It is found wherever a straight line leads away, and is no longer than a way out and round from there.
    """
    pond = Disc(13_000, 13_000, 3_000 + seed % 3_000)
    far = pond.r + 1_600 + gap + 1
    base = Disc(round(pond.x + far * math.cos(angle)), round(pond.y + far * math.sin(angle)), 1_600)
    walk = Walk(base, [], [], side=26_000, grounds=[pond])
    goal = int(1_600 + 22_800 * across), int(1_600 + 22_800 * up)
    path = walk.path(*goal, 40_000)
    off = math.dist(goal, (pond.x, pond.y))
    assert (path is None) == (off < pond.r + base.r)
    if path is None or not touching(base, pond, TOUCH_FIRST):
        return
    points = np.concatenate([dots(leg) for leg in path.legs])
    far_off = np.hypot(*(points - (pond.x, pond.y)).T)
    outside = far_off >= pond.r + base.r + TOUCH_FIRST - 0.001
    if outside.any():
        first, last = int(outside.argmax()), len(outside) - int(outside[::-1].argmax())
        assert (np.diff(far_off[:first]) > -1e-3).all()
        assert outside[first:last].all()
        assert (np.diff(far_off[last:]) < 1e-3).all()
    way_out = base.at(
        *[round(c + (b - c) / far * (far + 20)) for c, b in ((pond.x, base.x), (pond.y, base.y))]
    )
    if 1_600 <= way_out.x <= 24_400 and 1_600 <= way_out.y <= 24_400:
        round_it = Walk(way_out, [], [], side=26_000, grounds=[pond]).length(*goal)
        assert path.length <= round_it + 30


def test_flyers_pass_over_everything_and_end_on_nothing() -> None:
    """A-FLIGHT."""
    wall = Disc(14_000, 30_000, 1_600)
    path = fly(WALKER, 18_000, 30_000, S, [wall])
    assert path is not None
    assert path.length == 8_000
    assert fly(WALKER, 17_199, 30_000, S, [wall]) is None
    assert fly(WALKER, 18_001, 30_000, S, [wall]) is None
    assert fly(WALKER, 1_599, 30_000, L, []) is None


def test_a_jump_goes_straight_over_miniatures_and_not_across_walls() -> None:
    """A-JUMP: which terrain is a wall is for the edition to say."""
    enemy = Disc(14_000, 30_000, 1_600)
    wall = Polygon([(13_000, 31_600), (15_000, 31_600), (15_000, 33_000), (13_000, 33_000)])
    assert jump(WALKER, 18_000, 30_000, S, [enemy], []) is not None
    assert jump(WALKER, 18_000, 30_000, S, [enemy], [wall]) is not None
    assert jump(WALKER, 18_000, 30_000, S, [enemy], [wall.moved(0, -1)]) is None
    assert jump(WALKER, 17_000, 30_000, S, [enemy], []) is None


def test_a_push_goes_the_whole_way_where_it_can() -> None:
    """A-BUCKSHOT: straight, S."""
    pushed = push(WALKER, 3, 4, S, [])
    assert (pushed.x, pushed.y, pushed.gone, pushed.whole) == (14_800, 36_400, S, True)


@pytest.mark.parametrize(
    "obstacle, gone",
    [
        (Disc(18_200, 30_000, 1_600), 5_000),
        (Polygon([(16_600, 29_000), (18_000, 29_000), (18_000, 31_000), (16_600, 31_000)]), 5_000),
        (Disc(13_200, 30_000, 1_600), 0),
        (Disc(14_000, 33_200, 1_600), S),
    ],
    ids=["base", "rocks", "in contact", "grazed"],
)
def test_a_push_is_stopped(obstacle: Disc | Polygon, gone: int) -> None:
    pushed = push(WALKER, 1, 0, S, [obstacle])
    assert pushed.gone == gone
    assert pushed.whole == (gone == S)
    assert (pushed.x, pushed.y) == (10_000 + gone, 30_000)


def test_a_push_stops_at_the_edge() -> None:
    assert push(WALKER, -1, 0, 10_000, []).gone == 8_400


@settings(max_examples=300)
@given(seeds, st.floats(0, math.tau), st.integers(4, 12))
def test_a_push_ends_free_and_could_not_go_on(seed: int, angle: float, bases: int) -> None:
    table = setting(seed, bases, 3, 1, 30_000)
    base, others = table.bases[0], table.shapes[1:]
    ux, uy = math.cos(angle), math.sin(angle)
    pushed = push(base, ux, uy, S, others)
    assert stands(base, pushed.x, pushed.y, others)
    if not pushed.whole:
        x, y = base.x + ux * (pushed.gone + 3), base.y + uy * (pushed.gone + 3)
        off = not (base.r <= x <= SIDE - base.r and base.r <= y <= SIDE - base.r)
        assert off or any(touching(base.at(round(x), round(y)), shape, 3) for shape in others)
