"""The decisions that mattered in a finished game: what was chosen, what was better, and what the dice did.

A decision lasts from one rest of the game to the next: a creature is activated, a card is played. Its choices
are compared by continuations between the strongest computer players. Each deals anew what the mover could not
know and throws new dice; those of one number share their deal and the seed of their dice. After the decision
the strongest player goes on with the same turn, so a deed that was left out counts at the decision with which
it became impossible, such as the end of the turn, and a deed that was only delayed counts nowhere. What was
played is a plan: it includes the next decisions of the turn, up to the first one by which somebody learnt
something, such as dice; later answers may depend on that luck, so they are left to the strongest player.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from signum.engine.confirming import No, Yes
from signum.engine.questions import Option, Seat
from signum.engine.run import Given
from signum.players import ExplainingPlayer
from signum.players.deadline import Deadline
from signum.players.intervals import SURE, standard_error
from signum.players.key_moments import (
    BEST_COUNTS,
    MATTERS,
    PLAYED,
    SETTLED,
    Comparison,
    KeyMomentSearch,
    Lead,
    Wanted,
)
from signum.players.win_chances import (
    TO_THE_END,
    TurnChances,
    dealt_run,
    model_for,
    played_on,
    scored_along,
    scores_of,
    strongest_of,
)
from signum.table.replay import Replay
from signum.table.rulebook import Rulebook

MOST_MOMENTS: Final = 5
"""Key moments of a game that are told."""
MOST_REGRETTED: Final = 5
"""Decisions that are screened because the strongest player would have chosen something else."""
MOST_OF_A_TURN: Final = 2
"""Of those at most in one turn."""
MOST_SWINGS: Final = 3
"""Decisions that are screened because the chances changed in their turn."""
MOST_JUMPS: Final = 3
"""Decisions whose luck is screened, because the position became much better or worse."""
MOST_OTHERS: Final = 2
"""Ways that are compared with the played one."""
NOTICEABLE: Final = 0.1
"""A turn that changed the chance by less is not looked at for its swing, nor a decision for its luck."""
CLEAR: Final = ("costly", "best")
"""The kinds of key moments that call one way better, surely or probably."""
THINKING: Final = 400
"""Evaluations for the look at a decision that may be weighed."""
OTHER_LUCK: Final = 1000
"""The number of the first continuation after the screening."""


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
    then: tuple[Option, ...] = ()
    """Its next answers of the same turn, as long as nobody had learnt anything since this decision."""


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


class AskedScore(Struct, frozen=True):
    """One continuation of a decision."""

    decision: PastDecision
    answers: tuple[Option, ...] | None
    """Those with which it begins; None for the decision as it really went."""
    number: int
    final: bool = True
    """Whether it goes on for more turns than those of a screening."""
    then: tuple[Option, ...] = ()
    """The answers that follow in the same turn."""


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
    """Half of the 95 % interval of `better`."""
    dice: float
    """The chance that the dice, and secrets that came out, gave to the mover; negative if they cost."""
    dice_error: float
    """The same for the dice; 0 if their luck was not looked at."""
    lead_error: float = 0.0
    """The same for the lead of the best way over the second."""
    called: str = ""
    """Its kind; analyses of older versions tell none."""
    probable: bool = False
    """Whether it is not sure, but probable."""

    @property
    def kind(self) -> str:
        """costly or best if another way or the played one leads, dice if they decided, or close."""
        if self.called:
            return self.called
        if self.better > max(self.error, MATTERS):
            return "costly"
        if abs(self.dice) > self.dice_error:
            return "dice"
        first, second = self.ways[:2]
        leads = first.chance - second.chance > max(self.lead_error, MATTERS)
        return "best" if first.played and leads else "close"

    @property
    def lead(self) -> float:
        """How much more the best way has than the second; `better`, if the best was not played."""
        if self.better or len(self.ways) < 2:
            return self.better
        return self.ways[0].chance - self.ways[1].chance

    @property
    def size(self) -> float:
        """How much the decision mattered: that a choice was best counts less."""
        return max(self.lead * (BEST_COUNTS if self.kind == "best" else 1.0), abs(self.dice))


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
    """The ways of which a key moment calls the first better than the second; None if it calls none better."""
    if found.kind not in CLEAR:
        return None
    first, second = (review.words.index(way.words) for way in found.ways)
    return first, second


def looked_deeper(better: Sequence[float], other: Sequence[float]) -> DeeperLook:
    """The figures of two ways by their scores, those of one number side by side."""
    apart = [one - its for one, its in zip(better, other, strict=True)]
    return DeeperLook(len(apart), sum(apart) / len(apart), SURE * standard_error(apart))


def past_decisions(replay: Replay) -> Iterator[PastDecision]:
    """The decisions of a game in their order; a question with a single answer decides nothing."""
    found = list(_decisions(replay))
    for at, one in enumerate(found):
        then: list[Option] = []
        for before, after in pairwise(found[at:]):
            if (after.turn, after.seat) != (one.turn, one.seat):
                break
            if any(replay.learnt[before.step : after.step]):
                break
            then += after.answers
        yield replace(one, then=tuple(then))


def _decisions(replay: Replay) -> Iterator[PastDecision]:
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


class Candidates(Struct, frozen=True):
    """The decisions that may be key moments."""

    choices: tuple[PastDecision, ...]
    """For what was chosen."""
    luck: tuple[PastDecision, ...]
    """For what the dice did."""

    @property
    def decisions(self) -> list[PastDecision]:
        """All of them, in their order."""
        return list(_in_order([*self.choices, *self.luck]))


def candidates(replay: Replay, game: Rulebook, turns: Sequence[TurnChances]) -> Candidates:
    """What is cheap to see: other choices than the strongest player's, large swings, and sudden changes."""
    # Before the first turn a whole game lies ahead, and little of it depends on one decision.
    decisions = [one for one in past_decisions(replay) if one.answers and one.turn]
    regrets = {one.step: found for one in decisions if (found := regret(replay, game, one)) is not None}
    choices = [*_regretted(decisions, regrets), *_within_swings(replay, decisions, regrets, turns)]
    return Candidates(_in_order(choices), _in_order(_sudden(replay, game, decisions)))


