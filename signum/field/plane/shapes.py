"""Shapes: a base is a disc, a template a simple polygon or a disc."""

from collections.abc import Sequence
from math import isqrt

Point = tuple[int, int]
Edge = tuple[float, float, float, float]
Spur = tuple[float, float, float, float, float, float]
"""A corner that sticks out, and the vectors from it to its neighbours."""

Support = tuple[float, float, float]
"""A disc that a line can touch; a corner has radius 0. Whole numbers, kept as floats for speed."""


class Disc:
    """A round base, or a round template."""

    __slots__ = ("r", "x", "y")

    def __init__(self, x: int, y: int, r: int) -> None:
        self.x = x
        self.y = y
        self.r = r

    def at(self, x: int, y: int) -> "Disc":
        """The same base somewhere else."""
        return Disc(x, y, self.r)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Disc) and (self.x, self.y, self.r) == (other.x, other.y, other.r)

    def __hash__(self) -> int:
        return hash((self.x, self.y, self.r))

    def __repr__(self) -> str:
        return f"Disc({self.x}, {self.y}, {self.r})"


class Polygon:
    """A template with straight edges, convex or not; its vertices are kept anticlockwise.

    The data that every query needs is computed once: the bounding box (left, below, right, above), the
    bounding circle (x, y, r) and half the sides of the box round its centre, the radius of a disc round it
    that lies inside, the edges, the corners that stick out, the convex hull, and convex pieces that cover the
    polygon.
    """

    __slots__ = (
        "box",
        "edges",
        "half_height",
        "half_width",
        "hull",
        "inner",
        "pieces",
        "r",
        "spurs",
        "vertices",
        "x",
        "y",
    )

    def __init__(self, vertices: Sequence[Point]) -> None:
        corners = _without_straight_corners(vertices)
        if len(corners) < 3 or not _is_simple(corners):
            raise ValueError(f"a template is a simple polygon: {list(vertices)}")
        if _doubled_area(corners) < 0:
            corners.reverse()
        self.vertices: tuple[Point, ...] = tuple(corners)
        xs = [x for x, _ in corners]
        ys = [y for _, y in corners]
        self.box = min(xs), min(ys), max(xs), max(ys)
        self.x = (min(xs) + max(xs)) // 2
        self.y = (min(ys) + max(ys)) // 2
        self.half_width = max(xs) - self.x
        self.half_height = max(ys) - self.y
        self.r = isqrt(max((x - self.x) ** 2 + (y - self.y) ** 2 for x, y in corners)) + 1
        self.edges: list[Edge] = [
            (float(ax), float(ay), float(bx), float(by))
            for (ax, ay), (bx, by) in zip(corners[-1:] + corners[:-1], corners, strict=True)
        ]
        self.inner = _inner(self.vertices, self.x, self.y)
        self.spurs: list[Spur] = _spurs(corners)
        self.hull: list[Support] = _supports(convex_hull(corners))
        convex = len(self.hull) == len(corners)
        self.pieces = [self.hull] if convex else [_supports(piece) for piece in _triangles(corners)]

    def moved(self, dx: int, dy: int) -> "Polygon":
        """The same template shifted."""
        return Polygon([(x + dx, y + dy) for x, y in self.vertices])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Polygon) and self.vertices == other.vertices

    def __hash__(self) -> int:
        return hash(self.vertices)

    def __repr__(self) -> str:
        return f"Polygon({list(self.vertices)})"


Shape = Disc | Polygon


def turn(a: Point, b: Point, c: Point) -> int:
    """Positive when a, b, c turn anticlockwise, 0 when they lie on a line."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def holds(vertices: Sequence[Point], x: int, y: int) -> bool:
    """Whether a polygon contains the point; a point on its edge may count either way."""
    inside = False
    ax, ay = vertices[-1]
    for bx, by in vertices:
        if (ay > y) != (by > y):
            side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
            if (side > 0) == (by > ay):
                inside = not inside
        ax, ay = bx, by
    return inside


def crossing(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the segments ab and cd share a point."""
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    return turn(a, b, c) * turn(a, b, d) <= 0 and turn(c, d, a) * turn(c, d, b) <= 0


def convex_hull(points: Sequence[Point]) -> list[Point]:
    """The corners of the convex hull, anticlockwise."""
    ordered = sorted(set(points))
    return _chain(ordered) + _chain(ordered[::-1])


def _spurs(corners: list[Point]) -> list[Spur]:
    spurs: list[Spur] = []
    for i, (x, y) in enumerate(corners):
        (bx, by), (fx, fy) = corners[i - 1], corners[(i + 1) % len(corners)]
        if turn((bx, by), (x, y), (fx, fy)) > 0:
            spurs.append((float(x), float(y), float(bx - x), float(by - y), float(fx - x), float(fy - y)))
    return spurs


def _inner(corners: Sequence[Point], x: int, y: int) -> int:
    """The radius of a disc round a point that lies inside the polygon; 0 if the point does not.

    The line of an edge is never farther from the point than the edge itself.
    """
    if not holds(corners, x, y):
        return 0
    edges = zip([corners[-1], *corners[:-1]], corners, strict=True)
    lines = [(abs(turn(a, b, (x, y))), (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) for a, b in edges]
    return min([doubled_area // (isqrt(long) + 1) for doubled_area, long in lines])


def _supports(corners: Sequence[Point]) -> list[Support]:
    return [(float(x), float(y), 0.0) for x, y in corners]


def _chain(ordered: list[Point]) -> list[Point]:
    chain: list[Point] = []
    for point in ordered:
        while len(chain) > 1 and turn(chain[-2], chain[-1], point) <= 0:
            chain.pop()
        chain.append(point)
    return chain[:-1]


def _doubled_area(corners: Sequence[Point]) -> int:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(corners, [*corners[1:], corners[0]], strict=True))


def _without_straight_corners(vertices: Sequence[Point]) -> list[Point]:
    """Drop corners at which the edge goes straight on."""
    corners = list(vertices)
    for i in range(len(corners) - 1, -1, -1):
        before, after = corners[i - 1], corners[(i + 1) % len(corners)]
        if len(corners) > 2 and turn(before, corners[i], after) == 0:
            del corners[i]
    return corners


def _is_simple(corners: Sequence[Point]) -> bool:
    """Whether no two edges meet, except neighbours at their corner."""
    n = len(corners)
    for i in range(n):
        for j in range(i + 2, n):
            if (i or j < n - 1) and crossing(corners[i], corners[i + 1], corners[j], corners[(j + 1) % n]):
                return False
    return True


def _triangles(corners: list[Point]) -> list[tuple[Point, ...]]:
    """The polygon cut into triangles, ear by ear."""
    left = list(corners)
    triangles: list[tuple[Point, ...]] = []
    while len(left) > 3:
        i = next(i for i in range(len(left)) if _is_ear(left, i))
        triangles.append((left[i - 1], left[i], left[(i + 1) % len(left)]))
        del left[i]
    return [*triangles, tuple(left)]


def _is_ear(corners: list[Point], i: int) -> bool:
    a, b, c = corners[i - 1], corners[i], corners[(i + 1) % len(corners)]
    if turn(a, b, c) <= 0:
        return False
    others = [p for p in corners if p not in (a, b, c)]
    return not any(turn(a, b, p) >= 0 and turn(b, c, p) >= 0 and turn(c, a, p) >= 0 for p in others)
