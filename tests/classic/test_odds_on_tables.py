"""Odds at tables with invented cards, terrain and auras: equal to the rules played to all ends."""

import pytest

from signum.classic.chapters.combat.melee import strike_magically
from signum.classic.chapters.combat.ranged import KINDS, Ranged
from signum.classic.chapters.turn.activation import StrikeMagically
from signum.classic.core.game import Game
from signum.classic.lab.clashes import clash
from signum.classic.lab.inventions import invented
from signum.classic.odds.attacks import magical_strike, shot
from signum.engine.chance import Chance, seed_of
from signum.engine.enumeration import TooManyWays
from signum.engine.questions import Option
from signum.engine.run import GameRun
from tests.classic.enumeration import Attack, shot_endings
from tests.times import TIMES, times

ATTACKS = 10
DICE = 3
MOST_WAYS = 1_000 if TIMES == 1 else 20_000
"""Attacks that can end in more ways are left out: one with 12,175 ways takes half a minute."""


@pytest.mark.parametrize("edition", ["ru1", "de1", "fr1", "en2"])
def test_the_odds_of_attacks_from_one_side_are_what_the_rules_do(edition: str) -> None:
    seeds = Chance(seed_of(f"odds on tables {edition}"))
    compared, wanted = 0, len(times(ATTACKS))
    while compared < wanted:
        rules, start = clash(edition, seeds, invented(edition, seeds))
        run = GameRun(rules, start.state, Chance(seed_of(str(seeds.below(1 << 30)))))
        for _ in range(40):
            choice = run.choice
            if choice is None or compared >= wanted:
                break
            if choice.kind == "action":
                me = int(str(choice.about["creature"]))
                compared += sum([agree(run.game, me, option) for option in choice.options()])
            run.answer(choice.seat, choice.drawn(seeds.below))


def agree(game: Game, me: int, option: Option) -> bool:
    """Whether it is an attack whose odds are worth comparing; if so, they are what the rules do."""
    if not isinstance(option, Ranged | StrikeMagically):
        return False
    pair = me, option.target
    one, other = (game.state.creatures[id] for id in pair)
    try:
        if isinstance(option, StrikeMagically):
            odds = magical_strike(game, one, other)
            played = Attack(game, strike_magically, pair=pair, most=MOST_WAYS)
        else:
            kind = KINDS[type(option)]
            if game.value(kind.dice, one, other) > DICE:
                return False
            odds = shot(game, one, other, kind)
            played = shot_endings(game, kind, pair, MOST_WAYS)
    except TooManyWays:
        return False
    assert odds.chances() == played.endings()
    return True
