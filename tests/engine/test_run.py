"""Driving a game: refusals, forks, rewinds, and rules that fail. Played with the second game."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from signum.engine.chance import Chance, seed_of
from signum.engine.confirming import No, Yes
from signum.engine.dice import D6, numbered
from signum.engine.events import Event
from signum.engine.outcomes import Outcome
from signum.engine.questions import (
    AnswerRefused,
    Choice,
    Option,
    Procedure,
    Roll,
    Shuffle,
    choose,
    roll,
    shuffle,
)
from signum.engine.run import RESTS_APART, Act, Dice, GameRun, Given, Order
from tests.engine import frogs
from tests.engine.frogs import Draw, Frogs, Hop, Pond, Won
from tests.engine.truth import truth, whole_truth

SEED = seed_of("run")


def played(answers: int, seed: str = "run", *, player: str = "player") -> GameRun[Pond, Frogs]:
    """A game after this many random answers, or at its end."""
    run, chance = frogs.run(seed_of(seed)), Chance(seed_of(player))
    while run.choice is not None and len(run.entries) < answers:
        run.answer(run.choice.seat, run.choice.drawn(chance.below))
    return run


def refusal_of(run: GameRun[Any, Any], seat: int, option: Option) -> str:
    """The code of a refusal; nothing may have changed by it."""
    before, rests = whole_truth(run), len(run.rests)
    explained = run.explain(seat, option)
    with pytest.raises(AnswerRefused) as refused:
        run.answer(seat, option)
    assert refused.value.refusal == explained
    assert (whole_truth(run), len(run.rests)) == (before, rests)
    return refused.value.refusal.code


class Steps(frogs.FrogRules):
    """Frog rules whose steps a test tells, in turn; then the game goes on as usual."""

    def __init__(self, *steps: Any) -> None:
        self.steps = steps

    def finished(self, state: Pond) -> bool:
        return super().finished(state) or state.turn >= len(self.steps)

    def step(self, game: Frogs) -> Procedure[None]:
        step: Procedure[None] = self.steps[game.state.turn](game)
        return step


def told(*steps: Any, chance: Chance | None = None) -> GameRun[Pond, Frogs]:
    return GameRun(Steps(*steps), frogs.pond(Chance(SEED)), chance)


def ask(seat: int) -> Procedure[Yes | No]:
    return (yield from choose(Choice[Yes | No](seat, "well", (Yes(), No()))))


def long_game(answers: int) -> GameRun[Pond, Frogs]:
    """A game of many steps, with dice and one or two questions in each, after this many answers."""

    def step(game: Frogs) -> Procedure[None]:
        yield from roll(0, (D6,))
        for seat in range(1 + game.state.turn % 2):
            yield from ask(seat)
        yield from game.happen(frogs.NextTurn())

    run = told(*[step] * (answers + 1), chance=Chance(SEED))
    for _ in range(answers):
        assert run.choice is not None
        run.answer(run.choice.seat, Yes())
    return run


# Answers and refusals.


def test_an_answer_of_the_wrong_seat_is_refused_and_changes_nothing() -> None:
    run = played(3)
    assert run.choice is not None
    seat = run.choice.seat
    assert refusal_of(run, 1 - seat, run.choice.options()[0]) == "not-your-choice"
    assert refusal_of(run, 7, Draw()) == "not-your-choice"


def test_a_refusal_does_not_tell_what_another_seat_is_asked() -> None:
    run = played(3)
    assert run.choice is not None
    seat = run.choice.seat
    refusal = run.explain(1 - seat, Draw())
    assert refusal is not None
    assert refusal.facts == {"seat": seat}


def test_an_option_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    run = played(3)
    assert run.choice is not None
    for option in (Hop("0", 1), Hop("1", 77), Yes()):
        assert refusal_of(run, run.choice.seat, option) == "no-such-thing"


def test_nothing_can_be_answered_when_the_game_is_over() -> None:
    run = played(10_000)
    assert run.finished
    assert refusal_of(run, 0, Draw()) == "game-over"
    with pytest.raises(AnswerRefused):
        run.act(Won(0))
    with pytest.raises(AnswerRefused):
        run.settle((1,))


def test_an_answer_gives_back_the_events_that_follow_from_it() -> None:
    run = played(4)
    logged = len(run.game.log)
    assert run.choice is not None
    events = run.answer(run.choice.seat, run.choice.options()[0])
    assert events
    assert events == run.game.log[logged:]


def test_a_choice_with_a_single_option_is_not_asked_unless_taking_it_decides_something() -> None:
    def step(game: Frogs) -> Procedure[None]:
        only = yield from choose(Choice[Yes | No](0, "one", (Yes(),)))
        assert only == Yes()
        yield from choose(Choice[Yes | No](1, "decides", (Yes(),), always=True))
        yield from game.happen(frogs.NextTurn())

    run = told(step)
    assert run.choice is not None
    assert run.choice.kind == "decides"


# Dice and shuffles by hand.


def by_hand(game: Frogs) -> Procedure[None]:
    yield from roll(0, (numbered(4),) * 2)
    yield from shuffle(1, ["a", "b", "b"])
    yield from game.happen(frogs.NextTurn())


@pytest.mark.parametrize("dice", [(), (1,), (1, 2, 3), (0, 1), (1, 5), ("a", "b"), ("1", "2")])
def test_other_dice_than_were_called_for_are_refused(dice: tuple[Any, ...]) -> None:
    run = told(by_hand)
    assert run.question == Roll(0, (numbered(4),) * 2)
    before = whole_truth(run)
    with pytest.raises(AnswerRefused) as refused:
        run.settle(dice)
    assert refused.value.refusal.code == "other-dice"
    assert whole_truth(run) == before


@pytest.mark.parametrize("order", [(), ("a", "b"), ("a", "a", "b"), ("a", "b", "b", "c"), (1, 2, 3)])
def test_other_cards_than_are_shuffled_are_refused(order: tuple[Any, ...]) -> None:
    run = told(by_hand)
    run.settle((4, 1))
    assert run.question == Shuffle(1, ("a", "b", "b"))
    before = whole_truth(run)
    with pytest.raises(AnswerRefused) as refused:
        run.settle(order)
    assert refused.value.refusal.code == "other-cards"
    assert whole_truth(run) == before
    run.settle(("b", "a", "b"))
    assert run.finished


def test_dice_come_before_answers_and_answers_before_dice() -> None:
    def step(game: Frogs) -> Procedure[None]:
        yield from roll(0, (D6,))
        yield from ask(1)
        yield from game.happen(frogs.NextTurn())

    run = told(step)
    assert refusal_of(run, 0, Yes()) == "dice-first"
    run.settle((6,))
    with pytest.raises(AnswerRefused) as refused:
        run.settle((6,))
    assert refused.value.refusal.code == "no-dice-asked"
    run.answer(1, Yes())
    assert run.entries == [Dice((6,)), Given(1, Yes())]


def test_nothing_is_asked_of_fate_where_there_is_nothing_to_decide() -> None:
    def step(game: Frogs) -> Procedure[None]:
        assert (yield from roll(0, ())) == ()
        assert (yield from shuffle(0, ["a"])) == ("a",)
        assert (yield from shuffle(0, [])) == ()
        yield from game.happen(frogs.NextTurn())

    assert told(step).finished


# Forks.


@given(some.integers(0, 60), some.integers(1, 8))
def test_a_fork_is_equal_and_goes_its_own_way(answers: int, ahead: int) -> None:
    run = played(answers)
    before = whole_truth(run)
    fork = run.fork()
    assert truth(fork) == truth(run)
    chance = Chance(seed_of("ahead"))
    for _ in range(ahead):
        if fork.choice is not None:
            fork.answer(fork.choice.seat, fork.choice.drawn(chance.below))
    assert whole_truth(run) == before
    assert len(fork.entries) >= len(run.entries)


@given(some.integers(1, 40), some.integers(1, 8), some.integers(1, 8))
def test_forks_know_all_entries_whatever_becomes_of_the_game_they_come_from(
    answers: int, ahead: int, further: int
) -> None:
    """Also a fork of a fork, after both earlier games were rewound and went another way."""
    run = played(answers)
    chance = Chance(seed_of("ahead"))
    fork = run.fork()
    known = list(run.entries)

    def gone_on(one: GameRun[Any, Any]) -> GameRun[Any, Any]:
        for _ in range(ahead):
            if one.choice is not None:
                one.answer(one.choice.seat, one.choice.drawn(chance.below))
        return one

    gone_on(fork)
    longer, learnt = list(fork.entries), list(fork.learnt)
    other = fork.fork()
    for one in (fork, gone_on(run)):
        one.rewind(max(one.rests[0].entries, len(one.entries) - ahead - further))
        gone_on(one)
    assert longer[: len(known)] == known
    assert (other.entries, other.learnt) == (longer, learnt)
    assert len(fork.entries) == len(fork.learnt)


def test_a_fork_in_the_middle_of_a_step_is_equal_and_independent() -> None:
    """A frog that may be saved for a card asks in the middle of the other's turn."""
    runs = [played(answers, f"mid-step {seed}") for seed in range(5) for answers in range(1, 30)]
    middle = [run for run in runs if run.choice is not None and run.choice.kind == "wake"]
    assert middle
    for run in middle:
        assert run.rests[-1].entries < len(run.entries)
        before = whole_truth(run)
        saved, gone = run.fork(), run.fork()
        assert truth(saved) == truth(gone) == truth(run)
        assert run.choice is not None
        saved.answer(run.choice.seat, Yes())
        gone.answer(run.choice.seat, No())
        assert truth(saved) != truth(gone)
        assert whole_truth(run) == before


