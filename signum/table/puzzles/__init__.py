"""Puzzles of any game (docs/puzzles.md): reading them, posing them at a table, and proving them exactly."""
