"""The duel: two players against each other."""

from typing import Final

from signum.classic.chapters.turn.steps import next_step
from signum.classic.chapters.turn.victory import verdict
from signum.classic.core.mode import Mode
from signum.classic.core.state import State
from signum.engine.questions import Seat
from signum.field.plane.strips import NORTH, SOUTH, Stretch

BORDERS: Final = (Stretch(SOUTH), Stretch(NORTH))


def border(_state: State, seat: Seat) -> Stretch:
    """C-ZONE-01: opposite sides of the field."""
    return BORDERS[seat]


DUEL: Final = Mode(id="duel", sides=(0, 1), step=next_step, verdict=verdict, border=border)
