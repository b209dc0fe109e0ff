"""The best splits of the dice of a melee, for a given value of odds: C-MEL-03."""

from collections.abc import Callable
from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct

from signum.classic.chapters.combat.melee import MeleeSide, Split, splits
from signum.classic.core.game import Game
from signum.classic.core.state import Creature
from signum.classic.core.values import strength
from signum.classic.odds.harm import AttackOdds
from signum.classic.odds.melee import Bout, side_of
from signum.engine.enumeration import TooManyWays

Worth: TypeAlias = tuple[Fraction | float, ...]
"""The value of odds for the attacker: figures are compared in order, the first decides."""

Valuation: TypeAlias = Callable[[AttackOdds], Worth]


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
        theirs = self.defence()
        return Plan(theirs, self.reply(theirs))


def best_splits(
    game: Game, attacker: Creature, defender: Creature, valuation: Valuation = kill_then_wounds
) -> Plan:
    """The best splits of both sides."""
    return Melee(game, attacker, defender, valuation=valuation).plan()


def _never() -> bool:
    return False
