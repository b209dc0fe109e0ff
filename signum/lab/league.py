"""A league of computer players: rounds of games that share their luck; each player plays every side.

The decks, the shuffles and the dice stay with the seats. Luck that helps a player in one game of a round
helps its opponents in the others, so the remaining difference is that of the players. With two sides a round
is a pair of games with the sides swapped.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import sqrt
from pathlib import Path
from statistics import mean, pvariance

from msgspec import Struct

from signum.lab.ratings import Pair, RatedGame, Ratings, rated
from signum.lab.simulation import FAILED, LineUp, Result, decks_by_number
from signum.lab.summary import Cell, Summary, share, summary_of, table
from signum.lab.summary import told as told_summary
from signum.players.driving import MOST_TURNS
from signum.players.intervals import SURE
from signum.table.rulebook import Brought, Rulebook

Round = tuple[Result, ...]
"""Games with the same luck: one for each side, so that each player plays each side once."""


class Pairing(Struct, frozen=True):
    """Two players and the pairs of games that they played."""

    one: str
    other: str
    pairs: dict[str, int]
    """The number of pairs in which the first player got 0, 0.5, 1, 1.5 or 2 points."""
    error: float
    """The 95 % margin of error of the share of points."""
    unpaired_error: float
    """The same margin if the games had not shared their luck."""


class League(Struct, frozen=True):
    """The results of a league."""

    players: tuple[str, ...]
    ratings: Ratings
    matrix: tuple[Cell, ...]
    pairings: tuple[Pairing, ...]
    lost_pairs: int
    """Pairs that do not count because one of their games failed."""
    summary: Summary


def league_line_ups(
    game: Rulebook,
    mode: str,
    names: Sequence[str],
    decks: Sequence[Brought],
    edition: str,
    games: int,
    seed: str,
    *,
    evaluations: int | None = None,
    most_turns: int = MOST_TURNS,
    words: tuple[str, ...] = (),
    on: str = "",
    packs: tuple[Path, ...] = (),
) -> list[LineUp]:
    """A number of games for each group of players that can meet; rounds with one number share their luck."""
    sides = game.modes[mode].sides
    count = len(set(sides))
    found: list[LineUp] = []
    for those in combinations(names, count):
        for number in range(games // count):
            brought = decks_by_number(decks, number, len(sides)) if decks else ()
            for moved in range(count):
                players = tuple([those[(side + moved) % count] for side in sides])
                found.append(
                    LineUp(
                        len(found),
                        f"{seed} {number}",
                        game.name,
                        mode,
                        edition,
                        players,
                        brought,
                        evaluations,
                        most_turns,
                        words,
                        on,
                        packs,
                    )
                )
    return found


def league_of(names: Sequence[str], results: Sequence[Result], seed: str) -> League:
    """Ratings, matrices and everything else from the results of such games, round by round."""
    places = {name: at for at, name in enumerate(names)}
    size = len(set(results[0].sides)) if results else 2
    rounds = [tuple(results[at : at + size]) for at in range(0, len(results) - size + 1, size)]
    whole = [one for one in rounds if all(result.by != FAILED for result in one)]
    groups: dict[tuple[str, ...], list[Round]] = {those: [] for those in combinations(names, size)}
    for one in whole:
        groups[_players(one[0])].append(one)
    met = {
        both: [one for those, some in groups.items() if set(both) <= set(those) for one in some]
        for both in combinations(names, 2)
    }
    return League(
        players=tuple(names),
        ratings=rated(
            len(names), [[_meetings(one, places) for one in some] for some in groups.values()], seed
        ),
        matrix=tuple(_matrix(names, met)),
        pairings=tuple([_pairing(one, other, some) for (one, other), some in met.items()]),
        lost_pairs=len(rounds) - len(whole),
        summary=summary_of(results),
    )


def told(league: League) -> Iterator[str]:
    """The league in lines of text."""
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


def _players(result: Result) -> tuple[str, ...]:
    """The player of each side."""
    return tuple([name for _, name in sorted(dict(zip(result.sides, result.players, strict=True)).items())])


def _meetings(games: Round, places: Mapping[str, int]) -> Pair:
    """The games as the ratings need them: one meeting for each two sides, with the side that began first."""
    found = []
    for result in games:
        players = _players(result)
        first = 0 if result.began is None else result.sides[result.began]
        order = [(first + step) % len(players) for step in range(len(players))]
        for one, other in combinations(order, 2):
            if (score := _score(result, one, other)) is not None:
                found.append(RatedGame(places[players[one]], places[players[other]], score))
    return tuple(found)


def _score(result: Result, side: int, other: int) -> float | None:
    """The score of a side against another; None if a third side won."""
    if result.winner is None:
        return 0.5
    return float(result.winner == side) if result.winner in (side, other) else None


def _points(games: Round, one: str, other: str) -> list[float]:
    """The points of a player against another in each game of a round."""
    found = []
    for result in games:
        players = _players(result)
        score = _score(result, players.index(one), players.index(other))
        if score is not None:
            found.append(score)
    return found


def _matrix(names: Sequence[str], met: Mapping[tuple[str, str], Sequence[Round]]) -> Iterator[Cell]:
    for name in names:
        for other in names:
            some = met.get((name, other)) or met.get((other, name)) or ()
            points = [score for one in some for score in _points(one, name, other)]
            if name != other:
                yield Cell(name, other, share(sum(points), len(points)))


def _pairing(one: str, other: str, some: Sequence[Round]) -> Pairing:
    points = [found for games in some if (found := _points(games, one, other))]
    counted = Counter([f"{sum(scores):g}" for scores in points])
    return Pairing(
        one,
        other,
        dict(sorted(counted.items(), key=lambda item: float(item[0]))),
        _error([mean(scores) for scores in points]),
        _error([single for scores in points for single in scores]),
    )


def _error(scores: Sequence[float]) -> float:
    """The 95 % margin of error of an average of these scores."""
    return SURE * sqrt(pvariance(scores) / len(scores)) if scores else 0.0
