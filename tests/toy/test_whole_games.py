"""Whole games of lanterns by chance: every promise of the engine holds for them."""

from collections import Counter

import msgspec
import pytest

from signum.engine.chance import Chance, seed_of
from signum.engine.events import Event
from signum.engine.outcomes import Outcome
from signum.engine.questions import AnswerRefused, Roll, Shuffle
from signum.engine.run import GameRun
from tests.engine.truth import truth, whole_truth
from tests.toy import games
from tests.toy.games import one_answer
from tests.toy.lanterns import ending, events
from tests.toy.lanterns.dice import FLAME, WIND
from tests.toy.lanterns.game import Lanterns
from tests.toy.lanterns.modes import MODES
from tests.toy.lanterns.options import Move, Pass, Take
from tests.toy.lanterns.state import DECK, KEEPERS, STORMS, Night

GAMES = 12


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("number", range(GAMES))
def test_a_random_game_comes_to_its_end_with_every_promise_kept(number: int, mode: str) -> None:
    run, chance = games.run(f"lanterns {number}", mode), Chance(seed_of(f"player {number}"))
    start = whole_truth(run)
    moments = [start]
    while not run.finished:
        fork = run.fork()
        assert truth(fork) == truth(run)
        one_answer(fork.fork(), chance)
        one_answer(run, chance)
        fork.give(run.entries[-1])
        assert truth(fork) == truth(run)
        moments.append(whole_truth(run))
        check_state(run.game.state)
    end = whole_truth(run)
    back = chance.below(len(moments))
    entries = list(run.entries)
    run.rewind(back)
    assert whole_truth(run) == moments[back]
    for entry in entries[back:]:
        run.give(entry)
    assert whole_truth(run) == end
    run.rewind(0)
    assert whole_truth(run) == start


def check_state(state: Night) -> None:
    """Every card is in one zone, every seat that plays has its thing, and no seat that is out has any."""
    for cards in state.cards.values():
        assert Counter([*cards.hand, *cards.deck, *cards.heap]) == Counter(DECK)
    playing = set(state.seating.living)
    assert {one.seat for one in state.things} == playing
    assert set(state.cards) == {seat for seat in playing if state.sides[seat] == KEEPERS}
    assert all(lantern.light > 0 for lantern in state.lanterns.values())


def finished(number: int, mode: str = "storm") -> GameRun[Night, Lanterns]:
    run, chance = games.run(f"all {number}", mode), Chance(seed_of(f"player {number}"))
    while not run.finished:
        one_answer(run, chance)
    return run


def test_every_ending_comes_about_and_every_event_happens() -> None:
    """Also a keeper who goes out while the other plays on, dice of both kinds in one throw, dice cards."""
    outcomes: set[tuple[int | None, str]] = set()
    kinds: set[str] = set()
    played_on = 0
    for mode in MODES:
        for number in range(120):
            run = finished(number, mode)
            outcome = run.game.state.outcome
            assert isinstance(outcome, Outcome)
            outcomes.add((outcome.winner, outcome.by))
            kinds |= {type(event).__name__ for event in run.game.log}
            gone = [at for at, one in enumerate(run.game.log) if isinstance(one, events.Eliminated)]
            played_on += any(isinstance(one, events.TurnBegan) for at in gone for one in run.game.log[at:])
    assert outcomes == {
        (KEEPERS, "tower"),
        (STORMS, "darkness"),
        (KEEPERS, "dawn"),
        (STORMS, "dawn"),
        (None, "twilight"),
    }
    acts = {ending.Conceded, ending.ClockRanOut, ending.DrawAgreed}
    every = {one.__name__ for one in Event.__subclasses__() if one.__module__.startswith("tests.toy.")}
    assert kinds == (every - {one.__name__ for one in acts}) | {"DiceCardRead", "DiceCardsShuffled"}
    assert played_on > 10


def test_the_same_game_by_hand_is_the_same_game() -> None:
    """Dice of two kinds and shuffles that a stream gave, entered by hand, lead to the same end."""
    run, chance = games.run("by hand"), Chance(seed_of("player"))
    hand, stream = games.run("by hand", by_hand=True), Chance(seed_of("by hand"))
    mixed = 0
    settle(hand, stream)
    while not run.finished:
        one_answer(run, chance)
        hand.give(run.entries[-1])
        mixed += settle(hand, stream)
    assert hand.finished
    assert mixed
    assert msgspec.json.encode(hand.game.state) == msgspec.json.encode(run.game.state)
    assert hand.game.log == run.game.log


def settle(hand: GameRun[Night, Lanterns], stream: Chance) -> int:
    """Enter what the stream gives; how many throws had both kinds of dice."""
    mixed = 0
    while isinstance(fate := hand.question, Roll | Shuffle):
        if isinstance(fate, Roll):
            mixed += {WIND, FLAME} <= set(fate.dice)
            hand.settle(stream.dice(fate.dice))
        else:
            hand.settle(stream.order(fate.items))
    return mixed


@pytest.mark.parametrize(
    "seat, option, code",
    [(0, Take("G-NONE"), "not-offered"), (0, Move(1), "not-offered"), (1, Pass(), "not-your-choice")],
)
def test_what_is_not_legal_is_refused_and_changes_nothing(seat: int, option: Take, code: str) -> None:
    run = games.run("refusals")
    before = whole_truth(run)
    with pytest.raises(AnswerRefused) as refused:
        run.answer(seat, option)
    assert refused.value.refusal.code == code
    assert whole_truth(run) == before


@pytest.mark.parametrize("at", range(0, 40, 7))
def test_the_others_play_on_when_a_keeper_gives_up_at_any_moment(at: int) -> None:
    """The rules answer for it until the next rest, and it is not asked again."""
    run, chance = games.run(f"leaving {at}"), Chance(seed_of(f"player {at}"))
    for _ in range(at):
        if not run.finished:
            one_answer(run, chance)
    if run.finished or 1 in run.game.state.out:
        return
    run.act(ending.Conceded(1))
    while run.choice is not None:
        assert run.choice.seat != 1
        one_answer(run, chance)
    assert 1 in run.game.state.out or run.game.state.outcome == Outcome(STORMS, "concession", ("L-OUT-02",))
    check_state(run.game.state)
    end = whole_truth(run)
    entries = list(run.entries)
    run.rewind(0)
    for entry in entries:
        run.give(entry)
    assert whole_truth(run) == end
