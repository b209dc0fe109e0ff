"""The ways of creatures that nobody plays: the shortest one, round obstacles and enemies (Q-PVE-04)."""

from math import cos, hypot, sin
from typing import Final

from signum.classic.chapters.field.contact_places import contact_places, contacts_within
from signum.classic.chapters.field.movement import MOVE, allowance, on_foot, open_way, way_to
from signum.classic.chapters.quest.aims import CreatureAim
from signum.classic.chapters.quest.leash import is_off_leash
from signum.classic.core.game import Game
from signum.classic.core.measuring import base_of, foes_met
from signum.classic.core.state import Creature
from signum.classic.core.values import flies, movement
from signum.engine.units import Point
from signum.field.plane.curves import settle
from signum.field.plane.distance import touching
from signum.field.plane.moves import March
from signum.field.plane.path import Leg, Path
from signum.field.plane.pocket import is_walled_off
from signum.field.plane.shapes import Shape
from signum.field.plane.walk import FAR

TRIED: Final = 12
"""The places in contact with a terrain that are tried, the nearest first."""
STEPS: Final = 16
"""The parts of its allowance that a creature tries, the whole one first."""
HALVINGS: Final = 10
"""The halvings between two parts, down to hundredths of a millimetre."""


def contact_place(game: Game, creature: Creature, aim: CreatureAim) -> Point | None:
    """The end of the shortest way into contact with a creature in one move."""
    foe = game.creature(aim.id)
    if foe is None or not game.value(movement, creature):
        return None
    limit = allowance(game, creature, MOVE)
    if game.gap(creature, foe) >= limit + game.edition.contact_below:
        return None
    ends: list[tuple[int, int, Point]] = []
    for to in contacts_within(game, creature, foe, MOVE):
        if hypot(to[0] - creature.x, to[1] - creature.y) > limit:
            continue
        if is_off_leash(game, creature, to) or foe not in foes_met(game, creature, to):
            continue
        way = open_way(game, creature, to, MOVE)
        if way is not None and way.path.length <= limit:
            # The ways come shortest first; among the first few one that touches nobody else is preferred.
            ends.append((len(foes_met(game, creature, to)), way.path.length, to))
            if len(ends) == 4 or ends[-1][0] == 1:
                break
    return min(ends)[2] if ends else None


def place_towards(game: Game, creature: Creature, aim: CreatureAim) -> Point | None:
    """As far as it gets on the shortest way to a goal, without touching an enemy that is not the goal."""
    if not game.value(movement, creature):
        return None
    limit = allowance(game, creature, MOVE)
    path = _whole_way(game, creature, aim)
    if path is None:
        return None
    far = min(path.length, limit)
    # The end is rounded to the grid, so a way of the whole length may be a trifle too long.
    for length in (far, far - 1, far - 2):
        if _may_stop(game, creature, aim, _along(path, length)):
            return _along(path, length)
    for part in range(STEPS - 1, 0, -1):
        if _may_stop(game, creature, aim, _along(path, far * part / STEPS)):
            return _farthest(game, creature, aim, path, far * part / STEPS, far * (part + 1) / STEPS)
    return None


def _may_stop(game: Game, creature: Creature, aim: CreatureAim, to: Point) -> bool:
    """Whether it gets there in one move, and touches no enemy there that is not the goal."""
    if to == (creature.x, creature.y) or is_off_leash(game, creature, to):
        return False
    met = foes_met(game, creature, to)
    return all(one.id == aim.id for one in met) and open_way(game, creature, to, MOVE) is not None


def _farthest(
    game: Game, creature: Creature, aim: CreatureAim, path: Path, reached: float, missed: float
) -> Point:
    """The last place between a length that it can go and one that it cannot, as on difficult ground."""
    for _ in range(HALVINGS):
        middle = (reached + missed) / 2
        if _may_stop(game, creature, aim, _along(path, middle)):
            reached = middle
        else:
            missed = middle
    return _along(path, reached)


def _whole_way(game: Game, creature: Creature, aim: CreatureAim) -> Path | None:
    """The shortest way to contact with the goal, however far."""
    march, in_the_air = on_foot(game, creature, MOVE), game.value(flies, creature)
    for to in _goals(game, creature, aim, march)[:TRIED]:
        if in_the_air:
            found = way_to(game, creature, to, MOVE, FAR)
            path = None if found is None else found.path
        else:
            path = march.free.path(*to)
        if path is not None and path.length:
            return path
    return None


def _goals(game: Game, creature: Creature, aim: CreatureAim, march: March) -> list[Point]:
    """Places in contact with the goal; for a walker towards an enemy the end of the shortest way."""
    if aim.shape is None:
        return [(creature.x, creature.base // 2)]
    target = game.creature(aim.id) if aim.creature else None
    if game.value(flies, creature):
        return contact_places(game, creature, aim.shape, target, MOVE, FAR)
    if target is None:
        return _round_about(game, creature, aim.shape, None, march)
    straight = _head_on(creature, target, march)
    if straight is not None:
        return [straight]
    ahead = march.free.towards(game.foes(creature.seat).index(target))
    touch, base = game.edition.contact_below, base_of(creature)
    place = ahead and settle(
        *ahead, lambda x, y: march.free.fits(x, y) and touching(base.at(x, y), base_of(target), touch)
    )
    # Others may stand where the shortest way would end; a free place round the enemy is looked for.
    return [place] if place else _round_about(game, creature, aim.shape, target, march)


def _round_about(
    game: Game, creature: Creature, shape: Shape, target: Creature | None, march: March
) -> list[Point]:
    """Places in contact for a walker; many searches, which are spared where it is walled in."""
    if is_walled_off(march.free, shape):
        return []
    return contact_places(game, creature, shape, target, MOVE, FAR)


def _head_on(creature: Creature, target: Creature, march: March) -> Point | None:
    """The place of contact straight ahead, if nothing stands between."""
    across, along = creature.x - target.x, creature.y - target.y
    apart = hypot(across, along)
    reach = creature.base // 2 + target.base // 2 + 2
    if apart <= reach:
        return None
    to = target.x + round(across / apart * reach), target.y + round(along / apart * reach)
    limit = round(apart - reach) + 2
    return to if march.free.reaches(*to, limit) else None


def _along(path: Path, length: float) -> Point:
    """The point of a path after a length."""
    left = max(0.0, length)
    for leg in path.legs:
        long = leg.length()
        if left <= long:
            return _on_leg(leg, left / long if long else 0.0)
        left -= long
    last = path.legs[-1]
    return round(last.x2), round(last.y2)


def _on_leg(leg: Leg, part: float) -> Point:
    if not leg.turn:
        return round(leg.x1 + (leg.x2 - leg.x1) * part), round(leg.y1 + (leg.y2 - leg.y1) * part)
    dx, dy = leg.x1 - leg.cx, leg.y1 - leg.cy
    radius = hypot(dx, dy)
    angle = leg.turn * leg.length() / radius * part if radius else 0.0
    x = leg.cx + dx * cos(angle) - dy * sin(angle)
    y = leg.cy + dx * sin(angle) + dy * cos(angle)
    return round(x), round(y)
