"""Pockets: whether obstacles wall in a base, told without a search for paths (C-MOV-02, -03)."""

from math import ceil, hypot, sqrt
from typing import Final

from signum.field.plane.shapes import Shape
from signum.field.plane.walk import Walk

CELL: Final = 200
"""The side of the squares that are looked at, in hundredths of a millimetre."""
HALF: Final = ceil(CELL / sqrt(2))
"""Half of the diagonal of such a square: no place in it is farther from its middle."""
BESIDE: Final = ((CELL, 0), (-CELL, 0), (0, CELL), (0, -CELL))
MOST: Final = 192
"""A pocket with more squares is left to a search."""


def is_walled_off(walk: Walk, goal: Shape) -> bool:
    """Whether no path leads to contact with a shape; False also means that only a search would tell.

    A square is open if a path may lead through it, and stops are touched only on the last piece of a path.
    """
    base = walk.base
    low, high, least = base.r - HALF, walk.side - base.r + HALF, base.r - HALF
    near = goal.r + base.r + walk.touch + HALF
    obstacles = [one for one in walk.obstacles if one.near(base.x, base.y, CELL * MOST)]
    last = near + max([_last_piece(one.r, one.touch) for one in obstacles], default=0)
    found, rest = {(base.x, base.y)}, [(base.x, base.y)]
    while rest:
        at_x, at_y = rest.pop()
        if hypot(at_x - goal.x, at_y - goal.y) <= near or len(found) > MOST:
            return False
        for across, along in BESIDE:
            x, y = at_x + across, at_y + along
            if (x, y) in found or not (low <= x <= high and low <= y <= high):
                continue
            ends = hypot(x - goal.x, y - goal.y) <= last
            for one in obstacles:
                if one.holds(x, y, least if ends or one.left or one.edges else least + one.touch):
                    break
            else:
                found.add((x, y))
                rest.append((x, y))
    return True


def _last_piece(r: float, touch: int) -> int:
    """The longest straight piece that only comes nearer to a circle, within its outermost ring."""
    return ceil(sqrt(r * r - (r - touch) * (r - touch)))
