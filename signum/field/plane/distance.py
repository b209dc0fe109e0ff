"""Distances between the closest points of two shapes (C-RNG-02), contact and overlap, in whole numbers."""

from typing import Final

from signum.field.plane.roots import root_up
from signum.field.plane.shapes import Disc, Point, Polygon, Shape, crossing, holds

Fraction = tuple[int, int]

NEAR: Final = 1e-12
"""Floats that differ by a smaller relative amount cannot be compared safely."""


def gap(a: Shape, b: Shape) -> int:
    """The distance between the closest points, rounded up: `gap(a, b) <= d` is exact for every whole d."""
    square, by = _square_between(a, b)
    return max(0, root_up(square, by) - _radius(a) - _radius(b))


def within(a: Shape, b: Shape, reach: int) -> bool:
    """Within a distance includes the distance itself (C-RNG-02)."""
    far = a.r + b.r + reach
    apart = _apart(a, b)
    if (isinstance(a, Disc) and isinstance(b, Disc)) or apart > far * far:
        return apart <= far * far
    square, by = _square_between(a, b)
    far = _radius(a) + _radius(b) + reach
    return square <= far * far * by


def touching(a: Shape, b: Shape, touch: int) -> bool:
    """In contact: closer than the edition's touching distance (C-MOV-06), or overlapping."""
    if isinstance(a, Disc) and isinstance(b, Disc):
        return _apart(a, b) < (a.r + b.r + touch) * (a.r + b.r + touch)
    return _closer(a, b, touch)


def overlapping(a: Shape, b: Shape) -> bool:
    """Whether the shapes share more than a point of their rims; templates must not share even that."""
    if isinstance(a, Disc) and isinstance(b, Disc):
        return _apart(a, b) < (a.r + b.r) * (a.r + b.r)
    if isinstance(a, Polygon) and isinstance(b, Polygon):
        far = a.r + b.r
        return _apart(a, b) <= far * far and _square_between(a, b)[0] == 0
    return _closer(a, b, 0)


def nearer(polygon: Polygon, x: int, y: int, d: int) -> bool:
    """Whether a point is closer to a polygon than d, or inside it."""
    dx = float(x - polygon.x)
    dy = float(y - polygon.y)
    reach = float(polygon.r + d)
    if dx * dx + dy * dy >= reach * reach:
        return False
    px = float(x)
    py = float(y)
    far = float(d)
    for ax, ay, bx, by in polygon.edges:
        if nearer_edge(ax, ay, bx, by, px, py, far):
            return True
    return holds(polygon.vertices, x, y)


def closer_when_shifted(a: Polygon, dx: int, dy: int, b: Shape, d: int) -> bool:
    """Whether a template that is shifted so is closer to a shape than d, or overlaps it."""
    # Without `abs`, for which compiled code makes objects of the numbers.
    east = a.x + dx - b.x
    if east < 0:
        east = -east
    north = a.y + dy - b.y
    if north < 0:
        north = -north
    if isinstance(b, Disc):
        far = b.r + max(d, 0)
        if east > a.half_width + far or north > a.half_height + far:
            return False
        return nearer(a, b.x - dx, b.y - dy, b.r + d)
    far = max(d, 0)
    if east > a.half_width + b.half_width + far or north > a.half_height + b.half_height + far:
        return False
    far = a.r + b.r + d
    apart = east * east + north * north
    if apart >= far * far:
        return False
    near = a.inner + b.inner + d
    if d >= 0 and apart < near * near:
        return True
    for x, y in b.vertices:
        if nearer(a, x - dx, y - dy, d):
            return True
    for x, y in a.vertices:
        if nearer(b, x + dx, y + dy, d):
            return True
    if east > a.half_width + b.half_width or north > a.half_height + b.half_height:
        return False
    # Two bars of a cross: no corner of one is near the other.
    for (px, py), (qx, qy) in edges(a):
        for s, t in edges(b):
            if crossing((px + dx, py + dy), (qx + dx, qy + dy), s, t):
                return True
    return False


def nearer_edge(ax: float, ay: float, bx: float, by: float, x: float, y: float, d: float) -> bool:
    """Whether a point is closer to a segment than d.

    All inputs are whole numbers, kept as floats for speed. Products of two are exact; products of four are
    computed again in integers where they are too close to compare.
    """
    wx = x - ax
    wy = y - ay
    ex = bx - ax
    ey = by - ay
    along = wx * ex + wy * ey
    if along <= 0.0:
        return wx * wx + wy * wy < d * d
    long = ex * ex + ey * ey
    if along >= long:
        wx = x - bx
        wy = y - by
        return wx * wx + wy * wy < d * d
    across = wx * ey - wy * ex
    one = across * across
    other = d * d * long
    if abs(one - other) > other * NEAR:
        return one < other
    return int(across) * int(across) < int(d) * int(d) * int(long)


