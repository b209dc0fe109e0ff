"""Places of the quest mode: the field, a side of it, beside a terrain, beside the Hero."""

from typing import Final

from msgspec import Struct

from signum.classic.core.game import Game
from signum.classic.core.measuring import DISTANCES, base_of, shape_of
from signum.classic.core.state import HERO, Creature, Terrain
from signum.classic.quests.active import HERO_SEAT
from signum.field.plane.distance import touching, within
from signum.field.plane.lengths import SIDE
from signum.field.plane.shapes import Shape

FIELD: Final = "field"
"""Anywhere on the field."""
TERRAIN: Final = "terrain"
HEROS_SIDE: Final = "heros-side"
"""The southern side (Q-SET-01)."""
OVERLORDS_SIDE: Final = "overlords-side"
SIDES: Final = (HEROS_SIDE, OVERLORDS_SIDE)
BY_HERO: Final = "hero"
PLACES: Final = (FIELD, TERRAIN, HEROS_SIDE, OVERLORDS_SIDE, BY_HERO)


class QuestPlace(Struct, frozen=True):
    """The field, or a distance from a terrain by its id, a side of the field or the Hero; 0 is contact."""

    of: str
    terrain: str = ""
    within: int = 0
    """A letter by its number."""


ANYWHERE: Final = QuestPlace(FIELD)


def stands_at(game: Game, creature: Creature, place: QuestPlace) -> bool:
    """Whether a creature stands at a place."""
    if place.of == FIELD:
        return True
    if place.of in SIDES:
        return _stands_at_side(game, creature, place)
    return any(_is_near(game, creature, shape, place.within) for shape in shapes_of(game, place))


def shapes_of(game: Game, place: QuestPlace) -> list[Shape]:
    """The templates of a terrain's name, or the base of the Hero."""
    if place.of == TERRAIN:
        return [shape_of(one) for one in terrains_called(game, place.terrain)]
    creatures = game.state.creatures.values()
    return [base_of(one) for one in creatures if one.type == HERO and one.owner == HERO_SEAT]


def terrains_called(game: Game, id: str) -> list[Terrain]:
    """Q-TER-03: the terrains of one name on the field."""
    return [one for one in game.state.terrains.values() if one.card == id]


def _is_near(game: Game, creature: Creature, shape: Shape, letter: int) -> bool:
    base = base_of(creature)
    return (
        within(base, shape, DISTANCES[letter])
        if letter
        else touching(base, shape, game.edition.contact_below)
    )


def _stands_at_side(game: Game, creature: Creature, place: QuestPlace) -> bool:
    to_south = creature.y - creature.base // 2
    away = to_south if place.of == HEROS_SIDE else SIDE - creature.base // 2 - creature.y
    return away <= DISTANCES[place.within] if place.within else away < game.edition.contact_below
