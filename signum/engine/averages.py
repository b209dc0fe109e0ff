"""The average of figures over all ends of a procedure, for estimates: faster than all its ends one by one.

A procedure that rolls for one creature after the other has as many ends as the product of their throws. The
effects of such rolls mostly add up. So each throw of each roll is played once, with the first throw of all
other rolls, and three more ways check it: with the strongest throws of all rolls, and with those of every
second roll among the mildest. If they differ from the sum, or if a throw decides which dice follow, all ways
are played.
"""

from collections.abc import Callable, Mapping
from math import prod
from typing import Final, TypeAlias, TypeVar

from signum.engine.enumeration import (
    MOST_WAYS,
    AnswerPolicy,
    Apart,
    Forkable,
    Thrown,
    TooManyWays,
    played,
    ways,
)
from signum.engine.questions import Procedure, Roll

G = TypeVar("G", bound=Forkable)

Figures: TypeAlias = Mapping[str, float]
Way: TypeAlias = tuple[Figures, list[Roll], list[tuple[Thrown, ...]]]
"""The figures at one end, the rolls on the way, and the beginnings of the other ways."""

TOLERANCE: Final = 1e-6
"""Differences below this are rounding."""


def average(
    game: G,
    start: Callable[[G], Procedure[object]],
    asked: AnswerPolicy[G],
    apart: Apart,
    measure: Callable[[G], Figures],
) -> dict[str, float]:
    """The average of the figures that are measured at each end."""
    return _OneAtATime(game, start, asked, apart, measure).average()


class _OneAtATime:
    """The first way of a procedure, and the ways that differ from it in one throw."""

    def __init__(
        self,
        game: G,
        start: Callable[[G], Procedure[object]],
        asked: AnswerPolicy[G],
        apart: Apart,
        measure: Callable[[G], Figures],
    ) -> None:
        def play(throws: list[Thrown]) -> Way:
            there = game.fork()
            _, rolls, branches = played(there, start(there), throws, asked, apart)
            return measure(there), rolls, branches

        self.play = play

    def average(self) -> dict[str, float]:
        throws: list[Thrown] = []
        first = self.play(throws)
        figures, rolls, branches = first
        if not branches:
            return dict(figures)
        others: list[list[Thrown]] = [[] for _ in throws]
        for branch in branches:
            others[len(branch) - 1].append(branch[-1])
        if prod([1 + len(one) for one in others]) > len(branches) + 4:
            added_up = self._added_up(figures, throws, rolls, others)
            if added_up is not None:
                return added_up
        return self._of_all(first, throws)

    def _of_all(self, first: Way, throws: list[Thrown]) -> dict[str, float]:
        """The average over all ways."""
        out: dict[str, float] = {}
        waiting: list[tuple[Thrown, ...]] = []
        count, way = 1, first
        while True:
            figures, rolls, branches = way
            share = prod([weight / ways(roll.dice) for roll, (_, weight) in zip(rolls, throws, strict=True)])
            _add(out, figures, share)
            waiting += branches
            if not waiting:
                return out
            count += 1
            if count + len(waiting) > MOST_WAYS:
                raise TooManyWays
            throws = list(waiting.pop())
            way = self.play(throws)

    def _added_up(
        self, figures: Figures, first: list[Thrown], rolls: list[Roll], others: list[list[Thrown]]
    ) -> dict[str, float] | None:
        """The average if the effects of the throws seem to add up, by three ways; None if they do not."""
        out = dict(figures)
        singly: list[list[tuple[Thrown, dict[str, float]]]] = []
        for at, throws in enumerate(others):
            singly.append([(first[at], {})])
            for thrown in throws:
                changed, same, _ = self.play([*first[:at], thrown, *first[at + 1 :]])
                if same != rolls:
                    return None
                difference = dict(changed)
                _add(difference, figures, -1.0)
                _add(out, difference, thrown[1] / ways(rolls[at].dice))
                singly[-1].append((thrown, difference))
        strongest = [max(reversed(one), key=_size) for one in singly]
        mildest = [one[min(1, len(one) - 1)] for one in singly]
        for even, odd in ((strongest, strongest), (strongest, mildest), (mildest, strongest)):
            expected, way = dict(figures), []
            for at in range(len(first)):
                thrown, difference = (odd if at % 2 else even)[at]
                way.append(thrown)
                _add(expected, difference, 1.0)
            found, same, _ = self.play(way)
            if same != rolls or _differ(expected, found):
                return None
        return out


def _size(of: tuple[Thrown, dict[str, float]]) -> float:
    return sum([abs(figure) for figure in of[1].values()])


def _differ(one: Figures, other: Figures) -> bool:
    return any(abs(one.get(term, 0.0) - other.get(term, 0.0)) > TOLERANCE for term in {*one, *other})


def _add(to: dict[str, float], figures: Figures, share: float) -> None:
    for term, figure in figures.items():
        to[term] = to.get(term, 0.0) + share * figure
