"""The kinds of lines between two hexes, against every kind of line there is."""

import pytest

from signum.field.hexes.chains import chains
from signum.field.hexes.grid import corners, grid_distance
from signum.field.hexes.sightlines import middle_line
from tests.field.hexes import brute

TWELFTH = [(q, r) for q in range(15) for r in range(q + 1) if q + r <= 14]
"""Every offset on a hexagon with eight hexes a side, apart from turned and mirrored ones."""

NEAR = [(q, r) for q in range(-4, 5) for r in range(-4, 5) if grid_distance(q, r) <= 4]


@pytest.mark.parametrize("q, r", [*TWELFTH, *NEAR])
def test_chains_are_the_least_sets_of_hexes_that_lines_pass(q: int, r: int) -> None:
    assert {frozenset(chain) for chain in chains(q, r)} == brute.least(brute.passed(q, r))


@pytest.mark.parametrize("q, r", TWELFTH)
def test_each_chain_has_a_line_to_draw_that_meets_no_other_hex(q: int, r: int) -> None:
    if grid_distance(q, r) < 2:
        assert chains(q, r) == [()]
        return
    for chain in chains(q, r):
        way = [(0, 0), *chain, (q, r)]
        x1, y1, x2, y2 = middle_line(way)
        assert is_inside((x1, y1), way[0])
        assert is_inside((x2, y2), way[-1])
        around = {near for place in way for near in brute.around(place)} - {*way}
        assert not [place for place in around if touches((x1, y1, x2, y2), place)]
        assert all(touches((x1, y1, x2, y2), place) for place in chain)


def is_inside(point: tuple[int, int], place: tuple[int, int]) -> bool:
    around = corners(*place)
    return all(_turn(around[at - 1], around[at], point) > 0 for at in range(6))


def touches(line: tuple[int, int, int, int], place: tuple[int, int]) -> bool:
    """Whether a line between two points outside a closed hex crosses or touches one of its sides."""
    start, end = line[:2], line[2:]
    around = corners(*place)
    return any(_meet(start, end, around[at - 1], around[at]) for at in range(6))


def _meet(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int], d: tuple[int, int]) -> bool:
    return (
        _turn(a, b, c) * _turn(a, b, d) <= 0
        and _turn(c, d, a) * _turn(c, d, b) <= 0
        and max(min(a[0], b[0]), min(c[0], d[0])) <= min(max(a[0], b[0]), max(c[0], d[0]))
        and max(min(a[1], b[1]), min(c[1], d[1])) <= min(max(a[1], b[1]), max(c[1], d[1]))
    )


def _turn(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
