"""Throwing dice: by hand, by chance, or from a seat's own source of dice."""

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from signum.engine.dice import DiceNumbers, Die, Face
from signum.engine.questions import Procedure, Seat, roll

DiceSource: TypeAlias = Callable[[Any, Seat, tuple[Die, ...], str], Procedure[DiceNumbers]]
"""The source of a seat's dice in a game: it takes the dice and their purpose, and gives their numbers."""


class Throwing(Protocol):
    """A game in which dice are thrown."""

    def dice_source(self, seat: Seat) -> DiceSource | None:
        """The source of the seat's dice; None where they are thrown."""


def throw_dice(
    game: Throwing,
    seat: Seat,
    dice: tuple[Die, ...],
    *,
    why: str = "",
    succeeding: frozenset[Face] = frozenset(),
    enough: int | None = None,
) -> Procedure[DiceNumbers]:
    """A seat's dice. Rules get dice only through this procedure."""
    source = game.dice_source(seat) if dice else None
    if source is None:
        return (yield from roll(seat, dice, why=why, succeeding=succeeding, enough=enough))
    return (yield from source(game, seat, dice, why))
