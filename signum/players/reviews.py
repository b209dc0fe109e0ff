"""The decisions that mattered in a finished game: what was chosen, what was better, and what the dice did.

A decision lasts from one rest of the game to the next: a creature is activated, a card is played. Its choices
are compared by continuations between the strongest computer players. Each deals anew what the mover could not
know and throws new dice; those of one number share their deal and the seed of their dice.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import sqrt
from typing import Any, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from signum.engine.confirming import No, Yes
from signum.engine.questions import Option, Seat
from signum.engine.run import Given
from signum.players import ExplainingPlayer
from signum.players.deadline import Deadline
from signum.players.intervals import SURE, standard_error, sure_of_all
from signum.players.position_model import PositionModel
from signum.players.win_chances import (
    TurnChances,
    dealt_run,
    model_for,
    played_on,
    scores_of,
    shrunk,
    strongest_of,
)
from signum.table.replay import Replay
from signum.table.rulebook import Rulebook, Rules

MOST_REVIEWS: Final = 5
"""Decisions of a game that are weighed, at most one a turn."""
GAMES_TO_THE_END: Final = 20
"""Usual continuations of each way; those that stop after a few turns cost less, and tell more."""
GAMES_VALUED: Final = 32
MOST_OTHERS: Final = 3
"""Ways that are compared with the played one."""
NOTICEABLE: Final = 0.1
"""A turn that changed the chance by less has no key moment."""
MATTERS: Final = 0.02
"""A smaller difference between ways is close, however sure it is."""
LEAST_APART: Final = 0.1
"""Continuations of two ways may yet differ by so much, even if none did so far."""
CLEAR: Final = ("costly", "best")
"""The kinds of key moments that call one way better."""
THINKING: Final = 400
"""Evaluations for the look at a decision that may be weighed."""


Row: TypeAlias = tuple[Option, ...]
"""Answers of a seat, one after the other."""


class PastDecision(Struct, frozen=True):
    """A decision of a finished game: its steps, its seat, and the answers of this seat."""

    step: int
    until: int
    """The step of the next rest."""
    turn: int
    seat: Seat
    answers: tuple[Option, ...]


class PossibleWay(Struct, frozen=True):
    """Something that the mover could do: answers, and the rest as the computer plays."""

    answers: tuple[Option, ...]
    played: bool = False


class AdvisedWay(Struct, frozen=True):
    """A way that the computer thinks of, in one language."""

    words: str
    reasons: str
    plan: Any


class OpenReview(Struct, frozen=True):
    """A decision that is weighed: the played way first, then those that the strongest player prefers."""

    decision: PastDecision
    ways: tuple[PossibleWay, ...]
    words: tuple[dict[str, str], ...]
    """Each way in each language."""
    reasons: tuple[dict[str, str], ...]
    plans: tuple[Any, ...]
    """The game's drawing of each way, where there is one."""
    sides: int = 2


class WeighedWay(Struct, frozen=True):
    """Something that the mover could do, in each language, and the chance of the mover's side after it."""

    words: dict[str, str]
    reasons: dict[str, str]
    chance: float
    played: bool = False
    plan: Any = None


class DecisionReview(Struct, frozen=True):
    """A key moment: the ways that were open, the best first, and the share of the dice."""

    step: int
    until: int
    turn: int
    seat: Seat
    games: int
    """Continuations of each way."""
    ways: tuple[WeighedWay, ...]
    better: float
    """The chance that the best way has more than the played one."""
    error: float
    """Half of the interval of `better` that holds in 95 % of all key moments with so many ways."""
    dice: float
    """The chance that the dice, and secrets that came out, gave to the mover; negative if they cost."""
    dice_error: float
    lead_error: float = 0.0
    """The same for the lead of the best way over the second; analyses of older versions tell none."""

    @property
    def kind(self) -> str:
        """costly or best if another way or the played one surely leads, dice if they decided, or close."""
        if self.better > max(self.error, MATTERS):
            return "costly"
        if abs(self.dice) > self.dice_error:
            return "dice"
        first, second = self.ways[:2]
        leads = first.chance - second.chance > max(self.lead_error, MATTERS)
        return "best" if first.played and leads else "close"


