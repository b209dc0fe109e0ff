"""The figures of a position by which the chance to win is estimated (docs/lab.md)."""

from math import hypot
from typing import Final

from signum.classic.bots.greedy.field import Outlook
from signum.classic.bots.greedy.fights import added, all_lost
from signum.classic.bots.greedy.prosperity import rounds_to_goal
from signum.classic.bots.greedy.worth import Worths
from signum.classic.core.game import Game
from signum.classic.core.state import DUEL, Creature
from signum.classic.core.values import health
from signum.engine.questions import Seat

PRESSING: Final = 20_000
"""The distance from the other hero up to which a creature presses on it."""
SAFE: Final = 6
"""Health that a hero has beyond this hardly matters."""
A_ROUND_LATER: Final = 0.8
"""C-WIN-02: the value of winning by prosperity a round later."""


def win_figures(game: Game) -> tuple[dict[str, float], ...]:
    """The figures of each seat of a duel, all of them open to both players; empty in other modes."""
    if game.state.mode != DUEL or not game.state.turn:
        return ()
    worths = Worths(game)
    looks = [Outlook(game, seat, worths) for seat in (0, 1)]
    return tuple([_figures(game, seat, looks[seat], looks[1 - seat]) for seat in (0, 1)])


def _figures(game: Game, seat: Seat, mine: Outlook, theirs: Outlook) -> dict[str, float]:
    """The figures of a seat, by the field as it and its opponent see it."""
    player, hero, other = game.player(seat), mine.hero, theirs.hero
    troops = [one for one in mine.friends if one is not hero]
    falls, wounds = (0.0, 0.0) if other is None else _assault(theirs, other)
    moves = game.state.active == seat
    return {
        "moves": float(moves),
        "hero-left": 0.0 if hero is None else float(min(SAFE, _left(game, hero))),
        "hero-fresh": float(hero is not None and not hero.wounds),
        "bodies": sum([mine.worths.whole(one) for one in troops], 0.0),
        "press": 0.0 if other is None else sum([_press(one, other) for one in troops], 0.0),
        "kill-now": falls if moves else 0.0,
        "kill-later": 0.0 if moves else falls,
        "wounds-now": wounds if moves else 0.0,
        "prosperity": float(player.prosperity),
        "goal": A_ROUND_LATER ** rounds_to_goal(game, seat),
        "buildings": float(len(player.city)),
        "relics": float(len(player.relics)),
        "hand": float(len(player.hand)),
        "tactics": float(len(player.tactics)),
    }


def _left(game: Game, hero: Creature) -> int:
    return game.value(health, hero) - hero.wounds + hero.armour


def _assault(look: Outlook, hero: Creature) -> tuple[float, float]:
    """The chance that a hero falls if all enemies attack that can reach it, and the wounds to expect."""
    last = len(look.worths.losses(hero)) - 1
    row = [1.0]
    for foe in look.threats:
        near = look.comes_to(foe, hero) and look.arms[foe.id].dice > 0
        if near or look.aims_at(foe, hero):
            row = added(row, look.blow(foe, hero, near=near), last)
    return all_lost(row, last), sum([chance * count for count, chance in enumerate(row)])


def _press(one: Creature, hero: Creature) -> float:
    """How near a creature is to a hero: 1 in contact, 0 far away."""
    gap = hypot(one.x - hero.x, one.y - hero.y) - (one.base + hero.base) / 2
    return max(0.0, 1 - gap / PRESSING)
