"""Places where a base would touch another or a template: proposed here, judged by the rules of movement."""

from collections.abc import Iterator
from math import atan2, cos, hypot, pi, sin
from typing import Final

from signum.classic.chapters.field.movement import allowance, barred, free_to_stand, on_foot
from signum.classic.core.game import Game
from signum.classic.core.measuring import base_of
from signum.classic.core.state import Creature
from signum.classic.core.values import flies, jumps
from signum.engine.units import Point
from signum.field.plane.contact import contacts, touching_both
from signum.field.plane.curves import SETTLE, settle
from signum.field.plane.distance import touching
from signum.field.plane.moves import March
from signum.field.plane.shapes import Disc, Shape
from signum.field.plane.walk import FAR

_ROUND: Final = 48
"""The number of places round a target that are tried if nothing better is known."""


def contact_places(
    game: Game,
    creature: Creature,
    shape: Shape,
    target: Creature | None,
    how: str,
    limit: int | None = None,
) -> list[Point]:
    """Places where the creature's base would touch a shape, those at the end of the shortest paths first.

    The limit is its range in this way of moving, or one that an effect sets.
    """
    in_the_air = game.value(flies, creature) or game.value(jumps, creature)
    if target is not None and game.is_foe(creature, target) and not game.value(flies, creature):
        found = _on_foot(game, creature, target, how, limit)
        return [*found, *_beside(game, creature, shape, how, limit)] if in_the_air or not found else found
    return _beside(game, creature, shape, how, limit)


def contacts_within(
    game: Game, creature: Creature, target: Creature, how: str, limit: int | None = None
) -> list[Point]:
    """All reachable places where the creature would touch another, and perhaps more."""
    if game.value(flies, creature) or game.value(jumps, creature) or not game.is_foe(creature, target):
        return contact_places(game, creature, base_of(target), target, how, limit)
    limit = allowance(game, creature, how) if limit is None else limit
    found = met_on_foot(game, creature, target, on_foot(game, creature, how), limit)
    return found or _beside(game, creature, base_of(target), how, limit)


def met_on_foot(game: Game, creature: Creature, target: Creature, march: March, limit: int) -> list[Point]:
    """Places where a walker meets an enemy within a limit, past difficult terrain too; nearest first."""
    at = _number(game, creature, target)
    # A place that no path leads to is not reached past difficult terrain either.
    missed: set[Point] = set()
    found = {(one.x, one.y): one.length for one in contacts(march.free, at, limit, missed)}
    if march.careful is not march.free:
        found |= {(one.x, one.y): one.length for one in contacts(march.careful, at, limit, missed)}
    return sorted(found, key=found.__getitem__)


def _on_foot(
    game: Game, creature: Creature, target: Creature, how: str, limit: int | None = None
) -> list[Point]:
    """Places where a walker meets an enemy: all in reach, past difficult terrain too, or else the nearest."""
    march = on_foot(game, creature, how)
    limit = allowance(game, creature, how) if limit is None else limit
    found = met_on_foot(game, creature, target, march, limit)
    if found:
        return found
    at = _number(game, creature, target)
    ahead = march.free.towards(at)
    touch, base = game.edition.contact_below, base_of(creature)
    place = ahead and settle(
        *ahead,
        lambda x, y: march.free.fits(x, y) and touching(base.at(x, y), base_of(target), touch),
    )
    if place or limit >= FAR:
        return [place] if place else []
    return [(one.x, one.y) for one in contacts(march.free, at)]


def _number(game: Game, creature: Creature, target: Creature) -> int:
    """The index of an enemy among all that stop a walker."""
    return game.foes(creature.seat).index(target)


def _beside(game: Game, creature: Creature, shape: Shape, how: str, limit: int | None = None) -> list[Point]:
    """Places round a shape by straight distance: head on, beside neighbours, and all the way round.

    If all of them are out of range, those that are just near enough to count as contact (C-MOV-06) as well.
    """
    limit = allowance(game, creature, how) if limit is None else limit
    touch = game.edition.contact_below
    found = _round(game, creature, shape, 1)
    if touch > SETTLE and not any(_away(creature, to) <= limit for to in found):
        found |= _round(game, creature, shape, touch - 1)
    return sorted(found, key=lambda at: (_away(creature, at), at))


def _away(creature: Creature, at: Point) -> float:
    return hypot(at[0] - creature.x, at[1] - creature.y)


def _round(game: Game, creature: Creature, shape: Shape, off: int) -> set[Point]:
    """Free places in contact on the rim at a distance round a shape."""
    base, touch = base_of(creature), game.edition.contact_below
    found: set[Point] = set()
    for x, y in _spots(base, shape, barred(game, creature), off):
        place = settle(x, y, lambda px, py: touching(base.at(px, py), shape, touch))
        if place is not None and free_to_stand(game, creature, place):
            found.add(place)
    return found


def _spots(base: Disc, shape: Shape, others: list[Shape], off: int) -> Iterator[tuple[float, float]]:
    if isinstance(shape, Disc):
        reach, facing = shape.r + base.r + off, atan2(base.y - shape.y, base.x - shape.x)
        for step in range(_ROUND):
            turn = facing + 2 * pi * step / _ROUND
            yield shape.x + reach * cos(turn), shape.y + reach * sin(turn)
        for other in others:
            if other != shape:
                yield from touching_both(base.r, shape, other, 0, off - 1)
        return
    for ax, ay, bx, by in shape.edges:
        long = hypot(bx - ax, by - ay)
        across, along = (by - ay) / long * (base.r + off), (ax - bx) / long * (base.r + off)
        nearest = ((base.x - ax) * (bx - ax) + (base.y - ay) * (by - ay)) / long**2
        for part in (min(1.0, max(0.0, nearest)), 0.0, 0.25, 0.5, 0.75, 1.0):
            yield ax + (bx - ax) * part + across, ay + (by - ay) * part + along
