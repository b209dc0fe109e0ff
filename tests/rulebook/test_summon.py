"""Places where creatures enter, and the consequences: C-SUM-01 to -03, C-SUM-05."""

from typing import Any

import pytest

from signum.classic.chapters.combat.backstab import stab
from signum.classic.chapters.combat.damage import Eliminated, Hurt
from signum.classic.chapters.combat.rolls import Rolled
from signum.classic.chapters.combat.stealth import Uncovered
from signum.classic.chapters.field.entries import Beside, OwnSide
from signum.classic.chapters.field.summon import PlaceAt, Profile, Summoned, summon, summon_beside
from signum.classic.chapters.turn.activation import Activate
from signum.classic.chapters.turn.zones import Prospered, prosper
from signum.classic.core.game import Bearer, Game
from signum.classic.core.state import CHARACTER, MINION, Creature, Held
from signum.classic.core.values import backstabbed
from signum.classic.lab.skirmishes import skirmish
from signum.engine.abilities import Ability
from signum.engine.chance import Chance, seed_of
from signum.engine.confirming import No, Yes
from signum.engine.questions import FIRST, SECOND, Procedure, Seat
from signum.field.plane.lengths import SIDE, S
from tests.rulebook.table import PRINTINGS, Miniature, Table

FIRST_EDITION = ("ru1", "de1", "fr1")
R = 1_600
RECRUIT = {"type": CHARACTER, "strength": 1, "health": 2, "movement": 2, "base": 3_200}
every_printing = pytest.mark.parametrize("edition", PRINTINGS)
each_seat = pytest.mark.parametrize("seat", (FIRST, SECOND))


def recruit(**more: Any) -> Profile:
    """A character on a small base."""
    return Profile("recruit", **{**RECRUIT, **more})


def calls_in(table: Table, seat: Seat, **more: Any) -> None:
    """The seat summons a recruit on its own side."""
    table.run(lambda game: summon(game, seat, recruit(**more)))


def entered(table: Table) -> Creature:
    """The creature that was summoned."""
    creature = table.game.creature(table.events(Summoned)[-1].creature)
    assert creature is not None
    return creature


def crowded(edition: str, **more: Any) -> tuple[Table, list[Miniature]]:
    """A first seat whose whole side lies within S of three enemies: no base of 32 mm finds room at S."""
    table = Table(edition)
    foes = [table.creature(SECOND, at=(x, 1.6), name=f"foe-{x}", **more) for x in (10, 32, 51)]
    return table, foes


# C-SUM-01


@every_printing
@each_seat
def test_a_character_enters_with_its_base_on_its_own_side(edition: str, seat: Seat) -> None:
    """C-SUM-01: the base touches the player's own side, exactly, wherever along it."""
    table = Table(edition)
    calls_in(table, seat)
    own, inwards = (R, 1) if seat == FIRST else (SIDE - R, -1)
    refusal = table.refused(seat, PlaceAt((30_000, own + inwards)))
    assert (refusal.code, refusal.cites, refusal.facts) == ("not-on-own-side", ("C-SUM-01",), {"gap": 1})
    assert table.refused(seat, PlaceAt((30_000, SIDE - own))).facts == {"gap": SIDE - 2 * R}
    assert table.refused(seat, PlaceAt((30_000, own - inwards))).code == "outside-the-field"
    assert table.refused(seat, PlaceAt((R - 1, own))).code == "outside-the-field"
    table.answer(seat, PlaceAt((R, own)))
    table.rest()
    assert (entered(table).x, entered(table).y) == (R, own)
    assert table.events(Summoned)[0].cites == ("C-SUM-01", "C-SUM-03")


@every_printing
@each_seat
def test_a_character_enters_at_least_s_from_every_enemy(edition: str, seat: Seat) -> None:
    """C-SUM-01: exactly S is far enough, a hundredth of a millimetre less is not, hidden enemies included."""
    table = Table(edition)
    own = 1.6 if seat == FIRST else 58.4
    foe = table.creature(1 - seat, at=(30, own), hidden=True)
    calls_in(table, seat)
    at = round(own * 1_000)
    refusal = table.refused(seat, PlaceAt((30_000 + 11_199, at)))
    assert (refusal.code, refusal.cites) == ("too-close", ("C-SUM-01",))
    assert refusal.facts == {"creature": foe.id, "gap": S - 1, "limit": S}
    table.answer(seat, PlaceAt((30_000 + 11_200, at)))
    table.rest()
    assert table.events(Rolled) == []


