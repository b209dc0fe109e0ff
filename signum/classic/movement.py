"""Moving, running, flying, jumping and being placed: C-MOV, C-RUN, T-DIFFICULT, T-IMPASSABLE."""

from math import ceil, hypot
from typing import ClassVar, Final, TypeAlias

from msgspec import Struct

from signum.classic.backstab import stabbed_for_leaving, stabbed_for_running
from signum.classic.game import Game
from signum.classic.measuring import (
    DISTANCES,
    LETTERS,
    base_of,
    shape_of,
    templates,
    touches_template,
    who_stands_there,
)
from signum.classic.state import DIFFICULT, IMPASSABLE, Creature, CreatureId, State
from signum.classic.values import flies, jumps, may_run, movement, slowed_by_terrain
from signum.engine.events import Event
from signum.engine.questions import Facts, Option, Procedure, Refusal
from signum.field.plane.distance import touching
from signum.field.plane.lengths import SIDE, S
from signum.field.plane.moves import March, crosses, fly, jump
from signum.field.plane.path import Path
from signum.field.plane.shapes import Disc, Shape

Point: TypeAlias = tuple[int, int]

MOVE: Final = "move"
RUN: Final = "run"
FASTEST: Final = len(LETTERS) - 1


class Move(Option, frozen=True):
    """A creature moves to a place."""

    to: Point


class Run(Option, frozen=True):
    """A creature runs to a place."""

    to: Point


class Piece(Struct, frozen=True):
    """A part of a way, to be drawn: straight (turn 0), or an arc round a centre, left (1) or right (-1)."""

    start: Point
    end: Point
    turn: int = 0
    centre: Point | None = None


class MoveDeclared(Event, frozen=True):
    """A creature is about to move."""

    creature: CreatureId
    to: Point
    how: str

    follows: ClassVar[tuple[str, ...]] = ("C-TURN-08",)

    def apply(self, state: State) -> None:
        """A word, no deed yet."""


class Moved(Event, frozen=True):
    """A creature went from one place to another; the way it took and how long it was."""

    creature: CreatureId
    to: Point
    how: str
    length: int
    way: tuple[Piece, ...]

    follows: ClassVar[tuple[str, ...]] = ("C-MOV-01",)

    def apply(self, state: State) -> None:
        """It stands there now, and has moved."""
        creature = state.creatures[self.creature]
        creature.x, creature.y = self.to
        creature.moved = True


class Placed(Event, frozen=True):
    """A creature was placed somewhere, whatever lay between."""

    creature: CreatureId
    to: Point

    def apply(self, state: State) -> None:
        """It stands there now; to be placed is not to move."""
        creature = state.creatures[self.creature]
        creature.x, creature.y = self.to


# What is done.


def move(game: Game, creature: Creature, to: Point) -> Procedure[None]:
    """Whoever leaves contact or moves in it is stabbed first; a survivor moves as declared (C-BACK-01)."""
    yield from game.happen(MoveDeclared(creature.id, to, MOVE))
    free = not _foes_touched(game, creature, to)
    yield from stabbed_for_leaving(game, creature, escapes=free)
    yield from _go(game, creature, to, MOVE)


def run(game: Game, creature: Creature, to: Point) -> Procedure[None]:
    """A runner stops in contact and is stabbed by each enemy it now touches (C-RUN-04)."""
    yield from game.happen(MoveDeclared(creature.id, to, RUN, because=("C-RUN-01",)))
    yield from stabbed_for_leaving(game, creature, escapes=not _foes_touched(game, creature, to))
    yield from _go(game, creature, to, RUN)
    if game.in_play(creature.id):
        yield from stabbed_for_running(game, creature)


def place(game: Game, creature: Creature, to: Point, because: str) -> Procedure[None]:
    """Placing takes no notice of what lies between, and leaving contact by it draws backstabs (C-MOV-05)."""
    yield from stabbed_for_leaving(game, creature, escapes=not _foes_touched(game, creature, to))
    if game.in_play(creature.id):
        yield from game.happen(Placed(creature.id, to, because=(because,)))


