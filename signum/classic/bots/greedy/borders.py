"""The opponents' sides of the field, where their new creatures enter, for the greedy player."""

from math import sqrt

from signum.classic.core.figures import S
from signum.classic.core.game import Game
from signum.classic.core.measuring import DISTANCES
from signum.classic.core.state import Creature
from signum.engine.questions import Seat
from signum.engine.units import Point
from signum.field.plane.lengths import SIDE
from signum.field.plane.strips import EAST, NORTH, SOUTH, Stretch, along_side, spot


def opposing(game: Game, seat: Seat) -> list[Stretch]:
    """C-ZONE-01: the parts of the border that belong to the opponents of a seat."""
    return [game.mode.border(game.state, other) for other in game.opponents(seat)]


def off(side: int, to: Point) -> int:
    """The distance of a point from a side."""
    x, y = to
    if side == SOUTH:
        return y
    if side == NORTH:
        return SIDE - y
    return SIDE - x if side == EAST else x


def comes_near(stretch: Stretch, me: Creature) -> bool:
    """Whether a creature could come so near to a border in one activation that it closes a part of it."""
    return off(stretch.side, (me.x, me.y)) - me.base // 2 - DISTANCES[-1] < S + me.base


def near_border(stretch: Stretch, here: Point, margin: int) -> list[Point]:
    """Places at this distance from the border: straight ahead, in the middle, and between them."""
    ahead = spot(stretch.side, along_side(stretch.side, *here), margin)
    middle = spot(stretch.side, (stretch.low + stretch.high) // 2, margin)
    return [ahead, middle, ((ahead[0] + middle[0]) // 2, (ahead[1] + middle[1]) // 2)]


def closed(stretch: Stretch, to: Point, base: int) -> float:
    """C-SUM-01: the length of the border that a base there closes to the opponent's new creatures."""
    wide, apart = S + base, off(stretch.side, to) - base // 2
    if apart >= wide:
        return 0.0
    half, along = sqrt(wide * wide - apart * apart), along_side(stretch.side, *to)
    beyond = max(0.0, along + half - stretch.high) if stretch.high < SIDE else 0.0
    before = max(0.0, stretch.low - along + half) if stretch.low > 0 else 0.0
    return max(0.0, 2 * half - beyond - before)
