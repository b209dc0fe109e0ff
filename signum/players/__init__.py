"""The shared part of all computer players. A player gets only its seat's view and the choice."""

from collections.abc import Callable
from typing import Any, TypeAlias

from signum.engine.questions import Choice, Option
from signum.players.deadline import Deadline

Player: TypeAlias = Callable[[Any, Choice[Any], Deadline], Option]
"""A function from the seat's view of the game, the choice and the deadline to an option."""
