"""Rules of cards: decks, City, paying, playing, relics, tactics."""
