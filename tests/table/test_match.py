"""One match: answers and refusals, views, taking back, giving up, draws, clocks, saving and resuming."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from signum.classic.chapters.combat.damage import Hurt
from signum.classic.chapters.combat.melee import Split
from signum.classic.chapters.combat.rolls import Rolled
from signum.classic.chapters.field.movement import Move
from signum.classic.chapters.turn.activation import Activate, EndTurn, Fight, Pass, PassRest
from signum.classic.chapters.turn.setup import Begin
from signum.classic.chapters.turn.victory import ClockExpired, DrawAgreed, GaveUp, TimeCalled
from signum.classic.chapters.turn.zones import Drawn
from signum.engine.chance import Chance, seed_of
from signum.engine.questions import FIRST, SECOND, AnswerRefused, Option, Seat
from signum.engine.records import encoded
from signum.engine.run import Given
from signum.rulebooks import GAMES
from signum.table.clock import ClockSettings
from signum.table.match import Match
from signum.table.record import Note
from signum.table.resuming import resume
from signum.table.scenario.ways import snapshot
from signum.table.undo import TakenBack
from tests.table.games import KING, MAID, QUEEN, SQUIRE, activate, duel, pass_turn, random_match, some_turns

CLOCK = ClockSettings(bank=10_000, increment=2_000)
SPECTATOR = None
EVERYBODY = (FIRST, SECOND, SPECTATOR)


def refusal_of(match: Match, act: Callable[[], Any]) -> str:
    """The code with which an act is refused; nothing may have changed by it."""
    before, entries = snapshot(match.run), list(match.times)
    views = [match.view(seat) for seat in EVERYBODY]
    with pytest.raises(AnswerRefused) as refused:
        act()
    assert (snapshot(match.run), match.times) == (before, entries)
    assert [match.view(seat) for seat in EVERYBODY] == views
    return refused.value.refusal.code


def seen(match: Match, seat: Seat | None) -> str:
    return encoded([match.view(seat), match.log(seat)]).decode()


def notes(match: Match) -> list[TakenBack]:
    """A spectator's notes about answers that were taken back."""
    return [line.what for line in match.log(SPECTATOR) if isinstance(line, Note)]


# Answers and refusals.


def test_the_seat_that_is_asked_answers_and_the_events_come_back() -> None:
    match = duel()
    assert match.asked == FIRST
    assert match.choice(SECOND) is None
    events = match.answer(FIRST, Activate(KING))
    assert events == match.run.game.log[-len(events) :]
    assert [type(event).__name__ for event in events] == ["Activated"]


@pytest.mark.parametrize(
    "seat, option, code",
    [
        (SECOND, Activate(QUEEN), "not-your-choice"),
        (FIRST, Activate(QUEEN), "not-your-creature"),
        (FIRST, EndTurn(), "creatures-waiting"),
        (FIRST, Fight(QUEEN), "no-activation-running"),
        (7, PassRest(), "no-such-seat"),
        (-1, PassRest(), "no-such-seat"),
    ],
)
def test_what_is_not_legal_is_refused_and_changes_nothing(seat: Seat, option: Option, code: str) -> None:
    match = duel()
    explained = match.explain(seat, option)
    assert explained is not None
    assert explained.code == code
    assert refusal_of(match, lambda: match.answer(seat, option)) == code


SEATS_THAT_ARE_NONE: list[Any] = [None, "0", True, 0.0, [0], object(), 10**30]
ODD_THINGS: list[Any] = [None, "pass", [], {}, b"", object(), float("nan"), 10**30, True, (1, 2), 1.0]


@pytest.mark.parametrize("seat", SEATS_THAT_ARE_NONE, ids=lambda seat: type(seat).__name__)
def test_a_seat_of_another_type_is_refused(seat: Any) -> None:
    match = duel()
    for act in (Match.concede, Match.offer_draw, Match.take_back, Match.ask_to_take_back):
        assert refusal_of(match, partial(act, match, seat)) == "no-such-seat"
    assert refusal_of(match, lambda: match.answer(seat, PassRest())) == "no-such-seat"
    assert refusal_of(match, lambda: match.reply_to_request(seat, True)) == "no-such-seat"
    explained = match.explain(seat, PassRest())
    assert explained is not None
    assert explained.code == "no-such-seat"


