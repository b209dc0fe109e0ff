"""Building decks of any game: drafts, their faults and figures, texts, and test hands."""