@every_printing
def test_a_character_enters_beside_friends_and_on_nobody(edition: str) -> None:
    """C-SUM-01: S is kept from enemies only; the place itself must be free (C-MOV-02)."""
    table = Table(edition)
    friend = table.creature(FIRST, at=(30, 1.6))
    table.terrain("cliff", "impassable", corners=[[40, 0], [50, 0], [50, 5], [40, 5]])
    table.terrain("bog", "difficult", corners=[[10, 0], [20, 0], [20, 5], [10, 5]])
    calls_in(table, FIRST)
    assert table.refused(FIRST, PlaceAt((33_199, R))).facts == {"by": friend.id}
    assert table.refused(FIRST, PlaceAt((51_599, R))).facts == {"by": table.ids["cliff"]}
    assert table.refused(FIRST, Activate(friend.id)).code == "not-offered"
    table.answer(FIRST, PlaceAt((33_200, R)))
    table.rest()


@every_printing
def test_one_single_place_at_s_is_found(edition: str) -> None:
    """C-SUM-01, C-SUM-02: whether there is such a place is decided to a hundredth of a millimetre."""
    for last, close in ((50.4, False), (50.399, True)):
        table = Table(edition)
        for number, x in enumerate((6, 28, last)):
            table.creature(SECOND, at=(x, 1.6), name=f"foe-{number}")
        entry = OwnSide(table.game, FIRST, 3_200)
        assert entry.close == close
        assert (entry.free == [(39_200, 39_200)]) == (not close)


@pytest.mark.parametrize("number", range(40))
def test_the_places_and_the_reasons_agree(number: int) -> None:
    """C-SUM-01, C-SUM-02: on random tables the free parts of the side are those that are not refused."""
    chance = Chance(seed_of(f"entries {number}"))
    edition = PRINTINGS[number % 4]
    rules, start = skirmish(edition, chance, a_side=3 + number % 4, terrains=number % 6)
    game = rules.game(start.state)
    for one in game.creatures():
        one.y = R if number % 2 else one.y
        one.base = 3_200
        one.x = R + chance.below(SIDE - 2 * R)
    for seat in (FIRST, SECOND):
        entry = OwnSide(game, seat, 3_200)
        edge = R if seat == FIRST else SIDE - R
        probes = [R + chance.below(SIDE - 2 * R) for _ in range(200)]
        for low, high in entry.free:
            probes += [low - 1, low, high, high + 1]
        for along in probes:
            inside = any(low <= along <= high for low, high in entry.free)
            x = along if seat == FIRST else SIDE - along
            assert (entry.refused((x, edge)) is None) == inside
        assert all(entry.refused(place) is None for place in entry.suggestions())
        assert bool(entry.suggestions()) == entry.has_room()


# C-SUM-02


@every_printing
def test_without_a_place_at_s_each_enemy_within_s_stabs(edition: str) -> None:
    """C-SUM-02: from every hostile creature within S, S itself included, and from no other."""
    table, (left, middle, _right) = crowded(edition)
    calls_in(table, FIRST)
    table.answer(FIRST, PlaceAt((21_200, R)))
    table.dice(SECOND, "axe")
    table.dice(SECOND, "bullseye")
    table.rest()
    assert [roll.creature for roll in table.events(Rolled)] == [left.id, middle.id]
    hurt = table.events(Hurt)[0]
    assert (hurt.by, hurt.wounds) == (left.id, 1)
    assert hurt.cites[:2] == ("C-SUM-02", "C-BACK-02")
    assert entered(table).wounds == 1
    assert table.events(Summoned)[0].cites == ("C-SUM-02", "C-SUM-03")


