"""A game of lanterns in progress."""

from collections.abc import Sequence
from typing import Any, ClassVar

from signum.engine.abilities import EngineBearer
from signum.engine.dice_cards import read_from
from signum.engine.events import Event
from signum.engine.game import EngineGame
from signum.engine.questions import Procedure, Seat, shuffle
from signum.engine.throwing import DiceSource
from signum.engine.values import T, Value, ValueClaim, last_applied
from tests.toy.lanterns.abilities import ABILITIES
from tests.toy.lanterns.dice import WEATHER
from tests.toy.lanterns.ending import decide
from tests.toy.lanterns.events import DeckShuffled, Drawn, Eliminated, Hurt
from tests.toy.lanterns.state import Night

WEATHER_CARDS = read_from(WEATHER)


class Lanterns(EngineGame[Night]):
    """The methods that the engine calls."""

    order_cites: ClassVar[tuple[str, ...]] = ("L-TURN-03",)

    def fork(self) -> "Lanterns":
        """A game of its own that goes on from the same state, with an empty log."""
        return Lanterns(self.state.copy())

    def bearers(self) -> Sequence[EngineBearer[Any]]:
        return [
            EngineBearer(self, ABILITIES[gift], one.id, one.seat, 0, 0)
            for one in self.state.things
            for gift in one.gifts
        ]

    def in_play(self, holder: int) -> bool:
        return holder in self.state.lanterns or holder in self.state.storms

    def seats_in_order(self) -> Sequence[Seat]:
        return self.state.seating.following[self.state.active]

    def contradiction(self, value: Value[T], claims: Sequence[ValueClaim[T]]) -> T:
        return last_applied(value, claims)

    def out_of_turn(self, seat: Seat) -> tuple[str, ...]:
        return () if seat == self.state.active else ("L-TURN-01",)

    def at_once(self, events: list[Event]) -> list[Event]:
        """L-OUT-01: a keeper without light is out."""
        hurt = [self.state.lanterns[one.lantern] for one in events if isinstance(one, Hurt)]
        return [Eliminated(lantern.seat) for lantern in hurt if lantern.light == 0]

    def dice_source(self, seat: Seat) -> DiceSource | None:
        return WEATHER_CARDS if seat in self.state.dice_piles else None

    def settled(self) -> None:
        decide(self)

    def draw(self, seat: Seat) -> Procedure[None]:
        """L-TURN-02: the top card; an empty deck is made of the cards that were used."""
        cards = self.state.cards[seat]
        if not cards.deck and cards.heap:
            order = yield from shuffle(seat, sorted(cards.heap))
            yield from self.happen(DeckShuffled(seat, order))
        if cards.deck:
            yield from self.happen(Drawn(seat, cards.deck[-1]))
