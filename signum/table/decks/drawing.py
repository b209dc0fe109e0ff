"""Hands drawn by lot, and the chances of hands."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import comb, sqrt
from random import Random
from typing import Final, NamedTuple

SAMPLES: Final = 4000
SIGMAS: Final = 1.96
"""For an interval that holds the chance in 95 of 100 cases."""


class HandChance(NamedTuple):
    """A chance with its interval; both bounds equal it if it is exact."""

    chance: float
    low: float
    high: float


def hand(cards: Sequence[str], size: int) -> tuple[str, ...]:
    """Cards from the top of a shuffled deck."""
    return tuple(Random().sample(list(cards), min(size, len(cards))))


def at_least_one(deck: int, good: int, seen: int) -> HandChance:
    """The exact chance of a good card among those that are seen."""
    seen = min(seen, deck)
    chance = float(1 - Fraction(comb(deck - good, seen), comb(deck, seen)))
    return HandChance(chance, chance, chance)


def estimated(cards: Sequence[str], seen: int, succeeds: Callable[[Sequence[str]], bool]) -> HandChance:
    """The share of shuffled decks whose first cards succeed, with Wilson's interval; always the same."""
    random, deck, done = Random(len(cards)), list(cards), 0
    for _ in range(SAMPLES):
        done += succeeds(random.sample(deck, min(seen, len(deck))))
    share, spread = done / SAMPLES, SIGMAS * SIGMAS / SAMPLES
    middle = (share + spread / 2) / (1 + spread)
    half = SIGMAS * sqrt(share * (1 - share) / SAMPLES + spread / (4 * SAMPLES)) / (1 + spread)
    return HandChance(share, max(0.0, middle - half), min(1.0, middle + half))
