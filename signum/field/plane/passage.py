"""Passages: the ranges of lines from one base to another that pass every blocker on one side or the other.

Each blocker gets a side, above or below the line, and the range of lines narrows until it is empty or all
blockers are passed; see `lines`. Nothing is sampled and no result depends on rounding.
"""

from typing import Final

from signum.field.plane.lines import DOUBT, Normal, narrow
from signum.field.plane.shapes import Disc, Polygon, Support

Vector = tuple[float, float]

LOW: Final = 1e9
"""Lower than anything, below zero."""


class Blocker:
    """A convex shape: a disc is one support, a polygon has its corners.

    It is `always` between the bases if no relevant line meets it before the first base or after the second.
    Otherwise `after` and `until` point from the first and the second base to it, across a line that separates
    them.
    """

    __slots__ = ("after", "always", "index", "offset", "supports", "until")

    def __init__(self, index: int, supports: list[Support]) -> None:
        self.index = index
        self.supports = supports
        self.after: Vector = (0.0, 0.0)
        self.until: Vector = (0.0, 0.0)
        self.always = True
        self.offset = 0.0


class Opening:
    """A free range of lines, with the supports below and above them."""

    __slots__ = ("high", "low", "lowers", "uppers")

    def __init__(self, low: Normal, high: Normal, lowers: list[Support], uppers: list[Support]) -> None:
        self.low = low
        self.high = high
        self.lowers = lowers
        self.uppers = uppers

    def offsets(self, nx: float, ny: float) -> tuple[float, float]:
        """The smallest and the largest offset of its lines with a normal."""
        least = max(x * nx + y * ny - r for x, y, r in self.lowers)
        most = min(x * nx + y * ny + r for x, y, r in self.uppers)
        return least, most


class Passage:
    """The lines that meet two bases, and the blockers that they have to pass.

    `lowers` and `uppers` are the supports below and above a line, each with its radius: positive where the
    line must meet the support, negative where it must miss it.
    """

    __slots__ = (
        "a",
        "b",
        "blockers",
        "deepest",
        "every",
        "ex",
        "ey",
        "found",
        "high",
        "low",
        "lowers",
        "uppers",
    )

    def __init__(self, a: Disc, b: Disc) -> None:
        self.a = a
        self.b = b
        self.ex = float(b.x - a.x)
        self.ey = float(b.y - a.y)
        reach = float(a.r + b.r)
        self.low = Normal(self.ex, self.ey, reach, 1.0)
        self.high = Normal(self.ex, self.ey, -reach, 1.0)
        self.blockers: list[Blocker] = []
        first: Support = (float(a.x), float(a.y), float(a.r))
        second: Support = (float(b.x), float(b.y), float(b.r))
        self.lowers = [first, second]
        self.uppers = [first, second]
        self.found: list[Opening] = []
        self.every = False
        self.deepest = 0

    def add_disc(self, index: int, disc: Disc) -> None:
        """Add a blocking disc that overlaps neither base."""
        self._add(Blocker(index, [(float(disc.x), float(disc.y), float(disc.r))]))

    def add_polygon(self, index: int, polygon: Polygon) -> None:
        """Add a blocking polygon that overlaps neither base: its hull, or pieces if a base is in a bay."""
        if len(polygon.pieces) > 1 and (_in_a_bay(polygon, self.a) or _in_a_bay(polygon, self.b)):
            for piece in polygon.pieces:
                self._add(Blocker(index, piece))
        else:
            self._add(Blocker(index, polygon.hull))

    def search(self, every: bool = False) -> bool:
        """Find a free range of lines, or all; without one, `blockers[: deepest + 1]` suffice to block."""
        self.every = every
        self.blockers.sort(key=_by_offset)
        return self._free(0, self.low, self.high)

    def _add(self, blocker: Blocker) -> None:
        """Keep a blocker that lies between the bases for some lines, and note whether it does for all."""
        ax, ay = float(self.a.x), float(self.a.y)
        lx, ly = self.low.x, self.low.y
        hx, hy = self.high.x, self.high.y
        end_low = ly * self.ex - lx * self.ey - DOUBT
        end_high = hy * self.ex - hx * self.ey - DOUBT
        for px, py, _ in blocker.supports:
            x = px - ax
            y = py - ay
            if not (DOUBT < ly * x - lx * y < end_low and DOUBT < hy * x - hx * y < end_high):
                blocker.always = False
                break
        if blocker.always or self._sometimes(blocker):
            px, py, _ = blocker.supports[0]
            blocker.offset = abs(self.ex * (py - ay) - self.ey * (px - ax))
            self.blockers.append(blocker)

    def _sometimes(self, blocker: Blocker) -> bool:
        """Whether the blocker lies between the bases at least for some lines."""
        low, high = self.low, self.high
        blocker.after = _parting(blocker.supports, float(self.a.x), float(self.a.y))
        blocker.until = _parting(blocker.supports, float(self.b.x), float(self.b.y))
        ax, ay = blocker.after
        bx, by = blocker.until
        starts = low.before(ax, ay) < 0 or high.before(ax, ay) < 0
        return starts and (low.before(bx, by) > 0 or high.before(bx, by) > 0)

    def _free(self, k: int, low: Normal, high: Normal) -> bool:
        """Whether a line of the range passes the blockers from the k-th on."""
        if k == len(self.blockers):
            self.found.append(Opening(low, high, self.lowers.copy(), self.uppers.copy()))
            return not self.every
        if k > self.deepest:
            self.deepest = k
        blocker = self.blockers[k]
        if blocker.always:
            return self._beside(k, low, high, 1.0) or self._beside(k, low, high, -1.0)
        ax, ay = blocker.after
        bx, by = blocker.until
        for first, last in narrow(low, high, ay, -ax, 0.0):
            if self._free(k + 1, first, last):
                return True
        for start, end in narrow(low, high, -ay, ax, 0.0):
            for first, last in narrow(start, end, -by, bx, 0.0):
                if self._free(k + 1, first, last):
                    return True
            for first, last in narrow(start, end, by, -bx, 0.0):
                if self._beside(k, first, last, 1.0) or self._beside(k, first, last, -1.0):
                    return True
        return False

    def _beside(self, k: int, low: Normal, high: Normal, side: float) -> bool:
        """Whether a line of the range passes above (side 1) or below (-1) the k-th blocker, and the rest."""
        supports = self.blockers[k].supports
        if len(supports) > 1:
            supports = _extreme(supports, low, high, side)
        others = self.uppers if side > 0 else self.lowers
        for x, y, r in supports:
            for ox, oy, keep in others:
                ex = (ox - x) * side
                ey = (oy - y) * side
                rho = r - keep
                if (
                    low.x * ex + low.y * ey - rho > DOUBT
                    and high.x * ex + high.y * ey - rho > DOUBT
                    and (rho >= 0 or low.x * ey - low.y * ex > DOUBT or high.x * ey - high.y * ex < -DOUBT)
                ):
                    continue
                parts = narrow(low, high, ex, ey, rho)
                if not parts:
                    return False
                low, high = parts[0]
                if len(parts) > 1:
                    first, last = parts[1]
                    return self._beside(k, low, high, side) or self._beside(k, first, last, side)
        passed = self.lowers if side > 0 else self.uppers
        mark = len(passed)
        for x, y, r in supports:
            passed.append((x, y, -r))
        if self._free(k + 1, low, high):
            return True
        del passed[mark:]
        return False


