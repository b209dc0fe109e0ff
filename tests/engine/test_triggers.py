"""Abilities that answer and interrupt events: the order, the remaining answers, the end of a chain."""

from collections.abc import Callable
from typing import Any

import pytest

from signum.classic.chapters.combat.damage import EFFECT, Blow, Eliminated, Healed, Hurt, deal, heal
from signum.classic.chapters.turn.activation import ActivationEnded
from signum.classic.chapters.turn.durations import Gained, TurnEnding, end_of_turn, gain
from signum.classic.chapters.turn.turn import TurnBegan
from signum.classic.chapters.turn.zones import Prospered
from signum.classic.core.game import Bearer
from signum.engine.abilities import Ability
from signum.engine.confirming import No, Yes, confirm
from signum.engine.events import Event
from signum.engine.order import GoesFirst
from signum.engine.questions import FIRST, SECOND, Procedure, Seat
from tests.rulebook.table import PRINTINGS, Miniature, Table

every_printing = pytest.mark.parametrize("edition", PRINTINGS)


def itself(me: Bearer, event: Any) -> bool:
    return bool(event.creature == me.holder)


def answering(name: str, work: Callable[[Bearer, Any], Procedure[None]], **more: Any) -> Ability:
    """An ability that answers when its bearer is hurt, or what else is said."""
    ability = Ability(name)
    ability.after(more.pop("kind", Hurt), **{"when": itself, **more})(work)
    return ability


def earn(me: Bearer, event: Any) -> Procedure[None]:
    """Its player gains X prosperity."""
    yield from me.game.happen(Prospered(me.seat, me.x))


def amounts(table: Table) -> list[tuple[Seat, int]]:
    return [(event.seat, event.amount) for event in table.events(Prospered)]


# The order of answers.


@pytest.mark.parametrize("active", [FIRST, SECOND])
@pytest.mark.parametrize("first", ["T-GOLD", "T-SILVER"])
def test_several_answers_are_ordered_by_the_player_who_controls_them(active: Seat, first: str) -> None:
    """C-ABL-07: players order their own simultaneous effects, in any player's turn."""
    abilities = [answering("T-GOLD", earn), answering("T-SILVER", earn)]
    table = Table(abilities=abilities, active=active)
    dragon = table.creature(SECOND, health=9, keywords=[{"t-gold": 2}, {"t-silver": 1}])
    table.hurt(dragon, 1)
    assert table.offered(SECOND) == {GoesFirst("T-GOLD", dragon.id), GoesFirst("T-SILVER", dragon.id)}
    assert table.refused(SECOND, GoesFirst("T-GOLD", 99)).cites == ("C-ABL-07",)
    table.answer(SECOND, GoesFirst(first, dragon.id))
    table.rest()
    expected = [(SECOND, 2), (SECOND, 1)]
    assert amounts(table) == (expected if first == "T-GOLD" else expected[::-1])


def test_three_answers_are_ordered_one_by_one() -> None:
    names = ["T-A", "T-B", "T-C"]
    table = Table(abilities=[answering(name, earn) for name in names])
    dragon = table.creature(FIRST, health=9, keywords=[{"t-a": 1}, {"t-b": 2}, {"t-c": 3}])
    table.hurt(dragon, 1)
    table.answer(FIRST, GoesFirst("T-C", dragon.id))
    assert table.offered(FIRST) == {GoesFirst("T-A", dragon.id), GoesFirst("T-B", dragon.id)}
    table.answer(FIRST, GoesFirst("T-B", dragon.id))
    table.rest()
    assert amounts(table) == [(FIRST, 3), (FIRST, 2), (FIRST, 1)]


@pytest.mark.parametrize("shared, asked", [(False, False), (True, True)])
def test_nobody_is_asked_where_the_order_cannot_matter(shared: bool, asked: bool) -> None:
    abilities = [
        answering("T-GOLD", earn, touches=lambda me, event: frozenset({"purse"})),
        answering("T-SILVER", earn, touches=lambda me, event: frozenset({"purse" if shared else "chest"})),
    ]
    table = Table(abilities=abilities)
    dragon = table.creature(FIRST, health=9, keywords=[{"t-gold": 2}, {"t-silver": 1}])
    table.hurt(dragon, 1)
    if asked:
        table.answer(FIRST, GoesFirst("T-SILVER", dragon.id))
    table.rest()
    assert sorted(amounts(table)) == [(FIRST, 1), (FIRST, 2)]


