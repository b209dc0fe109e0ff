"""Boards: numbers, neighbours, distances, rows, directions and portals."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signum.field.hexes.board import OFF, Board, members, set_of
from signum.field.hexes.layouts import alternating, hexagon, pictured
from tests.field.hexes import brute
from tests.field.hexes.boards import BOARDS, DUEL, FOUR, HOLED, SMALL, THREE, Crowded, places, seeds

boards = st.sampled_from([SMALL, HOLED, DUEL])


def test_the_shapes_of_the_maps_have_their_number_of_hexes() -> None:
    assert [len(board.hexes) for board in (DUEL, THREE, FOUR)] == [94, 169, 163]
    assert [row.bit_count() for row in DUEL.rows] == [9, 8, 9, 8, 9, 8, 9, 8, 9, 8, 9]
    assert [row.bit_count() for row in THREE.rows] == [8, 9, 10, 11, 12, 13, 14, 15, 14, 13, 12, 11, 10, 9, 8]


@pytest.mark.parametrize("board", BOARDS)
def test_a_hex_is_found_again_by_its_place_and_by_its_row(board: Board) -> None:
    assert list(board.hexes) == sorted(board.hexes) == members(board.everywhere)
    for one in board.hexes:
        assert board.at(*board.axial(one)) == one
        assert board.hex_at(board.row(one), board.place(one)) == one
    assert set_of(board.hexes) == board.everywhere == sum(board.rows)


def test_places_outside_a_board_are_off() -> None:
    taken = {DUEL.axial(one) for one in DUEL.hexes}
    outside = [(q, r) for q in range(-30, 30) for r in range(-30, 30) if (q, r) not in taken]
    assert {DUEL.at(q, r) for q, r in outside} == {OFF}
    assert [DUEL.hex_at(*place) for place in ((-1, 0), (11, 0), (0, -1), (0, 9), (1, 8))] == [OFF] * 5


def test_a_picture_gives_hexes_with_their_marks() -> None:
    marks = pictured(["a b", " c", "  d"])
    assert marks == {(0, 0): "a", (1, 0): "b", (0, 1): "c", (0, 2): "d"}
    assert set(pictured([". . .", " . .", ". . ."])) == set(alternating(3, 3))


def test_a_picture_with_a_row_that_is_not_shifted_is_refused() -> None:
    with pytest.raises(ValueError, match="row 2, character 1"):
        pictured([". . .", ".", ". . ."])


def test_a_board_without_hexes_or_with_a_portal_outside_it_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one hex"):
        Board([])
    with pytest.raises(ValueError, match="a portal is a hex of the board"):
        SMALL.with_portals(1)


@settings(max_examples=60)
@given(seeds, boards)
def test_neighbours_and_distances_agree_with_widening_circles(seed: int, board: Board) -> None:
    crowd = Crowded(seed, board)
    board = crowd.board
    portals = places(board, board.portals)
    one = crowd.start
    taken = places(board, board.everywhere)
    here = board.axial(one)
    near = {*brute.around(here), *(portals if here in portals else ())} & taken - {here}
    assert places(board, board.neighbours[one]) == near
    assert places(board, board.touching[one]) == {*brute.around(here)} & taken
    steps = brute.steps_between(here, board.axial(crowd.other), portals)
    assert board.distance(one, crowd.other) == board.distance(crowd.other, one) == steps
    assert [board.ring(one, far) >> crowd.other & 1 for far in range(12)] == [
        far == steps for far in range(12)
    ]
    assert board.within(one, 99) == board.everywhere
    assert board.within(one, 0) == board.ring(one, 0) == 1 << one
    assert board.within(one, -1) == 0
    assert places(board, board.within(one, 1)) == near | {here}


def test_portals_bring_distant_hexes_into_contact_and_shorten_ways() -> None:
    """Three portals are all neighbours of each other; straight lines do not lead through them."""
    a, b, c = DUEL.hex_at(0, 0), DUEL.hex_at(10, 8), DUEL.hex_at(5, 4)
    board = DUEL.with_portals(set_of([a, b, c]))
    assert board.distance(a, b) == board.distance(b, c) == 1
    assert board.neighbours[a] & ~DUEL.neighbours[a] == set_of([b, c])
    assert board.distance(DUEL.hex_at(0, 2), DUEL.hex_at(9, 7)) == 4
    assert board.ring(a, 2) & DUEL.ring(b, 1) == DUEL.ring(b, 1)
    assert board.direction(a, b) == DUEL.direction(a, b)
    assert board.ray(a, 0) == DUEL.ray(a, 0)
    assert board.beyond(b, a) == OFF


@pytest.mark.parametrize("hexes", [0, 1])
def test_fewer_than_two_portals_lead_nowhere(hexes: int) -> None:
    board = SMALL.with_portals(set_of(SMALL.hexes[:hexes]))
    assert board.neighbours == SMALL.neighbours
    assert all(board.distances(one) == SMALL.distances(one) for one in SMALL.hexes)


@pytest.mark.parametrize("board", BOARDS)
def test_a_step_in_a_direction_and_back_is_no_step(board: Board) -> None:
    for one in board.hexes:
        ways = [board.step(one, direction) for direction in range(6)]
        assert set_of(near for near in ways if near != OFF) == board.touching[one]
        for direction, near in enumerate(ways):
            if near != OFF:
                assert board.step(near, (direction + 3) % 6) == one
                assert board.direction(one, near) == direction
                assert board.beyond(one, near) == board.step(near, direction)


def test_directions_go_clockwise_from_the_right() -> None:
    middle = DUEL.hex_at(5, 4)
    at = [DUEL.hex_at(*place) for place in ((5, 5), (6, 5), (6, 4), (5, 3), (4, 4), (4, 5))]
    assert [DUEL.step(middle, direction) for direction in range(6)] == at


def test_straight_lines_run_to_the_ends_of_the_board() -> None:
    one = DUEL.hex_at(4, 2)
    assert DUEL.ray(one, 0) == [DUEL.hex_at(4, place) for place in range(3, 9)]
    assert DUEL.ray(one, 1) == [
        DUEL.hex_at(*place) for place in ((5, 2), (6, 3), (7, 3), (8, 4), (9, 4), (10, 5))
    ]
    assert DUEL.line(one, 3) == DUEL.rows[4]
    assert DUEL.line(one, 1) == DUEL.line(one, 4) == set_of([one, *DUEL.ray(one, 1), *DUEL.ray(one, 4)])
    far = DUEL.hex_at(8, 4)
    assert DUEL.direction(one, far) == 1
    assert DUEL.between(one, far) == DUEL.between(far, one) == set_of(DUEL.ray(one, 1)[:3])
    assert DUEL.beyond(one, far) == DUEL.hex_at(9, 4)
    assert DUEL.beyond(one, DUEL.hex_at(10, 5)) == OFF


def test_hexes_that_are_not_in_line_have_no_direction() -> None:
    one, other = DUEL.hex_at(4, 2), DUEL.hex_at(6, 2)
    assert DUEL.direction(one, other) == DUEL.direction(one, one) == OFF
    assert DUEL.between(one, other) == 0
    assert DUEL.beyond(one, other) == OFF


def test_holes_do_not_lengthen_distances_or_end_straight_lines() -> None:
    board = Board(place for place in hexagon(3) if place != (0, 0))
    left, right = board.at(-1, 0), board.at(1, 0)
    assert board.distance(left, right) == 2
    assert board.direction(left, right) == 0
    assert board.ray(board.at(-2, 0), 0) == [board.at(q, 0) for q in (-1, 1, 2)]
    assert board.step(left, 0) == OFF
