"""A held miniature goes to the legal place nearest to the pointer (C-MOV-01 to -04)."""

import math
import random

from hypothesis import given, settings
from hypothesis import strategies as st

from signum.classic.findings.reachable_areas import ReachableArea, inside
from signum.engine.units import Point
from signum.field.plane.lengths import TOUCH_FIRST, TOUCH_SECOND, L, M, S
from signum.field.plane.moves import March
from signum.field.plane.placement import Placing
from signum.field.plane.shapes import Disc, Shape
from signum.field.plane.walk import Walk
from tests.field.tables import seeds, setting

SPAN = 22_000
STEP = 100
MOST_TRIED = 1_200
CLOSE = 60
"""A place may be missed by this much: by the steps of the check, which are wider than the grid."""


def held_somewhere(walker: Disc, limit: int, others: list[Disc], chance: random.Random) -> Point:
    """A point in reach or a little beyond it, often on another base."""
    if others and chance.random() < 0.5:
        other = chance.choice(others)
        x, y = other.x + chance.randint(-other.r, other.r), other.y + chance.randint(-other.r, other.r)
    else:
        far, angle = chance.uniform(0, 1.3 * limit), chance.uniform(0, math.tau)
        x, y = round(walker.x + far * math.cos(angle)), round(walker.y + far * math.sin(angle))
    return inside((x, y), walker.r)


@settings(max_examples=25)
@given(
    seeds, st.integers(2, 12), st.integers(0, 3), st.sampled_from([S, M, L]),
    st.sampled_from([TOUCH_FIRST, TOUCH_SECOND]),
)  # fmt: skip
def test_no_legal_place_is_nearer_than_the_one_found(
    seed: int, bases: int, templates: int, limit: int, touch: int
) -> None:
    """Against trying the places of a lattice round the pointer, the nearest first."""
    chance = random.Random(seed)
    table = setting(seed, bases, templates, 1, SPAN)
    me, others = table.bases[0], table.bases[1:]
    parting = chance.randint(0, len(others))
    difficult = table.templates[: chance.randint(0, 1)]
    walls: list[Shape] = [*others[parting:], *table.templates[len(difficult) :]]
    march = March(me, walls, others[:parting], difficult, touch)
    wanted = held_somewhere(me, limit, others, chance)

    def allowed(to: Point) -> bool:
        return to != (me.x, me.y) and march.reaches(*to, limit)

    area = ReachableArea(march, limit, Placing(me.r).keep([*walls, *others[:parting]]))
    found = area.nearest(wanted, allowed)
    far = limit + S if found is None else math.dist(found, wanted)
    assert found is None or allowed(found)
    for dx, dy in LATTICE:
        if math.hypot(dx, dy) >= far - CLOSE:
            break
        assert not allowed((wanted[0] + dx, wanted[1] + dy))


LATTICE = sorted(
    [(dx, dy) for dx in range(-2_000, 2_001, STEP) for dy in range(-2_000, 2_001, STEP)],
    key=lambda one: math.hypot(*one),
)[:MOST_TRIED]


def test_a_place_in_a_lane_as_wide_as_the_base_is_found() -> None:
    """C-MOV-02: two bases leave a lane in which the base just fits; the pointer lies on one of them."""
    me = Disc(10_000, 30_000, 1_600)
    lane: list[Shape] = [Disc(16_000, 26_799, 1_600), Disc(16_002, 33_200, 1_600)]
    area = ReachableArea(March(me, lane, [], []), M, Placing(1_600).keep(lane))
    walk = Walk(me, lane)
    found = area.nearest((16_001, 30_300), lambda to: walk.reaches(*to, M))
    assert found is not None
    assert math.dist(found, (16_001, 30_000)) < 100