def _by_offset(blocker: Blocker) -> float:
    return blocker.offset


def _extreme(corners: list[Support], low: Normal, high: Normal, side: float) -> list[Support]:
    """The corners that can be highest (side 1) or lowest (-1) for a line of a range; all, if in doubt."""
    start = _peak(corners, low.x * side, low.y * side)
    end = _peak(corners, high.x * side, high.y * side)
    if start < 0 or end < 0:
        return corners
    if start <= end:
        return corners[start : end + 1]
    return corners[start:] + corners[: end + 1]


def _peak(corners: list[Support], nx: float, ny: float) -> int:
    """The corner of a convex polygon farthest along n, -1 if in doubt."""
    best = second = -LOW
    at = -1
    for i, (x, y, _) in enumerate(corners):
        value = x * nx + y * ny
        if value > best:
            second = best
            best = value
            at = i
        elif value > second:
            second = value
    return at if best - second > DOUBT else -1


def _in_a_bay(polygon: Polygon, base: Disc) -> bool:
    """Whether a base reaches into the hull of a polygon that is not convex."""
    reach = polygon.r + base.r
    if (polygon.x - base.x) ** 2 + (polygon.y - base.y) ** 2 >= reach * reach:
        return False
    px, py = _parting(polygon.hull, float(base.x), float(base.y))
    away = int(min((x - base.x) * px + (y - base.y) * py for x, y, _ in polygon.hull))
    return away <= 0 or away * away < base.r * base.r * int(px * px + py * py)


def _parting(corners: list[Support], x: float, y: float) -> Vector:
    """A vector from a point outside a convex polygon straight towards its closest point."""
    best = corners[0][0] - x, corners[0][1] - y
    if len(corners) == 1:
        return best
    least = -1.0
    ax, ay, _ = corners[-1]
    for bx, by, _ in corners:
        ex = bx - ax
        ey = by - ay
        wx = x - ax
        wy = y - ay
        along = wx * ex + wy * ey
        if wx * ey - wy * ex > 0.0 and 0.0 < along < ex * ex + ey * ey:
            return -ey, ex
        square = wx * wx + wy * wy
        if least < 0.0 or square < least:
            least = square
            best = -wx, -wy
        ax = bx
        ay = by
    return best
