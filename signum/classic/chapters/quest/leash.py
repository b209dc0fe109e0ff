"""Creatures that never leave a place: Q-QST-05."""

from signum.classic.core.game import Game
from signum.classic.core.state import Creature
from signum.classic.quests.places import shapes_of, stands_at
from signum.engine.questions import Refusal
from signum.engine.records import replaced
from signum.engine.units import Point


def is_off_leash(game: Game, creature: Creature, to: Point) -> bool:
    """Whether a place is too far from the terrain that the creature stays by; free once none is left."""
    book = game.quest_book
    kind = None if book is None else book.creatures.get(creature.card)
    if kind is None or kind.leash is None or not shapes_of(game, kind.leash):
        return False
    return not stands_at(game, replaced(creature, x=to[0], y=to[1]), kind.leash)


def refused_by_leash(game: Game, creature: Creature, to: Point) -> Refusal | None:
    """Why it may not go there."""
    if is_off_leash(game, creature, to):
        return Refusal("too-far-from-its-place", ("Q-QST-05",), {"creature": creature.id})
    return None
