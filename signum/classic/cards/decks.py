"""Decks: everything that a player brings to a game, by card id."""

from msgspec import Struct


class Deck(Struct, frozen=True):
    """A squad: its hero, the battle deck, and the buildings and terrains that it may use (C-DECK-08)."""

    hero: str
    cards: tuple[str, ...]
    """The battle deck, one entry for each copy; the order has no meaning."""
    buildings: tuple[str, ...] = ()
    terrains: tuple[str, ...] = ()
    minion: str = ""
    """C-CARD-07: the one minion card, if any."""
