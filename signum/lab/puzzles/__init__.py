"""Puzzles of any game: reading them, proving them exactly, and giving them to computer players."""
