"""A legal place drawn towards a wanted one, as far as the rules let it: a pattern search on the grid."""

from collections.abc import Callable, Iterator
from math import atan2, cos, hypot, pi, sin
from typing import Final, TypeAlias

from signum.engine.units import Point

STEPS: Final = (1_000, 500, 250, 120, 60, 30, 15, 7, 3, 1)
"""The lengths of the steps that are tried, in hundredths of a millimetre."""
TURNS: Final = tuple([sign * part * pi / 180 for part in (0, 20, 40, 58, 72, 82, 88) for sign in (1, -1)])
"""The directions of a step, off the direction to the wanted place; none leads away from it."""
MOST_STEPS: Final = 60
"""The steps of one search at most."""

Allowed: TypeAlias = Callable[[Point], bool]


def drawn_closer(place: Point, wanted: Point, allowed: Allowed) -> Point:
    """From a legal place by ever shorter steps to legal places that are closer to the wanted one."""
    left = MOST_STEPS
    for step in STEPS:
        while left:
            closer = next((one for one in _around(place, wanted, step) if allowed(one)), None)
            if closer is None:
                break
            place = closer
            left -= 1
    return place


def _around(place: Point, wanted: Point, step: int) -> Iterator[Point]:
    """The places one step away that are closer to the wanted one, straight towards it first."""
    dx, dy = wanted[0] - place[0], wanted[1] - place[1]
    far = hypot(dx, dy)
    if far <= step:
        return
    ahead = atan2(dy, dx)
    for turn in TURNS:
        to = round(place[0] + step * cos(ahead + turn)), round(place[1] + step * sin(ahead + turn))
        if hypot(wanted[0] - to[0], wanted[1] - to[1]) < far:
            yield to
