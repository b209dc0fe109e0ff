"""Looking at a creature: where it could go, whom it could touch, see and shoot, what it could do."""

from signum.server.protocol import Reach
from signum.server.screen import Screens, position_of


def look(screens: Screens, number: int, creature: int) -> Reach:
    """All that a player would measure before deciding what a creature does."""
    return Reach(number, creature, position_of(screens.match), (), (), 0, 0, (), (), (), (), "")