def test_one_ability_that_answers_two_events_of_one_moment_is_not_ordered_against_itself() -> None:
    watching = answering("T-WATCHING", earn, when=lambda me, hurt: True)
    table = Table(abilities=[watching])
    owl = table.creature(FIRST, keywords=[{"t-watching": 1}])
    one, other = table.creature(SECOND), table.creature(SECOND)
    table.run(lambda game: deal(game, *[Blow(target.id, 1, None, EFFECT) for target in (one, other)]))
    table.rest()
    assert amounts(table) == [(FIRST, 1), (FIRST, 1)]
    assert owl.wounds == 0


@every_printing
@pytest.mark.parametrize("active", [FIRST, SECOND])
def test_between_players_the_active_ones_answers_come_first(edition: str, active: Seat) -> None:
    """C-ABL-07: between players the active player's effects come first."""
    watching = answering("T-WATCHING", earn, when=lambda me, hurt: True)
    table = Table(edition, abilities=[watching], active=active)
    owls = [table.creature(seat, health=9, keywords=[{"t-watching": 1}]) for seat in (SECOND, FIRST)]
    table.hurt(owls[0], 1)
    table.rest()
    assert [seat for seat, _ in amounts(table)] == [active, 1 - active]


# What still acts when its turn comes.


@every_printing
def test_an_answer_whose_condition_was_undone_does_not_act(edition: str) -> None:
    """C-ABL-07: an effect whose condition an earlier one has undone does not act."""

    def close_up(me: Bearer, hurt: Hurt) -> Procedure[None]:
        yield from heal(me.game, me.creature, me.x, because="C-ABL-07")

    def wounded(me: Bearer, hurt: Hurt) -> bool:
        return itself(me, hurt) and me.creature.wounds > 0

    abilities = [answering("T-HEAL", close_up, when=wounded), answering("T-GOLD", earn, when=wounded)]
    table = Table(edition, abilities=abilities)
    troll = table.creature(FIRST, health=9, keywords=[{"t-heal": 5}, {"t-gold": 1}])
    table.hurt(troll, 2)
    table.answer(FIRST, GoesFirst("T-HEAL", troll.id))
    table.rest()
    assert troll.wounds == 0
    assert amounts(table) == []


def test_an_answer_of_an_ability_that_was_lost_meanwhile_does_not_act() -> None:
    """C-ABL-07: its end comes first, so what the ability would do at the end of the turn is not done."""
    table = Table(abilities=[answering("T-GOLD", earn, kind=TurnEnding, when=lambda me, event: True)])
    table.lay(SECOND, deck=["a"])
    miser = table.creature(FIRST)
    table.creature(SECOND)
    table.gain(miser, "T-GOLD", 5, until=end_of_turn(table.state))
    table.end_turn()
    assert table.offered(FIRST) == {GoesFirst("T-GOLD", miser.id), GoesFirst("C-TURN-06", -1)}
    table.answer(FIRST, GoesFirst("C-TURN-06", -1))
    table.rest()
    assert (FIRST, 5) not in amounts(table)


def test_the_answer_of_one_who_died_meanwhile_does_not_act() -> None:
    def avenge(me: Bearer, hurt: Hurt) -> Procedure[None]:
        others = [one for one in me.game.creatures() if one.id != me.holder]
        yield from deal(me.game, *[Blow(one.id, 9, me.holder, EFFECT) for one in others])

    table = Table(abilities=[answering("T-AVENGE", avenge, when=lambda me, hurt: hurt.by is None)])
    victim = table.creature(SECOND, health=9)
    twins = [table.creature(FIRST, keywords=["t-avenge"]) for _ in range(2)]
    table.hurt(victim, 1)
    table.answer(FIRST, GoesFirst("T-AVENGE", twins[1].id))
    table.rest()
    assert [one.on_field for one in (victim, *twins)] == [False, False, True]
    assert {hurt.by for hurt in table.events(Hurt)} == {None, twins[1].id}


