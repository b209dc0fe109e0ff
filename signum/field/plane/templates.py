"""Templates: the places where a terrain may be laid (C-TER-02)."""

from collections.abc import Mapping, Sequence
from math import cos, floor, pi, sin
from typing import TypeAlias

from signum.field.plane.curves import SETTLE, Curves, Spot, settle, shifted
from signum.field.plane.distance import closer_when_shifted
from signum.field.plane.lengths import SIDE
from signum.field.plane.shapes import Disc, Edge, Point, Polygon, Shape
from signum.field.plane.strips import EAST, NORTH, SOUTH, WEST

STEP = 1_000
"""Places on a lattice of 1 cm are tried before all places are computed."""


Nearness: TypeAlias = tuple[int, int, int, int, int, int, Shape, int]
"""A shape and the distance to keep from it. A template is far enough if its middle lies outside the box, of
which the middle and half the sides come first, or no closer than the square that follows; it is too near if
closer than the next one."""


class Laying:
    """The places for a template in its orientation, by the vector of its shift.

    A place keeps a gap to every miniature, at least `apart` to other terrains, and the distances in `margins`
    to the sides. A side without a margin only ends the table. `further` shapes have their own distances.
    """

    __slots__ = ("_near", "box", "keeps", "margins", "template")

    def __init__(
        self,
        template: Polygon,
        miniatures: Sequence[Disc],
        gap: int,
        terrains: Sequence[Shape],
        margins: Mapping[int, int],
        apart: int,
        further: Sequence[tuple[Shape, int]] = (),
    ) -> None:
        self.template = template
        self.margins = margins
        self.keeps: list[tuple[Shape, int]] = [
            *[(base, gap) for base in miniatures],
            *[(shape, apart) for shape in terrains],
            *further,
        ]
        self.box = shifts(template, margins)
        self._near: list[Nearness] | None = None

    def of(self, template: Polygon) -> "Laying":
        """The places for another template among the same things."""
        other = Laying(template, (), 0, (), self.margins, 0)
        other.keeps = self.keeps
        return other

    def allows(self, dx: int, dy: int) -> bool:
        """Exactly: whether the template may be laid there."""
        return self._nearly(dx, dy, 0)

    def somewhere(self) -> Point | None:
        """Any place; None where the template cannot be laid in this orientation."""
        left, below, right, above = self.box
        for dx in range(left, right + 1, STEP):
            for dy in range(below, above + 1, STEP):
                if self.allows(dx, dy):
                    return dx, dy
        return self.nearest((left + right) // 2, (below + above) // 2)

    def nearest(self, dx: int, dy: int) -> Point | None:
        """The place nearest to a wanted one; None where there is no place at all."""
        if self.allows(dx, dy):
            return dx, dy
        curves = self._curves()
        best = self._first(curves.feet(dx, dy), dx, dy)
        if best is not None:
            reach = ((best[0] - dx) ** 2 + (best[1] - dy) ** 2) ** 0.5
            curves = curves.within(dx, dy, reach + SETTLE)
        meeting = self._first(curves.crossings(), dx, dy)
        if meeting is None or best is None:
            return best or meeting
        return min(best, meeting, key=lambda place: (place[0] - dx) ** 2 + (place[1] - dy) ** 2)

    def _first(self, spots: list[Spot], x: int, y: int) -> Point | None:
        spots.sort(key=lambda spot: (spot[0] - x) ** 2 + (spot[1] - y) ** 2)
        for spot in spots:
            if self._nearly(round(spot[0]), round(spot[1]), SETTLE):
                place = settle(*spot, self.allows)
                if place is not None:
                    return place
        return None

    def _nearly(self, dx: int, dy: int, slack: int) -> bool:
        left, below, right, above = self.box
        if dx < left - slack or dx > right + slack or dy < below - slack or dy > above + slack:
            return False
        template = self.template
        x, y = template.x + dx, template.y + dy
        if self._near is None:
            self._near = self._nearness()
        for mx, my, wide, high, beyond, within, shape, far in self._near:
            east, north = mx - x, my - y
            if -wide <= east <= wide and -high <= north <= high:
                apart = east * east + north * north
                if apart < beyond:
                    if apart < within and not slack:
                        return False
                    if closer_when_shifted(template, dx, dy, shape, far - slack):
                        return False
        return True

    def _nearness(self) -> list[Nearness]:
        """The figures that refuse a place cheaply; other terrains first, because they forbid most places."""
        template = self.template
        found: list[Nearness] = []
        for shape, far in reversed(self.keeps):
            reach = max(far, 0)
            wide, high = template.half_width + shape.r + reach, template.half_height + shape.r + reach
            beyond = template.r + shape.r + reach
            inner = shape.r if isinstance(shape, Disc) else shape.inner
            within = template.inner + inner + far if far >= 0 else 0
            found.append((shape.x, shape.y, wide, high, beyond * beyond, within * within, shape, far))
        return found

    def _curves(self) -> Curves:
        """The rims of all shifts that a rule forbids."""
        curves = Curves()
        left, below, right, above = self.box
        corners = [(left, below), (right, below), (right, above), (left, above)]
        for i in range(4):
            if corners[i - 1] != corners[i]:
                curves.lines.append((*_floats(corners[i - 1]), *_floats(corners[i])))
        for shape, far in self.keeps:
            _add_shifts(curves, self.template, shape, far)
        return curves


def shifts(template: Polygon, margins: Mapping[int, int]) -> tuple[int, int, int, int]:
    """The least and the greatest shift that keep the margins."""
    left, below, right, above = template.box
    return (
        margins.get(WEST, 0) - left,
        margins.get(SOUTH, 0) - below,
        SIDE - margins.get(EAST, 0) - right,
        SIDE - margins.get(NORTH, 0) - above,
    )


def turned(template: Polygon, degrees: int) -> Polygon:
    """A template turned about the middle of its circle, its corners on the grid."""
    c, s = cos(degrees * pi / 180), sin(degrees * pi / 180)
    x, y = template.x, template.y
    corners = [(px - x, py - y) for px, py in template.vertices]
    return Polygon([(x + floor(u * c - v * s + 0.5), y + floor(u * s + v * c + 0.5)) for u, v in corners])


def _floats(point: Point) -> Spot:
    return float(point[0]), float(point[1])


def _add_shifts(curves: Curves, template: Polygon, shape: Shape, far: int) -> None:
    """The rims of the shifts at which a corner or an edge is exactly that far from the shape."""
    corners = [(float(shape.x), float(shape.y))]
    edges: list[Edge] = []
    grow = far
    if isinstance(shape, Disc):
        grow += shape.r
    else:
        corners = [_floats(corner) for corner in shape.vertices]
        edges = shape.edges
    for vx, vy in template.vertices:
        curves.circles += [(x - vx, y - vy, float(grow)) for x, y in corners]
        curves.lines += [shifted(ax - vx, ay - vy, bx - vx, by - vy, grow) for ax, ay, bx, by in edges]
    for ax, ay, bx, by in template.edges:
        curves.lines += [shifted(x - ax, y - ay, x - bx, y - by, grow) for x, y in corners]
