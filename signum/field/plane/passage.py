"""Passages: the ranges of lines from one base to another that pass every blocker on one side or the other.

Each blocker gets a side, above or below the line, and the range of lines narrows until none or some are left;
see `lines`. Nothing is sampled and no answer depends on rounding.
"""

from signum.field.plane.lines import DOUBT, Normal, narrow
from signum.field.plane.shapes import Disc, Point, Polygon

Support = tuple[int, int, int]
"""A disc, or a corner with radius 0."""


class Blocker:
    """A convex shape, seen from the first base's centre; a disc is one support, a polygon its corners.

    It is `always` between the bases if no line in question meets it before the one or after the other. If
    not, `after` and `until` point from the one and the other base to it, across a line that parts them.
    """

    __slots__ = ("after", "always", "index", "offset", "supports", "until")

    def __init__(self, index: int, supports: list[Support]) -> None:
        self.index = index
        self.supports = supports
        self.after: Point = (0, 0)
        self.until: Point = (0, 0)
        self.always = True
        self.offset = 0


class Opening:
    """A free range of lines, with what they have below and above them."""

    __slots__ = ("high", "low", "lowers", "uppers")

    def __init__(self, low: Normal, high: Normal, lowers: list[Support], uppers: list[Support]) -> None:
        self.low = low
        self.high = high
        self.lowers = lowers
        self.uppers = uppers

    def offsets(self, nx: float, ny: float) -> tuple[float, float]:
        """The least and the greatest offset of its lines with a normal."""
        least = max(x * nx + y * ny - r for x, y, r in self.lowers)
        most = min(x * nx + y * ny + r for x, y, r in self.uppers)
        return least, most


