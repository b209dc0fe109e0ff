"""One match of lanterns: views, clocks, undo and leaving."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from signum.engine.chance import Chance, seed_of
from signum.engine.confirming import No
from signum.engine.outcomes import Outcome
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import AnswerRefused, Seat
from signum.table.clock import ClockSettings
from signum.table.match import Match
from tests.toy.games import match, positioned
from tests.toy.lanterns.events import Drawn, Eliminated, Moved
from tests.toy.lanterns.options import Gust, Move, Pass, Split, Take
from tests.toy.lanterns.state import FLASK, KEEPERS, OIL, SHUTTER, STORMS

FIRST, SECOND, STORM = 0, 1, 2
GIFTS = ("G-SWIFT", "G-MIRROR", "G-STEADY", "G-ECHO")


def set_up(**more: Any) -> Match:
    """Everybody has taken gifts, and it is the first keeper's turn."""
    made = match("a secret of the server", **more)
    for number, gift in enumerate(GIFTS):
        made.answer(number % 2, Take(gift))
    return made


def play_on(made: Match, until: Callable[[Match], bool], seed: str = "player") -> None:
    """Answer anything until something is so."""
    chance = Chance(seed_of(seed))
    while not made.finished and not until(made):
        seat = made.asked
        assert seat is not None
        choice = made.choice(seat)
        assert choice is not None
        made.answer(seat, choice.drawn(chance.below))


def code_of(act: Callable[[], object]) -> str:
    """Why it is refused."""
    with pytest.raises(AnswerRefused) as refused:
        act()
    return refused.value.refusal.code


# What is seen.


@pytest.mark.parametrize("number", range(6))
def test_no_byte_of_a_hidden_card_reaches_anybody_else(number: int) -> None:
    made = match(f"secrets {number}")
    chance = Chance(seed_of(f"secrets {number}"))
    while not made.finished:
        seat = made.asked
        assert seat is not None
        choice = made.choice(seat)
        assert choice is not None
        made.answer(seat, choice.drawn(chance.below))
        check_secrets(made)


def check_secrets(made: Match) -> None:
    """The views and logs of all are the same bytes, but for each seat's hand, its draws and its question."""
    seen = {seat: seen_by(made, seat) for seat in (None, FIRST, SECOND, STORM)}
    assert seen[None] == seen[STORM]
    for keeper in (FIRST, SECOND):
        view, log = msgspec.json.decode(seen[keeper][0]), msgspec.json.decode(seen[keeper][1])
        own = view["players"][keeper].pop("cards", None)
        assert own == (list(cards.hand) if (cards := made.run.game.state.cards.get(keeper)) else None)
        for event in log:
            if event["kind"] == "drawn" and event["seat"] == keeper:
                event["card"] = ""
        assert (msgspec.json.encode(view), msgspec.json.encode(log)) == seen[None]


def seen_by(made: Match, seat: Seat | None) -> tuple[bytes, bytes]:
    view = msgspec.json.encode(msgspec.to_builtins(made.view(seat).game))
    events = [msgspec.to_builtins(one) for one in made.log(seat)]
    for card in (OIL, FLASK, SHUTTER):
        told = [one for one in events if one["kind"] in ("drawn", "deck-shuffled") and card in str(one)]
        assert all(one["seat"] == seat for one in told)
    return view, msgspec.json.encode(events)


def test_a_seat_without_hand_and_deck_has_none_in_the_view() -> None:
    made = set_up()
    keeper, _, storm = msgspec.json.decode(msgspec.json.encode(made.view(FIRST).game))["players"]
    assert storm == {"seat": STORM, "side": STORMS, "thing": 3}
    assert keeper == {
        "seat": FIRST,
        "side": KEEPERS,
        "thing": 1,
        "hand": 4,
        "deck": 3,
        "heap": [],
        "cards": made.run.game.state.cards[FIRST].hand,
    }


def test_a_secret_question_is_put_to_whoever_has_no_shutter_too() -> None:
    """The question is secret, and it is asked even if there is only one answer."""
    made = positioned(
        "seats: {first: {lantern: {called: ann}, hand: [oil]}, second: {lantern: {called: ben}},"
        " third: {storm: {called: gale}}}\nturn: {seat: third, number: 3, round: 1}"
    )
    made.answer(STORM, Gust(1))
    made.answer(STORM, Split(1, 1))
    asked = made.view(FIRST).choice
    assert asked is not None
    assert (asked.kind, asked.secrecy, asked.shape) == ("shutter", Secrecy.SECRET, QuestionShape.YES_NO)
    assert asked.options == (No(),)
    assert all(made.view(seat).choice is None for seat in (SECOND, STORM, None))
    assert made.view(None).waiting_for == FIRST


# Clocks.


def test_a_clock_that_runs_out_takes_its_seat_out_and_the_others_play_on() -> None:
    made = set_up(clock=ClockSettings(10_000), now=0)
    made.check_clock(10_000)
    assert not made.finished
    assert made.playing == (SECOND, STORM)
    assert made.run.game.state.out == (FIRST,)
    assert made.asked == SECOND
    assert made.view(None, 12_000).time_left == (0, 8_000, 10_000)
    made.check_clock(20_000)
    assert made.outcome == Outcome(STORMS, "clock", ("L-OUT-02",))


# Taking back.


