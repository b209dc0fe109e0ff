"""Warseer whose games begin in the middle of a duel, or before its last point: for tests in a browser."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from signum.content.source import parse
from signum.warseer.library import WarseerLibrary
from signum.warseer.positions.position import StartPosition
from signum.warseer.rulebook import WarseerRulebook

FILES: Final = {"duel": "mid_game.yaml", "long-duel": "last_point.yaml"}
"""The position for each mode."""
DICE_TO_CHANGE: Final = "hills-of-forgotten-heroes"
"""Games on this map begin before an attack whose dice may be rerolled; a hill blocks another line."""
FROM_THE_BEGINNING: Final = "blood-barons-legacy"
"""Games on this map begin as games do."""


class MidGameLibrary(WarseerLibrary):
    """Games of some modes start from a position."""

    def start(
        self, mode: str, edition: str, decks: Sequence[Any], variants: Sequence[str] = (), *, on: str = ""
    ) -> StartPosition:
        if mode not in FILES or on == FROM_THE_BEGINNING:
            return super().start(mode, edition, decks, on=on)
        name = "dice_to_change.yaml" if on == DICE_TO_CHANGE else FILES[mode]
        file = Path(__file__).parent / name
        cards = MID_GAME.cards(MID_GAME.sets)
        start = MID_GAME.rules(edition, cards).position(parse(file.read_bytes(), file.name))[0]
        start.cards.update(cards)
        return start


class MidGameRulebook(WarseerRulebook):
    """The rulebook with that library."""

    library: ClassVar[WarseerLibrary] = MidGameLibrary()


MID_GAME = MidGameRulebook()
