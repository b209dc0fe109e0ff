"""Curves: the rims of grown shapes, their intersections, and the grid points near a point on them."""

from collections.abc import Callable
from math import floor, sqrt

from signum.field.plane.shapes import Disc, Edge, Point, Shape

Spot = tuple[float, float]
Circle = tuple[float, float, float]

SETTLE = 14
"""How far from a computed point, in hundredths of a millimetre, the search for a grid point goes."""
ALONG = 150
"""How far along a curve, in hundredths of a millimetre, the search in a narrow room goes."""


class Curves:
    """Circles and straight pieces."""

    __slots__ = ("circles", "lines")

    def __init__(self) -> None:
        self.circles: list[Circle] = []
        self.lines: list[Edge] = []

    def add_rim(self, shape: Shape, grow: int) -> None:
        """The rim of a shape grown by a length; it is more than the rim where a polygon is concave."""
        if isinstance(shape, Disc):
            self.circles.append((float(shape.x), float(shape.y), float(shape.r + grow)))
            return
        for ax, ay, bx, by in shape.edges:
            self.circles.append((bx, by, float(grow)))
            self.lines.append(shifted(ax, ay, bx, by, grow))

    def feet(self, x: float, y: float) -> list[Spot]:
        """The closest point of each curve to a place."""
        found: list[Spot] = []
        for cx, cy, r in self.circles:
            dx, dy = x - cx, y - cy
            far = sqrt(dx * dx + dy * dy)
            found.append((cx + dx / far * r, cy + dy / far * r) if far else (cx + r, cy))
        for ax, ay, bx, by in self.lines:
            ex, ey = bx - ax, by - ay
            t = ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey)
            t = min(1.0, max(0.0, t))
            found.append((ax + t * ex, ay + t * ey))
        return found

    def within(self, x: float, y: float, reach: float) -> "Curves":
        """The curves that come at least that close to a place."""
        near = Curves()
        feet = self.feet(x, y)
        for i, (fx, fy) in enumerate(feet):
            if (fx - x) ** 2 + (fy - y) ** 2 <= reach * reach:
                if i < len(self.circles):
                    near.circles.append(self.circles[i])
                else:
                    near.lines.append(self.lines[i - len(self.circles)])
        return near

    def crossings(self) -> list[Spot]:
        """The points where two of the curves meet."""
        found: list[Spot] = []
        for i, one in enumerate(self.circles):
            for other in self.circles[:i]:
                found += circles_meet(one, other)
            for line in self.lines:
                found += circle_meets_line(one, line)
        for i, line in enumerate(self.lines):
            for another in self.lines[:i]:
                found += lines_meet(line, another)
        return found


def shifted(ax: float, ay: float, bx: float, by: float, d: int) -> Edge:
    """A segment shifted to its right: for an edge of a polygon, outwards."""
    ex, ey = bx - ax, by - ay
    long = sqrt(ex * ex + ey * ey)
    dx, dy = ey / long * d, -ex / long * d
    return ax + dx, ay + dy, bx + dx, by + dy


def circles_meet(one: Circle, other: Circle) -> list[Spot]:
    """The common points of two circles, near misses of a hundredth of a millimetre included."""
    ax, ay, ar = one
    bx, by, br = other
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    far = sqrt(square)
    if not square or far > ar + br + 1.0 or far < abs(ar - br) - 1.0:
        return []
    along = (square + ar * ar - br * br) / (2.0 * far)
    half = sqrt(max(0.0, ar * ar - along * along))
    ux, uy = dx / far, dy / far
    x, y = ax + along * ux, ay + along * uy
    return [(x - half * uy, y + half * ux), (x + half * uy, y - half * ux)]


def circle_meets_line(circle: Circle, line: Edge) -> list[Spot]:
    """The points of a line segment that lie on a circle."""
    cx, cy, r = circle
    ax, ay, bx, by = line
    ex, ey = bx - ax, by - ay
    long = sqrt(ex * ex + ey * ey)
    ux, uy = ex / long, ey / long
    off = (cx - ax) * uy - (cy - ay) * ux
    if abs(off) > r + 1.0:
        return []
    along = (cx - ax) * ux + (cy - ay) * uy
    half = sqrt(max(0.0, r * r - off * off))
    return [(ax + t * ux, ay + t * uy) for t in (along - half, along + half) if -1.0 <= t <= long + 1.0]


def lines_meet(one: Edge, other: Edge) -> list[Spot]:
    """The common point of two line segments."""
    ax, ay, bx, by = one
    cx, cy, dx, dy = other
    ex, ey, fx, fy = bx - ax, by - ay, dx - cx, dy - cy
    cross = ex * fy - ey * fx
    if not cross:
        return []
    t = ((cx - ax) * fy - (cy - ay) * fx) / cross
    s = ((cx - ax) * ey - (cy - ay) * ex) / cross
    if not (-0.001 <= t <= 1.001 and -0.001 <= s <= 1.001):
        return []
    return [(ax + t * ex, ay + t * ey)]


def settle(x: float, y: float, allowed: Callable[[int, int], bool]) -> Point | None:
    """The first allowed grid point near a computed point, searched outwards from it."""
    left, below = floor(x + 0.5), floor(y + 0.5)
    for dx, dy in AROUND:
        if allowed(left + dx, below + dy):
            return left + dx, below + dy
    return None


def along_curves(curves: Curves, x: float, y: float) -> list[Point]:
    """The grid points on both sides of the curves that pass a computed point, the nearest first.

    A room narrower than the grid may have no grid point near that point. It widens along its walls, and the
    first grid point in it lies next to a wall.
    """
    found: set[Point] = set()
    for step in range(-ALONG, ALONG + 1):
        column, row = round(x) + step, round(y) + step
        for circle in curves.circles:
            cx, cy, r = circle
            found.update((column, near) for near in _beside_circle(column - cx, cy, r, y))
            found.update((near, row) for near in _beside_circle(row - cy, cx, r, x))
        for ax, ay, bx, by in curves.lines:
            if abs(bx - ax) > 1.0:
                at = ay + (by - ay) * (column - ax) / (bx - ax)
                found.update(((column, floor(at)), (column, floor(at) + 1)))
            if abs(by - ay) > 1.0:
                at = ax + (bx - ax) * (row - ay) / (by - ay)
                found.update(((floor(at), row), (floor(at) + 1, row)))
    near = [(px, py) for px, py in found if abs(px - x) <= ALONG and abs(py - y) <= ALONG]
    return sorted(near, key=lambda place: ((place[0] - x) ** 2 + (place[1] - y) ** 2, place))


def _beside_circle(off: float, centre: float, r: float, near: float) -> Point | tuple[()]:
    """The whole numbers on both sides of a circle, `off` its centre, where it passes closest to a number."""
    rest = r * r - off * off
    if rest < 0.0:
        return ()
    at = centre + (sqrt(rest) if near >= centre else -sqrt(rest))
    return floor(at), floor(at) + 1


def _outwards(step: Point) -> Point:
    return step[0] ** 2 + step[1] ** 2, abs(step[0])


AROUND: list[Point] = sorted(
    [(dx, dy) for dx in range(-SETTLE, SETTLE + 1) for dy in range(-SETTLE, SETTLE + 1)], key=_outwards
)
