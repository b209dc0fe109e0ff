"""A game that does not depend on cards in play any more: fast to measure in."""

from collections.abc import Sequence
from types import MappingProxyType

from signum.classic.composed_game import ClassicGame, CreatureAbilities
from signum.classic.core.game import Bearer
from signum.classic.core.state import CardId
from signum.engine.ability_index import HolderAbilities, Index
from signum.engine.questions import Seat


class FlatGame(ClassicGame):
    """All creatures have the abilities in the state, and cards have no further effect.

    It answers questions about distances, odds and legality, but not about effects of cards.
    """

    def new_index(self) -> Index:
        """The abilities of creatures, and the rules of each seat."""
        self.giving, self.given, self.granted = (), MappingProxyType({}), MappingProxyType({})
        self.volatile = False
        memory = self._remembered()
        self._borrowed = memory.borrowed
        parts: list[HolderAbilities] = []
        for creature in self.state.creatures.values():
            part = memory.of_creatures.get(creature.id)
            if part is None or not part.is_of(creature, ()):
                part = memory.of_creatures[creature.id] = CreatureAbilities(self, creature, ())
            parts.append(part)
        return Index([*parts, *[self._of_seat(memory, at, False) for at in self.state.seating.living]])

    def text(self, id: CardId, holder: int, seat: Seat) -> Sequence[Bearer]:
        """No card says anything."""
        return ()
