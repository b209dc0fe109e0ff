"""Key moments: what was better, and what the dice did; blind to cards that the mover cannot know."""

from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from signum.engine.questions import Roll, Shuffle
from signum.players import Player, reviews, win_chances
from signum.players.deadline import Deadline
from signum.players.driving import Luck
from signum.players.position_model import model_in
from signum.players.reviews import (
    OpenReview,
    PastDecision,
    chosen_decisions,
    claimed,
    looked_deeper,
    opened,
    past_decisions,
    reviewed,
    settled_once,
    weighed_once,
)
from signum.players.win_chances import TO_THE_END, TurnChances, beginning_with, turn_starts
from signum.rulebooks import GAMES
from signum.table.replay import Replay
from signum.table.resuming import resume

GAME = Path(__file__).parent.parent / "games" / "first-fight.json"
CLASSIC = GAMES["classic"]


@pytest.fixture(scope="module")
def replay() -> Replay:
    """A short finished game."""
    return Replay(resume(GAME.read_bytes(), GAMES))


@pytest.fixture(scope="module")
def decision(replay: Replay) -> PastDecision:
    """A decision near the end, so that continuations are short."""
    return [one for one in past_decisions(replay) if opened(replay, CLASSIC, one, ("en",))][-1]


def turns(replay: Replay, *chances: float) -> list[TurnChances]:
    """A curve whose turns have these chances for the first side, the last one for all that follow."""
    steps = list(turn_starts(replay))
    every = [*chances, *[chances[-1]] * len(steps)][: len(steps)]
    return [
        TurnChances(step, number, 0, 10, (chance, 1 - chance), ((0, 1), (0, 1)))
        for number, (step, chance) in enumerate(zip(steps, every, strict=True), 1)
    ]


def test_a_decision_goes_from_rest_to_rest(replay: Replay) -> None:
    """It has all answers of its seat, and no step belongs to two."""
    found = list(past_decisions(replay))
    assert len(found) > 5
    for one, after in pairwise(found):
        assert one.step < one.until <= after.step
    for one in found:
        seats = [replay.seat_of(step) for step in range(one.step + 1, one.until + 1)]
        assert len(one.answers) == seats.count(one.seat) > 0


def test_only_turns_that_changed_much_have_a_key_moment(replay: Replay) -> None:
    replay.go(replay.steps)
    end = replay.match.run.game.state.outcome.score(0)
    steady = chosen_decisions(replay, CLASSIC, turns(replay, end))
    assert steady == []
    third = chosen_decisions(replay, CLASSIC, turns(replay, 0.5, 0.5, 0.5, end))
    starts = list(turn_starts(replay))
    assert [starts[2] <= one.step < starts[3] for one in third] == [True]


