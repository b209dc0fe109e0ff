"""Regions: the outline of all places that a base can reach, to draw.

The outline never decides whether a place is inside; the walk does: `reaches(x, y, limit)`.
"""

from signum.field.plane.moves import March
from signum.field.plane.walk import NONE, Walk

RegionLoop = list[tuple[float, float]]
SegmentEnds = tuple[tuple[int, int], tuple[int, int]]

COARSE = 3_200
FINE = 400


def outline(walk: Walk | March, limit: int) -> list[RegionLoop]:
    """Closed curves round the reachable area, right to some tenths of a millimetre.

    The table is cut into squares. A square without an obstacle whose middle lies deep inside or far outside
    is not cut further; others are cut again, down to 4 mm, and there the curve goes between corners in and
    out.
    """
    return Tracer(walk, limit).loops()


class Tracer:
    """The known corners of the squares while the curve is drawn."""

    __slots__ = ("known", "limit", "pieces", "walk")

    def __init__(self, walk: Walk | March, limit: int) -> None:
        self.walk = walk
        self.limit = limit
        self.known: dict[tuple[int, int], int] = {}
        self.pieces: dict[SegmentEnds, SegmentEnds] = {}

    def loops(self) -> list[RegionLoop]:
        """Cut the square round the start, then join the pieces of the curve."""
        base = self.walk.base
        reach = -(-self.limit // COARSE) * COARSE
        for x in range(base.x - reach, base.x + reach, COARSE):
            for y in range(base.y - reach, base.y + reach, COARSE):
                self._square(x, y, COARSE)
        return self._joined()

    def _depth(self, x: int, y: int) -> int:
        """The rest of the limit at a place; negative outside, and lowest where no path leads."""
        depth = self.known.get((x, y))
        if depth is None:
            depth = self.walk.spare(x, y, self.limit, COARSE)
            self.known[x, y] = depth
        return depth

    def _square(self, x: int, y: int, size: int) -> None:
        half = size // 2
        low, high = self.walk.base.r, self.walk.side - self.walk.base.r
        if x + size < low or y + size < low or x > high or y > high:
            return
        across = size * 3 // 4
        if self.walk.clear(x + half, y + half, across) and abs(self._depth(x + half, y + half)) > across:
            return
        if size > FINE:
            for dx in (0, half):
                for dy in (0, half):
                    self._square(x + dx, y + dy, half)
        else:
            self._curve([(x, y), (x + size, y), (x + size, y + size), (x, y + size)])

    def _curve(self, corners: list[tuple[int, int]]) -> None:
        """The pieces of the curve in a smallest square."""
        inside = [self._depth(x, y) >= 0 for x, y in corners]
        leaves = [k for k in range(4) if inside[k] and not inside[(k + 1) % 4]]
        enters = [k for k in range(4) if not inside[k] and inside[(k + 1) % 4]]
        for leave in leaves:
            enter = min((leave - k) % 4 for k in enters)
            enter = (leave - enter) % 4
            self.pieces[corners[enter], corners[(enter + 1) % 4]] = corners[(leave + 1) % 4], corners[leave]

    def _joined(self) -> list[RegionLoop]:
        """Join each piece to the piece that begins in the neighbouring square."""
        loops: list[RegionLoop] = []
        while self.pieces:
            edge, following = self.pieces.popitem()
            loop = [self._point(edge), self._point(following)]
            while following in self.pieces:
                following = self.pieces.pop(following)
                loop.append(self._point(following))
            loops.append(loop[:-1] if following == edge else loop)
        return loops

    def _point(self, edge: SegmentEnds) -> tuple[float, float]:
        """The point where the curve crosses between a corner outside and a corner inside."""
        (ax, ay), (bx, by) = edge
        outer, inner = self._depth(ax, ay), self._depth(bx, by)
        if outer > NONE:
            part = outer / (outer - inner)
            return ax + (bx - ax) * part, ay + (by - ay) * part
        while abs(bx - ax) + abs(by - ay) > 1:
            mx, my = (ax + bx) // 2, (ay + by) // 2
            if self.walk.reaches(mx, my, self.limit):
                bx, by = mx, my
            else:
                ax, ay = mx, my
        return float(bx), float(by)
