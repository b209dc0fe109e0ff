"""Legends of Signum: the game, its rules and everything around a table."""

__version__ = "0.1.0"
