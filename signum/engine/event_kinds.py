"""The kinds of events of a game."""

from collections.abc import Iterator
from typing import Any

from signum.engine.events import Event


def kinds_in(*packages: str) -> tuple[type[Event], ...]:
    """Every kind of event that these packages define, by name; their modules must have been imported."""
    found = {
        one for one in leaves(Event) if one.__module__.startswith(tuple(f"{name}." for name in packages))
    }
    return tuple(sorted(found, key=lambda kind: kind.__name__))


def leaves(kind: type[Any]) -> Iterator[type[Any]]:
    """The leaf classes below one class; the classes between are bases."""
    for one in kind.__subclasses__():
        if one.__subclasses__():
            yield from leaves(one)
        else:
            yield one
