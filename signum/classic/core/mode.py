"""The decisions of a way to play, as one object. Rules ask it and never ask which mode it is."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from signum.classic.core.state import PlayerState, State
from signum.engine.outcomes import Outcome
from signum.engine.questions import Procedure, Seat
from signum.engine.seating import Side
from signum.engine.throwing import DiceSource
from signum.field.plane.strips import Stretch


def _thrown(_game: object, _seat: Seat) -> None:
    """Nothing changes."""


@dataclass(frozen=True)
class Mode:
    """A way to play: a duel, three or four for themselves, two against two, a quest."""

    id: str
    sides: tuple[Side, ...]
    """The side of each seat."""
    step: Callable[[Any], Procedure[None]]
    """The next step of a game from a rest: a part of setting up, or of a turn."""
    verdict: Callable[[Any], Outcome | None]
    """C-WIN: the outcome, once all effects are resolved; None while the game goes on."""
    border: Callable[[State, Seat], Stretch]
    """C-ZONE-01: the seat's part of the border of the field."""
    brings_decks: bool = True
    """Whether every seat plays a deck that it brings."""
    lacks: tuple[tuple[str, ...], ...] = ()
    """For each seat the zones that it lacks; empty if all seats have all zones."""
    dice_source: Callable[[Any, Seat], DiceSource | None] = _thrown
    """The source of a seat's dice; None where they are thrown."""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.sides)

    @property
    def told_sides(self) -> tuple[Side, ...]:
        """The sides in the form of a state: empty if each seat plays for itself."""
        return () if self.sides == tuple(range(self.seats)) else self.sides

    def state(self, players: list[PlayerState], phase: str) -> State:
        """A state of this mode with these players, one for each seat."""
        for player, lacking in zip(players, self.lacks, strict=False):
            player.lacks = lacking
        return State(players, phase=phase, mode=self.id, sides=self.told_sides)

    def seats_fit(self, state: State) -> bool:
        """Whether a state from an untrusted source has the seats of the mode."""
        seats = range(self.seats)
        return (
            len(state.players) == self.seats
            and state.sides == self.told_sides
            and sorted(state.order or seats) == list(seats)
            and all(seat in seats for seat in (*state.out, *state.leaving, *state.dice_piles))
        )
