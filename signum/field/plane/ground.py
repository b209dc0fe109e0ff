"""Obstacles for the centre of a moving base: shapes grown by the base's radius.

Lengths here are floating point, right to a billionth of a millimetre. A path that comes too close by less
than SLACK only grazes and is free. Between discs, corners and the table's edge no gap can be too narrow by so
small an amount, because all of them lie on the grid.
"""

from math import atan2, ceil, pi, sqrt
from typing import Final

from signum.field.plane.distance import nearer
from signum.field.plane.shapes import Disc, Edge, Polygon, Shape

SLACK: Final = 1e-6
TURN: Final = 2 * pi

NO_EDGES: Final[list[Edge]] = []


class Corner:
    """A circle that a shortest path may go round: a grown disc, or a grown corner of a polygon.

    (bx, by) and (fx, fy) lead to the neighbours of a polygon's corner, and are zero for a disc.
    """

    __slots__ = ("bx", "by", "fx", "fy", "owner", "r", "x", "y")

    def __init__(self, owner: int, x: float, y: float, r: float) -> None:
        self.owner = owner
        self.x = x
        self.y = y
        self.r = r
        self.bx = self.by = self.fx = self.fy = 0.0


class Obstacle:
    """A shape grown by the base's radius, plus the touching distance where touching stops the base.

    (x, y, r) is its bounding circle, `rr` the square of r. A path from the start past it to a place is longer
    by at least `start` than the distance of its centre from the place. `least` and `core` are squared
    distances from its edges, or its centre: closer than `least` a path cannot pass, closer than `core` a base
    cannot stand. One that is `left` is touched at the start: the path only goes away from it at first.
    """

    __slots__ = (
        "core",
        "edges",
        "grow",
        "least",
        "left",
        "r",
        "rr",
        "shape",
        "start",
        "stops",
        "touch",
        "x",
        "y",
    )

    def __init__(self, shape: Shape, base: Disc, touch: int, left: bool = False) -> None:
        self.shape = shape
        self.touch = touch
        self.stops = touch > 0
        self.left = left
        self.x = float(shape.x)
        self.y = float(shape.y)
        self.r = float(shape.r + base.r + touch)
        self.rr = self.r * self.r
        dx = self.x - base.x
        dy = self.y - base.y
        self.start = sqrt(dx * dx + dy * dy) - 2.0 * self.r
        if isinstance(shape, Polygon):
            self.edges = shape.edges
            self.grow = float(base.r + touch)
        else:
            self.edges = NO_EDGES
            self.grow = self.r
        self.least = (self.grow - SLACK) * (self.grow - SLACK)
        self.core = (self.grow - touch - SLACK) * (self.grow - touch - SLACK)

    def corners(self, owner: int) -> list[Corner]:
        """The circles to go round: the disc, or the corners that stick out."""
        shape = self.shape
        if isinstance(shape, Disc):
            return [Corner(owner, self.x, self.y, self.r)]
        found: list[Corner] = []
        for x, y, bx, by, fx, fy in shape.spurs:
            corner = Corner(owner, x, y, self.grow)
            corner.bx = bx
            corner.by = by
            corner.fx = fx
            corner.fy = fy
            found.append(corner)
        return found

    def holds(self, x: int, y: int, body: int) -> bool:
        """Exactly: whether a base with its centre here and this radius would overlap the shape."""
        shape = self.shape
        if isinstance(shape, Disc):
            dx = float(x - shape.x)
            dy = float(y - shape.y)
            reach = float(shape.r + body)
            return dx * dx + dy * dy < reach * reach
        return nearer(shape, x, y, body)

    def near(self, x: int, y: int, reach: int) -> bool:
        """Whether the grown shape comes within a distance of a place."""
        shape = self.shape
        if isinstance(shape, Disc):
            dx, dy, far = x - shape.x, y - shape.y, self.r + reach
            return dx * dx + dy * dy < far * far
        return nearer(shape, x, y, ceil(self.grow) + reach)

    def bars(self, x1: float, y1: float, x2: float, y2: float) -> bool:
        """Whether a line segment comes too close."""
        dx = x2 - x1
        dy = y2 - y1
        wx = self.x - x1
        wy = self.y - y1
        long = dx * dx + dy * dy
        across = wx * dy - wy * dx
        if across * across >= self.rr * long:
            return False
        along = wx * dx + wy * dy
        if along <= 0:
            if wx * wx + wy * wy >= self.rr:
                return False
        elif along >= long:
            ex = self.x - x2
            ey = self.y - y2
            if ex * ex + ey * ey >= self.rr:
                return False
        if self.edges:
            return self._edges_bar(x1, y1, x2, y2, long)
        return _square(self.x, self.y, x1, y1, x2, y2) < self.least

    def _edges_bar(self, x1: float, y1: float, x2: float, y2: float, long: float) -> bool:
        dx = x2 - x1
        dy = y2 - y1
        reach = (self.grow - SLACK) * sqrt(long)
        left = right = True
        for _, _, bx, by in self.edges:
            across = dx * (by - y1) - dy * (bx - x1)
            left = left and across >= reach
            right = right and across <= -reach
        if left or right:
            return False
        least = self.least
        for ax, ay, bx, by in self.edges:
            if (
                _square(bx, by, x1, y1, x2, y2) < least
                or _square(x1, y1, ax, ay, bx, by) < least
                or _square(x2, y2, ax, ay, bx, by) < least
                or _cross(x1, y1, x2, y2, ax, ay, bx, by)
            ):
                return True
        return False

    def bars_approach(self, x1: float, y1: float, x2: float, y2: float) -> bool:
        """Whether a straight piece of a path that ends in contact with the shape touches it too early.

        The path may enter the zone in which the base touches the shape if it only comes nearer from there on.
        """
        if not self.bars(x1, y1, x2, y2):
            return False
        dx = x2 - x1
        dy = y2 - y1
        away = SLACK * (abs(dx) + abs(dy))
        if not self.edges:
            ex = x2 - self.x
            ey = y2 - self.y
            return ex * dx + ey * dy > away or ex * ex + ey * ey < self.core
        for ax, ay, bx, by in self.edges:
            square = _square(x2, y2, ax, ay, bx, by)
            if square < self.core or _cross(x1, y1, x2, y2, ax, ay, bx, by):
                return True
            if square < self.least:
                fx, fy = _foot(x2, y2, ax, ay, bx, by)
                if (x2 - fx) * dx + (y2 - fy) * dy > away:
                    return True
            elif (
                _square(bx, by, x1, y1, x2, y2) < self.least
                or _square(ax, ay, x1, y1, x2, y2) < self.least
                or _square(x1, y1, ax, ay, bx, by) < self.least
            ):
                return True
        return False

    def bars_arc(
        self, c: Corner, side: int, ax: float, ay: float, bx: float, by: float, angle: float, ends: bool
    ) -> bool:
        """Whether an arc round c, from c + a to c + b, comes too close, or too early before a contact."""
        if self.edges:
            return self._edges_bar_arc(c, side, ax, ay, bx, by, angle, ends)
        ex = self.x - c.x
        ey = self.y - c.y
        least = self.least
        starts = (ax - ex) * (ax - ex) + (ay - ey) * (ay - ey) < least
        off = (bx - ex) * (bx - ex) + (by - ey) * (by - ey)
        if ends:
            if off < self.core or (starts and (ax * ey - ay * ex) * side < -SLACK):
                return True
            angle -= SLACK
        elif starts or off < least:
            return True
        off = sqrt(ex * ex + ey * ey) - c.r
        return off * off < least and turned(ax, ay, ex, ey, side) <= angle

    def _edges_bar_arc(
        self, c: Corner, side: int, ax: float, ay: float, bx: float, by: float, angle: float, ends: bool
    ) -> bool:
        least = self.least
        if ends:
            angle -= SLACK
        for ux, uy, vx, vy in self.edges:
            px = ux - c.x
            py = uy - c.y
            qx = vx - c.x
            qy = vy - c.y
            starts = _square(ax, ay, px, py, qx, qy) < least
            off = _square(bx, by, px, py, qx, qy)
            if ends:
                fx, fy = _foot(ax, ay, px, py, qx, qy)
                if off < self.core or (starts and ((ay - fy) * ax - (ax - fx) * ay) * side > SLACK):
                    return True
            elif starts or off < least:
                return True
            off = sqrt(qx * qx + qy * qy) - c.r
            if off * off < least and (qx or qy) and turned(ax, ay, qx, qy, side) <= angle:
                return True
            if _edge_bars_arc(px, py, qx, qy, c.r, least, side, ax, ay, angle):
                return True
        return False


