"""A game step by step: set-up, then the phases of the turns (C-TURN-01)."""

from signum.classic.chapters.cards.city import construction
from signum.classic.chapters.turn import turn
from signum.classic.chapters.turn.phase import activation_phase
from signum.classic.chapters.turn.setup import setup
from signum.classic.core.game import Game
from signum.classic.core.state import ACTIVATION, BEGINNING, SETUP
from signum.engine.questions import Procedure


def next_step(game: Game) -> Procedure[None]:
    """A stage of set-up, a whole phase, or one action of the activation phase."""
    if game.state.phase == SETUP:
        return setup(game)
    if game.state.phase == BEGINNING:
        return turn.beginning(game)
    if game.state.phase == ACTIVATION:
        return activation_phase(game)
    return construction(game)
