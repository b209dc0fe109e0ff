"""The outline of a reachable area shows slits: narrow gaps that a base passes (C-MOV-02)."""

import math

import pytest

from signum.classic.findings.outlines import outline
from signum.field.plane.lengths import SIDE, M
from signum.field.plane.moves import March
from signum.field.plane.shapes import Disc, Polygon, Shape, holds

WALKER = Disc(10_000, 30_000, 1_600)
MIDDLE = 30_370
"""The gap does not lie on a line of the squares of 8 mm."""


def wall_with_a_gap(gap: int) -> list[Shape]:
    """Two bases with a gap between them, and templates from them to the edges of the table."""
    low, high = MIDDLE - gap // 2, MIDDLE + gap - gap // 2
    return [
        Disc(15_000, low - 1_600, 1_600),
        Disc(15_000, high + 1_600, 1_600),
        Polygon([(14_900, 0), (15_100, 0), (15_100, low - 1_000), (14_900, low - 1_000)]),
        Polygon([(14_900, high + 1_000), (15_100, high + 1_000), (15_100, SIDE), (14_900, SIDE)]),
    ]


@pytest.mark.parametrize("gap", [3_200, 3_202, 3_230, 3_300, 3_500, 4_000])
def test_a_gap_that_a_base_just_passes_joins_both_sides(gap: int) -> None:
    """From one side to the other through one loop, along the whole gap."""
    walls = wall_with_a_gap(gap)
    loops = outline(March(WALKER, walls, [], []), M, walls)
    (through,) = [loop for loop in loops if holds(loop, 12_000, MIDDLE)]
    for x in range(12_000, 19_000, 40):
        assert any(holds(through, x, MIDDLE + off) for off in (-40, 0, 40)), x


def test_a_gap_narrower_than_the_base_is_not_shown() -> None:
    walls = wall_with_a_gap(3_199)
    loops = outline(March(WALKER, walls, [], []), M, walls)
    assert not any(holds(loop, 15_400, MIDDLE) for loop in loops)


def test_a_slanted_gap_is_shown() -> None:
    """Beside an edge that is not parallel to the squares, and with the edge of the table behind it."""
    angle = math.radians(33)
    walls: list[Shape] = [
        Disc(
            round(14_130 + side * 3_215 * math.sin(angle)),
            round(30_250 + side * 3_215 * math.cos(angle)),
            1_600,
        )
        for side in (-1, 1)
    ]
    loops = outline(March(WALKER, walls, [], []), M, walls)
    assert any(holds(loop, 14_130, 30_250) for loop in loops)
