"""The values of creatures for the greedy player: the rules are asked only for those that abilities change."""

from collections.abc import Mapping
from typing import Any, Final

from signum.classic.composed_game import CreatureAbilities
from signum.classic.core.game import Game
from signum.classic.core.state import Creature
from signum.classic.knowledge.own_abilities import Values
from signum.engine.values import Value

_PLAIN: Final[dict[tuple[Values, int, int, bool, int], dict[Value[Any], Any]]] = {}
"""The values of creatures without abilities."""


def values_of(
    game: Game, creature: Creature, values: Values, own: CreatureAbilities | None
) -> Mapping[Value[Any], Any]:
    """These values of a creature; `own` has its abilities if no others change them."""
    if own is None:
        return {one: game.value(one, creature) for one in values}
    key = values, creature.strength, creature.health, creature.wounds > 0, creature.movement
    plain = _PLAIN.get(key)
    if plain is None:
        plain = _PLAIN[key] = {one: one.base_of(game, creature) for one in values}
    changed = {one: game.value(one, creature) for one in own.own if one in values}
    return {**plain, **changed} if changed else plain
