"""Seats on sides: hostile and allied seats, the order of turns, and the seats that still play."""

import pytest

from signum.engine.outcomes import Outcome
from signum.engine.seating import seating

TEAMS = (0, 0, 1, 1)


def test_without_sides_each_plays_for_itself() -> None:
    three = seating(3)
    assert three.side_of == (0, 1, 2)
    assert three.hostile == ((False, True, True), (True, False, True), (True, True, False))
    assert not any(any(row) for row in three.allied)
    assert three.sides == three.living_sides == (0, 1, 2)


def test_allies_are_the_other_seats_of_a_side() -> None:
    teams = seating(4, TEAMS)
    assert teams.hostile[0] == (False, False, True, True)
    assert teams.allied[0] == (False, True, False, False)
    assert teams.allies == ((1,), (0,), (3,), (2,))
    assert teams.opponents == ((2, 3), (2, 3), (0, 1), (0, 1))
    assert (teams.members(0), teams.members(1)) == ((0, 1), (2, 3))


def test_turns_follow_each_other_in_the_order_of_play() -> None:
    """Both seats of one side first, the second of them first of all."""
    teams = seating(4, TEAMS, (1, 0, 3, 2))
    assert teams.following[0] == (0, 3, 2, 1)
    assert teams.others[3] == (2, 1, 0)
    assert [teams.next(seat) for seat in range(4)] == [3, 0, 1, 2]
    assert teams.sides == (0, 1)


def test_a_seat_that_is_out_is_passed_over() -> None:
    four = seating(4, out=(1, 2))
    assert four.living == (0, 3)
    assert four.following[1] == (3, 0)
    assert four.opponents[0] == four.others[0] == (3,)
    assert (four.next(0), four.next(1), four.next(3)) == (3, 3, 0)
    assert (four.passed_over(0), four.passed_over(3)) == (2, 0)
    assert four.living_sides == (0, 3)
    assert four.sides == (0, 1, 2, 3)


def test_hostility_outlasts_whoever_is_out() -> None:
    assert seating(4, TEAMS, out=(2,)).hostile == seating(4, TEAMS).hostile


def test_a_single_seat_follows_itself() -> None:
    alone = seating(1)
    assert (alone.next(0), alone.passed_over(0)) == (0, 0)
    assert alone.opponents == alone.others == ((),)
    last = seating(3, out=(0, 2))
    assert (last.next(1), last.passed_over(1)) == (1, 2)


@pytest.mark.parametrize(("sides", "order", "out"), [((0, 1), (), ()), ((), (0, 1), ()), ((), (), (3,))])
def test_sides_and_order_are_of_the_seats_there_are(
    sides: tuple[int, ...], order: tuple[int, ...], out: tuple[int, ...]
) -> None:
    with pytest.raises(ValueError, match="seats"):
        seating(3, sides, order, out)


def test_a_side_wins_shares_a_draw_or_loses() -> None:
    won = Outcome(1, "race", ())
    assert [won.score(side) for side in range(3)] == [0, 1, 0]
    assert not won.shared_by(0)
    drawn = Outcome(None, "time", ())
    assert [drawn.score(side) for side in range(3)] == [0.5, 0.5, 0.5]
    shared = Outcome(None, "time", (), drawn=(0, 2))
    assert [shared.score(side) for side in range(3)] == [0.5, 0, 0.5]
