"""Hexes as players write them: a letter for the place in the row, a number for the row, such as C4."""

import re
from typing import Final

from signum.warseer.core.units import HexPlace

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_WRITTEN: Final = re.compile(r"([a-z])\s*([0-9]{1,2})", re.IGNORECASE)


def place_name(at: HexPlace) -> str:
    """C4: the third place from the left in the fourth row, both from the first player's side."""
    row, place = at
    return f"{LETTERS[place - 1]}{row}" if 0 < place <= len(LETTERS) else f"{row}, {place}"


def place_called(text: str) -> HexPlace | None:
    """The hex that somebody wrote; None if it is not one."""
    found = _WRITTEN.fullmatch(text.strip())
    return None if found is None else (int(found[2]), LETTERS.index(found[1].upper()) + 1)
