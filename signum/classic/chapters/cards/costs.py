"""Costs of cards, changed by texts in play (C-PLAY-01, C-ABL-03)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from signum.classic.cards.card import Card, Cost
from signum.classic.cards.vocabulary import Effect
from signum.classic.core.game import Game
from signum.classic.effects.grants import texts_in_play, texts_of
from signum.classic.effects.sources import Source, owned
from signum.classic.effects.terms import multiplied, stands
from signum.classic.effects.verbs.costing import ANY as ANY
from signum.classic.effects.verbs.costing import ITSELF, ChangeCost
from signum.engine.questions import Seat


def cost_of(game: Game, seat: Seat, card: Card) -> Cost:
    """The cost of a card for a player now."""
    return changed_cost(game, seat, card, cost_changes(game, seat))


def changed_cost(game: Game, seat: Seat, card: Card, changes: Mapping[str, int]) -> Cost:
    """The cost of a card after the changes of its type and its own; prosperity is never below zero."""
    cost, more = card.cost, changes.get(card.type, 0) + (changes.get(ANY, 0) if changes else 0)
    for effect in card.rates:
        more += _amounts(game, Source(seat, card.id), effect).get(ITSELF, 0)
    return Cost(cost.buildings, cost.any, max(0, cost.prosperity + more)) if more else cost


def cost_changes(game: Game, seat: Seat) -> Mapping[str, int]:
    """The prosperity that texts in play add to a player's costs now, by the type of the card."""
    there = game.cost_texts
    if there is None:
        rates = texts_of(game.cards).rates
        there = game.cost_texts = texts_in_play(game, rates) if rates else []
    coming = game.player(seat).next_costs
    if not there and not coming:
        return _NONE
    found: dict[str, int] = {}
    for cards, more in coming:
        found[cards] = found.get(cards, 0) + more
    for id, player, holder in there:
        for effect in game.cards[id].rates:
            if owned(game, player, effect.who.whose, seat):
                for cards, more in _amounts(game, Source(player, id, holder), effect).items():
                    found[cards] = found.get(cards, 0) + more
    return found


def _amounts(game: Game, source: Source, effect: Effect) -> Mapping[str, int]:
    """The prosperity that one sentence adds now, by the type of the card."""
    if not stands(game, source, effect):
        return _NONE
    times = multiplied(game, source, effect).times
    return {one.cards: one.amount * times for one in effect.what if isinstance(one, ChangeCost)}


_NONE: Final[Mapping[str, int]] = MappingProxyType({})
