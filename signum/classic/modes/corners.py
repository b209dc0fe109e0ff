"""Sides that run from corners of the field, for more than two players: C-VAR-03, C-VAR-05."""

from typing import Final

from signum.classic.core.state import OwnedCorner, State
from signum.engine.questions import Seat
from signum.field.plane.strips import Stretch, stretch_towards

CORNERS: Final = 4
CLOCKWISE: Final = (0, 3, 2, 1)
"""The corners clockwise from the one at (0, 0)."""


def border(state: State, seat: Seat) -> Stretch:
    """C-ZONE-01: XL of the side that runs from the corner that the seat has picked."""
    corner = state.players[seat].corner
    assert corner is not None, "the seat has picked a corner"
    return stretch_towards(corner.at, corner.towards)


def free_corners(state: State, seat: Seat) -> list[OwnedCorner]:
    """C-VAR-03: any corner that nobody has; the side runs clockwise from it."""
    if state.players[seat].corner is not None:
        return []
    taken = _taken(state)
    return [OwnedCorner(at, (at - 1) % CORNERS) for at in CLOCKWISE if at not in taken]


def corners_beside_allies(state: State, seat: Seat) -> list[OwnedCorner]:
    """C-VAR-05: allies have neighbouring corners, and each side runs towards the ally's corner."""
    if state.players[seat].corner is not None:
        return []
    (ally,) = [one for one in state.seating.members(state.sides[seat]) if one != seat]
    theirs = state.players[ally].corner
    if theirs is not None:
        return [OwnedCorner(theirs.towards, theirs.at)]
    taken = _taken(state) | {one.corner.towards for one in state.players if one.corner is not None}
    free = [at for at in (1, *CLOCKWISE[:3]) if at not in taken]
    pairs = [(at, (at + turn) % CORNERS) for at in free for turn in (-1, 1)]
    return [OwnedCorner(at, towards) for at, towards in pairs if towards in free]


def _taken(state: State) -> set[int]:
    return {one.corner.at for one in state.players if one.corner is not None}
