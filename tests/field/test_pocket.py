"""Pockets: a base that is called walled off has no path to the place of contact (C-MOV-02)."""

from math import cos, sin, tau

from hypothesis import given, settings
from hypothesis import strategies as st

from signum.field.plane.contact import contacts
from signum.field.plane.lengths import TOUCH_FIRST, TOUCH_SECOND
from signum.field.plane.pocket import is_walled_off
from signum.field.plane.shapes import Disc
from signum.field.plane.walk import Walk
from tests.field.tables import seeds, setting

WALKER = Disc(30_000, 30_000, 1_600)
ENEMY = Disc(30_000, 50_000, 1_600)


def ring(bases: int, away: int) -> list[Disc]:
    """Bases all round the walker."""
    turns = [tau * one / bases for one in range(bases)]
    return [
        Disc(WALKER.x + round(away * cos(turn)), WALKER.y + round(away * sin(turn)), 1_600) for turn in turns
    ]


def test_a_base_in_a_ring_is_walled_off_and_one_in_a_wide_ring_is_not() -> None:
    close, wide = Walk(WALKER, ring(6, 3_500), [ENEMY]), Walk(WALKER, ring(6, 7_500), [ENEMY])
    assert is_walled_off(close, ENEMY)
    assert contacts(close, 0) == []
    assert not is_walled_off(wide, ENEMY)
    assert contacts(wide, 0)


def test_between_enemies_there_is_no_path_that_would_touch_them() -> None:
    """The base fits between them, but it would stop there; one that is met in the ring is no obstacle."""
    around = ring(4, 4_550)
    walk = Walk(WALKER, [], [ENEMY, *around], TOUCH_SECOND)
    assert is_walled_off(walk, ENEMY)
    assert contacts(walk, 0) == []
    assert not is_walled_off(walk, around[0])
    assert contacts(walk, 1)


@settings(max_examples=150)
@given(seeds, st.integers(6, 14), st.booleans(), st.sampled_from([TOUCH_FIRST, TOUCH_SECOND]))
def test_no_path_leads_out_of_a_pocket(seed: int, bases: int, friends: bool, touch: int) -> None:
    """On crowded tables, for each enemy that is said to be out of reach."""
    table = setting(seed, bases, 2, 1, 16_000)
    base, *others = table.bases
    half = len(others) // 2 if friends else 0
    walk = Walk(base, [*table.templates, *others[:half]], others[half:], touch, 16_000)
    for number, enemy in enumerate(others[half:]):
        if is_walled_off(walk, enemy):
            assert contacts(walk, number) == []
