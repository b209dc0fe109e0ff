"""A healing that is interrupted by another one of the same creature removes only the wounds left."""

import pytest

from signum.classic.chapters.combat.damage import Healed
from signum.classic.core.state import CHARACTER, Creature, PlayerState, State


@pytest.mark.parametrize("left, removed", [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_no_more_wounds_are_healed_than_an_interrupt_left(left: int, removed: int) -> None:
    """A-HEALING: all wounds are removed where there are fewer than X."""
    creature = Creature(7, "fox", CHARACTER, 0, 0, 0, 0, base=3_200, strength=1, health=4, wounds=left)
    state = State([PlayerState(), PlayerState()], {7: creature})
    healed = Healed(7, 2).as_written(state)
    healed.apply(state)
    assert (healed.wounds, creature.wounds) == (removed, left - removed)