@pytest.mark.parametrize("edition", FIRST_EDITION)
def test_in_the_first_edition_it_may_then_enter_in_contact(edition: str) -> None:
    """C-SUM-02: closer than S or in contact, not on another creature."""
    table, (left, *_) = crowded(edition)
    calls_in(table, FIRST)
    assert table.refused(FIRST, PlaceAt((13_199, R))).facts == {"by": left.id}
    table.answer(FIRST, PlaceAt((13_200, R)))
    table.dice(SECOND, "bullseye")
    table.rest()
    assert table.game.foes_in_contact(entered(table)) == [left.creature]


def test_in_the_second_edition_it_never_enters_in_contact() -> None:
    """C-SUM-02, C-MOV-06: no closer than three millimetres, even where it may be closer than S."""
    table, (left, *_) = crowded("en2")
    calls_in(table, FIRST)
    refusal = table.refused(FIRST, PlaceAt((13_499, R)))
    assert (refusal.code, refusal.cites) == ("too-close", ("C-SUM-02",))
    assert refusal.facts == {"creature": left.id, "gap": 299, "limit": 300}
    table.answer(FIRST, PlaceAt((13_500, R)))
    table.dice(SECOND, "bullseye")
    table.rest()
    assert table.game.foes_in_contact(entered(table)) == []


@every_printing
def test_it_still_touches_its_own_side(edition: str) -> None:
    """C-SUM-02: closer to enemies, but only on its player's side."""
    table, _ = crowded(edition)
    calls_in(table, FIRST)
    assert table.refused(FIRST, PlaceAt((21_200, 20_000))).cites == ("C-SUM-01",)


@every_printing
def test_without_any_room_nobody_enters(edition: str) -> None:
    """C-SUM-02: without any room the player is not asked and nothing happens."""
    table = Table(edition)
    for number in range(18):
        table.creature(FIRST, at=(round(1.6 + 3.2 * number, 1), 1.6), name=f"friend-{number}")
    found: list[Creature | None] = []

    def try_to_enter(game: Game) -> Procedure[None]:
        found.append((yield from summon(game, FIRST, recruit())))

    table.run(try_to_enter)
    table.rest()
    assert found == [None]
    assert table.events(Summoned) == []


@every_printing
def test_the_backstabs_come_before_the_first_word_even_if_they_kill(edition: str) -> None:
    """C-SUM-02: the player goes on after the backstabs, and a dead character speaks too."""
    table, _ = crowded(edition)

    def play(game: Game) -> Procedure[None]:
        yield from summon(game, FIRST, recruit(health=1))
        yield from prosper(game, FIRST, 1, because="C-PLAY-04")

    table.run(play)
    table.answer(FIRST, PlaceAt((21_200, R)))
    table.dice(SECOND, "shield")
    table.dice(SECOND, "axe")
    table.rest()
    kinds = (Summoned, Hurt, Eliminated, Prospered)
    assert table.happened(*kinds) == ["Summoned", "Hurt", "Hurt", "Eliminated", "Prospered"]


@every_printing
def test_a_hidden_enemy_may_stab_whoever_enters_within_s(edition: str) -> None:
    """C-BACK-04: summoned within S of a hidden enemy; it may deal a backstab and then loses its token."""
    for answer, stabs in ((Yes(), True), (No(), False)):
        table, (left, middle, _) = crowded(edition, hidden=True)
        calls_in(table, FIRST)
        table.answer(FIRST, PlaceAt((21_200, R)))
        table.answer(SECOND, No())
        table.answer(SECOND, answer)
        if stabs:
            table.dice(SECOND, "axe")
        table.rest()
        assert [one.creature for one in table.events(Uncovered)] == [middle.id] * stabs
        assert (left.creature.hidden, middle.creature.hidden) == (True, not stabs)
        assert entered(table).wounds == stabs


@every_printing
def test_whoever_enters_hidden_is_no_target(edition: str) -> None:
    """C-BACK-04: a creature with a stealth token cannot be backstabbed, also when it is summoned."""
    table, _ = crowded(edition)
    calls_in(table, FIRST, hidden=True)
    table.answer(FIRST, PlaceAt((21_200, R)))
    table.rest()
    assert table.events(Rolled) == []


