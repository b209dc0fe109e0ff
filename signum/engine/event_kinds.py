"""The kinds of events of a game."""

from collections.abc import Iterator

from signum.engine.events import Event


def kinds_in(*packages: str) -> tuple[type[Event], ...]:
    """Every kind of event that these packages define, by name; their modules must have been imported."""
    found = {
        one for one in _below(Event) if one.__module__.startswith(tuple(f"{name}." for name in packages))
    }
    return tuple(sorted(found, key=lambda kind: kind.__name__))


def _below(kind: type[Event]) -> Iterator[type[Event]]:
    """The leaf classes below one class; the classes between are bases."""
    for one in kind.__subclasses__():
        if one.__subclasses__():
            yield from _below(one)
        else:
            yield one
