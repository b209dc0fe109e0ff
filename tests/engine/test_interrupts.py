"""The effects of interrupts on events: cancelled, changed, impossible; and how the rules go on."""

from collections.abc import Callable
from typing import Any

import pytest

from signum.classic.chapters.combat.attacks import AttackDeclared, AttackEnded
from signum.classic.chapters.combat.damage import EFFECT, Blow, Eliminated, Hurt, deal
from signum.classic.chapters.combat.melee import Fought, Split
from signum.classic.chapters.turn.activation import Activate, Activated, ActivationEnded, Fight
from signum.classic.chapters.turn.durations import ArmourGained, Gained
from signum.classic.chapters.turn.zones import Prospered
from signum.classic.core.game import Bearer
from signum.classic.core.values import health
from signum.engine.abilities import Ability
from signum.engine.confirming import No, Yes, confirm
from signum.engine.events import Event
from signum.engine.order import GoesFirst
from signum.engine.questions import FIRST, SECOND, Procedure
from tests.rulebook.table import PRINTINGS, Table

every_printing = pytest.mark.parametrize("edition", PRINTINGS)
Interrupt = Callable[[Bearer, Any], Procedure[Event | None]]


def interrupting(
    kind: type[Event],
    work: Interrupt,
    name: str = "T-MEDDLER",
    when: Callable[[Bearer, Any], bool] | None = None,
) -> Ability:
    ability = Ability(name)
    ability.before(kind, when=when or (lambda me, event: True))(work)
    return ability


def cancel(me: Bearer, event: Event) -> Procedure[Event | None]:
    yield from ()
    return None


def kill_whom_it_is_about(me: Bearer, event: Any) -> Procedure[Event | None]:
    yield from deal(me.game, Blow(getattr(event, "creature", None) or event.target, 99, None, EFFECT))
    return event if isinstance(event, Event) else None


# What has become impossible.


@pytest.mark.parametrize("change", ["A-STAMINA", "A-ARMOUR"])
def test_what_was_to_happen_to_one_whom_an_interrupt_killed_does_not_happen(change: str) -> None:
    table = Table(abilities=[interrupting(Gained, kill_whom_it_is_about)])
    table.creature(SECOND, keywords=["t-meddler"])
    pupil = table.creature(FIRST)
    table.gain(pupil, change, 2)
    table.rest()
    assert not pupil.on_field
    assert table.happened(Gained, ArmourGained, Hurt, Eliminated) == ["Hurt", "Eliminated"]


def test_of_two_blows_the_one_on_a_creature_that_died_meanwhile_does_not_land() -> None:
    def strike_other(me: Bearer, hurt: Hurt) -> Procedure[Event | None]:
        others = [one.id for one in me.game.creatures(FIRST) if one.id != hurt.creature]
        yield from deal(me.game, *[Blow(other, 99, None, EFFECT) for other in others])
        return hurt

    table = Table(abilities=[interrupting(Hurt, strike_other, when=lambda me, hurt: hurt.damage == 1)])
    table.creature(SECOND, keywords=["t-meddler"])
    one, other = table.creature(FIRST, health=5), table.creature(FIRST, health=5)
    table.run(lambda game: deal(game, Blow(one.id, 1, None, EFFECT), Blow(other.id, 1, None, EFFECT)))
    table.rest()
    assert [one.wounds, other.on_field] == [1, False]
    assert [(hurt.creature, hurt.damage) for hurt in table.events(Hurt)] == [(other.id, 99), (one.id, 1)]


def test_whose_activation_an_interrupt_ended_for_good_begins_and_ends_none() -> None:
    table = Table(abilities=[interrupting(Activated, kill_whom_it_is_about)])
    victim = table.creature(FIRST)
    table.creature(FIRST)
    table.creature(SECOND, keywords=["t-meddler"])
    table.answer(FIRST, Activate(victim.id))
    table.rest()
    assert table.state.acting == 0
    assert table.happened(Activated, ActivationEnded, Eliminated) == ["Eliminated"]