@pytest.mark.parametrize("thing", ODD_THINGS, ids=lambda thing: type(thing).__name__)
def test_an_option_of_other_types_is_refused_and_poisons_no_record(thing: Any) -> None:
    match = duel(by_hand=True)
    activate(match, FIRST, KING, Fight(QUEEN))
    for option in (thing, Activate(thing), Fight(thing), Split(thing, 2), Split(0, thing), Move(thing)):
        explained = match.explain(SECOND, option)
        assert explained is not None
        assert refusal_of(match, partial(match.answer, SECOND, option)) == explained.code
    match.answer(SECOND, Split(0, 3))
    match.answer(FIRST, Split(3, 0))
    assert refusal_of(match, lambda: match.settle(thing)) == "other-dice"
    assert refusal_of(match, lambda: match.settle((1, 1, thing))) == "other-dice"
    assert snapshot(resume(match.save(), GAMES).run) == snapshot(match.run)


def test_who_answers_is_told_no_more_than_the_seat_may_see() -> None:
    match = duel()
    match.answer(FIRST, PassRest())
    drawn = [event for event in match.answer(FIRST, EndTurn()) if isinstance(event, Drawn)]
    assert [event.card for event in drawn] == [""]


@pytest.mark.parametrize(
    "act",
    [Match.concede, Match.offer_draw, Match.take_back, Match.ask_to_take_back],
)
def test_a_seat_that_does_not_exist_can_do_nothing(act: Callable[[Match, Seat], Any]) -> None:
    match = duel()
    assert refusal_of(match, lambda: act(match, 2)) == "no-such-seat"
    assert refusal_of(match, lambda: act(match, -1)) == "no-such-seat"
    assert refusal_of(match, lambda: match.reply_to_request(2, True)) == "no-such-seat"


def test_dice_by_hand_are_entered_where_there_is_no_secret() -> None:
    match = duel(by_hand=True)
    activate(match, FIRST, KING, Fight(QUEEN))
    match.answer(SECOND, Split(0, 3))
    match.answer(FIRST, Split(3, 0))
    assert refusal_of(match, lambda: match.settle((1,))) == "other-dice"
    match.settle((3, 5, 1))
    match.settle((5, 1, 1))
    assert [event.wounds for event in match.log(FIRST) if isinstance(event, Hurt)] == [1]


def test_dice_by_hand_are_refused_where_the_secret_rolls_them() -> None:
    match = duel()
    assert refusal_of(match, lambda: match.settle((1,))) == "no-dice-asked"


def test_the_secret_and_the_nonces_of_both_seats_make_the_dice() -> None:
    def faces(**more: Any) -> list[tuple[str, ...]]:
        match = duel()
        match = Match(match.rules, match.start, **{"secret": match.secret, "nonces": match.nonces, **more})
        for _ in range(3):
            activate(match, FIRST, KING, Fight(QUEEN))
            match.answer(SECOND, Split(3, 0))
            match.answer(FIRST, Split(3, 0))
            if match.finished:
                break
            pass_turn(match, FIRST)
            pass_turn(match, SECOND)
        return [event.faces for event in match.run.game.log if isinstance(event, Rolled)]

    assert faces() == faces()
    assert faces() != faces(nonces=(b"one", b"three"))
    assert faces() != faces(secret=seed_of("other"))


# Views.


def test_no_view_and_no_log_holds_what_its_seat_may_not_know() -> None:
    match = duel()
    some_turns(match)
    drawn = {event.seat: event.card for event in match.run.game.log if isinstance(event, Drawn)}
    for seat in EVERYBODY:
        text = seen(match, seat)
        for owner, player in enumerate(match.run.game.state.players):
            assert not [card for card in player.deck if f'"{card}"' in text]
            assert all((f'"{card}"' in text) is (owner == seat) for card in player.hand)
            assert (f'"{drawn[owner]}"' in text) is (owner == seat)
    assert match.secret is not None
    assert match.secret.hex() not in seen(match, FIRST)


