"""The results of games in bulk: wins with their confidence, endings, and durations."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from statistics import mean, quantiles

from msgspec import Struct

from signum.engine.questions import Seat
from signum.lab.simulation import FAILED, UNFINISHED, Result, Slowest
from signum.players.intervals import Interval, wilson


class Share(Struct, frozen=True):
    """A share of the games, with its confidence interval."""

    wins: float
    """Points; a game without a winner is half a point for each side."""
    games: int
    share: float
    interval: Interval


class SeatShare(Struct, frozen=True):
    """The share that a seat won."""

    player: str
    won: Share


class Spread(Struct, frozen=True):
    """The distribution of a figure over all games."""

    mean: float
    median: float
    ninth: float
    """The 90 % quantile."""
    most: float


class Failure(Struct, frozen=True):
    """A failed or unfinished game, and the command that repeats it."""

    number: int
    seed: str
    turn: int
    error: str
    again: str


class Cell(Struct, frozen=True):
    """The share of one against another."""

    one: str
    other: str
    won: Share


class DeckShare(Struct, frozen=True):
    """The share that a deck won against all others."""

    deck: str
    won: Share


class MapShare(Struct, frozen=True):
    """The share that the first seat won on a map, and that of the side that went first."""

    map: str
    seat: Share
    first: Share


class Summary(Struct, frozen=True):
    """The summary of some games; failed games are only counted as such."""

    games: int
    seats: tuple[SeatShare, ...]
    nobody: int
    """Games without a winner."""
    first: Share
    """Wins of the side that went first, among the games with a winner."""
    ends: dict[str, int]
    turns: Spread
    answers: Spread
    decks: tuple[Cell, ...]
    """Points of each deck against each other; draws and unfinished games are halves."""
    against_others: tuple[DeckShare, ...]
    maps: tuple[MapShare, ...]
    """Empty if the game has no maps."""
    failed: tuple[Failure, ...]
    unfinished: tuple[Failure, ...]
    seconds: Spread
    slowest: Slowest
    slowest_game: int


def summary_of(results: Sequence[Result]) -> Summary:
    whole = [one for one in results if one.by != FAILED]
    decided = [one for one in whole if one.winner is not None]
    slow = max(results, key=lambda one: one.slowest.seconds, default=None)
    return Summary(
        games=len(results),
        seats=tuple([_seat(results, whole, seat) for seat in range(_seats(results))]),
        nobody=len(whole) - len(decided),
        first=_first(decided),
        ends=dict(Counter([one.by for one in results]).most_common()),
        turns=_spread([one.turns for one in whole]),
        answers=_spread([one.answers for one in whole]),
        decks=(cells := tuple(deck_cells(whole))),
        against_others=tuple(_against_others(cells)),
        maps=tuple(_maps(decided)),
        failed=tuple([_failure(one) for one in results if one.by == FAILED]),
        unfinished=tuple([_failure(one) for one in results if one.by == UNFINISHED]),
        seconds=_spread([one.seconds for one in whole]),
        slowest=Slowest() if slow is None else slow.slowest,
        slowest_game=-1 if slow is None else slow.number,
    )


def share(wins: float, games: int) -> Share:
    """A share with its interval."""
    return Share(wins, games, wins / games if games else 0.0, wilson(wins, games))


def deck_cells(results: Sequence[Result]) -> Iterator[Cell]:
    """Each deck against each other deck that it met; a deck against itself is omitted."""
    points: dict[tuple[str, str], list[float]] = {}
    for result in results:
        for seat, other in permutations(range(len(result.decks)), 2):
            if result.sides[seat] != result.sides[other]:
                met = result.decks[seat], result.decks[other]
                points.setdefault(met, []).append(result.score(seat))
    for (name, against), scores in sorted(points.items()):
        if name != against:
            yield Cell(name, against, share(sum(scores), len(scores)))


def told(summary: Summary, *, decks: bool = True) -> Iterator[str]:
    """The summary in lines of text; if each seat always has the same deck, the decks are omitted."""
    yield f"{summary.games} game{'' if summary.games == 1 else 's'}"
    for at, seat in enumerate(summary.seats):
        yield f"  seat {at + 1} {seat.player}: wins {told_share(seat.won)}"
    if summary.nobody:
        yield f"  nobody wins {summary.nobody}"
    yield f"  who goes first wins {told_share(summary.first)}"
    yield f"  ends: {', '.join([f'{name} {count}' for name, count in summary.ends.items()])}"
    yield f"  turns: {_told_spread(summary.turns, 0)}"
    yield f"  answers: {_told_spread(summary.answers, 0)}"
    yield f"  seconds of a core: {_told_spread(summary.seconds, 2)}"
    if summary.slowest_game >= 0:
        slow = summary.slowest
        where = f"{slow.player}, {slow.choice}, turn {slow.turn} of game {summary.slowest_game}"
        yield f"  slowest decision: {slow.seconds:.3f} s ({where})"
    if decks and summary.decks:
        yield "decks, points in per cent of the row against the column"
        yield from table(summary.decks)
        for deck in summary.against_others:
            yield f"  {deck.deck} against the others: {told_share(deck.won)}"
    for one in summary.maps:
        yield f"map {one.map}"
        yield f"  seat 1 wins {told_share(one.seat)}"
        yield f"  who goes first wins {told_share(one.first)}"


def told_faults(summary: Summary) -> Iterator[str]:
    """The failures, each with its seed, and the games without an end."""
    for one in summary.failed:
        yield f"game {one.number}, seed {one.seed!r}, turn {one.turn}: {one.error}\n  {one.again}"
    for one in summary.unfinished:
        yield f"game {one.number}, seed {one.seed!r}, unfinished after {one.turn - 1} turns\n  {one.again}"


def told_share(part: Share) -> str:
    """`12 of 20, 60.0 % (38.7 to 78.1)`."""
    low, high = part.interval
    return f"{part.wins:g} of {part.games}, {100 * part.share:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def table(cells: Sequence[Cell]) -> Iterator[str]:
    """Rows and columns of shares, with the share against all others at the end."""
    names = list(dict.fromkeys([cell.one for cell in cells]))
    shares = {(cell.one, cell.other): cell.won for cell in cells}
    width = max(map(len, [*names, "others"])) + 2
    yield "  " + "".join([f"{name:>{width}}" for name in ("", *names, "others")])
    for name in names:
        all_of_it = _added([shares[name, other] for other in names if (name, other) in shares])
        row = [shares.get((name, other)) for other in names]
        said = ["-" if one is None else f"{100 * one.share:.0f}" for one in (*row, all_of_it)]
        yield "  " + "".join([f"{cell:>{width}}" for cell in (name, *said)])


def _added(shares: Sequence[Share]) -> Share:
    return share(sum(one.wins for one in shares), sum(one.games for one in shares))


def _against_others(cells: Sequence[Cell]) -> Iterator[DeckShare]:
    for name in dict.fromkeys([cell.one for cell in cells]):
        yield DeckShare(name, _added([cell.won for cell in cells if cell.one == name]))


def _maps(decided: Sequence[Result]) -> Iterator[MapShare]:
    for name in sorted({one.map for one in decided} - {""}):
        there = [one for one in decided if one.map == name]
        yield MapShare(name, share(sum(one.score(0) for one in there), len(there)), _first(there))


def _first(decided: Sequence[Result]) -> Share:
    """Wins of the side that went first."""
    return share(sum(one.began is not None and one.score(one.began) == 1 for one in decided), len(decided))


def _seat(results: Sequence[Result], whole: Sequence[Result], seat: Seat) -> SeatShare:
    names = dict.fromkeys([one.players[seat] for one in results])
    return SeatShare("/".join(names), share(sum(one.score(seat) == 1 for one in whole), len(whole)))


def _seats(results: Sequence[Result]) -> int:
    return max([len(one.players) for one in results], default=0)


def _failure(one: Result) -> Failure:
    return Failure(one.number, one.seed, one.turns, one.error, one.again)


def _spread(values: Sequence[float]) -> Spread:
    if len(values) < 2:
        only = float(values[0]) if values else 0.0
        return Spread(only, only, only, only)
    tenths = quantiles(values, n=10, method="inclusive")
    return Spread(mean(values), tenths[4], tenths[8], max(values))


def _told_spread(spread: Spread, digits: int) -> str:
    figures = (spread.mean, spread.median, spread.ninth, spread.most)
    average, half, nine, most = [f"{figure:.{digits}f}" for figure in figures]
    return f"{average} on average, half of the games up to {half}, nine of ten up to {nine}, at most {most}"