@every_printing
def test_an_agile_creature_that_enters_close_is_stabbed_in_the_second_edition(edition: str) -> None:
    """A-AGILE: always safe in the first edition; in the second only when it leaves contact."""
    table, _ = crowded(edition)
    calls_in(table, FIRST, held=(Held("A-AGILE"),))
    table.answer(FIRST, PlaceAt((21_200, R)))
    if edition == "en2":
        table.dice(SECOND, "axe")
        table.dice(SECOND, "bullseye")
    table.rest()
    assert entered(table).wounds == (edition == "en2")


# C-SUM-03


@every_printing
def test_whoever_just_entered_counts_as_activated(edition: str) -> None:
    """C-SUM-03: it cannot act this turn, brings its tokens, and its player's next turn is its own."""
    table = Table(edition)
    calls_in(table, FIRST, held=(Held("A-ARMOUR", 2),), armour=2)
    table.answer(FIRST, PlaceAt((30_000, R)))
    table.rest()
    creature = entered(table)
    assert (creature.activated, creature.armour, creature.seat, creature.owner) == (True, 2, FIRST, FIRST)
    assert table.refused(FIRST, Activate(creature.id)).code == "already-activated"
    table.end_turn()
    table.end_turn()
    table.answer(FIRST, Activate(creature.id))


herald = Ability("T-HERALD")


@herald.after(Summoned, when=lambda me, event: event.profile.card == "recruit")
def call_another(me: Bearer, event: Summoned) -> Procedure[None]:
    """A creature that enters brings a page along."""
    page = Profile("page", MINION, 1, 1, 0, 3_200)
    yield from me.game.happen(Summoned(me.game.state.next_id, me.seat, page, (R, R)))


@every_printing
def test_whoever_enters_is_stabbed_and_not_whom_it_brings(edition: str) -> None:
    """C-SUM-02: another creature that enters in answer to the summoning is not taken for the one summoned."""
    table = Table(edition, abilities=[herald])
    for x in (12.7, 31.3, 51):
        table.creature(SECOND, at=(x, 1.6), name=f"foe-{x:.0f}")
    table.creature(FIRST, at=(30, 30), keywords=["t-herald"])
    calls_in(table, FIRST)
    table.answer(FIRST, PlaceAt((22_000, R)))
    table.dice(SECOND, "axe")
    table.dice(SECOND, "bullseye")
    table.rest()
    recruit_id, page_id = [event.creature for event in table.events(Summoned)]
    assert [hurt.creature for hurt in table.events(Hurt)] == [recruit_id]
    assert table.state.creatures[page_id].wounds == 0


# C-SUM-05


def calls_beside(table: Table, host: Miniature, seat: Seat = FIRST) -> None:
    """An ability of the seat summons a minion in contact with a creature."""
    table.run(lambda game: summon_beside(game, seat, recruit(type=MINION), host.creature))


def test_a_minion_enters_in_contact_with_the_creature_that_an_ability_names() -> None:
    """C-SUM-05: in contact with it, far from its player's side, and activated like all that enter."""
    table = Table("en2")
    host = table.creature(FIRST, at=(30, 30))
    calls_beside(table, host)
    refusal = table.refused(FIRST, PlaceAt((33_500, 30_000)))
    assert (refusal.code, refusal.cites) == ("not-in-contact", ("C-SUM-05",))
    assert refusal.facts == {"creature": host.id, "gap": 300}
    assert table.refused(FIRST, PlaceAt((33_199, 30_000))).facts == {"by": host.id}
    table.answer(FIRST, PlaceAt((33_499, 30_000)))
    table.rest()
    assert table.game.touching(entered(table)) == [host.creature]
    assert entered(table).activated
    assert table.events(Summoned)[0].cites == ("C-SUM-05", "C-SUM-03")


def test_a_minion_enters_beside_no_enemy_and_draws_no_backstab() -> None:
    """C-SUM-05: never in contact with an opponent's creature; within S of one it is not stabbed."""
    table = Table("en2")
    host = table.creature(FIRST, at=(30, 30))
    foe = table.creature(SECOND, at=(36.9, 30))
    calls_beside(table, host)
    refusal = table.refused(FIRST, PlaceAt((33_401, 30_000)))
    assert (refusal.code, refusal.cites) == ("too-close", ("C-SUM-05",))
    assert refusal.facts == {"creature": foe.id, "gap": 299, "limit": 300}
    table.answer(FIRST, PlaceAt((33_400, 30_000)))
    table.rest()
    assert table.events(Rolled) == []


