"""The actions of a creature in its activation: C-ACT."""

import pytest

from signum.classic.chapters.combat.attacks import AttackDeclared
from signum.classic.chapters.combat.damage import EFFECT, Blow, deal
from signum.classic.chapters.combat.melee import Split
from signum.classic.chapters.field.movement import Move, Moved, Run
from signum.classic.chapters.turn.activated_abilities import Use
from signum.classic.chapters.turn.activation import (
    Activate,
    Activated,
    ActivationEnded,
    EndTurn,
    Fight,
    Pass,
    Passed,
    PassRest,
    StrikeMagically,
)
from signum.classic.core.game import Bearer
from signum.engine.abilities import Ability
from signum.engine.questions import FIRST, SECOND, Procedure, Refusal
from tests.rulebook.table import PRINTINGS, Table

every_printing = pytest.mark.parametrize("edition", PRINTINGS)

bolt = Ability("T-BOLT")


def no_target(me: Bearer) -> Refusal | None:
    return None if me.game.creatures(1 - me.seat) else Refusal("no-target", ("C-ACT-01",))


@bolt.activated(check=no_target)
def strike_down(me: Bearer) -> Procedure[None]:
    """Its activation deals X damage to every opposing creature."""
    foes = me.game.creatures(1 - me.seat)
    yield from deal(me.game, *[Blow(one.id, me.x, me.holder, EFFECT) for one in foes])


# C-ACT-01


@every_printing
def test_in_contact_a_creature_may_fight_each_foe_or_do_nothing(edition: str) -> None:
    """C-ACT-01: fight in melee when already in contact, or nothing."""
    table = Table(edition)
    knight = table.creature(FIRST, at=(30, 30))
    left = table.creature(SECOND, touching=knight)
    right = table.creature(SECOND, touching=knight)
    distant = table.creature(SECOND, at=(50, 30))
    table.activate(knight)
    assert table.offered(FIRST) == {Fight(left.id), Fight(right.id), Pass()}
    refusal = table.refused(FIRST, Fight(distant.id))
    assert (refusal.code, refusal.cites) == ("not-in-contact", ("C-MEL-01",))
    assert refusal.facts == {"creature": distant.id, "gap": 20_000 - 3_200}


@every_printing
def test_away_from_foes_a_creature_may_use_its_ability_or_do_nothing(edition: str) -> None:
    """C-ACT-01: one activated ability, or nothing."""
    table = Table(edition, abilities=[bolt])
    witch = table.creature(FIRST, keywords=[{"t-bolt": 1}])
    foe = table.creature(SECOND)
    table.activate(witch)
    assert table.offered(FIRST) == {Use("T-BOLT"), Pass()}
    assert table.refused(FIRST, Use("A-BERSERK")).code == "no-such-ability"
    assert table.refused(FIRST, StrikeMagically(foe.id)).code == "no-magical-strike"


@every_printing
def test_a_creature_that_can_do_nothing_does_nothing_at_once(edition: str) -> None:
    """C-ACT-01: doing nothing is an action, and the only one here, so the player is not asked."""
    table = Table(edition)
    idler = table.creature(FIRST)
    table.activate(idler)
    table.rest()
    assert table.happened(Activated, Passed, ActivationEnded) == ["Activated", "Passed", "ActivationEnded"]


@every_printing
def test_a_creature_does_one_of_these_and_no_more(edition: str) -> None:
    """C-ACT-01: one attack, and its activation is over, though another foe stands in contact."""
    table = Table(edition)
    knight = table.creature(FIRST, at=(30, 30), strength=1)
    foe = table.creature(SECOND, strength=1, touching=knight)
    table.creature(SECOND, strength=1, touching=knight)
    table.fight(knight, foe)
    table.answer(SECOND, Split(0, 1))
    table.answer(FIRST, Split(1, 0))
    table.dice(FIRST, "bullseye")
    table.rest()
    assert len(table.events(AttackDeclared)) == 1
    assert table.offered(FIRST) == {EndTurn()}


@every_printing
def test_an_answer_of_another_question_is_no_action(edition: str) -> None:
    """C-ACT-01: any other answer is refused and changes nothing."""
    table = Table(edition)
    knight = table.creature(FIRST)
    table.creature(SECOND, touching=knight)
    table.activate(knight)
    assert table.refused(FIRST, Split(1, 1)) == Refusal("not-offered", ("C-ACT-01",), {"choice": "action"})


@every_printing
def test_a_magical_strike_is_offered_to_whom_has_one(edition: str) -> None:
    """C-ACT-01, C-ACT-03: magical strike is melee, so it needs contact and is not an activated ability."""
    table = Table(edition)
    mage = table.creature(FIRST, keywords=[{"magical-strike": 2}])
    foe = table.creature(SECOND, touching=mage)
    table.activate(mage)
    assert table.offered(FIRST) == {Fight(foe.id), StrikeMagically(foe.id), Pass()}


