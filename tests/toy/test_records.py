"""Records of lanterns: saved, resumed and verified to the bit."""

import pytest

from signum.engine.chance import Chance, seed_of
from signum.table import record as records
from signum.table.clock import ClockSettings
from signum.table.match import Match
from signum.table.record import RecordError
from signum.table.resuming import resume
from signum.table.scenario.ways import snapshot
from signum.table.verifying import findings
from tests.toy.games import match
from tests.toy.lanterns.modes import MODES
from tests.toy.lanterns.rulebook import TOY


def played(secret: str, mode: str, answers: int = 1000, leaves: int | None = None) -> Match:
    """A match after this many answers; one seat may give up half way."""
    made, chance = match(secret, mode, players=("Ann", "Ben", "Cyd", "Dan")), Chance(seed_of(secret))
    for number in range(answers):
        if number == 12 and leaves is not None and not made.finished:
            made.concede(leaves)
        seat = made.asked
        if seat is None:
            break
        choice = made.choice(seat)
        assert choice is not None
        made.answer(seat, choice.drawn(chance.below), now=number)
    return made


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("answers", [0, 3, 17, 1000])
def test_a_saved_match_goes_on_as_it_was(mode: str, answers: int) -> None:
    made = played("saved", mode, answers)
    again = resume(made.save(), TOY)
    assert snapshot(again.run) == snapshot(made.run)
    assert again.save() == made.save()
    for seat in (*range(made.seats), None):
        assert again.view(seat) == made.view(seat)
        assert again.log(seat) == made.log(seat)


def test_a_match_in_which_a_seat_left_is_resumed_too() -> None:
    made = played("left", "storm", leaves=1)
    assert 1 in made.run.game.state.out
    assert snapshot(resume(made.save(), TOY).run) == snapshot(made.run)


def test_every_seat_keeps_its_time() -> None:
    made = match("clocks", clock=ClockSettings(60_000, 1_000), now=0)
    choice = made.choice(0)
    assert choice is not None
    made.answer(0, choice.options()[0], now=5_000)
    again = resume(made.save(now=7_000), TOY, now=100_000)
    assert again.view(None, 100_000).time_left == (56_000, 58_000, 60_000)


@pytest.mark.parametrize("mode", MODES)
def test_a_finished_match_is_verified_and_a_changed_one_is_not(mode: str) -> None:
    made = played("verified", mode)
    assert made.finished
    found = list(findings(made.save(), TOY))
    assert [one.what for one in found][-1] == "outcome"
    assert all(one.right for one in found)
    record = records.read(made.save())
    del record.entries[4]
    del record.times[4]
    assert not all(one.right for one in findings(records.written(record), TOY))


def test_while_a_match_runs_its_public_record_has_no_secret() -> None:
    made = played("public", "storm", 9)
    record = made.record()
    assert (record.start, record.secret, record.entries) == (None, None, [])


def test_a_record_of_a_game_that_is_not_there_says_so() -> None:
    record = records.read(played("unknown", "storm", 4).save())
    record.game = "classic"
    with pytest.raises(RecordError, match=r"the record is of another game.*lanterns"):
        resume(records.written(record), TOY)


@pytest.mark.parametrize(
    "part, value, cause",
    [
        ("turn", "often", "the record's start does not fit the game"),
        ("sides", [0] * 5, "one to four play"),
        ("active", 9, "one to four play"),
        ("lanterns", {}, "every keeper has a lantern"),
    ],
)
def test_a_start_with_which_no_game_begins_is_refused(part: str, value: object, cause: str) -> None:
    record = records.read(played("start", "storm", 4).save())
    record.start["state"][part] = value
    with pytest.raises(RecordError, match=cause):
        resume(records.written(record), TOY)
