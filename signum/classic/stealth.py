"""Stealth tokens: C-STL."""

from typing import ClassVar

from signum.classic.game import Game
from signum.classic.happenings import OfCreature
from signum.classic.state import Creature, CreatureId, State
from signum.engine.events import Event
from signum.engine.questions import Procedure


class Uncovered(OfCreature, Event, frozen=True):
    """A hidden creature lost its stealth token."""

    creature: CreatureId
    follows: ClassVar[tuple[str, ...]] = ("C-STL-02",)

    def apply(self, state: State) -> None:
        """It is hidden no more."""
        state.creatures[self.creature].hidden = False


def lose_token(game: Game, creature: Creature, because: str) -> Procedure[None]:
    """A creature that has a token loses it (C-STL-02)."""
    if creature.hidden:
        yield from game.happen(Uncovered(creature.id, because=(because,)))
