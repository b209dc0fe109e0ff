"""A game event by event, as the log of a finished match tells it."""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol, Self, TypeVar

from signum.engine.events import Event


class Copied(Protocol):
    """A state that can be copied."""

    def copy(self) -> Self: ...


S = TypeVar("S", bound=Copied)


def past(start: S, log: Sequence[Event]) -> Iterator[tuple[int, Event, S]]:
    """Each event with its index and the state before it; the state is valid until the next event."""
    state: Any = start.copy()
    for at, event in enumerate(log):
        yield at, event, state
        event.apply(state)
