"""Cards as a screen shows them."""

import msgspec

from signum.warseer.cards.card import Card
from signum.warseer.cards.decks import starter_decks
from signum.warseer.cards.sets import shipped
from signum.warseer.screen.wire import CardFace, DeckShown
from signum.warseer.telling.card_lines import CardLines, LibraryNames
from signum.warseer.telling.card_text import CardText


def cards(language: str) -> bytes:
    """Every card, as it goes to the browser."""
    names = LibraryNames(language, shipped())
    lines = CardLines(names, CardText(names))
    return msgspec.json.encode([card_face(lines, one) for one in shipped().values()])


def decks(language: str) -> tuple[DeckShown, ...]:
    """The starter decks to choose from."""
    names = LibraryNames(language, shipped())
    shown = [(id, one, shipped()[one.deck.hero]) for id, one in starter_decks().items()]
    return tuple(
        [
            DeckShown(id, one.name(language), hero.id, hero.faction, names.card(hero.id))
            for id, one, hero in shown
        ]
    )


def card_face(lines: CardLines, card: Card) -> CardFace:
    """One card in one language."""
    return CardFace(
        card.id,
        lines.names.card(card.id),
        card.type,
        lines.say("finding-card-type", type=card.type),
        card.cost,
        card.income,
        tuple(lines.text.lines(card)),
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
