"""Facts that happened. Nothing else writes to the state, and the log is the list of them."""

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec import Struct

from signum.engine.names import kebab
from signum.engine.questions import Seat
from signum.engine.units import RuleId


class Event(Struct, frozen=True, kw_only=True, tag_field="kind", tag=kebab):
    """One fact. `follows` names the rules that every such event obeys, `because` those behind this one."""

    because: tuple[RuleId, ...] = ()

    follows: ClassVar[tuple[str, ...]] = ()
    reindexes: ClassVar[bool] = False
    """Whether it changes who has which ability."""
    stays_open: ClassVar[bool] = False
    """Whether its moment lasts until all that falls on it is done: who gains an ability then may answer."""
    reveals: ClassVar[bool] = False
    """Whether some seat learns by it what it did not know: no way back past it without consent."""

    @property
    def cites(self) -> tuple[str, ...]:
        """The rules it follows, the special before the general, each once."""
        return tuple(dict.fromkeys(self.because + self.follows))

    def apply(self, state: Any) -> None:
        """Write the fact to the state."""
        raise NotImplementedError(type(self).__name__)

    def still_possible(self, state: Any) -> bool:
        """Whether it can still happen once interrupts have had their say: whom it is about may be gone."""
        return True

    def as_written(self, state: Any) -> "Event":
        """The event as it is written once interrupts have had their say: a number may be taken meanwhile."""
        return self

    def newcomer(self) -> int | None:
        """Who comes into play by it, if anybody: its own abilities answer its coming."""
        return None

    def seen_by(self, seat: Seat | None) -> "Event | None":
        """The event as a seat may see it (None is a spectator); nothing if the seat sees nothing of it."""
        return self


def kinds_in(*packages: str) -> tuple[type[Event], ...]:
    """Every kind of event that the modules of these packages define, by name; they must be imported."""
    found = {
        one for one in _below(Event) if one.__module__.startswith(tuple(f"{name}." for name in packages))
    }
    return tuple(sorted(found, key=lambda kind: kind.__name__))


def _below(kind: type[Event]) -> Iterator[type[Event]]:
    """The kinds below one that have none below themselves: the others are bases."""
    for one in kind.__subclasses__():
        if one.__subclasses__():
            yield from _below(one)
        else:
            yield one
