"""Whether choices that an analysis calls better are better by a deeper search, on recorded games.

Everything that is found goes to a file of the game at once, so a long search goes on where it was broken off.
A deeper look plays pairs of continuations with other luck than the analysis had, to the end of the game, and
values each of them on the way as well: after as many turns as the analysis, it is the same figure without the
selection of the best choice; later, it shows the bias of a short look.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path
from time import process_time
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from signum.players.intervals import SURE, wilson
from signum.players.key_moments import KeyMomentSearch, Wanted
from signum.players.reviews import (
    CLEAR,
    Candidates,
    DecisionReview,
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
    search_in,
    weighed_along,
)
from signum.players.win_chances import TO_THE_END, TurnChances, chances_at, turn_starts
from signum.table.games import Games
from signum.table.replay import Replay
from signum.table.resuming import resume
from signum.table.rulebook import Rulebook

HORIZONS: Final = (4, 8, 16, TO_THE_END)
"""The turns after which a deeper look values its continuations: first those of an analysis."""
VERDICTS: Final = ("agrees", "leans", "leans-away", "disagrees")


class FoundTurn(Struct, frozen=True, tag="turn"):
    """The chances at a turn."""

    chances: TurnChances


class FoundScore(Struct, frozen=True, tag="score"):
    """A continuation of the search for key moments."""

    step: int
    """Of its decision."""
    choice: int
    number: int
    final: bool
    score: float


class FoundMoment(Struct, frozen=True, tag="moment"):
    """A key moment."""

    step: int
    turn: int
    kind: str
    told: float
    """How much better the first of two ways is called; without a claim what the dice gave."""
    error: float
    pair: tuple[int, int] | None
    """The two ways of a claim."""
    probable: bool = False


class FoundSearch(Struct, frozen=True, tag="search"):
    """A search for key moments that came to its end."""

    decisions: int
    """Those that were screened."""
    continuations: int
    seconds: float
    """Processor time, if it was made at once."""


class FoundPair(Struct, frozen=True, tag="pair"):
    """Two continuations of a deeper look, of the better way and of the other, by horizons."""

    step: int
    number: int
    better: tuple[float, ...]
    other: tuple[float, ...]


Found: TypeAlias = FoundTurn | FoundScore | FoundMoment | FoundSearch | FoundPair


class GameSearch:
    """The search in one game, and the file of what it has found."""

    def __init__(self, record: bytes, file: Path, games: Games) -> None:
        self.replay = Replay(resume(record, games))
        self.game: Rulebook = games[self.replay.match.rules.name]
        self.file = file
        self.found = read(file)
        self._reviews: dict[int, OpenReview] = {}
        """The decisions that are looked at, by their steps."""

    def moments(self, continuations: int, weigh: int) -> list[FoundMoment]:
        """The key moments as an analysis finds them."""
        begun = process_time()
        turns = list(self._turns(continuations))
        kept = [one for one in self.found if isinstance(one, FoundMoment)]
        if any(isinstance(one, FoundSearch) for one in self.found):
            return kept
        chosen = candidates(self.replay, self.game, turns)
        reviews = [self._review(one) for one in chosen.decisions]
        search = self._searched(reviews, chosen, weigh)
        for found in key_moments(reviews, search):
            told, error = claim_of(found)
            pair = claimed(self._reviews[found.step], found)
            moment = FoundMoment(found.step, found.turn, found.kind, told, error, pair, found.probable)
            if moment not in kept:
                kept.append(moment)
                self._add(moment)
        scores = [one for one in self.found if isinstance(one, FoundScore)]
        self._add(FoundSearch(len(reviews), len(scores), process_time() - begun))
        return kept

    def _searched(self, reviews: Sequence[OpenReview], chosen: Candidates, weigh: int) -> KeyMomentSearch:
        search = search_in(reviews, chosen, weigh)
        kept = {
            (one.step, one.choice, one.number, one.final): one.score
            for one in self.found
            if isinstance(one, FoundScore)
        }
        while wanted := search.wanted():
            for one in wanted:
                review = reviews[one.decision]
                key = review.decision.step, *one[1:]
                if key not in kept:
                    kept[key] = continued_once(self.replay, self.game, asked_for(review, one))
                    self._add(FoundScore(*key, kept[key]))
                search.add(one, kept[key])
        return search

    def pairs(self, moment: FoundMoment, games: int) -> list[FoundPair]:
        """The first pairs of a deeper look at a claim; nothing of a moment without one."""
        kept = {
            one.number: one for one in self.found if isinstance(one, FoundPair) and one.step == moment.step
        }
        missing = [number for number in range(games) if number not in kept]
        if missing and moment.pair is not None:
            review = self._review(next(one for one in self._decisions if one.step == moment.step))
            decision = review.decision
            for number in missing:
                asked = [asked_for(review, Wanted(0, at, number, final=False)) for at in moment.pair]
                scores = [
                    weighed_along(
                        self.replay,
                        self.game,
                        decision,
                        one.answers or (),
                        number,
                        " deeper",
                        HORIZONS,
                        one.then,
                    )
                    for one in asked
                ]
                kept[number] = FoundPair(moment.step, number, tuple(scores[0]), tuple(scores[1]))
                self._add(kept[number])
        return [kept[number] for number in range(games) if number in kept]

    def _turns(self, continuations: int) -> Iterator[TurnChances]:
        kept = {one.chances.step: one.chances for one in self.found if isinstance(one, FoundTurn)}
        for step in list(turn_starts(self.replay)):
            if step not in kept:
                kept[step] = chances_at(self.replay, self.game, step, continuations)
                self._add(FoundTurn(kept[step]))
            yield kept[step]

    @cached_property
    def _decisions(self) -> list[PastDecision]:
        return list(past_decisions(self.replay))

    def _review(self, decision: PastDecision) -> OpenReview:
        """Opened once: pairs of several claims are played in turns."""
        if decision.step not in self._reviews:
            self._reviews[decision.step] = opened(self.replay, self.game, decision, ("en",))
        return self._reviews[decision.step]

    def _add(self, found: Found) -> None:
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(found) + b"\n")
        self.found.append(found)


def claim_of(found: DecisionReview) -> tuple[float, float]:
    """How much better a way is called than the other one of its claim, with the error."""
    if found.kind == "dice":
        return found.dice, found.dice_error
    return found.lead, found.error


def read(file: Path) -> list[Found]:
    """The results in a file; the search behind an unfinished line is made again."""
    if not file.exists():
        return []
    text = file.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if whole != text:
        file.write_bytes(whole)
    return [msgspec.json.decode(line, type=Found) for line in whole.splitlines()]


class CheckedClaim(Struct, frozen=True):
    """A choice that was called better, and how much better it was by deeper looks."""

    game: str
    turn: int
    kind: str
    told: float
    pairs: int
    gains: tuple[float, ...]
    """By horizons."""
    error: float
    """Half of the 95 % interval of the last gain."""
    verdict: str
    probable: bool = False
    """Whether it was called probably better."""


def claims_of(game: str, found: Sequence[Found]) -> Iterator[CheckedClaim]:
    """The claims of a game that were looked at deeper."""
    for moment in found:
        if not isinstance(moment, FoundMoment) or moment.kind not in CLEAR:
            continue
        pairs = [one for one in found if isinstance(one, FoundPair) and one.step == moment.step]
        if not pairs:
            continue
        look = looked_deeper([one.better[-1] for one in pairs], [one.other[-1] for one in pairs])
        gains = tuple(
            [
                sum([one.better[at] - one.other[at] for one in pairs]) / len(pairs)
                for at in range(len(HORIZONS))
            ]
        )
        yield CheckedClaim(
            game,
            moment.turn,
            moment.kind,
            moment.told,
            len(pairs),
            gains,
            look.error,
            look.verdict,
            moment.probable,
        )


def told(claims: Sequence[CheckedClaim]) -> Iterator[str]:
    """The figures as lines, of the sure claims and of the probable ones."""
    yield "game        turn  kind    told  pairs   after 4     8    16  the end  (±)  verdict"
    for probable in (False, True):
        those = [one for one in claims if one.probable == probable]
        if those:
            yield "probably better:" if probable else "better:"
            yield from map(_line_of, those)
            yield from _summed(those)


def _line_of(one: CheckedClaim) -> str:
    gains = "  ".join([f"{100 * gain:+4.0f}" for gain in one.gains])
    return (
        f"{one.game:10} {one.turn:5}  {one.kind:6} {100 * one.told:+5.0f} {one.pairs:6}      {gains}"
        f"  {100 * one.error:5.0f}   {one.verdict}"
    )


def _summed(claims: Sequence[CheckedClaim]) -> Iterator[str]:
    same = [one.verdict in VERDICTS[:2] for one in claims]
    low, high = wilson(sum(same), len(same))
    counts = ", ".join([f"{name} {[one.verdict for one in claims].count(name)}" for name in VERDICTS])
    yield f"{len(claims)} claims: {counts}"
    share = 100 * sum(same) / len(same)
    yield f"  the deeper look points the same way in {share:.0f} % ({100 * low:.0f} to {100 * high:.0f})"
    yield f"  told {_mean_of([one.told for one in claims])}"
    for at, horizon in enumerate(HORIZONS):
        name = f"after {horizon} turns" if horizon != TO_THE_END else "at the end"
        yield f"  found {name} {_mean_of([one.gains[at] for one in claims])}"


def _mean_of(values: Sequence[float]) -> str:
    count = len(values)
    middle = sum(values) / count
    squares = sum([(one - middle) ** 2 for one in values])
    error = SURE * (squares / max(1, count - 1) / count) ** 0.5
    return f"{100 * middle:+.1f} % (± {100 * error:.1f}) on average"
