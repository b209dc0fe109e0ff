"""Moving, running, flying, jumping and being placed: C-MOV, C-RUN, T-DIFFICULT, T-IMPASSABLE."""

from collections.abc import Sequence
from math import ceil, hypot
from typing import ClassVar, Final, NamedTuple

from msgspec import Struct

from signum.classic.chapters.combat.backstab import stabbed_for_leaving, stabbed_for_running
from signum.classic.core.events import OfCreature
from signum.classic.core.figures import distance as length_of
from signum.classic.core.game import Game
from signum.classic.core.measuring import (
    DISTANCES,
    LETTERS,
    base_of,
    on_field,
    shape_of,
    templates,
    who_stands_there,
)
from signum.classic.core.state import DIFFICULT, IMPASSABLE, Creature, CreatureId, State
from signum.classic.core.values import flies, jumps, may_run, movement, slowed_by_terrain
from signum.engine.events import Event
from signum.engine.questions import Facts, Option, Procedure, Refusal
from signum.engine.units import Length, Limit, Point, Word
from signum.field.plane.lengths import TOUCH_FIRST
from signum.field.plane.moves import March, fly, starts_in
from signum.field.plane.path import Leg, Path
from signum.field.plane.shapes import Disc, Shape
from signum.field.plane.walk import FAR

MOVE: Final = "move"
RUN: Final = "run"
FREELY: Final = "freely"
"""A move by an effect, outside any activation."""
FASTEST: Final = len(LETTERS) - 1
SLOWED: Final = length_of("T-DIFFICULT", "move")


class Move(Option, frozen=True):
    """A creature moves to a place."""

    to: Point


class Run(Option, frozen=True):
    """A creature runs to a place."""

    to: Point


class Piece(Struct, frozen=True):
    """A piece of a path, to be drawn: straight (turn 0), or an arc round a centre, left (1) or right (-1)."""

    start: Point
    end: Point
    turn: int = 0
    centre: Point | None = None


class MoveDeclared(Event, frozen=True):
    """A creature is about to move: its destination, and its allowance, which stays whatever happens."""

    creature: CreatureId
    to: Point
    how: Word
    limit: Limit

    follows: ClassVar[tuple[str, ...]] = ("C-TURN-08", "C-ABL-04")

    def apply(self, state: State) -> None:
        """Nothing changes."""


class Moved(OfCreature, frozen=True):
    """A creature went from one place to another; its path and the length."""

    to: Point
    how: Word
    length: Length
    way: tuple[Piece, ...]

    follows: ClassVar[tuple[str, ...]] = ("C-MOV-01",)
    changes_conditions: ClassVar = True

    def apply(self, state: State) -> None:
        """It has moved; a move by an effect does not use up its activation."""
        creature = state.creatures[self.creature]
        creature.x, creature.y = self.to
        creature.last_move = state.turn
        if self.how != FREELY:
            creature.moved = True


class Placed(OfCreature, frozen=True):
    """A creature was placed somewhere, regardless of obstacles between."""

    to: Point

    changes_conditions: ClassVar = True

    def apply(self, state: State) -> None:
        """To be placed is not to move."""
        creature = state.creatures[self.creature]
        creature.x, creature.y = self.to


class Stayed(Event, frozen=True):
    """A creature did not go to its destination: the path was closed before it started."""

    creature: CreatureId
    to: Point

    follows: ClassVar[tuple[str, ...]] = ("C-MOV-02",)

    def apply(self, state: State) -> None:
        """Nothing changes."""


class AllowedPath(NamedTuple):
    """A path that the rules allow, and the abilities that allow it."""

    path: Path
    because: tuple[str, ...] = ()


class CheckedWay(NamedTuple):
    """The path that was found when a destination was checked, and the number of events at that time."""

    to: Point
    how: str
    way: AllowedPath
    events: int

    def still_open(self, game: Game, to: Point, how: str) -> bool:
        """Whether it leads there, and nothing has happened since but the declaration."""
        if self.to != to or self.how != how:
            return False
        return all(isinstance(event, MoveDeclared) for event in game.log[self.events :])


