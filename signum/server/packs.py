"""Packs of cards that players give to a table: data only, bounded, and read anew for each table."""

from collections.abc import Sequence
from typing import Final

from signum.content.mistakes import Mistake
from signum.content.packs import PackText
from signum.table.rulebook import Library, Rulebook

MOST_PACKS: Final = 4
MOST_BYTES: Final = 96 << 10
"""For all packs of a table together."""


def library_of(game: Rulebook, packs: Sequence[str]) -> Library:
    """The library of a game with these packs; a pack with any mistake is refused."""
    if not packs:
        return game.library
    if len(packs) > MOST_PACKS:
        raise Mistake(f"packs: a table has at most {MOST_PACKS}")
    if sum([len(one.encode("utf-8", "replace")) for one in packs]) > MOST_BYTES:
        raise Mistake(f"packs: at most {MOST_BYTES} bytes for all of them")
    texts = [PackText(f"pack {number}", text) for number, text in enumerate(packs, 1)]
    return game.library.with_packs(texts)
