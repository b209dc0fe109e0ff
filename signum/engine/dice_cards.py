"""Dice cards: a seat reads its dice off cards instead of throwing them.

Each card shows a row of faces. A throw of n dice reads the first n faces of the next card's row, and goes on
with further cards where one row is too short. An empty deck is shuffled again.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, TypeAlias

from msgspec import Struct, field

from signum.engine.dice import DiceNumbers, Die, Face
from signum.engine.events import Event
from signum.engine.questions import Procedure, Seat, shuffle
from signum.engine.throwing import DiceSource
from signum.engine.units import CardId, DeckOrder, Faces, Word

DiceCards: TypeAlias = Mapping[str, tuple[Face, ...]]
"""The row of faces of each dice card, by its id."""


class DicePile(Struct, omit_defaults=True):
    """The dice cards of one seat; a game's state has them as `dice_piles`, by seat."""

    deck: list[str] = field(default_factory=list)
    """The top card is the last."""
    read: list[str] = field(default_factory=list)

    def copy(self) -> "DicePile":
        """An equal pile that shares no mutable data."""
        return DicePile(self.deck.copy(), self.read.copy())


class DiceCardRead(Event, frozen=True):
    """A dice card was turned over for a throw."""

    seat: Seat
    card: CardId
    faces: Faces
    why: Word = ""

    reveals: ClassVar = True

    def apply(self, state: Any) -> None:
        """Move the card from the deck to the cards that were read."""
        pile: DicePile = state.dice_piles[self.seat]
        pile.read.append(pile.deck.pop())


class DiceCardsShuffled(Event, frozen=True):
    """All dice cards of a seat lie face down again, in a secret order."""

    seat: Seat
    order: DeckOrder

    reveals: ClassVar = True

    def apply(self, state: Any) -> None:
        state.dice_piles[self.seat] = DicePile(list(self.order))

    def seen_by(self, seat: Seat | None) -> Event:
        """No seat sees the order."""
        return DiceCardsShuffled(self.seat, (), because=self.because)


def read_from(cards: DiceCards, because: tuple[str, ...] = ()) -> DiceSource:
    """A source of dice that reads these cards, by the rules that say so."""

    def read(game: Any, seat: Seat, dice: tuple[Die, ...], why: str) -> Procedure[DiceNumbers]:
        faces: tuple[Face, ...] = ()
        while len(faces) < len(dice):
            faces += yield from _next_row(game, seat, cards, why, because)
        return tuple([die.number(face) for die, face in zip(dice, faces, strict=False)])

    return read


def _next_row(
    game: Any, seat: Seat, cards: DiceCards, why: str, because: tuple[str, ...]
) -> Procedure[tuple[Face, ...]]:
    pile: DicePile = game.state.dice_piles[seat]
    if not pile.deck:
        order = yield from shuffle(seat, pile.read)
        yield from game.happen(DiceCardsShuffled(seat, order, because=because))
    card = game.state.dice_piles[seat].deck[-1]
    yield from game.happen(DiceCardRead(seat, card, cards[card], why, because=because))
    return cards[card]
