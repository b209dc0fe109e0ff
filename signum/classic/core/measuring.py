"""The field as the plane sees it: bases as discs, templates as shapes."""

from functools import lru_cache
from typing import Final

from signum.classic.core.figures import XL, L, M, S
from signum.classic.core.game import Game
from signum.classic.core.state import BLOCKS_LOS, COVER, IMPASSABLE, Creature, Terrain
from signum.field.plane.distance import gap, overlapping, touching, within
from signum.field.plane.lengths import SIDE
from signum.field.plane.shapes import Disc, Polygon, Shape
from signum.field.plane.sight import Visibility, covered, sight
from signum.field.plane.sightlines import sight_length

LETTERS: Final = ("", "S", "M", "L", "XL")
DISTANCES: Final = (0, S, M, L, XL)
"""C-CARD-03: the length of each letter."""


def base_of(creature: Creature) -> Disc:
    """The base of a creature at its position."""
    return Disc(creature.x, creature.y, creature.base // 2)


@lru_cache(maxsize=128)
def shape_of(terrain: Terrain) -> Shape:
    """The template of a terrain at its position."""
    if terrain.radius:
        return Disc(*terrain.corners[0], terrain.radius)
    return Polygon(terrain.corners)


def templates(game: Game, ability: str) -> list[Shape]:
    """The templates with an ability."""
    return [shape_of(one) for one in game.state.terrains.values() if ability in one.abilities]


def distance(one: Creature, other: Creature) -> int:
    """C-RNG-02: between the closest points of two bases, rounded up."""
    return gap(base_of(one), base_of(other))


def no_farther(one: Creature, other: Creature, reach: int) -> bool:
    """C-RNG-02 ruling: within a distance includes the distance itself."""
    return within(base_of(one), base_of(other), reach)


def touches_template(game: Game, creature: Creature, ability: str) -> bool:
    """Whether a base touches or overlaps a template with an ability."""
    base = base_of(creature)
    return any(touching(base, one, game.edition.contact_below) for one in templates(game, ability))


def touched_terrains(game: Game, creature: Creature) -> list[Terrain]:
    """The terrains whose templates a base touches or overlaps."""
    base = base_of(creature)
    terrains = game.state.terrains.values()
    return [one for one in terrains if touching(base, shape_of(one), game.edition.contact_below)]


def on_field(base: Disc) -> bool:
    """C-ZONE-01: whether the whole base is on the battlefield."""
    return base.r <= base.x <= SIDE - base.r and base.r <= base.y <= SIDE - base.r


def foes_met(game: Game, creature: Creature, to: tuple[int, int]) -> list[Creature]:
    """C-MOV-06: the opponents' creatures that a creature would touch at a place."""
    base = Disc(*to, creature.base // 2)
    below = game.edition.contact_below
    return [foe for foe in game.foes(creature.seat) if touching(base, base_of(foe), below)]


def who_stands_there(game: Game, base: Disc, mover: Creature | None = None) -> int | None:
    """C-MOV-02: the creature or the impassable terrain that a base would overlap."""
    x, y, r = base.x, base.y, base.r
    for one in game.state.creatures.values():
        # `overlapping` inlined: every place that is tried asks for all creatures.
        dx, dy, far = x - one.x, y - one.y, r + one.base // 2
        if dx * dx + dy * dy < far * far and one is not mover:
            return one.id
    for terrain in game.state.terrains.values():
        if IMPASSABLE in terrain.abilities and overlapping(base, shape_of(terrain)):
            return terrain.id
    return None


def looks_at(game: Game, one: Creature, other: Creature) -> Visibility:
    """C-LOS-01: a free line between two bases, or the blockers, by their indices in `in_the_way`."""
    return sight(base_of(one), base_of(other), [shape for _, shape in in_the_way(game, one, other)])


def sees(game: Game, one: Creature, other: Creature) -> bool:
    """C-LOS-01: whether a line of sight joins the two."""
    return bool(looks_at(game, one, other))


def in_the_way(game: Game, one: Creature, other: Creature) -> list[tuple[int, Shape]]:
    """C-LOS-02: every other creature that is not hidden, and templates that block, by id and shape."""
    bases: list[tuple[int, Shape]] = [
        (third.id, base_of(third))
        for third in game.state.creatures.values()
        if third is not one and third is not other and not third.hidden
    ]
    blocking = [
        (terrain.id, shape_of(terrain))
        for terrain in game.state.terrains.values()
        if BLOCKS_LOS in terrain.abilities
    ]
    return bases + blocking


def blockers(game: Game, one: Creature, other: Creature) -> list[int]:
    """The ids of the things that hide one creature from the other; empty if it is seen."""
    way = in_the_way(game, one, other)
    return [way[at][0] for at in sight(base_of(one), base_of(other), [shape for _, shape in way]).blockers]


def sight_line(game: Game, one: Creature, other: Creature) -> int:
    """C-LOS-04: the length of the shortest free line between two bases, rounded up; -1 without any."""
    way = [shape for _, shape in in_the_way(game, one, other)]
    return sight_length(base_of(one), base_of(other), way)


def in_cover(game: Game, shooter: Creature, target: Creature) -> bool:
    """T-COVER: it touches such a template, or no free line avoids one; the attacker picks the line."""
    if touches_template(game, target, COVER):
        return True
    way = [shape for _, shape in in_the_way(game, shooter, target)]
    return covered(base_of(shooter), base_of(target), way, templates(game, COVER))
