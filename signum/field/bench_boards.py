"""A fixed board and queries to measure the hexes with: the board of a duel with creatures and terrain."""

from signum.field.hexes.board import Board, members, set_of
from signum.field.hexes.layouts import pictured
from signum.field.hexes.movement import on_foot, path, reach
from signum.field.hexes.sight import sees

MOVEMENT = 4
FARTHEST = 8

DUEL = (
    ". . o . . . o . .",
    " . F . o . . . .",
    ". . . ~ H . o . F",
    " . o . ~ . F . .",
    "H . . = . o . . .",
    " . F o ~ ~ o F .",
    ". . . o . = . . H",
    " . . F . ~ . o .",
    "F . o . H ~ . . .",
    " . . . . o . F .",
    ". . o . . . o . .",
)
"""Forest F, hills H, a river ~ with fords =, and creatures o."""


class HexQueries:
    """The queries to measure: every creature moves and looks at every other one."""

    def __init__(self) -> None:
        marks = pictured(DUEL)
        self.board = board = Board(marks)

        def marked(kinds: str) -> int:
            return set_of(board.at(q, r) for (q, r), mark in marks.items() if mark in kinds)

        occupied = marked("o")
        self.blockers = occupied | marked("FH")
        self.movement = on_foot(board, marked("~"), occupied, stops=marked("FH"))
        self.movers = members(occupied)
        self.sights = [(a, b) for a in self.movers for b in self.movers if a != b]
        self.ways = [
            (one, goal)
            for one in self.movers
            for goal in members(reach(board, one, FARTHEST, self.movement))
            if board.distance(one, goal) == MOVEMENT
        ]

    def reach(self) -> int:
        """The hexes that each creature reaches with a movement of 4."""
        return sum(reach(self.board, one, MOVEMENT, self.movement).bit_count() for one in self.movers)

    def sight(self) -> int:
        """Whether each creature sees each other creature."""
        return sum(sees(self.board, a, b, self.blockers) for a, b in self.sights)

    def path(self) -> int:
        """Shortest ways to hexes at a distance of 4."""
        return sum(
            path(self.board, one, goal, self.movement, FARTHEST) is not None for one, goal in self.ways
        )
