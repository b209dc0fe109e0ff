"""The shared part of all computer players. A player gets only its seat's view and the choice."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, runtime_checkable

from signum.engine.questions import Choice, Option
from signum.players.deadline import Deadline

Player: TypeAlias = Callable[[Any, Choice[Any], Deadline], Option]
"""A function from the seat's view of the game, the choice and the deadline to an option."""


class Weighed(Protocol):
    """An option and its value for a player, term by term."""

    @property
    def option(self) -> Option:
        """The option."""

    @property
    def terms(self) -> Mapping[str, float]:
        """The parts of its value, by their names."""

    @property
    def value(self) -> float:
        """All terms together."""


class WeighedDecision(Protocol):
    """A decision with its best candidates, the chosen one first."""

    @property
    def option(self) -> Option:
        """The chosen option."""

    @property
    def candidates(self) -> Sequence[Weighed]:
        """The options that were compared."""


@runtime_checkable
class ExplainingPlayer(Protocol):
    """A player that can tell what it compared."""

    def explain(self, view: Any, choice: Choice[Any], deadline: Deadline) -> WeighedDecision:
        """The answer, with the best candidates and their terms."""
