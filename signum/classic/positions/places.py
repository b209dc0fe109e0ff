"""Places of the creatures of a position: a point, beside another, or between two."""

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import cos, hypot, pi, sin
from typing import Final

from msgspec import Struct

from signum.classic.cards.card import MOST_CORNERS
from signum.classic.core.state import Creature
from signum.content.causes import cause
from signum.content.nodes import Node
from signum.field.plane.shapes import Polygon

FIELD: Final = 60_000
CENTIMETRE: Final = 1_000
MILLIMETRE: Final = 100
MOST_CREATURES: Final = 400
"""More bases than this do not fit on the field."""
MOST_TERRAINS: Final = 99
"""Neither do more templates."""

_TOUCHING: Final = re.compile(r"touching (\S+)(?: towards (\S+))?")
_APART: Final = re.compile(r"(\d+(?:\.\d+)?) cm from (\S+) towards (\S+)")


class CreatureSpot(Struct):
    """A creature's place in the file, before the places of others are known."""

    creature: Creature
    node: Node
    name: str


def place_all(spots: Sequence[CreatureSpot]) -> None:
    """Creatures placed relative to others come after them."""
    waiting = list(spots)
    placed: dict[str, Creature] = {}
    while waiting:
        ready = [spot for spot in waiting if _leans_on(spot) <= placed.keys()]
        if not ready:
            raise waiting[0].node.error(_no_ground(waiting[0], {spot.name for spot in spots}))
        spot = ready[0]
        spot.creature.x, spot.creature.y = _place(spot, placed)
        _check_place(spot, placed)
        placed[spot.name] = spot.creature
        waiting.remove(spot)


def place_for(mover: Creature, node: Node, named: Mapping[str, Creature]) -> tuple[int, int]:
    """The place that a node names for a creature that already stands somewhere."""
    spot = CreatureSpot(mover, node, "")
    others = {name: one for name, one in named.items() if one is not mover}
    unknown = sorted(_leans_on(spot) - others.keys())
    if unknown:
        raise node.error(cause("mistake-no-other-creature", creature=unknown[0]))
    return _place(spot, others)


def _no_ground(spot: CreatureSpot, names: set[str]) -> str:
    unknown = sorted(_leans_on(spot) - names)
    if unknown:
        return cause("mistake-no-creature", creature=unknown[0])
    return cause("mistake-circle")


def _place(spot: CreatureSpot, placed: Mapping[str, Creature]) -> tuple[int, int]:
    if spot.node.is_list:
        return point(spot.node)
    text = spot.node.text()
    if match := _TOUCHING.fullmatch(text):
        return _touching(spot, placed, match.group(1), match.group(2))
    if match := _APART.fullmatch(text):
        gap = Fraction(match.group(1)) * CENTIMETRE
        return _apart(spot, placed[match.group(2)], placed[match.group(3)], gap)
    raise spot.node.error(cause("mistake-no-place", place=text))


def _touching(
    spot: CreatureSpot, placed: Mapping[str, Creature], name: str, towards: str | None
) -> tuple[int, int]:
    """In contact with another: on the side of a third, or on its player's side as far round as is free."""
    other = placed[name]
    if towards is not None:
        return _apart(spot, other, placed[towards], Fraction(0))
    facing = -pi / 2 if spot.creature.seat == 0 else pi / 2
    for step in range(24):
        turn = facing + pi / 12 * ((step + 1) // 2) * (1 if step % 2 else -1)
        at = _beside(spot.creature, other, cos(turn), sin(turn), 0)
        free = not any(_overlap(spot.creature, at, one) for one in placed.values())
        if free and _inside(at, spot.creature):
            return at
    raise spot.node.error(cause("mistake-no-room", creature=name))


def _apart(spot: CreatureSpot, other: Creature, third: Creature, gap: Fraction) -> tuple[int, int]:
    across, along = third.x - other.x, third.y - other.y
    length = hypot(across, along)
    if not length:
        raise spot.node.error(cause("mistake-no-direction"))
    return _beside(spot.creature, other, across / length, along / length, round(gap))


def _check_place(spot: CreatureSpot, placed: Mapping[str, Creature]) -> None:
    """C-ZONE-01, C-MOV-02: inside the field and not on another base."""
    at = (spot.creature.x, spot.creature.y)
    if not _inside(at, spot.creature):
        raise spot.node.error(cause("mistake-outside", creature=spot.name, place=_in_words(at)))
    for name, one in placed.items():
        if _overlap(spot.creature, at, one):
            where = {"creature": spot.name, "place": _in_words(at), "other": name}
            raise spot.node.error(cause("mistake-stands-on", **where))


def point(node: Node) -> tuple[int, int]:
    """Two lengths in centimetres from the corner at the first seat's left."""
    numbers = node.items()
    if len(numbers) != 2:
        raise node.error(cause("mistake-two-numbers"))
    across, along = (_exact(one) for one in numbers)
    return across, along


def template(node: Node, fields: Mapping[str, Node]) -> tuple[tuple[tuple[int, int], ...], int]:
    """The corners of a polygon, or the centre of a disc and its radius."""
    if "corners" in fields and "radius" not in fields and "centre" not in fields:
        if len(fields["corners"].items()) > MOST_CORNERS:
            raise fields["corners"].error(cause("mistake-many-corners", most=MOST_CORNERS))
        corners = tuple([point(one) for one in fields["corners"].items()])
        try:
            Polygon(corners)
        except ValueError:
            raise node.error(cause("mistake-corners")) from None
        radius = 0
    elif "centre" in fields and "radius" in fields and "corners" not in fields:
        corners, radius = (point(fields["centre"]),), _exact(fields["radius"])
        if radius <= 0:
            raise fields["radius"].error(cause("mistake-radius"))
    else:
        raise node.error(cause("mistake-template"))
    if not all(radius <= one <= FIELD - radius for corner in corners for one in corner):
        raise node.error(cause("mistake-template-outside"))
    return corners, radius


def _exact(node: Node) -> int:
    units = node.decimal() * CENTIMETRE
    if units.denominator != 1:
        raise node.error(cause("mistake-length"))
    return units.numerator


def _leans_on(spot: CreatureSpot) -> set[str]:
    if spot.node.is_list or spot.node.is_mapping:
        return set()
    text = spot.node.text()
    match = _TOUCHING.fullmatch(text) or _APART.fullmatch(text)
    if match is None:
        return set()
    return {name for name in match.groups()[-2:] if name is not None}


def _beside(one: Creature, other: Creature, across: float, along: float, gap: int) -> tuple[int, int]:
    """The grid point nearest to the wanted one that is not closer to the other than requested."""
    reach = one.base // 2 + other.base // 2 + gap
    for slack in range(20):
        x = other.x + round(across * (reach + slack / 4))
        y = other.y + round(along * (reach + slack / 4))
        if (x - other.x) ** 2 + (y - other.y) ** 2 >= reach * reach:
            return x, y
    raise AssertionError("a step of five hundredths of a millimetre is longer than any rounding")


def _inside(at: tuple[int, int], creature: Creature) -> bool:
    radius = creature.base // 2
    return all(radius <= one <= FIELD - radius for one in at)


def _overlap(one: Creature, at: tuple[int, int], other: Creature) -> bool:
    apart = one.base // 2 + other.base // 2
    return (at[0] - other.x) ** 2 + (at[1] - other.y) ** 2 < apart * apart


def _in_words(at: tuple[int, int]) -> str:
    return f"[{at[0] / CENTIMETRE:g}, {at[1] / CENTIMETRE:g}]"
