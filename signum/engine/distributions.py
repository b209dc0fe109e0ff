"""Exact chances: whole numbers over their sum."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Generic, TypeVar

T = TypeVar("T")
K = TypeVar("K")


class Distribution(Generic[T]):
    """The possible results, each with the number of equally likely cases (of `total`) that lead to it."""

    __slots__ = ("total", "weights")

    def __init__(self, weights: Mapping[T, int]) -> None:
        self.weights = weights
        self.total = sum(weights.values())

    def chance(self, holds: Callable[[T], bool]) -> Fraction:
        """The probability that the condition holds."""
        return Fraction(sum([weight for one, weight in self.weights.items() if holds(one)]), self.total)

    def expected(self, measure: Callable[[T], int]) -> Fraction:
        """The average of a figure."""
        return Fraction(sum([measure(one) * weight for one, weight in self.weights.items()]), self.total)

    def of(self, measure: Callable[[T], K]) -> "Distribution[K]":
        """The distribution of one aspect of the results."""
        weights: dict[K, int] = {}
        for one, weight in self.weights.items():
            key = measure(one)
            weights[key] = weights.get(key, 0) + weight
        return Distribution(weights)

    def chances(self) -> dict[T, Fraction]:
        """Each possible result with its probability."""
        return {one: Fraction(weight, self.total) for one, weight in self.weights.items()}
