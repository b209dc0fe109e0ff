"""What events of the classic game share."""

from signum.classic.state import CreatureId, State


class OfCreature:
    """Something that happens to a creature on the field, and not to one that has left it meanwhile."""

    __slots__ = ()

    creature: CreatureId

    def still_possible(self, state: State) -> bool:
        """Whether the creature is still there."""
        return self.creature in state.creatures
