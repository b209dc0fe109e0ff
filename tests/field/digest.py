"""Every kind of question, asked on many tables; prints all answers, to the last bit, as one number.

Run as a script with a package directory first on PYTHONPATH: compiled and not, it prints the same.
"""

import hashlib
import random
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))

from signum.field.bench_boards import HexQueries
from signum.field.bench_tables import Queries, full_table
from signum.field.hexes import movement as hexes_compiled_or_not
from signum.field.hexes.figure import Figure
from signum.field.hexes.movement import Steps, flying, forced_steps, nearest_contact, on_foot, path, reach
from signum.field.hexes.sight import seen
from signum.field.hexes.sight import sight as hex_sight
from signum.field.hexes.symmetries import symmetries
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
from tests.field.hexes.boards import BOARDS, Crowded
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
    hexes = HexQueries()
    yield hexes.sight(), hexes.reach(), hexes.path()
    for seed in range(40):
        yield from asked_of_hexes(Crowded(seed, BOARDS[seed % len(BOARDS)]), seed)


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


def asked_of_hexes(crowd: Crowded, seed: int) -> Iterator[object]:
    board, one, other, occupied = crowd.board, crowd.start, crowd.other, crowd.occupied
    yield board.distances(one), board.within(one, 3), board.line(one, seed % 6), board.beyond(one, other)
    yield [(way.sixths, way.mirrored, way.moved(occupied)) for way in symmetries(board)]
    yield Figure(board, flat_top=seed % 2 == 1).corners(one)
    for movement in (
        on_foot(board, crowd.impassable, occupied, crowd.stops, crowd.allies, crowd.forbidden),
        flying(board, crowd.impassable, occupied),
    ):
        yield reach(board, one, 4, movement), Steps(board, one, movement).lengths()
        yield [path(board, one, goal, movement) for goal in board.hexes[::3]]
        yield nearest_contact(board, one, other, movement)
    yield forced_steps(board, one, ~occupied), forced_steps(board, one, ~occupied, other)
    yield seen(board, one, occupied, board.everywhere)
    yield [hex_sight(board, one, goal, occupied) for goal in board.hexes[::3]]


CHANCE = random.Random(1)


def main() -> None:
    """Print how the kernel runs and the number."""
    number = hashlib.sha256()
    for answer in answers():
        number.update(repr(answer).encode())
    files = [str(module.__file__) for module in (compiled_or_not, hexes_compiled_or_not)]
    kinds = {"source" if file.endswith(".py") else "compiled" for file in files}
    print(*kinds, number.hexdigest())


if __name__ == "__main__":
    main()
