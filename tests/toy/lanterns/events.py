"""The events of a game of lanterns. Half of the names are those of the classic game."""

from typing import ClassVar

from msgspec.structs import replace

from signum.engine.events import Event
from signum.engine.outcomes import Outcome
from signum.engine.questions import Seat
from signum.engine.units import AbilityId, CardId, Count, DeckOrder, Faces, ThingId
from tests.toy.lanterns.state import Night


class DeckShuffled(Event, frozen=True):
    """All cards of a keeper that are not in hand are a deck in a secret order."""

    seat: Seat
    order: DeckOrder

    follows: ClassVar[tuple[str, ...]] = ("L-TURN-02",)
    reveals: ClassVar = True

    def apply(self, state: Night) -> None:
        cards = state.cards[self.seat]
        cards.deck = list(self.order)
        cards.heap.clear()

    def seen_by(self, seat: Seat | None) -> Event:
        return replace(self, order=("",) * len(self.order))


class Drawn(Event, frozen=True):
    """A keeper took the top card of the deck."""

    seat: Seat
    card: CardId

    follows: ClassVar[tuple[str, ...]] = ("L-TURN-02",)
    reveals: ClassVar = True

    def apply(self, state: Night) -> None:
        cards = state.cards[self.seat]
        cards.hand.append(cards.deck.pop())

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replace(self, card="")


class Discarded(Event, frozen=True):
    """A keeper used a card."""

    seat: Seat
    card: CardId

    def apply(self, state: Night) -> None:
        cards = state.cards[self.seat]
        cards.hand.remove(self.card)
        cards.heap.append(self.card)


class GiftChosen(Event, frozen=True):
    """A lantern has an ability from now on."""

    lantern: ThingId
    gift: AbilityId

    follows: ClassVar[tuple[str, ...]] = ("L-SET-02",)
    reindexes: ClassVar = True

    def apply(self, state: Night) -> None:
        lantern = state.lanterns[self.lantern]
        lantern.gifts = (*lantern.gifts, self.gift)


class TurnBegan(Event, frozen=True):
    """It is a seat's turn."""

    seat: Seat
    turn: Count
    round: Count

    follows: ClassVar[tuple[str, ...]] = ("L-TURN-01",)

    def apply(self, state: Night) -> None:
        state.active, state.turn, state.round = self.seat, self.turn, self.round


class Moved(Event, frozen=True):
    """A keeper walked up the path."""

    lantern: ThingId
    steps: Count
    step: Count

    follows: ClassVar[tuple[str, ...]] = ("L-WALK-01",)

    def apply(self, state: Night) -> None:
        lantern = state.lanterns[self.lantern]
        lantern.step = self.step
        lantern.light -= self.steps - 1


class Fed(Event, frozen=True):
    """A lantern became brighter."""

    lantern: ThingId
    light: Count

    follows: ClassVar[tuple[str, ...]] = ("L-TEND-01",)

    def apply(self, state: Night) -> None:
        state.lanterns[self.lantern].light += self.light


class Shared(Event, frozen=True):
    """A keeper lit another lantern with its own."""

    lantern: ThingId
    target: ThingId
    light: Count

    follows: ClassVar[tuple[str, ...]] = ("L-GIVE-01",)

    def apply(self, state: Night) -> None:
        state.lanterns[self.lantern].light -= self.light
        state.lanterns[self.target].light += self.light


class Gathered(Event, frozen=True):
    """A storm drew breath."""

    storm: ThingId
    breath: Count

    follows: ClassVar[tuple[str, ...]] = ("L-GUST-01",)

    def apply(self, state: Night) -> None:
        state.storms[self.storm].breath += self.breath


class Spent(Event, frozen=True):
    """A storm blows at a lantern with this much of its breath."""

    storm: ThingId
    lantern: ThingId
    breath: Count

    follows: ClassVar[tuple[str, ...]] = ("L-GUST-01",)

    def apply(self, state: Night) -> None:
        state.storms[self.storm].breath -= self.breath


class Rolled(Event, frozen=True):
    """Wind and flame fell in one throw."""

    lantern: ThingId
    wind: Faces
    flame: Faces

    follows: ClassVar[tuple[str, ...]] = ("L-GUST-02",)

    def apply(self, state: Night) -> None:
        """Hurt tells its loss."""


class Hurt(Event, frozen=True):
    """A lantern lost light."""

    lantern: ThingId
    light: Count

    follows: ClassVar[tuple[str, ...]] = ("L-GUST-02",)

    def apply(self, state: Night) -> None:
        lantern = state.lanterns[self.lantern]
        lantern.light = max(0, lantern.light - self.light)

    def still_possible(self, state: Night) -> bool:
        return self.lantern in state.lanterns


class Eliminated(Event, frozen=True):
    """A seat is out; lantern and cards leave the game with their keeper, breath with its storm."""

    seat: Seat

    follows: ClassVar[tuple[str, ...]] = ("L-OUT-01",)
    reindexes: ClassVar = True

    def apply(self, state: Night) -> None:
        state.out = (*state.out, self.seat)
        state.leaving = tuple([seat for seat in state.leaving if seat != self.seat])
        state.lanterns = {id: one for id, one in state.lanterns.items() if one.seat != self.seat}
        state.storms = {id: one for id, one in state.storms.items() if one.seat != self.seat}
        state.cards.pop(self.seat, None)


class GameEnded(Event, frozen=True):
    """The game is over."""

    outcome: Outcome

    @property
    def cites(self) -> tuple[str, ...]:
        return self.outcome.cites

    def apply(self, state: Night) -> None:
        state.outcome = self.outcome
