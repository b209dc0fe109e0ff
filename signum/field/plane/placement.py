"""Placement: the places where a base may be put, near others or anywhere (C-MOV-05, C-SUM-05, C-RUIN-03).

Placing is not moving: shapes on the way do not matter, only the end must be free.
"""

from collections.abc import Callable, Sequence
from math import hypot, inf
from typing import Final

from signum.field.plane.curves import SETTLE, Curves, Spot, along_curves, settle
from signum.field.plane.distance import nearer, overlapping, touching
from signum.field.plane.lengths import SIDE
from signum.field.plane.shapes import Disc, Point, Polygon, Shape

Allowed = Callable[[int, int], bool]

MOST_TRIED: Final = 150
"""The number of free places of which a further condition is asked."""


class Placing:
    """The places for a base of some size that keep away from some shapes and touch some others."""

    __slots__ = ("curves", "kept", "kept_bases", "kept_templates", "r", "side", "touch", "touched")

    def __init__(self, r: int, side: int = SIDE) -> None:
        self.r = r
        self.side = side
        self.kept: list[Shape] = []
        """The shapes that it keeps away from, and the same once more, as they are asked about:"""
        self.kept_bases: list[tuple[int, int, int]] = []
        """The middles of bases, and their radius with the gap."""
        self.kept_templates: list[tuple[Polygon, int]] = []
        """Templates, with the gap."""
        self.touched: list[Shape] = []
        self.touch = 0
        self.curves = Curves()
        low, high = float(r), float(side - r)
        corners = [(low, low), (high, low), (high, high), (low, high)]
        for i, (x, y) in enumerate(corners):
            self.curves.lines.append((*corners[i - 1], x, y))

    def keep(self, shapes: Sequence[Shape], gap: int = 0) -> "Placing":
        """Stay at least this far from each of the shapes; 0 forbids only overlapping."""
        for shape in shapes:
            self.kept.append(shape)
            if isinstance(shape, Disc):
                self.kept_bases.append((shape.x, shape.y, shape.r + gap))
            else:
                self.kept_templates.append((shape, gap))
            self.curves.add_rim(shape, self.r + gap)
        return self

    def touching(self, shape: Shape, touch: int) -> "Placing":
        """Be in contact with a shape, as the edition counts it."""
        self.touched.append(shape)
        self.touch = touch
        self.curves.add_rim(shape, self.r)
        self.curves.add_rim(shape, self.r + touch)
        return self

    def allows(self, x: int, y: int) -> bool:
        """Exactly: whether the base may be put there."""
        return self.nearly(x, y, 0)

    def nearest(self, x: int, y: int, also: Allowed | None = None, within: float = inf) -> Point | None:
        """The place nearest to a wanted one, closer than a distance; None where there is none.

        A nearest place is the wanted one, or lies on the rim of a shape that keeps it away, or at the
        intersection of two rims. Each is tried, the nearest first, and moved to a grid point near it. With
        `also` a place must hold a further condition, and at most MOST_TRIED places are tried for it.
        """
        search = NearestPlace(self, x, y, also, within)
        if within > 0.0 and search.allows(x, y):
            return x, y
        best = search.first(self.curves.feet(x, y))
        curves = self.curves
        if best is not None or within < inf:
            curves = curves.within(x, y, search.within + SETTLE)
        return search.first(curves.crossings()) or best

    def has_one_near(self, x: int, y: int) -> bool:
        """Whether there is any place; the search begins at a point."""
        search = NearestPlace(self, x, y, None, inf)
        feet = search.first(self.curves.feet(x, y))
        return feet is not None or search.first(self.curves.crossings()) is not None

    def nearly(self, x: int, y: int, slack: int) -> bool:
        """Whether the base may be put there if every rule is relaxed by a slack."""
        r = self.r - slack
        if x < r or y < r or x > self.side - r or y > self.side - r:
            return False
        for its_x, its_y, its_r in self.kept_bases:
            far = r + its_r
            if (x - its_x) ** 2 + (y - its_y) ** 2 < far * far:
                return False
        base = Disc(x, y, self.r)
        for template, gap in self.kept_templates:
            if _closer(base, template, gap - slack):
                return False
        touch = self.touch + slack
        return not [shape for shape in self.touched if not touching(base, shape, touch)]


class NearestPlace:
    """The search for the place nearest to a wanted one among computed spots."""

    __slots__ = ("also", "placing", "tried", "within", "x", "y")

    def __init__(self, placing: Placing, x: int, y: int, also: Allowed | None, within: float) -> None:
        self.placing = placing
        self.x = x
        self.y = y
        self.also = also
        self.within = within
        """Places must be closer to the wanted one."""
        self.tried = 0

    def allows(self, x: int, y: int) -> bool:
        """Whether the base may be put there, and the further condition holds."""
        if not self.placing.allows(x, y):
            return False
        if self.also is None:
            return True
        self.tried += 1
        return self.also(x, y)

    def first(self, spots: list[Spot]) -> Point | None:
        """The nearest of some spots with an allowed grid point near it; later searches must find a nearer."""
        x, y = self.x, self.y
        spots.sort(key=lambda spot: (spot[0] - x) ** 2 + (spot[1] - y) ** 2)
        found: Point | None = None
        for spot in spots:
            if hypot(spot[0] - x, spot[1] - y) > self.within + SETTLE or self.tried > MOST_TRIED:
                break
            place = self._grid_point(*spot)
            if place is not None and hypot(place[0] - x, place[1] - y) < self.within:
                found = place
                self.within = hypot(place[0] - x, place[1] - y)
        return found

    def _grid_point(self, x: float, y: float) -> Point | None:
        """An allowed grid point near a computed one, or next to the walls of a narrow room."""
        placing = self.placing
        if not placing.nearly(round(x), round(y), SETTLE):
            return None
        place = settle(x, y, placing.allows)
        if place is None:
            walls = placing.curves.within(x, y, 2.0 * SETTLE)
            place = next((one for one in along_curves(walls, x, y) if placing.allows(*one)), None)
        return place if place is not None and self.allows(*place) else None


def beside(r: int, shape: Shape, touch: int, obstacles: Sequence[Shape], side: int = SIDE) -> Placing:
    """In contact with a creature or with ruins, and not overlapping anything (C-SUM-05, C-RUIN-03)."""
    return Placing(r, side).keep([shape, *obstacles]).touching(shape, touch)


def _closer(base: Disc, template: Polygon, gap: int) -> bool:
    """Whether a base is closer to a template than a gap; the gap may be negative."""
    return overlapping(base, template) if gap == 0 else nearer(template, base.x, base.y, base.r + gap)
