"""Symmetries of boards."""

import pytest

from signum.field.hexes.board import Board, set_of
from signum.field.hexes.layouts import pictured
from signum.field.hexes.symmetries import symmetries
from tests.field.hexes.boards import DUEL, FOUR, HOLED, SMALL, THREE


@pytest.mark.parametrize("board, count", [(DUEL, 4), (THREE, 12), (FOUR, 4), (SMALL, 12), (HOLED, 1)])
def test_boards_of_the_maps_have_their_symmetries(board: Board, count: int) -> None:
    assert len(symmetries(board)) == count


@pytest.mark.parametrize("board", [DUEL, THREE, FOUR])
def test_a_symmetry_keeps_neighbours_and_distances(board: Board) -> None:
    for symmetry in symmetries(board):
        assert sorted(symmetry.images.values()) == list(board.hexes)
        assert symmetry.keeps(board.everywhere)
        for one in board.hexes:
            assert symmetry.moved(board.neighbours[one]) == board.neighbours[symmetry.image(one)]
            assert symmetry.moved(board.within(one, 3)) == board.within(symmetry.image(one), 3)


def test_half_a_turn_of_the_board_for_two_changes_first_and_last_row() -> None:
    still, half, *mirrored = symmetries(DUEL)
    assert [still.image(one) for one in DUEL.hexes] == list(DUEL.hexes)
    assert (half.sixths, half.mirrored) == (3, False)
    assert [half.image(one) for one in DUEL.hexes] == list(reversed(DUEL.hexes))
    assert [half.moved(row) for row in DUEL.rows] == list(reversed(DUEL.rows))
    assert [one.mirrored for one in mirrored] == [True, True]


def test_mirroring_top_to_bottom_keeps_the_middle_row_hex_by_hex() -> None:
    mirrored = next(one for one in symmetries(DUEL) if one.mirrored and one.sixths == 0)
    assert [mirrored.image(DUEL.hex_at(5, place)) for place in range(8)] == [
        DUEL.hex_at(5, place) for place in range(8)
    ]
    assert mirrored.image(DUEL.hex_at(0, 2)) == DUEL.hex_at(10, 2)


def test_a_third_of_a_turn_keeps_a_triangle_of_hexes_without_a_hex_in_the_middle() -> None:
    board = Board(pictured([". .", " ."]))
    assert [one.sixths for one in symmetries(board) if not one.mirrored] == [0, 2, 4]
    assert len(symmetries(board)) == 6


def test_portals_must_be_carried_to_portals() -> None:
    corner = 1 << DUEL.hex_at(0, 0)
    opposite = set_of([DUEL.hex_at(0, 0), DUEL.hex_at(10, 8)])
    assert len(symmetries(DUEL.with_portals(corner))) == 1
    assert [one.sixths for one in symmetries(DUEL.with_portals(opposite))] == [0, 3]
