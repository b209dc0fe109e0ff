"""Figures of balance games: shares with intervals, the worth of cards, the mix of endings."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import mean, pstdev
from typing import Final

from msgspec import Struct

from signum.classic.lab.balance.games import EMPTY_DECK, BalanceGame
from signum.lab.summary import Share, share
from signum.players.intervals import SURE, Interval

PROSPERITY_ENDINGS: Final = frozenset({"prosperity", EMPTY_DECK})
"""C-WIN-02, and C-TURN-05 where the loser's empty deck paid for it."""
LEAST_GAMES: Final = 4
"""Cards that were in fewer games on one side of a comparison have no worth."""


class ShareDifference(Struct, frozen=True):
    """The difference of two shares, in points of one, with its interval."""

    by: float
    interval: Interval
    games: int


class CardWorth(Struct, frozen=True):
    """How much more often a side wins with a card than without it."""

    card: str
    drawn: ShareDifference | None
    played: ShareDifference | None


def against(games: Iterable[BalanceGame], one: str, other: str) -> Share:
    """The points of one deck against another."""
    scores = [
        game.score(seat)
        for game in games
        for seat in (0, 1)
        if (game.task.names[seat], game.task.names[1 - seat]) == (one, other)
    ]
    return share(sum(scores), len(scores))


def against_the_field(games: Iterable[BalanceGame], name: str) -> Share:
    """The points of a deck in its games against other decks."""
    scores = [
        game.score(seat)
        for game in games
        for seat in (0, 1)
        if game.task.names[seat] == name != game.task.names[1 - seat]
    ]
    return share(sum(scores), len(scores))


def first_player(games: Sequence[BalanceGame]) -> Share:
    """The games with a winner that the first player won."""
    decided = [game for game in games if game.winner is not None]
    return share(sum([game.winner == game.began for game in decided]), len(decided))


def endings(games: Sequence[BalanceGame]) -> dict[str, Share]:
    """The share of each ending, the commonest first."""
    counted = Counter([game.by for game in games])
    return {by: share(times, len(games)) for by, times in counted.most_common()}


def by_prosperity(games: Sequence[BalanceGame]) -> Share:
    """The games that prosperity decided, from an empty deck too."""
    return share(sum([game.by in PROSPERITY_ENDINGS for game in games]), len(games))


def worth_of_cards(games: Sequence[BalanceGame]) -> list[CardWorth]:
    """The worth of each card that was drawn, the best first; only sides whose deck holds it are compared."""
    found = []
    cards = sorted({card for game in games for deck in game.task.decks for card in deck.cards})
    for card in cards:
        drawn: tuple[list[float], list[float]] = ([], [])
        used: tuple[list[float], list[float]] = ([], [])
        for game in games:
            for seat in (0, 1):
                if card in game.task.decks[seat].cards:
                    drawn[card not in game.drawn[seat]].append(game.score(seat))
                    if card in game.drawn[seat]:
                        used[card not in game.played[seat]].append(game.score(seat))
        found.append(CardWorth(card, difference(*drawn), difference(*used)))
    return sorted(found, key=lambda one: -(one.drawn.by if one.drawn else -1.0))


def difference(ones: Sequence[float], others: Sequence[float]) -> ShareDifference | None:
    """The difference of two averages; none with too few games on either side."""
    if min(len(ones), len(others)) < LEAST_GAMES:
        return None
    by = mean(ones) - mean(others)
    error = sqrt(_variance(ones) / len(ones) + _variance(others) / len(others))
    return ShareDifference(by, Interval(by - SURE * error, by + SURE * error), len(ones) + len(others))


def paired(changes: Sequence[float]) -> ShareDifference | None:
    """The average change between games that share their luck."""
    if len(changes) < LEAST_GAMES:
        return None
    by = mean(changes)
    error = max(pstdev(changes), 0.5 / sqrt(len(changes))) / sqrt(len(changes))
    return ShareDifference(by, Interval(by - SURE * error, by + SURE * error), len(changes))


def _variance(scores: Sequence[float]) -> float:
    """With a win and a loss imagined, so that few equal games are not taken for certainty."""
    imagined = [*scores, 0.0, 1.0]
    return pstdev(imagined) ** 2
