"""What people write about themselves and to each other: plain text in one line."""

import unicodedata
from typing import Final

LONGEST: Final = 24
_STEERING: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Letters that are not seen but change what is."""
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters by their kind, spaces by their looks."""
MOST_MARKS: Final = 2
"""More marks than this on one letter would tower over the next lines."""


def clean(text: str, longest: int = LONGEST) -> str:
    """The text without what steers, its spaces single, not too long."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category in _STEERING:
            kept.append(" " if letter in "\t\n\r" else "")
        elif letter in _BLANK:
            kept.append(" ")
        elif marks <= MOST_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())[:longest].strip()