def test_a_fork_of_a_finished_game_is_finished() -> None:
    run = played(10_000)
    fork = run.fork()
    assert fork.finished
    assert truth(fork) == truth(run)


def test_a_game_that_is_over_before_it_begins_can_be_forked_and_rewound() -> None:
    start = frogs.pond(Chance(SEED))
    start.outcome = Outcome(0, "race", ())
    run = GameRun(frogs.FrogRules(), start, Chance(SEED))
    assert run.finished
    assert run.fork().finished
    run.rewind(0)
    assert run.finished


# Rewinding.


@given(some.integers(0, 60), some.data())
def test_rewinding_to_any_entry_restores_to_the_bit(answers: int, data: some.DataObject) -> None:
    run = played(answers)
    end, entries = whole_truth(run), list(run.entries)
    to = data.draw(some.integers(0, len(entries)))
    run.rewind(to)
    assert whole_truth(run) == whole_truth(played(to))
    for entry in entries[to:]:
        run.give(entry)
    assert whole_truth(run) == end


def test_a_long_game_keeps_few_rests() -> None:
    """The older they are the further apart, so a rewind repeats hardly more than it undoes."""
    run = long_game(400)
    kept = [rest.entries for rest in run.rests]
    assert kept[0] == 0
    assert kept[-1] >= 399
    assert len(kept) <= 14
    for before, after in pairwise(kept):
        assert after - before <= 2 * RESTS_APART + 400 - after
    for to in (399, 380, 200, 3):
        twin = long_game(400)
        twin.rewind(to)
        assert whole_truth(twin) == whole_truth(long_game(to))


