"""How much prosperity wins, with which buildings."""

from collections.abc import Iterable
from typing import Final

from signum.classic.core.state import Building, Player
from signum.table.match import Match

RICHEST: Final = 100
"""No printing asks for more prosperity than that."""


def goal_figures(match: Match) -> tuple[int, tuple[str, ...]]:
    """The prosperity and the buildings that win together; no prosperity wins here where it is 0."""
    met = match.run.game.edition.prosperity_goal.is_met
    enough = next((one for one in range(RICHEST) if met(Player(prosperity=one))), 0)
    chosen = [set(player.plans) for player in match.start.state.players]
    plans = next((one for one in chosen if met(_rich(one))), None)
    if enough or plans is None:
        return enough, ()
    needed = [card for card in sorted(plans) if not met(_rich(plans - {card}))]
    return next(one for one in range(RICHEST) if met(_rich(plans, one))), tuple(needed)


def _rich(buildings: Iterable[str], prosperity: int = RICHEST) -> Player:
    """A player with these buildings and so much prosperity."""
    return Player(prosperity=prosperity, city=[Building(card, 0) for card in buildings])
