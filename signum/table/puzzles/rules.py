"""The part of a game in puzzles (docs/puzzles.md)."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

from msgspec import Struct

from signum.content.nodes import Node
from signum.engine.enumeration import Thrown, unlike_throws
from signum.engine.questions import Choice, Option, Roll, Seat
from signum.engine.records import packed

if TYPE_CHECKING:
    from signum.table.rulebook import AnyPlayer

GameWorth: TypeAlias = Callable[[Any], Fraction]
"""The value of a game."""
NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


class OpenDecision(Protocol):
    """A puzzle at a table, with its decision open."""

    @property
    def game(self) -> Any:
        """The game at the decision."""

    @property
    def choice(self) -> Choice[Any]:
        """The question."""

    @property
    def seat(self) -> Seat:
        """The seat that decides."""

    @property
    def ids(self) -> Mapping[str, int]:
        """The ids of things by their names in the file."""


class HealthLost(Struct, frozen=True):
    """The wounds of a creature on the field, and its health without them."""

    wounds: int
    health: int


class PuzzleGoal(Struct, frozen=True):
    """A word of a game for the goal of a proof."""

    counted: Callable[[OpenDecision, str], GameWorth]
    """The figure to count, for the creature or seat of this name."""
    is_chance: bool = False


def all_options(_game: Any, choice: Choice[Any]) -> list[Option]:
    """Every listed option."""
    return list(choice.options())


def all_throws(_game: Any, question: Roll) -> Sequence[Thrown]:
    """Every throw."""
    return unlike_throws(question.dice)


def all_of_state(game: Any) -> bytes:
    """The whole state."""
    return packed(game.state)


def no_places(_decision: OpenDecision, _option: Option, _facts: Node) -> bool:
    """Without words for places there is none to fulfil."""
    return False


class PuzzleRules(Struct, frozen=True):
    """A game's words and shortcuts for puzzles."""

    players: Callable[[Any], "Mapping[str, Callable[[str], AnyPlayer]]"]
    """Its computer players; they can read the cards of this game, those of the file too."""
    health: Callable[[Any, int], HealthLost | None]
    """The health of a creature; None if it is not on the field."""
    goals: Mapping[str, PuzzleGoal] = NOTHING
    """Its words for goals, besides those of all games."""
    horizons: Mapping[str, Callable[[OpenDecision], Mapping[Option, Fraction]]] = NOTHING
    """Its horizons, besides those of all games; each gives the value of every option."""
    places: tuple[str, ...] = ()
    """Its words for conditions of a place."""
    holds: Callable[[OpenDecision, Option, Node], bool] = no_places
    """Whether the conditions hold for the place in an option."""
    unordered: tuple[str, ...] = ()
    """The fields of answers whose order does not matter."""
    tried: Callable[[Any, Choice[Any]], list[Option]] = all_options
    """The options that a proof tries."""
    throws: Callable[[Any, Roll], Sequence[Thrown]] = all_throws
    """The throws with different effects, each with the number of ways in which it can fall."""
    key: Callable[[Any], bytes] = all_of_state
    """Everything that matters for the future of a game at rest."""