def turned(ax: float, ay: float, bx: float, by: float, side: int) -> float:
    """The angle from a to b, turning left (side 1) or right (-1)."""
    angle = atan2(ax * by - ay * bx, ax * bx + ay * by) * side
    if angle < -1e-9:
        return angle + TURN
    return angle if angle > 0 else 0.0


def _edge_bars_arc(
    px: float,
    py: float,
    qx: float,
    qy: float,
    r: float,
    least: float,
    side: int,
    ax: float,
    ay: float,
    angle: float,
) -> bool:
    """Whether the inside of the edge p q comes too close to an arc of radius r round the origin."""
    gx = qx - px
    gy = qy - py
    long = gx * gx + gy * gy
    t = -(px * gx + py * gy) / long
    hx = px + t * gx
    hy = py + t * gy
    square = hx * hx + hy * hy
    if 0.0 < t < 1.0 and square > 0.0:
        off = sqrt(square) - r
        if off * off < least and turned(ax, ay, hx, hy, side) <= angle:
            return True
    if square >= r * r:
        return False
    half = sqrt((r * r - square) / long)
    for s in (t - half, t + half):
        if 0.0 <= s <= 1.0 and turned(ax, ay, px + s * gx, py + s * gy, side) <= angle:
            return True
    return False


def _square(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> float:
    """The squared distance of a point from a segment."""
    ex = bx - ax
    ey = by - ay
    wx = x - ax
    wy = y - ay
    along = wx * ex + wy * ey
    if along <= 0.0:
        return wx * wx + wy * wy
    long = ex * ex + ey * ey
    if along >= long:
        wx = x - bx
        wy = y - by
        return wx * wx + wy * wy
    across = wx * ey - wy * ex
    return across * across / long


def _foot(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> tuple[float, float]:
    ex = bx - ax
    ey = by - ay
    t = ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey)
    t = max(0.0, min(1.0, t))
    return ax + t * ex, ay + t * ey


def _cross(x1: float, y1: float, x2: float, y2: float, ax: float, ay: float, bx: float, by: float) -> bool:
    dx = x2 - x1
    dy = y2 - y1
    if (dx * (ay - y1) - dy * (ax - x1) > 0) == (dx * (by - y1) - dy * (bx - x1) > 0):
        return False
    ex = bx - ax
    ey = by - ay
    return (ex * (y1 - ay) - ey * (x1 - ax) > 0) != (ex * (y2 - ay) - ey * (x2 - ax) > 0)
