"""Shapes of boards: rows by turns longer and shorter, hexagons, and pictures in text."""

from collections.abc import Sequence

from signum.field.hexes.grid import Axial


def alternating(rows: int, longest: int) -> list[Axial]:
    """Rows of a length and of one less by turns, the shorter ones half a hex further in."""
    return [(place - row // 2, row) for row in range(rows) for place in range(longest - row % 2)]


def hexagon(side: int) -> list[Axial]:
    """A hexagon with some hexes along each of its sides."""
    far = side - 1
    return [(q, r) for r in range(-far, far + 1) for q in range(max(-far, -far - r), min(far, far - r) + 1)]


def pictured(lines: Sequence[str]) -> dict[Axial, str]:
    """The hexes of a picture, each with its mark.

    A line of text is a row and a character a hex, with a blank between two hexes of a row; the next row is
    shifted by one character. Blanks are not hexes.
    """
    marks = {(x, y): mark for y, line in enumerate(lines) for x, mark in enumerate(line) if mark != " "}
    shifts = {(x - y) % 2 for x, y in marks}
    if len(shifts) > 1:
        shift = min(shifts, key=lambda one: sum((x - y) % 2 == one for x, y in marks))
        x, y = min(place for place in marks if (place[0] - place[1]) % 2 == shift)
        raise ValueError(f"row {y + 1}, character {x + 1}: rows are shifted by one character by turns")
    return {((x - y) // 2, y): mark for (x, y), mark in marks.items()}
