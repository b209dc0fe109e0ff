"""A game that does not depend on cards in play any more: fast to measure in."""

from types import MappingProxyType

from signum.classic.composed_game import ClassicGame
from signum.classic.core.game import Game
from signum.engine.ability_index import Index, parts_of


class FlatGame(ClassicGame):
    """All creatures have the abilities in the state, and cards have no further effect.

    It answers questions about distances, odds and legality, but not about effects of cards.
    """

    def new_index(self) -> Index:
        """The abilities of creatures, and the rules of each seat."""
        self.giving, self.given, self.volatile = (), MappingProxyType({}), False
        return Index(parts_of(Game.bearers(self)))
