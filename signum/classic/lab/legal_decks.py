"""The starter decks that a printing allows."""

from signum.classic.cards.decks import Deck
from signum.classic.cards.sets import shipped
from signum.classic.cards.starter_decks import starter_decks
from signum.classic.chapters.cards.decks import broken_rules
from signum.classic.editions import EDITIONS


def legal_starter_decks(edition: str) -> dict[str, Deck]:
    """Every starter deck that breaks no rule of the printing, by its id."""
    cards, printing = shipped(), EDITIONS[edition]
    decks = {id: listed.deck for id, listed in starter_decks(edition).items()}
    return {id: deck for id, deck in decks.items() if not broken_rules(deck, cards, printing)}