class DeeperLook(Struct, frozen=True):
    """What more continuations to the end of the game say about a choice that a key moment calls better."""

    games: int
    """Continuations of each of the two choices."""
    better: float
    """The chance that this choice has more than the other."""
    error: float
    """Half of the 95 % interval of `better`."""

    @property
    def verdict(self) -> str:
        """agrees or disagrees if they are sure; else leans the same way, or away from it."""
        if abs(self.better) > self.error:
            return "agrees" if self.better > 0 else "disagrees"
        return "leans" if self.better > 0 else "leans-away"


def claimed(review: OpenReview, found: DecisionReview) -> tuple[int, int] | None:
    """The ways of which a key moment calls the first better: than the played one, or than all others.

    None if it calls no way better.
    """
    if found.kind not in CLEAR:
        return None
    other = next(way for way in found.ways if way.played) if found.kind == "costly" else found.ways[1]
    return review.words.index(found.ways[0].words), review.words.index(other.words)


def looked_deeper(better: Sequence[float], other: Sequence[float]) -> DeeperLook:
    """The figures of two ways by their scores, those of one number side by side."""
    apart = [one - its for one, its in zip(better, other, strict=True)]
    return DeeperLook(len(apart), sum(apart) / len(apart), SURE * standard_error(apart))


def past_decisions(replay: Replay) -> Iterator[PastDecision]:
    """The decisions of a game in their order; a question with a single answer decides nothing."""
    rests = [step for step in range(replay.steps + 1) if _rests_at(replay, step)]
    for step, until in pairwise(rests):
        replay.go(step)
        choice = replay.match.run.choice
        if choice is None or choice.single() is not None:
            continue
        seat = choice.seat
        answers = [
            one.option for one in replay.entries[step:until] if isinstance(one, Given) and one.seat == seat
        ]
        yield PastDecision(step, until, replay.match.rules.turn(_state(replay)), seat, tuple(answers))


def chosen_decisions(
    replay: Replay, game: Rulebook, turns: Sequence[TurnChances], most: int = MOST_REVIEWS
) -> list[PastDecision]:
    """At most one decision of each of the turns that changed the chances most, in their order.

    Of a turn it is the one that the strongest player regrets most. If it regrets none, it is the last one by
    which a seat learnt something, such as dice, and rather not the end of the turn.
    """
    if not turns:
        return []
    decisions = list(past_decisions(replay))
    replay.go(replay.steps)
    ends = scores_of(_state(replay).outcome, replay.match.rules.sides(_state(replay)))
    changes = {
        before.step: max([abs(one - other) for one, other in zip(after, before.chances, strict=True)])
        for before, after in zip(turns, [*[one.chances for one in turns[1:]], ends], strict=True)
    }
    starts = [one.step for one in turns]
    largest = sorted(starts, key=lambda step: -changes[step])[:most]
    found = []
    for step in sorted([one for one in largest if changes[one] >= NOTICEABLE]):
        end = next((one for one in starts if one > step), replay.steps + 1)
        within = [one for one in decisions if step <= one.step < end and one.answers]
        ranked = [
            (
                (regretted, not _ends_turn(replay, one), any(replay.learnt[one.step : one.until]), one.step),
                one,
            )
            for one in within
            if (regretted := regret(replay, game, one)) is not None
        ]
        if ranked:
            found.append(max(ranked, key=lambda ranks: ranks[0])[1])
    return found


def regret(replay: Replay, game: Rulebook, decision: PastDecision) -> float | None:
    """How much more the strongest player values its own choice than the played one, in its own points.

    It is asked for the first answer, such as the creature that acts, and for the second, such as its deed.
    None if it sees only one way, or cannot tell what it compares.
    """
    found = [_regret_at(replay, game, decision, step) for step in _own_steps(replay, decision)[:2]]
    return max([one for one in found if one is not None], default=None)


def _regret_at(replay: Replay, game: Rulebook, decision: PastDecision, step: int) -> float | None:
    """The same for one answer; nothing is lost by a choice that was also made later in the turn."""
    player = _strongest(replay, game)("review")
    if not isinstance(player, ExplainingPlayer):
        return None
    later = _later_in_turn(replay, decision)
    replay.go(step)
    choice, given = replay.match.run.choice, replay.entries[step]
    assert choice is not None
    assert isinstance(given, Given)
    view = replay.match.game_view(decision.seat)
    explained = player.explain(view, choice, Deadline(evaluations=THINKING))
    values = {one.option: one.value for one in explained.candidates if choice.allows(one.option)}
    if len({*values, given.option}) < 2:
        return None
    played = values.get(given.option, min(values.values()))
    return max([0.0, *[value - played for option, value in values.items() if option not in later]])


