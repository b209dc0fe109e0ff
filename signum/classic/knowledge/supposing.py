"""Looking ahead: the game under a hypothesis."""

from typing import TypeVar

from signum.classic.core.game import Game
from signum.engine.events import Event

G = TypeVar("G", bound=Game)


def suppose(game: G, *events: Event) -> G:
    """A copy of the game in which these events have happened without answers."""
    there = game.fork()
    for event in events:
        there.write(event)
    return there
