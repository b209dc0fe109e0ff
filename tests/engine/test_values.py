"""Values: how what abilities say of one is put together."""

from collections.abc import Callable
from typing import Any

import pytest

from signum.classic.core.game import Bearer, Counted, combined
from signum.classic.core.state import Held
from signum.classic.core.values import damage_more, splits_freely, strength
from signum.engine.abilities import OPPOSITE, Ability
from signum.engine.questions import FIRST, SECOND
from signum.engine.values import (
    ADD,
    FORBID,
    SET,
    Value,
    ValueClaim,
    burden,
    count,
    last_applied,
    most_harmful,
    permission,
)
from tests.rulebook.table import PRINTINGS, Miniature, Table

FIRST_EDITION = ("ru1", "de1", "fr1")


def changing(name: str, value: Value[Any], how: int, work: Callable[[Any], Any], **more: Any) -> Ability:
    """An ability that does one thing to one value."""
    ability = Ability(name)

    @ability.changes(value, how=how, **more)
    def change(me: Bearer, before: Any) -> Any:
        return work(before)

    return ability


two_more = changing("T-TWO-MORE", strength, ADD, lambda dice: dice + 2)
five_less = changing("T-FIVE-LESS", strength, ADD, lambda dice: dice - 5)
is_six = changing("T-IS-SIX", strength, SET, lambda dice: 6)
is_three = changing("T-IS-THREE", strength, SET, lambda dice: 3)
is_doubled = changing("T-IS-DOUBLED", strength, SET, lambda dice: 2 * dice)
is_none = changing("T-IS-NONE", strength, FORBID, lambda dice: 0)
never_free = changing("T-NEVER-FREE", splits_freely, FORBID, lambda free: False)
ABILITIES = (two_more, five_less, is_six, is_three, is_doubled, is_none, never_free)


def with_gains(edition: str, *abilities: Ability, **stats: Any) -> Miniature:
    """A creature of strength 3 that gained the abilities one after the other."""
    table = Table(edition, abilities=ABILITIES)
    creature = table.creature(FIRST, strength=3, name="sphinx", **stats)
    for ability in abilities:
        table.gain(creature, ability.id)
    return creature


@pytest.mark.parametrize("edition", PRINTINGS)
@pytest.mark.parametrize("abilities", [(two_more, is_doubled), (is_doubled, two_more)])
def test_what_adds_comes_before_what_sets(edition: str, abilities: tuple[Ability, ...]) -> None:
    assert with_gains(edition, *abilities).strength == 10


@pytest.mark.parametrize("edition", PRINTINGS)
def test_several_that_add_add_up(edition: str) -> None:
    assert with_gains(edition, two_more, five_less).strength == 0
    assert with_gains(edition, two_more).strength == 5


@pytest.mark.parametrize("edition", PRINTINGS)
def test_a_value_never_falls_below_zero_after_all_modifiers(edition: str) -> None:
    """C-DRG-01: below zero after all modifiers is zero; a later bonus counts from below."""
    assert with_gains(edition, five_less).strength == 0
    assert with_gains(edition, five_less, two_more).strength == 0
    weak = with_gains(edition, five_less, keywords=[{"strength": "+4"}])
    assert weak.strength == 2


@pytest.mark.parametrize("edition", FIRST_EDITION)
@pytest.mark.parametrize(
    "abilities, dice",
    [
        ((is_six, is_none), 0),
        ((is_none, is_six), 6),
        ((is_six, is_three), 3),
        ((is_three, is_six), 6),
        ((two_more, is_none, is_three), 3),
    ],
)
def test_of_contradicting_effects_the_last_applied_holds(
    edition: str, abilities: tuple[Ability, ...], dice: int
) -> None:
    """C-DRG-02: of two contradicting effects the one applied last holds."""
    assert with_gains(edition, *abilities).strength == dice


@pytest.mark.parametrize(
    "abilities, dice",
    [
        ((is_six, is_none), 0),
        ((is_none, is_six), 0),
        ((is_six, is_three), 3),
        ((is_three, is_six), 3),
        ((two_more, is_six, is_three), 3),
    ],
)
def test_of_contradicting_effects_the_negative_one_holds(abilities: tuple[Ability, ...], dice: int) -> None:
    """C-DRG-03: of two contradicting effects the one that cancels or harms holds."""
    assert with_gains("en2", *abilities).strength == dice


@pytest.mark.parametrize("edition, free", [("ru1", True), ("de1", True), ("fr1", True), ("en2", False)])
def test_who_forbids_what_is_forbidden_anyway_still_contradicts(edition: str, free: bool) -> None:
    """C-DRG-02, C-DRG-03: a tired creature is forbidden to split freely, then gains stamina."""
    table = Table(edition, abilities=ABILITIES)
    tired = table.creature(FIRST, keywords=["t-never-free"], melees_suffered=1)
    table.gain(tired, "A-STAMINA")
    assert table.game.value(splits_freely, tired.creature) is free


@pytest.mark.parametrize("edition", PRINTINGS)
def test_effects_that_say_the_same_do_not_contradict(edition: str) -> None:
    """Both say six, so the printing is not asked which of them is worse or later."""
    also_six = changing("T-ALSO-SIX", strength, SET, lambda dice: 6)
    table = Table(edition, abilities=(is_six, also_six))
    creature = table.creature(FIRST, keywords=["t-is-six", "t-also-six"])
    assert creature.strength == 6