def test_only_who_is_asked_sees_the_choice_and_everybody_sees_who_is_waited_for() -> None:
    match = duel()
    choices = [match.view(seat).choice for seat in EVERYBODY]
    assert choices[0] is not None
    assert choices[0].kind == "turn"
    assert set(choices[0].options) == {Activate(KING), Activate(SQUIRE), PassRest()}
    assert choices[1:] == [None, None]
    assert [match.view(seat).waiting_for for seat in EVERYBODY] == [FIRST] * 3


def test_a_view_stays_as_it_was_when_the_game_goes_on() -> None:
    match = duel()
    views = [match.view(seat) for seat in EVERYBODY]
    before = encoded(views)
    some_turns(match)
    activate(match, FIRST, KING, Fight(QUEEN))
    assert encoded(views) == before


def test_a_refusal_tells_the_other_seat_nothing() -> None:
    match = duel()
    activate(match, FIRST, KING, Fight(QUEEN))
    refusal = match.explain(FIRST, Split(1, 2))
    assert refusal is not None
    assert (refusal.code, refusal.facts) == ("not-your-choice", {"seat": SECOND})


# Taking back.


def test_an_own_answer_is_taken_back_freely_while_nothing_was_learnt() -> None:
    match = duel()
    before = snapshot(match.run)
    match.answer(FIRST, Activate(KING))
    assert match.view(FIRST).may_take_back
    assert not match.view(SECOND).may_take_back
    match.take_back(FIRST)
    assert snapshot(match.run) == before
    assert notes(match) == [TakenBack(FIRST, 1, consented=False)]
    match.answer(FIRST, Activate(SQUIRE))
    assert len(match.times) == len(match.run.entries) == 1


def test_several_own_answers_are_taken_back_one_after_the_other() -> None:
    match = duel()
    before = snapshot(match.run)
    activate(match, FIRST, KING, Pass())
    match.answer(FIRST, Activate(SQUIRE))
    for _ in range(3):
        match.take_back(FIRST)
    assert snapshot(match.run) == before
    assert refusal_of(match, lambda: match.take_back(FIRST)) == "nothing-to-take-back"


def test_answers_given_in_one_go_are_taken_back_in_one_go() -> None:
    match = duel()
    activate(match, 0, KING, Pass(), now=5)
    activate(match, 0, SQUIRE, Pass(), now=9)
    match.take_back(0, 12)
    assert len(match.run.entries) == 2
    assert match.view(0).may_take_back
    match.take_back(0, 12)
    assert match.run.entries == []


def test_answers_given_one_after_another_are_taken_back_one_by_one() -> None:
    match = duel()
    match.answer(0, Activate(KING), 5)
    match.answer(0, Pass(), 6)
    match.take_back(0, 12)
    assert len(match.run.entries) == 1


def test_only_the_free_part_of_one_go_is_taken_back_freely() -> None:
    match = duel()
    activate(match, 0, KING, Pass(), now=5)
    match.run.learnt[0] = True
    match.take_back(0, 12)
    assert len(match.run.entries) == 1


def test_with_consent_all_of_one_go_is_taken_back() -> None:
    match = duel()
    activate(match, 0, KING, Fight(QUEEN), now=5)
    match.answer(1, Split(0, 3), 6)
    match.ask_to_take_back(0, 7)
    match.reply_to_request(1, allow=True, now=8)
    assert match.run.entries == []


def test_nothing_is_taken_back_freely_once_a_card_was_drawn() -> None:
    match = duel()
    pass_turn(match, FIRST)
    assert refusal_of(match, lambda: match.take_back(FIRST)) == "something-was-learnt"


