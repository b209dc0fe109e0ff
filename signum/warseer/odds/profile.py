"""Everything that decides an attack besides its dice, read from the game before they are thrown."""

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import TypeAlias

from msgspec import Struct

from signum.engine.units import Count
from signum.warseer.chapters.attack.dice import dulled
from signum.warseer.chapters.attack.events import CritWorks, TargetPushed
from signum.warseer.chapters.attack.push import push_places
from signum.warseer.chapters.moving import Pushed, stops
from signum.warseer.chapters.terrain import ford_dice, held_pushes, hidden_hits
from signum.warseer.composed_game import WarseerGame
from signum.warseer.core.dice import CRIT, HIT, MOST, PUSH
from signum.warseer.core.state import MAGIC, Attack, Creature
from signum.warseer.core.units import DiceNames, HexPlace
from signum.warseer.core.values import (
    always_hurt,
    crit_always,
    crit_damage,
    extra_dice,
    extra_pushes,
    health_left,
    ignored_hits,
    ignored_pushes,
    less_damage,
    pushes_hurt,
    rerolls,
)
from signum.warseer.odds.answering import played
from signum.warseer.odds.symbols import Symbols, faces_of, symbols_of


class AttackEnd(Struct, frozen=True):
    """The result of an attack for its target."""

    damage: Count
    """Before armour."""
    wounds: Count
    dead: bool
    pushed: bool
    """Whether the target was moved."""
    crit: bool
    """Whether the crit effect works."""


class Settling(Struct, frozen=True):
    """W-ATK-08: how the damage is raised and lowered."""

    crit_damage: Count = 1
    less: Count = 0
    least: Count = 0


class Branch(Struct, frozen=True):
    """An attack in which the crit effect works, or one in which it does not."""

    crit: bool
    extra: DiceNames
    more_pushes: Count
    ignored_hits: Count
    ignored_pushes: Count
    push_damage: Count
    moves: bool
    """Whether a push moves the target."""
    unmoved: Settling
    moved: Settling


class Profile(Struct, frozen=True):
    """An attack before its dice."""

    without_crit: Branch
    with_crit: Branch
    always: bool
    """W-ATK-05: whether the crit effect works without a crit."""
    rerolls: Count
    added: Symbols
    removed: Symbols
    raised: Count
    lowered: Count
    armour: Count
    """The armour that the damage meets."""
    health: Count
    """The wounds that the target can still take."""

    def branch(self, rolled: Symbols) -> Branch:
        """The branch that a roll leads to."""
        return self.with_crit if rolled.crits or self.always else self.without_crit

    def end(self, branch: Branch, rolled: Symbols) -> AttackEnd:
        """W-ATK-06 to -12: the result of all dice, the extra ones among them."""
        all_of_them = rolled.plus(self.added)
        crits = max(0, all_of_them.crits - self.removed.crits)
        hits = max(0, all_of_them.hits - branch.ignored_hits - self.removed.hits)
        held = branch.ignored_pushes + self.removed.pushes
        pushes = max(0, all_of_them.pushes + branch.more_pushes - held)
        moved = bool(pushes) and branch.moves
        settling = branch.moved if moved else branch.unmoved
        raised = crits * settling.crit_damage + hits + (branch.push_damage if pushes else 0)
        raised += self.raised
        lowered = raised - settling.less - self.lowered
        damage = max(min(raised, settling.least), lowered)
        wounds = damage - min(damage, self.armour)
        return AttackEnd(damage, wounds, bool(wounds) and wounds >= self.health, moved, branch.crit)


def best_push(game: WarseerGame, places: list[HexPlace]) -> HexPlace:
    """The hex that hurts most; of several the first."""
    return next((at for at in places if stops(game, at)), places[0])


def picked_extra(colours: DiceNames, most: int) -> DiceNames:
    """W-DIC-03: the extra dice that are rolled, sorted."""
    if len(colours) <= most:
        return tuple(sorted(colours))
    return strongest([tuple(sorted(some)) for some in combinations(colours, max(0, most))])


def strongest(hands: Iterable[DiceNames]) -> DiceNames:
    """The dice with the most crits and hits on their faces, then with the most pushes."""

    def strength(dice: DiceNames) -> tuple[int, int, DiceNames]:
        faces = [faces_of(die) for die in dice]
        wounding = sum([one.get(CRIT, 0) + one.get(HIT, 0) for one in faces])
        return wounding, sum([one.get(PUSH, 0) for one in faces]), dice

    return max(hands, key=strength)