# The order of interrupts.


@pytest.mark.parametrize("active", [FIRST, SECOND])
def test_the_active_players_interrupts_come_first_whichever_event_they_are_about(active: int) -> None:
    """C-ABL-07: two blows of one moment are one moment, so seats come before events."""

    def tell(me: Bearer, hurt: Hurt) -> Procedure[Event | None]:
        yield from me.game.happen(Prospered(me.seat, hurt.creature))
        return hurt

    own = interrupting(Hurt, tell, when=lambda me, hurt: me.game.controls(me.seat, hurt.creature))
    table = Table(abilities=[own], active=active)
    hurt = [table.creature(seat, health=9, keywords=["t-meddler"]) for seat in (FIRST, SECOND)]
    table.run(lambda game: deal(game, *[Blow(one.id, 1, None, EFFECT) for one in hurt]))
    table.rest()
    assert [event.seat for event in table.events(Prospered)] == [active, 1 - active]
    assert [event.creature for event in table.events(Hurt)] == [one.id for one in hurt]


def test_a_player_orders_interrupts_of_two_events_of_one_moment() -> None:
    """C-ABL-07: the effects a player controls that fall on one moment come in the order they like."""

    def tell(me: Bearer, hurt: Hurt) -> Procedure[Event | None]:
        yield from me.game.happen(Prospered(me.seat, me.x))
        return hurt

    own = interrupting(Hurt, tell, when=lambda me, hurt: hurt.creature == me.holder)
    table = Table(abilities=[own])
    one = table.creature(FIRST, health=9, keywords=[{"t-meddler": 1}])
    other = table.creature(FIRST, health=9, keywords=[{"t-meddler": 2}])
    table.run(lambda game: deal(game, *[Blow(it.id, 1, None, EFFECT) for it in (one, other)]))
    table.answer(FIRST, GoesFirst("T-MEDDLER", other.id))
    table.rest()
    assert [event.amount for event in table.events(Prospered)] == [2, 1]


# Attacks.


def fight(table: Table, **attacker: Any) -> tuple[Any, Any]:
    one = table.creature(FIRST, health=5, at=(30, 30), **attacker)
    other = table.creature(SECOND, health=5, touching=one, keywords=["t-meddler"])
    return one, other


@every_printing
@pytest.mark.parametrize("answer", [Yes(), No()])
def test_an_attack_that_is_cancelled_when_it_is_declared_does_not_come_about(
    edition: str, answer: Yes | No
) -> None:
    """C-TURN-07, C-TURN-08: a declaration can be interrupted; then no creature is tired by it."""

    def forbid(me: Bearer, attack: AttackDeclared) -> Procedure[Event | None]:
        forbidden = yield from confirm(me.seat, "forbid", cites=("C-TURN-07",))
        return None if forbidden else attack

    table = Table(edition, abilities=[interrupting(AttackDeclared, forbid)])
    one, other = fight(table)
    table.fight(one, other)
    table.answer(SECOND, answer)
    if answer == Yes():
        table.rest()
        assert table.happened(AttackDeclared, AttackEnded, Fought) == []
        assert other.creature.melees_suffered == 0
        assert one.activated
    else:
        assert table.offered(SECOND) == {Split(2, 0), Split(1, 1), Split(0, 2)}


def test_an_attack_whose_target_dies_of_its_declaration_ends_without_damage() -> None:
    table = Table(abilities=[interrupting(AttackDeclared, kill_whom_it_is_about)])
    one, other = fight(table)
    table.fight(one, other)
    table.rest()
    (ended,) = table.events(AttackEnded)
    assert (ended.attacker, ended.target, ended.damage) == (one.id, other.id, 0)
    assert not ended.successful
    assert table.events(Fought) == []


