"""Cleans names and chat: plain text in one line."""

import unicodedata
from typing import Final

LONGEST: Final = 24
_STEERING: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Categories of invisible characters that change how others are shown."""
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Characters that count as letters and look like spaces."""
MOST_MARKS: Final = 2
"""More combining marks on one letter would cover the lines above."""


def clean(text: str, longest: int = LONGEST) -> str:
    """The text without control characters, with single spaces, shortened if it is too long."""
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
