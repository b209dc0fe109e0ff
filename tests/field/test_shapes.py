"""Templates as they are stored."""

import math

import pytest
import shapely
from hypothesis import given, settings

from signum.field.plane.shapes import Polygon, convex_hull
from tests.field.tables import seeds, setting


@settings(max_examples=200)
@given(seeds)
def test_the_pieces_of_a_template_cover_it_and_no_more(seed: int) -> None:
    for template in setting(seed, 0, 4).templates:
        if isinstance(template, Polygon):
            whole = shapely.Polygon(template.vertices)
            pieces = [shapely.Polygon([(x, y) for x, y, _ in piece]) for piece in template.pieces]
            assert sum(piece.area for piece in pieces) == whole.area
            assert shapely.unary_union(pieces).symmetric_difference(whole).area < 1e-3
            assert shapely.Polygon([(x, y) for x, y, _ in template.hull]).equals(whole.convex_hull)
            assert all(math.dist((template.x, template.y), p) <= template.r for p in template.vertices)


def test_vertices_are_kept_anticlockwise_without_straight_ones() -> None:
    square = Polygon([(0, 0), (0, 100), (50, 100), (100, 100), (100, 0)])
    assert shapely.Polygon(square.vertices).exterior.is_ccw
    assert set(square.vertices) == {(0, 0), (100, 0), (100, 100), (0, 100)}


@pytest.mark.parametrize(
    "corners",
    [[(0, 0), (1, 1)], [(0, 0), (5, 0), (9, 0)], [(0, 0), (10, 10), (10, 0), (0, 10)]],
    ids=["two", "flat", "bow tie"],
)
def test_what_is_no_simple_polygon_is_refused(corners: list[tuple[int, int]]) -> None:
    with pytest.raises(ValueError, match="simple polygon"):
        Polygon(corners)


def test_the_hull_leaves_out_inner_points() -> None:
    assert convex_hull([(0, 0), (10, 0), (5, 5), (10, 10), (0, 10)]) == [(0, 0), (10, 0), (10, 10), (0, 10)]