@every_printing
def test_an_attack_ends_also_for_an_attacker_whom_initiative_killed(edition: str) -> None:
    """A-INITIATIVE: the attacker dies before its blow; its attack is over and dealt nothing."""
    table = Table(edition)
    one = table.creature(FIRST, health=1, at=(30, 30))
    other = table.creature(SECOND, touching=one, keywords=["initiative"])
    table.fight(one, other)
    table.answer(SECOND, Split(2, 0))
    table.answer(FIRST, Split(2, 0))
    table.dice(SECOND, "axe axe")
    table.rest()
    ended = {event.attacker: event.damage for event in table.events(AttackEnded)}
    assert ended == {other.id: 2, one.id: 0}


@pytest.mark.parametrize("left, successful", [(0, False), (1, True)])
def test_an_attack_was_as_successful_as_interrupts_left_it(left: int, successful: bool) -> None:
    """C-MEL-09: damage that did not happen was not dealt."""

    def soften(me: Bearer, hurt: Hurt) -> Procedure[Event | None]:
        yield from ()
        return Hurt(hurt.creature, left, 0, left, hurt.by, hurt.cause) if left else None

    table = Table(abilities=[interrupting(Hurt, soften)])
    one, other = fight(table)
    table.fight(one, other)
    table.answer(SECOND, Split(0, 2))
    table.answer(FIRST, Split(2, 0))
    table.dice(FIRST, "axe axe")
    table.dice(SECOND, "axe axe")
    table.rest()
    (ended,) = table.events(AttackEnded)
    assert (ended.damage, ended.successful, other.wounds) == (left, successful, left)


@pytest.mark.parametrize("cancelled", [False, True])
def test_a_cancelled_activation_is_spent_and_nothing_is_done_in_it(cancelled: bool) -> None:
    """C-TURN-07: no creature is activated twice in a turn, and this one does not act."""
    table = Table(abilities=[interrupting(Activated, cancel, when=lambda me, event: cancelled)])
    one, other = fight(table)
    table.answer(FIRST, Activate(one.id))
    assert one.activated
    assert (Fight(other.id) in table.offered(FIRST)) is not cancelled
    assert table.happened(Activated, ActivationEnded) == ([] if cancelled else ["Activated"])


# Who stands only by another's help.


@every_printing
def test_who_lives_by_anothers_aura_falls_with_it(edition: str) -> None:
    """C-DMG-02: with the health that it gave the others have too many wounds."""
    aura = Ability("T-AURA")
    aura.changes(health, reach=lambda me, one: one.id != me.holder)(lambda me, points: points + 2)
    table = Table(edition, abilities=[aura])
    mother = table.creature(FIRST, keywords=["t-aura"])
    child = table.creature(FIRST, health=2, wounds=1)
    table.hurt(child, 2)
    assert child.wounds == 3
    table.hurt(mother, 3)
    table.rest()
    assert [event.creature for event in table.events(Eliminated)] == [mother.id, child.id]


# Who interrupts last.


def test_who_interrupts_last_comes_when_nobody_can_prevent_the_event() -> None:
    table = Table(abilities=[interrupting(Eliminated, cancel, "T-SAVIOUR"), mourning()])
    table.creature(SECOND, keywords=["t-saviour"])
    doomed = table.creature(FIRST, health=1, keywords=["t-mourner"])
    table.hurt(doomed, 1)
    table.rest()
    assert doomed.on_field
    assert table.events(Prospered) == []


def test_who_interrupts_last_finds_the_dying_still_there() -> None:
    table = Table(abilities=[mourning()])
    doomed = table.creature(FIRST, health=1, keywords=["t-mourner"])
    table.hurt(doomed, 1)
    table.rest()
    assert table.happened(Hurt, Prospered, Eliminated) == ["Hurt", "Prospered", "Eliminated"]


def mourning() -> Ability:
    """A creature that dies for certain is worth a coin, while it is still in play."""
    ability = Ability("T-MOURNER")

    @ability.before(Eliminated, when=lambda me, death: death.creature == me.holder, last=True)
    def mourn(me: Bearer, death: Eliminated) -> Procedure[Eliminated]:
        assert me.creature.wounds
        yield from me.game.happen(Prospered(me.seat, 1))
        return death

    return ability
