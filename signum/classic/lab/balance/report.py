"""`signum lab balance`: the parts of the report, each as lines of text."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import chain
from math import inf
from time import monotonic
from typing import Final

from signum.classic.cards.card import Card
from signum.classic.cards.decks import Deck
from signum.classic.cards.sets import shipped
from signum.classic.editions import EDITIONS
from signum.classic.lab.balance import plans
from signum.classic.lab.balance.figures import (
    ShareDifference,
    against,
    against_the_field,
    by_prosperity,
    endings,
    first_player,
    paired,
    scores_by_luck,
    worth_of_cards,
)
from signum.classic.lab.balance.games import BalanceGame, BalanceTask, all_played
from signum.classic.lab.balance.games_log import GamesLog
from signum.classic.lab.balance.kept import KeptFigures, kept_figures
from signum.classic.lab.balance.threat import threats
from signum.lab.summary import Share, share, told_share

PARTS: Final = ("matrix", "cards", "swaps", "keywords", "price")
FAIR: Final = (0.40, 0.60)
"""The share of a deck against the field."""
PROSPERITY_SHARE: Final = (0.10, 0.25)
FIRST_SHARE: Final = (0.45, 0.55)
SHOWN: Final = 12
"""The cards at each end of a list."""


class BalanceReport:
    """The parts of a report about some decks of one printing, played by one style."""

    def __init__(
        self,
        edition: str,
        decks: Mapping[str, Deck],
        style: str,
        *,
        games: int,
        seed: str,
        jobs: int,
        log: GamesLog | None = None,
        minutes: float = inf,
        only: Collection[str] = (),
    ) -> None:
        self.edition = edition
        self.decks = decks
        self.style = style
        self.games = games
        self.seed = seed
        self.jobs = jobs
        self.log = log or GamesLog()
        self.minutes = minutes
        self.only = only
        """The decks whose games are played and told; all if there are none."""
        self.cards: Mapping[str, Card] = shipped()
        self._field: list[BalanceGame] | None = None

    @property
    def field(self) -> list[BalanceGame]:
        """The games of the matrix, played once."""
        if self._field is None:
            self._field = self.played(self.field_tasks)
        return self._field

    @property
    def field_tasks(self) -> list[BalanceTask]:
        """The games of every deck against every other, as planned; or only those of some decks."""
        tasks = plans.matrix(self.decks, self.edition, self.style, self.games, self.seed)
        return [one for one in tasks if not self.only or not set(self.only).isdisjoint(one.names)]

    def played(self, tasks: Iterable[BalanceTask]) -> list[BalanceGame]:
        """The games that the minutes of a part allow, in the order of their tasks."""
        tasks = list(dict.fromkeys(tasks))
        missing = [task for task in tasks if task not in self.log.games]
        for game in all_played(missing, self.jobs, monotonic() + 60 * self.minutes):
            self.log.add(game)
        return [self.log.games[task] for task in tasks if task in self.log.games]

    def kept(self) -> KeptFigures:
        """The shares of the matrix, to be kept or compared."""
        return kept_figures(self.field, self.decks, self.edition, self.style)

    def lines(self, part: str) -> Iterator[str]:
        """One part of the report."""
        parts = {
            "matrix": self.matrix,
            "cards": self.worth,
            "swaps": self.swaps,
            "keywords": self.keywords,
            "price": self.prices,
        }
        yield from parts[part]()

    def matrix(self) -> Iterator[str]:
        """Every deck against every deck, the field, the first player, the endings."""
        games = self.field
        planned = "" if len(games) == len(self.field_tasks) else f" of {len(self.field_tasks)}"
        yield f"{self.edition}, {self.style}, {len(games)}{planned} games, {self.games} for each two decks"
        for one in self.only or self.decks:
            yield f"  {one} against the field: {_judged(against_the_field(games, one), FAIR)}"
            for other in self.decks:
                if other != one:
                    yield f"    against {other}: {told_share(against(games, one, other))}"
        yield f"  first player: {_judged(first_player(games), FIRST_SHARE)}"
        yield f"  decided by prosperity: {_judged(by_prosperity(games), PROSPERITY_SHARE)}"
        for by, part in endings(games).items():
            yield f"    {by}: {told_share(part)}"

    def worth(self) -> Iterator[str]:
        """The worth of each card when drawn and when played."""
        yield "worth of cards: more wins with it than without it, in points of a hundred"
        found = [one for one in worth_of_cards(self.field) if one.drawn]
        ends = found if len(found) <= 2 * SHOWN else [*found[:SHOWN], *found[-SHOWN:]]
        for one in ends:
            yield f"  {one.card}: drawn {_told(one.drawn)}, played {_told(one.played)}"

    def swaps(self) -> Iterator[str]:
        """Heroes with armies of other decks of their faction, against the other decks."""
        yield "heroes with other armies, against the other decks; the change from their own army"
        printing = EDITIONS[self.edition]
        games = self.played(plans.swaps(self.decks, self.cards, printing, self.style, self.games, self.seed))
        found = plans.swapped(self.decks, self.cards, printing)
        for hero in sorted({hero for hero, _ in found}):
            own = scores_by_luck(games, plans.with_army(hero, hero))
            yield f"  {hero} with its own army: {told_share(share(sum(own.values()), len(own)))}"
            for army in sorted([army for one, army in found if one == hero]):
                swapped = scores_by_luck(games, plans.with_army(hero, army))
                change = paired([score - own[luck] for luck, score in swapped.items() if luck in own])
                won = told_share(share(sum(swapped.values()), len(swapped)))
                yield f"  {hero} with the army of {army}: {won}; {_told(change)}"

    def keywords(self) -> Iterator[str]:
        """The loss of a deck without a keyword, by pairs of games with one luck."""
        yield "without a keyword: change of wins of its decks, in points of a hundred"
        pairs = list(plans.keywords(self.decks, self.cards, self.edition, self.style, self.games, self.seed))
        games = {game.task: game for game in self.played(chain(*[(whole, less) for _, whole, less in pairs]))}
        changes: dict[str, list[float]] = {}
        for keyword, whole, lacking in pairs:
            if whole in games and lacking in games:
                changes.setdefault(keyword, []).append(games[lacking].score(0) - games[whole].score(0))
        told = {keyword: paired(those) for keyword, those in changes.items()}
        for keyword, change in sorted(told.items(), key=lambda one: one[1].by if one[1] else 0.0):
            yield f"  {keyword}: {_told(change)}"

    def prices(self) -> Iterator[str]:
        """Price against threat, the characters farthest from the line."""
        yield "price against threat: worth above the line through all characters, by exact odds"
        found = threats([*self.cards.values()], self.edition)
        ends = found if len(found) <= 2 * SHOWN else [*found[:SHOWN], *found[-SHOWN:]]
        for one in ends:
            yield (
                f"  {one.card}: price {one.price:.1f}, deals {one.deals:.2f}, "
                f"endures {one.endures:.1f}, {one.above:+.1f}"
            )


def _judged(part: Share, wanted: tuple[float, float]) -> str:
    """The share, and whether it lies outside what is wanted for certain or only by its middle."""
    low, high = wanted
    told = told_share(part)
    if part.interval.low > high or part.interval.high < low:
        return f"{told}; outside {100 * low:.0f} to {100 * high:.0f}"
    if not low <= part.share <= high:
        return f"{told}; perhaps outside {100 * low:.0f} to {100 * high:.0f}"
    return told


def _told(one: ShareDifference | None) -> str:
    if one is None:
        return "too few games"
    low, high = one.interval
    return f"{100 * one.by:+.0f} ({100 * low:+.0f} to {100 * high:+.0f}, {one.games} games)"
