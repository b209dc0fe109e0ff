"""Legends of Signum 2: Warseer, the duel on hexes. `rulebook.py` is the door."""
