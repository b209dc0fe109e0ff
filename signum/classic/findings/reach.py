"""Possible actions of a creature from its place: reachable enemies, the places, and the backstabs.

Places are only proposed here. The rules of movement decide whether a creature may go there, and backstabs are
found by moving it in a copy of the game.
"""

from math import cos, hypot, sin
from typing import Any, Final

from msgspec import Struct

from signum.classic.chapters.combat.backstab import stabbed_for_leaving
from signum.classic.chapters.combat.rolls import Rolled
from signum.classic.chapters.field.contact_places import contact_places, met_on_foot
from signum.classic.chapters.field.movement import (
    FASTEST,
    MOVE,
    RUN,
    allowance,
    move,
    on_foot,
    open_way,
    refused_move,
    refused_run,
    run,
)
from signum.classic.core.dice import BULLSEYE, number
from signum.classic.core.game import Game
from signum.classic.core.measuring import base_of
from signum.classic.core.state import Creature, CreatureId
from signum.classic.core.values import flies, jumps, movement
from signum.engine.confirming import Yes
from signum.engine.game import Ended
from signum.engine.questions import Procedure, Question, Refusal, Roll, Seat, Shuffle
from signum.engine.units import Point
from signum.field.plane.distance import gap
from signum.field.plane.ground import turned
from signum.field.plane.moves import March
from signum.field.plane.path import Leg, Path
from signum.field.plane.shapes import Shape

WAYS: Final = (MOVE, RUN)
PLACED: Final = "placed"
"""Placed somewhere, regardless of obstacles between."""


class Approach(Struct, frozen=True):
    """The shortest legal path to a target, or why there is none."""

    to: Point | None
    length: int = 0
    refusal: Refusal | None = None


class OpenWay(Struct, frozen=True):
    """The end of a legal path, and its length."""

    to: Point
    length: int


class Contact(Struct, frozen=True):
    """An enemy that could be touched: the way of moving, the place, the length, the backstabs."""

    creature: int
    way: str
    to: Point
    length: int
    stabs: tuple[int, ...] = ()
    attacks: tuple[Any, ...] = ()
    """The attacks on it that could follow."""


def approach(game: Game, creature: Creature, target: Creature, how: str) -> Approach:
    """A creature's shortest path into contact with another (C-MOV-03, C-MOV-06)."""
    return first_open(game, creature, contact_places(game, creature, base_of(target), target, how), how)


def approach_in_reach(
    game: Game, creature: Creature, enemy: Creature, how: str, march: March | None = None
) -> OpenWay | None:
    """The shortest path into contact with an enemy; None, without a reason, if there is none.

    `march` is the creature's walk on foot if it is known already.
    """
    limit = farthest(game, creature, how)
    if gap(base_of(creature), base_of(enemy)) >= limit + game.edition.contact_below:
        return None
    if game.value(flies, creature) or game.value(jumps, creature):
        places = contact_places(game, creature, base_of(enemy), enemy, how)
    else:
        march = on_foot(game, creature, how) if march is None else march
        places = met_on_foot(game, creature, enemy, march, limit)
    return open_place(game, creature, places, how, march)


def farthest(game: Game, creature: Creature, how: str) -> int:
    """The distance it may go in that way; 0 without movement, or without a next distance (C-RUN-01)."""
    letter = min(FASTEST, game.value(movement, creature))
    return 0 if not letter or (how == RUN and letter == FASTEST) else allowance(game, creature, how)


def approach_shape(game: Game, creature: Creature, shape: Shape, how: str) -> Approach:
    """A creature's shortest path to the rim of a template."""
    return first_open(game, creature, contact_places(game, creature, shape, None, how), how)


def open_place(
    game: Game, creature: Creature, places: list[Point], how: str, march: March | None = None
) -> OpenWay | None:
    """The first of these places to which the rules let the creature go; None, without a reason, if none."""
    for to in places:
        way = open_way(game, creature, to, how, march)
        if way is not None:
            return OpenWay(to, way.path.length)
    return None


def first_open(game: Game, creature: Creature, places: list[Point], how: str) -> Approach:
    """The first of these places to which the rules let the creature go."""
    found = open_place(game, creature, places, how)
    if found is not None:
        return Approach(found.to, found.length)
    refusal = refused_run(game, creature) if how == RUN else None
    if refusal is None and places:
        refusal = refused_move(game, creature, places[0], how)
    return Approach(None, refusal=refusal or _no_place(creature))


