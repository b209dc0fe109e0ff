"""The meaning of plain values that only Warseer has."""

from typing import Annotated, Final, TypeAlias

from signum.engine.units import Domain

HEX_PLACE: Final = Domain("HexPlace")
DICE_NAMES: Final = Domain("DiceNames")

HexPlace: TypeAlias = Annotated[tuple[int, int], HEX_PLACE.meta]
"""A hex by its row and its place in the row, both counted from 1: rows from the first player's side,
places from that player's left.
"""
DiceNames: TypeAlias = Annotated[tuple[str, ...], DICE_NAMES.meta]
"""Dice by their colours."""