def _go(game: Game, creature: Creature, to: Point, how: str) -> Procedure[None]:
    if not game.in_play(creature.id):
        return
    way = way_to(game, creature, to, how)
    if way is not None:
        yield from game.happen(Moved(creature.id, to, how, way.length, _pieces(way)))


# What is possible.


def allowance(game: Game, creature: Creature, how: str) -> int:
    """How far the creature may go: its movement, or the next distance when it runs (C-RUN-01)."""
    letter = min(FASTEST, game.value(movement, creature))
    return DISTANCES[letter + 1 if how == RUN else letter]


def way_to(game: Game, creature: Creature, to: Point, how: str) -> Path | None:
    """The shortest way that the rules leave open, if there is one that is not too long."""
    limit = allowance(game, creature, how)
    if game.value(flies, creature):
        return fly(base_of(creature), *to, limit, barred(game, creature))
    way = march(game, creature, how).path(*to, limit)
    return leap(game, creature, to, limit) if way is None and game.value(jumps, creature) else way


def march(game: Game, creature: Creature, how: str) -> March:
    """On foot: friends and impassable templates block, enemies stop, difficult terrain slows (C-MOV-02)."""
    others = [one for one in game.state.creatures.values() if one is not creature]
    walls: list[Shape] = [base_of(one) for one in others if one.seat == creature.seat]
    stops = [base_of(one) for one in others if one.seat != creature.seat]
    return March(
        base_of(creature),
        [*walls, *templates(game, IMPASSABLE)],
        stops,
        templates(game, DIFFICULT) if game.value(slowed_by_terrain, creature) else [],
        game.edition.contact_below,
        through=0 if how == RUN else S,
    )


def leap(game: Game, creature: Creature, to: Point, limit: int) -> Path | None:
    """A-JUMP: one straight line over miniatures, ending on none; terrain as the printing says."""
    base = base_of(creature)
    over = [base_of(one) for one in game.state.creatures.values() if one is not creature]
    if not game.edition.jumps_over_terrain:
        return jump(base, *to, limit, over, [shape_of(one) for one in game.state.terrains.values()])
    rough = templates(game, DIFFICULT) if game.value(slowed_by_terrain, creature) else []
    if touches_template(game, creature, DIFFICULT) or any(crosses(base, *to, one) for one in rough):
        limit = min(limit, S) if rough else limit
    return jump(base, *to, limit, over, templates(game, IMPASSABLE))


def barred(game: Game, creature: Creature) -> list[Shape]:
    """C-MOV-02: what a base cannot stand on: other miniatures and impassable terrain."""
    others = [base_of(one) for one in game.state.creatures.values() if one is not creature]
    return [*others, *templates(game, IMPASSABLE)]


def on_field(creature: Creature, to: Point) -> bool:
    """Whether the whole base is on the battlefield."""
    radius = creature.base // 2
    return all(radius <= one <= SIDE - radius for one in to)


