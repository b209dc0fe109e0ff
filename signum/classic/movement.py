"""Moving, running, flying, jumping and being placed: C-MOV, C-RUN, T-DIFFICULT, T-IMPASSABLE."""

from math import hypot
from typing import ClassVar, Final, TypeAlias

from msgspec import Struct

from signum.classic.backstab import stabbed_for_leaving, stabbed_for_running
from signum.classic.game import Game
from signum.classic.measuring import DISTANCES, LETTERS, base_of, shape_of, templates, touches_template
from signum.classic.state import DIFFICULT, IMPASSABLE, Creature, CreatureId, State
from signum.classic.values import flies, jumps, may_run, movement, slowed_by_terrain
from signum.engine.events import Event
from signum.engine.questions import Facts, Option, Procedure, Refusal
from signum.field.plane.distance import overlapping, touching
from signum.field.plane.lengths import SIDE, S
from signum.field.plane.path import Leg, Path
from signum.field.plane.shapes import Disc, Shape
from signum.field.plane.walk import Walk

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
        return _over_everything(game, creature, to, limit)
    slowed = bool(game.value(slowed_by_terrain, creature)) and limit > S
    rough = templates(game, DIFFICULT) if slowed else []
    if rough and touches_template(game, creature, DIFFICULT):
        return None if how == RUN else _shortest(game, creature, to, [], S)
    way = _shortest(game, creature, to, rough, limit)
    if way is None and rough and how == MOVE:
        way = _shortest(game, creature, to, [], S)
    return way


def _shortest(game: Game, creature: Creature, to: Point, rough: list[Shape], limit: int) -> Path | None:
    """On foot or, for jumpers, in a straight line; difficult terrain may be touched at the end alone."""
    way = walk_of(game, creature, rough).path(*to, limit)
    if way is None and game.value(jumps, creature):
        return _jump(game, creature, to, rough, limit)
    return way


def walk_of(game: Game, creature: Creature, rough: list[Shape]) -> Walk:
    """C-MOV-02, C-MOV-03: friends and impassable templates block, enemies and what slows stop."""
    others = [one for one in game.state.creatures.values() if one is not creature]
    walls: list[Shape] = [base_of(one) for one in others if one.seat == creature.seat]
    stops: list[Shape] = [base_of(one) for one in others if one.seat != creature.seat]
    return Walk(
        base_of(creature),
        [*walls, *templates(game, IMPASSABLE)],
        [*stops, *rough],
        game.edition.contact_below,
    )


def _over_everything(game: Game, creature: Creature, to: Point, limit: int) -> Path | None:
    """A-FLIGHT: straight over miniatures and terrain, ending on neither miniatures nor impassable terrain."""
    return _straight(creature, to, limit) if stands_free(game, creature, to) else None


def _jump(game: Game, creature: Creature, to: Point, rough: list[Shape], limit: int) -> Path | None:
    """A-JUMP: one straight line over miniatures; terrain as the printing says."""
    if not stands_free(game, creature, to):
        return None
    way = _straight(creature, to, limit)
    if way is None:
        return None
    base = base_of(creature)
    if game.edition.jumps_over_terrain:
        lane = Walk(base, templates(game, IMPASSABLE), rough, game.edition.contact_below)
        there = lane.path(*to, limit)
        return way if there is not None and there.length == way.length else None
    every = [shape_of(one) for one in game.state.terrains.values()]
    lane = Walk(base, every, (), game.edition.contact_below)
    there = lane.path(*to, limit)
    return way if there is not None and there.length == way.length else None


def _straight(creature: Creature, to: Point, limit: int) -> Path | None:
    across, along = to[0] - creature.x, to[1] - creature.y
    if across * across + along * along > limit * limit:
        return None
    far = Walk(base_of(creature), ()).path(*to, limit)
    return far if far is not None else Path(0, [Leg(creature.x, creature.y, *to)])


def stands_free(game: Game, creature: Creature, to: Point) -> bool:
    """C-MOV-02: on the field, on no miniature and on no impassable terrain."""
    return who_stands_there(game, creature, to) is None and on_field(creature, to)


def on_field(creature: Creature, to: Point) -> bool:
    """Whether the whole base is on the battlefield."""
    radius = creature.base // 2
    return all(radius <= one <= SIDE - radius for one in to)


def who_stands_there(game: Game, creature: Creature, to: Point) -> int | None:
    """The creature or the impassable terrain that the base would stand on."""
    base = Disc(*to, creature.base // 2)
    for one in game.state.creatures.values():
        if one is not creature and overlapping(base, base_of(one)):
            return one.id
    for terrain in game.state.terrains.values():
        if IMPASSABLE in terrain.abilities and overlapping(base, shape_of(terrain)):
            return terrain.id
    return None


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
    standing = who_stands_there(game, creature, to)
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
        return Refusal(
            "too-far", (rule,), {**facts, "length": round(hypot(to[0] - creature.x, to[1] - creature.y))}
        )
    length = walk_of(game, creature, []).length(*to)
    if length < 0:
        return Refusal("no-way", ("C-MOV-02", "C-MOV-03"), facts)
    if length <= limit:
        return Refusal("slowed", ("C-MOV-04", "T-DIFFICULT"), {**facts, "length": length, "limit": S})
    return Refusal("too-far", (rule,), {**facts, "length": length})


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
