"""Outlines to draw: closed curves round reachable areas, fast enough to compute on hover.

The outline never decides whether a place is inside; the rules do. Narrow slits may be missing.
"""

from collections.abc import Callable
from math import hypot
from typing import Final, Protocol, TypeAlias

from signum.engine.units import Point
from signum.field.plane.lengths import SIDE
from signum.field.plane.moves import March
from signum.field.plane.shapes import Disc
from signum.field.plane.walk import NONE
from signum.table.wire import Loop

COARSE: Final = 3_200
FINE: Final = 800
OVER: Final = 3 * COARSE // 4 + 1
"""The distance beyond the limit up to which lengths are measured."""
SMOOTH: Final = 8.0
"""A corner closer than this to the line of its neighbours, in hundredths of a millimetre, is dropped."""

Ends: TypeAlias = tuple[Point, Point]


class Reaching(Protocol):
    """The area that an outline is drawn of."""

    base: Disc

    def spare(self, x: int, y: int, limit: int, over: int) -> int:
        """The rest of the limit at a place."""

    def reaches(self, x: int, y: int, limit: int) -> bool:
        """Whether a place can be reached."""

    def clear(self, x: int, y: int, reach: int) -> bool:
        """Whether no obstacle is near a place."""

    def fits(self, x: int, y: int) -> bool:
        """Whether the base could stand there."""


def outline(reaching: Reaching | March, limit: int) -> tuple[Loop, ...]:
    """The curves, anticlockwise round the inside."""
    loops = [smoothed(loop) for loop in Sketch(reaching, limit).loops()]
    return tuple([loop for loop in loops if len(loop) > 2])


class Sketch:
    """The table cut into squares: only those that can hold a part of the curve are cut down to 8 mm."""

    def __init__(self, reaching: Reaching | March, limit: int) -> None:
        self.reaching = reaching
        self.limit = limit
        self.base = reaching.base
        self.fits = reaching.free.fits if isinstance(reaching, March) else reaching.fits
        self.known: dict[Point, int] = {}
        self.pieces: dict[Ends, Ends] = {}

    def loops(self) -> list[list[Point]]:
        """Cut, then join the pieces of the curve."""
        base = self.base
        reach = -(-self.limit // COARSE) * COARSE
        for x in range(base.x - reach, base.x + reach, COARSE):
            for y in range(base.y - reach, base.y + reach, COARSE):
                self._square(x, y, COARSE)
        return self._joined()

    def _depth(self, x: int, y: int) -> int:
        """The rest of the limit at a place; negative outside."""
        depth = self.known.get((x, y))
        if depth is None:
            depth = self.known[x, y] = self.reaching.spare(x, y, self.limit, OVER)
        return depth

    def _square(self, x: int, y: int, size: int) -> None:
        base = self.base
        low, high = base.r, SIDE - base.r
        if x + size < low or y + size < low or x > high or y > high:
            return
        nearest_x, nearest_y = min(max(base.x, x), x + size), min(max(base.y, y), y + size)
        if hypot(nearest_x - base.x, nearest_y - base.y) > self.limit:
            return
        half, across = size // 2, size * 3 // 4
        middle = x + half, y + half
        if self.reaching.clear(*middle, across) and abs(self._depth(*middle)) > across:
            return
        if size > FINE:
            for dx in (0, half):
                for dy in (0, half):
                    self._square(x + dx, y + dy, half)
        else:
            self._curve(((x, y), (x + size, y), (x + size, y + size), (x, y + size)))

    def _curve(self, corners: tuple[Point, Point, Point, Point]) -> None:
        """The pieces of the curve in a smallest square."""
        inside = [self._depth(x, y) >= 0 for x, y in corners]
        leaves = [k for k in range(4) if inside[k] and not inside[(k + 1) % 4]]
        enters = [k for k in range(4) if not inside[k] and inside[(k + 1) % 4]]
        for leave in leaves:
            enter = (leave - min((leave - k) % 4 for k in enters)) % 4
            self.pieces[corners[enter], corners[(enter + 1) % 4]] = corners[(leave + 1) % 4], corners[leave]

    def _joined(self) -> list[list[Point]]:
        """Join each piece to the piece that begins in the neighbouring square."""
        loops: list[list[Point]] = []
        while self.pieces:
            edge, following = self.pieces.popitem()
            loop = [self._point(edge)]
            while following != edge:
                loop.append(self._point(following))
                if following not in self.pieces:
                    break
                following = self.pieces.pop(following)
            loops.append(loop)
        return loops

    def _point(self, edge: Ends) -> Point:
        """The point where the curve crosses between a corner outside and a corner inside."""
        (ax, ay), (bx, by) = edge
        outer, inner = self._depth(ax, ay), self._depth(bx, by)
        if outer > NONE:
            part = outer / (outer - inner)
            return round(ax + (bx - ax) * part), round(ay + (by - ay) * part)
        if not self.fits(ax, ay):
            # Mostly it ends at the rim of a shape; then only the very end is measured.
            rim = _between((ax, ay), (bx, by), self.fits)
            if self._reaches(*rim):
                return rim
            ax, ay = rim
        return _between((ax, ay), (bx, by), self._reaches)

    def _reaches(self, x: int, y: int) -> bool:
        return self.reaching.reaches(x, y, self.limit)


def _between(outer: Point, inner: Point, holds: Callable[[int, int], bool]) -> Point:
    """The last point, from one inside towards one outside, at which a condition holds; by bisection."""
    (ax, ay), (bx, by) = outer, inner
    while abs(bx - ax) + abs(by - ay) > 2:
        mx, my = (ax + bx) // 2, (ay + by) // 2
        if holds(mx, my):
            bx, by = mx, my
        else:
            ax, ay = mx, my
    return bx, by


def smoothed(loop: list[Point]) -> Loop:
    """The loop without insignificant corners."""
    kept: list[Point] = []
    for at, point in enumerate(loop):
        before = kept[-1] if kept else loop[-1]
        after = loop[(at + 1) % len(loop)]
        if point != before and _off(point, before, after) > SMOOTH:
            kept.append(point)
    return tuple(kept)


def _off(point: Point, a: Point, b: Point) -> float:
    """The distance of a point from the line of two others, or from the point if these are equal."""
    long = hypot(b[0] - a[0], b[1] - a[1])
    if not long:
        return hypot(point[0] - a[0], point[1] - a[1])
    return abs((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])) / long
