"""Acts from outside the choices: a seat leaves, and the game ends or goes on without it."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from signum.engine.chance import Chance, seed_of
from signum.engine.confirming import No, Yes
from signum.engine.events import Event
from signum.engine.outcomes import Outcome
from signum.engine.questions import AnswerRefused, Roll
from signum.engine.run import Act, GameRun
from tests.engine import quarry
from tests.engine.quarry import Dug, Left, Pit, Quarry, TurnPassed, WentOut, pit
from tests.engine.truth import truth, whole_truth

SEED = seed_of("leaving")
TEAMS = (0, 0, 1, 1)


def asked(run: GameRun[Pit, Quarry]) -> tuple[int, str]:
    assert run.choice is not None
    return run.choice.seat, run.choice.kind


def random_game(
    seats: int, sides: tuple[int, ...], leaves: dict[int, int], *, foreman: int | None = None
) -> GameRun[Pit, Quarry]:
    """A game of random answers, in which seats leave after these numbers of entries."""
    run, chance = quarry.run(pit(seats, sides, foreman=foreman), SEED), Chance(seed_of("player"))
    while run.choice is not None and len(run.entries) < 60:
        seat = leaves.get(len(run.entries))
        state = run.game.state
        if seat is not None and seat not in (*state.out, *state.leaving):
            run.act(Left(seat))
        else:
            run.answer(run.choice.seat, run.choice.drawn(chance.below))
    return run


# Who is asked, and who goes on.


def test_the_last_side_has_won_at_once() -> None:
    run = quarry.run(pit(2), SEED)
    assert run.act(Left(0)) == [Left(0)]
    assert run.finished
    assert run.game.state.outcome == Outcome(1, "alone", ())


def test_of_three_the_others_play_on() -> None:
    """The seat that is asked leaves in its own turn; its turn is over and it is asked no more."""
    run = quarry.run(pit(3), SEED)
    assert asked(run) == (0, "dig")
    events = run.act(Left(0))
    assert events == [Left(0), TurnPassed(), WentOut(0)]
    assert asked(run) == (1, "dig")
    assert run.game.state.out == (0,)
    run.answer(1, No())
    run.answer(2, No())
    assert asked(run) == (1, "dig")


def test_an_ally_plays_on_for_the_side() -> None:
    run = quarry.run(pit(4, TEAMS), SEED)
    run.act(Left(0))
    assert not run.finished
    run.act(Left(2))
    run.act(Left(1))
    assert run.game.state.outcome == Outcome(1, "alone", ())


def test_a_seat_that_is_asked_in_the_middle_of_a_step_declines_and_the_step_goes_on() -> None:
    run = quarry.run(pit(3), SEED)
    run.answer(0, Yes())
    assert asked(run) == (1, "spoil")
    assert run.act(Left(1)) == [Left(1)]
    assert asked(run) == (2, "spoil")
    assert not run.game.state.out
    events = run.answer(2, No())
    assert [type(event) for event in events] == [Dug, TurnPassed, WentOut, TurnPassed]
    assert run.game.state.out == (1,)
    assert asked(run) == (2, "dig")


def test_the_question_to_another_seat_stays_as_it_is() -> None:
    run = quarry.run(pit(3), SEED)
    run.answer(0, Yes())
    open_question = run.question
    run.act(Left(2))
    assert run.question is open_question
    run.answer(1, No())
    assert run.game.state.out == (2,)


def test_the_active_seat_may_leave_while_another_is_asked() -> None:
    run = quarry.run(pit(3), SEED)
    run.answer(0, Yes())
    run.act(Left(0))
    assert asked(run) == (1, "spoil")
    run.answer(1, No())
    run.answer(2, No())
    assert run.game.state.out == (0,)
    assert asked(run) == (1, "dig")


def test_dice_that_lie_ready_are_still_thrown_by_hand_for_a_seat_that_has_left() -> None:
    run = quarry.run(pit(3), None)
    run.answer(0, Yes())
    assert isinstance(run.question, Roll)
    run.act(Left(0))
    assert run.question == Roll(0, quarry.DIG, "dig")
    run.settle((2, 2, 3))
    assert asked(run) == (1, "spoil")


def test_two_may_leave_in_one_step() -> None:
    run = quarry.run(pit(4), SEED)
    run.answer(0, Yes())
    run.act(Left(1))
    run.act(Left(3))
    assert asked(run) == (2, "spoil")
    run.answer(2, No())
    assert run.game.state.out == (1, 3)
    assert asked(run) == (2, "dig")


# Refusals and failures.


def test_a_seat_leaves_once() -> None:
    run = quarry.run(pit(4), SEED)
    run.answer(0, Yes())
    run.act(Left(3))
    before = whole_truth(run)
    with pytest.raises(AnswerRefused) as refused:
        run.act(Left(3))
    assert refused.value.refusal.code == "out-already"
    assert whole_truth(run) == before


def test_nobody_leaves_a_game_that_is_over() -> None:
    run = quarry.run(pit(2), SEED)
    run.act(Left(0))
    with pytest.raises(AnswerRefused) as refused:
        run.act(Left(1))
    assert refused.value.refusal.code == "game-over"


class Broken(Event, frozen=True):
    """An act that fails half way."""

    def apply(self, state: Pit) -> None:
        state.leaving = (0,)
        raise RuntimeError("broken")


def test_an_act_that_fails_leaves_the_table_as_it_was() -> None:
    run = random_game(4, TEAMS, {})
    run.rewind(9)
    before = whole_truth(run)
    with pytest.raises(RuntimeError, match="broken"):
        run.act(Broken())
    assert whole_truth(run) == before


def test_a_step_that_fails_after_an_act_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    run = quarry.run(pit(3), SEED)
    run.answer(0, No())
    before = whole_truth(run)
    with monkeypatch.context() as broken:
        broken.setattr(WentOut, "apply", Broken.apply)
        with pytest.raises(RuntimeError, match="broken"):
            run.act(Left(1))
    assert whole_truth(run) == before
    run.act(Left(1))
    assert run.game.state.out == (1,)


# What was learnt.


def test_an_act_tells_nothing_unless_dice_or_cards_follow_from_it() -> None:
    run = quarry.run(pit(3), SEED)
    run.answer(0, Yes())
    run.act(Left(2))
    assert run.learnt == [True, False]


# Forks, rewinds and replays.

some_leaves = some.dictionaries(some.integers(0, 30), some.integers(0, 3), max_size=3)
some_sides = some.sampled_from([(), TEAMS, (0, 1, 0, 1)])


@given(some_leaves, some_sides, some.integers(0, 3))
def test_a_game_that_seats_leave_is_the_same_from_its_entries(
    leaves: dict[int, int], sides: tuple[int, ...], foreman: int
) -> None:
    run = random_game(4, sides, leaves, foreman=foreman)
    again = quarry.run(pit(4, sides, foreman=foreman), SEED)
    for entry in run.entries:
        again.give(entry)
    assert whole_truth(again) == whole_truth(run)


@given(some_leaves, some_sides, some.data())
def test_rewinding_over_acts_restores_to_the_bit(
    leaves: dict[int, int], sides: tuple[int, ...], data: some.DataObject
) -> None:
    run = random_game(4, sides, leaves)
    end, entries = whole_truth(run), list(run.entries)
    to = data.draw(some.integers(0, len(entries)))
    run.rewind(to)
    fresh = quarry.run(pit(4, sides), SEED)
    for entry in entries[:to]:
        fresh.give(entry)
    assert whole_truth(run) == whole_truth(fresh)
    assert truth(run.fork()) == truth(run)
    for entry in entries[to:]:
        run.give(entry)
    assert whole_truth(run) == end


def test_a_fork_in_a_step_that_a_seat_has_left_goes_its_own_way() -> None:
    run = quarry.run(pit(4), SEED)
    run.answer(0, Yes())
    run.act(Left(1))
    before = whole_truth(run)
    fork = run.fork()
    assert truth(fork) == truth(run)
    fork.act(Left(2))
    fork.answer(3, Yes())
    assert fork.game.state.out == (1, 2)
    assert whole_truth(run) == before
    assert run.entries[-1] == Act(Left(1))
