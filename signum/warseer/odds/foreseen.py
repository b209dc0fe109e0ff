"""Attacks foreseen from where the creatures stand: for players, who weigh many of them.

The arithmetic is that of the exact odds. Where texts answer an event of the attack (`is_arithmetic`), it
leaves these texts out.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from msgspec import Struct

from signum.warseer.chapters.attack.dice import all_dice
from signum.warseer.chapters.attack.events import AttackDeclared
from signum.warseer.composed_game import WarseerGame
from signum.warseer.core.dice import MOST
from signum.warseer.core.state import Attack, Creature
from signum.warseer.core.units import DiceNames
from signum.warseer.core.values import attack_dice
from signum.warseer.odds.answering import played
from signum.warseer.odds.profile import Profile, foreseen_profile, picked_extra
from signum.warseer.odds.rolls import Rolls


class Foreseen(Struct, frozen=True):
    """The odds of an attack in four figures."""

    kill: float
    wounds: float
    """The wounds to expect of ends in which the target lives, over all ends."""
    push: float
    crit: float


def foreseen(game: WarseerGame, one: Creature, target: Creature) -> Foreseen:
    """The odds of an attack that a creature would declare now."""
    attack = Attack(one.id, target.id, game.card(one.card).attack, target_at=target.at)
    if _answers_declaration(game, one):
        declared = AttackDeclared(one.id, target.id, attack.type)
        there = played(game, lambda fork: fork.happen(declared))
        if there.attack is None or target.id not in there.state.creatures:
            return Foreseen(0.0, 0.0, 0.0, 0.0)
        return _figures(*_read(there, there.attack))
    with _under_way(game, attack):
        return _figures(*_read(game, attack))


def _answers_declaration(game: WarseerGame, one: Creature) -> bool:
    """Whether an ability of the attacker acts when it attacks: K-CHARGE, K-FLANK, texts."""
    return any(me.holder == one.id for me in game.listeners(AttackDeclared))


@contextmanager
def _under_way(game: WarseerGame, attack: Attack) -> Iterator[None]:
    game.state.attacks.append(attack)
    try:
        yield
    finally:
        game.state.attacks.pop()


def _read(game: WarseerGame, attack: Attack) -> tuple[Profile, DiceNames]:
    one, target = game.state.creatures[attack.attacker], game.state.creatures[attack.target]
    dice = all_dice(game, attack, one, target, game.value(attack_dice, one))
    dice = picked_extra(dice, MOST)
    return foreseen_profile(game, attack, len(dice)), dice


@lru_cache(maxsize=8192)
def _figures(profile: Profile, dice: DiceNames) -> Foreseen:
    ends = Rolls(profile).of(dice)
    return Foreseen(
        float(ends.chance(lambda end: end.dead)),
        float(ends.expected(lambda end: 0 if end.dead else end.wounds)),
        float(ends.chance(lambda end: end.pushed)),
        float(ends.chance(lambda end: end.crit)),
    )