def _in_order(decisions: Iterable[PastDecision]) -> tuple[PastDecision, ...]:
    """Each decision once."""
    by_step = {one.step: one for one in decisions}
    return tuple([by_step[step] for step in sorted(by_step)])


def _regretted(decisions: Sequence[PastDecision], regrets: Mapping[int, float]) -> list[PastDecision]:
    """The decisions that the strongest player regrets most, a few in each turn."""
    found: list[PastDecision] = []
    of_turn: Counter[int] = Counter()
    for one in sorted(decisions, key=lambda one: -regrets.get(one.step, 0.0)):
        if regrets.get(one.step, 0.0) > 0 and of_turn[one.turn] < MOST_OF_A_TURN:
            of_turn[one.turn] += 1
            found.append(one)
    return found[:MOST_REGRETTED]


def _within_swings(
    replay: Replay,
    decisions: Sequence[PastDecision],
    regrets: Mapping[int, float],
    turns: Sequence[TurnChances],
) -> list[PastDecision]:
    """One decision of each of the turns that changed the chances most.

    It is the one that the strongest player regrets most. If it regrets none, it is the last one by which a
    seat learnt something, such as dice, and rather not the end of the turn.
    """
    if not turns:
        return []
    replay.go(replay.steps)
    ends = scores_of(_state(replay).outcome, replay.match.rules.sides(_state(replay)))
    changes = {
        before.step: max([abs(one - other) for one, other in zip(after, before.chances, strict=True)])
        for before, after in zip(turns, [*[one.chances for one in turns[1:]], ends], strict=True)
    }
    starts = [one.step for one in turns]
    largest = sorted(starts, key=lambda step: -changes[step])[:MOST_SWINGS]
    found = []
    for step in [one for one in largest if changes[one] >= NOTICEABLE]:
        end = next((one for one in starts if one > step), replay.steps + 1)
        within = [one for one in decisions if step <= one.step < end and one.step in regrets]
        ranked = [
            (
                (
                    regrets[one.step],
                    not _ends_turn(replay, one),
                    any(replay.learnt[one.step : one.until]),
                    one.step,
                ),
                one,
            )
            for one in within
        ]
        if ranked:
            found.append(max(ranked, key=lambda ranks: ranks[0])[1])
    return found


