"""Distributions of dice with three symbols: exact weights, whole numbers over a power of three."""

from functools import lru_cache
from math import comb
from typing import TypeAlias

Row: TypeAlias = tuple[int, ...]
"""The weight of 0, of 1, of 2 and so on; together a power of three."""


@lru_cache(maxsize=4096)
def successes(dice: int, faces: int, rerolls: int = 0, *, forced: bool = False) -> Row:
    """The number of dice that succeed, each on this many of the three faces.

    C-ABL-06: forced rerolls of every success come first, once. Then as many failed dice as the rerolls allow
    are thrown again.
    """
    rerolls = min(rerolls, dice)
    row = [0] * (dice + 1)
    first = _binomial(dice, faces * faces, 9) if forced else _binomial(dice, faces, 3)
    for count, weight in enumerate(first):
        again = min(rerolls, dice - count)
        for more, likely in enumerate(_binomial(again, faces, 3)):
            row[count + more] += weight * likely * 3 ** (rerolls - again)
    return tuple(row)


@lru_cache(maxsize=4096)
def net_hits(attack: Row, defence: Row) -> Row:
    """The number of successful attack dice that successful defence dice do not cancel."""
    row = [0] * len(attack)
    for struck, weight in enumerate(attack):
        for parried, likely in enumerate(defence):
            row[max(0, struck - parried)] += weight * likely
    return tuple(row)


@lru_cache(maxsize=4096)
def warded(attack: Row, defences: tuple[Row, ...]) -> Row:
    """The same if the defence depends on the number of successes: one row for each."""
    common = max(map(sum, defences))
    row = [0] * len(attack)
    for struck, weight in enumerate(attack):
        scale = weight * (common // sum(defences[struck]))
        for parried, likely in enumerate(defences[struck]):
            row[max(0, struck - parried)] += scale * likely
    return tuple(row)


def _binomial(dice: int, good: int, of: int) -> Row:
    return tuple(
        [comb(dice, count) * good**count * (of - good) ** (dice - count) for count in range(dice + 1)]
    )