def test_nothing_is_taken_back_freely_once_dice_have_fallen() -> None:
    match = duel()
    activate(match, FIRST, KING, Fight(QUEEN))
    match.answer(SECOND, Split(0, 3))
    match.answer(FIRST, Split(3, 0))
    assert refusal_of(match, lambda: match.take_back(FIRST)) == "something-was-learnt"


def test_nothing_is_taken_back_freely_once_somebody_else_acted() -> None:
    match = duel()
    activate(match, FIRST, KING, Fight(QUEEN))
    match.take_back(FIRST)
    match.answer(FIRST, Fight(QUEEN))
    match.answer(SECOND, Split(0, 3))
    assert refusal_of(match, lambda: match.take_back(FIRST)) == "someone-else-acted"
    match.take_back(SECOND)
    match.take_back(FIRST)
    assert notes(match)[-2:] == [TakenBack(SECOND, 1, consented=False), TakenBack(FIRST, 1, consented=False)]


def test_with_the_others_consent_more_is_taken_back_and_the_log_says_so() -> None:
    match = duel()
    match.answer(FIRST, Activate(KING))
    before = snapshot(match.run)
    match.answer(FIRST, Fight(QUEEN))
    match.answer(SECOND, Split(0, 3))
    match.answer(FIRST, Split(3, 0))
    match.ask_to_take_back(FIRST)
    assert [match.view(seat).taking_back for seat in EVERYBODY] == [FIRST] * 3
    assert match.run.entries[-1] == Given(FIRST, Split(3, 0))
    match.reply_to_request(SECOND, True)
    assert match.asked == FIRST
    match.ask_to_take_back(FIRST)
    match.reply_to_request(SECOND, True)
    assert snapshot(match.run) == before
    assert notes(match) == [TakenBack(FIRST, 1, consented=True), TakenBack(FIRST, 2, consented=True)]


def test_the_dice_of_an_answer_given_again_are_the_same() -> None:
    """An undo by consent is not a second chance: the stream goes back too."""
    match = duel()
    activate(match, FIRST, KING, Fight(QUEEN))
    match.answer(SECOND, Split(0, 3))
    match.answer(FIRST, Split(3, 0))
    after = snapshot(match.run)
    match.ask_to_take_back(FIRST)
    match.reply_to_request(SECOND, True)
    match.answer(FIRST, Split(3, 0))
    assert snapshot(match.run) == after


def test_who_was_refused_does_not_beg_again_for_the_same() -> None:
    match = duel()
    pass_turn(match, FIRST)
    match.ask_to_take_back(FIRST)
    assert refusal_of(match, lambda: match.ask_to_take_back(FIRST)) == "request-open"
    assert refusal_of(match, lambda: match.reply_to_request(FIRST, True)) == "no-request"
    before = snapshot(match.run)
    match.reply_to_request(SECOND, False)
    assert snapshot(match.run) == before
    assert match.view(SECOND).taking_back is None
    assert notes(match) == []
    assert refusal_of(match, lambda: match.ask_to_take_back(FIRST)) == "asked-already"
    match.answer(SECOND, Activate(MAID))
    match.ask_to_take_back(FIRST)
    assert match.view(SECOND).taking_back == FIRST


def test_playing_on_is_an_answer_to_a_request_too() -> None:
    match = duel()
    pass_turn(match, FIRST)
    match.ask_to_take_back(FIRST)
    match.answer(SECOND, PassRest())
    assert match.view(FIRST).taking_back is None
    assert refusal_of(match, lambda: match.reply_to_request(SECOND, True)) == "no-request"


def test_who_answered_nothing_has_nothing_to_take_back() -> None:
    match = duel()
    match.answer(FIRST, PassRest())
    assert refusal_of(match, lambda: match.take_back(SECOND)) == "nothing-to-take-back"
    assert refusal_of(match, lambda: match.ask_to_take_back(SECOND)) == "nothing-to-take-back"


