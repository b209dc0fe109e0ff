"""Unknown words in error messages, with the word that was probably meant."""

import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

LONGEST_SHOWN: Final = 60
_CONTROLS: Final = ("Cc", "Cf")


def shown(text: str) -> str:
    """The text in quotes on one line, shortened if it is long."""
    start = text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"
    return repr(start)


def without_controls(text: str) -> str:
    """The text with ? for what would steer a terminal or turn the direction of writing; lines stay lines."""
    return "".join(
        [one if one == "\n" or unicodedata.category(one) not in _CONTROLS else "?" for one in text]
    )


def nearest(word: str, known: Iterable[str], most: int = 1) -> list[str]:
    """The known words most similar to this one, ignoring case."""
    by_lower = {name.lower(): name for name in known}
    near = get_close_matches(word.lower()[:LONGEST_SHOWN], by_lower, most, cutoff=0.6)
    return [by_lower[name] for name in near]


def not_known(word: str, known: Iterable[str]) -> str:
    """A sentence: the word is unknown, this is the nearest known one, and these are all known ones."""
    words = list(dict.fromkeys(known))
    if not words:
        return f"{shown(word)} is not known here, and nothing else is"
    near = nearest(word, words)
    meant = f"did you mean {shown(near[0])}? " if near else ""
    return f"{shown(word)} is not known here; {meant}known: {', '.join(words)}"


def plain_name(text: str) -> str:
    """The name without capitals, accents and punctuation, so that a pasted name is found."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    kept = [one if one.isalnum() else " " for one in letters if not unicodedata.combining(one)]
    return " ".join("".join(kept).split())
