"""Decks from a command line: a starter deck, a file, or a pasted text."""

import sys
from collections.abc import Mapping
from pathlib import Path

from signum.classic.cards.card import Card
from signum.classic.cards.deck_files import DeckList, deck_of, read_deck
from signum.classic.cards.starter_decks import starter_decks
from signum.content.mistakes import Mistake


def deck_called(said: str, cards: Mapping[str, Card], edition: str = "") -> DeckList:
    """A starter deck by its name, as the printing has it, a file, or a pasted text."""
    if said == "-":
        return deck_of(sys.stdin.buffer.read(1 << 21), "what was pasted", cards)
    if said in starter_decks(edition):
        return starter_decks(edition)[said]
    if not Path(said).exists() and "/" not in said and "." not in said:
        raise Mistake(
            f"{said}: there is no such file, and no starter deck has that name: {', '.join(starter_decks())}"
        )
    return read_deck(said, cards)
