"""The games that come with the program. A game that is added here appears everywhere.

A game is imported when it is first asked for, so that the command answers at once.
"""

from typing import TYPE_CHECKING, Final

from signum.classic.commands import RULES_PARTS as CLASSIC_RULES_PARTS
from signum.classic.commands import VERBS as CLASSIC_VERBS
from signum.table.games import Games
from signum.warseer.commands import VERBS as WARSEER_VERBS

if TYPE_CHECKING:
    from signum.table.rulebook import Rulebook


def _classic() -> "Rulebook":
    from signum.classic.rulebook import CLASSIC

    return CLASSIC


def _warseer() -> "Rulebook":
    from signum.warseer.rulebook import WARSEER_BOOK

    return WARSEER_BOOK


GAMES: Final = Games({"classic": _classic, "warseer": _warseer})
GAME_VERBS: Final = (*CLASSIC_VERBS, *WARSEER_VERBS)
"""The modules with verbs that a game adds to the command."""
RULES_PARTS: Final = CLASSIC_RULES_PARTS
"""The modules with parts that a game adds to the verb `rules`."""
