"""The search for the shortest path: C-MOV-01, -02.

A shortest path round grown discs and polygons is made of straight pieces that touch circles and of arcs on
these circles. The search starts with the straight line and considers a circle only when it bars a piece that
the best path so far would use: it looks at few circles, and still finds the shortest path.
"""

from heapq import heappop, heappush
from math import sqrt
from typing import Final

from signum.field.plane.ground import SLACK, Corner, Obstacle, turned
from signum.field.plane.last_bends import last_bends
from signum.field.plane.path import Leg, Path, whole

START: Final = -1
GOAL: Final = -2
KEYS: Final = 65_536
"""More than three times the corners of any table."""
ON_RIM: Final = 1e-12
"""A point whose distance from a circle is a smaller part of the radius lies on it."""

SearchPiece = tuple[float, float, int, int, int, float, float, float, float]
"""An entry of the heap: least length, length, node, corner, side, point of departure, point of arrival."""


class SearchNode:
    """A path as far as a corner: it arrives at (x, y) to go round the corner on one side."""

    __slots__ = ("corner", "from_x", "from_y", "length", "parent", "side", "x", "y")

    def __init__(
        self,
        corner: int,
        side: int,
        x: float,
        y: float,
        length: float,
        parent: int,
        from_x: float,
        from_y: float,
    ) -> None:
        self.corner = corner
        self.side = side
        self.x = x
        self.y = y
        self.length = length
        self.parent = parent
        self.from_x = from_x
        self.from_y = from_y


