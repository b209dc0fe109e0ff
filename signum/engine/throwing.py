"""Throwing dice: by hand or by chance, or from a source of its own that a seat has instead of dice."""

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from signum.engine.dice import Die, Face, Numbers
from signum.engine.questions import Procedure, Seat, roll

Source: TypeAlias = Callable[[Any, Seat, tuple[Die, ...], str], Procedure[Numbers]]
"""What answers a throw of a seat in a game: the dice asked for and what they are for, then their numbers."""


class Throwing(Protocol):
    """A game in which dice are thrown."""

    def dice_source(self, seat: Seat) -> Source | None:
        """Where the seat's dice come from; nothing where they are thrown."""


def throw_dice(
    game: Throwing,
    seat: Seat,
    dice: tuple[Die, ...],
    *,
    why: str = "",
    succeeding: frozenset[Face] = frozenset(),
) -> Procedure[Numbers]:
    """A seat's dice: the only way in which rules come by them."""
    source = game.dice_source(seat) if dice else None
    if source is None:
        return (yield from roll(seat, dice, why=why, succeeding=succeeding))
    return (yield from source(game, seat, dice, why))
