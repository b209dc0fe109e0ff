"""A miniature held at a place, to move or run there: whether it may, its path and its encounters."""

from collections.abc import Iterator
from math import hypot
from typing import Final

from msgspec import Struct

from signum.classic.chapters.field.movement import (
    RUN,
    Move,
    Piece,
    Run,
    refused_move,
    way_to,
)
from signum.classic.core.game import Game
from signum.classic.core.measuring import foes_met
from signum.classic.core.state import Creature, CreatureId
from signum.classic.findings.position import KnownPosition
from signum.classic.findings.reachable_areas import ReachableArea, beside, head_on, inside, pieces
from signum.classic.findings.sightlines import Sightline
from signum.engine.questions import Option, Refusal
from signum.engine.units import Point
from signum.field.plane.contact import touching_both
from signum.field.plane.distance import gap, touching
from signum.field.plane.lengths import MM
from signum.field.plane.shapes import Disc

SNAP: Final = 4 * MM
"""A miniature snaps into contact within this distance."""


class TriedPlace(Struct, frozen=True):
    """The place of a held miniature, its path there, and its encounters."""

    creature: CreatureId
    """0 if it is not on the field yet."""
    to: Point | None
    """The nearest legal place; None if there is none."""
    refusal: Refusal | None
    """The refusal of the exact place that was asked for."""
    length: int = 0
    limit: int = 0
    pieces: tuple[Piece, ...] = ()
    touches: tuple[CreatureId, ...] = ()
    stabs: tuple[CreatureId, ...] = ()
    sights: tuple[Sightline, ...] = ()
    foes_seen: tuple[Sightline, ...] = ()
    option: Option | None = None
    """The answer that takes it there."""
    attacks: tuple[Option, ...] = ()
    """The attacks that could follow in the same activation."""


def try_going(position: KnownPosition, me: Creature, wanted: Point, how: str) -> TriedPlace:
    """A creature held at one place, to move or run there."""
    game, me = position.acting_game(me)
    why = position.may_go(me, how) or refused_move(game, me, wanted, how)
    to = _nearest(position, me, wanted, how, why)
    if to is None:
        return TriedPlace(me.id, None, why)
    limit = position.area(me, how).limit
    found = way_to(game, me, to, how, limit)
    assert found is not None
    sights = position.sights_after(me, to, how)
    foes = {foe.id for foe in game.foes(me.seat)}
    return TriedPlace(
        me.id,
        to,
        why,
        length=found.path.length,
        limit=limit,
        pieces=pieces(found),
        touches=tuple([foe.id for foe in foes_met(game, me, to)]),
        stabs=position.played(me, to, how)[0].stabs,
        sights=sights,
        foes_seen=tuple([one for one in sights if one.line is not None and one.creature in foes]),
        option=Run(to) if how == RUN else Move(to),
        attacks=position.attacks_after(me, to, how),
    )


def _nearest(
    position: KnownPosition, me: Creature, wanted: Point, how: str, why: Refusal | None
) -> Point | None:
    """In contact if that is close, the place itself, or the nearest legal place."""
    if position.may_go(me, how) is not None:
        return None
    game, acting = position.acting_game(me)[0], position.acting(me)
    area = position.area(me, how)
    held = inside(wanted, me.base // 2)
    here = me.x, me.y

    def reached(to: Point) -> bool:
        return to != here and area.reaching.reaches(*to, area.limit)

    def allowed(to: Point) -> bool:
        return acting.allows(Run(to) if how == RUN else Move(to))

    for close in snapped(game, me, held, area):
        if reached(close) and allowed(close):
            return close
    if why is None and allowed(wanted):
        return wanted
    found = area.nearest(held, reached)
    return found if found is not None and allowed(found) else None


def snapped(game: Game, me: Creature, held: Point, area: ReachableArea) -> Iterator[Point]:
    """The contacts within a few millimetres of a held base: with two enemies, then with one."""
    base, touch = Disc(*held, me.base // 2), game.edition.contact_below
    foes = [Disc(one.x, one.y, one.base // 2) for one in game.foes(me.seat)]
    near = [foe for foe in foes if gap(base, foe) <= SNAP]
    if not near or all(touching(base, foe, touch) for foe in near):
        return
    free = area.standing.allows
    spots: list[tuple[float, float]] = []
    for at, one in enumerate(near):
        for other in near[:at]:
            spots += touching_both(base.r, one, other)
    both = [place for x, y in spots for place in beside(x, y, free)]
    single = [place for foe in near if not touching(base, foe, touch) for place in head_on(base, foe, free)]
    for places in (both, single):
        places.sort(key=lambda to: hypot(to[0] - held[0], to[1] - held[1]))
        yield from [to for to in places if hypot(to[0] - held[0], to[1] - held[1]) <= 2 * SNAP]
