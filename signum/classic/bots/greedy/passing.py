"""The value of temporary effects for the greedy player: the actions that they enable or prevent.

Strength until the end of the turn is worth the attack that it improves, and nothing to a creature without a
target. An activation that an enemy loses is worth the action that the enemy loses.
"""

from collections.abc import Iterator
from typing import Any, Final

from signum.classic.bots.greedy.arms import arms_of
from signum.classic.bots.greedy.field import Outlook
from signum.classic.bots.greedy.fights import as_between
from signum.classic.bots.greedy.worth import Worths, weights
from signum.classic.chapters.combat.ranged import KINDS, Ranged, Shoot, ShootMagically, Throw
from signum.classic.chapters.turn.durations import end_of_turn
from signum.classic.core.game import Game
from signum.classic.core.measuring import sees
from signum.classic.core.state import FOREVER, HERO, Creature, PlayerState, State, twin
from signum.classic.core.values import (
    attack_rerolls,
    damage_a_hit,
    defence_rerolls,
    extra_attack,
    extra_defence,
    long_shot_damage,
    magic_rerolls,
    magical_shot,
    may_shoot_after_moving,
    may_shoot_magically_after_moving,
    ranged_successes_rerolled,
    rerolls_long_shots,
    shooting,
    shot_rerolls,
    strikes_first,
    successes_rerolled,
    throwing,
)
from signum.classic.effects.grants import conditions
from signum.classic.effects.verbs.gaining import ASLEEP, DISARMED, ROOTED
from signum.classic.odds.attacks import fight, shot
from signum.engine.enumeration import TooManyWays
from signum.engine.records import replaced
from signum.engine.values import Value

NOW: Final = "this-turn"
SOON: Final = "next-turn"
OF_SHOTS: Final[frozenset[Value[Any]]] = frozenset(
    {
        long_shot_damage,
        magic_rerolls,
        may_shoot_after_moving,
        may_shoot_magically_after_moving,
        ranged_successes_rerolled,
        rerolls_long_shots,
        shot_rerolls,
    }
)
"""The values that no melee depends on."""
OF_MELEE: Final[frozenset[Value[Any]]] = frozenset(
    {
        attack_rerolls,
        damage_a_hit,
        defence_rerolls,
        extra_attack,
        extra_defence,
        strikes_first,
        successes_rerolled,
    }
)
"""The values that no shot depends on."""
MOST_PLAYED: Final = 250
"""The number of ways that a melee is played through for, in all; it is weighed for many cards."""


def lasting(game: Game, before: Game) -> Game:
    """The game without temporary effects; the same game if there are none.

    If nothing else has changed since an earlier game, its index of abilities holds again.
    """
    if not any(_passes(one) for one in game.state.creatures.values()):
        return game
    later = game.copy()
    for one in later.state.creatures.values():
        if any(held.until != FOREVER for held in one.held):
            one.held = tuple([held for held in one.held if held.until == FOREVER])
        if one.controlled_until:
            one.seat = one.owner
    stays = all(not event.reindexes or event.cards_stay for event in game.log)
    if stays and _circumstances(later.state) == _circumstances(before.state):
        later.take_over(before)
    else:
        later.borrow(game)
    return later


def _circumstances(state: State) -> object:
    """The facts on which gifts depend, besides cards in play."""
    return conditions(state), [one.held for one in state.creatures.values()]


def differs_in_passing(game: Game, before: Game) -> bool:
    """Whether a game differs from an earlier one only in temporary effects and in tapped cards."""
    now, then = game.state, before.state
    if len(now.creatures) != len(then.creatures) or now.terrains != then.terrains:
        return False
    for id, one in now.creatures.items():
        was = then.creatures.get(id)
        if was is None or (one != was and _left(one) != was):
            return False
    return all(_alike(one, was) for one, was in zip(now.players, then.players, strict=True))


def _left(one: Creature) -> Creature:
    """A creature without temporary abilities."""
    other = twin(one)
    other.held = tuple([held for held in one.held if held.until == FOREVER])
    return other


