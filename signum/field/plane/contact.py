"""Contact: the places at which a base touches a given other base (C-MOV-03)."""

from signum.field.plane.curves import SETTLE, Circle, Curves, Spot, circle_meets_line, circles_meet, settle
from signum.field.plane.distance import touching
from signum.field.plane.shapes import Disc, Shape
from signum.field.plane.walk import FAR, Walk


class ContactPlace:
    """A place in contact: its position, the length of the path there, and the stops that it touches."""

    __slots__ = ("length", "touches", "x", "y")

    def __init__(self, x: int, y: int, length: int, touches: list[int]) -> None:
        self.x = x
        self.y = y
        self.length = length
        self.touches = touches

    def __repr__(self) -> str:
        return f"ContactPlace({self.x}, {self.y}, length={self.length}, touches={self.touches})"


def contacts(
    walk: Walk, stop: int, limit: int = FAR, missed: set[tuple[int, int]] | None = None
) -> list[ContactPlace]:
    """The places where a base meets a round stop, the nearest first.

    Among them are the place where the shortest path meets it head on, and every place where the base touches
    it and another shape or the edge, or just does not: two enemies at once, the ends of its free rim. If the
    two cannot be brought together, the places just near enough to count as contact (C-MOV-06). No path is
    searched for to a place that was missed before; those that are missed now are added.
    """
    target, missed = walk.stop(stop), set() if missed is None else missed
    found = _found(walk, target, stop, limit, 0, missed)
    base, reach = walk.base, target.r + walk.base.r + walk.touch + limit
    if found or walk.touch <= SETTLE or (base.x - target.x) ** 2 + (base.y - target.y) ** 2 > reach * reach:
        return found
    return _found(walk, target, stop, limit, walk.touch - 1, missed) or _found(
        walk, target, stop, limit, walk.touch - 3, missed
    )


def _found(
    walk: Walk, target: Disc, stop: int, limit: int, gap: int, missed: set[tuple[int, int]]
) -> list[ContactPlace]:
    """The places in contact on the rim that a gap leaves round the target."""
    found: list[ContactPlace] = []
    spots = _corner_spots(walk, target, gap)
    ahead = walk.towards(stop, limit, gap)
    if ahead is not None:
        spots.insert(0, ahead)
    taken: set[tuple[int, int]] = set()
    for x, y in spots:
        if not walk.fits(round(x), round(y), SETTLE):
            continue
        place = settle(x, y, lambda px, py: _meets(walk, target, px, py))
        if place is None or place in taken or place in missed:
            continue
        taken.add(place)
        px, py = place
        length = walk.length(px, py, limit)
        if length < 0:
            missed.add(place)
        else:
            found.append(ContactPlace(px, py, length, walk.touches(px, py)))
    return sorted(found, key=_by_length)


def touching_both(r: int, one: Disc, other: Shape, gap: int = 0, off: int = 0) -> list[Spot]:
    """Unrounded places where a base of radius r touches a disc and touches or just misses another shape.

    `gap` is the distance from the other shape, `off` that from the disc.
    """
    rim: Circle = (float(one.x), float(one.y), float(one.r + r + off))
    curves = Curves()
    curves.add_rim(other, r + gap)
    spots: list[Spot] = []
    for circle in curves.circles:
        spots += circles_meet(rim, circle)
    for line in curves.lines:
        spots += circle_meets_line(rim, line)
    return spots


def _corner_spots(walk: Walk, target: Disc, off: int) -> list[Spot]:
    """Places where the target's rim meets shapes that bar or stop the base, or the edge of the table."""
    base = walk.base
    reach = target.r + 2 * base.r + 2 * walk.touch
    spots: list[Spot] = []
    for obstacle in walk.obstacles:
        shape = obstacle.shape
        if shape is not target and touching(target, shape, reach):
            spots += touching_both(base.r, target, shape, 0, off)
            if obstacle.touch > SETTLE:
                spots += touching_both(base.r, target, shape, obstacle.touch, off)
    low, high = float(base.r), float(walk.side - base.r)
    rim: Circle = (float(target.x), float(target.y), float(target.r + base.r + off))
    for line in (
        (low, low, high, low),
        (low, high, high, high),
        (low, low, low, high),
        (high, low, high, high),
    ):
        spots += circle_meets_line(rim, line)
    return spots


def _meets(walk: Walk, target: Disc, x: int, y: int) -> bool:
    return touching(walk.base.at(x, y), target, walk.touch) and walk.fits(x, y)


def _by_length(contact: ContactPlace) -> int:
    return contact.length
