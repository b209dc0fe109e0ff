"""Costs of cards, changed by texts in play (C-PLAY-01, C-ABL-03)."""

from collections.abc import Sequence
from typing import NamedTuple

from signum.classic.cards.card import Card, Cost
from signum.classic.cards.deck_figures import dearness
from signum.classic.cards.vocabulary import Effect
from signum.classic.core.game import Game
from signum.classic.effects.grants import texts_in_play, texts_of
from signum.classic.effects.sources import Source, owned
from signum.classic.effects.terms import multiplied, stands
from signum.classic.effects.verbs.costing import ANY as ANY
from signum.classic.effects.verbs.costing import ITSELF, ChangeCost
from signum.engine.questions import Seat


class CostChange(NamedTuple):
    """The prosperity that a text adds to the cost of cards of a type."""

    cards: str
    more: int
    least: int = 0
    """A text that lowers a cost stops at this one, buildings and prosperity together."""


def cost_of(game: Game, seat: Seat, card: Card) -> Cost:
    """The cost of a card for a player now."""
    return changed_cost(game, seat, card, cost_changes(game, seat))


def changed_cost(game: Game, seat: Seat, card: Card, changes: Sequence[CostChange]) -> Cost:
    """The cost of a card after the changes of its type and its own; prosperity is never below zero.

    Changes with a limit come last.
    """
    fitting = [one for one in changes if one.cards in (card.type, ANY)]
    for effect in card.rates:
        own = _changes(game, Source(seat, card.id), effect)
        fitting += [one for one in own if one.cards == ITSELF]
    if not fitting:
        return card.cost
    cost = card.cost
    cost = Cost(
        cost.buildings, cost.any, cost.prosperity + sum([one.more for one in fitting if not one.least])
    )
    for one in fitting:
        if one.least:
            lowered = max(one.more, min(0, one.least - dearness(cost)))
            cost = Cost(cost.buildings, cost.any, cost.prosperity + lowered)
    return Cost(cost.buildings, cost.any, max(0, cost.prosperity))


def cost_changes(game: Game, seat: Seat) -> Sequence[CostChange]:
    """The changes of a player's costs by texts in play now."""
    there = game.cost_texts
    if there is None:
        rates = texts_of(game.cards).rates
        there = game.cost_texts = texts_in_play(game, rates) if rates else []
    coming = game.player(seat).next_costs
    if not there and not coming:
        return ()
    found = [CostChange(cards, more) for cards, more in coming]
    for id, player, holder in there:
        for effect in game.cards[id].rates:
            if owned(game, player, effect.who.whose, seat):
                found += _changes(game, Source(player, id, holder), effect)
    return found


def _changes(game: Game, source: Source, effect: Effect) -> list[CostChange]:
    """The changes by one sentence now."""
    if not stands(game, source, effect):
        return []
    times = multiplied(game, source, effect).times
    return [
        CostChange(one.cards, one.amount * times, one.least)
        for one in effect.what
        if isinstance(one, ChangeCost)
    ]