def _alike(one: PlayerState, was: PlayerState) -> bool:
    """Whether two players have the same cards, prosperity and prospects; buildings may be tapped."""
    if one == was:
        return True
    other = replaced(one, city=was.city)
    return other == was and [(at.id, at.card) for at in one.city] == [(at.id, at.card) for at in was.city]


def _with_temporary(game: Game, *creatures: Creature) -> Game:
    """A copy of the game with the temporary abilities that these creatures have in another one."""
    there = game.copy()
    there.borrow(game)
    for one in creatures:
        passing = tuple([held for held in one.held if held.until != FOREVER])
        if passing:
            there.state.creatures[one.id].held += passing
    return there


def _bears_on(game: Game, others: frozenset[Value[Any]], *creatures: Creature) -> bool:
    """Whether a temporary ability of these changes anything but the values of other attacks."""
    gained = {held.ability for one in creatures for held in one.held if held.until != FOREVER}
    abilities = [game.abilities[id] for id in gained if id in game.abilities]
    return len(abilities) < len(gained) or any(
        one.befores or one.afters or not others.issuperset([change.value for change in one.all_changes])
        for one in abilities
    )


def _passes(one: Creature) -> bool:
    return bool(one.controlled_until) or any(held.until != FOREVER for held in one.held)


class Best:
    """The best attack of a creature from its place: its value, its target, and whether in melee.

    No attack is worth 0; it is still known whether a target is in reach.
    """

    __slots__ = ("able", "foe", "near", "worth")

    def __init__(self) -> None:
        self.worth = 0.0
        self.able = False
        self.foe: Creature | None = None
        self.near = True


def best_attack(look: Outlook, me: Creature, *, waiting: bool) -> Best:
    """The best immediate attack of a creature; doing nothing is always possible."""
    best = Best()
    arms = look.arms[me.id]
    far = arms.range + (arms.stride if arms.walks_and_shoots else 0)
    for foe in look.foes:
        if foe.hidden:
            continue
        gap = look.game.gap(me, foe)
        for near, able in ((True, arms.dice and gap <= arms.reach), (False, arms.range and gap <= far)):
            if not able:
                continue
            best.able = True
            worth = look.fight(me, foe) if near else look.volley(me, foe)
            if foe.type == HERO:
                worth += weights()["hero"]["fall"] * look.assault(me, foe, near=near, waiting=waiting)
            if worth > best.worth and (near or arms.walks_and_shoots or sees(look.game, me, foe)):
                best.worth, best.foe, best.near = worth, foe, near
    return best


