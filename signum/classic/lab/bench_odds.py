"""The rows of the bench for odds, as shown while a pointer rests on a target."""

from collections.abc import Callable
from itertools import cycle

from signum.classic.chapters.combat.ranged import SHOT, Shoot
from signum.classic.chapters.turn.activation import Fight, attacks, refused_in_activation
from signum.classic.core.game import Game
from signum.classic.core.state import Creature, Held
from signum.classic.lab.brawls import brawl
from signum.classic.lab.skirmishes import skirmish
from signum.classic.odds.attacks import fight, shot
from signum.engine.chance import Chance, seed_of
from signum.engine.questions import Option
from signum.engine.run import GameRun

EDITION = "en2"
A_SIDE = 16


def odds_on_hover() -> Callable[[], int]:
    """The odds of one melee with the best splits of both sides, among 32 creatures with their abilities."""
    rules, start = brawl(EDITION, Chance(seed_of("bench odds")), a_side=A_SIDE, cards=30)
    game: Game = GameRun(rules, start.state, None).game
    pairs = cycle(_pairs(game, Fight))

    def ask() -> int:
        assert fight(game, *next(pairs)).odds.weights
        return 1

    return ask


def odds_of_a_shot() -> Callable[[], int]:
    """The odds of one shot of three dice, over templates, among 32 creatures with their abilities.

    No creature has a requiem: among ten neighbours its dice fall in a thousand ways.
    """
    rules, start = skirmish(EDITION, Chance(seed_of("bench odds")), a_side=A_SIDE)
    for creature in start.state.creatures.values():
        held = [one for one in creature.held if one.ability != "A-REQUIEM"]
        creature.held = (*held, Held("A-SHOOTING", 3))
        creature.hidden = False
    game: Game = GameRun(rules, start.state, None).game
    pairs = cycle(_pairs(game, Shoot))

    def ask() -> int:
        shot(game, *next(pairs), SHOT)
        return 1

    return ask


def _pairs(game: Game, kind: type[Fight] | type[Shoot]) -> list[tuple[Creature, Creature]]:
    """The creatures that may make this attack now, with each legal target."""
    found: list[tuple[Creature, Creature]] = []
    for creature in game.creatures(0):
        options: list[Option] = [one for one in attacks(game, creature) if isinstance(one, kind)]
        found += [
            (creature, game.state.creatures[option.target])
            for option in options
            if isinstance(option, Fight | Shoot) and refused_in_activation(game, creature, option) is None
        ]
    return found