class PathSearch:
    """One search from (x, y) to a goal, no longer than a limit.

    `ends` are the obstacles that are touched at the goal: the path touches round ones only on its last piece,
    which is straight and comes nearer to each of them all the time. `starts` are those touched at the start,
    from which the path only goes away at first. With `short`
    the path ends that far before the goal, at the rim of a circle round it. The search is `crowded` if
    another obstacle reaches into that circle; it then misses paths unless every obstacle is included from the
    start.
    """

    __slots__ = (
        "active", "corners", "crowded", "ends", "goal_x", "goal_y", "heap", "high", "least", "limit", "low",
        "nodes", "obstacles", "seen", "short", "starts", "tried",
    )  # fmt: skip

    def __init__(
        self,
        obstacles: list[Obstacle],
        x: int,
        y: int,
        goal_x: int,
        goal_y: int,
        limit: int,
        low: int,
        high: int,
    ) -> None:
        self.obstacles = obstacles
        self.goal_x = goal_x
        self.goal_y = goal_y
        self.limit = limit + SLACK
        self.low = low - SLACK
        self.high = high + SLACK
        self.short = 0.0
        self.crowded = False
        self.ends: list[int] = []
        self.starts: list[int] = []
        self.least = -1.0
        self.active: list[int] = []
        self.corners: list[Corner] = []
        self.heap: list[SearchPiece] = []
        self.nodes = [SearchNode(START, 0, float(x), float(y), 0.0, START, float(x), float(y))]
        self.seen: set[int] = set()
        self.tried: dict[int, int] = {}

    def run(self) -> bool:
        """Find the shortest path; `least` is its length and `path` its shape."""
        self._towards_goal(0)
        while self.heap or self._take_in_the_rest():
            if not self.heap:
                continue
            piece = heappop(self.heap)
            length, parent, corner, side = piece[1], piece[2], piece[3], piece[4]
            node = self.nodes[parent]
            key = _key(node, corner, side)
            if key in self.seen:
                continue
            barrier = self._barrier(node, piece, key)
            if barrier >= 0:
                self.take_in(barrier)
            if barrier != -1:
                continue
            self.nodes.append(
                SearchNode(corner, side, piece[7], piece[8], length, parent, piece[5], piece[6])
            )
            if corner == GOAL:
                self.least = length
                return True
            self.seen.add(key)
            self._towards_goal(len(self.nodes) - 1)
            self._onward(len(self.nodes) - 1, 0)
        return False

    def _take_in_the_rest(self) -> bool:
        """A best path into contact may lie outside the graph: include every obstacle before giving up."""
        rest = [index for index in range(len(self.obstacles)) if index not in self.active]
        if not self.ends and not self.starts:
            return False
        for index in rest:
            self.take_in(index)
        return bool(rest)

    def path(self) -> Path:
        """The path that was found, piece by piece."""
        legs: list[Leg] = []
        node = self.nodes[-1]
        while node.parent != START:
            before = self.nodes[node.parent]
            legs.append(Leg(node.from_x, node.from_y, node.x, node.y))
            if before.corner >= 0:
                c = self.corners[before.corner]
                if abs(before.x - node.from_x) + abs(before.y - node.from_y) > SLACK:
                    legs.append(Leg(before.x, before.y, node.from_x, node.from_y, before.side, c.x, c.y))
            node = before
        legs.reverse()
        return Path(whole(self.least), legs)

    def _onward(self, at: int, first: int) -> None:
        """Push the pieces from a node to all corners from the first one on."""
        node = self.nodes[at]
        for j in range(first, len(self.corners)):
            if j != node.corner:
                self._tangent(at, node, j, 1)
                self._tangent(at, node, j, -1)

    def _tangent(self, at: int, node: SearchNode, j: int, side: int) -> None:
        """The straight piece that leaves the circle of a node and goes round corner j on a side."""
        c = self.corners[j]
        if node.corner < 0:
            ux, uy, ur = node.x, node.y, 0.0
        else:
            here = self.corners[node.corner]
            ux, uy, ur = here.x, here.y, here.r * node.side
        ex = c.x - ux
        ey = c.y - uy
        cr = c.r * side
        off = cr - ur
        square = ex * ex + ey * ey
        rest = square - off * off
        if not c.r and abs(rest) < ON_RIM * square:
            rest = 0.0
        if rest < 0.0 or square == 0.0:
            if at == 0 and square > 0.0 and c.owner in self.starts:
                self._out_of_contact(node, j, side, square)
            return
        long = sqrt(rest)
        nx = (off * ex - long * ey) / square
        ny = (off * ey + long * ex) / square
        if side * (nx * c.bx + ny * c.by) < -SLACK or side * (nx * c.fx + ny * c.fy) < -SLACK:
            return
        zx = c.x - cr * nx
        zy = c.y - cr * ny
        if zx < self.low or zy < self.low or zx > self.high or zy > self.high:
            return
        qx = -ur * nx
        qy = -ur * ny
        length = node.length + long
        dx = zx - self.goal_x
        dy = zy - self.goal_y
        rest = sqrt(dx * dx + dy * dy) - self.short
        if length + rest > self.limit:
            return
        if node.corner >= 0:
            length += abs(ur) * turned(node.x - ux, node.y - uy, qx, qy, node.side)
        if length + rest <= self.limit:
            heappush(self.heap, (length + rest, length, at, j, side, ux + qx, uy + qy, zx, zy))

    def _out_of_contact(self, node: SearchNode, j: int, side: int, square: float) -> None:
        """From the start inside a zone out of it and round it: the way into contact, taken backwards."""
        c = self.corners[j]
        px, py = _entry(c, -side, square, node.x, node.y)
        if (px - c.x) * c.bx + (py - c.y) * c.by > SLACK or (px - c.x) * c.fx + (py - c.y) * c.fy > SLACK:
            return
        if px < self.low or py < self.low or px > self.high or py > self.high:
            return
        length = sqrt(c.r * c.r - square)
        dx = px - self.goal_x
        dy = py - self.goal_y
        rest = max(0.0, sqrt(dx * dx + dy * dy) - self.short)
        if length + rest <= self.limit:
            heappush(self.heap, (length + rest, length, 0, j, side, node.x, node.y, px, py))

    def _towards_goal(self, at: int) -> None:
        """The last piece, straight to the goal."""
        node = self.nodes[at]
        gx = float(self.goal_x)
        gy = float(self.goal_y)
        if node.corner < 0:
            ux, uy, ur = node.x, node.y, 0.0
        else:
            here = self.corners[node.corner]
            ux, uy, ur = here.x, here.y, here.r * node.side
        ex = gx - ux
        ey = gy - uy
        square = ex * ex + ey * ey
        rest = square - ur * ur
        if square == 0.0 and node.corner >= 0:
            return
        if rest < 0.0:
            self._into_contact(at, node, square)
            return
        long = sqrt(rest)
        if square == 0.0:
            nx = ny = 0.0
        else:
            nx = (-ur * ex - long * ey) / square
            ny = (-ur * ey + long * ex) / square
        qx = -ur * nx
        qy = -ur * ny
        long -= self.short
        length = node.length + long
        if long < 0.0:
            self.crowded = True
            return
        if length > self.limit:
            return
        if node.corner >= 0:
            length += abs(ur) * turned(node.x - ux, node.y - uy, qx, qy, node.side)
        if length <= self.limit:
            zx = gx - self.short * ny
            zy = gy + self.short * nx
            heappush(self.heap, (length, length, at, GOAL, 0, ux + qx, uy + qy, zx, zy))

    def _into_contact(self, at: int, node: SearchNode, square: float) -> None:
        """From round the zone of a polygon into it: the goal touches it (C-MOV-03)."""
        c = self.corners[node.corner]
        if c.owner not in self.ends or self.short or not self.obstacles[c.owner].edges:
            return
        px, py = _entry(c, node.side, square, self.goal_x, self.goal_y)
        half = sqrt(c.r * c.r - square)
        angle = turned(node.x - c.x, node.y - c.y, px - c.x, py - c.y, node.side)
        length = node.length + half + c.r * angle
        if length <= self.limit:
            heappush(self.heap, (length, length, at, GOAL, 0, px, py, float(self.goal_x), float(self.goal_y)))

    def _barrier(self, node: SearchNode, piece: SearchPiece, key: int) -> int:
        """The obstacle that bars a piece or the arc before it; -1 for none, -2 for the table's edge."""
        barrier = self.tried.get(key, -3)
        if barrier == -3:
            barrier = self._straight_barrier(piece)
            self.tried[key] = barrier
        if barrier != -1 or node.corner < 0:
            return barrier
        return self._arc_barrier(node, piece[5], piece[6])

    def _straight_barrier(self, piece: SearchPiece) -> int:
        x1, y1, x2, y2 = piece[5], piece[6], piece[7], piece[8]
        first = piece[2] == 0
        last = piece[3] == GOAL
        dx = x2 - x1
        dy = y2 - y1
        long = dx * dx + dy * dy
        for index, obstacle in enumerate(self.obstacles):
            across = (obstacle.x - x1) * dy - (obstacle.y - y1) * dx
            if across * across >= obstacle.rr * long:
                continue
            if first and index in self.starts:
                both = last and index in self.ends
                if obstacle.bars(x1, y1, x2, y2) if both else obstacle.bars_approach(x2, y2, x1, y1):
                    return index
            elif index in self.ends and (last or obstacle.edges):
                if not (last and self.short) and obstacle.bars_approach(x1, y1, x2, y2):
                    return index
            elif obstacle.bars(x1, y1, x2, y2):
                return index
        return -1

    def _arc_barrier(self, node: SearchNode, x: float, y: float) -> int:
        c = self.corners[node.corner]
        ax = node.x - c.x
        ay = node.y - c.y
        bx = x - c.x
        by = y - c.y
        angle = turned(ax, ay, bx, by, node.side)
        if angle * c.r < SLACK:
            return -1
        if self._arc_leaves_table(c, node.side, ax, ay, angle):
            return -2
        for index, obstacle in enumerate(self.obstacles):
            dx = obstacle.x - c.x
            dy = obstacle.y - c.y
            reach = c.r + obstacle.r
            if dx * dx + dy * dy >= reach * reach or (index == c.owner and not obstacle.edges):
                continue
            approached = index in self.ends and bool(obstacle.edges)
            if obstacle.bars_arc(c, node.side, ax, ay, bx, by, angle, approached):
                return index
        return -1

    def _arc_leaves_table(self, c: Corner, side: int, ax: float, ay: float, angle: float) -> bool:
        return (
            (c.x - c.r < self.low and turned(ax, ay, -1.0, 0.0, side) <= angle)
            or (c.x + c.r > self.high and turned(ax, ay, 1.0, 0.0, side) <= angle)
            or (c.y - c.r < self.low and turned(ax, ay, 0.0, -1.0, side) <= angle)
            or (c.y + c.r > self.high and turned(ax, ay, 0.0, 1.0, side) <= angle)
        )

    def take_in(self, index: int) -> None:
        """Let the search go round an obstacle from now on, from every node that it has reached."""
        if index in self.active:
            return
        first = len(self.corners)
        if index in self.ends and not self.short:
            self._take_in_ends()
        else:
            self._add_corners(index)
        for at in range(len(self.nodes)):
            self._onward(at, first)

    def _take_in_ends(self) -> None:
        """All at once: where the last piece may begin depends on all zones that the goal lies in."""
        for end in self.ends:
            self._add_corners(end)
        zones = [self.obstacles[end] for end in self.ends if not self.obstacles[end].edges]
        if zones:
            for x, y in last_bends(float(self.goal_x), float(self.goal_y), zones, self.obstacles):
                self.corners.append(Corner(self.ends[0], x, y, 0.0))

    def _add_corners(self, index: int) -> None:
        self.active.append(index)
        obstacle = self.obstacles[index]
        for c in obstacle.corners(index):
            self.corners.append(c)
            if index in self.ends and obstacle.edges and not self.short:
                self._add_entries(c, self.goal_x, self.goal_y)
            if index in self.starts:
                self._add_entries(c, self.nodes[0].x, self.nodes[0].y)

    def _add_entries(self, c: Corner, x: float, y: float) -> None:
        """Let the path turn where it enters the zone of a corner to reach a place in it, or leaves it."""
        square = (x - c.x) ** 2 + (y - c.y) ** 2
        if 0.0 < square < c.r * c.r:
            for side in (1, -1):
                self.corners.append(Corner(c.owner, *_entry(c, side, square, x, y), 0.0))


def _entry(c: Corner, side: int, square: float, x: float, y: float) -> tuple[float, float]:
    """The entry of a path round a zone to a place in it: the last point from which it only comes nearer.

    Taken the other way, it is where the shortest path round the zone leaves it.
    """
    part = side * sqrt((c.r * c.r - square) / square)
    return x + part * (y - c.y), y - part * (x - c.x)


def _key(node: SearchNode, corner: int, side: int) -> int:
    """One number for a straight piece: its two ends, each with its side."""
    start = 3 * (node.corner + 2) + node.side + 1
    return start * KEYS + 3 * (corner + 2) + side + 1
