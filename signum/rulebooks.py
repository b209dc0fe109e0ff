"""The games that come with the program. A game that is added here appears everywhere."""

from typing import Final

from signum.classic.rulebook import CLASSIC
from signum.table.rulebook import Games

GAMES: Final = Games(CLASSIC)
