"""What computer players of all games share. They get what a person gets: their seat's view and the choice."""

from collections.abc import Callable
from typing import Any, TypeAlias

from signum.engine.questions import Choice, Option
from signum.players.deadline import Deadline

Player: TypeAlias = Callable[[Any, Choice[Any], Deadline], Option]
"""A function from what its seat sees (the view of the game), what it is asked and how long it may think."""
