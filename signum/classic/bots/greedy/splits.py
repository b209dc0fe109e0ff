"""The greedy player's splits of dice in melee, by exact odds, or by estimates where these take too long."""

from collections.abc import Iterator
from typing import Any, Final

from signum.classic.bots.greedy.arms import melee
from signum.classic.bots.greedy.fights import as_between
from signum.classic.bots.greedy.thinking import GreedyThinking, ScoredOption
from signum.classic.chapters.combat.melee import MeleeSide, Split
from signum.classic.core.state import Creature
from signum.classic.odds.melee import Bout, side_of
from signum.classic.odds.splitting import SplitValues, open_splits
from signum.engine.enumeration import TooManyWays
from signum.engine.questions import Choice

MOST_PLAYED: Final = 1_500
"""The number of ways that a melee is played through for, over all splits; past it estimates serve."""


class Splitting:
    """A declared melee in which one seat is asked for its dice."""

    def __init__(self, think: GreedyThinking, choice: Choice[Any]) -> None:
        about, ids = choice.about, [int(str(choice.about[key])) for key in ("creature", "foe")]
        self.think = think
        self.game = as_between(think.flat, *[think.creature(id) for id in ids])
        me, foe = [self.game.state.creatures[id] for id in ids]
        self.attacks = about["role"] == "attacker"
        self.attacker, self.defender = (me, foe) if self.attacks else (foe, me)
        self.ours, self.theirs = open_splits(self.game, self.attacker, self.defender)
        dice = about.get("foe-dice")
        if self.attacks and isinstance(dice, list):
            self.theirs = [Split(int(dice[0]), int(dice[1]))]
        self._bout = bout = Bout(self.game, self.attacker, self.defender, MOST_PLAYED)
        worth = think.worths.of_fight(self.attacker, self.defender)
        self._averages = SplitValues(bout, worth) if bout.is_arithmetic else None

    def scored(self) -> list[ScoredOption]:
        """C-MEL-03: the defender minimises the attacker's value; the attacker knows the defender's dice.

        Q-PVE-06: of a creature that reads a dice card both know its strength.
        """
        try:
            return list(self._scored(exact=True))
        except TooManyWays:
            return list(self._scored(exact=False))

    def _scored(self, *, exact: bool) -> Iterator[ScoredOption]:
        if self.attacks:
            for one in self.ours:
                yield ScoredOption(one, {"fight": self._worth(one, self.theirs[0], exact=exact)})
            return
        for one in self.theirs:
            best = max([self._worth(answer, one, exact=exact) for answer in self.ours])
            yield ScoredOption(one, {"fight": -best})

    def _worth(self, ours: Split, theirs: Split, *, exact: bool) -> float:
        """The value of two splits for the attacker."""
        worths = self.think.worths
        if not exact:
            return self._dealt(self.attacker, ours.attack, self.defender, theirs.defence) - self._dealt(
                self.defender, theirs.attack, self.attacker, ours.defence
            )
        mine, other = side_of(self.game, self.attacker, self.defender, ours), self._their_side(theirs)
        if self._averages is not None:
            return self._averages.of(mine, other)
        odds = self._bout.odds(mine, other)
        return worths.exchange(odds, self.attacker, self.defender)

    def _their_side(self, theirs: Split) -> MeleeSide:
        """The defender's dice; once they are declared, those that the split earned are among them."""
        if self.attacks:
            return MeleeSide(self.defender, self.attacker, theirs.attack, theirs.defence)
        return side_of(self.game, self.defender, self.attacker, theirs)

    def _dealt(self, one: Creature, attack: int, other: Creature, defence: int) -> float:
        arms = self.think.outlook.arms
        return self.think.outlook.harm(melee(arms[one.id], arms[other.id], attack, defence), other)


def split(think: GreedyThinking, choice: Choice[Any]) -> list[ScoredOption]:
    """The splits of the seat that is asked."""
    return Splitting(think, choice).scored()