def test_notes_stand_in_the_log_where_they_were_made() -> None:
    match = duel()
    activate(match, FIRST, KING, Pass())
    match.answer(FIRST, Activate(SQUIRE))
    match.take_back(FIRST)
    match.answer(FIRST, Activate(SQUIRE))
    names = [type(line).__name__ for line in match.log(SPECTATOR)]
    assert names == ["Activated", "Passed", "ActivationEnded", "Note", "Activated"]


# Giving up and agreeing on a draw.


@pytest.mark.parametrize("seat", [FIRST, SECOND])
def test_who_gives_up_has_lost_at_once(seat: Seat) -> None:
    match = duel()
    activate(match, FIRST, KING, Fight(QUEEN))
    assert match.concede(seat) == [GaveUp(seat)]
    assert match.finished
    assert (match.outcome.winner, match.outcome.by) == (1 - seat, "concession")
    assert (GaveUp(seat).cites, match.outcome.cites) == ((), ())
    assert match.asked is None


def test_nothing_more_can_be_done_once_the_game_is_over() -> None:
    match = duel()
    match.answer(FIRST, Activate(KING))
    match.concede(FIRST)
    for act in (
        lambda: match.answer(FIRST, Pass()),
        lambda: match.settle((1,)),
        lambda: match.concede(SECOND),
        lambda: match.offer_draw(SECOND),
        lambda: match.take_back(FIRST),
        lambda: match.ask_to_take_back(FIRST),
    ):
        assert refusal_of(match, act) in ("game-over", "no-dice-asked")
    assert not any(match.view(seat).may_take_back for seat in EVERYBODY)


def test_a_draw_is_agreed_once_every_seat_has_offered_it() -> None:
    """C-WIN-06: players may agree on a draw."""
    match = duel()
    assert match.offer_draw(SECOND) == []
    assert match.offer_draw(SECOND) == []
    assert [match.view(seat).draw_offers for seat in EVERYBODY] == [(SECOND,)] * 3
    assert match.offer_draw(FIRST) == [DrawAgreed()]
    assert (match.finished, match.outcome.winner, match.outcome.cites) == (True, None, ("C-WIN-06",))


def test_an_offer_is_declined_by_playing_on() -> None:
    match = duel()
    match.offer_draw(SECOND)
    match.answer(FIRST, PassRest())
    assert match.view(FIRST).draw_offers == ()
    match.offer_draw(FIRST)
    assert not match.finished


# Clocks.


def test_the_clock_runs_for_who_is_asked_and_an_answer_gives_time_back() -> None:
    match = duel(clock=CLOCK, now=1_000)
    assert match.view(FIRST, now=4_000).time_left == (7_000, 10_000)
    match.answer(FIRST, PassRest(), now=4_000)
    assert match.view(FIRST, now=4_000).time_left == (9_000, 10_000)
    match.answer(FIRST, EndTurn(), now=5_000)
    assert match.view(SPECTATOR, now=9_000).time_left == (10_000, 6_000)
    match.answer(SECOND, PassRest(), now=9_000)
    assert match.view(SECOND, now=9_000).time_left == (10_000, 8_000)


def test_whose_clock_runs_out_has_lost() -> None:
    """A clock for each seat is an agreement of the table and cites no rule."""
    match = duel(clock=CLOCK)
    match.check_clock(now=9_999)
    assert match.log(SPECTATOR) == []
    match.check_clock(now=10_000)
    assert match.asked is None
    assert (match.outcome.winner, match.outcome.by) == (SECOND, "clock")
    assert match.log(SPECTATOR)[-1] == ClockExpired(FIRST)
    assert (ClockExpired(FIRST).cites, match.outcome.cites) == ((), ())


def test_at_the_agreed_time_the_rules_decide_the_game() -> None:
    """C-WIN-04: the time of all seats counts together, and no seat has a clock of its own."""
    match = duel(clock=ClockSettings(limit=10_000), now=1_000)
    assert match.view(FIRST, now=1_000).time_left is None
    assert match.next_check(now=3_000) == 8_000
    match.answer(FIRST, PassRest(), now=4_000)
    match.answer(FIRST, EndTurn(), now=8_000)
    assert (match.asked, match.next_check(now=8_000)) == (SECOND, 3_000)
    match.check_clock(now=10_999)
    assert not match.finished
    match.run.game.state.creatures[QUEEN].wounds = 1
    match.check_clock(now=11_000)
    assert (match.outcome.winner, match.outcome.by, match.outcome.cites) == (FIRST, "time", ("C-WIN-04",))
    assert match.log(SPECTATOR)[-1] == TimeCalled()
    assert match.next_check(now=11_000) is None


