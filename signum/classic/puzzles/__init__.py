"""Puzzles: reading them, solving them exactly, and giving them to computer players."""
