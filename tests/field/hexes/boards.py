"""Boards of the tests: those of the maps, one with holes, and crowded ones by a seed."""

import random

from hypothesis import strategies as st

from signum.field.hexes.board import Board, HexSet, members, set_of
from signum.field.hexes.layouts import alternating, hexagon, pictured
from tests.field.hexes.brute import Place

DUEL = Board(alternating(11, 9))
THREE = Board(hexagon(8))
FOUR = Board(alternating(13, 13))
SMALL = Board(hexagon(4))
HOLED = Board(
    pictured(
        [
            "    . .   .",
            " . .   . .",
            ". . .   .",
            " . . . . .",
            ".     . . .",
            "   . .",
        ]
    )
)
BOARDS = [DUEL, THREE, FOUR, SMALL, HOLED]

seeds = st.integers(0, 2**32 - 1)


class Crowded:
    """A board with portals, and sets of its hexes."""

    def __init__(self, seed: int, board: Board) -> None:
        chance = random.Random(seed)
        portals = chance.choice([0, 0, 2, 3])
        self.board = board.with_portals(set_of(chance.sample(board.hexes, portals)))
        self.impassable = self.some(chance, 0.15)
        self.occupied = self.some(chance, 0.2)
        self.stops = self.some(chance, 0.25)
        self.allies = self.occupied & self.some(chance, 0.5)
        self.forbidden = self.some(chance, 0.1)
        self.start, self.other = chance.sample(board.hexes, 2)

    def some(self, chance: random.Random, share: float) -> HexSet:
        return set_of(one for one in self.board.hexes if chance.random() < share)


def places(board: Board, hexes: HexSet) -> frozenset[Place]:
    return frozenset(board.axial(one) for one in members(hexes))
