"""The area that a creature can reach, for queries and drawing: on foot, by flight, by a jump, or placed.

The rules decide about every place; an area only proposes the nearest ones and draws the outline.
"""

from collections.abc import Callable, Iterator
from functools import cached_property
from math import hypot, inf
from typing import Final, TypeAlias

from signum.classic.chapters.field.movement import (
    AllowedPath,
    Piece,
    barred,
    by_jump,
    on_foot,
    piece_of,
    straight,
)
from signum.classic.core.game import Game
from signum.classic.core.measuring import base_of
from signum.classic.core.state import Creature
from signum.classic.core.values import flies, jumps
from signum.classic.findings.closer_places import Allowed, drawn_closer
from signum.classic.findings.outlines import Reaching, outline
from signum.classic.findings.reach import PLACED, farthest, point_along
from signum.engine.units import Point
from signum.field.plane.curves import AROUND
from signum.field.plane.lengths import SIDE
from signum.field.plane.moves import March
from signum.field.plane.placement import Placing
from signum.field.plane.roots import root_up
from signum.field.plane.shapes import Disc
from signum.field.plane.walk import NONE, Walk
from signum.table.wire import Loop

INWARDS: Final = (0, 2, 6, 15, 40, 100, 250, 600)
"""The distance from the outline, in hundredths of a millimetre, at which a place inside is searched."""
TRIED: Final = 3
"""The number of stretches of the outline that are tried, the nearest first."""

BESIDE: Final = 21
"""The grid points round a computed point that are tried: those that rounding can lead to."""

Free: TypeAlias = Callable[[int, int], bool]


class Flight:
    """Straight over everything, to a free place (A-FLIGHT, C-MOV-05)."""

    def __init__(self, game: Game, creature: Creature) -> None:
        self.base = base_of(creature)
        self.stands = Walk(self.base, barred(game, creature))

    def spare(self, x: int, y: int, limit: int, over: int) -> int:
        """The rest after a straight path."""
        left = limit - root_up((x - self.base.x) ** 2 + (y - self.base.y) ** 2, 1)
        return left if left >= -over and self.stands.fits(x, y) else NONE

    def reaches(self, x: int, y: int, limit: int) -> bool:
        """Whether it is near enough and free."""
        return self.spare(x, y, limit, 0) >= 0

    def clear(self, x: int, y: int, reach: int) -> bool:
        """Whether no obstacle is near."""
        return self.stands.clear(x, y, reach)

    def fits(self, x: int, y: int) -> bool:
        """Whether the place is free."""
        return self.stands.fits(x, y)


class Leap:
    """On foot, or in one straight jump (A-JUMP)."""

    def __init__(self, game: Game, creature: Creature, how: str) -> None:
        self.base = base_of(creature)
        self.walk = on_foot(game, creature, how)
        self.jump = by_jump(game, creature, how)

    def spare(self, x: int, y: int, limit: int, over: int) -> int:
        """The larger rest of the two."""
        left = self.walk.spare(x, y, limit, over)
        path = straight(self.jump.path(x, y, limit + over)) if self.fits(x, y) else None
        return left if path is None else max(left, limit - path.length)

    def reaches(self, x: int, y: int, limit: int) -> bool:
        """Whether either leads there."""
        if self.walk.reaches(x, y, limit):
            return True
        return self.fits(x, y) and straight(self.jump.path(x, y, limit)) is not None

    def clear(self, x: int, y: int, reach: int) -> bool:
        """Whether neither meets an obstacle nearby."""
        return self.walk.clear(x, y, reach) and self.jump.clear(x, y, reach)

    def fits(self, x: int, y: int) -> bool:
        """Whether the place is free."""
        return self.walk.free.fits(x, y)


