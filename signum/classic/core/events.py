"""Base classes for events of the classic game."""

from typing import ClassVar, Self

from signum.classic.core.state import CreatureId, State
from signum.engine.events import Event
from signum.engine.records import replaced


class OfCreature(Event, frozen=True):
    """An event about a creature on the field; it does not happen if the creature has left the field."""

    creature: CreatureId

    def still_possible(self, state: State) -> bool:
        """Whether the creature is still on the field."""
        return self.creature in state.creatures


class Numbered(Event, frozen=True):
    """An event that brings something into play under the number that is free when it is written.

    An answer may have taken the first number meanwhile. Of simultaneous events at most one takes a number.
    """

    number: ClassVar[str]
    """The field with the number."""

    def as_written(self, state: State) -> Self:
        """The event with the next number."""
        if getattr(self, self.number) == state.next_id:
            return self
        return replaced(self, **{self.number: state.next_id})
