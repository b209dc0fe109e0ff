"""Key moments: what was better, and what the dice did; blind to cards that the mover cannot know."""

from collections import Counter
from collections.abc import Callable, Sequence
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
from signum.players.key_moments import PAIRS, SETTLED, Comparison, Lead, Wanted
from signum.players.position_model import model_in
from signum.players.reviews import (
    AskedScore,
    Candidates,
    OpenReview,
    PastDecision,
    asked_for,
    candidates,
    claimed,
    continued_once,
    key_moments,
    looked_deeper,
    opened,
    past_decisions,
    reviewed,
    search_in,
    settled_once,
    weighed_along,
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
    return [one for one in past_decisions(replay) if has_others(replay, one)][-1]


def has_others(replay: Replay, decision: PastDecision) -> bool:
    """Whether something else could be done."""
    return len(opened(replay, CLASSIC, decision, ("en",)).ways) > 1


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


def test_decisions_are_screened_for_regrets_swings_and_jumps(
    replay: Replay, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Few of a turn for what was chosen, one in each turn that changed the chances, and dice for luck."""
    decisions = list(past_decisions(replay))
    regrets = dict.fromkeys([one.step for one in decisions], 0.0)
    for at, one in enumerate(decisions[: reviews.MOST_REGRETTED + 4]):
        regrets[one.step] = 1.0 + at
    monkeypatch.setattr(reviews, "regret", lambda _, __, one: regrets[one.step])
    replay.go(replay.steps)
    end = replay.match.run.game.state.outcome.score(0)
    steady = candidates(replay, CLASSIC, turns(replay, end))
    assert 1 <= len(steady.choices) <= reviews.MOST_REGRETTED
    assert all(regrets[one.step] for one in steady.choices)
    of_turns = Counter([one.turn for one in steady.choices])
    assert max(of_turns.values()) <= reviews.MOST_OF_A_TURN
    for one in steady.luck:
        assert any(replay.learnt[one.step : one.until])
    assert list(steady.decisions) == sorted(steady.decisions, key=lambda one: one.step)
    regrets = dict.fromkeys(regrets, 0.0)
    assert candidates(replay, CLASSIC, turns(replay, end)).choices == ()
    third = candidates(replay, CLASSIC, turns(replay, 0.5, 0.5, 0.5, end)).choices
    starts = list(turn_starts(replay))
    assert [starts[2] <= one.step < starts[3] for one in third] == [True]


def test_a_turn_without_regrets_is_rather_not_judged_by_its_end(
    replay: Replay, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To end a turn in which all have acted is hardly a choice."""
    monkeypatch.setattr(reviews, "regret", lambda *_: 0.0)
    curve = turns(replay, 0.0, 1.0, 0.0, 1.0, 0.0)
    before = candidates(replay, CLASSIC, curve).choices
    several = [one for one in before if [other.turn for other in past_decisions(replay)].count(one.turn) > 1]
    assert several
    monkeypatch.setattr(reviews, "_ends_turn", lambda _, one: one in before)
    after = candidates(replay, CLASSIC, curve).choices
    assert not [one for one in several if one in after]


def test_without_a_model_no_luck_is_screened_by_the_position(
    replay: Replay, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as in quests: then only the end of the game tells who stands better."""
    monkeypatch.setattr(reviews, "model_for", lambda *_: None)
    monkeypatch.setattr(reviews, "regret", lambda *_: None)
    assert candidates(replay, CLASSIC, []) == Candidates((), ())


def test_ways_are_told_in_words_with_reasons(replay: Replay, decision: PastDecision) -> None:
    review = opened(replay, CLASSIC, decision, ("en", "fr"))
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
    asked = [AskedScore(decision, answers, 1) for answers in (decision.answers, None)]
    scores = [continued_once(replay, CLASSIC, one) for one in asked * 2]
    assert scores[:2] == scores[2:]
    assert set(scores) <= {0.0, 0.5, 1.0}
    assert replay.entries == entries


def test_a_screening_looks_less_far_ahead(
    replay: Replay, decision: PastDecision, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless another horizon is wanted; where no model values positions all go to the end of the game."""
    horizons = []

    def scored_along(*given: Any) -> list[list[float]]:
        horizons.extend(given[-1])
        return [[0.5, 0.5]]

    monkeypatch.setattr(reviews, "scored_along", scored_along)
    model = model_in(CLASSIC.folder)
    assert model is not None
    first, last = [AskedScore(decision, decision.answers, 0, final) for final in (False, True)]
    for one, wanted in ((first, None), (last, None), (first, 3), (last, TO_THE_END)):
        continued_once(replay, CLASSIC, one, horizon=wanted)
    monkeypatch.setattr(reviews, "model_for", lambda *_: None)
    continued_once(replay, CLASSIC, first, horizon=3)
    assert horizons == [model.horizon_of_choices, model.horizon, 3, TO_THE_END, TO_THE_END]
    assert model.horizon_of_choices < model.horizon


def test_one_continuation_tells_what_each_horizon_would(replay: Replay) -> None:
    """Looking at it on the way changes nothing of how it goes on."""
    decision = next(one for one in past_decisions(replay) if has_others(replay, one))
    horizons = (1, 2, 4, TO_THE_END)
    along = weighed_along(replay, CLASSIC, decision, decision.answers, 3, "along", horizons)
    asked = AskedScore(decision, decision.answers, 3)
    alone = [continued_once(replay, CLASSIC, asked, "along", one) for one in horizons]
    assert along == alone
    assert along[-1] in (0.0, 0.5, 1.0)
    assert any(one not in (0.0, 0.5, 1.0) for one in along), "no horizon was before the end"


def test_a_game_that_is_over_after_a_decision_has_its_outcome(replay: Replay) -> None:
    replay.go(replay.steps)
    outcome = replay.match.run.game.state.outcome
    last = PastDecision(replay.steps - 1, replay.steps, 1, 0, ())
    assert settled_once(replay, CLASSIC, last, 0) == outcome.score(0)


SURE = 0.01
"""A standard error."""


@pytest.mark.parametrize(
    ("lead", "luck", "kind"),
    [
        (0.3, None, "costly"),
        (-0.3, None, "best"),
        (None, -0.3, "dice"),
        (0.3, 0.2, "costly"),
    ],
)
def test_a_review_tells_choice_and_dice_apart(
    replay: Replay, decision: PastDecision, lead: float | None, luck: float | None, kind: str
) -> None:
    review = opened(replay, CLASSIC, decision, ("en",))
    led, lucky = [None if one is None else Lead(28, one, SURE) for one in (lead, luck)]
    found = reviewed(review, 0.5, 1, led, lucky)
    assert found.kind == kind
    assert found.better >= 0
    assert list(found.ways) == sorted(found.ways, key=lambda way: -way.chance)
    assert [way.played for way in found.ways].count(True) == 1
    assert len(found.ways) == (1 if lead is None else 2)
    assert bool(found.dice_error) == (luck is not None)
    assert found.dice == pytest.approx(luck or 0.0, abs=0.02)
    other = [way.chance for way in found.ways if not way.played]
    assert other == [pytest.approx(0.5 + (lead or 0), abs=0.02)] * len(other)
    assert claimed(review, found) == {"costly": (1, 0), "best": (0, 1)}.get(kind)


def test_chances_stay_on_their_scale(replay: Replay, decision: PastDecision) -> None:
    review = opened(replay, CLASSIC, decision, ("en",))
    assert [way.chance for way in reviewed(review, 0.9, 1, Lead(28, 0.3, SURE), None).ways] == [1.0, 0.9]


def test_reviews_of_older_versions_keep_their_kind(replay: Replay, decision: PastDecision) -> None:
    """They tell their kind by their figures, and close choices too."""
    review = opened(replay, CLASSIC, decision, ("en",))
    old = replace(reviewed(review, 0.5, 1, Lead(28, 0.3, SURE), None), called="")
    assert old.kind == "costly"
    assert replace(old, better=0.05, error=0.1, dice_error=0.1).kind == "close"
    assert replace(old, better=0.05, error=0.1, dice=-0.3, dice_error=0.1).kind == "dice"
    assert replace(old, ways=old.ways[::-1], better=0.0, lead_error=-1.0, dice_error=0.1).kind == "close"


def test_what_is_probable_is_told_after_what_is_sure(replay: Replay) -> None:
    """A decision has one kind; of too many the probable ones are left out first, however large."""
    of_turns = {one.turn: one for one in past_decisions(replay) if has_others(replay, one)}
    three = [opened(replay, CLASSIC, one, ("en",)) for one in list(of_turns.values())[:3]]
    search: Any = SimpleNamespace(
        sure=lambda decision: [compared(0, 1, 0.1)] if decision == 0 else [],
        probable=lambda decision: [compared(decision, SETTLED if decision == 1 else 1, 0.3)],
    )
    found = key_moments(three, search)
    assert [(one.kind, one.probable) for one in found] == [
        ("costly", False),
        ("dice", True),
        ("costly", True),
    ]
    assert [one.probable for one in key_moments(three, search, 1)] == [False]
    assert claimed(three[2], found[2]) == (1, 0)


def compared(decision: int, choice: int, gain: float) -> Comparison:
    """A comparison in which the choice always had so much more."""
    comparison = Comparison(decision, choice)
    comparison.played[True] = [0.5] * PAIRS
    comparison.scores[True] = [0.5 + gain] * PAIRS
    return comparison


def test_the_lead_of_the_best_choice_is_that_over_the_next(replay: Replay, decision: PastDecision) -> None:
    review = opened(replay, CLASSIC, decision, ("en",))
    leads = [reviewed(review, 0.5, 1, Lead(28, gain, SURE), None).lead for gain in (0.3, -0.3)]
    assert leads == [pytest.approx(0.3, abs=0.02)] * 2
    assert reviewed(review, 0.5, 1, None, Lead(28, 0.3, SURE)).lead == 0


def found_by(score: Callable[[Wanted], float], open_reviews: Sequence[OpenReview], most: int) -> list[str]:
    """The key moments among some decisions, whose continuations have these scores."""
    decisions = tuple([one.decision for one in open_reviews])
    search = search_in(open_reviews, Candidates(decisions, decisions), PAIRS)
    while wanted := search.wanted():
        for one in wanted:
            search.add(one, score(one))
    found = key_moments(open_reviews, search, most)
    assert [one.step for one in found] == sorted([one.step for one in found])
    return [f"{one.kind} {one.step}" for one in found]


def test_only_decisions_that_surely_mattered_are_key_moments(replay: Replay) -> None:
    """The largest if there are too many, a mistake before a choice that was only the best; one of a turn."""
    of_turns = {one.turn: one for one in past_decisions(replay) if has_others(replay, one)}
    decisions = list(of_turns.values())[:4]
    four = [opened(replay, CLASSIC, one, ("en",)) for one in decisions]
    steps = [one.step for one in decisions]
    gains = {(0, 1): 0.2, (1, 1): -0.3, (1, 2): -0.3, (2, SETTLED): -0.4, (3, SETTLED): 0.1, (3, 1): 0.5}

    def score(wanted: Wanted) -> float:
        return 0.5 + gains.get((wanted.decision, wanted.choice), 0.0)

    every = [f"costly {steps[0]}", f"best {steps[1]}", f"dice {steps[2]}", f"costly {steps[3]}"]
    assert found_by(score, four, 9) == every
    assert found_by(score, four, 3) == [every[0], every[2], every[3]]
    assert found_by(lambda _: 0.5, four, 9) == []
    in_one = [replace(one, decision=replace(one.decision, turn=1, seat=0)) for one in four]
    assert found_by(score, in_one, 9) == [every[2], every[3]]


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
    for number in (1, 2):
        for way in review.ways[:2]:
            continued_once(replay, CLASSIC, AskedScore(decision, way.answers, number))
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]
    assert settled


def test_a_way_begins_with_its_answers() -> None:
    """An answer that is not legal, or that comes after a rest, is left to the computer."""
    rests = [SimpleNamespace(entries=0)]
    run: Any = SimpleNamespace(rests=rests)
    choice: Any = SimpleNamespace(allows=lambda option: option != "illegal", single=lambda: None)

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


def test_a_way_goes_on_after_its_rest_with_answers_that_follow() -> None:
    """A question with one answer is left out; after one that is not legal all is left to the computer."""
    run: Any = SimpleNamespace(rests=[SimpleNamespace(entries=0)])
    choice: Any = SimpleNamespace(allows=lambda option: option != "illegal", single=lambda: None)
    only: Any = SimpleNamespace(allows=lambda _: False, single=lambda: "only")

    def own(*_: Any) -> Any:
        return "own"

    first: list[Any] = ["first"]
    then: list[Any] = ["then", "last", "illegal", "never"]
    player = beginning_with(first, own, run, then)
    given: list[Any] = [player(None, choice, Deadline())]
    run.rests.append(SimpleNamespace(entries=5))
    given += [player(None, one, Deadline()) for one in (choice, only, choice, choice, choice)]
    assert given == ["first", "then", "own", "last", "own", "own"]


def test_a_plan_goes_on_until_somebody_learns_something(replay: Replay) -> None:
    """Answers that may depend on luck are no part of it, nor are those of another turn."""
    decisions = list(past_decisions(replay))
    plans = [(at, one) for at, one in enumerate(decisions) if one.then]
    assert plans
    for at, one in plans:
        rest, left = list(decisions[at + 1 :]), list(one.then)
        learnt = [one]
        while left:
            after = rest.pop(0)
            assert (after.turn, after.seat) == (one.turn, one.seat)
            assert tuple(left[: len(after.answers)]) == after.answers
            assert not any(replay.learnt[learnt[-1].step : after.step])
            del left[: len(after.answers)]
            learnt.append(after)
    at, plan = plans[0]
    review = opened(replay, CLASSIC, plan, ("en",))
    asked = [asked_for(review, Wanted(0, choice, 2, final=False)) for choice in range(len(review.ways))]
    assert [one.then for one in asked] == [plan.then] + [()] * (len(asked) - 1)
    assert asked[0].answers == plan.answers
    assert asked_for(review, Wanted(0, SETTLED, 2, final=True)).answers is None


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
    monkeypatch.setattr(reviews, "scored_along", lambda *_: [[0.5, 0.5]])
    for answers in (decision.answers, None):
        continued_once(replay, CLASSIC, AskedScore(decision, answers, 0))
    assert seats == [decision.seat] * len(seats) != []
