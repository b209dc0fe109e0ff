"""Slow and plain answers to compare the hexes with; they share no code with them.

A hex is a place (q, r). Points are in thirds: its centre is (3q, 3r), in coordinates aslant.
"""

from collections.abc import Callable, Iterable, Set
from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise

import numpy as np

Place = tuple[int, int]

ROUND = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
CORNERS = [(2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2)]

AXES: list[Callable[[int, int], int]] = [
    lambda q, r: 2 * q + r,
    lambda q, r: q + 2 * r,
    lambda q, r: q - r,
]
"""Across two opposite sides of a hex; there it reaches one unit to each side of its centre."""


def around(place: Place) -> list[Place]:
    return [(place[0] + dq, place[1] + dr) for dq, dr in ROUND]


def steps_between(a: Place, b: Place, portals: Set[Place] = frozenset()) -> int:
    """Widen a circle on the endless grid until it meets the other hex."""
    circle, steps = {a}, 0
    while b not in circle:
        circle |= {near for place in circle for near in around(place)} | (
            portals if circle & portals else set()
        )
        steps += 1
    return steps


class Rules:
    """The rules of a movement, hex by hex."""

    def __init__(
        self,
        board: Set[Place],
        portals: Set[Place],
        may_enter: Callable[[Place], bool],
        may_go_on: Callable[[Place], bool],
        may_end: Callable[[Place], bool],
    ) -> None:
        self.board = board
        self.portals = portals
        self.may_enter = may_enter
        self.may_go_on = may_go_on
        self.may_end = may_end

    def ends(self, start: Place, steps: int) -> dict[Place, int]:
        """Every walk of at most some steps, one after the other: its ends with the shortest length."""
        found = {start: 0}
        walks = [[start]]
        while walks:
            walk = walks.pop()
            here = walk[-1]
            if len(walk) > 1 and self.may_end(here):
                found[here] = min(found.get(here, steps), len(walk) - 1)
            if len(walk) <= steps and (len(walk) == 1 or self.may_go_on(here)):
                beside = {*around(here), *(self.portals if here in self.portals else ())} & self.board
                walks += [[*walk, place] for place in beside if place not in walk and self.may_enter(place)]
        return found


def sees(a: Place, b: Place, blockers: Iterable[Place]) -> bool:
    """Whether one of all kinds of lines passes through none of the blockers."""
    (aq, ar), (bq, br) = a, b
    moved = {(q - aq, r - ar) for q, r in blockers}
    return any(not hexes & moved for hexes in passed(bq - aq, br - ar))


@cache
def passed(q: int, r: int) -> frozenset[frozenset[Place]]:
    """The hexes between (0, 0) and (q, r) on each kind of line from the one to the other.

    Lines are `across = slope * main + offset`, where main is an axis on which the two hexes are apart. The
    kind of a line changes only where it meets a corner. So slopes between the slopes of all pairs of corners
    and, for each of them, offsets between the offsets of all corners try every kind.
    """
    axis = next((axis for axis in AXES if abs(axis(q, r)) > 2), None)
    if axis is None:
        return frozenset([frozenset()])
    other = 1 if axis is AXES[0] else 0
    hexes = _hexes_about(q, r)
    points = [[(3 * hq + cu, 3 * hr + cv) for cu, cv in CORNERS] for hq, hr in hexes]
    main = np.array([[axis(u, v) for u, v in corners] for corners in points])
    across = np.array([[corner[other] for corner in corners] for corners in points])
    all_corners = {(int(m), int(a)) for m, a in zip(main.flat, across.flat)}
    pairs = {(a - b, m - n) for (m, a), (n, b) in combinations(sorted(all_corners), 2) if m != n}
    slopes = sorted({Fraction(rise, run) for rise, run in pairs})
    start, end = hexes.index((0, 0)), hexes.index((q, r))
    both = [start, end]
    rows: set[bytes] = set()
    for low, high in pairwise(slopes):
        rise, run = low.numerator + high.numerator, low.denominator + high.denominator
        ends = run * across[both] - rise * main[both]
        if ends.max(axis=1).min() <= ends.min(axis=1).max():
            continue
        offsets = 2 * (run * across - rise * main)
        least, most = offsets.min(axis=1), offsets.max(axis=1)
        levels = np.unique(offsets)
        middles = ((levels[1:] + levels[:-1]) // 2)[:, None]
        met = (least < middles) & (middles < most)
        met = met[met[:, start] & met[:, end]]
        way = _direction(axis, run, rise) if axis(q, r) > 0 else _direction(axis, -run, -rise)
        between = [_order(way, one, (0, 0)) > 0 and _order(way, one, (q, r)) < 0 for one in hexes]
        rows |= {row.tobytes() for row in met & np.array(between)}
    return frozenset(frozenset(one for one, is_met in zip(hexes, row) if is_met) for row in rows)


def least(sets: Iterable[frozenset[Place]]) -> set[frozenset[Place]]:
    """The sets that contain no other one."""
    kept: list[frozenset[Place]] = []
    for one in sorted(sets, key=len):
        if not any(smaller <= one for smaller in kept):
            kept.append(one)
    return set(kept)


def _hexes_about(q: int, r: int) -> list[Place]:
    """All hexes that a line between the two can meet, and some more: those near to a point of such a line."""
    n = max(abs(q), abs(r), abs(q + r))
    about: set[Place] = set()
    for part in range(n + 1):
        hq, hr = round(q * part / n), round(r * part / n)
        about |= {(hq + dq, hr + dr) for dq in range(-2, 3) for dr in range(-2, 3) if abs(dq + dr) <= 2}
    return sorted(about)


def _direction(axis: Callable[[int, int], int], main: int, across: int) -> Place:
    """The vector with these coordinates, six times as long."""
    if axis is AXES[0]:
        return 3 * (main - across), 6 * across
    if axis is AXES[1]:
        return 6 * across, 3 * (main - across)
    return 6 * across, 6 * (across - main)


def _order(way: Place, one: Place, other: Place) -> int:
    """Whether a line in some direction that meets both hexes comes to the one before (-1) or after the other.

    A side of a hex always keeps two hexes apart.
    """
    for axis in AXES:
        apart = axis(one[0] - other[0], one[1] - other[1])
        if abs(apart) >= 2:
            ahead = apart * axis(*way)
            return (ahead > 0) - (ahead < 0)
    return 0