def closest_points(a: Shape, b: Shape) -> tuple[float, float, float, float]:
    """A shortest line between two shapes, to draw; the line of the centres where they overlap."""
    ax, ay, bx, by = _closest_cores(a, b)
    dx, dy = bx - ax, by - ay
    length = (dx * dx + dy * dy) ** 0.5
    if length < _radius(a) + _radius(b) or not length:
        return ax, ay, bx, by
    ux, uy = dx / length, dy / length
    ra, rb = _radius(a), _radius(b)
    return ax + ux * ra, ay + uy * ra, bx - ux * rb, by - uy * rb


def _radius(shape: Shape) -> int:
    return shape.r if isinstance(shape, Disc) else 0


def _apart(a: Shape, b: Shape) -> int:
    """The square of the distance between the middles of two shapes' circles."""
    dx = a.x - b.x
    dy = a.y - b.y
    return dx * dx + dy * dy


def _closer(a: Shape, b: Shape, d: int) -> bool:
    """Whether two shapes are closer than d, if at least one of them is a polygon."""
    if isinstance(a, Disc):
        a, b = b, a
    assert isinstance(a, Polygon)
    return closer_when_shifted(a, 0, 0, b, d)


def _square_between(a: Shape, b: Shape) -> Fraction:
    """The squared distance between the cores: a disc's centre, a polygon itself."""
    if isinstance(a, Disc) and isinstance(b, Disc):
        return _apart(a, b), 1
    if isinstance(a, Polygon) and isinstance(b, Polygon):
        return _square_between_polygons(a, b)
    if isinstance(a, Disc):
        a, b = b, a
    assert isinstance(a, Polygon)
    assert isinstance(b, Disc)
    if holds(a.vertices, b.x, b.y):
        return 0, 1
    return min_fraction([square_to_edge(p, q, (b.x, b.y)) for p, q in edges(a)])


def _square_between_polygons(a: Polygon, b: Polygon) -> Fraction:
    if holds(a.vertices, *b.vertices[0]) or holds(b.vertices, *a.vertices[0]):
        return 0, 1
    squares: list[Fraction] = []
    for p, q in edges(a):
        for s, t in edges(b):
            if crossing(p, q, s, t):
                return 0, 1
            squares += [square_to_edge(p, q, s), square_to_edge(s, t, p)]
    return min_fraction(squares)


def edges(polygon: Polygon) -> list[tuple[Point, Point]]:
    """The edges, anticlockwise."""
    corners = polygon.vertices
    return [(corners[i - 1], corners[i]) for i in range(len(corners))]


def square_to_edge(p: Point, q: Point, w: Point) -> Fraction:
    """The squared distance of a point from a segment."""
    ex, ey = q[0] - p[0], q[1] - p[1]
    wx, wy = w[0] - p[0], w[1] - p[1]
    along = wx * ex + wy * ey
    long = ex * ex + ey * ey
    if along <= 0:
        return wx * wx + wy * wy, 1
    if along >= long:
        wx, wy = w[0] - q[0], w[1] - q[1]
        return wx * wx + wy * wy, 1
    across = wx * ey - wy * ex
    return across * across, long


def min_fraction(fractions: list[Fraction]) -> Fraction:
    """The smallest of some fractions with positive denominators."""
    least = fractions[0]
    for fraction in fractions:
        if fraction[0] * least[1] < least[0] * fraction[1]:
            least = fraction
    return least


def _closest_cores(a: Shape, b: Shape) -> tuple[float, float, float, float]:
    """The closest points of the cores, in floating point."""
    best = (0.0, 0.0, 0.0, 0.0)
    least = -1.0
    for p in _corners(a):
        for q in _corners(b):
            for line in _feet(p, q, a, b):
                square = (line[2] - line[0]) ** 2 + (line[3] - line[1]) ** 2
                if least < 0 or square < least:
                    least, best = square, line
    return best


def _corners(shape: Shape) -> list[Point]:
    return [(shape.x, shape.y)] if isinstance(shape, Disc) else list(shape.vertices)


def _feet(p: Point, q: Point, a: Shape, b: Shape) -> list[tuple[float, float, float, float]]:
    """From corner to corner, and from each corner to the other's edges."""
    lines = [(float(p[0]), float(p[1]), float(q[0]), float(q[1]))]
    if isinstance(b, Polygon):
        lines += [(p[0], p[1], *foot(s, t, p)) for s, t in edges(b)]
    if isinstance(a, Polygon):
        lines += [(*foot(s, t, q), q[0], q[1]) for s, t in edges(a)]
    return lines


def foot(p: Point, q: Point, w: Point) -> tuple[float, float]:
    """The point of a segment closest to w."""
    ex, ey = q[0] - p[0], q[1] - p[1]
    along = ((w[0] - p[0]) * ex + (w[1] - p[1]) * ey) / (ex * ex + ey * ey)
    along = min(1.0, max(0.0, along))
    return p[0] + along * ex, p[1] + along * ey