def test_a_minion_may_enter_beside_the_enemy_that_an_ability_names() -> None:
    """C-SUM-05: unless it says so; and then beside no other enemy."""
    table = Table("en2")
    victim = table.creature(SECOND, at=(30, 30), name="victim")
    other = table.creature(SECOND, at=(33.2, 30), name="other")
    calls_beside(table, victim)
    assert table.refused(FIRST, PlaceAt((31_600, 32_772))).facts["creature"] == other.id
    table.answer(FIRST, PlaceAt((26_800, 30_000)))
    table.rest()


def test_without_room_beside_its_host_a_minion_does_not_enter() -> None:
    """C-SUM-05: without room one is not summoned; six bases round one leave none."""
    ring = ((3.2, 0), (1.6, 2.772), (-1.6, 2.772), (-3.2, 0), (-1.6, -2.772), (1.6, -2.772))
    for missing, room in ((0, False), (1, True)):
        table = Table("en2")
        host = table.creature(FIRST, at=(30, 30), name="host")
        for number, (dx, dy) in enumerate(ring[missing:]):
            table.creature(FIRST, at=(round(30 + dx, 3), round(30 + dy, 3)), name=f"friend-{number}")
        entry = Beside(table.game, FIRST, 3_200, host.creature)
        assert entry.has_room() == room
        assert bool(entry.suggestions()) == room
        assert all(entry.refused(place) is None for place in entry.suggestions())
        assert entry.refused((33_200, 30_000)) is None or not room


def test_a_backstab_on_somebody_who_is_gone_is_not_rolled() -> None:
    """C-BACK-01: a creature that left the field before cannot be backstabbed."""
    table = Table("en2")
    gone = table.creature(FIRST, health=1, at=(30, 30))
    foe = table.creature(SECOND, at=(30, 33.2))
    target = gone.creature
    table.hurt(gone, 1)
    table.run(lambda game: stab(game, target, [foe.creature], backstabbed, "C-BACK-01"))
    table.rest()
    assert table.events(Rolled) == []


# Summoning while another creature is about to enter.


def announcing(to: tuple[int, int]) -> Ability:
    """Before a creature of the first seat enters, the second seat's crier brings an imp to a place."""
    ability = Ability("T-CRIER")

    @ability.before(Summoned, when=lambda me, entering: entering.seat != me.seat)
    def announce(me: Bearer, entering: Summoned) -> Procedure[Summoned]:
        imp = Summoned(me.game.state.next_id, me.seat, recruit(), to, because=("T-CRIER",))
        yield from me.game.happen(imp)
        return entering

    return ability


@every_printing
def test_two_who_enter_in_one_moment_have_two_numbers(edition: str) -> None:
    """C-SUM-03: a creature that enters while another is about to is a separate creature."""
    table = Table(edition, abilities=[announcing((30_000, 58_400))])
    table.creature(SECOND, at=(50, 50), keywords=["t-crier"])
    calls_in(table, FIRST)
    table.answer(FIRST, PlaceAt((30_000, R)))
    table.rest()
    first, second = table.events(Summoned)
    assert (first.seat, second.seat) == (SECOND, FIRST)
    assert second.creature == first.creature + 1
    assert [one.seat for one in table.game.creatures()] == [SECOND, SECOND, FIRST]
    assert table.state.next_id == second.creature + 1


@every_printing
def test_nobody_enters_where_another_has_come_meanwhile(edition: str) -> None:
    """C-SUM-01, C-MOV-02: two bases never stand on one place."""
    table = Table(edition, abilities=[announcing((31_000, R))])
    table.creature(SECOND, at=(50, 50), keywords=["t-crier"])
    calls_in(table, FIRST)
    table.answer(FIRST, PlaceAt((30_000, R)))
    table.rest()
    assert [event.seat for event in table.events(Summoned)] == [SECOND]
