"""Line of sight: C-LOS.

A base sees another if any straight line from a point of the one to a point of the other meets no blocker. A
sliver is enough, but a line that touches a blocker does not count. A shape that one of the two bases overlaps
does not block between them (T-BLOCKS-LOS).
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from signum.field.plane.distance import overlapping
from signum.field.plane.lines import DOUBT
from signum.field.plane.passage import Opening, Passage
from signum.field.plane.shapes import Disc, Polygon, Shape

SightLine = tuple[float, float, float, float]

SKY: Final = 1e9
"""Higher than anything."""


class Visibility:
    """The sight of one base from another: a free line from rim to rim, or blockers that hide it."""

    __slots__ = ("blockers", "line")

    def __init__(self, line: SightLine | None, blockers: list[int]) -> None:
        self.line = line
        self.blockers = blockers

    def __bool__(self) -> bool:
        return self.line is not None

    def __repr__(self) -> str:
        return f"Visibility(line={self.line}, blockers={self.blockers})"


def sight(a: Disc, b: Disc, blockers: Sequence[Shape]) -> Visibility:
    """Whether a sees b past the blockers (C-LOS-01, -02); `Visibility.blockers` has their indices.

    The free line is the line of the centres where that is free.
    """
    band = Band(a, b, blockers)
    if band.hidden_by >= 0:
        return Visibility(None, [band.hidden_by])
    if not band.central():
        return Visibility(band.centre_line(), [])
    passage = band.passage()
    if passage.search():
        return Visibility(_middle_line(passage, passage.found[0]), [])
    return Visibility(None, sorted({blocker.index for blocker in passage.blockers[: passage.deepest + 1]}))


def sees(a: Disc, b: Disc, blockers: Sequence[Shape]) -> bool:
    """Whether a sees b past the blockers, without finding a line to show."""
    band = Band(a, b, blockers)
    if band.bare or band.hidden_by >= 0:
        return band.bare
    return not band.central() or band.passage().search()


def covered(a: Disc, b: Disc, blockers: Sequence[Shape], covers: Sequence[Shape]) -> bool:
    """Whether every free line crosses a cover: the attacker picks the line (T-COVER)."""
    return not sees(a, b, [*blockers, *covers])


class Band:
    """The shapes that reach into the band between the two outer tangents of the bases.

    If no shape crosses one of the tangents, that tangent is free and the bases see each other. A single shape
    that crosses both tangents hides the bases from each other. Only the other cases need a search.
    """

    __slots__ = (
        "a", "b", "bare", "bottom", "ex", "ey", "hidden_by", "hides", "lean", "long", "near", "rise",
        "shapes", "top",
    )  # fmt: skip

    def __init__(self, a: Disc, b: Disc, shapes: Sequence[Shape]) -> None:
        self.a = a
        self.b = b
        self.shapes = shapes
        self.ex = float(b.x - a.x)
        self.ey = float(b.y - a.y)
        self.near: list[int] = []
        self.bare = True
        self.hidden_by = -1
        square = self.ex * self.ex + self.ey * self.ey
        self.long = sqrt(square)
        if square > float((a.r + b.r) * (a.r + b.r)):
            self.lean = (a.r - b.r) / self.long
            self.rise = sqrt(1.0 - self.lean * self.lean)
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
        """The search past the shapes in the band."""
        passage = Passage(self.a, self.b)
        for index in self.near:
            shape = self.shapes[index]
            if isinstance(shape, Disc):
                passage.add_disc(index, shape)
            else:
                passage.add_polygon(index, shape)
        return passage

    def centre_line(self) -> SightLine:
        """The line of the centres, from rim to rim."""
        a, b, ex, ey = self.a, self.b, self.ex, self.ey
        from_a, from_b = a.r / (self.long or 1.0), b.r / (self.long or 1.0)
        return a.x + ex * from_a, a.y + ey * from_a, b.x - ex * from_b, b.y - ey * from_b

    def _offset(self, x: float, y: float) -> float:
        return (self.ex * (y - self.a.y) - self.ey * (x - self.a.x)) / self.long

    def _look(self) -> None:
        """Measure every shape along and across the line of the centres; most lie far from it.

        Before the tangents start and after they end, a disc meets no line or overlaps a base.
        """
        a, b, long = self.a, self.b, self.long
        ux, uy = self.ex / long, self.ey / long
        from_x, from_y = ux * a.x + uy * a.y, ux * a.y - uy * a.x
        wide = max(a.r, b.r) + DOUBT
        start, end = min(0.0, a.r * self.lean) - DOUBT, long + max(0.0, b.r * self.lean) + DOUBT
        top_bare = bottom_bare = True
        for index, shape in enumerate(self.shapes):
            across = ux * shape.y - uy * shape.x - from_y
            if abs(across) >= shape.r + wide:
                continue
            along = ux * shape.x + uy * shape.y - from_x
            if isinstance(shape, Disc):
                if along < start or along > end or not self._disc_reaches(shape, along, across):
                    continue
            elif (
                along < start - shape.r
                or along > end + shape.r
                or not self._polygon_reaches(shape, along, ux, uy, from_x, from_y)
            ):
                continue
            if self.hides:
                self.hidden_by = index
                self.bare = False
                return
            self.near.append(index)
            top_bare = top_bare and self.top < -DOUBT
            bottom_bare = bottom_bare and self.bottom < -DOUBT
        self.bare = top_bare or bottom_bare

    def _disc_reaches(self, disc: Disc, along: float, across: float) -> bool:
        """Whether a disc may reach into the band; notes its reach beyond each tangent, and if it hides."""
        lean, rise, long, r = self.lean, self.rise, self.long, float(disc.r)
        ar, br = self.a.r, self.b.r
        if (along < ar + r or along > long - br - r) and self._on_a_base(disc):
            return False
        middle = lean * along - ar + r
        high = rise * across
        self.top = top = middle + high
        self.bottom = bottom = middle - high
        aside = abs(lean * across) + DOUBT
        amid = aside < rise * along < rise * long - aside
        self.hides = amid and top > DOUBT and bottom > DOUBT
        return top < 2.0 * r + DOUBT and bottom < 2.0 * r + DOUBT

    def _polygon_reaches(
        self, polygon: Polygon, middle: float, ux: float, uy: float, from_x: float, from_y: float
    ) -> bool:
        """The same for a polygon, corner by corner."""
        lean, rise, long, r = self.lean, self.rise, self.long, float(polygon.r)
        ar, br = float(self.a.r), float(self.b.r)
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
            aside = abs(lean * across) + DOUBT
            if not aside < rise * along < rise * long - aside:
                amid = False
        if least_top > DOUBT or least_bottom > DOUBT:
            return False
        self.top = top
        self.bottom = bottom
        self.hides = amid and top > DOUBT and bottom > DOUBT
        return not ((middle < ar + r or middle > long - br - r) and self._on_a_base(polygon))

    def _on_a_base(self, shape: Shape) -> bool:
        return overlapping(self.a, shape) or overlapping(self.b, shape)


def chord(passage: Passage, nx: float, ny: float, offset: float) -> SightLine:
    """The stretch of a line from rim to rim."""
    x1, y1 = _rim(passage.a, nx, ny, offset, 1)
    x2, y2 = _rim(passage.b, nx, ny, offset, -1)
    return x1, y1, x2, y2


def _middle_line(passage: Passage, opening: Opening) -> SightLine:
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
