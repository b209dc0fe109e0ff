"""Confidence and strength: Bradley-Terry ratings, the bootstrap."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import exp, log
from random import Random
from typing import Final, NamedTuple, TypeVar

from msgspec import Struct

from signum.players.intervals import Interval

T = TypeVar("T")

RESAMPLES: Final = 1_000
ELO: Final = 400 / log(10)
"""An Elo point in logarithms of the odds; 400 points are odds of ten to one."""
IMAGINED: Final = 1.0
"""The imagined drawn pairs of games between each two players, so that no rating becomes infinite."""
_ROUNDS: Final = 100
_LONGEST_STEP: Final = 2.0
_CLOSE: Final = 1e-10


class RatedGame(NamedTuple):
    """A game: the numbers of the first and the second player, and the score of the first."""

    first: int
    second: int
    score: float


Pair = tuple[RatedGame, ...]
"""The games that share their luck, with the seats swapped."""


class Rating(Struct, frozen=True):
    """The strength of a player, in Elo points above the average of all players."""

    elo: float
    interval: Interval


class Ratings(Struct, frozen=True):
    """The strength of all players, and the value of going first, in Elo points."""

    players: tuple[Rating, ...]
    first: Rating


def bootstrap(
    groups: Sequence[Sequence[T]], figures: Callable[[list[T]], Sequence[float]], seed: str
) -> list[Interval]:
    """The intervals of figures: each group is resampled with replacement, a thousand times."""
    chance = Random(seed)
    found = [
        figures([one for group in groups if group for one in chance.choices(group, k=len(group))])
        for _ in range(RESAMPLES)
    ]
    return [_middle(sorted(values)) for values in zip(*found, strict=True)]


def _middle(values: Sequence[float]) -> Interval:
    """The range without the lowest and the highest fortieth."""
    cut = len(values) // 40
    return Interval(values[cut], values[-1 - cut])


def rated(count: int, groups: Sequence[Sequence[Pair]], seed: str) -> Ratings:
    """The ratings from pairs of games, one group for each two players; the bootstrap resamples pairs."""
    figures = _strengths(count, [pair for group in groups for pair in group])
    intervals = bootstrap(groups, lambda pairs: _strengths(count, pairs), seed)
    ratings = [Rating(elo, interval) for elo, interval in zip(figures, intervals, strict=True)]
    return Ratings(tuple(ratings[:count]), ratings[count])


def _strengths(count: int, pairs: Iterable[Pair]) -> list[float]:
    return bradley_terry(count, [meeting for pair in pairs for meeting in pair])


def bradley_terry(count: int, meetings: Iterable[RatedGame], imagined: float = IMAGINED) -> list[float]:
    """The most likely Elo points of each player, on average 0, and of going first.

    The odds of the first player are exp(own strength - other strength + value of going first).
    """
    scores: defaultdict[tuple[int, int], float] = defaultdict(float)
    games: Counter[tuple[int, int]] = Counter()
    for first, second, score in meetings:
        scores[first, second] += score
        games[first, second] += 1
    data = [(one, other, scores[one, other], float(games[one, other])) for one, other in sorted(games)]
    for one, other in sorted({(min(pair), max(pair)) for pair in games if pair[0] != pair[1]}):
        data += [(one, other, imagined / 2, imagined), (other, one, imagined / 2, imagined)]
    return [ELO * value for value in _most_likely(count, data)]


def _most_likely(count: int, data: Sequence[tuple[int, int, float, float]]) -> list[float]:
    """Newton's method on the log-likelihood, which has one maximum; steps are kept short."""
    strengths = [0.0] * (count + 1)
    for _ in range(_ROUNDS):
        slope = [0.0] * (count + 1)
        bend = [[1e-9 * (row == column) for column in range(count + 1)] for row in range(count + 1)]
        for one, other, score, games in data:
            chance = 1 / (1 + exp(-(strengths[one] - strengths[other] + strengths[count])))
            signs = ((one, 1.0), (other, -1.0), (count, 1.0))
            for row, sign in signs:
                slope[row] += sign * (score - games * chance)
                for column, sign2 in signs:
                    bend[row][column] += sign * sign2 * games * chance * (1 - chance)
        step = _solved(bend, slope)
        longest = max(map(abs, step))
        if longest < _CLOSE:
            break
        short = min(1.0, _LONGEST_STEP / longest)
        strengths = [strength + short * part for strength, part in zip(strengths, step, strict=True)]
        average = sum(strengths[:count]) / count
        strengths = [strength - average for strength in strengths[:count]] + [strengths[count]]
    return strengths


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations with a symmetric, positive matrix, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            rows[below] = [value - factor * above for value, above in zip(rows[below], rows[at], strict=True)]
    solution = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][column] * solution[column] for column in range(at + 1, size))
        solution[at] = (rows[at][size] - known) / rows[at][at]
    return solution
