"""Line of sight, against every kind of line there is and in hard cases (C-LOS)."""

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signum.field.plane.distance import overlapping
from signum.field.plane.shapes import Disc, Polygon, Shape
from signum.field.plane.sight import covered, sees, sight
from signum.field.plane.sightlines import line_of_sight, shortest_sight, sight_length
from tests.field import brute
from tests.field.tables import mirrored, seeds, setting

steps = st.sampled_from([1, 1, 400, 800])
"""On a coarse lattice bases line up and lines touch three of them at once."""


def pair_on_a_table(seed: int, step: int, bases: int, templates: int) -> tuple[Disc, Disc, list[Shape]]:
    """Two bases far apart, and everything else."""
    table = setting(seed, bases, templates, step, 30_000)
    ordered = sorted(table.bases, key=lambda base: base.x + base.y)
    a, b = ordered[0], ordered[-1]
    return a, b, [shape for shape in table.shapes if shape is not a and shape is not b]


@settings(max_examples=400)
@given(seeds, steps, st.integers(4, 12), st.integers(0, 4))
def test_sight_agrees_with_trying_every_kind_of_line(
    seed: int, step: int, bases: int, templates: int
) -> None:
    a, b, blockers = pair_on_a_table(seed, step, bases, templates)
    counting = [shape for shape in blockers if not overlapping(a, shape) and not overlapping(b, shape)]
    result = sight(a, b, blockers)
    assert bool(result) == sees(a, b, blockers) == brute.sees(a, b, counting)
    if result.line is None:
        assert not brute.sees(a, b, [blockers[index] for index in result.blockers])
    else:
        assert is_free(result.line, a, b, counting)


def is_free(line: tuple[float, float, float, float], a: Disc, b: Disc, blockers: list[Shape]) -> bool:
    """From rim to rim, and past everything by more than rounding."""
    p, q = np.array([line[:2]]), np.array([line[2:]])
    assert abs(np.hypot(*(p[0] - (a.x, a.y))) - a.r) < 1e-3
    assert abs(np.hypot(*(q[0] - (b.x, b.y))) - b.r) < 1e-3
    slim = [Disc(s.x, s.y, s.r - 1) if isinstance(s, Disc) else s for s in blockers]
    return not any(brute.hits(p, q, shape).any() for shape in slim)


@settings(max_examples=800)
@given(seeds, steps, st.integers(4, 16), st.integers(0, 5))
def test_sight_is_mutual_and_the_same_on_a_turned_table(
    seed: int, step: int, bases: int, templates: int
) -> None:
    a, b, blockers = pair_on_a_table(seed, step, bases, templates)
    seen = sees(a, b, blockers)
    assert sees(b, a, blockers) == seen
    for way in range(1, 8):
        p, q = mirrored(a, way), mirrored(b, way)
        assert isinstance(p, Disc)
        assert isinstance(q, Disc)
        assert sees(p, q, [mirrored(shape, way) for shape in blockers]) == seen


LEFT = Disc(5_000, 30_000, 1_600)
RIGHT = Disc(55_000, 30_000, 1_600)


def test_an_equal_base_right_between_hides() -> None:
    """C-LOS-01: the outer tangents touch all three, and a line that touches a blocker does not count."""
    result = sight(LEFT, RIGHT, [Disc(30_000, 30_000, 1_600)])
    assert not result
    assert result.blockers == [0]


@pytest.mark.parametrize("base", [Disc(30_000, 30_001, 1_600), Disc(30_000, 30_000, 1_599)])
def test_a_sliver_is_enough(base: Disc) -> None:
    """C-LOS-01: a hundredth of a millimetre lower, or smaller, and there is a line."""
    assert sees(LEFT, RIGHT, [base])


