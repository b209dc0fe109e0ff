"""Warseer by itself, for tests of its rules."""

from typing import Any, Final

from signum.table.games import Games
from signum.warseer.rulebook import WARSEER_BOOK

_book: Any = WARSEER_BOOK
ONLY_WARSEER: Final = Games.of(_book)
