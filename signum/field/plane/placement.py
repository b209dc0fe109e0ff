"""Placement: the places where a base may be put, near others or anywhere (C-MOV-05, C-SUM-05, C-RUIN-03).

Placing is not moving: shapes on the way do not matter, only the end must be free.
"""

from collections.abc import Sequence

from signum.field.plane.curves import SETTLE, Curves, Spot, settle
from signum.field.plane.distance import nearer, overlapping, touching
from signum.field.plane.lengths import SIDE
from signum.field.plane.shapes import Disc, Point, Shape


class Placing:
    """The places for a base of some size that keep away from some shapes and touch some others."""

    __slots__ = ("curves", "keeps", "r", "side", "touch", "touched")

    def __init__(self, r: int, side: int = SIDE) -> None:
        self.r = r
        self.side = side
        self.keeps: list[tuple[Shape, int]] = []
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
            self.keeps.append((shape, gap))
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
        return self._nearly(x, y, 0)

    def nearest(self, x: int, y: int) -> Point | None:
        """The place nearest to a wanted one; None where there is no place at all.

        A nearest place is the wanted one, or lies on the rim of a shape that keeps it away, or at the
        intersection of two rims. Each is tried, the nearest first, and moved to a grid point near it.
        """
        if self.allows(x, y):
            return x, y
        best = self._first(self.curves.feet(x, y), x, y)
        curves = self.curves
        if best is not None:
            reach = ((best[0] - x) ** 2 + (best[1] - y) ** 2) ** 0.5
            curves = curves.within(x, y, reach + SETTLE)
        meeting = self._first(curves.crossings(), x, y)
        if meeting is None or best is None:
            return best or meeting
        return min(best, meeting, key=lambda place: (place[0] - x) ** 2 + (place[1] - y) ** 2)

    def _first(self, spots: list[Spot], x: int, y: int) -> Point | None:
        """The nearest of some spots with an allowed grid point near it."""
        spots.sort(key=lambda spot: (spot[0] - x) ** 2 + (spot[1] - y) ** 2)
        for spot in spots:
            if self._nearly(round(spot[0]), round(spot[1]), SETTLE):
                place = settle(*spot, self.allows)
                if place is not None:
                    return place
        return None

    def _nearly(self, x: int, y: int, slack: int) -> bool:
        """Whether the base may be put there if every rule is relaxed by a slack."""
        r = self.r - slack
        if x < r or y < r or x > self.side - r or y > self.side - r:
            return False
        base = Disc(x, y, self.r)
        for shape, gap in self.keeps:
            if _closer(base, shape, gap - slack):
                return False
        return all(touching(base, shape, self.touch + slack) for shape in self.touched)


def beside(r: int, shape: Shape, touch: int, obstacles: Sequence[Shape], side: int = SIDE) -> Placing:
    """In contact with a creature or with ruins, and not overlapping anything (C-SUM-05, C-RUIN-03)."""
    return Placing(r, side).keep([shape, *obstacles]).touching(shape, touch)


def _closer(base: Disc, shape: Shape, gap: int) -> bool:
    """Whether a base is closer to a shape than a gap; the gap may be negative."""
    if gap == 0:
        return overlapping(base, shape)
    if isinstance(shape, Disc):
        return (base.x - shape.x) ** 2 + (base.y - shape.y) ** 2 < (base.r + shape.r + gap) ** 2
    return nearer(shape, base.x, base.y, base.r + gap)
