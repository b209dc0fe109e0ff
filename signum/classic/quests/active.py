"""An active quest as the state holds it. The rules of the quest mode write it by events."""

from typing import Final

from msgspec import Struct

from signum.classic.core.units import CreatureId, TerrainId
from signum.engine.questions import Seat
from signum.engine.units import CardId

HERO_SEAT: Final[Seat] = 0
"""Q-SET-01: the Hero always moves first, from the southern side."""
OVERLORD_SEAT: Final[Seat] = 1


class ActiveQuest(Struct, frozen=True, omit_defaults=True):
    """A quest that was drawn and is neither completed nor failed."""

    card: CardId
    terrains: tuple[TerrainId, ...] = ()
    """The templates that were laid for it."""
    creatures: tuple[CreatureId, ...] = ()
    """The Overlord's creatures that entered for it."""
    friends: tuple[CreatureId, ...] = ()
    """Q-QST-03: the creatures that it gave to the Hero."""
    tally: tuple[int, ...] = ()
    """One number for each condition of the quest, those for completion first; see `conditions`."""
