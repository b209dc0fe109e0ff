"""Boards: hexes by number, sets of hexes, neighbours, distances, rows, directions and portals.

A hex of a board is a number, and a set of hexes is an integer with the bit `1 << hex` for each of them, so
that sets are joined, cut and moved as a whole. Numbers grow along the rows, from the top row to the bottom,
with gaps: bits between two rows belong to no hex. The complement of a set is `board.everywhere & ~hexes`.

Portals are hexes that count as neighbours of each other. They change neighbours, distances, movement and
contact; for directions, straight lines and sight they are hexes as any other.

Distances, straight lines and sight are those of the grid: holes and notches of the board do not hinder them.
Movement steps only on hexes of the board.
"""

from collections.abc import Iterable
from typing import Final

from signum.field.hexes.grid import DIRECTIONS, Axial, grid_distance

Hex = int
HexSet = int

Corridor = tuple[int, HexSet, list[HexSet]]
"""The chains between two hexes: how many bits to drop from a set, all their hexes, the hexes of each chain.

The bits count from the lower of the two hexes, so that pairs with the same offset share a corridor.
"""

OFF: Final = -1
"""In place of a hex that the board does not have, and of a direction where there is none."""


def members(hexes: HexSet) -> list[Hex]:
    """The hexes of a set, in order."""
    found: list[Hex] = []
    while hexes:
        last = hexes & -hexes
        found.append(last.bit_length() - 1)
        hexes ^= last
    return found


def set_of(hexes: Iterable[Hex]) -> HexSet:
    """The set of some hexes."""
    joined = 0
    for one in hexes:
        joined |= 1 << one
    return joined


