"""The classic game as the engine plays it: its printing, its abilities, its steps."""

from collections.abc import Mapping, Sequence

from signum.classic import activation, damage, turn, victory
from signum.classic.abilities import GLOSSARY, STANDING
from signum.classic.editions import Edition
from signum.classic.game import Game
from signum.classic.state import ACTIVATION, BEGINNING, State
from signum.engine.abilities import Ability
from signum.engine.events import Event
from signum.engine.questions import Procedure


class Duel(Game):
    """A game whose chapters have their say in every event."""

    def at_once(self, events: Sequence[Event]) -> Sequence[Event]:
        """C-DMG-02: who has as many wounds as health leaves the field, all of them together."""
        return damage.eliminations(self, events)

    def settled(self) -> None:
        """C-WIN-01: what an event set off is resolved before anybody has won."""
        victory.decide(self)


class Classic:
    """The classic rules in one printing, with the glossary's abilities or with more."""

    name = "classic"

    def __init__(self, edition: Edition, abilities: Mapping[str, Ability] = GLOSSARY) -> None:
        self.edition = edition
        self.abilities = abilities

    def game(self, state: State) -> Duel:
        """A game that goes on from this state."""
        return Duel(state, self.edition, self.abilities, STANDING)

    def step(self, game: Duel) -> Procedure[None]:
        """The next step of the turn: a whole phase, or one thing of the activation phase (C-TURN-01)."""
        if game.state.phase == BEGINNING:
            return turn.beginning(game)
        if game.state.phase == ACTIVATION:
            return activation.activation(game)
        return turn.construction(game)

    def finished(self, state: State) -> bool:
        """Whether the game has an outcome."""
        return state.outcome is not None
