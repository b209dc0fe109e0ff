"""The balance of decks and cards, measured by games and by exact odds."""
