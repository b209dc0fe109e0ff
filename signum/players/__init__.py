"""Computer players. They get what a person gets: the view of their seat and the choice."""

from collections.abc import Callable
from typing import Any, TypeAlias

from signum.engine.questions import Choice, Option

Player: TypeAlias = Callable[[Any, Choice[Any]], Option]
"""A function from what its seat sees and is asked to an answer."""