class Board:
    """A board of any shape; it does not change, so positions share it.

    `everywhere` is the set of its hexes, `rows` has the set of each row from the top, `neighbours[hex]` the
    hexes in contact, `touching[hex]` the same without portals. `sight` fills `corridors` as it needs them.
    """

    __slots__ = (
        "_discs", "_distances", "_grid", "_places", "corridors", "everywhere", "first_q", "first_r", "hexes",
        "neighbours", "offset_corridors", "portals", "rows", "size", "stride", "touching",
    )  # fmt: skip

    def __init__(self, places: Iterable[Axial], portals: HexSet = 0) -> None:
        ordered = sorted(set(places), key=_reading_order)
        if not ordered:
            raise ValueError("a board has at least one hex")
        self.first_q = min(q for q, _ in ordered)
        self.first_r = ordered[0][1]
        # A free column beside each row and a free row above: steps off the board meet no other hex.
        self.stride = max(q for q, _ in ordered) - self.first_q + 2
        self._places = {self._number(q, r): (q, r) for q, r in ordered}
        self.hexes: tuple[Hex, ...] = tuple(self._places)
        self.size = self.hexes[-1] + 1
        self.everywhere: HexSet = set_of(self.hexes)
        below = ordered[-1][1] + 1
        self.rows: tuple[HexSet, ...] = tuple(
            set_of(self._number(q, r) for q, r in ordered if r == row) for row in range(self.first_r, below)
        )
        if portals & ~self.everywhere:
            raise ValueError("a portal is a hex of the board")
        self.portals: HexSet = portals
        self.touching: list[HexSet] = [0] * self.size
        self.neighbours: list[HexSet] = [0] * self.size
        for one in self.hexes:
            alone = 1 << one
            self.touching[one] = self.beside(alone) & ~alone
            self.neighbours[one] = (self.touching[one] | (portals if portals & alone else 0)) & ~alone
        self._distances: list[bytes] = [b""] * self.size
        self._discs: list[list[HexSet]] = [[]] * self.size
        self._grid: Board | None = None
        """The same board without portals; None if this one has none."""
        self.offset_corridors: dict[Axial, Corridor] = {}
        self.corridors: list[Corridor | None] = [None] * (self.size * self.size)

    def with_portals(self, portals: HexSet) -> "Board":
        """The same board with these portals and no others."""
        board = Board(self._places.values(), portals)
        board.offset_corridors = self.offset_corridors
        board.corridors = self.corridors
        if portals:
            board._grid = self._grid if self.portals else self
        return board

    def axial(self, one: Hex) -> Axial:
        """The place of a hex on the grid."""
        return self._places[one]

    def offset(self, a: Hex, b: Hex) -> Axial:
        """How far b lies from a, in axial coordinates."""
        (aq, ar), (bq, br) = self._places[a], self._places[b]
        return bq - aq, br - ar

    def at(self, q: int, r: int) -> Hex:
        """The hex at a place of the grid, or OFF."""
        one = self._number(q, r)
        return one if self._places.get(one) == (q, r) else OFF

    def row(self, one: Hex) -> int:
        """The row of a hex, counted from the top; an index of `rows`."""
        return self._places[one][1] - self.first_r

    def place(self, one: Hex) -> int:
        """How many hexes of its row lie left of a hex."""
        return (self.rows[self.row(one)] & ((1 << one) - 1)).bit_count()

    def hex_at(self, row: int, place: int) -> Hex:
        """The hex of a row and of a place in it, both counted from 0, or OFF."""
        if not 0 <= row < len(self.rows):
            return OFF
        in_row = members(self.rows[row])
        return in_row[place] if 0 <= place < len(in_row) else OFF

    def beside(self, hexes: HexSet) -> HexSet:
        """A set and the hexes beside it on the grid; portals are left out."""
        right = hexes | hexes << 1
        left = hexes | hexes >> 1
        return (right | left | right >> self.stride | left << self.stride) & self.everywhere

    def distance(self, a: Hex, b: Hex) -> int:
        """The least number of steps from hex to hex, over whatever lies between and through portals."""
        return self.distances(a)[b]

    def distances(self, one: Hex) -> bytes:
        """The distance of every hex by its number; 255 for numbers that are not hexes."""
        if not self._distances[one]:
            self._measure(one)
        return self._distances[one]

    def within(self, one: Hex, steps: int) -> HexSet:
        """The hexes at most some steps away, the hex itself among them."""
        if steps < 0:
            return 0
        if not self._discs[one]:
            self._measure(one)
        discs = self._discs[one]
        return discs[steps] if steps < len(discs) else self.everywhere

    def ring(self, one: Hex, steps: int) -> HexSet:
        """The hexes exactly some steps away."""
        return self.within(one, steps) & ~self.within(one, steps - 1)

    def step(self, one: Hex, direction: int) -> Hex:
        """The neighbour in a direction (0 to 5, clockwise from the right), or OFF."""
        q, r = self._places[one]
        dq, dr = DIRECTIONS[direction]
        return self.at(q + dq, r + dr)

    def direction(self, a: Hex, b: Hex) -> int:
        """The direction in which b lies straight from a, or OFF."""
        q, r = self.offset(a, b)
        steps = grid_distance(q, r)
        for direction, (dq, dr) in enumerate(DIRECTIONS):
            if steps and (q, r) == (dq * steps, dr * steps):
                return direction
        return OFF

    def ray(self, one: Hex, direction: int) -> list[Hex]:
        """The hexes straight on from a hex, the nearest first."""
        q, r = self._places[one]
        dq, dr = DIRECTIONS[direction]
        length = self.stride + len(self.rows)
        straight = [self.at(q + dq * steps, r + dr * steps) for steps in range(1, length)]
        return [hit for hit in straight if hit != OFF]

    def line(self, one: Hex, direction: int) -> HexSet:
        """The whole straight line of hexes through a hex: a row, or a line aslant."""
        return set_of([one, *self.ray(one, direction), *self.ray(one, (direction + 3) % 6)])

    def between(self, a: Hex, b: Hex) -> HexSet:
        """The hexes between two hexes of a straight line of hexes; of others, none."""
        direction = self.direction(a, b)
        if direction == OFF:
            return 0
        return set_of(self.ray(a, direction)) & set_of(self.ray(b, (direction + 3) % 6))

    def beyond(self, a: Hex, b: Hex) -> Hex:
        """The hex next to b, straight on as seen from a; OFF if there is none or a and b are not in line."""
        direction = self.direction(a, b)
        return OFF if direction == OFF else self.step(b, direction)

    def _number(self, q: int, r: int) -> int:
        return (r - self.first_r + 1) * self.stride + q - self.first_q + 1

    def _measure(self, one: Hex) -> None:
        """Work out the distances from a hex."""
        row = bytearray(b"\xff") * self.size
        discs = self._discs_through_portals(one) if self.portals else self._discs_on_grid(one)
        inner = 0
        for steps, disc in enumerate(discs):
            for other in members(disc & ~inner):
                row[other] = steps
            inner = disc
        self._discs[one] = discs
        self._distances[one] = bytes(row)

    def _discs_on_grid(self, one: Hex) -> list[HexSet]:
        discs: list[HexSet] = []
        for other in self.hexes:
            steps = grid_distance(*self.offset(one, other))
            while len(discs) <= steps:
                discs.append(0)
            discs[steps] |= 1 << other
        for steps in range(1, len(discs)):
            discs[steps] |= discs[steps - 1]
        return discs

    def _discs_through_portals(self, one: Hex) -> list[HexSet]:
        """A way leads through a pair of portals at most once: to the nearest one, and out of any."""
        grid = self._grid
        if grid is None:
            grid = self._grid = Board(self._places.values())
        portals = members(self.portals)
        to_portal = min([grid.distance(one, portal) for portal in portals])
        discs: list[HexSet] = []
        while not discs or discs[-1] != self.everywhere:
            steps = len(discs)
            disc = grid.within(one, steps)
            for portal in portals:
                disc |= grid.within(portal, steps - to_portal - 1)
            discs.append(disc)
        return discs


def _reading_order(place: Axial) -> Axial:
    return place[1], place[0]
