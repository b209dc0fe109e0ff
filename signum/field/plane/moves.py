"""Moves: walking with difficult terrain, flying and jumping, and the length of a push.

A move returns the shortest path to a place, or None where the rules do not let the base end there.
"""

from collections.abc import Sequence
from math import floor, sqrt

from signum.field.plane.distance import overlapping, touching
from signum.field.plane.ground import Obstacle
from signum.field.plane.lengths import SIDE, TOUCH_FIRST, S
from signum.field.plane.path import Leg, Path
from signum.field.plane.roots import root_up
from signum.field.plane.shapes import Disc, Shape
from signum.field.plane.walk import FAR, Walk


class March:
    """A walk past difficult terrain (C-MOV-04, T-DIFFICULT).

    A path that touches the terrain is at most `through` long; a longer path may touch it only at its end,
    where it stops. `through` is S for a walker and 0 for a runner, who never goes through. A base that starts
    in the terrain cannot go farther than `through`: one that overlaps it, or with `beside` one in contact. To
    leave the terrain without touching it again is not to touch it.
    """

    __slots__ = ("base", "careful", "free", "side", "starts_in", "through")

    def __init__(
        self,
        base: Disc,
        walls: Sequence[Shape],
        stops: Sequence[Shape],
        difficult: Sequence[Shape],
        touch: int = TOUCH_FIRST,
        through: int = S,
        side: int = SIDE,
        beside: bool = False,
    ) -> None:
        self.base = base
        self.side = side
        self.through = through
        self.starts_in = any(starts_in(base, shape, beside) for shape in difficult)
        self.free = Walk(base, walls, stops, touch, side)
        self.careful = Walk(base, walls, stops, touch, side, difficult) if difficult else self.free

    def path(self, x: int, y: int, limit: int) -> Path | None:
        """The shortest path to a place that the terrain allows."""
        if self.careful is self.free:
            return self.free.path(x, y, limit)
        path = self.free.path(x, y, min(limit, self.through))
        if path is None and not self.starts_in:
            return self.careful.path(x, y, limit)
        return path

    def reaches(self, x: int, y: int, limit: int) -> bool:
        """Whether there is such a path."""
        if self.careful is self.free:
            return self.free.reaches(x, y, limit)
        if self.free.reaches(x, y, min(limit, self.through)):
            return True
        return not self.starts_in and self.careful.reaches(x, y, limit)

    def length(self, x: int, y: int, limit: int = FAR) -> int:
        """The length of such a path, or -1."""
        path = self.path(x, y, limit)
        return -1 if path is None else path.length

    def spare(self, x: int, y: int, limit: int, over: int) -> int:
        """The larger remainder of the two paths: of `through`, or of the limit."""
        if self.careful is self.free:
            return self.free.spare(x, y, limit, over)
        short = self.free.spare(x, y, min(limit, self.through), over)
        return short if self.starts_in else max(short, self.careful.spare(x, y, limit, over))

    def clear(self, x: int, y: int, reach: int) -> bool:
        """Whether no shape bars, slows or stops the base within a distance of a place."""
        return self.careful.clear(x, y, reach)


def starts_in(base: Disc, shape: Shape, beside: bool) -> bool:
    """Whether a base starts in a difficult template: on it, or with `beside` in contact with it."""
    return touching(base, shape, TOUCH_FIRST) if beside else overlapping(base, shape)


def fly(base: Disc, x: int, y: int, limit: int, obstacles: Sequence[Shape], side: int = SIDE) -> Path | None:
    """Fly over everything; end on neither miniatures nor impassable terrain (A-FLIGHT)."""
    length = root_up((x - base.x) ** 2 + (y - base.y) ** 2, 1)
    if length > limit or not stands(base, x, y, obstacles, side):
        return None
    return Path(length, [Leg(float(base.x), float(base.y), float(x), float(y))])


def jump(
    base: Disc,
    x: int,
    y: int,
    limit: int,
    over: Sequence[Shape],
    walls: Sequence[Shape],
    side: int = SIDE,
) -> Path | None:
    """Jump straight over miniatures; end on none of them, and neither cross nor enter walls (A-JUMP)."""
    path = fly(base, x, y, limit, [*over, *walls], side)
    if path is None or any(crosses(base, x, y, wall) for wall in walls):
        return None
    return path


def stands(base: Disc, x: int, y: int, obstacles: Sequence[Shape], side: int = SIDE) -> bool:
    """Whether the base may stand there: on the table, and not on any of the shapes."""
    r = base.r
    if x < r or y < r or x > side - r or y > side - r:
        return False
    moved = base.at(x, y)
    return not any(overlapping(moved, shape) for shape in obstacles)


def crosses(base: Disc, x: int, y: int, shape: Shape) -> bool:
    """Whether the base, going straight to a place, passes through a shape; grazing it is allowed."""
    return Obstacle(shape, base, 0).bars(float(base.x), float(base.y), float(x), float(y))


class PushEnd:
    """The end of a push, its length, and whether it went the whole distance."""

    __slots__ = ("gone", "whole", "x", "y")

    def __init__(self, x: int, y: int, gone: int, whole: bool) -> None:
        self.x = x
        self.y = y
        self.gone = gone
        self.whole = whole

    def __repr__(self) -> str:
        return f"PushEnd({self.x}, {self.y}, gone={self.gone}, whole={self.whole})"


def push(
    base: Disc, dx: float, dy: float, distance: int, obstacles: Sequence[Shape], side: int = SIDE
) -> PushEnd:
    """Push straight along (dx, dy), as far as bases, impassable terrain and the edge allow (A-BUCKSHOT)."""
    long = sqrt(dx * dx + dy * dy)
    ux, uy = dx / long, dy / long
    barriers = [Obstacle(shape, base, 0) for shape in obstacles]
    far = _room(base, ux, uy, float(distance), side)
    for barrier in barriers:
        far = _until(base, ux, uy, far, barrier)
    # Bisection ends just before the barrier: one hundredth farther may still be free, and the grid decides.
    gone = min(distance, floor(far) + 1)
    while gone > 0:
        x, y = floor(base.x + ux * gone + 0.5), floor(base.y + uy * gone + 0.5)
        if stands(base, x, y, obstacles, side):
            return PushEnd(x, y, gone, gone == distance)
        gone -= 1
    return PushEnd(base.x, base.y, 0, distance == 0)


def _room(base: Disc, ux: float, uy: float, far: float, side: int) -> float:
    """The distance to the edge of the table."""
    for at, step in ((base.x, ux), (base.y, uy)):
        if step > 0:
            far = min(far, (side - base.r - at) / step)
        elif step < 0:
            far = min(far, (base.r - at) / step)
    return max(0.0, far)


def _until(base: Disc, ux: float, uy: float, far: float, barrier: Obstacle) -> float:
    """The length of a straight path up to a barrier, by bisection to a millionth of a millimetre."""
    x, y = float(base.x), float(base.y)
    if not barrier.bars(x, y, x + ux * far, y + uy * far):
        return far
    free = 0.0
    while far - free > 1e-4:
        middle = (free + far) / 2
        if barrier.bars(x, y, x + ux * middle, y + uy * middle):
            far = middle
        else:
            free = middle
    return free
