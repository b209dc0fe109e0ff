"""Movement from hex to hex: reach, shortest paths, forced steps and the nearest contact.

The terrain comes from the caller as sets of hexes. The start may be left whatever lies on it, and a mover may
always stay where it is.
"""

from typing import Final

from signum.field.hexes.board import OFF, Board, Hex, HexSet, members

FAR: Final = 1_000_000
"""More steps than any way has."""


class Movement:
    """The hexes that a mover may enter, go on from and end on, and the portals that are open to it."""

    __slots__ = ("end", "enter", "go_on", "portals")

    def __init__(self, enter: HexSet, go_on: HexSet, end: HexSet, portals: HexSet) -> None:
        self.enter = enter
        self.go_on = go_on
        self.end = end
        self.portals = portals


def on_foot(
    board: Board,
    impassable: HexSet,
    occupied: HexSet,
    stops: HexSet = 0,
    through: HexSet = 0,
    forbidden: HexSet = 0,
) -> Movement:
    """Round impassable, occupied and forbidden hexes.

    A hex that stops ends the movement when it is entered. Occupied hexes that the mover may go through are
    passed, not ended on. An occupied portal leads nowhere.
    """
    enter = board.everywhere & ~(impassable | forbidden | (occupied & ~through))
    return Movement(enter, enter & ~stops, enter & ~occupied, board.portals & ~occupied)


def flying(board: Board, impassable: HexSet, occupied: HexSet, forbidden: HexSet = 0) -> Movement:
    """Over everything, but not to end on impassable, occupied or forbidden hexes.

    An occupied portal leads nowhere.
    """
    end = board.everywhere & ~(impassable | occupied | forbidden)
    return Movement(board.everywhere, board.everywhere, end, board.portals & ~occupied)


def reach(board: Board, start: Hex, steps: int, movement: Movement) -> HexSet:
    """The hexes on which a movement of 1 to some steps can end; the start is not among them."""
    stride, enter, go_on = board.stride, movement.enter, movement.go_on
    edge = seen = 1 << start
    portals = _open_portals(board, start, movement)
    for _ in range(steps):
        right = edge | edge << 1
        left = edge | edge >> 1
        near = right | left | right >> stride | left << stride
        if edge & portals:
            near |= portals
        edge = near & enter & ~seen
        if not edge:
            break
        seen |= edge
        edge &= go_on
    return seen & movement.end & ~(1 << start)


class Steps:
    """The hexes that a mover can enter, by the least number of steps: `layers[0]` is the start.

    The search ends when no hex is left, after `steps` steps, or when a goal can be ended on.
    """

    __slots__ = ("board", "layers", "movement", "portals", "start")

    def __init__(
        self, board: Board, start: Hex, movement: Movement, steps: int = FAR, goals: HexSet = 0
    ) -> None:
        self.board = board
        self.start = start
        self.movement = movement
        self.portals = _open_portals(board, start, movement)
        self.layers: list[HexSet] = [1 << start]
        edge = seen = 1 << start
        goals &= movement.end
        while edge and len(self.layers) <= steps and not self.layers[-1] & goals:
            near = board.beside(edge)
            if edge & self.portals:
                near |= self.portals
            edge = near & movement.enter & ~seen
            seen |= edge
            self.layers.append(edge)
            edge &= movement.go_on

    def ends(self, steps: int) -> HexSet:
        """The hexes on which a movement can end that takes this many steps and cannot be shorter."""
        if not 0 <= steps < len(self.layers):
            return 0
        return self.layers[steps] & self.movement.end if steps else 1 << self.start

    def lengths(self) -> dict[Hex, int]:
        """Every hex on which the movement can end, with the least number of steps to it; the start has 0."""
        return {one: steps for steps in range(len(self.layers)) for one in members(self.ends(steps))}

    def path(self, goal: Hex) -> list[Hex] | None:
        """A shortest way to a hex, from the start to it; None if the movement cannot end there.

        Of equal ways it is the one that keeps near the straight line, chosen from the goal backwards; of two
        hexes as near, the lower number is taken. So it is the same on every machine.
        """
        for steps in range(len(self.layers)):
            if self.ends(steps) >> goal & 1:
                return self._back(goal, steps)
        return None

    def _back(self, goal: Hex, steps: int) -> list[Hex]:
        """The way back to the start from a hex that takes this many steps."""
        q, r = self.board.offset(self.start, goal)
        way = [goal]
        for layer in range(steps - 1, -1, -1):
            near = self.board.touching[way[-1]]
            if self.portals >> way[-1] & 1:
                near |= self.portals
            before = members(near & self.layers[layer] & (self.movement.go_on | 1 << self.start))
            way.append(before[0] if len(before) == 1 else self._straightest(before, q, r))
        way.reverse()
        return way

    def _straightest(self, hexes: list[Hex], q: int, r: int) -> Hex:
        """The first of those hexes that lie nearest to the line from the start in the direction (q, r)."""
        best, least = OFF, -1
        for one in hexes:
            one_q, one_r = self.board.offset(self.start, one)
            aside = abs(q * one_r - r * one_q)
            if best == OFF or aside < least:
                best, least = one, aside
        return best


def path(board: Board, start: Hex, goal: Hex, movement: Movement, steps: int = FAR) -> list[Hex] | None:
    """A shortest way of at most some steps, from the start to the goal; None if there is none."""
    return Steps(board, start, movement, steps, 1 << goal).path(goal)


def forced_steps(board: Board, one: Hex, free: HexSet, away_from: Hex = OFF) -> HexSet:
    """The neighbours to which a creature can be pushed: any free one, or only those farther from a hex.

    An empty set means that it cannot be moved.
    """
    near = board.neighbours[one] & free
    if away_from == OFF:
        return near
    return near & ~board.within(away_from, board.distance(away_from, one))


class NearestContact:
    """The places in contact with a hex at the end of the shortest ways: their length and the set of them."""

    __slots__ = ("ends", "length")

    def __init__(self, length: int, ends: HexSet) -> None:
        self.length = length
        self.ends = ends

    def __repr__(self) -> str:
        return f"NearestContact({self.length}, {members(self.ends)})"


def nearest_contact(
    board: Board, start: Hex, target: Hex, movement: Movement, steps: int = FAR
) -> NearestContact | None:
    """The hexes in which a creature comes into contact with a hex by the shortest way; None without a way.

    A creature that is already in contact stays, with length 0.
    """
    beside = board.neighbours[target]
    if beside >> start & 1:
        return NearestContact(0, 1 << start)
    found = Steps(board, start, movement, steps, beside)
    length = len(found.layers) - 1
    ends = found.ends(length) & beside
    return NearestContact(length, ends) if ends else None


def _open_portals(board: Board, start: Hex, movement: Movement) -> HexSet:
    """The mover stands on its start, so that portal is open to it."""
    return movement.portals | (board.portals & 1 << start)
