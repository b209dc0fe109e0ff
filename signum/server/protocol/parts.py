"""What commands, messages and requests share."""

from typing import Final

from msgspec import Struct

from signum.engine.questions import Seat

VERSION: Final = 1
"""Raised when an older client would misunderstand."""


class SeatShown(Struct, frozen=True):
    """Who has a seat."""

    seat: Seat
    player: str
    """human, or the name of a computer player."""
    name: str
    hero: str
    faction: str
    taken: bool
    here: bool
    away_since: int = 0
    """When its player was last here, in milliseconds of the server's clock; 0 while it is here."""
