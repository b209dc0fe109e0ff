"""Paths of a base's centre, in straight pieces and arcs (C-MOV-01)."""

from math import ceil, sqrt

from signum.field.plane.ground import SLACK, turned


class Leg:
    """A piece of a path: straight (turn 0), or an arc round (cx, cy) to the left (1) or to the right (-1)."""

    __slots__ = ("cx", "cy", "turn", "x1", "x2", "y1", "y2")

    def __init__(
        self, x1: float, y1: float, x2: float, y2: float, turn: int = 0, cx: float = 0.0, cy: float = 0.0
    ) -> None:
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
        self.turn = turn
        self.cx = cx
        self.cy = cy

    def length(self) -> float:
        """Its length, as exact as floating point allows."""
        if not self.turn:
            return sqrt((self.x2 - self.x1) ** 2 + (self.y2 - self.y1) ** 2)
        ax, ay = self.x1 - self.cx, self.y1 - self.cy
        return sqrt(ax * ax + ay * ay) * turned(ax, ay, self.x2 - self.cx, self.y2 - self.cy, self.turn)

    def __repr__(self) -> str:
        bend = f", turn {self.turn} round ({self.cx:.2f}, {self.cy:.2f})" if self.turn else ""
        return f"Leg(({self.x1:.2f}, {self.y1:.2f}) to ({self.x2:.2f}, {self.y2:.2f}){bend})"


class Path:
    """A path of a base's centre; its length is rounded up, so `length <= d` is exact for every whole d."""

    __slots__ = ("legs", "length")

    def __init__(self, length: int, legs: list[Leg]) -> None:
        self.length = length
        self.legs = legs

    def __repr__(self) -> str:
        return f"Path({self.length}, {self.legs})"


def whole(length: float) -> int:
    """A length in whole hundredths, rounded up after removing floating-point noise."""
    return ceil(length - SLACK)