def test_who_gets_an_ability_by_an_event_was_not_there_to_answer_it() -> None:
    eager = answering("T-EAGER", earn, kind=Gained)
    table = Table(abilities=[eager])
    pupil = table.creature(FIRST)
    table.gain(pupil, "T-EAGER", 1)
    assert amounts(table) == []
    table.gain(pupil, "A-STAMINA")
    assert amounts(table) == [(FIRST, 1)]


# Interrupts.


def guarding(work: Callable[[Bearer, Any], Procedure[Event | None]], name: str = "T-GUARD") -> Ability:
    """An ability that interrupts whenever an opposing creature would be hurt."""
    ability = Ability(name)
    ability.before(Hurt, when=lambda me, hurt: not me.game.controls(me.seat, hurt.creature))(work)
    return ability


def forbid(me: Bearer, hurt: Hurt) -> Procedure[Event | None]:
    if (yield from confirm(me.seat, "forbid", cites=("C-TURN-07",), about={"creature": hurt.creature})):
        return None
    return hurt


@every_printing
@pytest.mark.parametrize("answer, wounds", [(Yes(), 0), (No(), 2)])
def test_an_interrupt_may_ask_the_other_seat_and_cancel(edition: str, answer: Yes | No, wounds: int) -> None:
    """C-TURN-07: a triggered ability of the other player interrupts, and the event may not happen."""
    table = Table(edition, abilities=[guarding(forbid)], active=FIRST)
    table.creature(SECOND, keywords=["t-guard"])
    target = table.creature(FIRST, health=5)
    table.hurt(target, 2)
    assert target.wounds == 0
    assert table.offered(SECOND) == {Yes(), No()}
    table.answer(SECOND, answer)
    table.rest()
    assert target.wounds == wounds
    assert len(table.events(Hurt)) == (wounds > 0)


def test_a_cancelled_event_is_answered_by_nobody() -> None:
    table = Table(abilities=[guarding(forbid), answering("T-GOLD", earn)])
    table.creature(SECOND, keywords=["t-guard"])
    target = table.creature(FIRST, health=5, keywords=[{"t-gold": 1}])
    table.hurt(target, 2)
    table.answer(SECOND, Yes())
    table.rest()
    assert amounts(table) == []


def softer(me: Bearer, hurt: Hurt) -> Procedure[Event | None]:
    yield from me.game.happen(Prospered(me.seat, 1))
    less = max(0, hurt.wounds - me.x)
    return Hurt(hurt.creature, hurt.damage, hurt.armour, less, hurt.by, hurt.cause)


def doubled(me: Bearer, hurt: Hurt) -> Procedure[Event | None]:
    yield from me.game.happen(Prospered(me.seat, 2))
    return Hurt(hurt.creature, hurt.damage, hurt.armour, 2 * hurt.wounds, hurt.by, hurt.cause)


@pytest.mark.parametrize("first, wounds", [("T-SOFTER", 4), ("T-DOUBLED", 5)])
def test_interrupts_replace_an_event_one_after_the_other_each_once(first: str, wounds: int) -> None:
    table = Table(abilities=[guarding(softer, "T-SOFTER"), guarding(doubled, "T-DOUBLED")])
    spirit = table.creature(SECOND, keywords=[{"t-softer": 1}, "t-doubled"])
    target = table.creature(FIRST, health=9)
    table.hurt(target, 3)
    table.answer(SECOND, GoesFirst(first, spirit.id))
    table.rest()
    assert target.wounds == wounds
    assert sorted(amounts(table)) == [(SECOND, 1), (SECOND, 2)]
    assert [hurt.wounds for hurt in table.events(Hurt)] == [wounds]


