"""The figures of a position by which the chance to win is estimated (docs/lab.md)."""

from typing import Final

from signum.engine.questions import Seat
from signum.warseer.bots.plans import Danger
from signum.warseer.bots.worth import WEIGHTS, worth
from signum.warseer.chapters.economy import victory_points
from signum.warseer.composed_game import WarseerGame
from signum.warseer.core.state import DUEL, Creature
from signum.warseer.core.values import health_left

A_POINT_LESS: Final = 0.8
"""W-WIN-01: the value of being one point farther from the goal."""


def win_figures(game: WarseerGame) -> tuple[dict[str, float], ...]:
    """The figures of each seat of a duel, all of them open to both players; empty in other modes."""
    if game.state.mode != DUEL or not game.state.turn:
        return ()
    return tuple([_figures(game, seat) for seat in (0, 1)])


def _figures(game: WarseerGame, seat: Seat) -> dict[str, float]:
    player, state = game.player(seat), game.state
    points, moves = victory_points(player), state.active == seat
    hero, other = game.hero_of(seat), game.hero_of(1 - seat)
    mine, theirs = [
        [one for one in game.creatures_of(at) if not game.is_hero(one)] for at in (seat, 1 - seat)
    ]
    hunt = 0.0 if other is None else _risk(game, other)
    prey = sum([_risk(game, one) * game.card(one.card).stars for one in theirs], 0.0)
    return {
        "moves": float(moves),
        "points": float(points),
        "goal": A_POINT_LESS ** max(0, state.goal - points),
        "hall": float(len(player.hall)),
        "income": float(player.income),
        "hand": float(len(player.hand)),
        "feats": float(len(player.feats)),
        "holdings": float(len(game.relics_of(seat)) + len(game.buildings_of(seat))),
        "hero-left": 0.0 if hero is None else float(health_left(game, hero) + hero.armour),
        "bodies": sum([worth(game, one) for one in mine], 0.0),
        "hunt-now": hunt if moves else 0.0,
        "hunt-later": 0.0 if moves else hunt,
        "prey-now": prey if moves else 0.0,
        "prey-later": 0.0 if moves else prey,
    }


def _risk(game: WarseerGame, one: Creature) -> float:
    """The damage that opponents could do to a creature in a turn, as a share of what it can take."""
    return Danger(game, one, WEIGHTS).at(one.at)