def _sudden(replay: Replay, game: Rulebook, decisions: Sequence[PastDecision]) -> list[PastDecision]:
    """The decisions that revealed something, such as dice, and changed the value of the position much."""
    rules = replay.match.rules

    def chance(step: int, seat: Seat) -> float | None:
        replay.go(step)
        state = replay.rested().state
        side = rules.sides(state)[seat]
        if replay.match.run.question is None:
            return scores_of(_state(replay).outcome, rules.sides(state))[side]
        model = model_for(game, rules, state)
        return None if model is None else model.chances(game.win_figures(rules, state))[side]

    changes: list[tuple[float, PastDecision]] = []
    for one in decisions:
        # In the turn of the other side the same position has other figures.
        if not any(replay.learnt[one.step : one.until]) or _ends_turn(replay, one):
            continue
        before, after = chance(one.step, one.seat), chance(one.until, one.seat)
        if before is not None and after is not None and abs(after - before) >= NOTICEABLE / 2:
            changes.append((abs(after - before), one))
    changes.sort(key=lambda change: -change[0])
    return [one for _, one in changes[:MOST_JUMPS]]


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
) -> OpenReview:
    """The ways that are compared at a decision, in words; only the played one if nothing else could be done.

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
    ways, words, reasons, plans = [], [], [], []
    for row in [played, *others]:
        told = rows.get(row, {})
        ways.append(PossibleWay(row, played=row == played))
        in_words = {language: one.words for language, one in told.items()}
        words.append(in_words or _in_words(replay, game, decision, languages, called))
        reasons.append({language: one.reasons for language, one in told.items()})
        plans.append(next((one.plan for one in told.values()), None))
    return OpenReview(decision, tuple(ways), tuple(words), tuple(reasons), tuple(plans))


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


def search_in(reviews: Sequence[OpenReview], chosen: Candidates, pairs: int) -> KeyMomentSearch:
    """The search for key moments among these decisions: their choices, and the luck of some of them."""
    compared: list[tuple[int, int]] = []
    for number, review in enumerate(reviews):
        if review.decision in chosen.choices:
            compared += [(number, way) for way in range(1, len(review.ways))]
        if review.decision in chosen.luck:
            compared.append((number, SETTLED))
    return KeyMomentSearch(compared, pairs)


def asked_for(review: OpenReview, wanted: Wanted) -> AskedScore:
    """The continuation that a search wants."""
    number = wanted.number + (OTHER_LUCK if wanted.final else 0)
    if wanted.choice == SETTLED:
        return AskedScore(review.decision, None, number, wanted.final)
    decision, way = review.decision, review.ways[wanted.choice]
    if way.played and decision.then:
        return AskedScore(decision, decision.answers, number, wanted.final, decision.then)
    return AskedScore(decision, way.answers, number, wanted.final)


def continued_once(
    replay: Replay, game: Rulebook, asked: AskedScore, seed: str = "", horizon: int | None = None
) -> float:
    """The score of the mover's side in one continuation, after the given number of turns or the usual one."""
    replay.go(asked.decision.step)
    model = model_for(game, replay.match.rules, _state(replay))
    if model is None:
        horizon = TO_THE_END
    elif horizon is None:
        horizon = model.horizon if asked.final else model.horizon_of_choices
    if asked.answers is None:
        return settled_once(replay, game, asked.decision, asked.number, seed, horizon)
    (score,) = weighed_along(
        replay, game, asked.decision, asked.answers, asked.number, seed, (horizon,), asked.then
    )
    return score


