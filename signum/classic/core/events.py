"""What events of the classic game share."""

from typing import ClassVar, Self

from msgspec.structs import replace

from signum.classic.core.state import CreatureId, State


class OfCreature:
    """Something that happens to a creature on the field, and not to one that has left it meanwhile."""

    __slots__ = ()

    creature: CreatureId

    def still_possible(self, state: State) -> bool:
        """Whether the creature is still there."""
        return self.creature in state.creatures


class Numbered:
    """Something that enters play under the number that is free then, also if an answer took one meanwhile.

    Of the events of one moment at most one takes a number.
    """

    __slots__ = ()

    number: ClassVar[str]
    """The field that holds it."""

    def as_written(self, state: State) -> Self:
        """Under the next number."""
        if getattr(self, self.number) == state.next_id:
            return self
        return replace(self, **{self.number: state.next_id})  # type: ignore[type-var]
