"""The odds of attacks: of a possible one, and of the melee whose dice are being split."""

from typing import Any, Final, TypeAlias

from signum.classic.chapters.combat.melee import MeleeSide
from signum.classic.chapters.combat.ranged import KINDS, Ranged
from signum.classic.chapters.turn.activation import StrikeMagically
from signum.classic.core.game import Game
from signum.classic.core.state import Creature
from signum.classic.odds.attacks import magical_strike, shot
from signum.classic.odds.harm import AttackOdds
from signum.classic.odds.splitting import Melee

Unsplit: TypeAlias = StrikeMagically | Ranged
"""Attacks without a split of dice."""
RANGED_FACES: Final = {kind.attack: kind.faces for kind in KINDS.values()}
"""C-RNG-03: the faces on which each ranged attack succeeds."""


def unsplit_odds(game: Game, me: Creature, option: Unsplit) -> AttackOdds:
    """The odds of an attack without any decision, its declaration included."""
    target = game.state.creatures[option.target]
    if isinstance(option, StrikeMagically):
        return magical_strike(game, me, target)
    return shot(game, me, target, KINDS[type(option)])


def melee_being_split(game: Game, choice: Any) -> Melee | None:
    """The melee whose dice this choice splits, if any; all of it is public."""
    if choice is None or choice.kind != "split":
        return None
    me, foe = (game.state.creatures[choice.about[name]] for name in ("creature", "foe"))
    if choice.about["role"] == "defender":
        return Melee(game, foe, me)
    attack, defence = choice.about["foe-dice"]
    return Melee(game, me, foe, MeleeSide(foe, me, attack, defence))
