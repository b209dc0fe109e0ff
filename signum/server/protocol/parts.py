"""Types that commands, messages and requests share."""

from typing import Any, Final

from msgspec import Struct

from signum.engine.questions import Seat

VERSION: Final = 3
"""Raised when an older client would misunderstand."""


class SeatShown(Struct, frozen=True):
    """The player of a seat."""

    seat: Seat
    side: int
    player: str
    """human, or the name of a computer player."""
    name: str
    deck: Any
    """The public part of its deck; null if it has none."""
    taken: bool
    here: bool
    out: bool = False
    """Whether it no longer plays while the game goes on."""
    away_since: int = 0
    """When its player left, in milliseconds of the server's clock; 0 while the player is here."""
    brings_deck: bool = True
    """Whether its player chooses a deck."""


class SeatLink(Struct, frozen=True):
    """The link of a seat."""

    seat: Seat
    token: str
