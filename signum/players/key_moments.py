"""Which continuations are played to find the key moments of a game, and when they are enough.

Many choices are screened by a few pairs of continuations, and after each round half of them go on. The last
ones are compared by pairs with other luck, so that a choice is not called better because it was lucky so far.
What is told is shrunk towards nothing: of many estimates the largest ones are too large. A difference that is
not sure may be probable: then it is told as that.
"""

from collections.abc import Iterable
from math import copysign, sqrt
from typing import Final, NamedTuple

from signum.players.intervals import SURE, standard_error

PLAYED: Final = 0
"""The choice that was made, among those of its decision."""
SETTLED: Final = -1
"""The decision as it really went, with its dice: compared with the played choice it tells their luck."""
SCREENING: Final = (4, 4)
"""Pairs of continuations in each round before the last choices are compared."""
FIRST_LOOK: Final = 12
"""Pairs of the last choices before any comparison ends."""
ROUND: Final = 8
"""Pairs between two looks."""
PAIRS: Final = 28
"""Pairs of a comparison at most."""
MOST_CHOICES: Final = 3
"""Choices that reach the end of the screening."""
MOST_LUCK: Final = 2
"""The same for the luck of decisions."""
CERTAIN: Final = 2.8
"""Standard errors of a sure difference of many pairs."""
FEW: Final = 2.5
"""A difference of n pairs has to be larger by this part of n: their error is itself not well known.

With all looks at all last choices, one of about twenty games in which nothing matters has a key moment
(tests/players/test_key_moments.py).
"""
LIKELY: Final = 2.0
"""Standard errors of a probable difference.

Of about eight games in which nothing matters one has a probable key moment (docs/decisions/analysis.md).
"""
HOPE: Final = 0.7
"""Standard errors more than now, with which a comparison has to become sure at its end to go on."""
MATTERS: Final = 0.02
"""A smaller difference does not matter, however sure it is."""
BEST_COUNTS: Final = 0.5
"""How much it counts in the screening that the played choice is better than all others, not worse."""
LEAST_APART: Final = 0.1
"""Continuations of two choices may yet differ by so much, even if none did so far."""
USUAL: Final = 0.08
"""The spread of the true differences of screened choices, in chances to win (docs/decisions/analysis.md)."""


class Wanted(NamedTuple):
    """A continuation that is to be played."""

    decision: int
    """Its place in the list of decisions."""
    choice: int
    """A choice of the decision, or `SETTLED`."""
    number: int
    final: bool
    """Whether the screening is over: then other luck counts, and more turns."""


class Lead(NamedTuple):
    """How much better something is than the played choice."""

    pairs: int
    mean: float
    error: float
    """Its standard error."""

    @property
    def told(self) -> float:
        """The difference to be expected, given that most are small; a surely large one is hardly smaller."""
        size = max(abs(self.mean) * self._kept, abs(self.mean) - self.error)
        return copysign(size, self.mean)

    @property
    def told_error(self) -> float:
        """Half of the 95 % interval of that."""
        return SURE * self.error * sqrt(self._kept)

    @property
    def is_sure(self) -> bool:
        """Whether there is a difference that matters."""
        return abs(self.mean) > certain(self.pairs) * self.error and abs(self.told) > MATTERS

    @property
    def is_probable(self) -> bool:
        """Whether there probably is one; a sure one is probable too."""
        return abs(self.mean) > LIKELY * self.error and abs(self.told) > MATTERS

    @property
    def _kept(self) -> float:
        return USUAL**2 / (USUAL**2 + self.error**2)


def certain(pairs: int) -> float:
    """The standard errors of a sure difference of so many pairs."""
    return CERTAIN * (1 + FEW / pairs)


class Comparison:
    """A choice beside the played one, or the luck of a decision, in pairs of continuations."""

    def __init__(self, decision: int, choice: int) -> None:
        self.decision = decision
        self.choice = choice
        self.scores: dict[bool, list[float]] = {False: [], True: []}
        """The scores of the choice in the screening, and after it."""
        self.played: dict[bool, list[float]] = {False: [], True: []}
        """Those of the played choice: shared by all comparisons of a decision."""

    def lead(self, *, final: bool) -> Lead:
        """The difference as far as it is known; continuations of one number share their luck."""
        apart = [one - its for one, its in zip(self.scores[final], self.played[final], strict=False)]
        error = standard_error(apart, max([LEAST_APART, *[abs(one) for one in apart]]))
        return Lead(len(apart), sum(apart) / len(apart), error)

    @property
    def promise(self) -> float:
        """What is to be expected of it after the screening; that a choice was best matters less."""
        told = self.lead(final=False).told
        return told if told > 0 else -told * (1.0 if self.choice == SETTLED else BEST_COUNTS)