class Passage:
    """The lines that meet two bases, and the blockers they have to pass.

    `lowers` and `uppers` are what a line has below and above it, each with its radius: positive where the
    line must meet it, negative where it must miss it.
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
        self.ex = b.x - a.x
        self.ey = b.y - a.y
        self.low = Normal(self.ex, self.ey, a.r + b.r, 1)
        self.high = Normal(self.ex, self.ey, -a.r - b.r, 1)
        self.blockers: list[Blocker] = []
        self.lowers: list[Support] = [(0, 0, a.r), (self.ex, self.ey, b.r)]
        self.uppers: list[Support] = [(0, 0, a.r), (self.ex, self.ey, b.r)]
        self.found: list[Opening] = []
        self.every = False
        self.deepest = 0

    def add_disc(self, index: int, disc: Disc) -> None:
        """Let a disc block that overlaps neither base."""
        x, y = disc.x - self.a.x, disc.y - self.a.y
        self._add(Blocker(index, [(x, y, disc.r)]))

    def add_polygon(self, index: int, polygon: Polygon) -> None:
        """Let a polygon block that overlaps neither base: as its hull, in pieces if one stands in a bay."""
        ax, ay = self.a.x, self.a.y
        hull = [(x - ax, y - ay, 0) for x, y in polygon.hull]
        if self._in_a_bay(polygon, hull):
            for piece in polygon.pieces:
                self._add(Blocker(index, [(x - ax, y - ay, 0) for x, y in piece]))
        else:
            self._add(Blocker(index, hull))

    def search(self, every: bool = False) -> bool:
        """Find a free range of lines, or all; without one `blockers[: deepest + 1]` suffice to block."""
        self.every = every
        self.blockers.sort(key=_by_offset)
        return self._free(0, self.low, self.high)

    def _in_a_bay(self, polygon: Polygon, hull: list[Support]) -> bool:
        """Whether a base reaches into the hull of a polygon that is not convex."""
        if len(polygon.pieces) == 1:
            return False
        a, b = self.a, self.b
        far = (polygon.x - a.x) ** 2 + (polygon.y - a.y) ** 2 >= (polygon.r + a.r) ** 2
        if not far and not _clear(hull, 0, 0, a.r):
            return True
        far = (polygon.x - b.x) ** 2 + (polygon.y - b.y) ** 2 >= (polygon.r + b.r) ** 2
        return not far and not _clear(hull, self.ex, self.ey, b.r)

    def _add(self, blocker: Blocker) -> None:
        """Keep a blocker that lies between the bases for some lines, and note whether it does for all."""
        lx, ly = self.low.x, self.low.y
        hx, hy = self.high.x, self.high.y
        end_low = ly * self.ex - lx * self.ey - DOUBT
        end_high = hy * self.ex - hx * self.ey - DOUBT
        for x, y, _ in blocker.supports:
            if not (DOUBT < ly * x - lx * y < end_low and DOUBT < hy * x - hx * y < end_high):
                blocker.always = False
        if blocker.always or self._sometimes(blocker):
            x, y, _ = blocker.supports[0]
            blocker.offset = abs(self.ex * y - self.ey * x)
            self.blockers.append(blocker)

    def _sometimes(self, blocker: Blocker) -> bool:
        """Whether the blocker lies between the bases at least for some lines."""
        low, high = self.low, self.high
        blocker.after = after = _parting(blocker.supports, 0, 0)
        blocker.until = until = _parting(blocker.supports, self.ex, self.ey)
        starts = low.before(*after) < 0 or high.before(*after) < 0
        return starts and (low.before(*until) > 0 or high.before(*until) > 0)

    def _free(self, k: int, low: Normal, high: Normal) -> bool:
        """Whether a line of the range passes the blockers from the k-th on."""
        if k == len(self.blockers):
            self.found.append(Opening(low, high, self.lowers.copy(), self.uppers.copy()))
            return not self.every
        self.deepest = max(self.deepest, k)
        blocker = self.blockers[k]
        if blocker.always:
            return self._beside(k, low, high, 1) or self._beside(k, low, high, -1)
        ax, ay = blocker.after
        bx, by = blocker.until
        for before in narrow(low, high, ay, -ax, 0):
            if self._free(k + 1, *before):
                return True
        for after in narrow(low, high, -ay, ax, 0):
            for beyond in narrow(*after, -by, bx, 0):
                if self._free(k + 1, *beyond):
                    return True
            for between in narrow(*after, by, -bx, 0):
                if self._beside(k, *between, 1) or self._beside(k, *between, -1):
                    return True
        return False

    def _beside(self, k: int, low: Normal, high: Normal, side: int) -> bool:
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
                if len(parts) > 1:
                    return self._beside(k, *parts[0], side) or self._beside(k, *parts[1], side)
                low, high = parts[0]
        passed = self.lowers if side > 0 else self.uppers
        mark = len(passed)
        for x, y, r in supports:
            passed.append((x, y, -r))
        if self._free(k + 1, low, high):
            return True
        del passed[mark:]
        return False


def _by_offset(blocker: Blocker) -> int:
    return blocker.offset


def _extreme(corners: list[Support], low: Normal, high: Normal, side: int) -> list[Support]:
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
    values = [x * nx + y * ny for x, y, _ in corners]
    top = max(values)
    at = values.index(top)
    after = values[at + 1] if at + 1 < len(values) else values[0]
    return at if top - values[at - 1] > DOUBT and top - after > DOUBT else -1


def _clear(corners: list[Support], x: int, y: int, r: int) -> bool:
    """Whether an edge of a convex polygon parts it from the disc, or a corner does."""
    px, py = _parting(corners, x, y)
    reach = min((cx - x) * px + (cy - y) * py for cx, cy, _ in corners)
    return reach > 0 and reach * reach >= r * r * (px * px + py * py)


def _parting(corners: list[Support], x: int, y: int) -> Point:
    """A vector from a point outside a convex polygon straight towards its closest point."""
    best = corners[0][0] - x, corners[0][1] - y
    if len(corners) == 1:
        return best
    least = -1
    ax, ay, _ = corners[-1]
    for bx, by, _ in corners:
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
