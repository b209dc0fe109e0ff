"""The computer players of the classic game, the game as a seat sees it, and hints."""