def test_a_turn_without_regrets_is_rather_not_judged_by_its_end(
    replay: Replay, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To end a turn in which all have acted is hardly a choice."""
    monkeypatch.setattr(reviews, "regret", lambda *_: 0.0)
    curve = turns(replay, 0.0, 1.0, 0.0, 1.0, 0.0)
    before = chosen_decisions(replay, CLASSIC, curve)
    several = [one for one in before if [other.turn for other in past_decisions(replay)].count(one.turn) > 1]
    assert several
    monkeypatch.setattr(reviews, "_ends_turn", lambda _, one: one in before)
    after = chosen_decisions(replay, CLASSIC, curve)
    assert not [one for one in several if one in after]


def test_a_game_that_ended_before_its_first_turn_has_no_key_moment(replay: Replay) -> None:
    assert chosen_decisions(replay, CLASSIC, []) == []


def test_ways_are_told_in_words_with_reasons(replay: Replay, decision: PastDecision) -> None:
    review = opened(replay, CLASSIC, decision, ("en", "fr"))
    assert review is not None
    assert [way.played for way in review.ways] == [True] + [False] * (len(review.ways) - 1)
    assert all(words["en"] and words["fr"] for words in review.words)
    assert review.words[0]["en"] != review.words[0]["fr"]
    assert any(reasons.get("en") for reasons in review.reasons)


def test_only_another_order_is_not_compared(replay: Replay) -> None:
    """A creature that acted later in the turn is not an alternative to the one that acted first."""
    decisions = list(past_decisions(replay))
    same_first = 0
    for at, one in enumerate(decisions):
        review = opened(replay, CLASSIC, one, ("en",))
        if review is None:
            continue
        later = [
            other.answers[0]
            for other in decisions[at + 1 :]
            if (other.turn, other.seat) == (one.turn, one.seat)
        ]
        firsts = [way.answers[0] for way in review.ways if not way.played]
        assert not [first for first in firsts if first != one.answers[0] and first in later]
        same_first += one.answers[0] in firsts
    assert same_first


def test_a_continuation_repeats_and_does_not_touch_the_record(replay: Replay, decision: PastDecision) -> None:
    entries = list(replay.entries)
    scores = {weighed_once(replay, CLASSIC, decision, decision.answers, 1) for _ in range(2)}
    assert len(scores) == 1
    assert scores <= {0.0, 0.5, 1.0}
    assert settled_once(replay, CLASSIC, decision, 1) in (0.0, 0.5, 1.0)
    assert replay.entries == entries


def test_choices_have_their_own_horizon(
    replay: Replay, decision: PastDecision, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless another one is wanted; and none to the end of the game."""
    horizons = []

    def played_on(*given: Any) -> list[float]:
        horizons.append(given[5] and given[5].horizon)
        return [0.5, 0.5]

    monkeypatch.setattr(reviews, "played_on", played_on)
    model = model_in(CLASSIC.folder)
    assert model is not None
    for wanted in (None, 3, TO_THE_END):
        weighed_once(replay, CLASSIC, decision, decision.answers, 0, horizon=wanted)
    assert horizons == [model.horizon_of_choices, 3, None]


def test_a_game_that_is_over_after_a_decision_has_its_outcome(replay: Replay) -> None:
    replay.go(replay.steps)
    outcome = replay.match.run.game.state.outcome
    last = PastDecision(replay.steps - 1, replay.steps, 1, 0, ())
    assert settled_once(replay, CLASSIC, last, 0) == outcome.score(0)


def review_of(replay: Replay, decision: PastDecision) -> OpenReview:
    review = opened(replay, CLASSIC, decision, ("en",))
    assert review is not None
    return replace(
        review,
        ways=review.ways[:2],
        words=review.words[:2],
        reasons=review.reasons[:2],
        plans=review.plans[:2],
    )


@pytest.mark.parametrize(
    ("played", "other", "after", "kind"),
    [
        ([0.0] * 20, [1.0] * 20, [0.0] * 20, "costly"),
        ([1.0] * 20, [0.0] * 20, [1.0] * 20, "best"),
        ([1.0] * 20, [1.0] * 20, [0.0] * 20, "dice"),
        ([1.0] * 10 + [0.0] * 10, [0.0] * 9 + [1.0] * 11, [1.0] * 10 + [0.0] * 10, "close"),
        ([0.0], [1.0], [0.0], "close"),
    ],
)
def test_a_review_tells_choice_and_dice_apart(
    replay: Replay,
    decision: PastDecision,
    played: list[float],
    other: list[float],
    after: list[float],
    kind: str,
) -> None:
    """One continuation tells nothing for certain; many that agree do."""
    found = reviewed(review_of(replay, decision), [played, other], after)
    assert found.kind == kind
    assert found.better >= 0
    assert list(found.ways) == sorted(found.ways, key=lambda way: -way.chance)
    assert [way.played for way in found.ways].count(True) == 1


def test_a_deeper_look_compares_what_was_claimed(replay: Replay, decision: PastDecision) -> None:
    """The better way with the played one, the best one with the second; nothing where ways are close."""
    review = opened(replay, CLASSIC, decision, ("en",))
    assert review is not None
    played, first = [0.0] * 20, [1.0] * 20
    rows = [played, *[[0.5] * 20] * (len(review.ways) - 2), first]
    costly = reviewed(review, rows, played)
    assert claimed(review, costly) == (len(rows) - 1, 0)
    best = reviewed(review, [first, *rows[1:-1], played], first)
    assert best.kind == "best"
    assert claimed(review, best) == (0, 1)
    assert claimed(review, reviewed(review, [played] * len(rows), played)) is None


@pytest.mark.parametrize(
    ("better", "other", "verdict"),
    [
        ([1.0] * 20, [0.0] * 20, "agrees"),
        ([0.0] * 20, [1.0] * 20, "disagrees"),
        ([1.0, 0.0, 1.0], [0.0, 1.0, 0.0], "leans"),
        ([0.0, 1.0, 0.0], [1.0, 0.0, 1.0], "leans-away"),
    ],
)
def test_a_deeper_look_is_as_sure_as_its_continuations(
    better: list[float], other: list[float], verdict: str
) -> None:
    assert looked_deeper(better, other).verdict == verdict


def test_ways_of_one_number_share_their_luck(
    replay: Replay, decision: PastDecision, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Roll by roll, so that one more roll of a creature leaves the dice of others as they are."""
    seeds, settled = [], []

    class Told(Luck):
        def __init__(self, seed: str) -> None:
            super().__init__(seed)
            seeds.append(seed)

        def settled(self, question: Roll | Shuffle) -> tuple[Any, ...]:
            settled.append(question)
            return super().settled(question)

    monkeypatch.setattr(win_chances, "Luck", Told)
    review = opened(replay, CLASSIC, decision, ("en",))
    assert review is not None
    for number in (1, 2):
        for way in review.ways[:2]:
            weighed_once(replay, CLASSIC, decision, way.answers, number)
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]
    assert settled


def test_a_way_begins_with_its_answers() -> None:
    """An answer that is not legal, or that comes after a rest, is left to the computer."""
    rests = [SimpleNamespace(entries=0)]
    run: Any = SimpleNamespace(rests=rests)
    choice: Any = SimpleNamespace(allows=lambda option: option != "illegal")

    def own(*_: Any) -> Any:
        return "own"

    def given(player: Player) -> Any:
        return player(None, choice, Deadline())

    legal: list[Any] = ["first", "second", "third"]
    player = beginning_with(legal, own, run)
    assert [given(player), given(player)] == ["first", "second"]
    rests.append(SimpleNamespace(entries=5))
    assert [given(player), given(player)] == ["own", "own"]
    broken: list[Any] = ["first", "illegal", "third"]
    player = beginning_with(broken, own, run)
    assert [given(player) for _ in range(3)] == ["first", "own", "own"]


def test_one_of_four_sides_begins_with_a_quarter(replay: Replay, decision: PastDecision) -> None:
    """A single continuation moves the chance from there, not from a half."""
    review = replace(review_of(replay, decision), sides=4)
    found = reviewed(review, [[1.0], [0.0]], [0.0])
    assert [way.chance for way in found.ways] == [2 / 5, 1 / 5]
    assert found.dice == pytest.approx(-1 / 5)


def test_more_continuations_are_surer(replay: Replay, decision: PastDecision) -> None:
    few, many = ([1.0, 0.0] * games for games in (5, 50))
    review = review_of(replay, decision)
    errors = [reviewed(review, [those, those[::-1]], those).error for those in (few, many)]
    assert errors[0] > 2 * errors[1] > 0


def test_the_mover_of_a_continuation_does_not_know_hidden_cards(
    replay: Replay, decision: PastDecision, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each continuation deals anew for the seat that decides."""
    seats = []
    rules = type(replay.match.rules)
    before = rules.dealt_anew

    def dealt(self: object, state: object, seat: int | None, chance: object) -> object:
        seats.append(seat)
        return before(self, state, seat, chance)  # type: ignore[arg-type]

    monkeypatch.setattr(rules, "dealt_anew", dealt)
    monkeypatch.setattr(reviews, "played_on", lambda *_: [0.5, 0.5])
    weighed_once(replay, CLASSIC, decision, decision.answers, 0)
    settled_once(replay, CLASSIC, decision, 0)
    assert seats == [decision.seat] * len(seats) != []
