"""The endless grid of hexes: axial coordinates, directions, turns and mirror images, and points.

A hex has a corner on top. Its row r counts downwards; q counts along the row to the right, and each row
starts half a hex further right than the row above it. Points are whole numbers: x to the right, y downwards.
"""

from typing import Final

Axial = tuple[int, int]
"""The coordinates (q, r) of a hex."""

Point = tuple[int, int]

HALF_WIDTH: Final = 2_598
HALF_SIDE: Final = 1_500
"""A hex is 5,196 wide and 6,000 high, regular to the eye: the exact width is 5,196.15.

Whether a straight line meets a hex does not depend on the width, so sight is exact all the same.
"""

DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The steps to the neighbours, clockwise from the right."""

CORNERS: Final = (
    (HALF_WIDTH, -HALF_SIDE),
    (HALF_WIDTH, HALF_SIDE),
    (0, 2 * HALF_SIDE),
    (-HALF_WIDTH, HALF_SIDE),
    (-HALF_WIDTH, -HALF_SIDE),
    (0, -2 * HALF_SIDE),
)
"""From the centre, clockwise. Corners i and i + 1 end the side in direction i."""


def grid_distance(q: int, r: int) -> int:
    """The number of steps to a hex that lies (q, r) away."""
    return max(abs(q), abs(r), abs(q + r))


def centre(q: int, r: int) -> Point:
    """The centre of a hex."""
    return HALF_WIDTH * (2 * q + r), 3 * HALF_SIDE * r


def corners(q: int, r: int) -> list[Point]:
    """The corners of a hex, clockwise from the upper right."""
    x, y = centre(q, r)
    return [(x + dx, y + dy) for dx, dy in CORNERS]


def turned(q: int, r: int, sixths: int, mirrored: bool = False) -> Axial:
    """The image of a hex: mirrored top to bottom if asked, then turned clockwise round the hex (0, 0)."""
    if mirrored:
        q, r = q + r, -r
    for _ in range(sixths):
        q, r = -r, q + r
    return q, r
