"""Lines of sight to draw: two points, each inside its hex, in whole numbers."""

from collections.abc import Sequence
from fractions import Fraction

from signum.field.hexes.grid import DIRECTIONS, Axial, Point, centre, corners

SightLine = tuple[int, int, int, int]
"""Two points: x and y in the first hex, x and y in the second."""


def line_of_centres(a: Axial, b: Axial) -> SightLine:
    """From the centre of one hex to that of another."""
    return *centre(*a), *centre(*b)


def middle_line(way: Sequence[Axial]) -> SightLine:
    """The middle one of the lines that pass through the hexes of a way, in this order, and through no others.

    Such a line crosses each side between two of the hexes. Along and across the line of the centres it is
    `across = slope * along + offset`, with slope and offset in the middle of their possible values.
    """
    frame = _Frame(way[0], way[-1])
    left, right = _ends_of_sides(way)
    slope = frame.slope(left, right)
    offset = (max(frame.rest(one, slope) for one in left) + min(frame.rest(one, slope) for one in right)) / 2
    return *frame.chord_middle(way[0], slope, offset), *frame.chord_middle(way[-1], slope, offset)


class _Frame:
    """Coordinates along and across the line of the centres of two hexes."""

    __slots__ = ("x", "y")

    def __init__(self, a: Axial, b: Axial) -> None:
        (ax, ay), (bx, by) = centre(*a), centre(*b)
        self.x = bx - ax
        self.y = by - ay

    def along(self, point: Point) -> int:
        return self.x * point[0] + self.y * point[1]

    def across(self, point: Point) -> int:
        return self.x * point[1] - self.y * point[0]

    def rest(self, point: Point, slope: Fraction) -> Fraction:
        """The offset of the line of some slope through a point."""
        return self.across(point) - slope * self.along(point)

    def slope(self, left: list[Point], right: list[Point]) -> Fraction:
        """The middle of the slopes of lines that keep these points on their left and on their right."""
        lowest: list[Fraction] = []
        highest: list[Fraction] = []
        for one in left:
            for other in right:
                along = self.along(one) - self.along(other)
                if along:
                    bound = Fraction(self.across(one) - self.across(other), along)
                    (lowest if along > 0 else highest).append(bound)
        return (max(lowest) + min(highest)) / 2

    def chord_middle(self, one: Axial, slope: Fraction, offset: Fraction) -> Point:
        """The middle of a line's part in a hex, rounded."""
        around = corners(*one)
        rests = [self.rest(corner, slope) - offset for corner in around]
        x = y = Fraction(0)
        for at in range(6):
            (x1, y1), (x2, y2) = around[at - 1], around[at]
            before, after = rests[at - 1], rests[at]
            if (before < 0) != (after < 0):
                share = before / (before - after)
                x += (x1 + share * (x2 - x1)) / 2
                y += (y1 + share * (y2 - y1)) / 2
        return round(x), round(y)


def _ends_of_sides(way: Sequence[Axial]) -> tuple[list[Point], list[Point]]:
    """The left and the right ends of the sides between the hexes of a way."""
    left: list[Point] = []
    right: list[Point] = []
    for at in range(len(way) - 1):
        (q, r), (next_q, next_r) = way[at], way[at + 1]
        direction = DIRECTIONS.index((next_q - q, next_r - r))
        around = corners(q, r)
        left.append(around[direction])
        right.append(around[(direction + 1) % 6])
    return left, right
