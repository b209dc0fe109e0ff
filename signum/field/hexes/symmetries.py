"""The symmetries of a board: turns by sixths and mirror images that carry it onto itself."""

from signum.field.hexes.board import Board, Hex, HexSet, members, set_of
from signum.field.hexes.grid import Axial, turned


class Symmetry:
    """One symmetry: a turn clockwise by some sixths, after a mirroring top to bottom if it is mirrored."""

    __slots__ = ("images", "mirrored", "sixths")

    def __init__(self, sixths: int, mirrored: bool, images: dict[Hex, Hex]) -> None:
        self.sixths = sixths
        self.mirrored = mirrored
        self.images = images

    def image(self, one: Hex) -> Hex:
        """The hex that a hex is carried to."""
        return self.images[one]

    def moved(self, hexes: HexSet) -> HexSet:
        """The set that a set is carried to."""
        return set_of(self.images[one] for one in members(hexes))

    def keeps(self, hexes: HexSet) -> bool:
        """Whether it carries a set onto itself."""
        return self.moved(hexes) == hexes

    def __repr__(self) -> str:
        return f"Symmetry({self.sixths} sixths{', mirrored' if self.mirrored else ''})"


def symmetries(board: Board) -> list[Symmetry]:
    """The symmetries of a board and its portals; the first one leaves every hex in its place."""
    found: list[Symmetry] = []
    for mirrored in (False, True):
        for sixths in range(6):
            images = _images(board, sixths, mirrored)
            symmetry = Symmetry(sixths, mirrored, images)
            if images and symmetry.keeps(board.portals):
                found.append(symmetry)
    return found


def _images(board: Board, sixths: int, mirrored: bool) -> dict[Hex, Hex]:
    """The image of every hex, or nothing where the turned board is another one.

    The centre of gravity stays where it is, which says how far the turned board has to be shifted.
    """
    places = [board.axial(one) for one in board.hexes]
    images = [turned(q, r, sixths, mirrored) for q, r in places]
    shift_q = sum(q for q, _ in places) - sum(q for q, _ in images)
    shift_r = sum(r for _, r in places) - sum(r for _, r in images)
    count = len(places)
    if shift_q % count or shift_r % count:
        return {}
    shifted: list[Axial] = [(q + shift_q // count, r + shift_r // count) for q, r in images]
    if set(shifted) != set(places):
        return {}
    return {one: board.at(q, r) for one, (q, r) in zip(board.hexes, shifted, strict=True)}