def _foes_touched(game: Game, creature: Creature, to: Point) -> list[Creature]:
    base = Disc(*to, creature.base // 2)
    return [
        one
        for one in game.state.creatures.values()
        if one.seat != creature.seat and touching(base, base_of(one), game.edition.contact_below)
    ]


def _pieces(way: Path) -> tuple[Piece, ...]:
    return tuple(
        [
            Piece(
                (round(leg.x1), round(leg.y1)),
                (round(leg.x2), round(leg.y2)),
                leg.turn,
                (round(leg.cx), round(leg.cy)) if leg.turn else None,
            )
            for leg in way.legs
        ]
    )


# Why not.


def refused_move(game: Game, creature: Creature, to: Point, how: str) -> Refusal | None:
    """Why a creature cannot move or run to a place, with the measured facts."""
    if how == RUN:
        refusal = refused_run(game, creature)
        if refusal is not None:
            return refusal
    if not game.value(movement, creature):
        return Refusal("no-movement", ("C-MOV-07",), {"creature": creature.id})
    if to == (creature.x, creature.y):
        return Refusal("already-there", ("C-ACT-01",), {"creature": creature.id})
    if not on_field(creature, to):
        return Refusal("outside-the-field", ("C-MOV-02", "C-ZONE-01"), {"creature": creature.id})
    standing = who_stands_there(game, Disc(*to, creature.base // 2), creature)
    if standing is not None:
        return Refusal("place-taken", ("C-MOV-02",), {"creature": creature.id, "by": standing})
    if way_to(game, creature, to, how) is not None:
        return None
    return _too_far(game, creature, to, how)


def _too_far(game: Game, creature: Creature, to: Point, how: str) -> Refusal:
    """How long the shortest way would be, and how long it may be; or that there is no way at all."""
    limit = allowance(game, creature, how)
    facts: Facts = {"creature": creature.id, "limit": limit}
    rule = "C-RUN-01" if how == RUN else "C-MOV-01"
    if game.value(flies, creature):
        length = ceil(hypot(to[0] - creature.x, to[1] - creature.y))
    else:
        length = march(game, creature, how).free.length(*to)
    if length < 0:
        return Refusal("no-way", ("C-MOV-02", "C-MOV-03"), facts)
    if length > limit:
        return Refusal("too-far", (rule,), {**facts, "length": length})
    slowed: Facts = {**facts, "length": length, "limit": 0 if how == RUN else S}
    return Refusal("slowed", ("C-MOV-04", "T-DIFFICULT"), slowed)


def refused_run(game: Game, creature: Creature) -> Refusal | None:
    """C-RUN-01, C-RUN-02: who cannot run."""
    letter = min(FASTEST, game.value(movement, creature))
    if not letter or letter == FASTEST:
        return Refusal(
            "no-next-distance", ("C-RUN-01",), {"creature": creature.id, "movement": LETTERS[letter]}
        )
    if not game.value(may_run, creature):
        return Refusal("cannot-run", game.sources(may_run, creature), {"creature": creature.id})
    foes = game.foes_in_contact(creature)
    if foes and not creature.hidden:
        facts: Facts = {"creature": creature.id, "foes": [one.id for one in foes]}
        return Refusal("in-contact", ("C-RUN-02",), facts)
    if game.value(slowed_by_terrain, creature) and touches_template(game, creature, DIFFICULT):
        return Refusal("in-difficult-terrain", ("T-DIFFICULT",), {"creature": creature.id})
    return None


# Places worth trying.


def suggested_places(game: Game, creature: Creature, how: str) -> list[Point]:
    """Head on into contact with each enemy in reach, and eight ways of the wind, far and half as far."""
    limit = allowance(game, creature, how)
    places: list[Point] = []
    for foe in game.state.creatures.values():
        if foe.seat == creature.seat:
            continue
        across, along = creature.x - foe.x, creature.y - foe.y
        apart = hypot(across, along)
        touch = creature.base // 2 + foe.base // 2 + 2
        if apart and apart - touch <= limit:
            places.append((foe.x + round(across / apart * touch), foe.y + round(along / apart * touch)))
    for reach in (limit - 2, limit // 2):
        for dx, dy in _WINDS:
            places.append((creature.x + round(dx * reach), creature.y + round(dy * reach)))
    return places


_DIAGONAL: Final = 0.7071067
_WINDS: Final = (
    (0.0, 1.0),
    (_DIAGONAL, _DIAGONAL),
    (1.0, 0.0),
    (_DIAGONAL, -_DIAGONAL),
    (0.0, -1.0),
    (-_DIAGONAL, -_DIAGONAL),
    (-1.0, 0.0),
    (-_DIAGONAL, _DIAGONAL),
)