def test_an_answer_by_which_nothing_was_learnt_is_taken_back_freely() -> None:
    made = set_up()
    before = made.record(private=True)
    made.answer(FIRST, Move(1))
    assert made.view(FIRST).may_take_back
    made.take_back(FIRST)
    after = made.record(private=True)
    assert (after.entries, after.marks[-1]) == (before.entries, before.marks[-1])


def test_all_others_must_consent_to_taking_back_more() -> None:
    made = set_up()
    made.answer(FIRST, Pass())
    assert code_of(lambda: made.take_back(FIRST)) == "something-was-learnt"
    made.ask_to_take_back(FIRST)
    made.reply_to_request(SECOND, allow=True)
    assert made.asked == SECOND
    made.reply_to_request(STORM, allow=True)
    assert made.asked == FIRST


def test_one_refusal_is_enough() -> None:
    made = set_up()
    made.answer(FIRST, Pass())
    made.ask_to_take_back(FIRST)
    made.reply_to_request(SECOND, allow=True)
    made.reply_to_request(STORM, allow=False)
    assert made.asked == SECOND
    assert code_of(lambda: made.ask_to_take_back(FIRST)) == "asked-already"


def test_nobody_asks_a_seat_that_is_out() -> None:
    made = set_up()
    made.answer(FIRST, Pass())
    made.concede(SECOND)
    made.ask_to_take_back(FIRST)
    assert code_of(lambda: made.reply_to_request(SECOND, allow=True)) == "no-request"
    made.reply_to_request(STORM, allow=True)
    assert made.asked == FIRST
    assert made.playing == (FIRST, SECOND, STORM)


def test_nobody_takes_back_past_a_concession_without_consent() -> None:
    made = set_up()
    made.answer(FIRST, Pass())
    made.concede(SECOND)
    assert code_of(lambda: made.take_back(FIRST)) == "someone-else-acted"
    assert not made.view(FIRST).may_take_back
    assert SECOND not in made.playing


def test_a_seat_that_is_out_has_no_say() -> None:
    made = set_up()
    made.concede(SECOND)
    assert code_of(lambda: made.ask_to_take_back(SECOND)) == "out-already"
    assert code_of(lambda: made.offer_draw(SECOND)) == "out-already"
    assert code_of(lambda: made.concede(SECOND)) == "out-already"
    assert not made.view(SECOND).may_take_back


def test_who_plays_alone_asks_nobody() -> None:
    made = match("solo", mode="solo")
    made.answer(FIRST, Take("G-SWIFT"))
    made.answer(FIRST, Take("G-STEADY"))
    made.answer(FIRST, Pass())
    made.answer(FIRST, No())
    assert code_of(lambda: made.take_back(FIRST)) == "something-was-learnt"
    made.ask_to_take_back(FIRST)
    asked = made.view(FIRST).choice
    assert asked is not None
    assert asked.kind == "shutter"


# Leaving and agreeing.


def test_a_keeper_gives_up_in_mid_turn_and_the_others_play_on() -> None:
    made = set_up()
    made.answer(FIRST, Move(1))
    events = made.concede(FIRST)
    assert [type(event).__name__ for event in events[:2]] == ["Conceded", "Eliminated"]
    assert (made.asked, made.playing, made.finished) == (SECOND, (SECOND, STORM), False)
    lanterns = made.view(STORM).game.lanterns
    assert [one.seat for one in lanterns] == [SECOND]
    play_on(made, lambda one: False)
    assert made.outcome is not None


def test_a_keeper_gives_up_while_another_is_asked() -> None:
    """The running turn goes on; the keeper is out at its end."""
    made = set_up()
    made.concede(SECOND)
    assert (made.asked, made.playing) == (FIRST, (FIRST, STORM))
    assert made.run.game.state.out == ()
    made.answer(FIRST, Pass())
    assert made.run.game.state.out == (SECOND,)
    assert made.asked == STORM


@pytest.mark.parametrize("seats, winner", [((STORM,), KEEPERS), ((FIRST, SECOND), STORMS)])
def test_the_other_side_wins_when_nobody_of_a_side_is_left(seats: tuple[Seat, ...], winner: int) -> None:
    made = set_up()
    for seat in seats:
        made.concede(seat)
    assert made.outcome == Outcome(winner, "concession", ("L-OUT-02",))
    assert made.finished


def test_a_draw_takes_all_who_still_play() -> None:
    made = set_up()
    made.offer_draw(FIRST)
    made.offer_draw(STORM)
    assert not made.finished
    made.concede(SECOND)
    assert not made.finished
    made.offer_draw(FIRST)
    made.offer_draw(STORM)
    assert made.outcome == Outcome(None, "agreement", ("L-WIN-04",))


def test_somebody_is_blown_out_in_mid_game() -> None:
    """The views go on without the lantern, and the seat is never asked again."""
    made = match("elimination 13")
    play_on(made, lambda one: bool(one.run.game.state.out), "player 13")
    (gone,) = made.run.game.state.out
    assert not made.finished
    assert any(isinstance(event, Eliminated) for event in made.log(gone))
    assert "thing" not in msgspec.to_builtins(made.view(gone).game)["players"][gone]
    play_on(made, lambda one: one.asked == gone)
    assert made.finished


def test_draws_and_moves_are_events_of_this_game() -> None:
    """Tags are those of the classic game; types and fields are not."""
    made = set_up()
    made.answer(FIRST, Move(2))
    drawn = [event for event in made.log(FIRST) if isinstance(event, Drawn)]
    assert drawn[0].__struct_config__.tag == "drawn"
    assert made.log(FIRST)[-1] == Moved(1, 2, 2)
