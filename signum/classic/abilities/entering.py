"""Abilities about entering the field."""

from signum.classic.core.game import Bearer
from signum.classic.core.values import acts_when_summoned
from signum.engine.abilities import Ability
from signum.engine.values import SET

rush = Ability("A-RUSH")

ABILITIES = (rush,)


@rush.changes(acts_when_summoned, how=SET)
def at_once(me: Bearer, _acts: bool) -> bool:
    """May be activated in the turn it is summoned, its player's turn only."""
    return me.game.state.active == me.seat
