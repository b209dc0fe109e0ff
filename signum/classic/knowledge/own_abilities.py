"""A creature's abilities when nothing else changes its values, so that results can be cached with them."""

from typing import Any, TypeAlias

from signum.classic.composed_game import CreatureAbilities
from signum.classic.core.game import Game
from signum.classic.core.state import Creature
from signum.engine.values import Value

Values: TypeAlias = frozenset[Value[Any]]


def own_abilities(game: Game, creature: Creature, values: Values) -> CreatureAbilities | None:
    """The abilities of a creature of the game, if no others change these values.

    What they change depends on its own figures and its wounds at most.
    """
    if game.state.creatures.get(creature.id) is not creature:
        return None
    own = game.alone_changing(values, creature)
    return own if isinstance(own, CreatureAbilities) and own.held == creature.held else None
