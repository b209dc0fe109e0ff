"""Random tables: bases of all sizes and templates of all kinds, none on another."""

import math
import random

from hypothesis import strategies as st

from signum.field.plane.distance import overlapping
from signum.field.plane.lengths import SIDE, M, S
from signum.field.plane.shapes import Disc, Polygon, Shape
from signum.field.plane.strips import NORTH, SOUTH

MARGINS = {SOUTH: S, NORTH: M}
"""How far templates keep from the sides: the player's own and the opponent's (C-TER-02)."""
RADII = (1_600, 1_600, 1_600, 2_500, 3_000, 4_000)


class Setting:
    """A table: bases, and templates that do not lie under them."""

    def __init__(self, bases: list[Disc], templates: list[Shape]) -> None:
        self.bases = bases
        self.templates = templates

    @property
    def shapes(self) -> list[Shape]:
        return [*self.bases, *self.templates]

    def __repr__(self) -> str:
        return f"Setting({self.bases}, {self.templates})"


def setting(seed: int, bases: int, templates: int, step: int = 1, span: int = SIDE) -> Setting:
    """A table of two or more bases and some templates, on a lattice of a step, in a square of a span."""
    chance = random.Random(seed)
    shapes: list[Shape] = []
    for _ in range(templates * 4):
        template = some_template(chance, step, span)
        if len(shapes) < templates and not any(overlapping(template, other) for other in shapes):
            shapes.append(template)
    discs: list[Disc] = []
    for _ in range(bases * 6):
        base = some_base(chance, step, span, discs)
        if len(discs) < bases and not any(overlapping(base, other) for other in [*shapes, *discs]):
            discs.append(base)
    if len(discs) < min(2, bases):
        return setting(seed + 1, bases, templates - 1, step, span)
    return Setting(discs, shapes)


def some_base(chance: random.Random, step: int, span: int, others: list[Disc]) -> Disc:
    """A base somewhere, one in three as close to another as the lattice allows."""
    r = chance.choice(RADII)
    x, y = chance.randint(r, span - r), chance.randint(r, span - r)
    if others and not chance.randrange(3):
        other, angle = chance.choice(others), chance.choice((0.0, math.pi / 2, chance.uniform(0, math.tau)))
        far = other.r + r + chance.choice((0, 2, 1_600, 3_200))
        x, y = round(other.x + far * math.cos(angle)), round(other.y + far * math.sin(angle))
    x, y = x // step * step, y // step * step
    return Disc(min(max(x, r), SIDE - r), min(max(y, r), SIDE - r), r)


def some_template(chance: random.Random, step: int, span: int) -> Shape:
    kind = chance.randrange(4)
    size = chance.randint(2_000, 5_000)
    x, y = chance.randint(size, span - size) // step * step, chance.randint(size, span - size) // step * step
    if kind == 0:
        return Disc(x, y, size // step * step or step)
    if kind == 1:
        return ell(chance, x, y, size, step)
    while True:
        angles = sorted(chance.uniform(0, math.tau) for _ in range(chance.randint(3, 7)))
        reach = [size * chance.uniform(0.4, 1) if kind == 3 else size for _ in angles]
        points = [
            (round(x + d * math.cos(t)) // step * step, round(y + d * math.sin(t)) // step * step)
            for d, t in zip(reach, angles, strict=True)
        ]
        try:
            return Polygon(points)
        except ValueError:
            continue


def ell(chance: random.Random, x: int, y: int, size: int, step: int) -> Polygon:
    """Ruins: an L lying in one of four ways."""
    size = max(size // step, 2) * step
    thick = max(size // (2 * step), 1) * step
    corners = [(0, 0), (2 * size, 0), (2 * size, thick), (thick, thick), (thick, 2 * size), (0, 2 * size)]
    for _ in range(chance.randrange(4)):
        corners = [(2 * size - v, u) for u, v in corners]
    return Polygon([(x - size + u, y - size + v) for u, v in corners])


def mirrored(shape: Shape, way: int) -> Shape:
    """The shape on a table turned by quarter turns (way & 3) and mirrored (way & 4)."""
    if isinstance(shape, Disc):
        x, y = moved_point(shape.x, shape.y, way)
        return Disc(x, y, shape.r)
    return Polygon([moved_point(x, y, way) for x, y in shape.vertices])


def moved_point(x: int, y: int, way: int) -> tuple[int, int]:
    if way & 4:
        x = SIDE - x
    for _ in range(way & 3):
        x, y = SIDE - y, x
    return x, y


seeds = st.integers(0, 10**9)
"""Seeds of random tables."""