# Procedures.


def move(game: Game, creature: Creature, to: Point, checked: CheckedWay | None = None) -> Procedure[None]:
    """Leaving contact or moving in it draws backstabs first; a survivor moves as declared (C-BACK-01)."""
    limit = allowance(game, creature, MOVE)
    if not (yield from game.happen(MoveDeclared(creature.id, to, MOVE, limit))):
        return
    yield from stabbed_for_leaving(game, creature, to)
    yield from go(game, creature, to, MOVE, limit, checked)


def run(game: Game, creature: Creature, to: Point, checked: CheckedWay | None = None) -> Procedure[None]:
    """A runner stops in contact and is stabbed by each enemy it now touches (C-RUN-04)."""
    limit = allowance(game, creature, RUN)
    if not (yield from game.happen(MoveDeclared(creature.id, to, RUN, limit, because=("C-RUN-01",)))):
        return
    yield from stabbed_for_leaving(game, creature, to)
    if (yield from go(game, creature, to, RUN, limit, checked)):
        yield from stabbed_for_running(game, creature)


def go(
    game: Game, creature: Creature, to: Point, how: str, limit: int, checked: CheckedWay | None = None
) -> Procedure[bool]:
    """A survivor moves with the declared allowance (C-ABL-04); return whether it arrived and lives."""
    if not game.in_play(creature.id):
        return False
    known = checked is not None and checked.still_open(game, to, how)
    way = checked.way if checked is not None and known else way_to(game, creature, to, how, limit)
    if way is None:
        yield from game.happen(Stayed(creature.id, to))
        return False
    because = ("C-RUN-01", *way.because) if how == RUN else way.because
    pieces = tuple([piece for leg in way.path.legs if (piece := piece_of(leg)) is not None])
    yield from game.happen(Moved(creature.id, to, how, way.path.length, pieces, because=because))
    return game.in_play(creature.id)


def place(game: Game, creature: Creature, to: Point, because: str) -> Procedure[None]:
    """Placing ignores obstacles between; leaving contact draws a backstab (C-MOV-05)."""
    yield from stabbed_for_leaving(game, creature, to, placed=True)
    if game.in_play(creature.id):
        yield from game.happen(Placed(creature.id, to, because=(because,)))


def piece_of(leg: Leg) -> Piece | None:
    """A piece of a path on the grid, in the form of an event; None if it is too short to be seen."""
    start, end = (round(leg.x1), round(leg.y1)), (round(leg.x2), round(leg.y2))
    if start == end:
        return None
    return Piece(start, end, leg.turn, (round(leg.cx), round(leg.cy)) if leg.turn else None)


# Possible paths.


def allowance(game: Game, creature: Creature, how: str) -> int:
    """The distance that the creature may go: its movement, or the next distance when it runs (C-RUN-01)."""
    letter = min(FASTEST, game.value(movement, creature))
    return DISTANCES[letter + 1 if how == RUN else letter]


def way_to(
    game: Game, creature: Creature, to: Point, how: str, limit: int, march: March | None = None
) -> AllowedPath | None:
    """A legal path that is short enough: by flight, on foot, or by a jump; `march` is its walk, if known."""
    if game.value(flies, creature):
        path = fly(base_of(creature), *to, limit, barred(game, creature))
        return AllowedPath(path, game.sources(flies, creature)) if path is not None else None
    march = on_foot(game, creature, how, limit) if march is None else march
    path = march.path(*to, limit)
    if path is not None:
        return AllowedPath(path)
    if not game.value(jumps, creature) or not free_to_stand(game, creature, to):
        return None
    path = straight(by_jump(game, creature, how).path(*to, limit))
    return AllowedPath(path, game.sources(jumps, creature)) if path is not None else None


