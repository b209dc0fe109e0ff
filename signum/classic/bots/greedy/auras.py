"""Effects on nearby creatures, for the greedy player: auras and permanent texts."""

from typing import NamedTuple

from signum.classic.core.game import Game
from signum.classic.core.measuring import DISTANCES
from signum.classic.core.state import Creature
from signum.classic.effects.grants import sources
from signum.classic.effects.targets import fits
from signum.classic.effects.verbs.gaining import Gain


class Aura(NamedTuple):
    """A creature with an aura, and its range."""

    bearer: Creature
    within: int


def auras(game: Game, me: Creature) -> list[Aura]:
    """The auras of its own side that would affect a creature in range (A-AURA)."""
    found: list[Aura] = []
    for giving in sources(game):
        bearer = giving.source.creature(game)
        if bearer is None or bearer.seat != me.seat or bearer.id == me.id:
            continue
        for effect in giving.effects:
            gains = any(isinstance(what, Gain) for what in effect.what)
            if gains and effect.who.within and fits(game, giving.source, effect.who, _beside(me, bearer)):
                found.append(Aura(bearer, DISTANCES[effect.who.within]))
    return found


def _beside(me: Creature, bearer: Creature) -> Creature:
    """The creature as if it stood in contact with another."""
    near: Creature = me.__copy__()  # type: ignore[attr-defined]
    near.x, near.y = bearer.x + (me.base + bearer.base) // 2, bearer.y
    return near
