"""The average of figures over all ends of a procedure, for estimates: faster than all its ends one by one.

A procedure that rolls for one creature after the other has as many ends as the product of their throws. The
effects of such rolls mostly add up. So each throw of each roll is played once, with the first throw of all
other rolls, and one more way shows whether the effects do add up. If they do not, or if a throw decides which
dice follow, all ways are played.
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
"""What is measured at one end, the rolls on the way, and the beginnings of the other ways."""

EXACT: Final = 1e-6
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
        if prod([1 + len(one) for one in others]) > len(branches) + 2:
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
        """The average if the effects of the throws add up; None if they do not."""
        out, corner = dict(figures), dict(figures)
        for at, throws in enumerate(others):
            for thrown in throws:
                changed, same, _ = self.play([*first[:at], thrown, *first[at + 1 :]])
                if same != rolls:
                    return None
                share = thrown[1] / ways(rolls[at].dice)
                _add(out, changed, share)
                _add(out, figures, -share)
                if thrown is throws[-1]:
                    _add(corner, changed, 1.0)
                    _add(corner, figures, -1.0)
        last = [throws[-1] if throws else one for one, throws in zip(first, others, strict=True)]
        found, same, _ = self.play(last)
        terms = {*corner, *found}
        if same != rolls or any(abs(corner.get(term, 0.0) - found.get(term, 0.0)) > EXACT for term in terms):
            return None
        return out


def _add(to: dict[str, float], figures: Figures, share: float) -> None:
    for term, figure in figures.items():
        to[term] = to.get(term, 0.0) + share * figure
