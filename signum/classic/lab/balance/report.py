"""`signum lab balance`: the parts of the report, each as lines of text."""

from collections.abc import Iterator, Mapping, Sequence
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
    worth_of_cards,
)
from signum.classic.lab.balance.games import BalanceGame, BalanceTask, all_played
from signum.classic.lab.balance.kept import KeptFigures, kept_figures
from signum.classic.lab.balance.threat import threats
from signum.lab.summary import Share, told_share

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
        self, edition: str, decks: Mapping[str, Deck], style: str, *, games: int, seed: str, jobs: int
    ) -> None:
        self.edition = edition
        self.decks = decks
        self.style = style
        self.games = games
        self.seed = seed
        self.jobs = jobs
        self.cards: Mapping[str, Card] = shipped()
        self._field: list[BalanceGame] | None = None

    @property
    def field(self) -> list[BalanceGame]:
        """The games of every deck against every other, played once."""
        if self._field is None:
            tasks = plans.matrix(self.decks, self.edition, self.style, self.games, self.seed)
            self._field = self.played(list(tasks))
        return self._field

    def played(self, tasks: Sequence[BalanceTask]) -> list[BalanceGame]:
        """The games, in their order."""
        return list(all_played(tasks, self.jobs))

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
        yield f"{self.edition}, {self.style}, {len(games)} games, {self.games} for each two decks"
        for one in self.decks:
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
        """Heroes with armies of other decks of their faction, against all decks."""
        yield "heroes with other armies, against all decks"
        printing = EDITIONS[self.edition]
        tasks = plans.swaps(self.decks, self.cards, printing, self.style, self.games, self.seed)
        games = self.played(list(tasks))
        for hero, army in plans.swapped(self.decks, self.cards, printing):
            won = against_the_field(games, f"{hero}+{army}")
            yield f"  {hero} with the army of {army}: {told_share(won)}"

    def keywords(self) -> Iterator[str]:
        """The loss of a deck without a keyword, by pairs of games with one luck."""
        yield "without a keyword: change of wins of its decks, in points of a hundred"
        pairs = list(plans.keywords(self.decks, self.cards, self.edition, self.style, self.games, self.seed))
        wholes = {task.seed: task for _, task, _ in pairs}
        with_it = dict(zip(wholes, self.played(list(wholes.values())), strict=True))
        without = self.played([lacking for _, _, lacking in pairs])
        changes: dict[str, list[float]] = {}
        for (keyword, whole, _), game in zip(pairs, without, strict=True):
            changes.setdefault(keyword, []).append(game.score(0) - with_it[whole.seed].score(0))
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
