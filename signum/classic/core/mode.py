"""The decisions of a way to play, as one object. Rules ask it and never ask which mode it is."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from signum.classic.cards.card import Card
from signum.classic.core.state import SETUP, CardId, Creature, Held, OwnedCorner, PlayerState, State
from signum.engine.absence import least_answer
from signum.engine.outcomes import Outcome
from signum.engine.questions import Choice, Option, Procedure, Refusal, Seat
from signum.engine.seating import Side
from signum.engine.throwing import DiceSource
from signum.engine.units import Point
from signum.field.plane.strips import Stretch


def _thrown(_game: object, _seat: Seat) -> None:
    """Nothing changes."""


def _least(_game: object, choice: Choice[Any]) -> Option:
    return least_answer(choice)


def _anywhere(_game: object, _creature: Creature, _to: Point) -> None:
    """Every place that the rules allow."""


def _nothing(_game: object) -> Procedure[None]:
    """The turn simply ends."""
    yield from ()


def _settled(_state: State, _seat: Seat) -> Sequence[OwnedCorner]:
    """The mode itself settles the borders."""
    return ()


@dataclass(frozen=True)
class Furniture:
    """The cards that a mode brings, and the names of its cards in each language."""

    cards: Mapping[CardId, Card] = field(default_factory=dict)
    names: Mapping[CardId, Mapping[str, str]] = field(default_factory=dict)


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
    """C-ZONE-01: the seat's part of the border of the field, once it is settled."""
    corners: Callable[[State, Seat], Sequence[OwnedCorner]] = _settled
    """C-VAR-03: the corners that a seat may still pick; empty once its border is settled."""
    winner_begins: bool = False
    """C-VAR-02: whether the winner of the first roll begins, or decides who does (C-SETUP-01)."""
    brings_decks: bool = True
    """Whether every seat plays a deck that it brings."""
    lacks: tuple[tuple[str, ...], ...] = ()
    """For each seat the zones that it lacks; empty if all seats have all zones."""
    dice_source: Callable[[Any, Seat], DiceSource | None] = _thrown
    """The source of a seat's dice; None where they are thrown."""
    scripted: tuple[Seat, ...] = ()
    """The seats that nobody plays: their creatures act by their written behaviour (Q-PVE-04)."""
    scripted_abilities: tuple[Held, ...] = ()
    """The abilities that all their creatures have (Q-PVE-06)."""
    answer: Callable[[Any, Choice[Any]], Option] = _least
    """The answer of a scripted seat where a rule asks it."""
    deckless: tuple[Seat, ...] = ()
    """The seats that bring no deck: the mode gives them one, or they have none."""
    editions: tuple[str, ...] = ()
    """The printings that have the mode; empty if all have it."""
    variants: tuple[str, ...] = ()
    """The ids of the variants that only this mode has."""
    furnish: Callable[[State, tuple[str, ...]], Furniture] | None = None
    """Puts decks of the mode on the table before set-up, with the quest entries that players brought, and
    returns their cards and names."""
    refused_place: Callable[[Any, Creature, Point], Refusal | None] = _anywhere
    """Why a creature may not go to a place in this mode."""
    lays_terrains: bool = True
    """Whether players play terrain cards."""
    discards_hand: bool = True
    """Whether the opening hand may be discarded for prosperity where the printing allows it."""
    empty_deck_pays: bool = True
    """Whether opponents gain prosperity by a draw from an empty deck (C-TURN-05)."""
    last_of_turn: Callable[[Any], Procedure[None]] = _nothing
    """Steps that follow all effects of a turn's end, such as the cards of Q-PVE-03."""
    has_time_limit: bool = True
    """C-WIN-04: whether every side has a hero whose wounds a time limit can compare."""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.sides)

    @property
    def told_sides(self) -> tuple[Side, ...]:
        """The sides in the form of a state: empty if each seat plays for itself."""
        return () if self.sides == tuple(range(self.seats)) else self.sides

    def borders(self, state: State) -> list[Stretch | None]:
        """Each seat's part of the border; None before it has picked a corner."""
        seats = range(self.seats)
        return [None if self.corners(state, seat) else self.border(state, seat) for seat in seats]

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
            and self._corners_fit(state)
        )

    def _corners_fit(self, state: State) -> bool:
        """Whether each player has a corner that the mode allows, or has still to pick one."""
        told = [player.corner for player in state.players]
        picking = self.state([PlayerState() for _ in told], state.phase)
        for seat in range(self.seats):
            allowed = self.corners(picking, seat)
            unsettled = told[seat] is None and (not allowed or state.phase == SETUP or seat in state.out)
            if told[seat] not in allowed and not unsettled:
                return False
            picking.players[seat].corner = told[seat]
        return True