class Passing:
    """The possible attacks of its side now and of the other side next, before an action."""

    def __init__(self, look: Outlook) -> None:
        self.look = look
        self._now: dict[int, Best] = {}
        self._soon: dict[int, Best] = {}
        self._exact: dict[tuple[int, int], float | None] = {}
        """The values of attacks; None where working one out takes too long."""
        self._reply: Outlook | None = None

    @property
    def reply(self) -> Outlook:
        """The field as the other side will find it."""
        if self._reply is None:
            look = self.look
            self._reply = Outlook(look.game, look.game.opponents(look.seat)[0], look.worths)
            self._reply.arms = look.arms
        return self._reply

    def now(self, me: Creature) -> Best:
        """The best attack of one of its creatures this turn, if it were ready."""
        if me.id not in self._now:
            self._now[me.id] = best_attack(self.look, me, waiting=True)
        return self._now[me.id]

    def soon(self, foe: Creature) -> Best:
        """The best attack of an enemy in its next turn."""
        if foe.id not in self._soon:
            self._soon[foe.id] = best_attack(self.reply, foe, waiting=False)
        return self._soon[foe.id]

    def gained(self, after: Game) -> dict[str, float]:
        """The value, in this turn and the next, of all temporary changes."""
        seat, moment = self.look.seat, end_of_turn(after.state)
        terms: dict[str, float] = {}
        for one in after.state.creatures.values():
            was = self.look.game.creature(one.id)
            if was is None or not (_passes(one) or one.skips != was.skips or one.activated != was.activated):
                continue
            if one.seat == seat and was.seat == seat:
                terms[NOW] = terms.get(NOW, 0.0) + self._own(was, one, after)
            elif one.seat == seat:
                terms[NOW] = terms.get(NOW, 0.0) + self._borrowed(one, after)
            elif after.hostile[seat][was.seat]:
                terms[SOON] = terms.get(SOON, 0.0) + self._theirs(was, one, after, moment)
        return {term: weights()["passing"][term] * figure for term, figure in terms.items()}

    def _own(self, was: Creature, one: Creature, after: Game) -> float:
        """The additional value of its attacks this turn."""
        if one.activated or one.skips:
            return 0.0
        arms, before = arms_of(after, one), self.look.arms[one.id]
        best = Best() if was.activated or was.skips else self.now(was)
        if arms == before:
            if was.activated:
                return self.now(was).worth
            return self._hidden_gain(best, was, one, after)
        better = best_attack(self.look.armed(one, arms), one, waiting=True)
        gain = better.worth - best.worth
        if better.foe is None and one.type != HERO:
            gain += weights()["march"]["others"] * (arms.stride - before.stride) / 10_000
        return gain

    def _borrowed(self, one: Creature, after: Game) -> float:
        """The value of a controlled enemy creature's attack on its own side."""
        look = Outlook(after, self.look.seat, Worths(after)).armed(one, arms_of(after, one))
        return best_attack(look, one, waiting=True).worth + self.soon(one).worth

    def _theirs(self, was: Creature, one: Creature, after: Game, moment: int) -> float:
        """The value that an enemy's attack loses in its next turn."""
        before = 0.0 if was.skips else self.soon(was).worth
        if one.skips:
            return before
        held = [had for had in one.held if had.until == FOREVER or had.until > moment]
        if len(held) < len(one.held):
            return 0.0
        if any(had.ability in (DISARMED, ASLEEP) for had in held):
            return before
        rooted = any(had.ability == ROOTED for had in held)
        arms = arms_of(after, one)
        if rooted:
            reach = arms.reach - arms.stride
            arms = arms._replace(reach=reach, stride=0, walks_and_shoots=False)
        return before - best_attack(self.reply.armed(one, arms), one, waiting=False).worth

    def _hidden_gain(self, best: Best, was: Creature, one: Creature, after: Game) -> float:
        """The value that effects without figures, such as rerolls, add to the best attack.

        The attacks with them and without them are both computed without texts of cards.
        """
        foe = None if best.foe is None else after.creature(best.foe.id)
        if (
            best.foe is None
            or foe is None
            or not _bears_on(after, OF_SHOTS if best.near else OF_MELEE, one, foe)
        ):
            return 0.0
        key = was.id, foe.id
        if key not in self._exact:
            self._exact[key] = self._worked_out(self.look.game, was, best.foe, near=best.near)
        before = self._exact[key]
        if before is None:
            return 0.0
        there = _with_temporary(self.look.game, one, foe)
        me, target = [there.state.creatures[each.id] for each in (one, foe)]
        with_it = self._worked_out(there, me, target, near=best.near)
        if with_it is None:
            self._exact[key] = None
            return 0.0
        return with_it - before

    def _worked_out(self, game: Game, me: Creature, foe: Creature, *, near: bool) -> float | None:
        """The exact value of an attack; None if it takes too long."""
        worths = self.look.worths

        try:
            if near:
                there = as_between(game, me, foe)
                both = [there.state.creatures[one.id] for one in (me, foe)]
                cases = fight(there, both[0], both[1], worths.of_fight(me, foe), MOST_PLAYED)
                return worths.exchange(cases.odds, me, foe)
            return max([worths.exchange(shot(game, me, foe, KINDS[way]), me, foe) for way in _ways(game, me)])
        except TooManyWays:
            return None


def _ways(game: Game, me: Creature) -> Iterator[type[Ranged]]:
    if game.value(shooting, me):
        yield Shoot
    if game.value(throwing, me):
        yield Throw
    if game.value(magical_shot, me):
        yield ShootMagically
