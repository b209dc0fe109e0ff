"""Strips: places for a base with its edge on a side of the table (C-SETUP-02, C-SUM-01, C-SUM-02).

The base touches the side exactly, so its place is one number: the distance along the side. The free places
are intervals of whole numbers; whether there are any is computed exactly, not by trying.
"""

from collections.abc import Sequence
from math import isqrt
from typing import Final

from signum.field.plane.distance import nearer_edge
from signum.field.plane.lengths import MM, SIDE, XL
from signum.field.plane.shapes import Disc, Point, Polygon, Shape, holds

SOUTH: Final = 0
EAST: Final = 1
NORTH: Final = 2
WEST: Final = 3
"""The sides, anticlockwise from the one along y = 0. Along each, places are counted anticlockwise too."""

Span = tuple[int, int]

BAND = MM
"""The width of a stretch as a shape."""


class Stretch:
    """A part of a side that a player owns, from one distance along it to another."""

    __slots__ = ("high", "low", "side")

    def __init__(self, side: int, low: int = 0, high: int = SIDE) -> None:
        self.side = side
        self.low = low
        self.high = high

    @property
    def is_whole(self) -> bool:
        """Whether it is a whole side."""
        return self.low == 0 and self.high == SIDE

    def __repr__(self) -> str:
        return f"Stretch({self.side}, {self.low}, {self.high})"


def clockwise_from(corner: int) -> Stretch:
    """XL of the side that runs clockwise from a corner (C-VAR-03); corner k begins side k."""
    return Stretch((corner - 1) % 4, SIDE - XL, SIDE)


def anticlockwise_from(corner: int) -> Stretch:
    """XL of the side that runs anticlockwise from a corner: the other half, towards an ally (C-VAR-05)."""
    return Stretch(corner, 0, XL)


def stretch_towards(corner: int, towards: int) -> Stretch:
    """XL of the side from a corner towards a neighbouring one."""
    return clockwise_from(corner) if towards == (corner - 1) % 4 else anticlockwise_from(corner)


def band(stretch: Stretch) -> Polygon:
    """A stretch as a thin shape just outside the field, to measure distances from it."""
    low, high = spot(stretch.side, stretch.low, 0), spot(stretch.side, stretch.high, 0)
    inner, outer = [low, high], [spot(stretch.side, along, -BAND) for along in (stretch.high, stretch.low)]
    return Polygon([*inner, *outer])


def spot(side: int, along: int, r: int) -> Point:
    """The centre of a base that touches a side."""
    if side == SOUTH:
        return along, r
    if side == EAST:
        return SIDE - r, along
    if side == NORTH:
        return SIDE - along, SIDE - r
    return r, SIDE - along


def spans(r: int, stretch: Stretch, keep: Sequence[tuple[Shape, int]]) -> list[Span]:
    """The places for a base on a stretch, at a distance from some shapes; 0 forbids only overlapping."""
    free: list[Span] = []
    low, high = max(stretch.low, r), min(stretch.high, SIDE - r)
    if low <= high:
        free.append((low, high))
    # The table is turned so that the side lies along y = 0.
    for shape, gap in keep:
        centre = _turned(shape.x, shape.y, stretch.side)
        if centre[1] - shape.r >= 2 * r + gap:
            continue  # Most shapes, or the circles round them, are too far from the side.
        if isinstance(shape, Disc):
            free = _without(free, _by_disc(r, centre, shape.r + r + gap))
        else:
            vertices = [_turned(x, y, stretch.side) for x, y in shape.vertices]
            for a, b in zip(vertices, vertices[1:] + vertices[:1], strict=True):
                free = _without(free, _by_edge(r, a, b, r + gap))
            free = [span for span in free if not holds(vertices, span[0], r)]
    return free


def nearest_on(stretch: Stretch, r: int, free: Sequence[Span], x: int, y: int) -> Point | None:
    """The free place nearest to a wanted one."""
    best: Point | None = None
    least = -1
    for low, high in free:
        for along in (low, high, min(high, max(low, along_side(stretch.side, x, y)))):
            px, py = spot(stretch.side, along, r)
            square = (px - x) * (px - x) + (py - y) * (py - y)
            if least < 0 or square < least:
                least, best = square, (px, py)
    return best


def off(stretch: Stretch, r: int, x: int, y: int) -> int:
    """The distance from a base on the field to a stretch; 0 where it touches."""
    away = (y, SIDE - x, SIDE - y, x)[stretch.side] - r
    along = along_side(stretch.side, x, y)
    return away or max(0, stretch.low - along, along - stretch.high)


def along_side(side: int, x: int, y: int) -> int:
    """The distance of a point along a side, from the corner where the side begins."""
    if side == SOUTH:
        return x
    if side == EAST:
        return y
    return SIDE - x if side == NORTH else SIDE - y


def _turned(x: int, y: int, side: int) -> Point:
    """A point on the table turned so that the side lies along y = 0."""
    if side == SOUTH:
        return x, y
    if side == EAST:
        return y, SIDE - x
    if side == NORTH:
        return SIDE - x, SIDE - y
    return SIDE - y, x


def _without(free: list[Span], taken: Span | None) -> list[Span]:
    if taken is None:
        return free
    low, high = taken
    left = [(a, min(b, low - 1)) for a, b in free if a < low]
    right = [(max(a, high + 1), b) for a, b in free if b > high]
    return left + right


def _by_disc(y: int, centre: Point, reach: int) -> Span | None:
    """The whole numbers x for which (x, y) is closer than `reach` to the disc's centre."""
    rest = reach * reach - (y - centre[1]) * (y - centre[1])
    if rest <= 0:
        return None
    half = isqrt(rest - 1)
    return centre[0] - half, centre[0] + half


def _by_edge(y: int, a: Point, b: Point, reach: int) -> Span | None:
    """The same for an edge: one span, since a grown edge is convex."""
    for x in _closest(y, a, b):
        if _close(y, a, b, reach, x):
            far = abs(b[0] - a[0]) + reach + 1
            return _last(y, a, b, reach, x, -far), _last(y, a, b, reach, x, far)
    return None


def _closest(y: int, a: Point, b: Point) -> Span:
    """The whole numbers next to the x at which the line at height y comes closest to an edge."""
    if (a[1] - y) * (b[1] - y) > 0 or a[1] == b[1]:
        x = a[0] if abs(a[1] - y) <= abs(b[1] - y) else b[0]
        return x, x
    x = a[0] + (b[0] - a[0]) * (y - a[1]) // (b[1] - a[1])
    return x, x + 1


def _last(y: int, a: Point, b: Point, reach: int, start: int, far: int) -> int:
    """The last close whole number, found by bisection from one that is close."""
    close, clear = start, start + far
    while abs(clear - close) > 1:
        middle = (close + clear) // 2
        if _close(y, a, b, reach, middle):
            close = middle
        else:
            clear = middle
    return close


def _close(y: int, a: Point, b: Point, reach: int, x: int) -> bool:
    return nearer_edge(float(a[0]), float(a[1]), float(b[0]), float(b[1]), float(x), float(y), float(reach))
