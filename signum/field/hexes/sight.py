"""Line of sight between hexes, decided exactly.

A hex sees another if a straight line from some point of the one to some point of the other meets no blocking
hex. Hexes are closed: their sides and corners belong to them, so a line that touches a side or a corner of a
blocker is blocked. The two hexes themselves never block, so neighbours see each other. It follows:

- two blockers that share a side leave no gap between them;
- behind a blocker in a straight line of hexes nothing of that line is seen;
- of the two hexes between hexes that lie corner to corner, one blocker leaves a line and two do not;
- sight is mutual, and the same on a turned or mirrored board.

Outside the board nothing blocks: a line may run over a notch or a hole. Portals change nothing.
"""

from signum.field.hexes.board import Board, Corridor, Hex, HexSet, members, set_of
from signum.field.hexes.chains import Chain, chains, on_the_line_of_centres
from signum.field.hexes.grid import Axial
from signum.field.hexes.sightlines import SightLine, line_of_centres, middle_line


class Sighting:
    """An answer with its reason: a free line to draw, or the blockers that hide one hex from the other."""

    __slots__ = ("blockers", "line")

    def __init__(self, line: SightLine | None, blockers: HexSet) -> None:
        self.line = line
        self.blockers = blockers

    def __bool__(self) -> bool:
        return self.line is not None

    def __repr__(self) -> str:
        return f"Sighting({self.line}, {members(self.blockers)})"


def sees(board: Board, a: Hex, b: Hex, blockers: HexSet) -> bool:
    """Whether some line from one hex to the other is free."""
    if a > b:
        a, b = b, a
    low, between, masks = board.corridors[a * board.size + b] or _corridor(board, a, b)
    near = (blockers & board.everywhere) >> a + low & between
    if not near:
        return True
    for mask in masks:
        if not mask & near:
            break
    else:
        return False
    return True


def seen(board: Board, a: Hex, blockers: HexSet, among: HexSet) -> HexSet:
    """Those of some hexes that a hex sees."""
    return set_of(b for b in members(among) if sees(board, a, b, blockers))


def sight(board: Board, a: Hex, b: Hex, blockers: HexSet) -> Sighting:
    """The answer with a free line, if possible that of the centres, or with blockers that suffice to hide."""
    first, last = board.axial(a), board.axial(b)
    q, r = board.offset(a, b)
    barred = {board.axial(one) for one in members(blockers & board.everywhere)}
    if barred.isdisjoint(_moved(on_the_line_of_centres(q, r), first)):
        return Sighting(line_of_centres(first, last), 0)
    ways = [_moved(chain, first) for chain in chains(q, r)]
    for way in ways:
        if barred.isdisjoint(way):
            return Sighting(middle_line([first, *way, last]), 0)
    return Sighting(None, set_of(board.at(*one) for one in _hiding(ways, barred)))


def _hiding(ways: list[list[Axial]], barred: set[Axial]) -> list[Axial]:
    """Blockers that stand in all ways, none of them superfluous: those that stand in fewest ways go first."""
    counts = {one: sum(one in way for way in ways) for one in barred}
    hiding = [one for one in sorted(barred, key=lambda one: (counts[one], one)) if counts[one]]
    for one in list(hiding):
        others = [other for other in hiding if other != one]
        if all(any(other in way for other in others) for way in ways):
            hiding = others
    return hiding


def _moved(chain: Chain, by: Axial) -> list[Axial]:
    return [(q + by[0], r + by[1]) for q, r in chain]


def _corridor(board: Board, a: Hex, b: Hex) -> Corridor:
    """The chains from the lower hex to the higher one, remembered for the pair and for its offset."""
    offset = board.offset(a, b)
    corridor = board.offset_corridors.get(offset)
    if corridor is None:
        corridor = board.offset_corridors[offset] = _bits(chains(*offset), board.stride)
    board.corridors[a * board.size + b] = corridor
    return corridor


def _bits(ways: list[Chain], stride: int) -> Corridor:
    """Chains as sets of bits. None of their hexes lies beyond the free row and the free column of a board."""
    numbers = [[r * stride + q for q, r in way] for way in ways]
    low = min((one for way in numbers for one in way), default=0)
    masks = [set_of(one - low for one in way) for way in numbers]
    between = 0
    for mask in masks:
        between |= mask
    return low, between, masks
