"""The battlefield without creatures: a map, and the terrain on it as sets of hexes."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from signum.engine.units import Word
from signum.field.hexes.board import OFF, Board, Hex, HexSet, members, set_of
from signum.warseer.core.state import LaidTerrain
from signum.warseer.core.terrains import PORTAL, TERRAINS
from signum.warseer.core.units import HexPlace

PLAIN: Final = "plain"
"""The board of a duel without terrain: for positions and tests, and before a map is drawn by lot."""


PLAINS: Final = (PLAIN, "plain-three", "plain-four")
"""The same for two, three and four players."""


class BattleMap:
    """A map: the board, the basic terrain, the zones of the seats, the places for unique terrain (W-SET-06).

    Rows count from the first seat's side, which is the lowest row of the board.
    """

    def __init__(
        self,
        id: str,
        board: Board,
        terrains: Sequence[LaidTerrain] = (),
        zones: tuple[tuple[HexPlace, ...], ...] = (),
        marks: tuple[HexPlace, ...] = (),
    ) -> None:
        self.id = id
        self.board = board
        self.hexes: dict[HexPlace, Hex] = {}
        self.places: dict[Hex, HexPlace] = {}
        rows = len(board.rows)
        for at, row in enumerate(board.rows):
            for place, one in enumerate(members(row), 1):
                self.hexes[rows - at, place] = one
                self.places[one] = (rows - at, place)
        self.terrains = tuple(terrains)
        self.zones = zones or self._end_rows()
        self.marks = marks

    @property
    def players(self) -> int:
        """For how many players it is made."""
        return len(self.zones)

    def _end_rows(self) -> tuple[tuple[HexPlace, ...], ...]:
        """W-ZONE-02: the first row of hexes on the player's side."""
        last = max(row for row, _ in self.hexes)
        return tuple([tuple(sorted([at for at in self.hexes if at[0] == row])) for row in (1, last)])

    @property
    def is_drawn(self) -> bool:
        """Whether it may be drawn by lot."""
        return self.id not in PLAINS

    def set_of(self, places: Iterable[HexPlace]) -> HexSet:
        """Places as a set of hexes."""
        return set_of([self.hexes[at] for at in places])

    def places_in(self, hexes: HexSet) -> list[HexPlace]:
        """The places of a set of hexes, from the first row on, in each from the left."""
        return sorted([self.places[one] for one in members(hexes)])


class Ground:
    """A map with the terrain of a game: what moves and sees reads these sets."""

    def __init__(self, of: BattleMap, terrains: tuple[LaidTerrain, ...]) -> None:
        self.map = of
        self.terrains = terrains
        kinds: dict[Word, HexSet] = {}
        for one in terrains:
            kinds[one.kind] = kinds.get(one.kind, 0) | 1 << of.hexes[one.at]
        self.kind_at: dict[HexPlace, Word] = {one.at: one.kind for one in terrains}
        self.kinds = kinds
        portals = kinds.get(PORTAL, 0)
        self.board = of.board.with_portals(portals) if portals else of.board
        self.impassable = _joined([kinds[kind] for kind in kinds if TERRAINS[kind].impassable])
        self.difficult = _joined([kinds[kind] for kind in kinds if TERRAINS[kind].difficult])
        self.blocks = _joined([kinds[kind] for kind in kinds if TERRAINS[kind].blocks])

    def distance(self, one: HexPlace, other: HexPlace) -> int:
        """W-ACT-08: the number of steps between two hexes."""
        hexes = self.map.hexes
        return self.board.distance(hexes[one], hexes[other])

    def within(self, at: HexPlace, steps: int) -> HexSet:
        """The hexes at most some steps away, the hex itself among them."""
        return self.board.within(self.map.hexes[at], steps)

    def neighbours(self, at: HexPlace) -> HexSet:
        """The hexes in contact with a hex."""
        return self.board.neighbours[self.map.hexes[at]]

    def exists(self, at: HexPlace) -> bool:
        """Whether the board has such a hex."""
        return self.map.hexes.get(at, OFF) != OFF


@lru_cache(maxsize=256)
def ground_of(of: BattleMap, terrains: tuple[LaidTerrain, ...]) -> Ground:
    """The ground of a game; games with the same map and terrain share it."""
    return Ground(of, terrains)


def _joined(sets: list[HexSet]) -> HexSet:
    joined = 0
    for one in sets:
        joined |= one
    return joined
