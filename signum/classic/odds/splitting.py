"""The best splits of the dice of a melee, for a given value of odds: C-MEL-03."""

from collections.abc import Callable
from fractions import Fraction
from typing import Final, TypeAlias

from msgspec import Struct

from signum.classic.chapters.combat.melee import MeleeSide, Split, splits
from signum.classic.core.game import Game
from signum.classic.core.state import Creature
from signum.classic.core.values import strength
from signum.classic.odds.harm import AttackOdds, Harm
from signum.classic.odds.melee import Bout, Strikes, side_of
from signum.engine.enumeration import TooManyWays

Worth: TypeAlias = tuple[Fraction | float, ...]
"""The value of odds for the attacker: figures are compared in order, the first decides."""

ROUNDING: Final = 1e-9
"""Values that differ by less are equal."""

Valuation: TypeAlias = Callable[[AttackOdds], Worth]


class HarmWorth(Struct, frozen=True):
    """A value of odds that adds up the average value of the harm to each side.

    The harm to the two sides is independent, so each is averaged by itself, which is fast.
    """

    to_defender: Callable[[Harm], float]
    to_attacker: Callable[[Harm], float]

    def __call__(self, odds: AttackOdds) -> Worth:
        """The value for the attacker."""
        return (
            sum(
                [
                    weight * (self.to_defender(ending.defender) - self.to_attacker(ending.attacker))
                    for ending, weight in odds.weights.items()
                ]
            )
            / odds.total,
        )


class Reply(Struct, frozen=True):
    """The attacker's split, its value, and its odds."""

    ours: Split
    worth: Worth
    odds: AttackOdds


class Plan(Struct, frozen=True):
    """The defender's split, and the attacker's reply to it."""

    theirs: Split
    reply: Reply


def kill_then_wounds(odds: AttackOdds) -> Worth:
    """The chance to kill less the chance to die; if equal, health taken less health lost."""
    return (
        odds.expected(lambda ending: ending.defender.dead - ending.attacker.dead),
        odds.expected(lambda ending: ending.defender.lost - ending.attacker.lost),
    )


def open_splits(game: Game, attacker: Creature, defender: Creature) -> tuple[list[Split], list[Split]]:
    """The legal splits of the attacker and of the defender, most attack dice first."""
    return _splits(game, attacker, defender, defending=False), _splits(
        game, defender, attacker, defending=True
    )


def _splits(game: Game, creature: Creature, foe: Creature, *, defending: bool) -> list[Split]:
    """Q-PVE-06: a creature that nobody plays uses its whole strength on both sides of its dice card."""
    dice = game.value(strength, creature, foe)
    if creature.seat in game.mode.scripted:
        return [Split(dice, dice)]
    return splits(game, creature, foe, dice, defending=defending)