class ReachableArea:
    """The area that one creature can reach in one way of moving."""

    def __init__(self, reaching: Reaching | March, limit: int, standing: Placing) -> None:
        self.reaching = reaching
        self.limit = limit
        self.standing = standing
        """The places where it could stand at all."""

    @property
    def march(self) -> March | None:
        """The walk, if it goes on foot."""
        if isinstance(self.reaching, March):
            return self.reaching
        return self.reaching.walk if isinstance(self.reaching, Leap) else None

    @cached_property
    def loops(self) -> tuple[Loop, ...]:
        """The outline, on whole hundredths of a millimetre."""
        return outline(self.reaching, self.limit, self.standing.kept) if self.limit else ()

    def nearest(self, wanted: Point, allowed: Allowed) -> Point | None:
        """The legal place nearest to a wanted one; None if there is none."""
        if allowed(wanted):
            return wanted
        best: Point | None = None
        for place in self._proposed(wanted):
            if (best is None or _apart(place, wanted) < _apart(best, wanted)) and allowed(place):
                best = place
        if best is not None:
            best = drawn_closer(best, wanted, allowed)
        within = inf if best is None else _apart(best, wanted)
        beside = self.standing.nearest(*wanted, lambda x, y: allowed((x, y)), within)
        return best if beside is None else drawn_closer(beside, wanted, allowed)

    def _proposed(self, wanted: Point) -> Iterator[Point]:
        """As far as a path to it goes, or to the nearest free place; the outline near it."""
        x, y = wanted
        base = self.reaching.base
        far = hypot(x - base.x, y - base.y)
        if far > self.limit:
            for less in (0, 1, 2):
                part = (self.limit - less) / far
                yield base.x + round((x - base.x) * part), base.y + round((y - base.y) * part)
        yield from self._along_the_path(wanted)
        yield from self._along_the_outline(wanted)

    def _along_the_path(self, wanted: Point) -> Iterator[Point]:
        """The places at which the shortest path on foot reaches the limit."""
        free = self.standing.nearest(*wanted) if self.march is not None else None
        path = None if free is None or self.march is None else self.march.free.path(*free)
        if path is not None and path.length > self.limit:
            for less in (0, 1, 2):
                yield point_along(path, self.limit - less)

    def _along_the_outline(self, wanted: Point) -> Iterator[Point]:
        """The nearest points of the outline, then a little inside of them."""
        feet = [foot for loop in self.loops for foot in _feet(loop, wanted)]
        feet.sort(key=lambda foot: foot[0])
        used: list[tuple[float, float]] = []
        for _, x, y, nx, ny in feet:
            if any(hypot(x - ux, y - uy) < 500 for ux, uy in used):
                continue
            used.append((x, y))
            for deep in INWARDS:
                yield round(x + nx * deep), round(y + ny * deep)
            if len(used) == TRIED:
                return


def reachable_area(game: Game, creature: Creature, how: str, limit: int | None = None) -> ReachableArea:
    """The area for a way of moving: up to the limit of the rules, or of an effect."""
    standing = Placing(creature.base // 2).keep(barred(game, creature))
    if how == PLACED:
        assert limit is not None
        return ReachableArea(Flight(game, creature), limit, standing)
    reach = farthest(game, creature, how) if limit is None else limit
    if game.value(flies, creature):
        return ReachableArea(Flight(game, creature), reach, standing)
    if game.value(jumps, creature):
        return ReachableArea(Leap(game, creature, how), reach, standing)
    return ReachableArea(on_foot(game, creature, how), reach, standing)


def inside(point: Point, r: int) -> Point:
    """The nearest place at which a whole base is on the field."""
    return min(max(point[0], r), SIDE - r), min(max(point[1], r), SIDE - r)


def head_on(base: Disc, other: Disc, free: Free) -> Iterator[Point]:
    """The free place head on against another base, from the place of a held base; at most one."""
    dx, dy = base.x - other.x, base.y - other.y
    far = hypot(dx, dy)
    if far:
        part = (base.r + other.r + 1) / far
        yield from beside(other.x + dx * part, other.y + dy * part, free)


def beside(x: float, y: float, free: Free) -> Iterator[Point]:
    """The first free grid point near a computed one; at most one."""
    for dx, dy in AROUND[:BESIDE]:
        if free(round(x) + dx, round(y) + dy):
            yield round(x) + dx, round(y) + dy
            return


def pieces(way: AllowedPath) -> tuple[Piece, ...]:
    """A path in the form for drawing."""
    return tuple([piece for leg in way.path.legs if (piece := piece_of(leg)) is not None])


def _feet(loop: Loop, wanted: Point) -> Iterator[tuple[float, float, float, float, float]]:
    """The nearest point of each piece of a loop: its distance, its position, and the inward direction."""
    x, y = wanted
    for (ax, ay), (bx, by) in zip(loop, (*loop[1:], loop[0]), strict=True):
        ex, ey = bx - ax, by - ay
        long = hypot(ex, ey)
        if not long:
            continue
        part = min(1.0, max(0.0, ((x - ax) * ex + (y - ay) * ey) / (long * long)))
        fx, fy = ax + part * ex, ay + part * ey
        yield hypot(x - fx, y - fy), fx, fy, -ey / long, ex / long


def _apart(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])