def profile(game: WarseerGame, attack: Attack, dice: int) -> Profile:
    """The profile of the attack under way, with this many dice before the extra ones."""
    one, target = game.state.creatures[attack.attacker], game.state.creatures[attack.target]
    if attack.special:
        branch = _long_shot(game, target)
        return _profile(game, attack, one, target, branch, branch)
    with_crit = played(game, lambda there: there.happen(CritWorks(one.id, target.id)))
    return _profile(
        game,
        attack,
        one,
        target,
        _branch(game, False, dice, _played_push),
        _branch(with_crit, True, dice, _played_push),
    )


def foreseen_profile(game: WarseerGame, attack: Attack, dice: int) -> Profile:
    """The same, read from the values without playing anything; the game is changed and restored meanwhile.

    Texts that answer an event of the attack, and auras that a push leads into, are left out.
    """
    one, target = game.state.creatures[attack.attacker], game.state.creatures[attack.target]
    without, attack.crit = _branch(game, False, dice, _supposed_push), True
    try:
        works = _branch(game, True, dice, _supposed_push)
    finally:
        attack.crit = False
    return _profile(game, attack, one, target, without, works)


def _profile(
    game: WarseerGame, attack: Attack, one: Creature, target: Creature, without: Branch, works: Branch
) -> Profile:
    plain = attack.special
    return Profile(
        without,
        works,
        not plain and game.value(crit_always, one, target),
        0 if plain else game.value(rerolls, one, target),
        symbols_of(attack.added),
        symbols_of(attack.removed),
        attack.raised,
        attack.lowered,
        _armour(game, attack, target),
        health_left(game, target),
    )


def _branch(game: WarseerGame, crit: bool, dice: int, after_push: "AfterPush") -> Branch:
    attack = game.state.attacks[-1]
    one, target = game.state.creatures[attack.attacker], game.state.creatures[attack.target]
    extra = game.value(extra_dice, one, target) + attack.extra + ford_dice(game, target)
    push_damage, at = _push(game, target, game.value(pushes_hurt, target, one))
    return Branch(
        crit,
        picked_extra(dulled(game, one, target, extra), MOST - dice),
        game.value(extra_pushes, one, target),
        game.value(ignored_hits, target, one) + hidden_hits(game, target),
        game.value(ignored_pushes, target, one) + held_pushes(game, target),
        push_damage,
        at is not None,
        _settling(game, attack),
        Settling() if at is None else after_push(game, attack, at),
    )


def _long_shot(game: WarseerGame, target: Creature) -> Branch:
    """K-LONG-SHOT: forest, hill and pushes, and nothing that names attacks."""
    one = game.state.creatures[game.state.attacks[-1].attacker]
    push_damage, at = _push(game, target, False)
    hits = hidden_hits(game, target)
    pushes = held_pushes(game, target) + game.value(ignored_pushes, target, one)
    return Branch(False, (), 0, hits, pushes, push_damage, at is not None, Settling(), Settling())


def _push(game: WarseerGame, target: Creature, only_hurts: bool) -> tuple[int, HexPlace | None]:
    """W-ATK-11: the damage of a push, and the hex to which it moves the target."""
    places = push_places(game, target)
    if only_hurts or not places:
        return 1, None
    at = best_push(game, places)
    return int(stops(game, at)), at


AfterPush: TypeAlias = Callable[[WarseerGame, Attack, HexPlace], Settling]


def _played_push(game: WarseerGame, attack: Attack, at: HexPlace) -> Settling:
    seat = game.state.creatures[attack.attacker].seat
    there = played(
        game,
        lambda fork: fork.happen(Pushed(attack.target, at, seat)),
        lambda fork: fork.happen(TargetPushed(attack.attacker, attack.target)),
    )
    return _settling(there, attack)


def _supposed_push(game: WarseerGame, attack: Attack, at: HexPlace) -> Settling:
    target = game.state.creatures[attack.target]
    start, target.at = target.at, at
    try:
        return _settling(game, attack)
    finally:
        target.at = start


def _settling(game: WarseerGame, attack: Attack) -> Settling:
    one, target = game.creature(attack.attacker), game.creature(attack.target)
    if one is None or target is None:
        return Settling()
    return Settling(
        game.value(crit_damage, one, target),
        game.value(less_damage, target, one),
        int(game.value(always_hurt, target, one)),
    )


def _armour(game: WarseerGame, attack: Attack, target: Creature) -> int:
    """W-ATK-12: armour of the hero's relics and its own; magic passes both."""
    if attack.type == MAGIC:
        return 0
    worn = game.relics_of(target.owner) if game.is_hero(target) else []
    return target.armour + sum([relic.armour for relic in worn])
