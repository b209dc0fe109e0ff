"""The classic game with the modes of the tests, for servers whose tables have three and four seats."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import ClassVar
from unittest.mock import patch

from signum.classic.cards.card import Card
from signum.classic.cards.decks import Deck
from signum.classic.cards.starter_decks import starter_decks
from signum.classic.chapters.cards.decks import start_of_game
from signum.classic.core.mode import Mode
from signum.classic.editions import EDITIONS
from signum.classic.library import ClassicLibrary
from signum.classic.positions.position import Start
from signum.classic.rulebook import ClassicRulebook
from signum.classic.rules import Classic
from signum.table.games import NO_CARDS
from tests.classic.modes import ALL


class Library(ClassicLibrary):
    """Starts games in these modes."""

    def start(
        self,
        mode: str,
        edition: str,
        decks: Sequence[str | Deck],
        variants: Sequence[str] = (),
        *,
        on: str = "",
    ) -> Start:
        known = starter_decks()
        brought = [known[one].deck if isinstance(one, str) else one for one in decks]
        return start_of_game(ALL[mode], brought, self.all_cards, EDITIONS[edition])


class ManySeats(ClassicRulebook):
    """The classic game for more than two."""

    modes: ClassVar[Mapping[str, Mode]] = ALL
    library: ClassVar[ClassicLibrary] = Library()

    def __init__(self) -> None:
        # Computer players make their rules themselves.
        patch("signum.classic.knowledge.known_game.Classic", partial(Classic, modes=ALL)).start()

    def rules(self, edition: str, cards: Mapping[str, Card] = NO_CARDS) -> Classic:
        return Classic(EDITIONS[edition], cards=cards, modes=ALL)


CLASSIC = ManySeats()
