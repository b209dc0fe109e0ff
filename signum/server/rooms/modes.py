"""How a table is played, and by whom."""

from typing import Final

COMPUTER: Final = "computer"
SCREEN: Final = "screen"
ONLINE: Final = "online"
MODES: Final = (COMPUTER, SCREEN, ONLINE)
HUMAN: Final = "human"
"""The player of a seat that is no computer's."""