def test_a_rule_that_fails_after_many_rests_leaves_the_game_as_it_was() -> None:
    """Also if the rest before the failure was not kept."""
    for answers in range(1, 40):
        run, before = long_game(answers), whole_truth(long_game(answers))
        with pytest.raises(RuntimeError, match="broken"):
            run.act(Broken())
        assert whole_truth(run) == before


@pytest.mark.parametrize("to", [-1, 6, 1_000])
def test_there_is_no_rewinding_to_where_the_game_never_was(to: int) -> None:
    run = played(5)
    before = whole_truth(run)
    with pytest.raises(ValueError, match="cannot rewind"):
        run.rewind(to)
    assert whole_truth(run) == before


def test_a_fork_can_be_rewound_to_its_last_rest_and_no_further() -> None:
    """It keeps no earlier rests, so that looking ahead stays cheap."""
    run = played(12)
    fork = run.fork()
    before = truth(fork)
    first = fork.rests[0].entries
    fork.rewind(len(fork.entries))
    assert truth(fork) == before
    with pytest.raises(ValueError, match="cannot rewind"):
        fork.rewind(first - 1)
    assert truth(fork) == before


# Acts from outside the choices.


class Broken(Event, frozen=True):
    """An event that fails half way."""

    def apply(self, state: Pond) -> None:
        state.turn = 77
        raise RuntimeError("broken")


