"""Positions, games in bulk and invented cards for measuring and testing the classic game."""
