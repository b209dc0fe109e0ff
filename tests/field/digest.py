"""Every kind of question, asked on many tables; prints all answers, to the last bit, as one number.

Run as a script with a package directory first on PYTHONPATH: compiled and not, it prints the same.
"""

import hashlib
import random
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))

from signum.field.bench_tables import Queries, full_table
from signum.field.plane import sight as compiled_or_not
from signum.field.plane.contact import contacts
from signum.field.plane.distance import closest_points, gap, touching, within
from signum.field.plane.lengths import TOUCH_FIRST, TOUCH_SECOND, XL, M, S
from signum.field.plane.moves import March, fly, jump, push
from signum.field.plane.placement import Placing, beside
from signum.field.plane.region import outline
from signum.field.plane.sight import sight
from signum.field.plane.sightlines import line_of_sight, shortest_sight
from signum.field.plane.strips import Stretch, spans
from signum.field.plane.templates import Laying, turned
from signum.field.plane.walk import Walk
from tests.field.tables import MARGINS, Setting, ell, setting


def answers() -> Iterator[object]:
    """Small crowded tables, lattices on which things touch, and the full table."""
    for seed in range(48):
        yield from asked_of(setting(seed, 3 + seed % 8, seed % 5, (1, 400, 800)[seed % 3], 24_000), seed)
    for bases in (8, 16):
        queries = Queries(full_table(bases))
        yield queries.sight(), queries.path(), queries.region(), queries.contact()
        for walk, x, y in queries.blocked:
            yield walk.path(x, y, XL)


def asked_of(table: Setting, seed: int) -> Iterator[object]:
    a, b = table.bases[:2]
    rest = table.shapes[2:]
    touch = (TOUCH_FIRST, TOUCH_SECOND)[seed % 2]
    x, y = seed * 7_919 % 24_000, seed * 104_729 % 24_000
    for shape in table.shapes[1:]:
        yield gap(a, shape), closest_points(a, shape), touching(a, shape, touch), within(a, shape, S)
    yield sight(a, b, rest), line_of_sight(a, b, rest), shortest_sight(a, b, rest).line
    walk = Walk(a, table.templates, table.bases[1:], touch, 24_000)
    yield walk.path(x, y, XL), walk.reaches(x, y, M), contacts(walk, 0, XL)
    march = March(a, [], table.bases[1:], table.templates, touch, side=24_000)
    yield march.path(x, y, M), march.reaches(x, y, M)
    if seed < 4:
        yield outline(march, S)
    yield fly(a, x, y, XL, table.shapes), jump(a, x, y, XL, table.bases[1:], table.templates)
    yield push(a, b.x - a.x, b.y - a.y, S, [b, *rest], 24_000)
    yield (
        Placing(1_600, 24_000).keep(rest, 100).nearest(x, y),
        beside(1_600, a, touch, [b, *rest]).nearest(x, y),
    )
    yield spans(1_600, Stretch(seed % 4), [(shape, S) for shape in table.shapes])
    template = turned(ell(CHANCE, 5_000, 5_000, 3_000, 1), seed)
    yield Laying(template, table.bases, touch, [], MARGINS, S).nearest(x, y)


CHANCE = random.Random(1)


def main() -> None:
    """Print how the kernel runs and the number."""
    number = hashlib.sha256()
    for answer in answers():
        number.update(repr(answer).encode())
    kind = "source" if str(compiled_or_not.__file__).endswith(".py") else "compiled"
    print(kind, number.hexdigest())


if __name__ == "__main__":
    main()
