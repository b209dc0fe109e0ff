"""The games that a table can hold, and what a table asks of each."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Protocol

from signum.classic.cards.card import Card
from signum.classic.editions import EDITIONS
from signum.classic.rules import Classic
from signum.content.mistakes import Mistake
from signum.content.nodes import Node
from signum.content.spelling import not_known
from signum.engine.questions import Procedure, Refusal, Seat

GAMES = (Classic.name,)


class Start(Protocol):
    """How a game begins: a state, and the names of cards that are written in place, by language."""

    state: Any
    names: dict[str, dict[str, str]]


class Rules(Protocol):
    """A game's rules as a table uses them: the engine's, and what is needed to show and store a game."""

    @property
    def name(self) -> str:
        """Which game it is."""

    @property
    def edition_id(self) -> str:
        """Which printing."""

    @property
    def start_type(self) -> Any:
        """The type of a start, to read it back from a record."""

    @property
    def options(self) -> Any:
        """The type of every answer."""

    @property
    def acts(self) -> Any:
        """The type of what ends a game from outside its choices."""

    @property
    def faces(self) -> Mapping[str, int]:
        """What a die can show besides its number."""

    def with_start(self, start: Any) -> Any:
        """The same rules with the cards that a start brings."""

    def game(self, state: Any) -> Any:
        """A game that goes on from this state."""

    def step(self, game: Any) -> Procedure[None]:
        """The next step from a rest."""

    def finished(self, state: Any) -> bool:
        """Whether there is no next step."""

    def position(self, node: Node) -> tuple[Any, dict[str, int]]:
        """The start that a file describes, and the creatures of it by their names."""

    def entered(self, game: Any) -> dict[str, int]:
        """What has come into play by the name of its card, also what has left it."""

    def place(self, game: Any, node: Node, ids: Mapping[str, int]) -> tuple[int, int]:
        """A place that a file names, as the mover of the moment would take it."""

    def seats(self, state: Any) -> int:
        """How many play."""

    def view(self, game: Any, seat: Seat | None) -> Any:
        """What a seat may see."""

    def facts(self, game: Any, creature: int | None, seat: Seat | None) -> dict[str, Any]:
        """What can be said of a creature, of a seat, or of the game."""

    def unplayable(self, start: Any) -> str | None:
        """What is wrong with a start that somebody else wrote; nothing if it can be played."""

    def refused_act(self, state: Any, act: Any) -> Refusal | None:
        """Why the game cannot end in this way now."""

    def conceded(self, seat: Seat) -> Any:
        """A seat gave up."""

    def clock_ran_out(self, seat: Seat) -> Any:
        """A seat's time is over."""

    def draw_agreed(self) -> Any:
        """The seats agreed on a draw."""


def rules_of(game: str, edition: str, cards: Mapping[str, Card] = MappingProxyType({})) -> Rules:
    """The rules of a game in a printing, with the cards that everybody may name."""
    if game not in GAMES:
        raise Mistake(f"game: {not_known(game, GAMES)}")
    if edition not in EDITIONS:
        raise Mistake(f"edition: {not_known(edition, EDITIONS)}")
    return Classic(EDITIONS[edition], cards=cards)


def editions_of(game: str) -> tuple[str, ...]:
    """The printings of a game."""
    if game not in GAMES:
        raise Mistake(f"game: {not_known(game, GAMES)}")
    return tuple(EDITIONS)
