"""Cards as a screen shows them."""

from typing import Any

from signum.warseer.cards.card import Card
from signum.warseer.screen.wire import CardFace


def card_face(teller: Any, card: Card) -> CardFace:
    """One card in the teller's language."""
    return CardFace(
        card.id,
        teller.names.card(card.id),
        card.type,
        teller.say("finding-card-type", type=card.type),
        card.cost,
        card.income,
        tuple(teller.card_text(card)),
        card.faction,
        card.attack,
        card.dice,
        card.range,
        card.health,
        card.movement,
        card.rank,
        card.stars,
        card.armour,
        0 if card.feat is None else card.feat.points,
    )
