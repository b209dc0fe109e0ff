"""All that is true in a game of lanterns."""

from typing import Final

from msgspec import Struct, field

from signum.engine.dice_cards import DicePile
from signum.engine.outcomes import Outcome
from signum.engine.questions import Seat
from signum.engine.seating import Seating, Side, seating
from signum.engine.units import AbilityId, CardId, Count, ThingId

KEEPERS: Final[Side] = 0
STORMS: Final[Side] = 1

TOP: Final = 6
"""L-WIN-01: the step on which the tower stands."""
ROUNDS: Final = 6
"""L-WIN-03: the number of rounds after sunset at which the sun rises."""
ENOUGH: Final = 5
"""L-WIN-03: more light than this wins at dawn."""
BRIGHTEST: Final = 6
"""L-TEND-01."""

OIL: Final = "oil"
FLASK: Final = "flask"
SHUTTER: Final = "shutter"
LIGHT_OF: Final[dict[CardId, Count]] = {OIL: 1, FLASK: 2}
DECK: Final = (OIL, OIL, OIL, FLASK, FLASK, SHUTTER, SHUTTER)
HAND: Final = 3


class Lantern(Struct):
    """A lantern and its keeper, who stands on a step of the path."""

    id: ThingId
    seat: Seat
    light: Count = 4
    step: Count = 0
    gifts: tuple[AbilityId, ...] = ()


class Storm(Struct):
    """A storm, with the breath that it has gathered."""

    id: ThingId
    seat: Seat
    breath: Count = 1
    gifts: tuple[AbilityId, ...] = ()


class Cards(Struct):
    """The cards of a keeper; the top of the deck is its last."""

    hand: list[CardId]
    deck: list[CardId]
    heap: list[CardId] = field(default_factory=list)


class Night(Struct, omit_defaults=True):
    """A game from sunset to dawn. Only keepers have lanterns and cards, only storms have breath."""

    sides: tuple[Side, ...]
    lanterns: dict[ThingId, Lantern]
    storms: dict[ThingId, Storm]
    cards: dict[Seat, Cards]
    turn: Count = 0
    round: Count = 0
    active: Seat = 0
    out: tuple[Seat, ...] = ()
    leaving: tuple[Seat, ...] = ()
    """Seats that have given up or run out of time, and go out at the next rest."""
    dice_piles: dict[Seat, DicePile] = field(default_factory=dict)
    """Without a storm player its dice are read off cards."""
    outcome: Outcome | None = None

    def copy(self) -> "Night":
        """An equal night that shares nothing that an event writes to."""
        return Night(
            self.sides,
            {
                id: Lantern(one.id, one.seat, one.light, one.step, one.gifts)
                for id, one in self.lanterns.items()
            },
            {id: Storm(one.id, one.seat, one.breath, one.gifts) for id, one in self.storms.items()},
            {
                seat: Cards(own.hand.copy(), own.deck.copy(), own.heap.copy())
                for seat, own in self.cards.items()
            },
            self.turn,
            self.round,
            self.active,
            self.out,
            self.leaving,
            {seat: pile.copy() for seat, pile in self.dice_piles.items()},
            self.outcome,
        )

    @property
    def seating(self) -> Seating:
        """The sides of the seats, and the seats that still play."""
        return seating(len(self.sides), self.sides, (), self.out)

    @property
    def things(self) -> "list[Lantern | Storm]":
        """Everything that has a number."""
        return [*self.lanterns.values(), *self.storms.values()]


def thing_of(seat: Seat) -> ThingId:
    """The number of a seat's lantern or storm."""
    return seat + 1


class Sunset(Struct):
    """How a game begins."""

    state: Night
    names: dict[str, dict[str, str]] = field(default_factory=dict)


def sunset(sides: tuple[Side, ...], weather: tuple[str, ...]) -> Sunset:
    """L-SET-01: all keepers before the first step; without a storm the weather is read off these cards."""
    keepers = [seat for seat, side in enumerate(sides) if side == KEEPERS]
    storms = [seat for seat, side in enumerate(sides) if side == STORMS]
    piles: dict[Seat, DicePile] = {} if storms else {seat: DicePile(read=list(weather)) for seat in keepers}
    return Sunset(
        Night(
            sides,
            {thing_of(seat): Lantern(thing_of(seat), seat) for seat in keepers},
            {thing_of(seat): Storm(thing_of(seat), seat) for seat in storms},
            {seat: Cards([], list(DECK)) for seat in keepers},
            dice_piles=piles,
        )
    )