def test_an_event_may_be_replaced_by_one_of_another_kind_which_is_interrupted_in_turn() -> None:
    def bless(me: Bearer, hurt: Hurt) -> Procedure[Event | None]:
        yield from ()
        return Healed(hurt.creature, 1)

    curse = Ability("T-CURSE")

    @curse.before(Healed, when=lambda me, healed: True)
    def spoil(me: Bearer, healed: Healed) -> Procedure[Event | None]:
        yield from ()
        return Prospered(me.seat, 7)

    table = Table(abilities=[guarding(bless), curse])
    table.creature(SECOND, keywords=["t-guard"])
    cursed = table.creature(SECOND)
    target = table.creature(FIRST, health=5, wounds=2)
    table.hurt(target, 1)
    assert target.wounds == 1
    table.gain(cursed, "T-CURSE")
    table.hurt(target, 1)
    assert target.wounds == 1
    assert amounts(table) == [(SECOND, 7)]


def test_interrupts_of_the_active_player_come_first() -> None:
    def tell(me: Bearer, hurt: Hurt) -> Procedure[Event | None]:
        yield from me.game.happen(Prospered(me.seat, 1))
        return hurt

    herald = Ability("T-HERALD")
    herald.before(Hurt, when=lambda me, hurt: True)(tell)
    table = Table(abilities=[herald], active=SECOND)
    for seat in (FIRST, SECOND):
        table.creature(seat, keywords=["t-herald"])
    target = table.creature(FIRST, health=5)
    table.hurt(target, 1)
    assert [seat for seat, _ in amounts(table)] == [SECOND, FIRST]


# Chains.


def thorny(me: Bearer, hurt: Hurt) -> Procedure[None]:
    foes = [one for one in me.game.creatures() if one.id != me.holder]
    yield from deal(me.game, *[Blow(one.id, 1, me.holder, EFFECT) for one in foes])


@every_printing
def test_a_chain_stops_where_an_ability_would_be_triggered_by_itself_again(edition: str) -> None:
    """C-DRG-05: two who hurt each other whenever they are hurt stop when the first would act again."""
    table = Table(edition, abilities=[answering("T-THORNS", thorny)])
    rose = table.creature(FIRST, health=50, keywords=["t-thorns"])
    bush = table.creature(SECOND, health=50, keywords=["t-thorns"])
    table.hurt(rose, 1)
    table.rest()
    assert [hurt.creature for hurt in table.events(Hurt)] == [rose.id, bush.id, rose.id]


@every_printing
def test_a_new_event_begins_a_new_chain(edition: str) -> None:
    """C-DRG-05: a chain that stopped does not forbid the ability to act the next time."""
    table = Table(edition, abilities=[answering("T-THORNS", thorny)])
    rose = table.creature(FIRST, health=50, keywords=["t-thorns"])
    bush = table.creature(SECOND, health=50)
    for times in (1, 2, 3):
        table.hurt(rose, 1)
        assert bush.wounds == times


@every_printing
def test_an_ability_that_triggers_itself_acts_once(edition: str) -> None:
    """C-DRG-05: an ability that hurts its bearer whenever it is hurt would never end."""

    def bleed(me: Bearer, hurt: Hurt) -> Procedure[None]:
        yield from deal(me.game, Blow(me.holder, 1, None, EFFECT))

    table = Table(edition, abilities=[answering("T-BLEEDING", bleed)])
    creature = table.creature(FIRST, health=50, keywords=["t-bleeding"])
    table.hurt(creature, 1)
    assert creature.wounds == 2


@every_printing
def test_a_circle_of_three_abilities_ends_with_its_first(edition: str) -> None:
    """C-DRG-05: healing triggers income, income triggers damage, damage triggers healing, and no more."""
    rest = {"when": lambda me, event: True}

    def mend(me: Bearer, event: Any) -> Procedure[None]:
        yield from me.game.happen(Healed(me.holder, 1))

    def hit(me: Bearer, event: Any) -> Procedure[None]:
        yield from deal(me.game, Blow(me.holder, 3, None, EFFECT))

    abilities = [
        answering("T-MEND", mend, **rest),
        answering("T-GOLD", earn, kind=Healed, **rest),
        answering("T-HIT", hit, kind=Prospered, **rest),
    ]
    table = Table(edition, abilities=abilities)
    creature = table.creature(FIRST, health=50, keywords=["t-mend", {"t-gold": 1}, "t-hit"])
    table.hurt(creature, 1)
    assert table.happened(Hurt, Healed, Prospered) == ["Hurt", "Healed", "Prospered", "Hurt"]
    assert creature.wounds == 3


