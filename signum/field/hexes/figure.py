"""Figures: where hexes, corners and lines of a board lie in a picture, in whole numbers.

Lines of sight are drawn as they were decided. The upper left corner of the picture is (0, 0).
"""

from signum.field.hexes.board import OFF, Board, Hex
from signum.field.hexes.grid import HALF_SIDE, HALF_WIDTH, Point, centre, corners
from signum.field.hexes.sightlines import SightLine


class Figure:
    """A board as it is drawn: rows from top to bottom, hexes with a corner on top.

    With `flat_top` the picture is turned a quarter to the left: rows become columns from left to right.
    """

    __slots__ = ("_left", "_upper", "board", "flat_top", "height", "width")

    def __init__(self, board: Board, flat_top: bool = False) -> None:
        self.board = board
        self.flat_top = flat_top
        self._left = self._upper = 0
        points = [self.point(x, y) for one in board.hexes for x, y in corners(*board.axial(one))]
        self._left = min(x for x, _ in points)
        self._upper = min(y for _, y in points)
        self.width = max(x for x, _ in points) - self._left
        self.height = max(y for _, y in points) - self._upper

    def point(self, x: int, y: int) -> Point:
        """A point of the grid in the picture."""
        across, down = (y, -x) if self.flat_top else (x, y)
        return across - self._left, down - self._upper

    def centre(self, one: Hex) -> Point:
        """The centre of a hex."""
        return self.point(*centre(*self.board.axial(one)))

    def corners(self, one: Hex) -> list[Point]:
        """The corners of a hex, clockwise."""
        return [self.point(x, y) for x, y in corners(*self.board.axial(one))]

    def line(self, line: SightLine) -> SightLine:
        """A line of sight in the picture."""
        x1, y1, x2, y2 = line
        return *self.point(x1, y1), *self.point(x2, y2)

    def hex_at(self, x: int, y: int) -> Hex:
        """The hex at a point of the picture, or OFF; on a side or a corner the lowest of the hexes there."""
        for one in self.board.hexes:
            middle_x, middle_y = self.centre(one)
            dx, dy = abs(x - middle_x), abs(y - middle_y)
            if self.flat_top:
                dx, dy = dy, dx
            if dx <= HALF_WIDTH and HALF_SIDE * dx + HALF_WIDTH * dy <= 2 * HALF_SIDE * HALF_WIDTH:
                return one
        return OFF