def test_the_time_of_the_game_is_kept_and_stands_still_while_nobody_plays() -> None:
    match = duel(clock=ClockSettings(limit=10_000))
    match.answer(FIRST, PassRest(), now=4_000)
    later = resume(match.save(now=6_000), GAMES, now=50_000)
    assert later.clock is not None
    assert later.clock.game_left(50_000) == 4_000
    later.check_clock(now=53_999)
    assert not later.finished
    later.check_clock(now=54_000)
    assert later.finished


def test_the_agreed_time_waits_for_the_heroes() -> None:
    """C-WIN-04: it is called only with all heroes on the field, and then at once."""
    rules = GAMES["classic"].rules("en2")
    start = GAMES["classic"].library.start("duel", "en2", ("brissa", "roland"))
    match = Match(rules, start, secret=b"late", clock=ClockSettings(limit=1_000))
    match.check_clock(now=5_000)
    assert not match.finished
    assert match.next_check(now=5_000) is None
    asked = match.asked or 0
    match.answer(asked, Begin(asked), now=5_000)
    for seat in (asked, 1 - asked):
        choice = match.choice(seat)
        assert choice is not None
        match.answer(seat, choice.offers[0].suggestions()[0], now=6_000)
    assert match.next_check(now=6_000) == 0
    match.check_clock(now=6_000)
    assert match.finished


@pytest.mark.parametrize(
    "act",
    [
        lambda match: match.answer(FIRST, PassRest(), now=10_001),
        lambda match: match.concede(SECOND, now=10_001),
        lambda match: match.offer_draw(SECOND, now=10_001),
        lambda match: match.ask_to_take_back(SECOND, now=10_001),
    ],
)
def test_whatever_comes_too_late_comes_after_the_flag(act: Callable[[Match], Any]) -> None:
    match = duel(clock=ClockSettings(10_000))
    with pytest.raises(AnswerRefused) as refused:
        act(match)
    assert refused.value.refusal.code == "game-over"
    assert (match.outcome.winner, match.outcome.by) == (SECOND, "clock")
    assert len(match.times) == len(match.run.entries) == 1


def test_a_clock_that_is_switched_off_never_runs() -> None:
    match = duel()
    match.answer(FIRST, PassRest(), now=10**12)
    match.check_clock(now=10**15)
    assert match.view(FIRST, now=10**15).time_left is None
    assert not match.finished


def test_taking_back_gives_no_time_and_an_answer_given_again_none_either() -> None:
    match = duel(clock=CLOCK)
    match.answer(FIRST, Activate(KING), now=1_000)
    assert match.view(FIRST, now=1_000).time_left == (11_000, 10_000)
    for now in (2_000, 3_000, 4_000):
        match.take_back(FIRST, now=now)
        match.answer(FIRST, Activate(KING), now=now)
    assert match.view(FIRST, now=4_000).time_left == (8_000, 10_000)
    match.answer(FIRST, Pass(), now=4_000)
    assert match.view(FIRST, now=4_000).time_left == (10_000, 10_000)


def test_a_clock_that_is_told_an_earlier_time_neither_gives_nor_takes() -> None:
    match = duel(clock=ClockSettings(10_000), now=5_000)
    match.answer(FIRST, Activate(KING), now=6_000)
    match.answer(FIRST, Pass(), now=2_000)
    assert match.view(FIRST, now=6_500).time_left == (8_500, 10_000)


