"""Line of sight: C-LOS.

A straight line from any point of the one base to any point of the other, blocked by nothing; a sliver is
enough, and a line that only touches a blocker is no sliver. A shape that one of the two bases overlaps does
not block between them (T-BLOCKS-LOS).

The search gives each blocker a side, above or below the line, and narrows the range of lines until none or
some are left; see `lines`. Nothing is sampled and no answer depends on rounding.
"""

from collections.abc import Sequence
from math import sqrt

from signum.field.plane.distance import overlapping
from signum.field.plane.lines import DOUBT, Normal, Range, narrow
from signum.field.plane.shapes import Disc, Point, Shape, Support

Line = tuple[float, float, float, float]


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
    """Whether a sees b past the blockers (C-LOS-01, -02); `Sight.blockers` counts as they were given."""
    return Search(a, b, blockers).first()


def sees(a: Disc, b: Disc, blockers: Sequence[Shape]) -> bool:
    """Whether a sees b past the blockers."""
    return Search(a, b, blockers).first().line is not None


def covered(a: Disc, b: Disc, blockers: Sequence[Shape], covers: Sequence[Shape]) -> bool:
    """Whether every free line crosses a cover: the attacker picks the line (T-COVER)."""
    return not sees(a, b, [*blockers, *covers])


def line_of_sight(a: Disc, b: Disc, blockers: Sequence[Shape]) -> tuple[float, float] | None:
    """The direction of the free line nearest to the line of the centres (A-BUCKSHOT), None without sight."""
    return Search(a, b, blockers).nearest()


class Blocker:
    """A convex shape, seen from the first base's centre; a disc is one support, a polygon its corners.

    `after` and `until` point from the one and the other base to it, across a line that parts them.
    """

    __slots__ = ("after", "always", "index", "offset", "supports", "until")

    def __init__(self, index: int, supports: list[Support], after: Point, until: Point) -> None:
        self.index = index
        self.supports = supports
        self.after = after
        self.until = until
        self.always = True
        self.offset = 0.0


