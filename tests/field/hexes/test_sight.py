"""Line of sight between hexes, against every kind of line and in hard cases."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signum.field.hexes.board import Board, Hex, members, set_of
from signum.field.hexes.layouts import hexagon
from signum.field.hexes.sight import seen, sees, sight
from signum.field.hexes.symmetries import symmetries
from tests.field.hexes import brute
from tests.field.hexes.boards import BOARDS, DUEL, FOUR, HOLED, SMALL, THREE, Crowded, places, seeds
from tests.field.hexes.test_chains import is_inside, touches

small_boards = st.sampled_from([SMALL, HOLED])
shares = st.sampled_from([0.1, 0.25, 0.5])


@settings(max_examples=60)
@given(seeds, small_boards, shares)
def test_sight_agrees_with_trying_every_kind_of_line(seed: int, board: Board, share: float) -> None:
    blockers = Crowded(seed, board).some(random.Random(seed), share)
    hidden_by = places(board, blockers)
    for a in board.hexes:
        for b in random.Random(a).sample(board.hexes, 6):
            expected = brute.sees(
                board.axial(a), board.axial(b), hidden_by - {board.axial(a), board.axial(b)}
            )
            assert sees(board, a, b, blockers) == expected


@settings(max_examples=60)
@given(seeds, st.sampled_from([DUEL, THREE, FOUR, HOLED]), shares)
def test_an_answer_has_a_free_line_or_names_blockers_that_hide(seed: int, board: Board, share: float) -> None:
    crowd = Crowded(seed, board)
    a, b = crowd.start, crowd.other
    blockers = crowd.some(random.Random(seed), share)
    found = sight(board, a, b, blockers)
    assert bool(found) == sees(board, a, b, blockers)
    if found.line is not None:
        assert found.blockers == 0
        assert is_inside(found.line[:2], board.axial(a))
        assert is_inside(found.line[2:], board.axial(b))
        others = blockers & ~set_of([a, b])
        assert not [one for one in members(others) if touches(found.line, board.axial(one))]
    else:
        assert found.blockers
        assert not found.blockers & ~blockers
        assert not sees(board, a, b, found.blockers)
        assert all(sees(board, a, b, found.blockers & ~(1 << one)) for one in members(found.blockers))
        assert sight(board, b, a, blockers).blockers == found.blockers


@settings(max_examples=30)
@given(seeds, st.sampled_from([DUEL, THREE, FOUR]), shares)
def test_sight_is_mutual_and_the_same_on_a_turned_board(seed: int, board: Board, share: float) -> None:
    crowd = Crowded(seed, board)
    chance = random.Random(seed)
    blockers = crowd.some(chance, share)
    pairs = [chance.sample(board.hexes, 2) for _ in range(12)]
    for symmetry in symmetries(board):
        moved = symmetry.moved(blockers)
        for a, b in pairs:
            seen_first = sees(board, a, b, blockers)
            assert sees(board, b, a, blockers) == seen_first
            assert sees(board, symmetry.image(a), symmetry.image(b), moved) == seen_first


@pytest.mark.parametrize("board", BOARDS)
def test_with_nothing_in_the_way_all_see_each_other(board: Board) -> None:
    """Also if both stand on hexes that would block, and if a set has bits that are not hexes."""
    beyond = ~board.everywhere
    for a in board.hexes[::5]:
        assert seen(board, a, 1 << a, board.everywhere) == board.everywhere
        assert seen(board, a, beyond, board.everywhere) == board.everywhere


@pytest.mark.parametrize("board", [SMALL, THREE])
def test_with_all_in_the_way_neighbours_see_each_other(board: Board) -> None:
    for a in board.hexes[::5]:
        assert seen(board, a, board.everywhere, board.everywhere) == board.touching[a] | 1 << a


MIDDLE = THREE.at(0, 0)


def at(*place: int) -> Hex:
    return THREE.at(*place)


def around(*hexes: Hex) -> int:
    return set_of(hexes)


def test_a_hex_in_a_straight_line_hides_all_behind_it_in_that_line() -> None:
    """Beside it the lines along the outer corners touch it, and a line that touches is blocked."""
    for far in range(2, 8):
        for wall in range(1, far):
            assert sight(THREE, MIDDLE, at(far, 0), around(at(wall, 0))).blockers == around(at(wall, 0))
    beside = THREE.everywhere & ~THREE.rows[7]
    assert all(sees(THREE, MIDDLE, at(far, 0), beside) for far in range(2, 8))


def test_hexes_corner_to_corner_are_hidden_by_both_between_and_not_by_one() -> None:
    left, right = at(1, 0), at(0, 1)
    assert sees(THREE, MIDDLE, at(1, 1), around(left))
    assert sees(THREE, MIDDLE, at(1, 1), around(right))
    assert sight(THREE, MIDDLE, at(1, 1), around(left, right)).blockers == around(left, right)
    found = sight(THREE, MIDDLE, at(1, 1), 0)
    assert found.line is not None
    assert found.line[0] == found.line[2] - 7_794


def test_a_line_does_not_run_along_the_side_between_two_blockers() -> None:
    """The line of the centres of far hexes runs along that side; all other lines cross one of the two."""
    assert not sees(THREE, MIDDLE, at(3, 3), around(at(1, 0), at(0, 1)))
    assert not sees(THREE, MIDDLE, at(3, 3), around(at(2, 1), at(1, 2)))
    assert sees(THREE, MIDDLE, at(3, 3), around(at(1, 0)))


def test_a_knights_leap_away_one_blocker_leaves_a_line_and_two_abreast_do_not() -> None:
    """Lines pass two of the four hexes between: both on one side, both on the other, or the middle ones."""
    first, second = (at(1, 0), at(0, 1)), (at(2, 0), at(1, 1))
    for one in (*first, *second):
        assert sees(THREE, MIDDLE, at(2, 1), around(one))
    assert not sees(THREE, MIDDLE, at(2, 1), around(*first))
    assert not sees(THREE, MIDDLE, at(2, 1), around(*second))
    assert not sees(THREE, MIDDLE, at(2, 1), around(at(1, 0), at(1, 1)))
    assert sees(THREE, MIDDLE, at(2, 1), around(at(0, 1), at(2, 0)))


def test_over_a_notch_of_the_board_one_sees() -> None:
    """At the side of a board with shorter rows the line runs past the end of the shorter row."""
    above, end, below = DUEL.hex_at(0, 8), DUEL.hex_at(1, 7), DUEL.hex_at(2, 8)
    assert sees(DUEL, above, below, 1 << end)
    middle_above, middle_below = DUEL.hex_at(0, 4), DUEL.hex_at(2, 4)
    assert not sees(DUEL, middle_above, middle_below, set_of([DUEL.hex_at(1, 3), DUEL.hex_at(1, 4)]))


def test_over_a_hole_one_sees() -> None:
    board = Board(place for place in hexagon(3) if place != (0, 0))
    assert sees(board, board.at(-1, 0), board.at(1, 0), board.everywhere)
    assert not sees(board, board.at(-2, 0), board.at(2, 0), 1 << board.at(-1, 0))


def test_portals_change_nothing_of_sight() -> None:
    a, b = at(-5, 0), at(5, 0)
    board = THREE.with_portals(around(a, b))
    assert board.distance(a, b) == 1
    assert board.corridors is THREE.corridors
    assert not sees(board, a, b, around(MIDDLE))
    assert not sight(board, a, b, around(MIDDLE))
    assert sees(board, a, b, 0)


def test_only_hexes_that_were_asked_about_are_told() -> None:
    among = around(at(2, 0), at(0, 2), MIDDLE)
    assert seen(THREE, MIDDLE, around(at(1, 0)), among) == around(at(0, 2), MIDDLE)