def on_foot(game: Game, creature: Creature, how: str, limit: int = FAR) -> March:
    """Friends and impassable templates block, enemies stop, difficult terrain slows (C-MOV-02 to -04).

    Creatures and templates that no path within the limit can touch are left out.
    """
    hostile = game.hostile[creature.seat]
    x, y, reach = creature.x, creature.y, limit + creature.base // 2 + game.edition.contact_below + 1
    others = [
        one
        for one in game.state.creatures.values()
        if one is not creature
        and (one.x - x) * (one.x - x) + (one.y - y) * (one.y - y)
        <= (reach + one.base // 2) * (reach + one.base // 2)
    ]
    walls: list[Shape] = [base_of(one) for one in others if not hostile[one.seat]]
    stops = [base_of(one) for one in others if hostile[one.seat]]
    walls += [one for one in templates(game, IMPASSABLE) if _is_near(one, x, y, reach)]
    return _march(game, creature, how, walls, stops, reach)


def _is_near(shape: Shape, x: int, y: int, reach: int) -> bool:
    """Whether the circle round a template comes within reach of a place."""
    dx, dy, far = shape.x - x, shape.y - y, shape.r + reach
    return dx * dx + dy * dy <= far * far


def by_jump(game: Game, creature: Creature, how: str) -> March:
    """A-JUMP: a straight path that ignores miniatures. The printing decides about terrain."""
    if game.edition.jumps_over_terrain:
        return _march(game, creature, how, templates(game, IMPASSABLE), [])
    return _march(game, creature, how, [shape_of(one) for one in game.state.terrains.values()], [])


def _march(
    game: Game,
    creature: Creature,
    how: str,
    walls: Sequence[Shape],
    stops: Sequence[Shape],
    reach: int = FAR,
) -> March:
    """T-DIFFICULT: a walker that touches it goes `SLOWED` in all; a runner never goes through."""
    slowing: list[Shape] = []
    if game.value(slowed_by_terrain, creature):
        x, y = creature.x, creature.y
        slowing = [one for one in templates(game, DIFFICULT) if _is_near(one, x, y, reach)]
    through = 0 if how == RUN else SLOWED
    edition = game.edition
    touch, beside = edition.contact_below, edition.slowed_from_contact
    return March(base_of(creature), walls, stops, slowing, touch, through, beside=beside)


def starts_slowed(game: Game, creature: Creature) -> bool:
    """T-DIFFICULT: whether it stands on such a template, or in some printings beside it."""
    slowing = templates(game, DIFFICULT)
    if not slowing:
        return False
    base, beside = base_of(creature), game.edition.slowed_from_contact
    reach = base.r + TOUCH_FIRST
    return any(_is_near(one, base.x, base.y, reach) and starts_in(base, one, beside) for one in slowing)


def straight(path: Path | None) -> Path | None:
    """The path, if it goes straight to its end."""
    return path if path is not None and len(path.legs) == 1 and not path.legs[0].turn else None


def barred(game: Game, creature: Creature) -> list[Shape]:
    """C-MOV-02: the things that a base cannot overlap: other miniatures and impassable terrain."""
    others = [base_of(one) for one in game.state.creatures.values() if one is not creature]
    return [*others, *templates(game, IMPASSABLE)]


def free_to_stand(game: Game, creature: Creature, to: Point) -> bool:
    """Whether a creature could stand at a place, however it got there."""
    return refused_standing(game, creature, to) is None


# Refusals.


def refused_move(game: Game, creature: Creature, to: Point, how: str) -> Refusal | None:
    """The reason why a creature cannot move or run to a place, with the measured facts."""
    refusal = refused_run(game, creature) if how == RUN else None
    refusal = refusal or _refused_there(game, creature, to)
    if refusal is not None:
        return refusal
    limit = allowance(game, creature, how)
    return None if way_to(game, creature, to, how, limit) else refused_way(game, creature, to, how, limit)


def open_way(
    game: Game, creature: Creature, to: Point, how: str, march: March | None = None
) -> AllowedPath | None:
    """The path by which a creature may move or run to a place; None if the rules refuse it."""
    if how == RUN and refused_run(game, creature) is not None:
        return None
    return open_way_there(game, creature, to, how, march)


def open_way_there(
    game: Game, creature: Creature, to: Point, how: str, march: March | None = None
) -> AllowedPath | None:
    """The path to a place for a creature that may go in this way at all (`refused_run`)."""
    if _refused_there(game, creature, to) is not None:
        return None
    return way_to(game, creature, to, how, allowance(game, creature, how), march)


def _refused_there(game: Game, creature: Creature, to: Point) -> Refusal | None:
    """The reason why it cannot go or stand there by any path."""
    if not game.value(movement, creature):
        return Refusal("no-movement", ("C-MOV-07",), {"creature": creature.id})
    if to == (creature.x, creature.y):
        return Refusal("already-there", ("C-ACT-01",), {"creature": creature.id})
    return game.mode.refused_place(game, creature, to) or refused_standing(game, creature, to)


def refused_standing(game: Game, creature: Creature, to: Point) -> Refusal | None:
    """The reason why a creature cannot stand at a place, moved or placed (C-MOV-02, C-MOV-05)."""
    base = Disc(*to, creature.base // 2)
    if not on_field(base):
        return Refusal("outside-the-field", ("C-MOV-02", "C-ZONE-01"), {"creature": creature.id})
    standing = who_stands_there(game, base, creature)
    if standing is not None:
        return Refusal("place-taken", ("C-MOV-02",), {"creature": creature.id, "by": standing})
    return None


def refused_way(game: Game, creature: Creature, to: Point, how: str, limit: int) -> Refusal:
    """The length of the shortest possible path and its limit; or that there is none."""
    facts: Facts = {"creature": creature.id, "limit": limit}
    length = shortest(game, creature, to, how)
    if length is None:
        return Refusal("no-way", ("C-MOV-02", "C-MOV-03"), facts)
    if length > limit:
        rule = "C-RUN-01" if how == RUN else "C-MOV-01"
        return Refusal("too-far", (rule,), {**facts, "length": length})
    if how == RUN:
        return Refusal("no-running-through", ("T-DIFFICULT",), {**facts, "length": length})
    slowed: Facts = {**facts, "length": length, "limit": SLOWED}
    return Refusal("slowed", ("C-MOV-04", "T-DIFFICULT"), slowed)


def shortest(game: Game, creature: Creature, to: Point, how: str) -> int | None:
    """The length of the shortest path to a free place, at any distance and through any terrain."""
    if game.value(flies, creature):
        paths = [fly(base_of(creature), *to, FAR, [])]
    else:
        paths = [on_foot(game, creature, how).free.path(*to)]
        if game.value(jumps, creature):
            paths.append(straight(by_jump(game, creature, how).free.path(*to)))
    return min([path.length for path in paths if path is not None], default=None)


def refused_run(game: Game, creature: Creature) -> Refusal | None:
    """C-RUN-01, C-RUN-02: the creatures that cannot run."""
    letter = min(FASTEST, game.value(movement, creature))
    if not letter or letter == FASTEST:
        return Refusal(
            "no-next-distance",
            ("C-RUN-01",),
            {"creature": creature.id, "movement": LETTERS[letter] or "none"},
        )
    if not game.value(may_run, creature):
        return Refusal("cannot-run", game.sources(may_run, creature), {"creature": creature.id})
    foes = game.foes_in_contact(creature)
    if foes and not creature.hidden:
        facts: Facts = {"creature": creature.id, "foes": [one.id for one in foes]}
        return Refusal("in-contact", ("C-RUN-02",), facts)
    if starts_slowed(game, creature) and game.value(slowed_by_terrain, creature):
        return Refusal("in-difficult-terrain", ("T-DIFFICULT",), {"creature": creature.id})
    return None


# Places worth trying.


def suggested_places(game: Game, creature: Creature, how: str) -> list[Point]:
    """Contact head on with each enemy in reach, and eight directions, the full distance and half of it."""
    limit = allowance(game, creature, how)
    places: list[Point] = []
    for foe in game.foes(creature.seat):
        across, along = creature.x - foe.x, creature.y - foe.y
        apart = hypot(across, along)
        touch = creature.base // 2 + foe.base // 2 + 2
        if touch < apart - limit < touch - 3 + game.edition.contact_below:
            touch = ceil(apart - limit) + 1
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
