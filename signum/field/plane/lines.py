"""Ranges of straight lines, turned until they touch something; every comparison is exact.

A line is known by its unit normal n and its offset along n. A line that passes above one disc and below
another, or above one and still meets another, satisfies one condition on its normal: `n . e > rho` for a
vector e between the two centres and a sum or difference rho of their radii. The normals that satisfy a
condition form an open arc, and its ends are the common tangents of the two discs. So the lines that satisfy
many conditions are a range of normals, narrowed condition by condition.
"""

from math import sqrt
from typing import Final

from signum.field.plane.roots import sign_with_root

DOUBT: Final = 1e-7
"""A floating-point result closer to zero is computed exactly; its error is a thousand times smaller."""


class Normal:
    """One end of a range: n = (rho e + side root(root) e') / e.e; e' is e turned left by 90 degrees.

    Vectors and radii are whole numbers kept as floats: their products stay below 2 ** 53 and so are exact.
    """

    __slots__ = ("ex", "ey", "rho", "root", "side", "x", "y")

    def __init__(self, ex: float, ey: float, rho: float, side: float) -> None:
        square = ex * ex + ey * ey
        self.ex = ex
        self.ey = ey
        self.rho = rho
        self.side = side
        self.root = square - rho * rho
        long = side * sqrt(self.root)
        self.x = (rho * ex - long * ey) / square
        self.y = (rho * ey + long * ex) / square

    def beyond(self, ex: float, ey: float, rho: float) -> int:
        """The sign of n . e - rho."""
        value = self.x * ex + self.y * ey - rho
        if value > DOUBT:
            return 1
        if value < -DOUBT:
            return -1
        square = int(self.ex * self.ex + self.ey * self.ey)
        along = int(self.ex * ex + self.ey * ey)
        across = int(self.ex * ey - self.ey * ex)
        first = int(self.rho) * along - int(rho) * square
        return sign_with_root(first, int(self.side) * across, int(self.root))

    def before(self, ex: float, ey: float) -> int:
        """1 when e lies to the left of n, -1 to its right."""
        value = self.x * ey - self.y * ex
        if value > DOUBT:
            return 1
        if value < -DOUBT:
            return -1
        along = int(self.ex * ex + self.ey * ey)
        across = int(self.ex * ey - self.ey * ex)
        return sign_with_root(int(self.rho) * across, -int(self.side) * along, int(self.root))


Range = tuple[Normal, Normal]


def narrow(low: Normal, high: Normal, ex: float, ey: float, rho: float) -> list[Range]:
    """The parts of a range, less than a half turn wide, in which n . e > rho.

    A range is open: an end at which the condition just fails counts as its inner neighbours do.
    """
    if rho < 0 and rho * rho >= ex * ex + ey * ey:
        return [(low, high)]
    if rho >= 0 and rho * rho >= ex * ex + ey * ey:
        return []
    at_low = low.beyond(ex, ey, rho) or low.before(ex, ey)
    at_high = high.beyond(ex, ey, rho) or -high.before(ex, ey)
    if at_low > 0:
        if at_high < 0:
            return [(low, Normal(ex, ey, rho, 1.0))]
        if rho < 0 and low.before(-ex, -ey) > 0 and high.before(-ex, -ey) < 0:
            return [(low, Normal(ex, ey, rho, 1.0)), (Normal(ex, ey, rho, -1.0), high)]
        return [(low, high)]
    if at_high > 0:
        return [(Normal(ex, ey, rho, -1.0), high)]
    if rho > 0 and low.before(ex, ey) > 0 and high.before(ex, ey) < 0:
        return [(Normal(ex, ey, rho, -1.0), Normal(ex, ey, rho, 1.0))]
    return []
