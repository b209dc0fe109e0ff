"""Walking: paths of a base round bases and templates (C-MOV-01 to -03)."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from signum.field.plane.distance import touching
from signum.field.plane.ground import Obstacle
from signum.field.plane.lengths import SIDE, TOUCH_FIRST
from signum.field.plane.path import Path, whole
from signum.field.plane.search import PathSearch
from signum.field.plane.shapes import Disc, Shape

FAR: Final = 1_000_000
"""Longer than any path on a table: measures without a limit."""

NONE: Final = -1_000_000
"""The rest of a limit where no path leads."""


class Walk:
    """All paths of one base from its position.

    Walls (friends, impassable templates) block: a path may graze them and slide along them. Stops (enemies,
    difficult templates) block too, and touching one ends the path, so paths pass them at a distance at which
    they are not touched. A stop touched at the start is a wall: the base may slide round it or leave it.
    Grounds (difficult templates) stop the base as well, at a distance of their own. A ground touched at the
    start stays one: the base leaves it at once and does not slide along it.
    """

    __slots__ = ("base", "obstacles", "side", "stops", "touch", "walls")

    def __init__(
        self,
        base: Disc,
        walls: Sequence[Shape],
        stops: Sequence[Shape] = (),
        touch: int = TOUCH_FIRST,
        side: int = SIDE,
        grounds: Sequence[Shape] = (),
        grazing: int = TOUCH_FIRST,
    ) -> None:
        self.base = base
        self.touch = touch
        self.side = side
        self.walls = len(walls)
        self.stops = len(stops)
        self.obstacles = [Obstacle(wall, base, 0) for wall in walls]
        for stop in stops:
            self.obstacles.append(Obstacle(stop, base, 0 if touching(base, stop, touch) else touch))
        for ground in grounds:
            self.obstacles.append(Obstacle(ground, base, grazing, touching(base, ground, grazing)))

    def path(self, x: int, y: int, limit: int = FAR) -> Path | None:
        """The shortest path to a place, if it is no longer than the limit."""
        search = self._search(x, y, limit)
        return search.path() if search is not None and search.run() else None

    def length(self, x: int, y: int, limit: int = FAR) -> int:
        """The length of that path, or -1."""
        search = self._search(x, y, limit)
        return whole(search.least) if search is not None and search.run() else -1

    def reaches(self, x: int, y: int, limit: int) -> bool:
        """Whether a path no longer than a limit leads to a place."""
        search = self._search(x, y, limit)
        return search is not None and search.run()

    def fits(self, x: int, y: int, squeeze: int = 0) -> bool:
        """Whether the base, with its radius reduced by `squeeze`, overlaps nothing there (C-MOV-02)."""
        r = self.base.r - squeeze
        if x < r or y < r or x > self.side - r or y > self.side - r:
            return False
        for obstacle in self.obstacles:
            dx = obstacle.x - x
            dy = obstacle.y - y
            if dx * dx + dy * dy < obstacle.rr and obstacle.holds(x, y, r):
                return False
        return True

    def spare(self, x: int, y: int, limit: int, over: int) -> int:
        """The rest of a limit after the path to a place: negative past the limit, NONE far past it."""
        length = self.length(x, y, limit + over)
        return limit - length if length >= 0 else NONE

    def clear(self, x: int, y: int, reach: int) -> bool:
        """Whether no shape bars or stops the base and the table does not end within a distance of a place."""
        low, high = self.base.r + reach, self.side - self.base.r - reach
        if x < low or y < low or x > high or y > high:
            return False
        return not any(obstacle.near(x, y, reach) for obstacle in self.obstacles)

    def stop(self, number: int) -> Disc:
        """A round stop, by its index among the stops."""
        shape = self.obstacles[self.walls + number].shape
        assert isinstance(shape, Disc)
        return shape

    def touches(self, x: int, y: int) -> list[int]:
        """The stops that the base touches at a place; those touched at the start count as well."""
        base = self.base.at(x, y)
        stops = self.obstacles[self.walls : self.walls + self.stops]
        return [number for number, stop in enumerate(stops) if touching(base, stop.shape, self.touch)]

    def towards(self, stop: int, limit: int = FAR, gap: int = 0) -> tuple[float, float] | None:
        """The unrounded end of the shortest path that comes to within a gap of a round stop head on."""
        search = self._head_on(stop, limit, gap)
        found = search.run()
        if search.crowded:
            search = self._head_on(stop, limit, gap)
            for index in range(len(search.obstacles)):
                search.take_in(index)
            found = search.run()
        last = search.nodes[-1]
        return (last.x, last.y) if found else None

    def _head_on(self, stop: int, limit: int, gap: int) -> PathSearch:
        base = self.base
        target = self.stop(stop)
        low, high = base.r, self.side - base.r
        short = float(target.r + base.r + gap)
        near: list[Obstacle] = []
        starts: list[int] = []
        end = -1
        for index, obstacle in enumerate(self.obstacles):
            if index == self.walls + stop:
                end = len(near)
            else:
                dx = obstacle.x - target.x
                dy = obstacle.y - target.y
                if obstacle.start + sqrt(dx * dx + dy * dy) >= limit + short:
                    continue
            if obstacle.left:
                starts.append(len(near))
            near.append(obstacle)
        search = PathSearch(near, base.x, base.y, target.x, target.y, limit, low, high)
        search.starts = starts
        search.ends = [end]
        search.short = short
        return search

    def _search(self, x: int, y: int, limit: int) -> PathSearch | None:
        """A search among the obstacles within the limit; None where the base cannot stand."""
        base = self.base
        r = base.r
        dx = float(x - base.x)
        dy = float(y - base.y)
        if dx * dx + dy * dy > float(limit) * limit:
            return None
        if x < r or y < r or x > self.side - r or y > self.side - r:
            return None
        near: list[Obstacle] = []
        starts: list[int] = []
        ends: list[int] = []
        for obstacle in self.obstacles:
            dx = obstacle.x - x
            dy = obstacle.y - y
            square = dx * dx + dy * dy
            if square < obstacle.rr:
                if obstacle.holds(x, y, r):
                    return None
                if obstacle.stops and obstacle.holds(x, y, r + obstacle.touch):
                    ends.append(len(near))
            if obstacle.start + sqrt(square) < limit:
                if obstacle.left:
                    starts.append(len(near))
                near.append(obstacle)
        search = PathSearch(near, base.x, base.y, x, y, limit, r, self.side - r)
        search.starts = starts
        search.ends = ends
        return search
