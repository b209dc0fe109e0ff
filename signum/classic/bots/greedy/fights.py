"""The value of attacks for the greedy player, single and combined; in closed form."""

from collections.abc import Sequence
from functools import lru_cache
from math import hypot
from typing import Final

from signum.classic.bots.greedy.arms import MAGIC, Armoury, Arms, HitChances, Pmf, hits, melee, shots
from signum.classic.bots.greedy.worth import Worths
from signum.classic.chapters.combat.ranged import FAR
from signum.classic.core.game import Game
from signum.classic.core.state import Creature
from signum.classic.core.values import splits_freely
from signum.engine.questions import Seat

IDLE: Final = frozenset({"A-BUCKSHOT", "A-PERSECUTION"})
"""Abilities that answer only shots, or only events after a melee."""
OWN_DEEDS: Final = frozenset({"A-VAMPIRISM"})
"""Abilities that answer only their bearer's own actions."""


class Fights:
    """The combat figures of all creatures and the values of their attacks; for one view."""

    def __init__(self, game: Game, seat: Seat, worths: Worths) -> None:
        self.game = game
        self.seat = seat
        self.worths = worths
        self.arms = Armoury(game, {})
        self.friends = game.creatures(seat)
        self.foes = game.foes(seat)
        self.forget()

    def forget(self) -> None:
        """Clear all cached results."""
        self._gains: dict[tuple[int, int], float] = {}
        self._volleys: dict[tuple[int, int, bool], float] = {}
        self._teams: dict[tuple[int, int, bool], list[float]] = {}
        self._assaults: dict[tuple[int, int, bool, bool], float] = {}
        self._tired: dict[tuple[int, int], bool] = {}

    # Approximate values of attacks.

    def tired(self, target: Creature, attacker: Creature) -> bool:
        """C-MEL-04: whether a target can only parry."""
        key = target.id, attacker.id
        if key not in self._tired:
            self._tired[key] = not self.game.value(splits_freely, target, attacker)
        return self._tired[key]

    def fight(self, attacker: Creature, target: Creature) -> float:
        """The value of a melee for the attacker with the best splits of both, ignoring other abilities."""
        key = attacker.id, target.id
        if key not in self._gains:
            mine, its = self.arms[attacker.id], self.arms[target.id]
            if self.tired(target, attacker):
                value = self.harm(melee(mine, its, mine.dice, its.dice), target)
            else:
                value = self._exchange(attacker, target)
            if mine.magic:
                value = max(value, self.harm(hits(mine.magic, mine.faces, 0), target))
            self._gains[key] = value
        return self._gains[key]

    def _exchange(self, attacker: Creature, target: Creature) -> float:
        """C-MEL-03: the target splits its dice first, and the attacker knows the split."""
        losses = self.worths.losses
        mine, its = self.arms[attacker.id], self.arms[target.id]
        return exchanged(mine, its, tuple(losses(attacker)), tuple(losses(target)))

    def volley(self, attacker: Creature, target: Creature, gap: float = 0.0) -> float:
        """The approximate value of a ranged attack at this distance."""
        mine = self.arms[attacker.id]
        if not mine.shots:
            return 0.0
        afar = mine.afar > 1.0 and gap >= FAR
        key = attacker.id, target.id, afar
        if key not in self._volleys:
            value = self.harm(shots(mine.shots, mine.shot_chance), target)
            self._volleys[key] = value * mine.afar if afar else value
        return self._volleys[key]

    def salvo(self, dice: int, chances: HitChances, target: Creature) -> float:
        """The value of dice of one kind of ranged attack; magic ignores armour (C-DMG-03)."""
        row = shots(dice, chances.in_the_open)
        if chances is not MAGIC or not target.armour:
            return self.harm(row, target)
        losses = self.worths.losses(target)
        last, armour = len(losses) - 1, target.armour
        return sum(
            [
                chance * (losses[min(armour + count, last)] - losses[armour])
                for count, chance in enumerate(row)
                if count
            ],
            0.0,
        )

    def harm(self, row: Pmf, target: Creature) -> float:
        """The average cost of hits for their target."""
        return harm(row, self.worths.losses(target))

    # Combined attacks.

    def blow(self, attacker: Creature, target: Creature, *, near: bool) -> Pmf:
        """Hits on a target that parries with half of its dice, or with all if it is tired by then."""
        mine, its = self.arms[attacker.id], self.arms[target.id]
        if not near:
            return shots(mine.shots, mine.shot_chance)
        row = melee(mine, its, mine.dice, its.dice if self.tired(target, attacker) else its.dice // 2)
        if mine.magic:
            row = min(row, hits(mine.magic, mine.faces, 0), key=lambda one: one[0])
        return row

    def able(self, attacker: Creature, target: Creature, x: int, y: int) -> bool | None:
        """Whether it could fight a target from a place (True), only shoot it (False), or neither (None)."""
        gap, arms = self.gap(attacker, target, x, y), self.arms[attacker.id]
        if gap <= arms.reach and arms.dice:
            return True
        return False if arms.range and gap <= arms.far else None

    def team(self, target: Creature, without: Creature, *, waiting: bool) -> list[float]:
        """The chances of each amount of damage if all others that could attack a target do.

        These are either the creatures not yet activated this turn, or all as in a later turn.
        """
        key = target.id, without.id, waiting
        if key not in self._teams:
            last = len(self.worths.losses(target)) - 1
            row = [1.0]
            for one in self.friends:
                if one.id == without.id or (waiting and one.activated):
                    continue
                near = self.able(one, target, one.x, one.y)
                if near is not None:
                    row = added(row, self.blow(one, target, near=near), last)
            self._teams[key] = row
        return self._teams[key]

    def assault(self, attacker: Creature, target: Creature, *, near: bool, waiting: bool) -> float:
        """The increase in the chance that a target falls to all attackers if this one joins."""
        key = attacker.id, target.id, near, waiting
        if key not in self._assaults:
            last = len(self.worths.losses(target)) - 1
            others = self.team(target, attacker, waiting=waiting)
            both = added(others, self.blow(attacker, target, near=near), last)
            self._assaults[key] = all_lost(both, last) - all_lost(others, last)
        return self._assaults[key]

    def gap(self, one: Creature, other: Creature, x: int, y: int) -> float:
        """The distance between two creatures if one stood there."""
        return hypot(x - other.x, y - other.y) - (one.base + other.base) / 2

    def at_stake(self, attacker: Creature, target: Creature, *, near: bool) -> float:
        """The approximate cost of an enemy's attack for its target."""
        arms, its = self.arms[attacker.id], self.arms[target.id]
        row = melee(arms, its, arms.dice, its.dice // 2)
        return self.harm(row if near else self.blow(attacker, target, near=False), target)

    def comes_to(self, foe: Creature, one: Creature) -> bool:
        """Whether an enemy could come into contact with a creature, by straight distance."""
        return self.gap(foe, one, foe.x, foe.y) <= self.arms[foe.id].reach


def harm(row: Pmf, losses: Sequence[float]) -> float:
    """The average cost of hits, given the cost of 0, 1, 2 … of them."""
    if len(row) > len(losses):
        losses = [*losses, *[losses[-1]] * (len(row) - len(losses))]
    return sum([chance * loss for chance, loss in zip(row, losses, strict=False)], 0.0)


@lru_cache(maxsize=8192)
def exchanged(mine: Arms, its: Arms, my_losses: tuple[float, ...], its_losses: tuple[float, ...]) -> float:
    """C-MEL-03: the value of a melee for the attacker, who knows the target's dice when splitting."""
    ours, theirs = range(mine.dice + 1), range(its.dice + 1)
    return min(
        [
            max(
                [
                    harm(melee(mine, its, j, its.dice - k), its_losses)
                    - harm(melee(its, mine, k, mine.dice - j), my_losses)
                    for j in ours
                ]
            )
            for k in theirs
        ]
    )


def as_between(game: Game, *both: Creature) -> Game:
    """The game reduced to a melee of two, in which no uninvolved ability answers.

    If no ability answers at all, dice are arithmetic and need not be played through.
    """
    ids = [one.id for one in both]
    idle = {one.id: IDLE if one.id in ids else IDLE | OWN_DEEDS for one in game.state.creatures.values()}
    if not any(had.ability in idle[one.id] for one in game.state.creatures.values() for had in one.held):
        return game
    there = game.copy()
    there.borrow(game)
    for one in there.state.creatures.values():
        if any(had.ability in idle[one.id] for had in one.held):
            one.held = tuple([had for had in one.held if had.ability not in idle[one.id]])
    return there


def all_lost(row: list[float], last: int) -> float:
    """The chance that everything is lost."""
    return row[last] if len(row) > last else 0.0


def added(row: list[float], blow: Pmf, most: int) -> list[float]:
    """The chances of the total damage; amounts beyond the maximum count as the maximum."""
    out = [0.0] * min(most + 1, len(row) + len(blow) - 1)
    top = len(out) - 1
    for start, chance in enumerate(row):
        at = start
        for likely in blow:
            out[at] += chance * likely
            if at < top:
                at += 1
    return out
