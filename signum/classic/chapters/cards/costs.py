"""Costs of cards, changed by texts in play (C-PLAY-01, C-ABL-03)."""

from collections.abc import Sequence
from typing import NamedTuple

from signum.classic.cards.card import Card, Cost
from signum.classic.cards.deck_figures import dearness
from signum.classic.cards.vocabulary import Effect
from signum.classic.core.game import Game
from signum.classic.core.state import ComingCost
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
    buildings: int = 0
    """Buildings of the player's choice."""
    of_class: str = ""
    race: str = ""
    card: str = ""
    """The very card."""

    def is_of(self, card: Card) -> bool:
        """Whether it changes the cost of this card."""
        if self.card:
            return self.card == card.id
        return (
            self.cards in (card.type, ANY)
            and self.of_class in ("", card.of_class)
            and (not self.race or self.race in card.races)
        )


def cost_of(game: Game, seat: Seat, card: Card) -> Cost:
    """The cost of a card for a player now."""
    return changed_cost(game, seat, card, cost_changes(game, seat))


def changed_cost(game: Game, seat: Seat, card: Card, changes: Sequence[CostChange]) -> Cost:
    """The cost of a card after the changes of its type and its own; prosperity is never below zero.

    Changes with a limit come last.
    """
    fitting = [one for one in changes if one.is_of(card)]
    for effect in card.rates:
        own = _changes(game, Source(seat, card.id), effect)
        fitting += [one for one in own if one.cards == ITSELF]
    if not fitting:
        return card.cost
    cost = card.cost
    any_building = max(0, cost.any + sum([one.buildings for one in fitting]))
    more = sum([one.more for one in fitting if not one.least])
    cost = Cost(cost.buildings, any_building, cost.prosperity + more)
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
    player = game.state.players[seat]
    coming, later = player.next_costs, player.coming_costs
    if not there and not coming and not later:
        return ()
    found = [CostChange(cards, more) for cards, more in coming]
    found += [_coming(one) for one in later]
    for id, owner, holder in there:
        for effect in game.cards[id].rates:
            if owned(game, owner, effect.who.whose, seat):
                found += _changes(game, Source(owner, id, holder), effect)
    return found


def _coming(one: ComingCost) -> CostChange:
    return CostChange(one.cards, one.more, one.least, one.buildings, one.of_class, one.race, one.card)


def narrow_costs_met(game: Game, seat: Seat, card: Card) -> tuple[int, ...]:
    """The places of a player's changes for the next card of a race or a class that this card is."""
    coming = enumerate(game.state.players[seat].coming_costs)
    return tuple([at for at, one in coming if one.is_narrow and not one.every and _coming(one).is_of(card)])


def _changes(game: Game, source: Source, effect: Effect) -> list[CostChange]:
    """The changes by one sentence now."""
    if not stands(game, source, effect):
        return []
    times = multiplied(game, source, effect).times
    return [
        CostChange(one.cards, one.amount * times, one.least, one.buildings * times, one.of_class, one.race)
        for one in effect.what
        if isinstance(one, ChangeCost)
    ]
