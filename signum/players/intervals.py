"""Shares of games and how sure they are."""

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