def _own_steps(replay: Replay, decision: PastDecision) -> list[int]:
    """The steps at which the seat of a decision gave its answers."""
    return [
        step
        for step in range(decision.step, decision.until)
        if isinstance(entry := replay.entries[step], Given) and entry.seat == decision.seat
    ]


def _later_in_turn(replay: Replay, decision: PastDecision) -> set[Option]:
    """The answers that the seat gave after a decision in the same turn: only their order was another."""
    found: set[Option] = set()
    for step in range(decision.until, replay.steps):
        replay.go(step)
        if replay.match.rules.turn(_state(replay)) > decision.turn:
            break
        entry = replay.entries[step]
        if isinstance(entry, Given) and entry.seat == decision.seat:
            found.add(entry.option)
    return found


def opened(
    replay: Replay,
    game: Rulebook,
    decision: PastDecision,
    languages: Sequence[str],
    called: Callable[[str], dict[Seat, str]] = lambda _: {},
) -> OpenReview | None:
    """The ways that are compared at a decision, in words; None if nothing else could be done.

    These are other second answers, such as other deeds of the same creature, and other first answers that
    were not given later in the turn.
    """
    later = _later_in_turn(replay, decision)
    rows: dict[Row, dict[str, AdvisedWay]] = {}
    for number, step in reversed(list(enumerate(_own_steps(replay, decision)[:2]))):
        before = decision.answers[:number]
        for row, told in _advised(replay, game, decision, step, languages, called).items():
            if number or row[0] not in later or _is_played(row, decision):
                rows.setdefault((*before, *row), told)
    replay.go(decision.step)
    played = next((row for row in rows if _is_played(row, decision)), decision.answers)
    others = [row for row in rows if not _is_played(row, decision)][:MOST_OTHERS]
    if not others:
        return None
    ways, words, reasons, plans = [], [], [], []
    for row in [played, *others]:
        told = rows.get(row, {})
        ways.append(PossibleWay(row, played=row == played))
        in_words = {language: one.words for language, one in told.items()}
        words.append(in_words or _in_words(replay, game, decision, languages, called))
        reasons.append({language: one.reasons for language, one in told.items()})
        plans.append(next((one.plan for one in told.values()), None))
    sides = len(set(replay.match.rules.sides(_state(replay))))
    return OpenReview(decision, tuple(ways), tuple(words), tuple(reasons), tuple(plans), sides)


def _advised(
    replay: Replay,
    game: Rulebook,
    decision: PastDecision,
    step: int,
    languages: Sequence[str],
    called: Callable[[str], dict[Seat, str]],
) -> dict[Row, dict[str, AdvisedWay]]:
    """The candidates of the computer at a step, by their answers and by language."""
    replay.go(step)
    match, seat, found = replay.match, decision.seat, dict[Row, dict[str, AdvisedWay]]()
    for language in languages:
        teller = game.teller(match, language, seat, cites_rules=False, called=called(language))
        candidates = game.findings(match, seat, teller).advice(0).candidates
        # A drawn plan names its creature; of others, such as targets, one must know what they are for.
        before = "" if step == decision.step else f"{teller.option(decision.answers[0], figures=False)}, "
        for one in candidates:
            words = one.words if one.plan is not None else f"{before}{one.words}"
            found.setdefault(_row(one), {})[language] = AdvisedWay(words, one.reasons, one.plan)
    return found


def weighed_once(
    replay: Replay,
    game: Rulebook,
    decision: PastDecision,
    answers: Sequence[Option],
    number: int,
    seed: str = "",
    horizon: int | None = None,
) -> float:
    """The score of the mover's side in one continuation that begins with these answers."""
    replay.go(decision.step)
    rules, seat = replay.match.rules, decision.seat
    state, luck = replay.rested().state, f"{seed} {decision.step} {number}"
    run, model = dealt_run(rules, state, seat, luck), _model(game, rules, state, horizon)
    scores = played_on(rules, game, run, luck, decision.turn, model, (seat, answers))
    return scores[rules.sides(state)[seat]]