@pytest.mark.parametrize("gap, seen", [(0, False), (2, True), (2_000, True)])
def test_three_bases_in_a_row_are_seen_through_where_there_is_a_gap(gap: int, seen: bool) -> None:
    """C-LOS-01: 0.02 mm between two bases is a gap; bases that touch leave none."""
    row = [Disc(30_000, 30_000 + k * (3_200 + gap) - 1_600 - gap // 2, 1_600) for k in (-1, 0, 1, 2)]
    assert sees(LEFT, RIGHT, row) == seen


def test_two_bases_hide_what_neither_hides_alone() -> None:
    """C-LOS-02: both are named."""
    blockers = [Disc(10_000, 10_000, 1_600), Disc(29_000, 31_000, 1_600), Disc(31_000, 28_500, 1_600)]
    result = sight(LEFT, RIGHT, blockers)
    assert result.blockers == [1, 2]
    assert sees(LEFT, RIGHT, blockers[:2])
    assert sees(LEFT, RIGHT, blockers[::2])


def test_bases_in_contact_see_each_other_whatever_stands_beside() -> None:
    beside = [Disc(6_600, 32_772, 1_600), Disc(6_600, 27_228, 1_600)]
    assert sees(LEFT, LEFT.at(8_200, 30_000), beside)


def test_a_template_that_a_base_stands_on_does_not_block() -> None:
    """T-BLOCKS-LOS: not between the two, but for others it does."""
    wood = Polygon([(3_000, 25_000), (12_000, 25_000), (12_000, 35_000), (3_000, 35_000)])
    assert sees(LEFT, RIGHT, [wood])
    assert not sees(Disc(1_300, 30_000, 1_600), RIGHT, [wood])


def test_out_of_the_bay_of_ruins_is_seen_only_through_its_opening() -> None:
    """A base in the corner of an L sees out past both its arms, and nothing behind them."""
    ruins = Polygon([(0, 0), (20_000, 0), (20_000, 2_000), (2_000, 2_000), (2_000, 20_000), (0, 20_000)])
    ruins = ruins.moved(20_000, 20_000)
    inside = Disc(23_600, 23_600, 1_600)
    assert sees(inside, Disc(45_000, 45_000, 1_600), [ruins])
    assert sees(inside, Disc(45_000, 26_000, 1_600), [ruins])
    assert not sees(inside, Disc(30_000, 17_000, 1_600), [ruins])
    assert not sees(inside, Disc(17_000, 30_000, 1_600), [ruins])


def test_a_slit_between_a_wall_and_a_base_is_seen_through() -> None:
    wall = Polygon([(29_000, 30_001), (31_000, 30_001), (31_000, 50_000), (29_000, 50_000)])
    assert sees(LEFT, RIGHT, [wall, Disc(30_000, 28_399, 1_600)])
    assert not sees(LEFT, RIGHT, [wall, Disc(30_000, 28_401, 1_600)])


def test_cover_counts_only_if_no_free_line_avoids_it() -> None:
    """T-COVER: the attacker picks the line."""
    wood = Polygon([(29_000, 30_000), (33_000, 30_000), (33_000, 36_000), (29_000, 36_000)])
    assert not covered(LEFT, RIGHT, [], [wood])
    assert covered(LEFT, RIGHT, [Disc(30_000, 28_401, 1_600)], [wood])


def test_the_line_of_sight_is_the_free_line_nearest_to_the_centres() -> None:
    """A-BUCKSHOT: straight where that is free, else turned as little as possible."""
    assert line_of_sight(LEFT, RIGHT, []) == (1.0, 0.0)
    direction = line_of_sight(LEFT, RIGHT, [Disc(30_000, 29_000, 2_500)])
    assert direction is not None
    assert direction[0] > 0.999
    assert 0 <= direction[1] < 0.05
    assert line_of_sight(LEFT, RIGHT, [Disc(30_000, 30_000, 4_000)]) is None


@settings(max_examples=60)
@given(seeds, st.integers(6, 14))
def test_the_shortest_line_is_free_and_no_tried_line_is_shorter(seed: int, bases: int) -> None:
    """C-LOS-04 measures it."""
    a, b, blockers = pair_on_a_table(seed, 1, bases, 2)
    counting = [shape for shape in blockers if not overlapping(a, shape) and not overlapping(b, shape)]
    line = shortest_sight(a, b, blockers).line
    if line is None:
        assert sight_length(a, b, blockers) == -1
        return
    assert is_free(line, a, b, counting)
    tried = brute.shortest_line(a, b, counting)
    assert math.dist(line[:2], line[2:]) <= tried + 1e-3
    assert sight_length(a, b, blockers) <= tried + 1


def test_a_free_line_past_a_blocker_is_longer_than_the_gap() -> None:
    """C-LOS-04: 15 cm between the closest points, but the only free line is longer."""
    target = Disc(5_000 + 3_200 + 15_000, 30_000, 1_600)
    assert sight_length(LEFT, target, []) == 15_000
    assert 15_000 < sight_length(LEFT, target, [Disc(13_000, 29_500, 1_600)]) < 16_200
