"""A benchmark that `signum bench` runs, and its yardstick. Each game brings its own."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

Work: TypeAlias = Callable[[], int]
"""Does a batch of operations and returns their number."""

DECISIONS: Final = "python-chess random play"
PUSH_POP: Final = "python-chess push+pop"


@dataclass(frozen=True)
class Benchmark:
    """A row of the bench: its name, its unit, its yardstick, and its preparation."""

    name: str
    unit: str
    to: str
    """One of python-chess's yardsticks, or the name of the work beside it."""
    ready: Callable[[], Work]
    beside: Callable[[], Work] | None = None
    """The work that it is compared with, if that is not python-chess."""