@every_printing
def test_a_creature_moves_and_then_fights_whom_it_reached(edition: str) -> None:
    """C-ACT-01, C-ACT-04: move and fight; after the move neither another move nor a run."""
    table = Table(edition)
    knight = table.creature(FIRST, at=(30, 30), movement="M")
    foe = table.creature(SECOND, at=(30, 36))
    table.activate(knight)
    assert table.offered(FIRST) == {Pass()}
    table.answer(FIRST, Move((30_000, 32_798)))
    assert table.offered(FIRST) == {Fight(foe.id), Pass()}
    for option in (Move((30_000, 30_000)), Run((30_000, 30_000))):
        assert table.refused(FIRST, option).code == "has-moved"
    table.answer(FIRST, Fight(foe.id))
    assert table.happened(Moved, AttackDeclared) == ["Moved", "AttackDeclared"]


@every_printing
def test_no_move_follows_an_attack(edition: str) -> None:
    """C-ACT-01: no move follows an attack unless a card says so."""
    table = Table(edition)
    knight = table.creature(FIRST, at=(30, 30), strength=1, movement="M")
    foe = table.creature(SECOND, strength=1, touching=knight)
    table.fight(knight, foe)
    table.answer(SECOND, Split(0, 1))
    table.answer(FIRST, Split(1, 0))
    table.dice(FIRST, "bullseye")
    table.rest()
    assert table.refused(FIRST, Move((30_000, 28_000))).code == "no-activation-running"


# C-ACT-02


@every_printing
def test_each_creature_of_the_active_player_is_activated_if_only_to_pass(edition: str) -> None:
    """C-ACT-02: the turn does not end before; those who are left may pass together."""
    table = Table(edition)
    table.lay(SECOND, deck=["a"])
    trio = [table.creature(FIRST) for _ in range(3)]
    table.creature(SECOND)
    assert table.offered(FIRST) == {*[Activate(one.id) for one in trio], PassRest()}
    table.activate(trio[1])
    table.answer(FIRST, PassRest())
    assert [event.creature for event in table.events(Passed)] == [trio[1].id, trio[0].id, trio[2].id]
    assert all(one.activated for one in trio)
    refusal = table.refused(FIRST, PassRest())
    assert (refusal.code, refusal.cites) == ("nobody-left", ("C-ACT-02",))


@every_printing
def test_nobody_activates_the_other_players_creatures(edition: str) -> None:
    """C-ACT-02: only creatures of the active player, by the active player, and only such as there are."""
    table = Table(edition)
    mine, theirs = table.creature(FIRST), table.creature(SECOND)
    refusal = table.refused(FIRST, Activate(theirs.id))
    assert (refusal.code, refusal.facts) == ("not-your-creature", {"creature": theirs.id, "seat": SECOND})
    assert table.refused(SECOND, Activate(theirs.id)).code == "not-your-choice"
    assert table.refused(SECOND, Activate(mine.id)).code == "not-your-choice"
    assert table.refused(FIRST, Activate(99)).code == "no-such-creature"


@every_printing
def test_the_dead_are_not_activated(edition: str) -> None:
    """C-ACT-02: a creature that died before its activation is not waited for."""
    table = Table(edition)
    doomed, other = table.creature(FIRST), table.creature(FIRST)
    table.hurt(doomed, 9)
    assert table.offered(FIRST) == {Activate(other.id), PassRest()}
    assert table.refused(FIRST, Activate(doomed.id)).code == "no-such-creature"


# C-ACT-03


@every_printing
def test_an_activated_ability_takes_the_whole_activation(edition: str) -> None:
    """C-ACT-03: once it is used the activation is over."""
    table = Table(edition, abilities=[bolt])
    witch = table.creature(FIRST, keywords=[{"t-bolt": 2}])
    foe = table.creature(SECOND, health=5)
    table.activate(witch)
    table.answer(FIRST, Use("T-BOLT"))
    table.rest()
    assert foe.wounds == 2
    assert table.offered(FIRST) == {EndTurn()}
    assert table.refused(FIRST, Use("T-BOLT")).code == "no-activation-running"


@every_printing
def test_no_activated_ability_in_contact_with_a_foe(edition: str) -> None:
    """C-ACT-03: a creature in contact with an opponent's creature cannot use one."""
    table = Table(edition, abilities=[bolt])
    witch = table.creature(FIRST, at=(30, 30), keywords=[{"t-bolt": 1}])
    foe = table.creature(SECOND, touching=witch)
    table.activate(witch)
    refusal = table.refused(FIRST, Use("T-BOLT"))
    assert (refusal.code, refusal.cites) == ("in-contact", ("C-ACT-03",))
    assert refusal.facts == {"creature": witch.id, "foes": [foe.id]}
    assert table.offered(FIRST) == {Fight(foe.id), Pass()}


