"""The best way to split the dice of a melee, for whoever knows what its odds are worth: C-MEL-03."""

from collections.abc import Callable
from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct

from signum.classic.chapters.combat.melee import Side, Split, splits
from signum.classic.core.game import Game
from signum.classic.core.state import Creature
from signum.classic.core.values import strength
from signum.classic.odds.harm import Odds
from signum.classic.odds.melee import Bout, side_of

Worth: TypeAlias = tuple[Fraction | float, ...]
"""What odds are worth to the attacker: the first figure decides, where it is equal the second, and so on."""

Valuation: TypeAlias = Callable[[Odds], Worth]


class Reply(Struct, frozen=True):
    """The attacker's split, what it is worth, and its odds."""

    ours: Split
    worth: Worth
    odds: Odds


class Plan(Struct, frozen=True):
    """The defender's split, and the attacker's reply to it."""

    theirs: Split
    reply: Reply


def kill_then_wounds(odds: Odds) -> Worth:
    """Killing less dying; where that is equal, health taken less health lost."""
    return (
        odds.expected(lambda ending: ending.defender.dead - ending.attacker.dead),
        odds.expected(lambda ending: ending.defender.lost - ending.attacker.lost),
    )


def open_splits(game: Game, attacker: Creature, defender: Creature) -> tuple[list[Split], list[Split]]:
    """What the rules leave to the attacker and what to the defender, most attack dice first."""
    ours = splits(game, attacker, defender, game.value(strength, attacker, defender), defending=False)
    theirs = splits(game, defender, attacker, game.value(strength, defender, attacker), defending=True)
    return ours, theirs


def best_splits(
    game: Game, attacker: Creature, defender: Creature, valuation: Valuation = kill_then_wounds
) -> Plan:
    """The defender declares first what leaves the attacker least; of equals, most attack dice (C-MEL-03)."""
    bout = Bout(game, attacker, defender)
    ours, theirs = open_splits(game, attacker, defender)
    plans = [
        Plan(split, _best_reply(bout, side_of(game, defender, attacker, split), ours, valuation))
        for split in theirs
    ]
    return min(plans, key=lambda plan: plan.reply.worth)


def best_reply(
    game: Game, attacker: Creature, defender: Creature, theirs: Side, valuation: Valuation = kill_then_wounds
) -> Reply:
    """The attacker splits knowing the defender's dice; of equals, most attack dice (C-MEL-03)."""
    ours, _ = open_splits(game, attacker, defender)
    return _best_reply(Bout(game, attacker, defender), theirs, ours, valuation)


def _best_reply(bout: Bout, theirs: Side, ours: list[Split], valuation: Valuation) -> Reply:
    replies = []
    for split in ours:
        odds = bout.odds(side_of(bout.game, bout.attacker, bout.defender, split), theirs)
        replies.append(Reply(split, valuation(odds), odds))
    return max(replies, key=lambda reply: reply.worth)
