"""Outlines to draw: closed curves round reachable areas, fast enough to compute on hover.

The outline never decides whether a place is inside; the rules do. Slits are drawn in smaller squares, and
those narrower than 1.5 mm a little wider than they are.
"""

from collections.abc import Callable, Sequence
from math import hypot
from typing import Final, Protocol, TypeAlias

from signum.classic.findings.slits import Slit, slits
from signum.engine.units import Point
from signum.field.plane.lengths import SIDE
from signum.field.plane.moves import March
from signum.field.plane.shapes import Disc, Shape
from signum.field.plane.walk import NONE
from signum.table.wire import Loop

COARSE: Final = 3_200
FINE: Final = 800
OVER: Final = 3 * COARSE // 4 + 1
"""The distance beyond the limit up to which lengths are measured."""
SMALL: Final = 100
"""The squares in which slits are drawn."""
SPREAD: Final = 120
"""So close to a place in a thin slit everything is drawn as if it were in it."""
NEARBY: Final = 200
"""So close to a place in a slit a free place is in it too."""
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


def outline(reaching: Reaching | March, limit: int, shapes: Sequence[Shape] = ()) -> tuple[Loop, ...]:
    """The curves, anticlockwise round the inside; slits are looked for between the given shapes."""
    sketch = Sketch(reaching, limit)
    loops = sketch.drawn()
    narrow = list(slits(reaching.base, shapes, limit, loops, sketch.fits, sketch.reaches))
    if narrow:
        sketch.take_in(narrow)
        loops = sketch.drawn()
    return loops


class Sketch:
    """The table cut into squares: only those that can hold a part of the curve are cut down to 8 mm.

    Squares with a slit are cut down to 1 mm.
    """

    def __init__(self, reaching: Reaching | March, limit: int) -> None:
        self.reaching = reaching
        self.limit = limit
        self.base = reaching.base
        self.fits = reaching.free.fits if isinstance(reaching, March) else reaching.fits
        reach = -(-limit // COARSE) * COARSE
        self.left, self.below = self.base.x - reach, self.base.y - reach
        self.across = 2 * reach
        self.known: dict[Point, int] = {}
        self.pieces: dict[Ends, Ends] = {}
        self.points: dict[Ends, Point] = {}
        self.narrow: dict[Point, set[Slit]] = {}
        """The squares of 8 mm that are cut further, with the slits in and beside them."""
        self.kept: set[tuple[int, int, int]] = set()
        """These squares and the larger ones round them, with their sizes."""

    def take_in(self, narrow: Sequence[Slit]) -> None:
        """Let further drawings show slits."""
        for slit in narrow:
            x, y = slit.place
            for dx in (-NEARBY, 0, NEARBY):
                for dy in (-NEARBY, 0, NEARBY):
                    self.narrow.setdefault(self._square_of(x + dx, y + dy), set()).add(slit)
        for x, y in self.narrow:
            for size in (FINE, 2 * FINE, COARSE):
                self.kept.add((x - (x - self.left) % size, y - (y - self.below) % size, size))
        for (x, y), there in self.narrow.items():
            for dx in range(0, FINE + 1, SMALL):
                for dy in range(0, FINE + 1, SMALL):
                    self._guess(x + dx, y + dy, there)

    def _guess(self, x: int, y: int, narrow: set[Slit]) -> None:
        """Take a free place near a slit, or any place in a thin one, for reachable without a search."""
        away = [(hypot(x - slit.place[0], y - slit.place[1]), slit.thin) for slit in narrow]
        if any(far <= SPREAD and thin for far, thin in away) or (
            any(far <= NEARBY for far, _ in away) and self.fits(x, y)
        ):
            self.known[x, y] = max(0, self.known.get((x, y), 0))

    def drawn(self) -> tuple[Loop, ...]:
        """Cut, join the pieces of the curve, and drop insignificant corners."""
        for x in range(self.left, self.left + self.across, COARSE):
            for y in range(self.below, self.below + self.across, COARSE):
                self._square(x, y, COARSE)
        loops = [smoothed(loop) for loop in self._joined()]
        return tuple([loop for loop in loops if len(loop) > 2])

    def reaches(self, x: int, y: int) -> bool:
        """Whether a place can be reached."""
        return self.reaching.reaches(x, y, self.limit)

    def _square_of(self, x: int, y: int) -> Point:
        """The lower left corner of the square of 8 mm that holds a place."""
        return x - (x - self.left) % FINE, y - (y - self.below) % FINE

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
        empty = (x, y, size) not in self.kept and self.reaching.clear(*middle, across)
        if empty and abs(self._depth(*middle)) > across:
            return
        if size > FINE:
            for dx in (0, half):
                for dy in (0, half):
                    self._square(x + dx, y + dy, half)
        elif (x, y) in self.narrow:
            for left in range(x, x + FINE, SMALL):
                for below in range(y, y + FINE, SMALL):
                    right, above = left + SMALL, below + SMALL
                    self._curve([(left, below), (right, below), (right, above), (left, above)])
        else:
            self._curve(self._border(x, y))

    def _border(self, x: int, y: int) -> list[Point]:
        """The corners of a square of 8 mm, and those of the small squares beside it."""
        found: list[Point] = []
        for cx, cy, ux, uy in (
            (x, y, 1, 0),
            (x + FINE, y, 0, 1),
            (x + FINE, y + FINE, -1, 0),
            (x, y + FINE, 0, -1),
        ):
            beside = (x + uy * FINE, y - ux * FINE) in self.narrow
            steps = range(0, FINE, SMALL) if beside else (0,)
            found += [(cx + ux * step, cy + uy * step) for step in steps]
        return found

    def _curve(self, corners: list[Point]) -> None:
        """The pieces of the curve in a smallest square."""
        count = len(corners)
        inside = [self._depth(x, y) >= 0 for x, y in corners]
        leaves = [k for k in range(count) if inside[k] and not inside[k + 1 - count]]
        enters = [k for k in range(count) if not inside[k] and inside[k + 1 - count]]
        for leave in leaves:
            enter = (leave - min((leave - k) % count for k in enters)) % count
            self.pieces[corners[enter], corners[enter + 1 - count]] = (
                corners[leave + 1 - count],
                corners[leave],
            )

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
        point = self.points.get(edge)
        if point is None:
            point = self.points[edge] = self._crossing(edge)
        return point

    def _crossing(self, edge: Ends) -> Point:
        (ax, ay), (bx, by) = edge
        outer, inner = self._depth(ax, ay), self._depth(bx, by)
        if outer > NONE:
            part = outer / (outer - inner)
            return round(ax + (bx - ax) * part), round(ay + (by - ay) * part)
        if not self.fits(ax, ay):
            # Mostly it ends at the rim of a shape; then only the very end is measured.
            rim = _between((ax, ay), (bx, by), self.fits)
            if self.reaches(*rim):
                return rim
            ax, ay = rim
        return _between((ax, ay), (bx, by), self.reaches)


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