def test_an_ability_with_nothing_to_say_at_the_moment_claims_nothing() -> None:
    hale = changing("T-HALE", strength, SET, lambda dice: 1, when=lambda me: not me.creature.wounds)
    table = Table("en2", abilities=(hale,))
    creature = table.creature(FIRST, strength=4, health=3, keywords=["t-hale"])
    assert creature.strength == 1
    assert table.game.sources(strength, creature.creature) == ("T-HALE",)
    table.hurt(creature, 1)
    assert creature.strength == 4
    assert table.game.sources(strength, creature.creature) == ()


def test_a_change_of_the_one_opposite_works_only_on_who_is_faced() -> None:
    daunting = changing("T-DAUNTING", strength, ADD, lambda dice: dice - 1, whose=OPPOSITE)
    table = Table("en2", abilities=(daunting,))
    giant = table.creature(FIRST, strength=5, keywords=["t-daunting"])
    knight = table.creature(SECOND, strength=3)
    facing = table.game.value(strength, knight.creature, giant.creature)
    alone = table.game.value(strength, knight.creature)
    assert (facing, alone, giant.strength) == (2, 3, 5)
    assert table.game.value(strength, giant.creature, knight.creature) == 5


def test_a_change_with_a_reach_works_on_everybody_in_reach_at_that_moment() -> None:
    rally = changing(
        "T-RALLY",
        strength,
        ADD,
        lambda dice: dice + 1,
        reach=lambda me, other: other.seat == me.seat and other.wounds == 0,
    )
    table = Table("en2", abilities=(rally,))
    captain = table.creature(FIRST, strength=2, keywords=["t-rally"])
    friend = table.creature(FIRST, strength=2, health=3)
    foe = table.creature(SECOND, strength=2)
    assert (captain.strength, friend.strength, foe.strength) == (3, 3, 2)
    table.hurt(friend, 1)
    assert (captain.strength, friend.strength, foe.strength) == (3, 2, 2)
    table.hurt(captain, 9)
    assert not captain.on_field
    assert friend.strength == 2


@pytest.mark.parametrize("edition", PRINTINGS)
def test_of_one_name_the_higher_figure_counts(edition: str) -> None:
    """C-ABL-01: of two values of one ability the higher counts, a plus adds to one that is there."""
    table = Table(edition)
    rager = table.creature(FIRST, strength=2, health=5, wounds=1, keywords=[{"berserk": 1}, {"berserk": 3}])
    lifted = table.creature(
        FIRST, strength=2, health=5, wounds=1, keywords=[{"berserk": 1}, {"berserk": "+1"}]
    )
    alone = table.creature(FIRST, strength=2, health=5, wounds=1, keywords=[{"berserk": "+4"}])
    always = table.creature(FIRST, strength=2, keywords=[{"strength": "+1"}, {"strength": "+2"}])
    assert [one.strength for one in (rager, lifted, alone, always)] == [5, 4, 2, 5]


def test_figures_of_one_name_are_put_together() -> None:
    """C-ABL-01: the higher of those without a plus, with every plus on top; the latest tells its age."""
    held = (
        Held("A-X", 2, since=4),
        Held("A-X", 1, since=9),
        Held("A-X", 1, plus=True),
        Held("A-Y", 5, plus=True),
    )
    assert list(combined(held)) == [Counted("A-X", 3, 9)]


@pytest.mark.parametrize("edition", PRINTINGS)
def test_armour_always_adds_tokens(edition: str) -> None:
    """C-ABL-01: armour is the exception and adds tokens, with a plus or without."""
    table = Table(edition)
    knight = table.creature(FIRST, keywords=[{"armour": 2}])
    squire = table.creature(FIRST)
    for creature in (knight, squire):
        table.gain(creature, "A-ARMOUR", 1)
        table.gain(creature, "A-ARMOUR", 2, plus=True)
    assert (knight.armour, squire.armour) == (5, 3)


def test_what_is_worse_depends_on_the_value() -> None:
    claims = [ValueClaim(1, since=3, forbids=False), ValueClaim(4, since=2, forbids=False)]
    fewer = count("dice", lambda game, me, foe: 0)
    more = burden("harm", lambda game, me, foe: 0)
    assert most_harmful(fewer, claims) == 1
    assert most_harmful(more, claims) == 4
    assert most_harmful(more, [*claims, ValueClaim(0, since=0, forbids=True)]) == 0
    assert last_applied(fewer, claims) == 1
    allowed = permission("may", lambda game, me, foe: True)
    assert (
        most_harmful(allowed, [ValueClaim(True, 2, forbids=False), ValueClaim(False, 1, forbids=False)])
        is False
    )


def test_a_burden_has_its_floor_too() -> None:
    shielded = changing("T-SHIELDED", damage_more, ADD, lambda more: more - 3)
    table = Table("en2", abilities=(shielded,))
    creature = table.creature(FIRST, health=9, keywords=["t-shielded"])
    table.hurt(creature, 2)
    assert creature.wounds == 2