def test_the_clock_waits_for_nobody_once_the_game_is_over() -> None:
    match = duel(clock=CLOCK)
    match.concede(FIRST, now=3_000)
    assert match.view(FIRST, now=90_000).time_left == (7_000, 10_000)
    match.check_clock(now=90_000)
    assert match.outcome.by == "concession"


# Saving and resuming.


@pytest.mark.parametrize("edition", ["ru1", "de1", "fr1", "en2"])
def test_a_match_is_saved_and_resumed_at_any_moment(edition: str) -> None:
    match = random_match(11, edition)
    entries = len(match.run.entries)
    assert entries > 20
    for moment in [*range(20), entries // 2, entries - 1, entries]:
        match = random_match(11, edition, moment)
        again = resume(match.save(), GAMES)
        assert snapshot(again.run) == snapshot(match.run)
        for seat in EVERYBODY:
            assert again.view(seat) == match.view(seat)
            assert again.log(seat) == match.log(seat)
        assert again.save() == match.save()


def test_a_resumed_match_goes_on_as_the_other_would() -> None:
    one = random_match(12, answers=15)
    other = resume(one.save(), GAMES)
    chance = Chance(seed_of("on"))
    while not one.finished:
        seat = one.asked
        assert seat is not None
        choice = one.choice(seat)
        assert choice is not None
        option = choice.drawn(chance.below)
        assert one.answer(seat, option) == other.answer(seat, option)
    assert one.save() == other.save()


def test_what_was_taken_back_is_still_in_the_log_of_a_resumed_match() -> None:
    match = duel()
    match.answer(FIRST, Activate(KING))
    match.take_back(FIRST)
    match.answer(FIRST, Activate(SQUIRE))
    again = resume(match.save(), GAMES)
    assert notes(again) == [TakenBack(FIRST, 1, consented=False)]
    assert again.log(SECOND) == match.log(SECOND)


def test_a_resumed_match_can_be_taken_back_and_asks_for_consent_as_before() -> None:
    match = duel()
    pass_turn(match, FIRST)
    match.answer(SECOND, Activate(MAID))
    again = resume(match.save(), GAMES)
    assert again.run.learnt == match.run.learnt
    again.take_back(SECOND)
    assert refusal_of(again, lambda: again.take_back(FIRST)) == "something-was-learnt"


def test_the_clocks_stand_still_while_a_match_is_saved() -> None:
    match = duel(clock=CLOCK, now=0)
    match.answer(FIRST, Activate(KING), now=1_000)
    data = match.save(now=4_000)
    again = resume(data, GAMES, now=1_000_000)
    assert again.view(FIRST, now=1_000_000).time_left == (8_000, 10_000)
    assert again.view(FIRST, now=1_002_000).time_left == (6_000, 10_000)
    again.check_clock(now=1_008_000)
    assert again.outcome.by == "clock"


def test_the_clocks_run_on_where_a_match_is_resumed_in_the_same_time() -> None:
    match = duel(clock=CLOCK, now=0)
    match.answer(FIRST, Activate(KING), now=1_000)
    for data in (match.save(), match.save(now=4_000)):
        again = resume(data, GAMES)
        assert again.view(FIRST, now=6_000).time_left == match.view(FIRST, now=6_000).time_left
    assert match.view(FIRST, now=6_000).time_left == (6_000, 10_000)


def test_time_that_was_spent_on_answers_taken_back_stays_spent_after_resuming() -> None:
    match = duel(clock=ClockSettings(10_000), now=0)
    match.answer(FIRST, Activate(KING), now=3_000)
    match.take_back(FIRST, now=5_000)
    again = resume(match.save(now=5_000), GAMES, now=9_000)
    assert again.view(FIRST, now=9_000).time_left == (5_000, 10_000)


def test_a_game_that_is_over_is_resumed_as_over() -> None:
    match = duel(clock=CLOCK)
    match.answer(FIRST, Activate(KING), now=1_000)
    match.check_clock(now=50_000)
    again = resume(match.save(), GAMES)
    assert again.finished
    assert again.outcome == match.outcome
    assert snapshot(again.run) == snapshot(match.run)
