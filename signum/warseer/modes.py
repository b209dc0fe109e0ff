"""The ways to play Warseer."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from signum.engine.seating import Side
from signum.warseer.core.state import DUEL


class Mode(Struct, frozen=True):
    """A way to play: the side of each seat."""

    id: str
    sides: tuple[Side, ...]
    brings_decks: bool = True


MODES: Final[Mapping[str, Mode]] = {DUEL: Mode(DUEL, (0, 1))}
