"""The places where a path that ends in contact may turn to its last piece: C-MOV-03, C-MOV-06.

Contact stops a base, so a path keeps out of the zones in which the base touches an enemy, until its last
piece. That one is straight and comes nearer to every enemy whose zone it crosses. The shortest path of this
kind is straight at the end, or turns where the last piece leaves the zones (seen from the goal) in a
direction that cannot be turned farther: it would no longer come nearer to one of the enemies, or something
bars it.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from signum.field.plane.ground import Obstacle

SLANT: Final = 1e-9
"""The rounding error of a direction."""

Direction = tuple[float, float, float]
"""A direction away from the goal, and how far a last piece reaches at least for it to be a limit."""


def last_bends(
    x: float, y: float, zones: Sequence[Obstacle], obstacles: Sequence[Obstacle]
) -> list[tuple[float, float]]:
    """The possible turning points of paths to (x, y), which lies in all these round zones."""
    found: list[tuple[float, float]] = []
    for ux, uy, least in _directions(x, y, zones, obstacles):
        if all((x - zone.x) * ux + (y - zone.y) * uy >= -SLANT * zone.r for zone in zones):
            far = max(_until_outside(x, y, ux, uy, zone) for zone in zones)
            if least <= far:
                found.append((x + far * ux, y + far * uy))
    return found


def _directions(
    x: float, y: float, zones: Sequence[Obstacle], obstacles: Sequence[Obstacle]
) -> list[Direction]:
    """The limits of the directions in which a last piece leads away from the goal."""
    found: list[Direction] = []
    reach = 0.0
    for zone in zones:
        wx, wy = x - zone.x, y - zone.y
        square = wx * wx + wy * wy
        far = sqrt(square)
        found += [(-wy / far, wx / far, 0.0), (wy / far, -wx / far, 0.0)]
        # No last piece that comes nearer is longer than the one at a right angle.
        reach = max(reach, sqrt(max(0.0, zone.rr - square)))
    for index, obstacle in enumerate(obstacles):
        if obstacle in zones or (obstacle.x - x) ** 2 + (obstacle.y - y) ** 2 > (obstacle.r + reach) ** 2:
            continue
        for corner in obstacle.corners(index):
            found += _tangents(corner.x - x, corner.y - y, corner.r)
    return found


def _tangents(ex: float, ey: float, r: float) -> list[Direction]:
    """The two directions from a point that graze a circle, whose centre lies e away."""
    square = ex * ex + ey * ey
    rest = square - r * r
    if rest < -SLANT * square or not square:
        return []
    long = sqrt(max(0.0, rest))
    return [
        ((long * ex - r * ey) / square, (long * ey + r * ex) / square, long),
        ((long * ex + r * ey) / square, (long * ey - r * ex) / square, long),
    ]


def _until_outside(x: float, y: float, ux: float, uy: float, zone: Obstacle) -> float:
    """How far it is from a point of a round zone to its rim."""
    wx, wy = x - zone.x, y - zone.y
    along = wx * ux + wy * uy
    return sqrt(max(0.0, along * along + zone.rr - wx * wx - wy * wy)) - along