class Melee:
    """A declared melee: the legal splits, and the odds of each pair of them on demand.

    The attacker splits knowing the defender's dice; of equal splits the one with most attack dice is better
    (C-MEL-03). Odds raise TooManyWays once more than `most` ways were played through for all of them.
    """

    def __init__(
        self,
        game: Game,
        attacker: Creature,
        defender: Creature,
        declared: MeleeSide | None = None,
        valuation: Valuation = kill_then_wounds,
        most: int | None = None,
    ) -> None:
        self.game = game
        self.attacker = attacker
        self.defender = defender
        self.declared = declared
        """The defender's dice once they are declared, with those that its split earned."""
        self.valuation = valuation
        self.ours, self.theirs = open_splits(game, attacker, defender)
        if declared is not None:
            self.theirs = [Split(declared.attack, declared.defence)]
        self.gives_up: Callable[[], bool] = _never
        """Whether further odds would take too long; then none are computed."""
        self._bout = Bout(game, attacker, defender, most)
        self._odds: dict[tuple[Split, Split], AttackOdds] = {}
        self._replies: dict[Split, Reply] = {}

    def valued(self, valuation: Valuation) -> "Melee":
        """The same melee for another value of odds; odds that are known stay known."""
        other = Melee(self.game, self.attacker, self.defender, self.declared, valuation)
        other.gives_up, other._bout, other._odds = self.gives_up, self._bout, self._odds
        return other

    def odds(self, ours: Split, theirs: Split) -> AttackOdds:
        """The odds of two splits."""
        if (ours, theirs) not in self._odds:
            if self.gives_up():
                raise TooManyWays
            mine = side_of(self.game, self.attacker, self.defender, ours)
            other = self.declared or side_of(self.game, self.defender, self.attacker, theirs)
            self._odds[ours, theirs] = self._bout.odds(mine, other)
        return self._odds[ours, theirs]

    def reply(self, theirs: Split) -> Reply:
        """The attacker's best split against one of the defender's."""
        if theirs not in self._replies:
            replies = [self.answered(ours, theirs) for ours in self.ours]
            self._replies[theirs] = max(replies, key=lambda reply: reply.worth)
        return self._replies[theirs]

    def answered(self, ours: Split, theirs: Split) -> Reply:
        """One split of the attacker against one of the defender."""
        odds = self.odds(ours, theirs)
        return Reply(ours, self.valuation(odds), odds)

    def defence(self) -> Split:
        """The defender's best split: it minimises the attacker's value."""
        return min(self.theirs, key=lambda theirs: self.reply(theirs).worth)

    def plan(self) -> Plan:
        """The best splits of both."""
        if isinstance(self.valuation, HarmWorth) and self._bout.is_arithmetic:
            ours, theirs = self._added_up(self.valuation)
            return Plan(theirs, self.answered(ours, theirs))
        theirs = self.defence()
        return Plan(theirs, self.reply(theirs))

    def _added_up(self, worth: HarmWorth) -> tuple[Split, Split]:
        """The best splits, by the average harm of each number of dice against each other number."""
        game, averages = self.game, SplitValues(self._bout, worth)
        mine = [(one, side_of(game, self.attacker, self.defender, one)) for one in self.ours]
        found: tuple[float, Split, Split] | None = None
        for theirs in self.theirs:
            other = self.declared or side_of(game, self.defender, self.attacker, theirs)
            best: tuple[float, Split] | None = None
            for ours, side in mine:
                value = averages.of(side, other)
                if best is None or value > best[0] + ROUNDING:
                    best = value, ours
            if best is not None and (found is None or best[0] < found[0] - ROUNDING):
                found = best[0], best[1], theirs
        assert found is not None
        return found[1], found[2]


class SplitValues:
    """The value of splits in a melee in which nothing answers dice or hits."""

    def __init__(self, bout: Bout, worth: HarmWorth) -> None:
        self._struck = AverageHarm(bout.strikes, worth.to_defender)
        self._suffered = AverageHarm(bout.ripostes, worth.to_attacker)

    def of(self, ours: MeleeSide, theirs: MeleeSide) -> float:
        """The value for the attacker."""
        return self._struck.of(ours.attack, theirs.defence) - self._suffered.of(theirs.attack, ours.defence)


class AverageHarm:
    """The average value of the harm that attack dice do against defence dice."""

    def __init__(self, strikes: Strikes, worth: Callable[[Harm], float]) -> None:
        self._strikes = strikes
        self._worth = worth
        self._of_hits: list[float] = []
        self._known: dict[tuple[int, int], float] = {}

    def of(self, attack: int, defence: int) -> float:
        """The average of these dice."""
        key = attack, defence
        if key not in self._known:
            row = self._strikes.hits(attack, defence)
            for hits in range(len(self._of_hits), len(row)):
                self._of_hits.append(self._worth(self._strikes.harm(hits)))
            harm = sum([weight * value for weight, value in zip(row, self._of_hits, strict=False) if weight])
            self._known[key] = harm / sum(row)
        return self._known[key]


def best_splits(
    game: Game, attacker: Creature, defender: Creature, valuation: Valuation = kill_then_wounds
) -> Plan:
    """The best splits of both sides."""
    return Melee(game, attacker, defender, valuation=valuation).plan()


def _never() -> bool:
    return False
