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

Strata = dict[int, tuple[list[float], list[float]]]
"""The scores of two kinds of sides, by the number of cards that they drew."""


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


def scores_by_luck(games: Iterable[BalanceGame], name: str) -> dict[str, float]:
    """The points of a deck in its games, by their seeds."""
    return {
        game.task.seed: game.score(seat) for game in games for seat in (0, 1) if game.task.names[seat] == name
    }


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
    """The worth of each card that was drawn, the best first; only sides whose deck holds it are compared.

    Only sides that drew equally many cards are compared: decks that win long games would otherwise have
    cards that seem to win, because a card is more often drawn in a long game.
    """
    found = []
    cards = sorted({card for game in games for deck in game.task.decks for card in deck.cards})
    for card in cards:
        drawn: Strata = {}
        used: Strata = {}
        for game in games:
            for seat in (0, 1):
                if card in game.task.decks[seat].cards:
                    mine, score, seen = game.drawn[seat], game.score(seat), len(game.drawn[seat])
                    drawn.setdefault(seen, ([], []))[card not in mine].append(score)
                    if card in mine:
                        used.setdefault(seen, ([], []))[card not in game.played[seat]].append(score)
        found.append(CardWorth(card, difference(drawn), difference(used)))
    return sorted(found, key=lambda one: -(one.drawn.by if one.drawn else -1.0))


def difference(strata: Strata) -> ShareDifference | None:
    """The average difference within the strata that have both sides; none with too few games on either side.

    The weights are those of Mantel and Haenszel.
    """
    both = [(ones, others) for ones, others in strata.values() if ones and others]
    if min(sum([len(ones) for ones, _ in both]), sum([len(others) for _, others in both])) < LEAST_GAMES:
        return None
    weights = [1 / (1 / len(ones) + 1 / len(others)) for ones, others in both]
    gaps = [mean(ones) - mean(others) for ones, others in both]
    variances = [_variance(ones) / len(ones) + _variance(others) / len(others) for ones, others in both]
    whole = sum(weights)
    by = sum([weight * gap for weight, gap in zip(weights, gaps, strict=True)]) / whole
    error = sqrt(sum([weight**2 * one for weight, one in zip(weights, variances, strict=True)])) / whole
    counted = sum([len(ones) + len(others) for ones, others in both])
    return ShareDifference(by, Interval(by - SURE * error, by + SURE * error), counted)


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
