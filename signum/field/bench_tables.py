"""Fixed tables and queries to measure the plane with: a full table, and tables that grow."""

from signum.field.plane.contact import contacts
from signum.field.plane.distance import overlapping
from signum.field.plane.lengths import MM, SIDE, XL
from signum.field.plane.shapes import Disc, Polygon, Shape
from signum.field.plane.sight import sees
from signum.field.plane.walk import Walk

RADII = (16, 16, 25, 16, 16, 30, 16, 16, 25, 40)

ROCKS = ((0, 20), (35, 0), (80, 10), (90, 45), (50, 70), (10, 55))
RUINS = ((0, 0), (90, 0), (90, 30), (30, 30), (30, 90), (0, 90))
CRESCENT = ((0, 0), (40, 15), (80, 0), (70, 60), (40, 40), (10, 60))
HEDGE = ((0, 0), (100, 12), (96, 32), (0, 20))

LAID_OUT = (
    (ROCKS, 60, 90),
    (ROCKS, 400, 420),
    (RUINS, 200, 60),
    (RUINS, 120, 420),
    (CRESCENT, 410, 150),
    (HEDGE, 250, 260),
    (HEDGE, 60, 290),
    (HEDGE, 440, 310),
)
"""Eight templates, three of them concave, by their corners and where they lie, in millimetres."""


class FullTable:
    """Bases and templates, all of which block paths and sight."""

    def __init__(self, bases: list[Disc], templates: list[Polygon]) -> None:
        self.bases = bases
        self.templates = templates

    def around(self, *bases: Disc) -> list[Shape]:
        """All shapes except some bases."""
        return [*(base for base in self.bases if base not in bases), *self.templates]


def full_table(bases: int = 16) -> FullTable:
    """The same table every time, with more or fewer bases on it."""
    templates = [
        Polygon([((x + dx) * MM, (y + dy) * MM) for dx, dy in corners]) for corners, x, y in LAID_OUT
    ]
    table = FullTable([], templates)
    seed = 1
    while len(table.bases) < bases:
        radius = RADII[len(table.bases) % len(RADII)] * MM
        seed = seed * 48_271 % 2_147_483_647
        x = radius + seed % (SIDE - 2 * radius)
        seed = seed * 48_271 % 2_147_483_647
        y = radius + seed % (SIDE - 2 * radius)
        base = Disc(x, y, radius)
        if not any(overlapping(base, other) for other in table.around()):
            table.bases.append(base)
    return table


class Queries:
    """The queries to measure, each kind as a list."""

    def __init__(self, table: FullTable) -> None:
        bases = table.bases
        self.sights = [(a, b, table.around(a, b)) for a in bases[:8] for b in bases if a is not b]
        self.movers = [(base, table.around(base)) for base in bases[:8]]
        self.walks = [Walk(base, walls) for base, walls in self.movers]
        self.ways = [(walk, *goal) for walk in self.walks for goal in goals(walk)]
        self.blocked = [(walk, x, y) for walk, x, y in self.ways if _is_blocked(walk, x, y)]
        self.charges = [
            (Walk(base, table.templates, [other for other in bases if other is not base]), stop)
            for base in bases[:4]
            for stop in range(min(6, len(bases) - 1))
        ]

    def sight(self) -> int:
        """Whether each base sees each other base."""
        return sum(sees(a, b, blockers) for a, b, blockers in self.sights)

    def path(self) -> int:
        """Ways of at most 25 cm that are not straight."""
        return sum(walk.path(x, y, XL) is not None for walk, x, y in self.blocked)

    def region(self) -> int:
        """Whether near and far places are within 25 cm."""
        return sum(walk.reaches(x, y, XL) for walk, x, y in self.ways)

    def contact(self) -> int:
        """Places in contact with an enemy within 25 cm."""
        return sum(len(contacts(walk, stop, XL)) for walk, stop in self.charges)


def goals(walk: Walk) -> list[tuple[int, int]]:
    """Free places up to 24 cm away, all round."""
    base = walk.base
    found: list[tuple[int, int]] = []
    for far in (120 * MM, 180 * MM, 240 * MM):
        for dx, dy in ((5, 0), (4, 3), (3, 4), (0, 5), (-3, 4), (-4, 3), (-5, 0), (-4, -3), (0, -5), (3, -4)):
            x, y = base.x + dx * far // 5, base.y + dy * far // 5
            if walk.fits(x, y):
                found.append((x, y))
    return found


def _is_blocked(walk: Walk, x: int, y: int) -> bool:
    path = walk.path(x, y, XL)
    return path is not None and len(path.legs) > 1
