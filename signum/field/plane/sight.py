"""Line of sight: C-LOS.

A straight line from any point of the one base to any point of the other, blocked by nothing; a sliver is
enough, and a line that only touches a blocker is no sliver. A shape that one of the two bases overlaps does
not block between them (T-BLOCKS-LOS).
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from signum.field.plane.distance import overlapping
from signum.field.plane.lines import DOUBT
from signum.field.plane.passage import Opening, Passage
from signum.field.plane.shapes import Disc, Polygon, Shape

Line = tuple[float, float, float, float]

SKY: Final = 1e9
"""Higher than anything."""


class Sight:
    """What one base sees of another: a free line from rim to rim, or the blockers that suffice to hide it."""

    __slots__ = ("blockers", "line")

    def __init__(self, line: Line | None, blockers: list[int]) -> None:
        self.line = line
        self.blockers = blockers

    def __bool__(self) -> bool:
        return self.line is not None

    def __repr__(self) -> str:
        return f"Sight(line={self.line}, blockers={self.blockers})"


def sight(a: Disc, b: Disc, blockers: Sequence[Shape]) -> Sight:
    """Whether a sees b past the blockers (C-LOS-01, -02); `Sight.blockers` counts as they were given.

    The free line is the line of the centres where that is free.
    """
    band = Band(a, b, blockers)
    if band.hidden_by >= 0:
        return Sight(None, [band.hidden_by])
    if not band.central():
        return Sight(band.centre_line(), [])
    passage = band.passage()
    if passage.search():
        return Sight(_middle_line(passage, passage.found[0]), [])
    return Sight(None, sorted({blocker.index for blocker in passage.blockers[: passage.deepest + 1]}))


def sees(a: Disc, b: Disc, blockers: Sequence[Shape]) -> bool:
    """Whether a sees b past the blockers, without a line to show."""
    band = Band(a, b, blockers)
    if band.bare or band.hidden_by >= 0:
        return band.bare
    return not band.central() or band.passage().search()


def covered(a: Disc, b: Disc, blockers: Sequence[Shape], covers: Sequence[Shape]) -> bool:
    """Whether every free line crosses a cover: the attacker picks the line (T-COVER)."""
    return not sees(a, b, [*blockers, *covers])


class Band:
    """The shapes that reach into the band between the two outer tangents of the bases.

    Where none crosses the one tangent, or none the other, that tangent is free and the bases see each other.
    A shape that crosses both hides them from each other alone. Only what is left needs a search.
    """

    __slots__ = ("a", "b", "bare", "ex", "ey", "hidden_by", "long", "near", "shapes")

    def __init__(self, a: Disc, b: Disc, shapes: Sequence[Shape]) -> None:
        self.a = a
        self.b = b
        self.shapes = shapes
        self.ex = b.x - a.x
        self.ey = b.y - a.y
        self.near: list[int] = []
        self.bare = True
        self.hidden_by = -1
        square = self.ex * self.ex + self.ey * self.ey
        self.long = sqrt(square)
        if square > (a.r + b.r) * (a.r + b.r):
            self._look()

    def central(self) -> bool:
        """Whether a shape in the band may touch the line of the centres."""
        for index in self.near:
            shape = self.shapes[index]
            if isinstance(shape, Disc):
                if abs(self._offset(shape.x, shape.y)) <= shape.r + DOUBT:
                    return True
            else:
                offsets = [self._offset(x, y) for x, y, _ in shape.hull]
                if min(offsets) < DOUBT and max(offsets) > -DOUBT:
                    return True
        return False

    def passage(self) -> Passage:
        """The search past what is in the band."""
        passage = Passage(self.a, self.b)
        for index in self.near:
            shape = self.shapes[index]
            if isinstance(shape, Disc):
                passage.add_disc(index, shape)
            else:
                passage.add_polygon(index, shape)
        return passage

    def centre_line(self) -> Line:
        """The line of the centres, from rim to rim."""
        a, b, ex, ey = self.a, self.b, self.ex, self.ey
        from_a, from_b = a.r / (self.long or 1.0), b.r / (self.long or 1.0)
        return a.x + ex * from_a, a.y + ey * from_a, b.x - ex * from_b, b.y - ey * from_b

    def _offset(self, x: float, y: float) -> float:
        return (self.ex * (y - self.a.y) - self.ey * (x - self.a.x)) / self.long

    def _look(self) -> None:
        """Measure every shape along and across the line of the centres.

        With `lean` and `rise` the height above the upper tangent is lean * along + rise * across - a.r, and
        the same with -across below the lower one. Before `start` and after `end` a disc meets no line between
        the bases, or overlaps one of them.
        """
        a, b, long = self.a, self.b, self.long
        ar, br = float(a.r), float(b.r)
        ux, uy = self.ex / long, self.ey / long
        from_x = ux * a.x + uy * a.y
        from_y = ux * a.y - uy * a.x
        lean = (ar - br) / long
        rise = sqrt(1.0 - lean * lean)
        start = min(0.0, ar * lean) - DOUBT
        end = max(long, long + br * lean) + DOUBT
        wide = max(ar, br) + DOUBT
        top_bare = bottom_bare = True
        for index, shape in enumerate(self.shapes):
            across = ux * shape.y - uy * shape.x - from_y
            if abs(across) >= shape.r + wide:
                continue
            along = ux * shape.x + uy * shape.y - from_x
            if isinstance(shape, Disc):
                r = shape.r
                if along < start or along > end:
                    continue
                if (along < ar + r or along > long - br - r) and self._on_a_base(shape):
                    continue
                top = lean * along + rise * across - ar
                bottom = lean * along - rise * across - ar
                if top > r + DOUBT or bottom > r + DOUBT:
                    continue
                top += r
                bottom += r
                rest = rise * along
                side = abs(lean * across) + DOUBT
                hides = top > DOUBT and bottom > DOUBT and side < rest < rise * long - side
            else:
                if along < start - shape.r or along > end + shape.r:
                    continue
                top, bottom, hides = self._measure(shape, ux, uy, from_x, from_y, lean, rise)
                if top < -SKY:
                    continue
                r = shape.r
                if (along < ar + r or along > long - br - r) and self._on_a_base(shape):
                    continue
            if hides:
                self.hidden_by = index
                self.bare = False
                return
            self.near.append(index)
            top_bare = top_bare and top < -DOUBT
            bottom_bare = bottom_bare and bottom < -DOUBT
        self.bare = top_bare or bottom_bare

    def _measure(
        self, polygon: Polygon, ux: float, uy: float, from_x: float, from_y: float, lean: float, rise: float
    ) -> tuple[float, float, bool]:
        """How far a polygon reaches above and below the tangents, and whether it hides alone."""
        ar = float(self.a.r)
        length = rise * self.long
        top = bottom = -SKY
        least_top = least_bottom = SKY
        amid = True
        for x, y, _ in polygon.hull:
            across = ux * y - uy * x - from_y
            along = ux * x + uy * y - from_x
            above = lean * along + rise * across - ar
            below = lean * along - rise * across - ar
            if above > top:
                top = above
            if above < least_top:
                least_top = above
            if below > bottom:
                bottom = below
            if below < least_bottom:
                least_bottom = below
            side = abs(lean * across) + DOUBT
            if not side < rise * along < length - side:
                amid = False
        if least_top > DOUBT or least_bottom > DOUBT:
            return -2 * SKY, 0.0, False
        return top, bottom, amid and top > DOUBT and bottom > DOUBT

    def _on_a_base(self, shape: Shape) -> bool:
        return overlapping(self.a, shape) or overlapping(self.b, shape)


def chord(passage: Passage, nx: float, ny: float, offset: float) -> Line:
    """The stretch of a line from rim to rim."""
    x1, y1 = _rim(passage.a, nx, ny, offset, 1)
    x2, y2 = _rim(passage.b, nx, ny, offset, -1)
    return x1, y1, x2, y2


def _middle_line(passage: Passage, opening: Opening) -> Line:
    """The middle line of the middle direction of an opening."""
    nx, ny = opening.low.x + opening.high.x, opening.low.y + opening.high.y
    long = sqrt(nx * nx + ny * ny)
    nx, ny = nx / long, ny / long
    least, most = opening.offsets(nx, ny)
    return chord(passage, nx, ny, (least + most) / 2)


def _rim(base: Disc, nx: float, ny: float, offset: float, ahead: int) -> tuple[float, float]:
    """Where a line leaves a base (ahead 1) or enters it (-1)."""
    off = offset - (base.x * nx + base.y * ny)
    half = sqrt(max(0.0, base.r * base.r - off * off)) * ahead
    return base.x + off * nx + half * ny, base.y + off * ny - half * nx
