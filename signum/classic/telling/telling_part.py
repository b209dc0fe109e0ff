"""The base of classes that tell one part of a game."""

from signum.classic.core.game import Game
from signum.classic.telling.telling import Telling


class TellingPart:
    """Words of one teller, about the game as its seat knows it."""

    def __init__(self, telling: Telling) -> None:
        self.telling = telling
        self.say = telling.say
        self.names = telling.names

    @property
    def game(self) -> Game:
        """The game as the seat knows it."""
        return self.names.known.game
