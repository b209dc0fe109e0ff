"""Shares of games and how sure they are."""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

SURE: Final = 1.959963984540054
"""The number of standard errors on either side that hold 95 % of a normal distribution."""


class Interval(NamedTuple):
    """A 95 % confidence interval."""

    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """The Wilson interval of a share; it also holds for few games and near 0 and 1."""
    if games == 0:
        return Interval(0.0, 1.0)
    share, z2 = wins / games, SURE * SURE
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = SURE * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))


def mean_interval(values: Sequence[float]) -> Interval:
    """The interval of the mean of chances."""
    middle, reach = sum(values) / len(values), SURE * standard_error(values, 0.5)
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))


def standard_error(values: Sequence[float], apart: float = 1.0) -> float:
    """The standard error of a mean, as if there were two more values that lie so far apart.

    So a few values that happen to be equal do not pass for certain.
    """
    count = len(values)
    middle = sum(values) / count
    squares = sum([(one - middle) ** 2 for one in values]) + apart * apart / 2
    return sqrt(squares / count / (count + 2))
