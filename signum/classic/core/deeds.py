"""What happened to each player in this turn, for texts that ask for it (C-CARD-06)."""

from typing import ClassVar

from signum.classic.core.events import OfCreature
from signum.classic.core.state import PlayerState, State
from signum.engine.events import Event
from signum.engine.questions import Seat
from signum.engine.units import Count, Word


class Noted(Event, frozen=True):
    """Something happened that a text in the game may ask for later in this turn."""

    seat: Seat
    deed: Word
    amount: Count

    follows: ClassVar[tuple[str, ...]] = ("C-CARD-06",)

    def apply(self, state: State) -> None:
        """The figures of one deed are added up; a new turn begins without any."""
        player = state.players[self.seat]
        counts = dict(player.deeds)
        counts[self.deed] = counts.get(self.deed, 0) + self.amount
        player.deeds = tuple(sorted(counts.items()))


class EntryNoted(OfCreature, frozen=True):
    """A text in the game may ask later in this turn for creatures that entered in it."""

    follows: ClassVar[tuple[str, ...]] = ("C-CARD-06",)

    def apply(self, state: State) -> None:
        state.creatures[self.creature].entered = state.turn


class AttackNoted(OfCreature, frozen=True):
    """A text in the game may ask later in this turn for creatures that attacked in it."""

    follows: ClassVar[tuple[str, ...]] = ("C-CARD-06",)
    changes_conditions: ClassVar = True

    def apply(self, state: State) -> None:
        state.creatures[self.creature].attacked = state.turn


def done(player: PlayerState, deed: str) -> int:
    """How often something happened to a player this turn; the deed by its whole name."""
    return dict(player.deeds).get(deed, 0)
