"""A finished game is explained: how it was decided, turning points, figures and the luck of the dice."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from signum.classic.cards.sets import shipped
from signum.classic.chapters.cards.city import Built
from signum.classic.chapters.cards.playing import CardPlayed
from signum.classic.chapters.combat.attacks import AttackDeclared
from signum.classic.chapters.combat.damage import EFFECT_WOUNDS, Eliminated, Hurt
from signum.classic.chapters.combat.melee import Split
from signum.classic.chapters.combat.rolls import Rerolled, Rolled
from signum.classic.chapters.turn.activation import Activated, Fight
from signum.classic.chapters.turn.victory import DrawAgreed, TimeCalled
from signum.classic.chapters.turn.zones import Prospered
from signum.classic.core.attack_kinds import MELEE
from signum.classic.core.dice import AXE, BULLSEYE, FACES, SHIELD
from signum.classic.core.state import CHARACTER
from signum.classic.findings.tallies import SeatFigures, tallies
from signum.classic.findings.turning_points import (
    TurningPoint,
    attack_behind,
    fallen_hero,
    turning_points,
)
from signum.classic.lab.clashes import clash
from signum.classic.rulebook import CLASSIC
from signum.classic.screen.explanation import Explanation
from signum.content.called_names import you
from signum.engine.chance import Chance, seed_of
from signum.engine.events import Event
from signum.engine.records import plain
from signum.players.deadline import Deadline
from signum.table.match import Match
from signum.table.wire import GameExplained
from tests.games.proof import keen_player
from tests.table.games import KING, MAID, QUEEN, SQUIRE, activate, duel

STRIKING = (AXE, SHIELD)


def counted(*events: Event) -> tuple[SeatFigures, ...]:
    return tallies(duel().start.state, events)


def hurt(creature: int, wounds: int, by: int | None, cause: str = MELEE) -> Hurt:
    return Hurt(creature, wounds, 0, wounds, by, cause)


def explained(match: Match, language: str = "en", seat: int | None = 0) -> GameExplained:
    teller = CLASSIC.teller(match, language, seat, cites_rules=False)
    found = CLASSIC.findings(match, seat, teller).explained(7)
    assert isinstance(found, GameExplained)
    return found


def mortal_duel() -> Match:
    """The queen has one health left when the king attacks with all his dice; dice are thrown by hand."""
    match = duel(by_hand=True)
    match.start.state.creatures[QUEEN].wounds = 7
    match = Match(match.rules, match.start)
    activate(match, 0, KING, Fight(QUEEN))
    match.answer(1, Split(0, 3))
    match.answer(0, Split(3, 0))
    match.settle((3, 3, 1))
    match.settle((1, 1, 1))
    assert match.finished
    return match


# Figures.


@pytest.mark.parametrize(
    ("events", "figure", "wanted"),
    [
        ((AttackDeclared(KING, QUEEN, MELEE), AttackDeclared(MAID, KING, MELEE)), "attacks", (1, 1)),
        ((Activated(KING), Activated(SQUIRE), Activated(MAID)), "activations", (2, 1)),
        ((hurt(QUEEN, 2, KING), hurt(KING, 1, QUEEN)), "wounds", (2, 1)),
        ((hurt(SQUIRE, 1, KING), hurt(KING, 1, None, EFFECT_WOUNDS)), "wounds", (0, 0)),
        ((Eliminated(MAID, "maid", CHARACTER, 1, 1, KING, MELEE),), "eliminated", (1, 0)),
        ((Eliminated(MAID, "maid", CHARACTER, 1, 1, QUEEN, MELEE),), "eliminated", (0, 0)),
        ((Eliminated(MAID, "maid", CHARACTER, 1, 1),), "lost", (0, 1)),
        ((Prospered(1, 3), Prospered(1, 2), Prospered(0, 1)), "prosperity", (4, 8)),
        ((Built(0, "mill", 9, 0, False),), "buildings", (1, 0)),
    ],
)
def test_each_figure_counts_its_events(
    events: tuple[Event, ...], figure: str, wanted: tuple[int, int]
) -> None:
    assert tuple(getattr(one, figure) for one in counted(*events)) == wanted


def test_cards_are_counted_when_they_are_played() -> None:
    match = duel()
    card = match.start.state.players[0].hand[0]
    found = tallies(match.start.state, [CardPlayed(0, card, "spell", None)])  # type: ignore[arg-type]
    assert [one.cards for one in found] == [1, 0]


def test_a_creature_that_changed_sides_counts_for_its_controller_and_is_lost_by_its_owner() -> None:
    match = duel()
    match.start.state.creatures[MAID].seat = 0
    dead = Eliminated(MAID, "maid", CHARACTER, 0, 1, QUEEN, MELEE)
    found = tallies(match.start.state, [AttackDeclared(MAID, QUEEN, MELEE), dead])
    assert [(one.attacks, one.lost, one.eliminated) for one in found] == [(1, 0, 0), (0, 1, 1)]


# Luck.


def test_luck_is_the_successes_above_those_that_the_thrown_dice_expect() -> None:
    ours, theirs = counted(
        Rolled(KING, "attack", (AXE, SHIELD, AXE), STRIKING), Rolled(QUEEN, "defence", (AXE, AXE), (SHIELD,))
    )
    assert (ours.dice, ours.successes, ours.expected, ours.luck) == (3, 3, Fraction(2), Fraction(1))
    assert (theirs.dice, theirs.successes, theirs.luck) == (2, 0, Fraction(-2, 3))


def test_dice_without_a_success_are_neither_lucky_nor_unlucky() -> None:
    assert counted(Rolled(KING, "detection", (AXE, SHIELD)))[0].dice == 0


def test_rerolls_do_not_favour_those_who_throw_again() -> None:
    """Two dice and every failure thrown again: over all equally likely throws the luck is 0."""
    total = Fraction()
    for first in product(FACES, repeat=2):
        failed = tuple(face for face in first if face not in STRIKING)
        ways = list(product(FACES, repeat=len(failed)))
        for again in ways:
            events: list[Event] = [Rolled(KING, "attack", first, STRIKING)]
            events += [Rerolled(KING, "attack", failed, again)] if failed else []
            total += counted(*events)[0].luck / len(ways)
    assert total == 0


def test_a_die_thrown_again_counts_again_with_the_faces_of_its_throw() -> None:
    again = Rerolled(KING, "attack", (BULLSEYE,), (SHIELD,))
    ours = counted(Rolled(KING, "attack", (BULLSEYE, AXE), STRIKING), again)[0]
    assert (ours.dice, ours.successes, ours.expected) == (3, 2, Fraction(2))


# Turning points.


def test_the_largest_shares_are_turning_points_in_the_order_of_play() -> None:
    """The queen has 8 health; maid and queen have 16 strength and health together, the maid 5 of them."""
    log = [
        Prospered(0, 1),
        hurt(QUEEN, 1, KING),
        Eliminated(MAID, "maid", CHARACTER, 1, 1, SQUIRE, MELEE),
        hurt(KING, 4, QUEEN),
    ]
    found = turning_points(duel().start.state, log, 33)
    assert [(one.at, one.seat, one.kind, one.share) for one in found] == [
        (1, 1, "wounded", Fraction(1, 8)),
        (2, 1, "eliminated", Fraction(5, 16)),
        (3, 0, "wounded", Fraction(1, 2)),
    ]


def test_prosperity_counts_up_to_the_goal() -> None:
    """The player begins with 3."""
    found = turning_points(duel().start.state, [Prospered(0, 20), Prospered(0, 30), Prospered(0, 5)], 33)
    assert [(one.at, one.share) for one in found] == [(0, Fraction(20, 33)), (1, Fraction(10, 33))]


def test_what_every_turn_brings_turns_nothing() -> None:
    """C-CITY-01: 2 prosperity of 33 for a turn without a building."""
    log = [Prospered(0, 2), Prospered(1, 2), hurt(QUEEN, 1, KING), Prospered(0, 4)]
    found = turning_points(duel().start.state, log, 33)
    assert [(one.at, one.share) for one in found] == [(2, Fraction(1, 8)), (3, Fraction(4, 33))]


def test_a_moment_is_found_by_its_number_among_the_events_of_its_kind() -> None:
    match = wounded()
    for seat in (None, 0, 1):
        moments = explained(match, seat=seat).moments
        told = [event for event in match.log(seat) if isinstance(event, Event)]
        assert moments
        for one in moments:
            alike = [event for event in told if plain(event)["kind"] == one.event]
            line = CLASSIC.teller(match, "en", seat, cites_rules=False).line(alike[one.nth])
            assert line == one.words


def test_readers_are_addressed_where_they_lost_a_creature() -> None:
    match = mortal_duel()
    fall = next(at for at, event in enumerate(match.log(None)) if isinstance(event, Eliminated))
    point = TurningPoint(fall, 1, 0, 1, "eliminated", Fraction(1, 4))
    addressed: dict[int, str] = {1: you("en")}
    for called, wanted in (({}, "Player 2 loses 25% of"), (addressed, "You lose 25% of")):
        teller = CLASSIC.teller(match, "en", 1, cites_rules=False, called=called)
        assert Explanation(teller).moment(point).note.startswith(wanted)


def wounded() -> Match:
    """A finished game of shipped cards."""
    seed = "explained 2"
    rules, start = clash("en2", Chance(seed_of(seed)), shipped())
    match, player = Match(rules, start, secret=seed_of(seed)), keen_player(seed)
    while (seat := match.asked) is not None and len(match.run.entries) < 600:
        choice: Any = match.choice(seat)
        match.answer(seat, player(None, choice, Deadline()))
    if not match.finished:
        match.concede(0)
    return match


# The decision.


def test_a_fallen_hero_is_told_with_the_chance_of_the_attack() -> None:
    """Three dice that succeed on two of three faces against three that parry on one, one health left."""
    match = mortal_duel()
    throws = list(product(FACES, repeat=6))
    deadly = [one for one in throws if sum([face in STRIKING for face in one[:3]]) > one[3:].count(SHIELD)]
    log = match.run.game.log
    fall = fallen_hero(log)
    assert fall is not None
    attack = attack_behind(match.rules, match.start.state, log, fall)  # type: ignore[arg-type]
    assert attack is not None
    assert (attack.by, attack.struck_back) == (KING, False)
    assert attack.chance == Fraction(len(deadly), len(throws))
    percent = round(100 * len(deadly) / len(throws))
    assert explained(match).decided == f"Queen fell to the attack of King. The chance of that was {percent}%."


def test_an_attacker_who_falls_was_struck_back() -> None:
    match = duel(by_hand=True)
    match.start.state.creatures[KING].wounds = 7
    match = Match(match.rules, match.start)
    activate(match, 0, KING, Fight(QUEEN))
    match.answer(1, Split(3, 0))
    match.answer(0, Split(0, 3))
    match.settle((3, 3, 3))
    match.settle((1, 1, 1))
    told = explained(match).decided
    assert told.startswith("King attacked Queen and fell when it struck back. The chance of that was ")


@pytest.mark.parametrize("language", ["en", "fr", "de", "ru"])
def test_every_way_to_end_is_told_with_its_figures(language: str) -> None:
    ended = {}
    for how in ("concession", "agreement", "time", "hero"):
        match = mortal_duel() if how == "hero" else duel()
        if how == "concession":
            match.concede(1)
        elif how == "agreement":
            match.run.act(DrawAgreed())
        elif how == "time":
            match.start.state.creatures[KING].wounds = 2
            match = Match(match.rules, match.start)
            match.run.act(TimeCalled())
        ended[how] = explained(match, language).decided
        assert match.outcome.by == how
    assert len(set(ended.values())) == len(ended)
    assert "2" in ended["time"]
    assert all(len(told) > 10 and "{" not in told for told in ended.values())


def test_prosperity_is_told_with_the_goal() -> None:
    match = duel("fr1")
    goal = CLASSIC.teller(match, "en", 0).goal_figures[0]
    match.start.state.players[1].prosperity = goal
    match = Match(match.rules, match.start)
    activate(match, 0, KING)
    assert match.outcome.by == "prosperity"
    assert explained(match).decided == f"Player 2 has {goal} Prosperity; {goal} win the game."


def test_all_of_it_has_a_figure_for_each_seat() -> None:
    found = explained(mortal_duel())
    assert found.number == 7
    assert found.seats == ("Player 1", "Player 2")
    assert [len(row.figures) for row in found.rows] == [2] * 8
    assert found.luck[0].words == "2 successes with 3 dice, 2 expected: as expected."
    assert found.luck[1].words == "0 successes with 3 dice, 1 expected: 1 fewer than expected."
    assert found.luck[1].more == -1


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "1 success with 1 die, 0.7 expected: 0.3 more than expected.", "0 successes with 2 dice"),
        ("de", "1 Erfolg mit 1 Würfel, erwartet 0,7: 0,3 mehr als erwartet.", "0 Erfolge mit 2 Würfeln"),
        ("fr", "1 succès avec 1 dé, en moyenne 0,7\u00a0: 0,3 de plus que prévu.", "0 succès avec 2 dés"),
        ("ru", "Успехов 1, кубиков 1, ожидалось 0,7: на 0,3 больше ожидаемого.", "Успехов 0, кубиков 2"),
    ],
)
def test_luck_is_told_of_one_die_and_of_several(language: str, one: str, several: str) -> None:
    match = duel()
    match.concede(1)
    explanation = Explanation(CLASSIC.teller(match, language, 0))
    tallies = [
        SeatFigures(dice=1, successes=1, expected=Fraction(2, 3)),
        SeatFigures(dice=2, expected=Fraction(4, 3)),
    ]
    told = [explanation.luck(tally).words for tally in tallies]
    assert told[0] == one
    assert told[1].startswith(several)


def test_nothing_is_explained_before_the_end() -> None:
    with pytest.raises(ValueError, match="not over"):
        explained(duel())