class KeyMomentSearch:
    """The search in one game, from the choices and decisions that may matter to those that surely do."""

    def __init__(self, compared: Iterable[tuple[int, int]], pairs: int = PAIRS) -> None:
        self.comparisons = [Comparison(decision, choice) for decision, choice in compared]
        self.pairs = pairs
        self.finals: list[Comparison] | None = None
        """The comparisons that have passed the screening, once it is over."""
        self._open = self.comparisons
        self._played: dict[tuple[int, bool], list[float]] = {}
        for one in self.comparisons:
            one.played = {
                final: self._played.setdefault((one.decision, final), []) for final in (False, True)
            }

    def wanted(self) -> list[Wanted]:
        """The next continuations, whose scores are added in this order; none if all is known."""
        if self.finals is None:
            wanted = self._screened()
            if wanted or self.finals is None:
                return wanted
        self._open = [one for one in self._open if self._goes_on(one)]
        done = [len(one.scores[True]) for one in self._open]
        if not done:
            return []
        # All that are still compared have the same number of pairs.
        until = min(self.pairs, FIRST_LOOK if not done[0] else done[0] + ROUND)
        return self._until(until, final=True)

    def add(self, wanted: Wanted, score: float) -> None:
        """The score of a continuation, for the side of the seat that decides."""
        if wanted.choice == PLAYED:
            self._played[wanted.decision, wanted.final].append(score)
            return
        for one in self.comparisons:
            if (one.decision, one.choice) == (wanted.decision, wanted.choice):
                one.scores[wanted.final].append(score)

    def sure(self, decision: int) -> list[Comparison]:
        """The comparisons of a decision that are sure."""
        return [one for one in self._compared(decision) if one.lead(final=True).is_sure]

    def probable(self, decision: int) -> list[Comparison]:
        """Those that have ended and are at least probable: a later look may change the others."""
        return [
            one
            for one in self._compared(decision)
            if one not in self._open and one.lead(final=True).is_probable
        ]

    @property
    def done(self) -> float:
        """About how much of the search is done, from 0 to 1."""
        if self.finals is None:
            screened = max([len(one.scores[False]) for one in self.comparisons], default=0)
            return 0.5 * screened / sum(SCREENING)
        if not self._open:
            return 1.0
        return 0.5 + 0.5 * max([len(one.scores[True]) for one in self._open]) / self.pairs

    def _compared(self, decision: int) -> list[Comparison]:
        """The comparisons of a decision that passed the screening, as far as they have begun."""
        return [one for one in self.finals or [] if one.decision == decision and one.scores[True]]

    def _screened(self) -> list[Wanted]:
        """The next round of the screening; after the last one the finals are set."""
        pairs = max([len(one.scores[False]) for one in self._open], default=0)
        rounds = [sum(SCREENING[: number + 1]) for number in range(len(SCREENING))]
        if self._open and pairs < rounds[-1]:
            if pairs:
                self._open = self._best(half=True)
            return self._until(next(one for one in rounds if one > pairs), final=False)
        self.finals = self._open = self._best(half=False) if self._open else []
        return []

    def _best(self, *, half: bool) -> list[Comparison]:
        """The better half of the choices and of the decisions with luck; at last the best few of them."""
        first: dict[tuple[int, bool], Comparison] = {}
        # Of a decision the best other choice goes on: the played one may be better than all.
        for one in sorted(self._open, key=lambda one: -one.lead(final=False).mean):
            first.setdefault((one.decision, one.choice == SETTLED), one)
        found = []
        for luck, most in ((False, MOST_CHOICES), (True, MOST_LUCK)):
            ranked = sorted(
                [one for (_, settled), one in first.items() if settled == luck],
                key=lambda one: -one.promise,
            )
            found += ranked[: max(most, len(ranked) // 2) if half else most]
        return sorted(found, key=lambda one: (one.decision, one.choice))

    def _goes_on(self, one: Comparison) -> bool:
        if not one.scores[True]:
            return self.pairs > 0
        lead = one.lead(final=True)
        if lead.pairs >= self.pairs or lead.is_sure:
            return False
        in_errors = (abs(lead.mean) / lead.error + HOPE) * sqrt(self.pairs / lead.pairs)
        return in_errors > certain(self.pairs)

    def _until(self, pairs: int, *, final: bool) -> list[Wanted]:
        """The continuations up to this number of pairs, the played choice of each decision once."""
        wanted = []
        for decision in dict.fromkeys([one.decision for one in self._open]):
            rows = {PLAYED: self._played[decision, final]}
            rows |= {one.choice: one.scores[final] for one in self._open if one.decision == decision}
            for choice, scores in rows.items():
                wanted += [Wanted(decision, choice, number, final) for number in range(len(scores), pairs)]
        return wanted