def settled_once(
    replay: Replay,
    game: Rulebook,
    decision: PastDecision,
    number: int,
    seed: str = "",
    horizon: int | None = None,
) -> float:
    """The score of the mover's side in one continuation from the end of the decision, as it really went."""
    replay.go(decision.until)
    rules, state, luck = replay.match.rules, replay.rested().state, f"{seed} {decision.until} {number}"
    side = rules.sides(state)[decision.seat]
    if replay.match.run.question is None:
        return scores_of(_state(replay).outcome, rules.sides(state))[side]
    run, model = dealt_run(rules, state, decision.seat, luck), _model(game, rules, state, horizon)
    return played_on(rules, game, run, luck, decision.turn, model)[side]


def _model(game: Rulebook, rules: Rules, state: Any, horizon: int | None) -> PositionModel | None:
    """The model that values continuations of choices, after the given number of turns or the usual one."""
    model = model_for(game, rules, state, horizon)
    return model if model is None or horizon is not None else replace(model, horizon=model.horizon_of_choices)


def reviewed(
    review: OpenReview, scores: Sequence[Sequence[float]], afterwards: Sequence[float]
) -> DecisionReview:
    """The figures: for each way its scores by number, and those after the decision as it really went."""
    games = len(scores[0])
    chances = [shrunk(sum(one), games, review.sides) for one in scores]
    best, second, *_ = sorted(range(len(chances)), key=lambda at: (-chances[at], at))
    sure = sure_of_all(len(chances) - 1)
    ways = [
        WeighedWay(words, reasons, chance, way.played, plan)
        for way, words, reasons, plan, chance in zip(
            review.ways, review.words, review.reasons, review.plans, chances, strict=True
        )
    ]
    decision = review.decision
    return DecisionReview(
        decision.step,
        decision.until,
        decision.turn,
        decision.seat,
        games,
        tuple(sorted(ways, key=lambda way: (-way.chance, not way.played))),
        chances[best] - chances[0],
        sure * _error_apart(scores[best], scores[0]),
        shrunk(sum(afterwards), len(afterwards), review.sides) - chances[0],
        SURE * sqrt(standard_error(scores[0]) ** 2 + standard_error(afterwards) ** 2),
        sure * _error_apart(scores[best], scores[second]),
    )


def _error_apart(one: Sequence[float], other: Sequence[float]) -> float:
    """The standard error of a difference between ways whose continuations share their luck."""
    apart = [mine - its for mine, its in zip(one, other, strict=True)]
    return standard_error(apart, max([LEAST_APART, *[abs(value) for value in apart]]))


def _in_words(
    replay: Replay,
    game: Rulebook,
    decision: PastDecision,
    languages: Sequence[str],
    called: Callable[[str], dict[Seat, str]],
) -> dict[str, str]:
    """The played answers as the menus of their questions say them; a bare Yes or No says nothing there."""
    told: dict[str, list[str]] = {language: [] for language in languages}
    for step in range(decision.step, decision.until):
        entry = replay.entries[step]
        if not isinstance(entry, Given) or entry.seat != decision.seat:
            continue
        if isinstance(entry.option, Yes | No) and step > decision.step:
            continue
        replay.go(step)
        for language in languages:
            teller = game.teller(
                replay.match, language, decision.seat, cites_rules=False, called=called(language)
            )
            told[language].append(teller.option(entry.option, figures=False))
        if len(told[languages[0]]) == 3:
            break
    replay.go(decision.step)
    return {language: ", ".join(words) for language, words in told.items()}


def _row(candidate: Any) -> tuple[Option, ...]:
    return tuple(candidate.row) or (candidate.option,)


def _is_played(row: Sequence[Option], decision: PastDecision) -> bool:
    return tuple(row) == decision.answers[: len(row)]


def _rests_at(replay: Replay, step: int) -> bool:
    replay.go(step)
    return replay.match.run.rests[-1].entries == step


def _ends_turn(replay: Replay, decision: PastDecision) -> bool:
    replay.go(decision.until)
    return replay.match.rules.turn(_state(replay)) > decision.turn


def _state(replay: Replay) -> Any:
    return replay.match.run.game.state


def _strongest(replay: Replay, game: Rulebook) -> Callable[[str], Any]:
    return strongest_of(game, replay.match.rules)
