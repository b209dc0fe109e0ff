"""A second game stands on the engine without changing it, and all that the engine promises holds for it."""

import msgspec
import pytest

from signum.classic.rulebook import CLASSIC
from signum.engine.chance import Chance, seed_of
from signum.engine.questions import Refused, Roll, Shuffle
from signum.engine.run import Run
from signum.table.scenario.answers import event_kinds
from tests.engine import frogs
from tests.engine.frogs import Draw, Frogs, Hop, Pond, Spent
from tests.engine.truth import truth, whole_truth

GAMES = 60


def one_answer(run: Run[Pond, Frogs], chance: Chance) -> None:
    assert run.choice is not None
    run.answer(run.choice.seat, run.choice.drawn(chance.below))


@pytest.mark.parametrize("number", range(GAMES))
def test_a_random_game_comes_to_its_end_with_every_promise_kept(number: int) -> None:
    seed = seed_of(f"frogs {number}")
    run, chance = frogs.run(seed), Chance(seed_of(f"player {number}"))
    start = whole_truth(run)
    moments = [start]
    while not run.finished:
        before = truth(run)
        fork = run.fork()
        assert truth(fork) == before
        other = fork.fork()
        one_answer(other, chance)
        one_answer(run, chance)
        fork.give(run.entries[-1])
        assert truth(fork) == truth(run)
        moments.append(whole_truth(run))
        check_cards(run)
        check_secrets(run)
    assert run.game.state.outcome is not None
    end = whole_truth(run)
    for _ in range(4):
        back = chance.below(len(moments))
        entries = list(run.entries)
        run.rewind(back)
        assert whole_truth(run) == moments[back]
        for entry in entries[back:]:
            run.give(entry)
        assert whole_truth(run) == end
    run.rewind(0)
    assert whole_truth(run) == start


def check_cards(run: Run[Pond, Frogs]) -> None:
    """Every card is in exactly one zone."""
    state = run.game.state
    for seat in (0, 1):
        owned = sorted([*state.hands[seat], *state.decks[seat], *state.heaps[seat]])
        assert owned == ["1", "1", "2", "2", "3"]


def check_secrets(run: Run[Pond, Frogs]) -> None:
    """Nobody sees what another drew or how a deck lies."""
    for seat in (0, 1, None):
        for event in run.game.log:
            seen = event.seen_by(seat)
            if isinstance(seen, frogs.Drew):
                assert (seen.card == "") is (seen.seat != seat)
            if isinstance(seen, frogs.Shuffled):
                assert seen.order == ()


def test_both_seats_win_now_and_then_and_every_rule_of_it_is_played() -> None:
    winners, kinds = set(), set()
    for number in range(40):
        run, chance = frogs.run(seed_of(f"all {number}")), Chance(seed_of(f"player {number}"))
        while not run.finished:
            one_answer(run, chance)
        outcome = run.game.state.outcome
        winners.add(None if outcome is None else outcome.winner)
        kinds |= {type(event) for event in run.game.log}
    assert {0, 1} <= winners
    assert kinds == {
        frogs.Hopped,
        frogs.SentHome,
        frogs.Drew,
        frogs.Spent,
        frogs.Shuffled,
        frogs.Exchanged,
        frogs.NextTurn,
        frogs.Won,
    }


def test_the_same_game_by_hand_is_the_same_game() -> None:
    """Dice and shuffles that a stream gave, entered by hand, lead to the same end."""
    seed = seed_of("by hand")
    run, chance = frogs.run(seed), Chance(seed_of("player"))
    hand, stream = frogs.run(seed, by_hand=True), Chance(seed)
    frogs.pond(stream)
    while not run.finished:
        one_answer(run, chance)
        hand.give(run.entries[-1])
        while isinstance(fate := hand.question, Roll | Shuffle):
            if isinstance(fate, Roll):
                hand.settle(stream.dice(fate.dice))
            else:
                hand.settle(stream.order(fate.items))
    assert hand.finished
    assert msgspec.json.encode(hand.game.state) == msgspec.json.encode(run.game.state)
    assert hand.game.log == run.game.log


def test_a_view_shows_the_own_hand_alone() -> None:
    run = frogs.run(seed_of("view"))
    mine, theirs = map(tuple, run.game.state.hands)
    assert [frogs.view(run.game, seat).hand for seat in (0, 1, None)] == [mine, theirs, ()]
    assert frogs.view(run.game, None).sizes == (2, 2, 3, 3, 0, 0)


@pytest.mark.parametrize(
    "seat, option, code",
    [(0, Hop("9", 1), "no-such-thing"), (0, Hop("1", 99), "no-such-thing"), (1, Draw(), "not-your-choice")],
)
def test_what_is_not_legal_is_refused_and_changes_nothing(seat: int, option: Hop | Draw, code: str) -> None:
    run = frogs.run(seed_of("refusals"))
    before = whole_truth(run)
    with pytest.raises(Refused) as refused:
        run.answer(seat, option)
    assert refused.value.refusal.code == code
    assert whole_truth(run) == before


def test_scenarios_of_the_first_game_do_not_know_the_events_of_the_second() -> None:
    """Both may have an event of one name, and each file means the one of its own game."""
    kinds = event_kinds(CLASSIC.wire.events)
    assert Spent.__struct_config__.tag == "spent"
    assert Spent not in kinds.values()
    assert "hurt" in kinds
