"""A deck in figures: types, the buildings that pay for it, and the cost of its cards."""

from collections import Counter
from collections.abc import Mapping

from msgspec import Struct

from signum.classic.cards.card import CHARACTER, Card, Cost
from signum.classic.cards.decks import Deck


class Figures(Struct, frozen=True):
    """A deck in figures."""

    types: dict[str, int]
    """The number of cards of each type."""
    buildings: dict[str, int]
    """The number of cards that name each building, the most used first."""
    any: int
    """The number of buildings of any name that all cards need together."""
    prosperity: int
    """The prosperity that all cards cost together."""
    curve: dict[int, int]
    """The number of cards of each cost: buildings tapped plus prosperity spent."""
    unbuilt: list[str]
    """Buildings that pay for a card but are not in the deck."""
    strength: int
    health: int


def figures_of(deck: Deck, cards: Mapping[str, Card]) -> Figures:
    """The figures of a deck; cards that do not exist are left out."""
    battle = [cards[id] for id in deck.cards if id in cards]
    named = Counter([building for card in battle for building in card.cost.buildings])
    curve = Counter([dearness(card.cost) for card in battle])
    characters = [card for card in battle if card.type == CHARACTER]
    return Figures(
        types=dict(Counter([card.type for card in battle])),
        buildings=dict(named.most_common()),
        any=sum([card.cost.any for card in battle]),
        prosperity=sum([card.cost.prosperity for card in battle]),
        curve=dict(sorted(curve.items())),
        unbuilt=[one for one in named if one not in deck.buildings],
        strength=sum([card.strength for card in characters]),
        health=sum([card.health for card in characters]),
    )


def dearness(cost: Cost) -> int:
    """The cost of a card: every tapped building, plus the prosperity."""
    return len(cost.buildings) + cost.any + cost.prosperity
