"""Places on a side of the table, against trying them all (C-SETUP-02, C-SUM-01, -02)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signum.field.plane.distance import touching
from signum.field.plane.lengths import SIDE, XL, S
from signum.field.plane.shapes import Disc, Polygon, Shape
from signum.field.plane.strips import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Span,
    Stretch,
    anticlockwise_from,
    clockwise_from,
    nearest_on,
    spans,
    spot,
)
from tests.field.tables import seeds, setting


def free(r: int, side: int, along: int, keep: list[tuple[Shape, int]]) -> bool:
    base = Disc(*spot(side, along, r), r)
    return not any(touching(base, shape, gap) for shape, gap in keep)


def in_spans(found: list[Span], along: int) -> bool:
    return any(low <= along <= high for low, high in found)


@settings(max_examples=120)
@given(seeds, st.sampled_from([SOUTH, EAST, NORTH, WEST]), st.sampled_from([1_600, 4_000]), st.data())
def test_spans_hold_exactly_the_free_places(seed: int, side: int, r: int, data: st.DataObject) -> None:
    table = setting(seed, 12, 4)
    keep: list[tuple[Shape, int]] = [(base, S if k % 2 else 0) for k, base in enumerate(table.bases)]
    keep += [(template, 0) for template in table.templates]
    found = spans(r, Stretch(side), keep)
    for low, high in found:
        assert free(r, side, low, keep)
        assert free(r, side, high, keep)
        assert low == r or not free(r, side, low - 1, keep)
        assert high == SIDE - r or not free(r, side, high + 1, keep)
    for along in range(r, SIDE - r, 97):
        assert in_spans(found, along) == free(r, side, along, keep)
    wanted = data.draw(st.tuples(st.integers(0, SIDE), st.integers(0, SIDE)))
    place = nearest_on(Stretch(side), r, found, *wanted)
    assert (place is None) == (not found)


def test_a_gap_for_one_place_exactly() -> None:
    """C-SUM-02: there is a place, and a hundredth of a millimetre less leaves none."""
    stretch = Stretch(SOUTH, 20_000, 30_000)
    left, right = Disc(25_000 - 2 * 1_600 - S, 1_600, 1_600), Disc(25_000 + 2 * 1_600 + S, 1_600, 1_600)
    wall = [(Disc(20_000, 1_600, 100), S)]
    assert spans(1_600, stretch, [(left, S), (right, S)]) == [(25_000, 25_000)]
    assert spans(1_600, stretch, [(left.at(left.x + 1, 1_600), S), (right, S)]) == []
    assert spans(1_600, stretch, [*wall, (left, 0)])[0][0] == 20_000 + 1_700 + S


def test_inside_a_wide_template_is_no_place() -> None:
    hall = Polygon([(10_000, 0), (50_000, 0), (50_000, 30_000), (10_000, 30_000)])
    assert spans(1_600, Stretch(SOUTH), [(hall, 0)]) == [(1_600, 8_400), (51_600, 58_400)]


@pytest.mark.parametrize(
    "corner, at", [(0, (1_600, XL)), (1, (XL, 1_600)), (2, (SIDE, SIDE - XL)), (3, (SIDE - XL, SIDE))]
)
def test_a_corners_side_runs_clockwise(corner: int, at: tuple[int, int]) -> None:
    """C-VAR-03: XL of the side from the corner, seen with y upwards."""
    corners = [(0, 0), (SIDE, 0), (SIDE, SIDE), (0, SIDE)]
    stretch = clockwise_from(corner)
    x, y = spot(stretch.side, stretch.high, 0)
    assert (x, y) == corners[corner]
    assert stretch.high - stretch.low == XL
    end = spot(stretch.side, stretch.low, 0)
    start = corners[corner]
    following = corners[(corner - 1) % 4]
    assert (end[0] - start[0]) * (following[0] - start[0]) + (end[1] - start[1]) * (
        following[1] - start[1]
    ) > 0


def test_a_corners_side_towards_the_next() -> None:
    """C-VAR-05: the other way round, for allies side by side."""
    stretch = anticlockwise_from(0)
    assert (stretch.side, stretch.low, stretch.high) == (SOUTH, 0, XL)
