"""The greedy player's judgement of cards: cards to keep, relics to give up."""

from collections.abc import Iterator
from typing import Any, Final

from signum.classic.bots.greedy.thinking import GreedyThinking, ScoredOption
from signum.classic.bots.greedy.worth import position, weights
from signum.classic.cards.card import CREATURES, Card
from signum.classic.chapters.cards.cards_in_play import RelicDestroyed
from signum.classic.chapters.cards.relics import Replace
from signum.classic.chapters.combat.durability import TakeWith
from signum.classic.chapters.turn.setup import KeepHand, ReplaceCards
from signum.classic.core.state import CardId
from signum.classic.effects.card_events import PickCard
from signum.classic.knowledge.supposing import suppose
from signum.engine.questions import Choice

NEVER: Final = 9.0
"""The number of turns for a card that can never be paid."""


def card_worth(card: Card) -> float:
    """The approximate value of a card once it is played."""
    of = weights()["body"]
    if card.type not in CREATURES:
        return weights()["cards"]["support"]
    return (
        of["presence"]
        + of["strength"] * card.strength
        + of["health"] * card.health
        + of["fresh"]
        + of["keyword"] * len(card.keywords)
    )


def turns_to_play(think: GreedyThinking, card: Card) -> float:
    """The number of turns until a card could be paid, if the City is built for it."""
    player = think.view.players[think.seat]
    standing = {one.card for one in player.city}
    missing = [name for name in card.cost.buildings if name not in standing]
    if any(name not in player.to_come for name in missing):
        return NEVER
    more = max(0, len(card.cost.buildings) + card.cost.any - len(standing) - len(missing))
    prices = [think.cards[name].cost.prosperity for name in missing if name in think.cards]
    wanted = card.cost.prosperity + sum(prices) + 2 * more
    return max(float(len(missing) + more), (wanted - player.prosperity) / 3)


def kept(think: GreedyThinking, id: CardId) -> float:
    """The value of a card in hand: its effect, discounted by the delay."""
    card = think.cards.get(id)
    if card is None:
        return 0.0
    turns = max(0.0, turns_to_play(think, card))
    return 0.0 if turns >= NEVER else card_worth(card) * weights()["cards"]["a-turn-later"] ** turns


def opening(think: GreedyThinking, _choice: Choice[Any]) -> Iterator[ScoredOption]:
    """C-SETUP-05: keep cards that can be played soon, replace the others."""
    hand = think.view.players[think.seat].cards or ()
    of = weights()["cards"]
    worst = tuple(sorted([id for id in hand if kept(think, id) < of["replaced-below"]]))
    worth = sum([kept(think, id) for id in hand], 0.0)
    yield ScoredOption(KeepHand(), {"hand": worth})
    if worst:
        left = worth - sum([kept(think, id) for id in worst], 0.0)
        yield ScoredOption(ReplaceCards(worst), {"hand": left, "drawn": of["drawn"] * len(worst)})


def given_up(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """The least valuable card in hand."""
    for option in choice.candidates:
        if isinstance(option, PickCard):
            yield ScoredOption(option, {"kept": -kept(think, option.card)})


def taken_back(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """The most valuable card for the hand, or for the field."""
    for option in choice.candidates:
        if isinstance(option, PickCard):
            yield ScoredOption(option, {"kept": kept(think, option.card)})


def worn(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """C-REL-03, C-REL-05: the relic whose loss costs least."""
    whole = think.known.whole
    before = sum(position(whole, think.seat).values(), 0.0)
    relics = whole.player(think.seat).relics
    for option in choice.candidates:
        if isinstance(option, TakeWith | Replace):
            card = next((one.card for one in relics if one.id == option.relic), "")
            without = suppose(whole, RelicDestroyed(think.seat, card, option.relic))
            yield ScoredOption(option, {"relic": sum(position(without, think.seat).values(), 0.0) - before})