class Search:
    """The lines that meet both bases, and the blockers they have to pass."""

    __slots__ = ("a", "across", "b", "blockers", "deepest", "found", "greedy", "lowers", "uppers")

    def __init__(self, a: Disc, b: Disc, shapes: Sequence[Shape]) -> None:
        self.a = a
        self.b = b
        self.across: Point = (b.x - a.x, b.y - a.y)
        self.blockers: list[Blocker] = []
        self.lowers: list[Support] = [(0, 0, -a.r), (self.across[0], self.across[1], -b.r)]
        self.uppers: list[Support] = [(0, 0, a.r), (self.across[0], self.across[1], b.r)]
        self.found: list[Range] = []
        self.greedy = False
        self.deepest = 0
        ex, ey = self.across
        if ex * ex + ey * ey > (a.r + b.r) * (a.r + b.r):
            for index, shape in enumerate(shapes):
                self._consider(index, shape)

    def first(self) -> Sight:
        """Any free line; the line of the centres where that is free."""
        if not self._central():
            return Sight(self._centre_line(), [])
        self.blockers.sort(key=_by_offset)
        low, high = self._all_lines()
        if self._free(0, low, high):
            return Sight(self._line(*self.found[0]), [])
        return Sight(None, sorted({blocker.index for blocker in self.blockers[: self.deepest + 1]}))

    def nearest(self) -> tuple[float, float] | None:
        """The direction of the free line that is turned least against the line of the centres."""
        ex, ey = self.across
        long = sqrt(ex * ex + ey * ey)
        if not self._central():
            return ex / long, ey / long
        self.greedy = True
        self._free(0, *self._all_lines())
        best: tuple[float, float, float] | None = None
        for low, high in self.found:
            for nx, ny in _candidates(low, high, -ey / long, ex / long):
                turned = abs(nx * ex + ny * ey)
                if best is None or turned < best[0]:
                    best = turned, ny, -nx
        return best and (best[1], best[2])

    def _all_lines(self) -> Range:
        """All normals of lines that meet both bases, from the first to the second."""
        ex, ey = self.across
        reach = self.a.r + self.b.r
        return Normal(ex, ey, reach, 1), Normal(ex, ey, -reach, 1)

    def _consider(self, index: int, shape: Shape) -> None:
        """Take in a shape that lies near the band between the two bases and that neither of them overlaps."""
        a, b = self.a, self.b
        ex, ey = self.across
        x = shape.x - a.x
        y = shape.y - a.y
        reach = shape.r + (max(a.r, b.r))
        along = x * ex + y * ey
        square = ex * ex + ey * ey
        if along <= 0:
            if x * x + y * y >= reach * reach:
                return
        elif along >= square:
            if (x - ex) * (x - ex) + (y - ey) * (y - ey) >= reach * reach:
                return
        else:
            aside = x * ey - y * ex
            if float(aside) * aside >= float(reach * reach) * square:
                return
        if overlapping(a, shape) or overlapping(b, shape):
            return
        if isinstance(shape, Disc):
            self._add(index, [(x, y, shape.r)], (x, y), (x - ex, y - ey))
            return
        hull = [(px - a.x, py - a.y) for px, py in shape.hull]
        if len(shape.pieces) == 1 or (_clear(hull, 0, 0, a.r) and _clear(hull, ex, ey, b.r)):
            self._add_corners(index, hull)
        else:
            for piece in shape.pieces:
                self._add_corners(index, [(px - a.x, py - a.y) for px, py in piece])

    def _add_corners(self, index: int, corners: list[Point]) -> None:
        ex, ey = self.across
        supports = [(x, y, 0) for x, y in corners]
        self._add(index, supports, _parting(corners, 0, 0), _parting(corners, ex, ey))

    def _add(self, index: int, supports: list[Support], after: Point, until: Point) -> None:
        self.blockers.append(Blocker(index, supports, after, until))

    def _central(self) -> bool:
        """Whether a blocker may touch the line of the centres; if so those never between are dropped."""
        ex, ey = self.across
        long = sqrt(ex * ex + ey * ey)
        central = False
        for blocker in self.blockers:
            above = below = False
            for x, y, r in blocker.supports:
                offset = (ex * y - ey * x) / long
                above = above or offset + r > -DOUBT
                below = below or offset - r < DOUBT
            blocker.offset = abs((ex * blocker.supports[0][1] - ey * blocker.supports[0][0]) / long)
            central = central or (above and below)
        if central:
            low, high = self._all_lines()
            self.blockers = [blocker for blocker in self.blockers if _placed_between(blocker, low, high)]
        return central

    def _free(self, k: int, low: Normal, high: Normal) -> bool:
        """Whether a line of the range passes the blockers from the k-th on."""
        if k == len(self.blockers):
            self.found.append((low, high))
            return not self.greedy
        if k > self.deepest:
            self.deepest = k
        blocker = self.blockers[k]
        if blocker.always:
            return self._above(k, low, high) or self._below(k, low, high)
        ax, ay = blocker.after
        bx, by = blocker.until
        for before_a in narrow(low, high, ay, -ax, 0):
            if self._free(k + 1, *before_a):
                return True
        for after_a in narrow(low, high, -ay, ax, 0):
            for after_b in narrow(*after_a, -by, bx, 0):
                if self._free(k + 1, *after_b):
                    return True
            for between in narrow(*after_a, by, -bx, 0):
                if self._above(k, *between) or self._below(k, *between):
                    return True
        return False

    def _above(self, k: int, low: Normal, high: Normal) -> bool:
        """Whether a line passes with the k-th blocker below it."""
        mark = len(self.lowers)
        supports = _extreme(self.blockers[k].supports, low, high, 1)
        ranges = [(low, high)]
        for x, y, r in supports:
            for ux, uy, h in self.uppers:
                ranges = _narrow_all(ranges, ux - x, uy - y, r - h)
                if not ranges:
                    return False
        self.lowers += supports
        free = False
        for part in ranges:
            free = free or self._free(k + 1, *part)
        if free:
            return True
        del self.lowers[mark:]
        return False

    def _below(self, k: int, low: Normal, high: Normal) -> bool:
        """Whether a line passes with the k-th blocker above it."""
        mark = len(self.uppers)
        supports = _extreme(self.blockers[k].supports, low, high, -1)
        ranges = [(low, high)]
        for x, y, r in supports:
            for lx, ly, h in self.lowers:
                ranges = _narrow_all(ranges, x - lx, y - ly, h + r)
                if not ranges:
                    return False
        self.uppers += [(x, y, -r) for x, y, r in supports]
        free = False
        for part in ranges:
            free = free or self._free(k + 1, *part)
        if free:
            return True
        del self.uppers[mark:]
        return False

    def _centre_line(self) -> Line:
        ex, ey = self.across
        long = sqrt(ex * ex + ey * ey) or 1.0
        a, b = self.a, self.b
        from_a, from_b = a.r / long, b.r / long
        return a.x + ex * from_a, a.y + ey * from_a, b.x - ex * from_b, b.y - ey * from_b

    def _line(self, low: Normal, high: Normal) -> Line:
        """The middle line of the middle direction of a free range, from rim to rim."""
        nx, ny = low.x + high.x, low.y + high.y
        long = sqrt(nx * nx + ny * ny)
        nx, ny = nx / long, ny / long
        least = max(x * nx + y * ny + h for x, y, h in self.lowers)
        most = min(x * nx + y * ny + h for x, y, h in self.uppers)
        offset = (least + most) / 2
        ex, ey = self.across
        x1, y1 = _rim(0, 0, self.a.r, nx, ny, offset, 1)
        x2, y2 = _rim(ex, ey, self.b.r, nx, ny, offset, -1)
        return self.a.x + x1, self.a.y + y1, self.a.x + x2, self.a.y + y2