@every_printing
def test_an_interrupt_does_not_interrupt_what_it_does_itself(edition: str) -> None:
    """C-DRG-05: a bodyguard that takes a part of each blow is not called for that part again."""

    def take_over(me: Bearer, hurt: Hurt) -> Procedure[Event | None]:
        yield from deal(me.game, Blow(me.holder, hurt.wounds, None, EFFECT))
        return None

    bodyguard = Ability("T-BODYGUARD")
    bodyguard.before(Hurt, when=lambda me, hurt: True)(take_over)
    table = Table(edition, abilities=[bodyguard])
    guard = table.creature(FIRST, health=9, keywords=["t-bodyguard"])
    king = table.creature(FIRST, health=9)
    table.hurt(king, 2)
    assert (king.wounds, guard.wounds) == (0, 2)


# Deaths.


def last_words(posthumous: bool) -> Ability:
    return answering("T-LAST-WORDS", earn, kind=Eliminated, posthumous=posthumous)


@pytest.mark.parametrize("posthumous", [True, False])
def test_only_a_posthumous_answer_comes_from_one_who_has_left_play(posthumous: bool) -> None:
    table = Table(abilities=[last_words(posthumous)])
    martyr = table.creature(FIRST, keywords=[{"t-last-words": 4}])
    table.hurt(martyr, 9)
    table.rest()
    assert amounts(table) == ([(FIRST, 4)] if posthumous else [])


@every_printing
@pytest.mark.parametrize("active", [FIRST, SECOND])
def test_who_dies_together_leaves_together_and_then_speaks(edition: str, active: Seat) -> None:
    """C-DMG-02, C-ABL-07: all leave the field at once; then both answer, the active player's first."""
    table = Table(edition, abilities=[last_words(posthumous=True)], active=active)
    pair = [table.creature(seat, keywords=[{"t-last-words": 1 + seat}]) for seat in (FIRST, SECOND)]
    table.run(lambda game: deal(game, *[Blow(one.id, 9, None, EFFECT) for one in pair]))
    table.rest()
    order = ["Hurt", "Hurt", "Eliminated", "Eliminated", "Prospered", "Prospered"]
    assert table.happened(Hurt, Eliminated, Prospered) == order
    assert amounts(table) == [(active, 1 + active), (1 - active, 2 - active)]


def test_a_watcher_who_dies_with_the_watched_does_not_answer() -> None:
    vulture = answering(
        "T-VULTURE", earn, kind=Eliminated, when=lambda me, death: death.creature != me.holder
    )
    table = Table(abilities=[vulture])
    bird = table.creature(FIRST, keywords=[{"t-vulture": 1}])
    prey = table.creature(SECOND)
    carrion = table.creature(SECOND)
    table.hurt(carrion, 9)
    assert amounts(table) == [(FIRST, 1)]
    table.run(lambda game: deal(game, Blow(bird.id, 9, None, EFFECT), Blow(prey.id, 9, None, EFFECT)))
    assert amounts(table) == [(FIRST, 1)]


def kill_all(me: Bearer, death: Eliminated) -> Procedure[None]:
    """Its last words kill all creatures."""
    yield from deal(me.game, *[Blow(one.id, 9, me.holder, EFFECT) for one in me.game.creatures()])


@every_printing
def test_what_a_death_sets_off_is_resolved_before_anybody_has_won(edition: str) -> None:
    """C-WIN-01, C-WIN-05: the fallen hero's last words kill the other hero, so neither side has won by it."""
    table = Table(edition, abilities=[answering("T-DOOM", kill_all, kind=Eliminated, posthumous=True)])
    king = table.creature(FIRST, hero=True, keywords=["t-doom"])
    queen = table.creature(SECOND, hero=True)
    table.hurt(king, 9)
    assert table.match.finished
    assert not queen.on_field
    assert (table.match.outcome.winner, table.match.outcome.cites) == (None, ("C-WIN-05",))


