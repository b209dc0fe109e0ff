"""A league of computer players: pairs of games that share their luck, with the seats swapped.

The decks, the shuffles and the dice stay with the seats, so what luck gives in one game of a pair it takes
in the other, and what is left is the difference of the players.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import sqrt
from statistics import mean, pvariance

from msgspec import Struct

from signum.classic.cards.deck_files import DeckList
from signum.lab.ratings import SURE, Meeting, Pair, Ratings, rated
from signum.lab.simulation import FAILED, MOST_TURNS, Duel, Result, deck_pairings
from signum.lab.summary import Cell, Summary, share, summary_of, table
from signum.lab.summary import told as told_summary


class Pairing(Struct, frozen=True):
    """Two players and the pairs of games that they played."""

    one: str
    other: str
    pairs: dict[str, int]
    """How many pairs gave the one so many points: 0, 0.5, 1, 1.5 or 2."""
    error: float
    """The share of points is known to so much to either side, with 95 % certainty."""
    unpaired_error: float
    """So much it would be, had the games not shared their luck."""


class League(Struct, frozen=True):
    """What a league came to."""

    players: tuple[str, ...]
    ratings: Ratings
    matrix: tuple[Cell, ...]
    pairings: tuple[Pairing, ...]
    lost_pairs: int
    """Pairs that count for nothing, since a game of them failed."""
    summary: Summary


def league_duels(
    names: Sequence[str],
    decks: Sequence[DeckList],
    edition: str,
    games: int,
    seed: str,
    *,
    evaluations: int | None = None,
    most_turns: int = MOST_TURNS,
) -> list[Duel]:
    """So many games of each two players; pairs of the same number share their luck whoever plays them."""
    duels: list[Duel] = []
    for one, other in combinations(names, 2):
        for pair in range(games // 2):
            for seated in ((one, other), (other, one)):
                both = deck_pairings(decks, pair)
                luck = f"{seed} {pair}"
                duels.append(Duel(len(duels), luck, edition, seated, both, evaluations, most_turns))
    return duels


def league_of(names: Sequence[str], results: Sequence[Result], seed: str) -> League:
    """Ratings, matrices and everything else from the results of such games, two by two."""
    places = {name: at for at, name in enumerate(names)}
    pairs = list(zip(results[::2], results[1::2], strict=False))
    whole = [both for both in pairs if all(one.by != FAILED for one in both)]
    met: dict[tuple[str, str], list[tuple[Result, Result]]] = {both: [] for both in combinations(names, 2)}
    for both in whole:
        met[both[0].players].append(both)
    groups = [[_meetings(both, places) for both in some] for some in met.values()]
    return League(
        players=tuple(names),
        ratings=rated(len(names), groups, seed),
        matrix=tuple(_matrix(names, met)),
        pairings=tuple([_pairing(one, other, some) for (one, other), some in met.items()]),
        lost_pairs=len(pairs) - len(whole),
        summary=summary_of(results),
    )


def told(league: League) -> Iterator[str]:
    """The league in lines."""
    yield "ratings in Elo points, with 95 % intervals"
    width = max(map(len, (*league.players, "going first")))
    rows = sorted(zip(league.players, league.ratings.players, strict=True), key=lambda row: -row[1].elo)
    for name, rating in (*rows, ("going first", league.ratings.first)):
        low, high = rating.interval
        yield f"  {name:{width}}  {rating.elo:+6.0f}  ({low:+.0f} to {high:+.0f})"
    yield "points in per cent of the row against the column"
    yield from table(league.matrix)
    for one in league.pairings:
        yield from _told_pairing(one, league.matrix)
    if league.lost_pairs:
        yield f"pairs that count for nothing, since a game of them failed: {league.lost_pairs}"
    yield from told_summary(league.summary)


def _told_pairing(pairing: Pairing, matrix: Sequence[Cell]) -> Iterator[str]:
    won = next(cell.won for cell in matrix if (cell.one, cell.other) == (pairing.one, pairing.other))
    low, high = won.interval
    yield f"{pairing.one} - {pairing.other}: {won.wins:g} of {won.games} points, {100 * won.share:.1f} %"
    yield f"  as single games {100 * low:.1f} to {100 * high:.1f}; as pairs +-{100 * pairing.error:.1f}"
    yield f"  pairs by points: {', '.join([f'{score}: {count}' for score, count in pairing.pairs.items()])}"
    if won.games and won.share in (0.0, 1.0):
        yield "  one of them won everything, so the ratings tell only how far apart they are at least"


def _meetings(both: Sequence[Result], places: Mapping[str, int]) -> Pair:
    """The games as the ratings see them; who goes first is who began."""
    found = []
    for result in both:
        first = result.began or 0
        one, other = result.players[first], result.players[1 - first]
        found.append(Meeting(places[one], places[other], result.score(first)))
    return tuple(found)


def _points(both: tuple[Result, Result]) -> tuple[float, float]:
    """What the player who sits first in the first game got in each."""
    return both[0].score(0), both[1].score(1)


def _matrix(
    names: Sequence[str], met: Mapping[tuple[str, str], Sequence[tuple[Result, Result]]]
) -> Iterator[Cell]:
    for name in names:
        for other in names:
            if (name, other) in met:
                points = [sum(_points(both)) for both in met[name, other]]
            elif (other, name) in met:
                points = [2 - sum(_points(both)) for both in met[other, name]]
            else:
                continue
            yield Cell(name, other, share(sum(points), 2 * len(points)))


def _pairing(one: str, other: str, some: Sequence[tuple[Result, Result]]) -> Pairing:
    points = [_points(both) for both in some]
    counted = Counter([f"{sum(both):g}" for both in points])
    return Pairing(
        one,
        other,
        dict(sorted(counted.items(), key=lambda item: float(item[0]))),
        _error([mean(both) for both in points]),
        _error([single for both in points for single in both]),
    )


def _error(scores: Sequence[float]) -> float:
    """95 % of averages of so many such scores are within this distance."""
    return SURE * sqrt(pvariance(scores) / len(scores)) if scores else 0.0
