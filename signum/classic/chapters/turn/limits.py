"""Abilities with a limited number of uses, and the victims that executioners have named."""

from typing import ClassVar

from signum.classic.cards.vocabulary import Text
from signum.classic.core.events import OfCreature
from signum.classic.core.game import Bearer
from signum.classic.core.state import CreatureId, Mark, State
from signum.engine.questions import Procedure
from signum.engine.units import AbilityId


class UsedUp(OfCreature, frozen=True):
    """An ability that acts once a turn has acted."""

    ability: AbilityId
    text: Text | None = None

    follows: ClassVar[tuple[str, ...]] = ("C-ABL-03",)

    def apply(self, state: State) -> None:
        creature = state.creatures[self.creature]
        creature.used = (*creature.used, Mark(self.ability, self.text))


class Exhausted(OfCreature, frozen=True):
    """A creature exhausted itself; the number of times in a game is limited."""

    text: Text | None = None

    follows: ClassVar[tuple[str, ...]] = ("A-EXHAUSTION",)

    def apply(self, state: State) -> None:
        creature = state.creatures[self.creature]
        creature.exhausted = (*creature.exhausted, Mark("A-EXHAUSTION", self.text))


class VictimNamed(OfCreature, frozen=True):
    """A creature has named its victim."""

    target: CreatureId

    follows: ClassVar[tuple[str, ...]] = ("A-EXECUTIONER",)

    def apply(self, state: State) -> None:
        state.creatures[self.creature].victim = self.target


def is_used_up(me: Bearer) -> bool:
    """Whether it has acted this turn."""
    return Mark(me.ability.id, me.text) in me.creature.used


def use_up(me: Bearer) -> Procedure[None]:
    """Mark it as used for this turn."""
    yield from me.game.happen(UsedUp(me.holder, me.ability.id, me.text, because=(me.ability.id,)))