def test_an_interrupt_may_save_who_would_die() -> None:
    def rescue(me: Bearer, death: Eliminated) -> Procedure[Event | None]:
        yield from me.game.happen(Healed(death.creature, 2))
        return None

    angel = Ability("T-ANGEL")
    angel.before(Eliminated, when=lambda me, death: me.game.controls(me.seat, death.creature))(rescue)
    table = Table(abilities=[angel])
    table.creature(FIRST, keywords=["t-angel"])
    mortal = table.creature(FIRST, health=3)
    table.hurt(mortal, 3)
    assert mortal.wounds == 1
    assert table.events(Eliminated) == []


def test_an_ability_given_by_an_answer_works_at_once() -> None:
    def teach(me: Bearer, hurt: Hurt) -> Procedure[None]:
        yield from gain(me.game, me.creature, "strength", 2, plus=True)

    table = Table(abilities=[answering("T-LEARNING", teach)])
    pupil: Miniature = table.creature(FIRST, strength=1, health=9, keywords=["t-learning"])
    table.hurt(pupil, 1)
    assert pupil.strength == 3


# What is gained at the moment itself.


def copying(kind: type[Event], *, onto: Callable[[Bearer], int] = lambda me: me.holder) -> Ability:
    """An ability that gives a creature income at a moment."""

    def copy(me: Bearer, event: Any) -> Procedure[None]:
        yield from gain(me.game, me.game.state.creatures[onto(me)], "T-GOLD", 5)

    return answering("T-COPY", copy, kind=kind, when=lambda me, event: me.game.in_play(onto(me)))


def income(kind: type[Event]) -> Ability:
    return answering("T-GOLD", earn, kind=kind, when=lambda me, event: True)


@every_printing
@pytest.mark.parametrize("gained_first", [True, False])
def test_what_is_gained_at_the_end_of_an_activation_acts_if_its_player_orders_it_so(
    edition: str, gained_first: bool
) -> None:
    """C-ABL-05: gaining and applying fall on one moment, so their order decides."""
    table = Table(edition, abilities=[copying(ActivationEnded), income(ActivationEnded)])
    changeling = table.creature(FIRST, keywords=["t-copy"])
    table.creature(FIRST)
    table.activate(changeling)
    copy, gold = GoesFirst("T-COPY", changeling.id), GoesFirst("T-GOLD", changeling.id)
    assert table.offered(FIRST) == {copy, gold}
    table.answer(FIRST, copy if gained_first else gold)
    table.rest()
    assert amounts(table) == ([(FIRST, 5)] if gained_first else [])


@every_printing
def test_what_is_gained_at_the_start_of_a_turn_waits_for_the_next(edition: str) -> None:
    """C-ABL-05: the moment of what acts at the start of a turn has passed when it is gained."""
    table = Table(edition, abilities=[copying(TurnBegan), income(TurnBegan)], active=SECOND)
    for seat in (FIRST, SECOND):
        table.lay(seat, deck=["a", "b"])
    changeling = table.creature(FIRST, keywords=["t-copy"])
    table.creature(SECOND)
    table.end_turn()
    assert (FIRST, 5) not in amounts(table)
    table.end_turn()
    table.answer(FIRST, GoesFirst("T-GOLD", changeling.id))
    table.rest()
    assert (FIRST, 5) in amounts(table)


@every_printing
@pytest.mark.parametrize("active", [FIRST, SECOND])
def test_between_players_what_is_gained_at_the_end_of_a_turn_acts_if_its_turn_is_still_to_come(
    edition: str, active: Seat
) -> None:
    """C-ABL-05, C-ABL-07: the active player's effects come first, so only the other still acts on a gift."""
    table = Table(
        edition, abilities=[copying(TurnEnding, onto=lambda me: 2), income(TurnEnding)], active=active
    )
    for seat in (FIRST, SECOND):
        table.lay(seat, deck=["a"])
    table.creature(FIRST, keywords=["t-copy"])
    heir = table.creature(SECOND)
    table.end_turn()
    table.rest()
    assert heir.abilities == {"T-GOLD"}
    assert ((SECOND, 5) in amounts(table)) is (active == FIRST)
