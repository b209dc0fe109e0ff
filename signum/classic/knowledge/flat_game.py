"""A game in which nothing depends on cards in play any more: quick to measure in."""

from collections.abc import Sequence
from types import MappingProxyType

from signum.classic.composed_game import ClassicGame
from signum.classic.core.game import Game
from signum.engine.ability_index import Part, parts_of


class FlatGame(ClassicGame):
    """Everybody has what its state says, whoever moves or falls, and cards say nothing more.

    Distances, odds and legality are asked of it; what a card would do is not.
    """

    def parts(self) -> Sequence[Part]:
        """What creatures have, and the rules that act for each seat."""
        self.giving, self.given, self.volatile = (), MappingProxyType({}), False
        return parts_of(Game.bearers(self))

    def copy(self) -> "FlatGame":
        """A game of its own that goes on from the same state, with an empty log."""
        return FlatGame(self.state.copy(), self.edition, self.mode, self.abilities, self.standing, self.cards)
