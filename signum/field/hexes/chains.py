"""Chains: the hexes that a straight line from one hex to another passes through.

A line of sight is free if its chain holds no blocking hex. Lines that meet no corner of the grid suffice:
blocking hexes are closed sets, so a free line keeps a distance from all of them and can be moved a little.
Such lines are of finitely many kinds, each with its chain. A chain that contains another one is not needed.

To list the kinds, turn a line of each kind to the one side as far as its kind allows. It then passes through
two corners or more, and turned back a little about a point between two of them it is of its kind again. So
every pair of corners without a third one between them gives one kind, and every kind is found.
"""

from functools import cache
from math import gcd

from signum.field.hexes.grid import DIRECTIONS, Axial, Point, centre, corners, grid_distance, turned

Chain = tuple[Axial, ...]
"""Hexes from neighbour to neighbour, without the two ends."""


def chains(q: int, r: int) -> list[Chain]:
    """The chains from the hex (0, 0) to (q, r) that contain no other chain; short and straight ones first."""
    (far, aside), mirrored, sixths = max(
        (turned(q, r, sixths, mirrored), mirrored, sixths)
        for mirrored in (False, True)
        for sixths in range(6)
    )
    back = sixths if mirrored else 6 - sixths
    return [
        tuple(turned(hex_q, hex_r, back, mirrored) for hex_q, hex_r in chain) for chain in _chains(far, aside)
    ]


@cache
def on_the_line_of_centres(q: int, r: int) -> Chain:
    """The hexes that the line from the centre of (0, 0) to that of (q, r) touches, without the two ends."""
    x, y = centre(q, r)
    found: list[Axial] = []
    for near in _near_hexes(q, r):
        ahead_x, ahead_y = centre(*near)
        across = [x * cy - y * cx for cx, cy in corners(*near)]
        if 0 < x * ahead_x + y * ahead_y < x * x + y * y and min(across) <= 0 <= max(across):
            found.append(near)
    return tuple(found)


class _TurnedLine:
    """A line through two corners, turned a little about the point halfway between them."""

    __slots__ = ("middle", "px", "py", "x", "y")

    def __init__(self, px: int, py: int, x: int, y: int) -> None:
        self.px = px
        self.py = py
        self.x = x
        self.y = y
        self.middle = x * (2 * px + x) + y * (2 * py + y)

    def is_left(self, corner: Point) -> bool:
        """Whether a corner lies on its left; turning it has moved the corners that it passed through."""
        cx, cy = corner
        side = self.x * (cy - self.py) - self.y * (cx - self.px)
        return side < 0 if side else 2 * (self.x * cx + self.y * cy) < self.middle

    def meets(self, around: list[Point]) -> bool:
        """Whether it passes through the hex with these corners."""
        left = self.is_left(around[0])
        return any(self.is_left(corner) != left for corner in around)

    def chain(self, q: int, r: int) -> Chain:
        """The hexes that it passes through on its way from (0, 0) to (q, r), both of which it meets."""
        found: list[Axial] = []
        at = (0, 0)
        while True:
            left = [self.is_left(corner) for corner in corners(*at)]
            for direction, (dq, dr) in enumerate(DIRECTIONS):
                if left[direction] and not left[(direction + 1) % 6]:
                    at = (at[0] + dq, at[1] + dr)
                    break
            if at == (q, r):
                return tuple(found)
            found.append(at)


@cache
def _chains(q: int, r: int) -> list[Chain]:
    if grid_distance(q, r) < 2:
        return [()]
    x, y = centre(q, r)
    start, end = corners(0, 0), corners(q, r)
    found = {line.chain(q, r) for line in _turned_lines(q, r) if line.meets(start) and line.meets(end)}

    def bend(chain: Chain) -> tuple[int, int, Chain]:
        off = sum(abs(x * cy - y * cx) for cx, cy in (centre(*one) for one in chain))
        return len(chain), off, chain

    least: list[Chain] = []
    for chain in sorted(found, key=bend):
        if not any(set(shorter) <= set(chain) for shorter in least):
            least.append(chain)
    return least


def _turned_lines(q: int, r: int) -> list[_TurnedLine]:
    """One line of each kind from (0, 0) to (q, r), and lines that miss one of them.

    Lines that meet both lean less than a right angle from the line of the centres.
    """
    x, y = centre(q, r)
    points = sorted({corner for near in _near_hexes(q, r) for corner in corners(*near)})
    lines: list[_TurnedLine] = []
    for px, py in points:
        nearest: dict[Point, int] = {}
        for to_x, to_y in points:
            dx, dy = to_x - px, to_y - py
            if dx * x + dy * y > 0:
                parts = gcd(dx, dy)
                way = (dx // parts, dy // parts)
                if parts < nearest.get(way, parts + 1):
                    nearest[way] = parts
        lines += [_TurnedLine(px, py, dx * parts, dy * parts) for (dx, dy), parts in nearest.items()]
    return lines


def _near_hexes(q: int, r: int) -> list[Axial]:
    """The hexes that touch the convex hull of (0, 0) and (q, r); lines between these two stay in it.

    The sides of the hull lie in the directions of the sides of a hex, or along the line of the centres.
    """
    x, y = centre(q, r)
    wide = max(x * cy - y * cx for cx, cy in corners(0, 0))
    rows = range(min(0, r) - 2, max(0, r) + 3)
    places = range(min(0, q) - 2, max(0, q) + 3)
    found: list[Axial] = []
    for hex_q, hex_r in [(one, row) for row in rows for one in places]:
        cx, cy = centre(hex_q, hex_r)
        if (
            abs(x * cy - y * cx) <= 2 * wide
            and _within_two(2 * hex_q + hex_r, 2 * q + r)
            and _within_two(hex_q + 2 * hex_r, q + 2 * r)
            and _within_two(hex_q - hex_r, q - r)
        ):
            found.append((hex_q, hex_r))
    return found


def _within_two(value: int, end: int) -> bool:
    """Whether a value is at most 2 outside the range from 0 to an end; in these units a hex is 2 wide."""
    return min(0, end) - 2 <= value <= max(0, end) + 2
