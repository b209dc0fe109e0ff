"""A roll declares the succeeding faces, so that clients need not know the rules."""

from signum.classic.chapters.combat.melee import Split
from signum.classic.chapters.combat.rolls import Rolled
from signum.engine.questions import FIRST, SECOND
from tests.rulebook.table import Table


def test_attack_dice_succeed_on_axe_or_shield_and_those_of_the_wounded_on_shields() -> None:
    """C-MEL-05, C-MEL-06: as the one who rolls is when it rolls."""
    table = Table("en2")
    poet = table.creature(FIRST, strength=2, health=5)
    zombie = table.creature(SECOND, strength=2, health=3, wounds=1, touching=poet)

    table.fight(poet, zombie)
    table.answer(SECOND, Split(attack=1, defence=1))
    table.answer(FIRST, Split(attack=2, defence=0))
    table.dice(FIRST, "axe shield")
    table.dice(SECOND, "axe")
    table.dice(SECOND, "shield")
    table.rest()

    rolls = [(one.creature, one.why, one.succeeding) for one in table.events(Rolled)]
    assert rolls == [
        (poet.id, "attack", ("axe", "shield")),
        (zombie.id, "attack", ("shield",)),
        (zombie.id, "defence", ("shield",)),
    ]
