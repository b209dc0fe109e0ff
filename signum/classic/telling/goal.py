"""The prosperity and the buildings that win."""

from collections.abc import Iterable
from typing import Final

from signum.classic.core.state import Building, PlayerState
from signum.classic.findings.position import KnownPosition

RICHEST: Final = 100
"""The highest prosperity goal of all printings."""


def goal_figures(position: KnownPosition) -> tuple[int, tuple[str, ...]]:
    """The prosperity and the buildings that win together; a prosperity of 0 means that none wins."""
    met = position.game.edition.prosperity_goal.is_met
    enough = next((one for one in range(RICHEST) if met(PlayerState(prosperity=one))), 0)
    chosen = [{*player.plans, *(player.construction or ())} for player in position.match.start.state.players]
    plans = next((one for one in chosen if met(_rich(one))), None)
    if enough or plans is None:
        return enough, ()
    needed = [card for card in sorted(plans) if not met(_rich(plans - {card}))]
    return next(one for one in range(RICHEST) if met(_rich(plans, one))), tuple(needed)


def _rich(buildings: Iterable[str], prosperity: int = RICHEST) -> PlayerState:
    """A player with these buildings and this prosperity."""
    return PlayerState(prosperity=prosperity, city=[Building(card, 0) for card in buildings])
