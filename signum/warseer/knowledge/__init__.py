"""The game as one seat knows it."""
