"""Where hexes lie in a picture."""

import math

import pytest

from signum.field.hexes.board import OFF, Board
from signum.field.hexes.figure import Figure
from signum.field.hexes.sight import sight
from tests.field.hexes.boards import DUEL, HOLED, SMALL

figures = pytest.mark.parametrize(
    "figure", [Figure(board, flat_top=flat) for board in (DUEL, SMALL, HOLED) for flat in (False, True)]
)


@figures
def test_hexes_are_regular_and_neighbours_share_a_side(figure: Figure) -> None:
    board = figure.board
    for one in board.hexes:
        middle, around = figure.centre(one), figure.corners(one)
        assert {round(math.dist(middle, corner)) for corner in around} == {3_000}
        for direction in range(6):
            near = board.step(one, direction)
            if near != OFF:
                shared = set(around) & set(figure.corners(near))
                assert shared == {around[direction], around[(direction + 1) % 6]}


@figures
def test_a_picture_fits_its_hexes(figure: Figure) -> None:
    points = [corner for one in figure.board.hexes for corner in figure.corners(one)]
    assert (min(x for x, _ in points), min(y for _, y in points)) == (0, 0)
    assert (max(x for x, _ in points), max(y for _, y in points)) == (figure.width, figure.height)


@figures
def test_a_hex_is_found_by_a_point_in_it(figure: Figure) -> None:
    for one in figure.board.hexes:
        x, y = figure.centre(one)
        assert figure.hex_at(x, y) == one
        for corner_x, corner_y in figure.corners(one):
            assert figure.hex_at((9 * corner_x + x) // 10, (9 * corner_y + y) // 10) == one
    assert figure.hex_at(-1, -1) == OFF
    assert figure.hex_at(figure.width + 1, figure.height // 2) == OFF


def test_on_a_side_the_first_hex_is_found() -> None:
    figure = Figure(DUEL)
    one = DUEL.hex_at(3, 3)
    (x1, y1), (x2, y2) = figure.corners(one)[:2]
    assert figure.hex_at((x1 + x2) // 2, (y1 + y2) // 2) == one
    assert figure.hex_at(*figure.corners(one)[2]) == one


@pytest.mark.parametrize("flat, is_on_top", [(False, True), (True, False)])
def test_a_corner_or_a_side_is_on_top(flat: bool, is_on_top: bool) -> None:
    heights = [y for _, y in Figure(SMALL, flat_top=flat).corners(SMALL.at(0, 0))]
    assert (heights.count(min(heights)) == 1) == is_on_top


def test_rows_run_from_top_to_bottom_or_from_left_to_right() -> None:
    upright, turned = Figure(DUEL), Figure(DUEL, flat_top=True)
    first, next_in_row, next_row = DUEL.hex_at(0, 0), DUEL.hex_at(0, 1), DUEL.hex_at(2, 0)
    assert upright.centre(next_in_row)[0] > upright.centre(first)[0]
    assert upright.centre(next_row)[1] > upright.centre(first)[1]
    assert turned.centre(next_in_row)[1] < turned.centre(first)[1]
    assert turned.centre(next_row)[0] > turned.centre(first)[0]
    assert (turned.width, turned.height) == (upright.height, upright.width)


@pytest.mark.parametrize("flat", [False, True])
def test_a_line_of_sight_is_drawn_from_hex_to_hex(flat: bool) -> None:
    figure = Figure(DUEL, flat_top=flat)
    a, b = DUEL.hex_at(2, 1), DUEL.hex_at(7, 5)
    for blockers in (0, 1 << DUEL.hex_at(5, 3)):
        line = sight(DUEL, a, b, blockers).line
        assert line is not None
        x1, y1, x2, y2 = figure.line(line)
        assert (figure.hex_at(x1, y1), figure.hex_at(x2, y2)) == (a, b)


def test_one_hex_is_a_board() -> None:
    figure = Figure(Board([(7, -3)]))
    assert (figure.width, figure.height) == (5_196, 6_000)
