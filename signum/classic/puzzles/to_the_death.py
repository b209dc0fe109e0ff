"""A duel to the death: two creatures attack in turns until one falls, with the best splits (C-MEL-03).

The first wants to outlive the second, and the second wants it dead; the defender declares its dice before the
attacker. Falling together counts as half. Abilities, armour and all others are ignored.
"""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import Final, TypeAlias

from signum.classic.chapters.combat.melee import DiceSplit, Split
from signum.classic.core.values import health, strength
from signum.classic.odds.distributions import net_hits, successes
from signum.engine.questions import Option
from signum.table.puzzles.rules import OpenDecision

SplitCounts: TypeAlias = tuple[int, int]
"""Attack dice and defence dice."""

_ROUNDS: Final = 400
_CLOSE: Final = 1e-10


class Duel:
    """The chance that the first of two outlives the second, for every remaining health of both."""

    def __init__(self, strengths: tuple[int, int], healths: tuple[int, int]) -> None:
        self.strengths = strengths
        self.healths = healths
        self.chances: dict[tuple[int, int, int], float] = {}
        """By the remaining health of each, and the attacker."""
        for left in sorted(_pairs(*healths), key=sum):
            self._settle(left)

    def outlives(self, left: tuple[int, int], attacking: int) -> float:
        """The chance of the first with this health left of both, if this one attacks next."""
        if left[0] <= 0:
            return 0.5 if left[1] <= 0 else 0.0
        return 1.0 if left[1] <= 0 else self.chances[(*left, attacking)]

    def after(self, left: tuple[int, int], attacking: int, one: SplitCounts, other: SplitCounts) -> float:
        """The chance once both have split their dice."""
        hurt = _hits(one[0], other[1], self._fresh(left, 0))
        taken = _hits(other[0], one[1], self._fresh(left, 1))
        total = 0.0
        for dealt, likely in enumerate(hurt):
            for lost, weight in enumerate(taken):
                then = (left[0] - lost, left[1] - dealt)
                total += likely * weight * self.outlives(then, 1 - attacking)
        return total

    def best(self, left: tuple[int, int], attacking: int) -> float:
        """The defender declares, the attacker replies; the first maximises, the second minimises."""
        ours, theirs = _splits(self.strengths[0]), _splits(self.strengths[1])
        if attacking == 0:
            return min(max(self.after(left, 0, one, other) for one in ours) for other in theirs)
        return max(self.declared(left, one) for one in ours)

    def declared(self, left: tuple[int, int], one: SplitCounts) -> float:
        """The chance of the first if it defends with these dice and the second replies."""
        return min(self.after(left, 1, one, other) for other in _splits(self.strengths[1]))

    def _settle(self, left: tuple[int, int]) -> None:
        """Rounds without harm lead back to the same position, so iterate until the value is stable."""
        for attacking in (0, 1):
            self.chances[(*left, attacking)] = 0.5
        for _ in range(_ROUNDS):
            before = [self.chances[(*left, attacking)] for attacking in (0, 1)]
            for attacking in (0, 1):
                self.chances[(*left, attacking)] = self.best(left, attacking)
            if all(abs(self.chances[(*left, at)] - before[at]) < _CLOSE for at in (0, 1)):
                return

    def _fresh(self, left: tuple[int, int], which: int) -> bool:
        return left[which] == self.healths[which]


def to_the_death(decision: OpenDecision) -> Mapping[Option, Fraction]:
    """The chance of the splitting creature to outlive the other, for every legal split."""
    about, game = decision.choice.about, decision.game
    me, foe = (game.state.creatures[int(str(about[name]))] for name in ("creature", "foe"))
    duel = Duel(
        (game.value(strength, me, foe), game.value(strength, foe, me)),
        (game.value(health, me), game.value(health, foe)),
    )
    left = (duel.healths[0] - me.wounds, duel.healths[1] - foe.wounds)
    said = next((one for one in reversed(game.log) if isinstance(one, DiceSplit)), None)
    found: dict[Option, Fraction] = {}
    for option in decision.choice.options():
        assert isinstance(option, Split)
        mine = (option.attack, option.defence)
        if about["role"] == "attacker":
            assert said is not None
            chance = duel.after(left, 0, mine, (said.attack, said.defence))
        else:
            chance = duel.declared(left, mine)
        found[option] = Fraction(chance)
    return found


def _pairs(most: int, mosts: int) -> list[tuple[int, int]]:
    return [(one, other) for one in range(1, most + 1) for other in range(1, mosts + 1)]


def _splits(dice: int) -> list[SplitCounts]:
    return [(attack, dice - attack) for attack in range(dice, -1, -1)]


@cache
def _hits(attack: int, defence: int, fresh: bool) -> tuple[float, ...]:
    """The chance of each number of hits; a wounded creature succeeds only with shields (C-MEL-05)."""
    row = net_hits(successes(attack, 2 if fresh else 1), successes(defence, 1))
    return tuple([weight / sum(row) for weight in row])
