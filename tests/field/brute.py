"""Slow and plain answers to compare the kernel with; they share no code with it."""

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from signum.field.plane.shapes import Disc, Polygon, Shape

Array = npt.NDArray[np.float64]

SAME = 1e-9


def corners(shape: Shape) -> list[tuple[float, float, float]]:
    """The shapes that a line can be tangent to: a disc, or the corners of a polygon."""
    if isinstance(shape, Disc):
        return [(shape.x, shape.y, shape.r)]
    return [(x, y, 0) for x, y in shape.vertices]


def tangent_angles(shapes: Sequence[Shape]) -> list[float]:
    """The directions of normals at which two discs or corners have a common tangent."""
    supports = [support for shape in shapes for support in corners(shape)]
    angles = []
    for i, (ax, ay, ar) in enumerate(supports):
        for bx, by, br in supports[:i]:
            ex, ey = bx - ax, by - ay
            d = math.hypot(ex, ey)
            for rho in {ar + br, ar - br, br - ar, -ar - br}:
                if d and abs(rho) <= d:
                    middle, half = math.atan2(ey, ex), math.acos(rho / d)
                    angles += [(middle + half) % math.tau, (middle - half) % math.tau]
    return sorted(angles)


def sees(a: Disc, b: Disc, blockers: Sequence[Shape]) -> bool:
    """Try one line in every cell between the critical lines.

    Whether a line is free changes only where it becomes tangent to something. So directions between the
    critical ones, and for each of them offsets between the critical ones, try every kind of line there is.
    """
    if math.dist((a.x, a.y), (b.x, b.y)) <= a.r + b.r:
        return True
    return bool(tried_lines(a, b, blockers)[2].any())


def shortest_line(a: Disc, b: Disc, blockers: Sequence[Shape]) -> float:
    """The shortest of the free lines that were tried."""
    starts, ends, free = tried_lines(a, b, blockers)
    return float(np.hypot(*(ends - starts)[free].T).min(initial=math.inf))


def tried_lines(a: Disc, b: Disc, blockers: Sequence[Shape]) -> tuple[Array, Array, npt.NDArray[np.bool_]]:
    """A line in every cell, and which of them are free."""
    ex, ey = b.x - a.x, b.y - a.y
    shapes = [a, b, *blockers]
    angles = tangent_angles(shapes)
    middles = [(s + t) / 2 for s, t in pairwise(angles) if t - s > SAME]
    normals = [(math.cos(t), math.sin(t)) for t in middles]
    normals = [(x, y) for x, y in normals if y * ex - x * ey > 0]
    starts, ends = [], []
    for nx, ny in normals:
        offsets = sorted(
            x * nx + y * ny + h for shape in shapes for x, y, r in corners(shape) for h in {r, -r}
        )
        for low, high in pairwise(offsets):
            line = chord(a, b, nx, ny, (low + high) / 2) if high - low > SAME else None
            if line is not None:
                starts.append(line[0])
                ends.append(line[1])
    p, q = np.array(starts).reshape(-1, 2), np.array(ends).reshape(-1, 2)
    free = np.ones(len(p), bool)
    for shape in blockers:
        free &= ~hits(p, q, shape)
    return p, q, free


Chord = tuple[tuple[float, float], tuple[float, float]]


def chord(a: Disc, b: Disc, nx: float, ny: float, offset: float) -> Chord | None:
    """The stretch of a line between two bases, if it meets them."""
    ends = []
    for base, ahead in ((a, 1), (b, -1)):
        off = offset - (base.x * nx + base.y * ny)
        if abs(off) > base.r:
            return None
        half = math.sqrt(base.r**2 - off**2) * ahead
        ends.append((base.x + off * nx + half * ny, base.y + off * ny - half * nx))
    return ends[0], ends[1]


def hits(p: Array, q: Array, shape: Shape) -> npt.NDArray[np.bool_]:
    """Which of the segments p q meet a shape."""
    if isinstance(shape, Disc):
        return point_to_segments(np.array([shape.x, shape.y], float), p, q) <= shape.r
    return crosses(p, q, shape) | inside(p, shape)


def point_to_segments(c: Array, p: Array, q: Array) -> Array:
    d = q - p
    square = np.maximum((d * d).sum(1), 1e-30)
    t = np.clip(((c - p) * d).sum(1) / square, 0, 1)
    return np.asarray(np.hypot(*(p + t[:, None] * d - c).T))


def crosses(p: Array, q: Array, polygon: Polygon) -> npt.NDArray[np.bool_]:
    result = np.zeros(len(p), bool)
    vertices = np.array(polygon.vertices, float)
    for u, v in zip(np.roll(vertices, 1, 0), vertices, strict=True):
        one, two = cross(q - p, u - p), cross(q - p, v - p)
        three, four = cross(v - u, p - u), cross(v - u, q - u)
        result |= (one * two < 0) & (three * four < 0)
    return result


def inside(p: Array, polygon: Polygon) -> npt.NDArray[np.bool_]:
    result = np.zeros(len(p), bool)
    vertices = np.array(polygon.vertices, float)
    for u, v in zip(np.roll(vertices, 1, 0), vertices, strict=True):
        if u[1] == v[1]:
            continue
        x = u[0] + (p[:, 1] - u[1]) * (v[0] - u[0]) / (v[1] - u[1])
        result ^= ((u[1] > p[:, 1]) != (v[1] > p[:, 1])) & (p[:, 0] < x)
    return result


def cross(a: Array, b: Array) -> Array:
    return np.asarray(a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0])