def place_towards(game: Game, creature: Creature, ends: list[Point], how: str, length: int) -> Approach:
    """The point at this distance along the path to the first of these places; the rules judge it."""
    paths = paths_to(game, creature, ends, how)
    found = point_towards(game, creature, paths, how, length)
    if found is not None:
        return Approach(found.to, found.length)
    if not paths:
        return Approach(None, refusal=_no_place(creature))
    return first_open(game, creature, [point_along(paths[-1], length)], how)


def point_towards(
    game: Game, creature: Creature, paths: list[Path], how: str, length: int, march: March | None = None
) -> OpenWay | None:
    """The point at this distance along one of these paths to which the rules let the creature go."""
    for path in paths:
        # Rounding to the grid may make a path slightly longer than requested.
        for less in range(4):
            found = open_place(game, creature, [point_along(path, length - less)], how, march)
            if found is not None and found.length <= length:
                return found
    return None


def stabbers(game: Game, creature: Creature, to: Point, how: str) -> list[CreatureId]:
    """The enemies that would roll for a backstab if it went or were put there (C-BACK-01, C-RUN-04)."""
    trial = game.fork()
    goer = trial.state.creatures[creature.id]
    if how in WAYS:
        _carry_out((run if how == RUN else move)(trial, goer, to))
    else:
        _carry_out(stabbed_for_leaving(trial, goer, to, placed=how == PLACED))
    return [one.creature for one in trial.log if isinstance(one, Rolled) and one.why == "backstab"]


def nearest_foe(game: Game, seat: Seat, to: Point) -> tuple[CreatureId, float] | None:
    """The opponents' creature nearest to a place, and how far the edge of its base is from there."""
    away = {foe.id: max(0.0, hypot(foe.x - to[0], foe.y - to[1]) - foe.base // 2) for foe in game.foes(seat)}
    return min(away.items(), key=lambda one: one[1], default=None)


def point_along(path: Path, length: int) -> Point:
    """The position of a base after a part of its path."""
    left = float(length)
    for leg in path.legs:
        long = leg.length()
        if left < long:
            return _on_leg(leg, left / long)
        left -= long
    end = path.legs[-1]
    return round(end.x2), round(end.y2)


# Implementation.


def paths_to(
    game: Game, creature: Creature, ends: list[Point], how: str, march: March | None = None
) -> list[Path]:
    """The paths to the first walkable place, round difficult terrain and through it.

    `march` is the creature's walk on foot if it is known already.
    """
    for to in ends:
        straight_on = Leg(float(creature.x), float(creature.y), float(to[0]), float(to[1]))
        direct = Path(round(straight_on.length()), [straight_on])
        if game.value(flies, creature):
            return [direct]
        march = on_foot(game, creature, how) if march is None else march
        ways = [march.free.path(*to)]
        if march.careful is not march.free:
            ways.append(march.careful.path(*to))
        if game.value(jumps, creature):
            ways.append(direct)
        if found := [way for way in ways if way is not None]:
            return found
    return []


def _on_leg(leg: Leg, part: float) -> Point:
    if not leg.turn:
        return round(leg.x1 + (leg.x2 - leg.x1) * part), round(leg.y1 + (leg.y2 - leg.y1) * part)
    ax, ay = leg.x1 - leg.cx, leg.y1 - leg.cy
    angle = leg.turn * part * turned(ax, ay, leg.x2 - leg.cx, leg.y2 - leg.cy, leg.turn)
    return (
        round(leg.cx + ax * cos(angle) - ay * sin(angle)),
        round(leg.cy + ax * sin(angle) + ay * cos(angle)),
    )


def _no_place(creature: Creature) -> Refusal:
    return Refusal("no-way", ("C-MOV-02", "C-MOV-03"), {"creature": creature.id, "limit": 0})


def _carry_out(procedure: Procedure[Any]) -> None:
    """Run a procedure to its end: every die fails, and every question is accepted."""
    try:
        question = next(procedure)
        while True:
            question = procedure.send(_answer(question))
    except (StopIteration, Ended):
        pass


def _answer(question: Question) -> Any:
    if isinstance(question, Roll):
        return (number(BULLSEYE),) * question.count
    if isinstance(question, Shuffle):
        return question.items
    options = question.options()
    return next((option for option in options if isinstance(option, Yes)), options[0])
