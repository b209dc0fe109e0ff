"""The cards of the classic game as data: files, vocabulary, texts, sets, decks and packs."""
