"""The result of dice under a profile, with rerolls used as well as possible.

A player rerolls for the best chance to eliminate the target; of equal chances for the most wounds, then for
a push.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import Final, TypeAlias

from signum.engine.distributions import Distribution
from signum.warseer.core.dice import CRIT, MOST
from signum.warseer.core.units import DiceNames
from signum.warseer.odds.profile import AttackEnd, Profile
from signum.warseer.odds.symbols import SIDES, Symbols, faces_of, symbols_of, thrown

Lying: TypeAlias = tuple[tuple[str, str], ...]
"""Dice as they lie: the colour and the face of each, sorted."""

RANK: Final[int] = SIDES ** (3 * MOST)
"""More than any sum of wounds or pushes over all ways in which dice fall."""


class Rolls:
    """The dice of one attack. All weights share the total of `whole` dice."""

    def __init__(self, profile: Profile, rerolls: int | None = None) -> None:
        self.profile = profile
        self.rerolls = profile.rerolls if rerolls is None else rerolls
        self._ends: dict[Symbols, dict[AttackEnd, int]] = {}
        self._worths: dict[tuple[Symbols, DiceNames], int] = {}

    @cached_property
    def extra(self) -> int:
        """The most extra dice."""
        return max(len(self.profile.without_crit.extra), len(self.profile.with_crit.extra))

    def ends(self, rolled: Symbols) -> dict[AttackEnd, int]:
        """The results of rolled symbols over all falls of the extra dice."""
        found = self._ends.get(rolled)
        if found is None:
            branch, found = self.profile.branch(rolled), {}
            padding = SIDES ** (self.extra - len(branch.extra))
            for more, weight in thrown(branch.extra).items():
                end = self.profile.end(branch, rolled.plus(more))
                found[end] = found.get(end, 0) + weight * padding
            self._ends[rolled] = found
        return found

    def worth(self, kept: Symbols, rerolled: DiceNames) -> int:
        """How good it is to throw these dice beside the symbols that stay; more is better."""
        key = (kept, rerolled)
        found = self._worths.get(key)
        if found is None:
            padding = SIDES ** (MOST - len(rerolled))
            found = self._worths[key] = sum(
                [
                    weight * likely * _rank(end) * padding
                    for more, weight in thrown(rerolled).items()
                    for end, likely in self.ends(kept.plus(more)).items()
                ]
            )
        return found

    def best_reroll(self, lying: Lying, most: int | None = None) -> Lying:
        """The dice that are best rerolled; none if that is as good. A crit is never rerolled."""
        best: Lying = ()
        highest = self.worth(_symbols(lying), ())
        for some in _choices(lying, self.rerolls if most is None else most):
            worth = self.worth(_symbols(_without(lying, some)), _colours(some))
            if worth > highest:
                best, highest = some, worth
        return best

    def after(self, lying: Lying, rerolled: Lying) -> Distribution[AttackEnd]:
        """The results of dice that lie, once these of them are rerolled and nothing else is changed."""
        kept, weights = _symbols(_without(lying, rerolled)), dict[AttackEnd, int]()
        for more, weight in thrown(_colours(rerolled)).items():
            for end, likely in self.ends(kept.plus(more)).items():
                weights[end] = weights.get(end, 0) + weight * likely
        return Distribution(weights)

    def of(self, colours: DiceNames) -> Distribution[AttackEnd]:
        """The results of a throw."""
        weights: dict[AttackEnd, int] = {}
        for rolled, weight in self.settled(colours).items():
            for end, likely in self.ends(rolled).items():
                weights[end] = weights.get(end, 0) + weight * likely
        return Distribution(weights)

    def settled(self, colours: DiceNames) -> dict[Symbols, int]:
        """The symbols of a throw after the attacker's rerolls, with their weights."""
        if not self.rerolls:
            return dict(thrown(tuple(sorted(colours))))
        found: dict[Symbols, int] = {}
        most = min(self.rerolls, len(colours))
        for lying, weight in falls(tuple(sorted(colours))):
            rerolled = self.best_reroll(lying)
            kept, padding = _symbols(_without(lying, rerolled)), SIDES ** (most - len(rerolled))
            for more, likely in thrown(_colours(rerolled)).items():
                rolled = kept.plus(more)
                found[rolled] = found.get(rolled, 0) + weight * likely * padding
        return found


def falls(colours: DiceNames) -> Iterator[tuple[Lying, int]]:
    """The unlike ways in which dice can fall, each with its weight."""
    kinds = {colour: colours.count(colour) for colour in colours}
    by_colour = [list(_falls_of(colour, count)) for colour, count in kinds.items()]
    for parts in product(*by_colour):
        yield tuple(sorted([die for lying, _ in parts for die in lying])), prod([one for _, one in parts])


def _falls_of(colour: str, count: int) -> Iterator[tuple[Lying, int]]:
    chances = faces_of(colour)
    for faces in combinations_with_replacement(chances, count):
        orders = factorial(count) // prod([factorial(faces.count(face)) for face in chances])
        yield tuple([(colour, face) for face in faces]), orders * prod([chances[face] for face in faces])


def _choices(lying: Lying, most: int) -> Iterator[Lying]:
    """The unlike ways to pick up to some dice that show no crit, fewest first."""
    dice = [die for die in lying if die[1] != CRIT]
    picked: dict[Lying, None] = {(): None}
    for _ in range(min(most, len(dice))):
        larger: dict[Lying, None] = {}
        for some in picked:
            for die in dict.fromkeys(_without(tuple(dice), some)):
                larger[tuple(sorted((*some, die)))] = None
        yield from larger
        picked = larger


def _without(lying: Lying, some: Sequence[tuple[str, str]]) -> Lying:
    left = list(lying)
    for die in some:
        left.remove(die)
    return tuple(left)


def _symbols(lying: Lying) -> Symbols:
    return symbols_of(tuple([face for _, face in lying]))


def _colours(lying: Lying) -> DiceNames:
    return tuple([colour for colour, _ in lying])


def _rank(end: AttackEnd) -> int:
    return (end.dead * RANK + end.wounds) * RANK + end.pushed
