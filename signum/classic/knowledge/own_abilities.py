"""The abilities of a creature, where they decide its values alone: what follows from them can be kept."""

from typing import Any, TypeAlias

from signum.classic.composed_game import CreatureAbilities
from signum.classic.core.game import Game
from signum.classic.core.state import Creature
from signum.engine.values import Value

Values: TypeAlias = frozenset[Value[Any]]


def own_abilities(game: Game, creature: Creature, values: Values) -> CreatureAbilities | None:
    """The abilities of a creature, if it holds them and those of others change none of these values.

    What they change depends on its own figures and its wounds; notes on that hold as long as the abilities.
    """
    own = game.alone_changing(values, creature)
    if isinstance(own, CreatureAbilities) and (own.held is creature.held or own.held == creature.held):
        return own
    return None