@every_printing
def test_contact_with_the_own_creatures_hinders_no_ability(edition: str) -> None:
    """C-ACT-03: only opponents' creatures hinder it."""
    table = Table(edition, abilities=[bolt])
    witch = table.creature(FIRST, at=(30, 30), keywords=[{"t-bolt": 1}])
    table.creature(FIRST, touching=witch)
    table.creature(SECOND)
    table.activate(witch)
    assert table.offered(FIRST) == {Use("T-BOLT"), Pass()}


@every_printing
def test_an_ability_says_itself_why_it_cannot_be_used(edition: str) -> None:
    """C-ACT-03: an activated ability without a target is not offered, and the refusal is its own."""
    table = Table(edition, abilities=[bolt])
    witch = table.creature(FIRST, at=(30, 30), keywords=[{"t-bolt": 1}, {"magical-strike": 1}])
    table.activate(witch)
    table.rest()
    assert table.happened(Passed) == ["Passed"]


# C-ACT-04


@every_printing
def test_after_moving_a_creature_fights_and_uses_no_ability(edition: str) -> None:
    """C-ACT-04: a creature that moved uses no activated ability; in the first edition it only fights."""
    table = Table(edition, abilities=[bolt])
    witch = table.creature(FIRST, keywords=[{"t-bolt": 1}, {"magical-strike": 1}], moved=True)
    foe = table.creature(SECOND, touching=witch)
    table.activate(witch)
    magical = {StrikeMagically(foe.id)} if edition == "en2" else set()
    assert table.offered(FIRST) == {Fight(foe.id), Pass(), *magical}
    refusal = table.refused(FIRST, Use("T-BOLT"))
    assert (refusal.code, "C-ACT-04" in refusal.cites) == ("has-moved", True)


@every_printing
def test_a_real_move_costs_the_ability(edition: str) -> None:
    """C-ACT-04, C-ACT-03: the ability was offered before the move, and is refused after it."""
    table = Table(edition, abilities=[bolt])
    witch = table.creature(FIRST, at=(30, 30), movement="M", keywords=[{"t-bolt": 1}])
    foe = table.creature(SECOND, at=(30, 36))
    table.activate(witch)
    assert Use("T-BOLT") in table.offered(FIRST)
    table.answer(FIRST, Move((30_000, 32_798)))
    refusal = table.refused(FIRST, Use("T-BOLT"))
    assert (refusal.code, "C-ACT-04" in refusal.cites) == ("has-moved", True)
    assert table.offered(FIRST) == {Fight(foe.id), Pass()}


@every_printing
def test_who_moved_and_touches_nobody_can_only_pass(edition: str) -> None:
    """C-ACT-04, C-ACT-03: an ability that could be used from here is lost by the move."""
    table = Table(edition, abilities=[bolt])
    witch = table.creature(FIRST, keywords=[{"t-bolt": 1}], moved=True)
    foe = table.creature(SECOND, health=5)
    table.activate(witch)
    table.rest()
    assert table.happened(Passed) == ["Passed"]
    assert foe.wounds == 0


@every_printing
def test_the_move_of_one_turn_hinders_nothing_in_the_next(edition: str) -> None:
    """C-ACT-04: a creature that moved in an earlier turn has not moved in this one."""
    table = Table(edition, abilities=[bolt], active=SECOND)
    table.lay(FIRST, deck=["a"])
    witch = table.creature(FIRST, keywords=[{"t-bolt": 1}], moved=True)
    table.creature(SECOND)
    table.end_turn()
    table.activate(witch)
    assert table.offered(FIRST) == {Use("T-BOLT"), Pass()}


# C-ACT-05


@every_printing
def test_a_players_own_creatures_cannot_be_attacked(edition: str) -> None:
    """C-ACT-05: attacks are declared against opponents' creatures, in melee and by magic."""
    table = Table(edition)
    knight = table.creature(FIRST, at=(30, 30), keywords=[{"magical-strike": 1}])
    friend = table.creature(FIRST, touching=knight)
    foe = table.creature(SECOND, touching=knight)
    table.activate(knight)
    assert table.offered(FIRST) == {Fight(foe.id), StrikeMagically(foe.id), Pass()}
    for attack in (Fight(friend.id), StrikeMagically(friend.id), Fight(knight.id)):
        refusal = table.refused(FIRST, attack)
        assert (refusal.code, refusal.cites) == ("not-an-enemy", ("C-ACT-05",))
    assert table.refused(FIRST, Fight(99)).code == "no-such-creature"
