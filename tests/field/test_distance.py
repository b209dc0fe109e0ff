"""Distances, contact and overlap, against shapely and at their exact limits."""

import pytest
import shapely
from hypothesis import given, settings

from signum.field.plane.distance import closest_points, gap, overlapping, touching, within
from signum.field.plane.lengths import TOUCH_FIRST, TOUCH_SECOND, L, S
from signum.field.plane.shapes import Disc, Polygon, Shape
from tests.field.tables import mirrored, seeds, setting


def outline(shape: Shape) -> shapely.Geometry:
    return shapely.Point(shape.x, shape.y) if isinstance(shape, Disc) else shapely.Polygon(shape.vertices)


def radius(shape: Shape) -> int:
    return shape.r if isinstance(shape, Disc) else 0


@settings(max_examples=150)
@given(seeds)
def test_a_gap_is_the_distance_rounded_up(seed: int) -> None:
    shapes = setting(seed, 4, 4).shapes
    for a in shapes:
        for b in shapes:
            if a is b:
                continue
            far = shapely.distance(outline(a), outline(b)) - radius(a) - radius(b)
            assert -1e-6 < gap(a, b) - max(0.0, far) < 1 + 1e-6
            assert gap(a, b) == gap(b, a)
            x1, y1, x2, y2 = closest_points(a, b)
            assert ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5 == pytest.approx(far, abs=1e-5)


@settings(max_examples=150)
@given(seeds)
def test_turning_and_mirroring_the_table_changes_no_distance(seed: int) -> None:
    shapes = setting(seed, 3, 3).shapes
    for way in range(8):
        seen = [mirrored(shape, way) for shape in shapes]
        for a, b, p, q in zip(shapes, shapes[1:], seen, seen[1:], strict=False):
            assert gap(a, b) == gap(p, q)
            assert within(a, b, S) == within(p, q, S)
            assert touching(a, b, TOUCH_SECOND) == touching(p, q, TOUCH_SECOND)


@settings(max_examples=60)
@given(seeds)
def test_shapes_touch_if_they_are_closer_than_the_touching_distance(seed: int) -> None:
    """C-TER-02: for templates up to large distances, where the discs inside them decide."""
    polygons = [one for one in setting(seed, 0, 5).shapes if isinstance(one, Polygon)]
    for a in polygons:
        assert shapely.distance(shapely.Point(a.x, a.y), shapely.boundary(outline(a))) >= a.inner
        for b in polygons:
            far = shapely.distance(outline(a), outline(b))
            for touch in (TOUCH_SECOND, S, 3 * L):
                assert abs(far - touch) < 1e-6 or touching(a, b, touch) == (far < touch)


def test_within_includes_the_distance_itself() -> None:
    """C-RNG-02: 15 cm between closest points is within L, a hundredth of a millimetre more is not."""
    thrower = Disc(5_000, 5_000, 1_600)
    assert within(thrower, Disc(5_000 + 3_200 + L, 5_000, 1_600), L)
    assert not within(thrower, Disc(5_001 + 3_200 + L, 5_000, 1_600), L)
    assert not within(thrower, Disc(5_000 + 3_200 + L, 5_001, 1_600), L)


def test_not_in_contact_means_three_millimetres_in_the_second_edition() -> None:
    """C-MOV-06: no closer than 3 mm is not in contact; in the first edition bases touch."""
    base = Disc(5_000, 5_000, 1_600)
    assert not touching(base, Disc(8_500, 5_000, 1_600), TOUCH_SECOND)
    assert touching(base, Disc(8_499, 5_000, 1_600), TOUCH_SECOND)
    assert not touching(base, Disc(8_499, 5_000, 1_600), TOUCH_FIRST)
    assert touching(base, Disc(8_200, 5_000, 1_600), TOUCH_FIRST)


def test_bases_that_just_touch_do_not_overlap() -> None:
    base = Disc(5_000, 5_000, 1_600)
    assert not overlapping(base, Disc(5_000, 8_200, 1_600))
    assert overlapping(base, Disc(5_000, 8_199, 1_600))


def test_a_slanted_edge_is_measured_without_rounding() -> None:
    """The distance of the centre from the edge is 1600 exactly for the one, a shade less for the other."""
    edge = Polygon([(0, 0), (30_000, 40_000), (0, 40_000)])
    assert not overlapping(Disc(11_280 + 2_000, 15_040 - 1_500 + 300, 1_600), edge)
    touching_it = Disc(11_280, 13_040, 1_200)
    assert not overlapping(touching_it, edge)
    assert overlapping(Disc(11_280, 13_041, 1_200), edge)


def test_distances_to_a_bay_are_measured_inside_it() -> None:
    ruins = Polygon([(0, 0), (10_000, 0), (10_000, 4_000), (4_000, 4_000), (4_000, 10_000), (0, 10_000)])
    assert gap(ruins, Disc(7_000, 7_000, 1_600)) == 1_400
    assert not overlapping(ruins, Disc(7_000, 7_000, 3_000))
    assert overlapping(ruins, Disc(7_000, 7_000, 3_001))
    assert overlapping(ruins, Disc(2_000, 2_000, 1))
