"""Puzzles: how they are posed, solved exactly and put to computer players."""
