"""Slits: narrow parts of a reachable area, which the squares of an outline are too wide to show.

A slit lies between two rims of grown shapes, so its places are looked for along the rims.
"""

from collections.abc import Callable, Iterator, Sequence
from math import ceil, cos, hypot, sin, tau
from typing import Final, NamedTuple, TypeAlias

from signum.engine.units import Point
from signum.field.plane.curves import Curves
from signum.field.plane.lengths import SIDE
from signum.field.plane.shapes import Disc, Shape, holds
from signum.table.wire import Loop

EVERY: Final = 150
"""The distance between the places that are tried along a rim."""
COARSELY: Final = 4
"""Each fourth place is tried first, the others beside those that lie in a slit."""
NARROW: Final = 1_600
"""Farther than this from every other rim there is no slit beside a rim."""
BESIDE: Final = (0, 1, 2)
"""The distances from a rim at which a grid point beside it is tried."""
WIDE: Final = 150
"""A slit that is not wider is drawn wider than it is."""
SHOWN: Final = 60
"""So far from a rim an outline shows the area beside it."""

Holds: TypeAlias = Callable[[int, int], bool]
RimSpot: TypeAlias = tuple[float, float, float, float]
"""A point of a rim, and the direction away from the shape."""


class Slit(NamedTuple):
    """A reachable place in a slit, and whether the slit is too thin to be drawn as it is."""

    place: Point
    thin: bool


def slits(
    base: Disc, shapes: Sequence[Shape], limit: int, loops: tuple[Loop, ...], fits: Holds, reaches: Holds
) -> list[Slit]:
    """Reachable places beside the rims of shapes that an outline leaves out."""
    near = [one for one in shapes if hypot(one.x - base.x, one.y - base.y) <= limit + one.r + base.r]
    found: list[Slit] = []

    def slit_at(spot: RimSpot) -> Slit | None:
        x, y, nx, ny = spot
        beside = ((round(x + nx * off), round(y + ny * off)) for off in BESIDE)
        place = next((one for one in beside if fits(*one)), None)
        off = round(x + nx * SHOWN), round(y + ny * SHOWN)
        if place is None or _is_inside(loops, place) or _is_inside(loops, off) or not reaches(*place):
            return None
        return Slit(place, not reaches(round(x + nx * WIDE), round(y + ny * WIDE)))

    for shape in near:
        others = _edge_of_table(base.r)
        for other in near:
            if other is not shape and _apart(shape, other) < 2 * base.r + NARROW:
                others.add_rim(other, base.r)
        for spots in _along(_rim(shape, base.r)):
            tried: dict[int, Slit | None] = {}
            for at in range(0, len(spots), COARSELY):
                x, y, _, _ = spots[at]
                if hypot(x - base.x, y - base.y) > limit or not _is_narrow(others, x, y):
                    continue
                tried[at] = tried[at] if at in tried else slit_at(spots[at])
                if tried[at] is not None:
                    for beside in range(max(0, at - COARSELY + 1), min(len(spots), at + COARSELY)):
                        tried[beside] = tried[beside] if beside in tried else slit_at(spots[beside])
            found += [one for one in tried.values() if one is not None]
    return found


def _rim(shape: Shape, grow: int) -> Curves:
    curves = Curves()
    curves.add_rim(shape, grow)
    return curves


def _edge_of_table(r: int) -> Curves:
    """The lines on which the centre of a base at the table's edge lies."""
    curves = Curves()
    low, high = float(r), float(SIDE - r)
    corners = [(low, low), (high, low), (high, high), (low, high)]
    for at, (x, y) in enumerate(corners):
        curves.lines.append((*corners[at - 1], x, y))
    return curves


def _apart(one: Shape, other: Shape) -> float:
    return hypot(one.x - other.x, one.y - other.y) - one.r - other.r


def _is_inside(loops: tuple[Loop, ...], place: Point) -> bool:
    return sum(holds(loop, *place) for loop in loops) % 2 == 1


def _along(curves: Curves) -> Iterator[list[RimSpot]]:
    """Points all along each of the curves."""
    for cx, cy, r in curves.circles:
        turns = [EVERY * k / r for k in range(ceil(tau * r / EVERY))]
        yield [(cx + r * cos(turn), cy + r * sin(turn), cos(turn), sin(turn)) for turn in turns]
    for ax, ay, bx, by in curves.lines:
        long = hypot(bx - ax, by - ay)
        ux, uy = (bx - ax) / long, (by - ay) / long
        steps = [min(long, EVERY * k) for k in range(ceil(long / EVERY) + 1)]
        yield [(ax + ux * step, ay + uy * step, uy, -ux) for step in steps]


def _is_narrow(curves: Curves, x: float, y: float) -> bool:
    """Whether one of the curves passes close to a point."""
    for cx, cy, r in curves.circles:
        if abs(hypot(x - cx, y - cy) - r) < NARROW:
            return True
    for ax, ay, bx, by in curves.lines:
        ex, ey = bx - ax, by - ay
        part = min(1.0, max(0.0, ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey)))
        if hypot(x - ax - part * ex, y - ay - part * ey) < NARROW:
            return True
    return False
