"""The ways to play lanterns."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from signum.engine.seating import Side
from tests.toy.lanterns.state import KEEPERS, STORMS


class Mode(Struct, frozen=True):
    """The numbers of keepers and storms; no seat brings a deck."""

    id: str
    sides: tuple[Side, ...]
    brings_decks: bool = False
    deckless: tuple[int, ...] = ()
    scripted: tuple[int, ...] = ()
    editions: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    has_time_limit: bool = True


MODES: Final[Mapping[str, Mode]] = {
    one.id: one
    for one in (
        Mode("storm", (KEEPERS, KEEPERS, STORMS)),
        Mode("tempest", (KEEPERS, STORMS, KEEPERS, STORMS)),
        Mode("solo", (KEEPERS,)),
    )
}
"""The usual one first: two keepers against a storm, two against two, one against the weather."""
