"""An independent solver of shortest paths: a graph of points round the obstacles, with only free paths.

Every circle that a path may go round gets a ring of points, a little farther out so that the pieces between
neighbours just touch the circle. A path in the graph is free and so never shorter than the shortest path. It
is longer by at most the cost of the rings' corners: a fraction (pi / POINTS)^2 / 3 of the length of the arcs.
"""

import heapq
import math
from collections.abc import Sequence

import numpy as np

from signum.field.plane.shapes import Disc, Shape
from tests.field.brute import Array, crosses, inside, point_to_segments

POINTS = 128
FREE = 1e-5


def rings(walls: Sequence[Shape], grow: float) -> Array:
    points = []
    for wall in walls:
        circles = (
            [(wall.x, wall.y, wall.r + grow)]
            if isinstance(wall, Disc)
            else [(x, y, grow) for x, y in wall.vertices]
        )
        for x, y, r in circles:
            far = r / math.cos(math.pi / POINTS)
            turns = np.arange(POINTS) * math.tau / POINTS
            points.append(np.stack([x + far * np.cos(turns), y + far * np.sin(turns)], 1))
    return np.concatenate(points) if points else np.zeros((0, 2))


def too_close(
    p: Array, q: Array, walls: Sequence[Shape], grow: float
) -> "np.ndarray[tuple[int], np.dtype[np.bool_]]":
    """Which segments come closer to a wall than the growth."""
    close = np.zeros(len(p), bool)
    for wall in walls:
        if isinstance(wall, Disc):
            close |= point_to_segments(np.array([wall.x, wall.y], float), p, q) < wall.r + grow - FREE
            continue
        close |= crosses(p, q, wall) | inside(p, wall)
        vertices = np.array(wall.vertices, float)
        for u, v in zip(np.roll(vertices, 1, 0), vertices, strict=True):
            close |= point_to_segments(v, p, q) < grow - FREE
            for end in (p, q):
                close |= points_to_segment(end, u, v) < grow - FREE
    return close


def points_to_segment(p: Array, u: Array, v: Array) -> Array:
    d = v - u
    t = np.clip(((p - u) @ d) / (d @ d), 0, 1)
    return np.asarray(np.hypot(*(u + t[:, None] * d - p).T))


def shortest(base: Disc, goal: tuple[int, int], walls: Sequence[Shape], side: int, limit: float) -> float:
    """The length of the shortest way in the graph, or infinity."""
    points = rings(walls, base.r)
    start, end = np.array([base.x, base.y], float), np.array(goal, float)
    far = np.hypot(*(points - start).T) + np.hypot(*(points - end).T)
    low, high = base.r - FREE, side - base.r + FREE
    keep = (far <= limit) & (points >= low).all(1) & (points <= high).all(1)
    points = points[keep]
    points = points[~too_close(points, points + 1e-9, walls, base.r)]
    points = np.concatenate([start[None], end[None], points])
    to_goal = np.hypot(*(points - end).T)
    length = np.full(len(points), math.inf)
    length[0] = 0
    done = np.zeros(len(points), bool)
    heap = [(to_goal[0], 0)]
    while heap:
        f, u = heapq.heappop(heap)
        if done[u]:
            continue
        if u == 1:
            return float(f)
        done[u] = True
        there = length[u] + np.hypot(*(points - points[u]).T)
        better = np.flatnonzero(~done & (there < length - 1e-9) & (there + to_goal <= limit))
        if not len(better):
            continue
        better = better[~too_close(np.repeat(points[u][None], len(better), 0), points[better], walls, base.r)]
        length[better] = there[better]
        for v in better:
            heapq.heappush(heap, (length[v] + to_goal[v], int(v)))
    return math.inf
