"""The library of a game without decks: all seats have the cards that the game deals."""

from collections.abc import Mapping, Sequence, Set
from typing import Any

from signum.content.mistakes import Mistake
from signum.table.decks.builder import DeckBuilder
from signum.table.rulebook import Brought
from signum.table.wire import FactionLore
from tests.toy.lanterns.dice import WEATHER
from tests.toy.lanterns.modes import MODES
from tests.toy.lanterns.state import Sunset, sunset


class LanternLibrary:
    """No decks, and cards that need no page."""

    decks: tuple[str, ...] = ()
    usual_decks: tuple[str, ...] = ()
    maps: tuple[str, ...] = ()
    builder: DeckBuilder | None = None

    def listed(self, language: str) -> Mapping[str, str]:
        return {}

    def with_packs(self, packs: Sequence[Any]) -> "LanternLibrary":
        raise Mistake("lanterns has no packs; leave --pack out")

    def decks_shown(self, language: str, edition: str = "") -> tuple[Any, ...]:
        return ()

    def deck_seen(self, deck: str) -> Any:
        return None

    def player_of(self, deck: str, language: str) -> str:
        return ""

    @property
    def card_groups(self) -> tuple[str, ...]:
        """None."""
        return ()

    def cards_shown(self, language: str, *, brief: bool = False, groups: Set[str] = frozenset()) -> bytes:
        return b"[]"

    def lore_shown(self, language: str) -> tuple[FactionLore, ...]:
        return ()

    def cards_in_place(self, start: Any, language: str) -> bytes:
        return b"[]"

    def deck(self, said: str, edition: str, language: str = "en") -> Brought:
        raise Mistake("nobody brings a deck to lanterns")

    def legal_decks(self, edition: str) -> tuple[Brought, ...]:
        return ()

    def start(
        self, mode: str, edition: str, decks: Sequence[Any], variants: Sequence[str] = (), *, on: str = ""
    ) -> Sunset:
        return sunset(MODES[mode].sides, tuple(WEATHER))