def test_an_act_ends_the_game_and_can_be_rewound() -> None:
    run = played(6)
    before = whole_truth(run)
    assert run.act(Won(1)) == [Won(1)]
    assert run.finished
    assert run.entries[-1] == Act(Won(1))
    assert truth(run.fork()) == truth(run)
    run.rewind(6)
    assert whole_truth(run) == before


def test_an_act_that_fails_leaves_the_table_as_it_was() -> None:
    run = played(6)
    before = whole_truth(run)
    with pytest.raises(RuntimeError, match="broken"):
        run.act(Broken())
    assert whole_truth(run) == before


# Rules that fail.


def fails_later(game: Frogs) -> Procedure[None]:
    """Two answers, events between them, and then a mistake in the rule."""
    yield from ask(0)
    yield from game.happen(frogs.Hopped(1, 5))
    if (yield from ask(1)) == Yes():
        yield from game.happen(frogs.Hopped(2, 5))
        raise RuntimeError("a mistake in the rule")
    yield from game.happen(frogs.NextTurn())


def peaceful(game: Frogs) -> Procedure[None]:
    yield from ask(0)
    yield from game.happen(frogs.NextTurn())


@pytest.mark.parametrize("forked", [False, True])
def test_a_rule_that_fails_leaves_the_table_as_it_was(forked: bool) -> None:
    run = told(peaceful, fails_later, peaceful)
    for seat in (0, 0):
        run.answer(seat, Yes())
    run = run.fork() if forked else run
    before = whole_truth(run)
    with pytest.raises(RuntimeError, match="a mistake in the rule"):
        run.answer(1, Yes())
    assert whole_truth(run) == before
    run.answer(1, No())
    assert run.game.state.turn == 2


@pytest.mark.parametrize("forked", [False, True])
def test_a_rule_that_fails_after_a_rest_leaves_the_table_as_it_was(forked: bool) -> None:
    """The answer ended one step well; the next step fails before it asks anything."""

    def fails_at_once(game: Frogs) -> Procedure[None]:
        yield from game.happen(frogs.Hopped(1, 5))
        raise RuntimeError("a mistake in the rule")

    run = told(peaceful, peaceful, fails_at_once, chance=Chance(SEED))
    run.answer(0, Yes())
    run = run.fork() if forked else run
    before = whole_truth(run)
    with pytest.raises(RuntimeError, match="a mistake in the rule"):
        run.answer(0, Yes())
    assert whole_truth(run) == before


# What was learnt.


def learning(*, rolls: bool = False, draws: bool = False) -> Any:
    def step(game: Frogs) -> Procedure[None]:
        yield from ask(0)
        if rolls:
            yield from roll(0, (D6,))
        if draws:
            yield from frogs.draw(game, 0)
        yield from game.happen(frogs.NextTurn())

    return step


def test_each_entry_tells_whether_anything_was_learnt_by_it() -> None:
    steps = [learning(), learning(rolls=True), learning(), learning(draws=True), learning()]
    run = told(*steps, chance=Chance(SEED))
    for _ in steps:
        run.answer(0, Yes())
    assert run.learnt == [False, True, False, True, False]
    run.rewind(2)
    assert run.learnt == [False, True]
    assert run.fork().learnt == [False, True]


def test_what_falls_before_the_next_question_belongs_to_the_answer_that_led_there() -> None:
    """The next step begins with dice before anybody is asked again."""

    def dice_first(game: Frogs) -> Procedure[None]:
        yield from roll(1, (D6,))
        yield from ask(1)
        yield from game.happen(frogs.NextTurn())

    run = told(learning(), dice_first, chance=Chance(SEED))
    run.answer(0, Yes())
    run.answer(1, Yes())
    assert run.learnt == [True, False]


def test_dice_and_shuffles_by_hand_are_learnt_too() -> None:
    run = told(by_hand, learning())
    run.settle((1, 2))
    run.settle(("b", "b", "a"))
    run.answer(0, Yes())
    assert run.entries == [Dice((1, 2)), Order(("b", "b", "a")), Given(0, Yes())]
    assert run.learnt == [True, True, False]