def weighed_along(
    replay: Replay,
    game: Rulebook,
    decision: PastDecision,
    answers: Sequence[Option],
    number: int,
    seed: str,
    horizons: Sequence[int],
    then: Sequence[Option] = (),
) -> list[float]:
    """The score of the mover's side in one continuation that begins with these answers, then with others.

    It is told after each of these numbers of turns, the end of the game last.
    """
    replay.go(decision.step)
    rules, seat = replay.match.rules, decision.seat
    state, luck = replay.rested().state, f"{seed} {decision.step} {number}"
    run, model = dealt_run(rules, state, seat, luck), model_for(game, rules, state)
    scores = scored_along(rules, game, run, luck, decision.turn, model, (seat, answers, then), horizons)
    side = rules.sides(state)[seat]
    return [one[side] for one in scores]


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
    run, model = dealt_run(rules, state, decision.seat, luck), model_for(game, rules, state, horizon)
    return played_on(rules, game, run, luck, decision.turn, model)[side]


def key_moments(
    reviews: Sequence[OpenReview], search: KeyMomentSearch, most: int = MOST_MOMENTS
) -> list[DecisionReview]:
    """The decisions that mattered, in their order; if there are too many, the sure ones and the largest."""
    found = []
    for number, review in enumerate(reviews):
        if sure := search.sure(number):
            found.append(_moment(review, sure))
        elif probable := search.probable(number):
            found.append(_moment(review, probable, probable=True))
    # Two decisions of one turn may have the same reason: the first part of a plan, and its end.
    of_turns: dict[tuple[int, Seat, bool], DecisionReview] = {}
    for moment in sorted(found, key=lambda moment: (moment.probable, -moment.size)):
        of_turns.setdefault((moment.turn, moment.seat, moment.kind == "dice"), moment)
    return sorted(list(of_turns.values())[:most], key=lambda moment: moment.step)


def _moment(review: OpenReview, those: Sequence[Comparison], *, probable: bool = False) -> DecisionReview:
    """The key moment that these comparisons of a decision make: a choice, luck, or both."""
    leads = {one.choice: one.lead(final=True) for one in those}
    luck = leads.pop(SETTLED, None)
    choice, lead = next(iter(leads.items()), (PLAYED, None))
    played = those[0].played[True]
    return reviewed(review, sum(played) / len(played), choice, lead, luck, probable=probable)


def reviewed(
    review: OpenReview,
    chance: float,
    choice: int,
    lead: Lead | None,
    luck: Lead | None,
    *,
    probable: bool = False,
) -> DecisionReview:
    """A key moment: how much a choice leads the played one, and what the dice did."""
    decision, gain = review.decision, 0.0 if lead is None else lead.told
    # What is told of the other choice may not leave the scale.
    chances = (
        {PLAYED: chance} if lead is None else {PLAYED: chance, choice: min(1.0, max(0.0, chance + gain))}
    )
    ways = [
        WeighedWay(review.words[at], review.reasons[at], its, review.ways[at].played, review.plans[at])
        for at, its in sorted(chances.items(), key=lambda one: -one[1])
    ]
    error = 0.0 if lead is None else lead.told_error
    return DecisionReview(
        decision.step,
        decision.until,
        decision.turn,
        decision.seat,
        max([one.pairs for one in (lead, luck) if one is not None]),
        tuple(ways),
        max(0.0, gain),
        error,
        0.0 if luck is None else luck.told,
        0.0 if luck is None else luck.told_error,
        error,
        "dice" if lead is None else "costly" if gain > 0 else "best",
        probable,
    )


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
