"""Costs of cards, changed by texts in play (C-PLAY-01, C-ABL-03)."""

from collections.abc import Mapping

from signum.classic.cards.card import Card, Cost
from signum.classic.core.game import Game
from signum.classic.effects.grants import texts_in_play
from signum.classic.effects.sources import Source, owned
from signum.classic.effects.terms import stands
from signum.classic.effects.verbs.costing import ChangeCost
from signum.engine.questions import Seat


def cost_of(game: Game, seat: Seat, card: Card) -> Cost:
    """The cost of a card for a player now; prosperity is never below zero."""
    cost, more = card.cost, 0
    if not _some_change(game.cards):
        return cost
    for id, player, holder in texts_in_play(game):
        rates = game.cards[id].rates if id in game.cards else ()
        for effect in rates:
            if owned(game, player, effect.who.whose, seat) and stands(
                game, Source(player, id, holder), effect
            ):
                changes = [one for one in effect.what if isinstance(one, ChangeCost)]
                more += sum([one.amount for one in changes if one.cards == card.type])
    return Cost(cost.buildings, cost.any, max(0, cost.prosperity + more)) if more else cost


class _Asked:
    """The cards of the game that was asked last, and whether one of them changes costs."""

    def __init__(self) -> None:
        self.cards: Mapping[str, Card] | None = None
        self.some_change = False


_asked = _Asked()


def _some_change(cards: Mapping[str, Card]) -> bool:
    """Most games have no card that changes costs."""
    if _asked.cards is not cards:
        _asked.cards, _asked.some_change = cards, any(card.rates for card in cards.values())
    return _asked.some_change