def _by_offset(blocker: Blocker) -> float:
    return blocker.offset


def _narrow_all(ranges: list[Range], ex: int, ey: int, rho: int) -> list[Range]:
    if len(ranges) == 1:
        low, high = ranges[0]
        if rho >= 0 and low.x * ex + low.y * ey - rho > DOUBT and high.x * ex + high.y * ey - rho > DOUBT:
            return ranges
        return narrow(low, high, ex, ey, rho)
    return [part for low, high in ranges for part in narrow(low, high, ex, ey, rho)]


def _extreme(supports: list[Support], low: Normal, high: Normal, side: int) -> list[Support]:
    """The corners that can be highest (side 1) or lowest (-1) for a line of the range; all, if in doubt."""
    if len(supports) == 1:
        return supports
    start = _farthest(supports, side * low.x, side * low.y)
    end = _farthest(supports, side * high.x, side * high.y)
    if start < 0 or end < 0:
        return supports
    if start <= end:
        return supports[start : end + 1]
    return supports[start:] + supports[: end + 1]


def _farthest(supports: list[Support], nx: float, ny: float) -> int:
    best = second = -1e9
    index = -1
    for i, (x, y, _) in enumerate(supports):
        value = x * nx + y * ny
        if value > best:
            best, second, index = value, best, i
        elif value > second:
            second = value
    return index if best - second > DOUBT else -1


def _clear(corners: list[Point], x: int, y: int, r: int) -> bool:
    """Whether an edge of a convex polygon parts it from the disc, or a corner does."""
    px, py = _parting(corners, x, y)
    reach = min((cx - x) * px + (cy - y) * py for cx, cy in corners)
    return reach > 0 and reach * reach >= r * r * (px * px + py * py)


def _parting(corners: list[Point], x: int, y: int) -> Point:
    """A vector from a point outside a convex polygon straight towards its closest point."""
    best = corners[0]
    least = -1
    ax, ay = corners[-1]
    for bx, by in corners:
        square = (bx - x) * (bx - x) + (by - y) * (by - y)
        if least < 0 or square < least:
            least = square
            best = bx - x, by - y
        ex, ey = bx - ax, by - ay
        along = (x - ax) * ex + (y - ay) * ey
        if (x - ax) * ey - (y - ay) * ex > 0 and 0 < along < ex * ex + ey * ey:
            return -ey, ex
        ax, ay = bx, by
    return best


def _placed_between(blocker: Blocker, low: Normal, high: Normal) -> bool:
    """Whether the blocker lies between the bases for some lines; marked when it does for all."""
    ax, ay = blocker.after
    bx, by = blocker.until
    after_low, after_high = -low.before(ax, ay), -high.before(ax, ay)
    until_low, until_high = low.before(bx, by), high.before(bx, by)
    if (after_low <= 0 and after_high <= 0) or (until_low <= 0 and until_high <= 0):
        return False
    blocker.always = after_low > 0 and after_high > 0 and until_low > 0 and until_high > 0
    return True


def _candidates(low: Normal, high: Normal, nx: float, ny: float) -> list[tuple[float, float]]:
    """The ends of a range, and the given normal if it lies inside."""
    if low.x * ny - low.y * nx > 0 and nx * high.y - ny * high.x > 0:
        return [(nx, ny)]
    return [(low.x, low.y), (high.x, high.y)]


def _rim(x: int, y: int, r: int, nx: float, ny: float, offset: float, ahead: int) -> tuple[float, float]:
    """Where a line leaves a disc (ahead 1) or enters it (-1)."""
    off = offset - (x * nx + y * ny)
    half = sqrt(max(0.0, r * r - off * off)) * ahead
    return x + off * nx + half * ny, y + off * ny - half * nx
