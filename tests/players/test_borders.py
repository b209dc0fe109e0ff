"""The greedy player reads from the rules where its opponents' new creatures enter."""

from dataclasses import replace

import pytest

from signum.classic.bots.greedy.borders import closed, near_border, off
from signum.classic.bots.greedy.places import Seeking, edge
from signum.classic.bots.greedy.ranking import Judging
from signum.engine.units import Point
from signum.field.plane.lengths import SIDE, M
from signum.field.plane.strips import EAST, NORTH, SOUTH, WEST, Stretch
from tests.players.test_places import Field

BASE = 3_200
NEAR: dict[int, Point] = {
    SOUTH: (20_000, 2_000),
    EAST: (SIDE - 2_000, 20_000),
    NORTH: (20_000, SIDE - 2_000),
    WEST: (2_000, 20_000),
}
"""A place close to each side."""


@pytest.mark.parametrize("side", NEAR)
def test_the_edge_is_where_the_rules_say(side: int) -> None:
    """C-ZONE-01, C-SUM-01: with the opponent at any of the four sides."""
    x, y = NEAR[side]
    field = Field(
        f"{{me: {{strength: 2, health: 3, movement: M, at: [{x / 1_000}, {y / 1_000}]}}}}",
        "{foe: {strength: 1, health: 3, at: [40, 41]}}",
    )
    opposite = Stretch((side + 2) % 4)
    field.game.mode = replace(
        field.game.mode, border=lambda _state, seat: Stretch(side) if seat == 1 else opposite
    )
    places = list(edge(Seeking(field.look, field.me, M)))
    assert places
    assert {off(side, (round(x), round(y))) for x, y in places} == {field.me.base // 2 + 60}
    assert Judging(field.think, field.me).staying()["edge"] > 0
    field.game.mode = replace(
        field.game.mode, border=lambda _state, seat: opposite if seat == 1 else Stretch(side)
    )
    assert not list(edge(Seeking(field.look, field.me, M)))
    assert "edge" not in Judging(field.think, field.me).staying()


@pytest.mark.parametrize("side", NEAR)
def test_a_base_closes_as_much_of_any_side(side: int) -> None:
    whole = closed(Stretch(side), NEAR[side], BASE)
    assert whole == closed(Stretch(SOUTH), NEAR[SOUTH], BASE) > 0
    assert closed(Stretch((side + 2) % 4), NEAR[side], BASE) == 0


def test_only_the_part_that_the_opponent_owns_is_closed() -> None:
    """C-VAR-03: where an opponent owns a part of a side, a base beyond its end closes less or nothing."""
    whole = closed(Stretch(SOUTH), (30_000, 2_000), BASE)
    assert closed(Stretch(SOUTH, 30_000, SIDE), (30_000, 2_000), BASE) == pytest.approx(whole / 2)
    assert closed(Stretch(SOUTH, 0, 30_000), (30_000, 2_000), BASE) == pytest.approx(whole / 2)
    assert closed(Stretch(SOUTH, 0, 15_000), (30_000, 2_000), BASE) == 0


def test_places_near_a_border_are_ahead_in_the_middle_and_between() -> None:
    assert near_border(Stretch(NORTH), (10_000, 40_000), 1_700) == [
        (10_000, SIDE - 1_700),
        (30_000, SIDE - 1_700),
        (20_000, SIDE - 1_700),
    ]
