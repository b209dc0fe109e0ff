"""The targets of a line of behaviour, in a fixed order: Q-PVE-04."""

from collections.abc import Iterable

from msgspec import Struct

from signum.classic.core.game import Game
from signum.classic.core.measuring import DISTANCES, base_of, shape_of
from signum.classic.core.state import HERO as HERO_TYPE
from signum.classic.core.state import Creature, Terrain
from signum.classic.core.values import health, strength
from signum.classic.quests import cards as q
from signum.classic.quests.active import HERO_SEAT, OVERLORD_SEAT
from signum.classic.quests.places import HEROS_SIDE, TERRAIN, QuestPlace
from signum.field.plane.distance import gap, within
from signum.field.plane.shapes import Shape


class CreatureAim(Struct, frozen=True):
    """A creature, a terrain, or the Hero's side."""

    id: int
    shape: Shape | None
    """None for the Hero's side."""
    creature: bool = False
    place: QuestPlace | None = None
    """The place that a guard keeps."""


def aims(game: Game, creature: Creature, line: q.Behaviour) -> list[CreatureAim]:
    """The targets that a line looks at, the preferred one first."""
    if line.target in q.CREATURE_TARGETS:
        return [CreatureAim(one.id, base_of(one), True) for one in _creatures(game, creature, line)]
    if line.target == q.HEROS_SIDE:
        return [CreatureAim(0, None, place=QuestPlace(HEROS_SIDE, within=line.within))]
    found = [
        CreatureAim(one.id, shape_of(one), place=QuestPlace(TERRAIN, one.card, line.within))
        for one in _terrains(game, line)
    ]
    return sorted(found, key=lambda aim: (gap(base_of(creature), aim.shape), aim.id) if aim.shape else (0, 0))


def _creatures(game: Game, creature: Creature, line: q.Behaviour) -> list[Creature]:
    foes = [one for one in game.foes(creature.seat) if not one.hidden]
    if line.within and line.does != q.GUARD:
        reach = DISTANCES[line.within]
        foes = [one for one in foes if within(base_of(creature), base_of(one), reach)]
    if line.target == q.HERO:
        foes = [one for one in foes if one.type == HERO_TYPE]
    elif line.target == q.FRIEND:
        foes = [one for one in foes if one.owner == OVERLORD_SEAT and one.seat == HERO_SEAT]
    if line.target in (q.WEAKEST, q.STRONGEST):
        found = weakest_first(game, foes)
        return found if line.target == q.WEAKEST else found[::-1]
    return sorted(foes, key=lambda one: (game.gap(creature, one), one.y, one.id))


def weakest_first(game: Game, creatures: Iterable[Creature]) -> list[Creature]:
    """The least health left, then the least strength, then nearest to the Hero's side (Q-PVE-04 ruling)."""
    return sorted(
        creatures,
        key=lambda one: (game.value(health, one) - one.wounds, game.value(strength, one), one.y, one.id),
    )


def _terrains(game: Game, line: q.Behaviour) -> list[Terrain]:
    laid = game.state.terrains.values()
    if line.target == q.TERRAIN:
        return [one for one in laid if one.card == line.terrain]
    quests = game.state.quest.active if game.state.quest is not None else ()
    wanted = {id for one in quests for id in one.terrains}
    return [one for one in laid if one.id in wanted]
