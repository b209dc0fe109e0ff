"""Other creatures as seen from a place: the distance, the direction, and the free line or the blockers."""

from collections.abc import Callable, Iterable
from math import atan2, hypot, pi, sqrt
from typing import Final, TypeAlias

from msgspec import Struct

from signum.classic.chapters.combat.ranged import KINDS, Ranged, refused_to_shoot
from signum.classic.core.game import Game
from signum.classic.core.measuring import touches_template
from signum.classic.core.state import COVER, Creature
from signum.classic.findings.field_shapes import FieldShapes
from signum.engine.questions import Option, Refusal, Seat
from signum.engine.units import Point
from signum.field.plane.distance import gap, touching, within
from signum.field.plane.shapes import Disc, Shape
from signum.field.plane.sight import covered, sight

HOURS: Final = 12
SOUTH_SEAT: Final = 0
"""The side of the first seat; spectators look from there too."""

Explained: TypeAlias = Callable[[Option], Refusal | None]
"""The reason why something cannot be done; None if it can."""


class Sightline(Struct, frozen=True):
    """Another creature as seen from a place: its distance, its direction, and the line or its blockers."""

    creature: int
    gap: int
    hour: int
    """Its direction as on a clock, 12 away from the looking seat's side."""
    line: tuple[Point, Point] | None
    blockers: tuple[int, ...] = ()
    crossing: Point | None = None
    """The point where the first blocker stops the line."""
    touching: bool = False
    shots: tuple[str, ...] = ()
    """The kinds of ranged attack that could target it from there."""
    cover: bool = False


class Sightlines:
    """The sight of one creature from a position in a game."""

    def __init__(
        self, game: Game, me: Creature, shapes: FieldShapes, seat: Seat | None, explain: Explained
    ) -> None:
        self.game = game
        self.me = me
        self.shapes = shapes
        self.seat = SOUTH_SEAT if seat is None else seat
        self.explain = explain
        """The reason why it cannot do something there; None if it can."""
        self.base = Disc(me.x, me.y, me.base // 2)
        self.kinds: list[type[Ranged]] = [
            option for option, kind in KINDS.items() if refused_to_shoot(game, me, kind) is None
        ]

    def sights(self, others: Iterable[Creature]) -> tuple[Sightline, ...]:
        """All of these, the nearest first."""
        found = [self.sight(one) for one in others if one.id != self.me.id]
        return tuple(sorted(found, key=lambda one: (one.gap, one.creature)))

    def sight(self, other: Creature) -> Sightline:
        """One of them."""
        base, its = self.base, self.shapes.bases[other.id]
        way = self.shapes.between(self.me.id, other.id)
        shapes = [shape for _, shape in way]
        seen = sight(base, its, shapes)
        line = seen.line
        shots = self._shots(other, its) if line is not None and self.game.is_foe(self.me, other) else ()
        return Sightline(
            creature=other.id,
            gap=gap(base, its),
            hour=hour(base, its, self.seat),
            line=None
            if line is None
            else ((round(line[0]), round(line[1])), (round(line[2]), round(line[3]))),
            blockers=tuple([way[at][0] for at in seen.blockers]),
            crossing=None if line is not None else crossing(base, its, [shapes[at] for at in seen.blockers]),
            touching=touching(base, its, self.game.edition.contact_below),
            shots=shots,
            cover=bool(shots) and self._in_cover(other, its, shapes),
        )

    def _shots(self, foe: Creature, its: Disc) -> tuple[str, ...]:
        """The ranged attacks that the rules would let it make."""
        found: list[str] = []
        for option in self.kinds:
            kind = KINDS[option]
            if within(self.base, its, kind.reach) and self.explain(option(foe.id)) is None:
                found.append(kind.attack)
        return tuple(found)

    def _in_cover(self, foe: Creature, its: Disc, way: list[Shape]) -> bool:
        """T-COVER: as in `measuring.in_cover`."""
        covers = self.shapes.covers
        if not covers:
            return False
        return touches_template(self.game, foe, COVER) or covered(self.base, its, way, covers)


def never(_option: Option) -> Refusal | None:
    """For a creature that does not act."""
    return Refusal("not-offered", ("C-ACT-01",), {"choice": "action"})


def hour(base: Disc, other: Disc, seat: Seat) -> int:
    """The direction of another creature as on a clock, 12 away from the seat's side."""
    dx, dy = other.x - base.x, other.y - base.y
    if seat != SOUTH_SEAT:
        dx, dy = -dx, -dy
    return round(atan2(dx, dy) / (2 * pi / HOURS)) % HOURS or HOURS


def crossing(base: Disc, other: Disc, blockers: Iterable[Shape]) -> Point:
    """The point where the line of the centres first meets a blocker."""
    ex, ey = float(other.x - base.x), float(other.y - base.y)
    long = hypot(ex, ey) or 1.0
    ux, uy = ex / long, ey / long
    first = min([_entered(base, ux, uy, shape) for shape in blockers], default=long / 2)
    along = min(max(first, float(base.r)), max(float(base.r), long - other.r))
    return round(base.x + ux * along), round(base.y + uy * along)


def _entered(base: Disc, ux: float, uy: float, shape: Shape) -> float:
    """The distance along a line from the centre of a base at which it enters a shape, or is nearest to it."""
    if isinstance(shape, Disc):
        along = ux * (shape.x - base.x) + uy * (shape.y - base.y)
        across = ux * (shape.y - base.y) - uy * (shape.x - base.x)
        return along - sqrt(max(0.0, float(shape.r) ** 2 - across * across))
    found: list[float] = []
    nearest = (float("inf"), 0.0)
    for ax, ay, bx, by in shape.edges:
        a = ux * (ay - base.y) - uy * (ax - base.x)
        b = ux * (by - base.y) - uy * (bx - base.x)
        along_a, along_b = ux * (ax - base.x) + uy * (ay - base.y), ux * (bx - base.x) + uy * (by - base.y)
        nearest = min(nearest, (abs(a), along_a))
        if a != b and min(a, b) <= 0 <= max(a, b):
            found.append(along_a + (along_b - along_a) * a / (a - b))
    ahead = [one for one in found if one >= 0]
    return min(ahead) if ahead else nearest[1]
