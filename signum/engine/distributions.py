"""Exact chances: whole numbers over their sum."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Generic, TypeVar

T = TypeVar("T")
K = TypeVar("K")


class Distribution(Generic[T]):
    """What can happen, and in how many of `total` equally likely cases each of it does."""

    __slots__ = ("total", "weights")

    def __init__(self, weights: Mapping[T, int]) -> None:
        self.weights = weights
        self.total = sum(weights.values())

    def chance(self, holds: Callable[[T], bool]) -> Fraction:
        """How likely it is that this holds."""
        return Fraction(sum([weight for one, weight in self.weights.items() if holds(one)]), self.total)

    def expected(self, measure: Callable[[T], int]) -> Fraction:
        """What a figure comes to on average."""
        return Fraction(sum([measure(one) * weight for one, weight in self.weights.items()]), self.total)

    def of(self, measure: Callable[[T], K]) -> "Distribution[K]":
        """How one aspect of it is distributed."""
        weights: dict[K, int] = {}
        for one, weight in self.weights.items():
            key = measure(one)
            weights[key] = weights.get(key, 0) + weight
        return Distribution(weights)

    def chances(self) -> dict[T, Fraction]:
        """Everything that can happen with its probability."""
        return {one: Fraction(weight, self.total) for one, weight in self.weights.items()}
