"""Winning by prosperity: the income of a City, the turns to the goal, and the urgency of fighting."""

from functools import cache
from typing import Final

from signum.classic.bots.greedy.weights import weights
from signum.classic.cards import vocabulary as e
from signum.classic.chapters.cards.city import SAVED
from signum.classic.chapters.turn.architect import may_come
from signum.classic.chapters.turn.turn import INCOME
from signum.classic.chapters.turn.zones import missed
from signum.classic.core.game import Game
from signum.classic.core.state import PROSPERITY, CardId, PlayerState
from signum.classic.effects.sources import Source
from signum.classic.effects.terms import multiplied, stands
from signum.classic.effects.verbs.hands import Prosper
from signum.engine.questions import Seat

MOST: Final = 100
"""The highest useful prosperity."""
EACH_TURN: Final = (e.TAPPED, *e.OF_TURNS)
"""The moments of a building or a relic that come once between two turns of its player."""


@cache
def brings_in(effects: tuple[e.Effect, ...]) -> int:
    """The prosperity that these sentences bring their player in each turn, at no price or condition."""
    steady = [
        one for one in effects if one.when in EACH_TURN and not (one.priced or one.terms or one.standing)
    ]
    gains = [what for one in steady if one.who.whose != e.OPPONENTS for what in one.what]
    return sum([what.amount for what in gains if isinstance(what, Prosper) and what.amount > 0])


def income(game: Game, player: PlayerState) -> int:
    """The prosperity that the cards of a player in play bring in each turn, besides C-TURN-03."""
    cards = game.cards
    things = [(one.card, one.id) for one in player.city] + [(one.card, one.id) for one in player.relics]
    held = [(id, holder) for id, holder in things if id in cards]
    steady = sum([brings_in(cards[id].effects) for id, _ in held])
    counted = [(id, holder) for id, holder in held if counts_income(cards[id].effects)]
    if not counted:
        return steady
    # A copy of a player that is supposed to own more shares the plans of the true one.
    seat = next(seat for seat, one in enumerate(game.state.players) if one.plans is player.plans)
    return steady + sum([_counted_income(game, Source(seat, id, holder)) for id, holder in counted])


@cache
def counts_income(effects: tuple[e.Effect, ...]) -> bool:
    """Whether a sentence brings prosperity for each of something in every turn, at no price."""
    return any(_is_counted_income(one) for one in effects)


def _is_counted_income(one: e.Effect) -> bool:
    steady = one.when in EACH_TURN and not one.priced and one.who.whose != e.OPPONENTS
    return steady and bool(one.terms and one.terms.each) and any(isinstance(it, Prosper) for it in one.what)


def _counted_income(game: Game, source: Source) -> int:
    """The prosperity that such sentences of a card bring as things are now."""
    found = 0
    for one in game.cards[source.card].effects:
        if _is_counted_income(one) and stands(game, source, one):
            amounts = [what.amount for what in one.what if isinstance(what, Prosper)]
            found += multiplied(game, source, one).times * max(0, sum(amounts))
    return found


def missing_buildings(game: Game, player: PlayerState) -> frozenset[CardId]:
    """C-WIN-02: the buildings of the goal that a player has not built."""
    wanted: frozenset[CardId] = game.edition.prosperity_goal.buildings
    return wanted - {one.card for one in player.city} if wanted else wanted


def savings(game: Game, player: PlayerState) -> float:
    """Q-PVP-05: the value of prosperity that becomes honour; the nearer the end, the more is saved."""
    if PROSPERITY in player.lacks:
        return 0.0
    of, rounds = weights()["quest"], min([len(one.deck) for one in game.state.players])
    worth: float = of["saving"] * of["a-round-later"] ** max(0, rounds - 1)
    return worth * player.prosperity


def goal(game: Game, player: PlayerState) -> float:
    """C-WIN-02: the progress of a player to winning by prosperity; each missing turn reduces it.

    Q-END-01: it plays no part in quests, where prosperity is counted at the end.
    """
    of = weights()["goal"]
    if game.state.quest is not None:
        return savings(game, player)
    if game.edition.prosperity_goal.is_met(player):
        return of["won"]
    lacking = missing_buildings(game, player)
    if not may_come(player, lacking):
        return 0.0
    costs = sum([game.cards[one].cost.prosperity for one in lacking if one in game.cards])
    short = game.edition.prosperity_goal.prosperity - player.prosperity + costs + SAVED * len(lacking)
    a_turn = INCOME + SAVED + income(game, player)
    if not lacking and short <= a_turn:
        return of["next-turn"]
    later: float = of["a-turn-later"] ** max(short / a_turn, len(lacking))
    return of["worth"] * later


def rounds_to_goal(game: Game, seat: Seat) -> int:
    """C-WIN-02, C-TURN-05: the number of turns in which a seat wins by prosperity if it does nothing else.

    It builds only what it must, uses what brings prosperity, and saves; the other side's empty deck helps it,
    each time twice as much.
    """
    player = game.player(seat)
    lacking = missing_buildings(game, player)
    if game.state.quest is not None or not may_come(player, lacking):
        return MOST
    to_build = [game.cards[one] for one in lacking if one in game.cards]
    short = game.edition.prosperity_goal.prosperity - player.prosperity
    short += sum([one.cost.prosperity for one in to_build])
    steady = INCOME + income(game, player)
    built = steady + SAVED + sum([brings_in(one.effects) for one in to_build])
    others = [[len(other.deck), other.missed_draws] for other in map(game.player, game.opponents(seat))]
    for turn in range(MOST):
        if short <= 0 and turn >= len(lacking):
            return turn
        short -= steady if turn < len(lacking) else built
        for other in others:
            if other[0]:
                other[0] -= 1
            else:
                short -= missed(min(other[1], MOST))
                other[1] += 1
    return MOST


def urgency(game: Game, seat: Seat) -> float:
    """The urgency of winning by fighting: 1 in a young game; it changes as the end by prosperity approaches.

    The side that would lose by it hurries; the side that leads has time.
    """
    of = weights()["clock"]
    mine = rounds_to_goal(game, seat)
    theirs = min([rounds_to_goal(game, other) for other in game.opponents(seat)], default=MOST)
    near = max(0.0, of["rounds"] - min(mine, theirs)) / of["rounds"]
    if theirs <= mine:
        return 1.0 + near * of["behind"]
    return 1.0 + near * of["ahead"] * min(1.0, (theirs - mine) / of["lead"])
