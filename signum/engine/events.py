"""Facts that happened. Nothing else writes to the state, and the log is the list of them."""

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
    cards_stay: ClassVar[bool] = False
    """Whether no card enters play, leaves it or changes hands, though abilities change."""
    changes_conditions: ClassVar[bool] = False
    """Whether it changes the position or condition of a creature; abilities of others may depend on it."""
    stays_open: ClassVar[bool] = False
    """Whether abilities gained before all answers are done may answer the event too."""
    reveals: ClassVar[bool] = False
    """Whether some seat learns something new from it; undoing it then needs consent."""

    @property
    def cites(self) -> tuple[str, ...]:
        """The rules it follows, special rules before general ones, without repeats."""
        return tuple(dict.fromkeys(self.because + self.follows))

    def apply(self, state: Any) -> None:
        """Write the fact to the state."""
        raise NotImplementedError(type(self).__name__)

    def still_possible(self, state: Any) -> bool:
        """Whether it can still happen after interrupts; its subject may be gone."""
        return True

    def as_written(self, state: Any) -> "Event":
        """The event as it is written after interrupts; its number may have been taken meanwhile."""
        return self

    def newcomer(self) -> int | None:
        """The creature that comes into play by it, if any; its own abilities answer its arrival.

        Its event `reindexes`.
        """
        return None

    def seen_by(self, seat: Seat | None) -> "Event | None":
        """The event as a seat may see it (None is a spectator); None if the seat sees nothing of it."""
        return self
