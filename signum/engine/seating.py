"""The sides of seats, the order in which seats play, and the seats that still play.

Sides and order stay for a game; a seat that goes out does not come back. All relations are computed once and
looked up by seat, because rules ask for them in their innermost loops.
"""

from functools import lru_cache
from typing import TypeAlias

from signum.engine.units import Seat
from signum.engine.units import Side as Side

SeatMatrix: TypeAlias = tuple[tuple[bool, ...], ...]
Rows: TypeAlias = tuple[tuple[Seat, ...], ...]


class Seating:
    """The seats of a game. Where each plays for itself, side and seat have one number."""

    __slots__ = (
        "_members",
        "allied",
        "allies",
        "following",
        "hostile",
        "living",
        "living_sides",
        "opponents",
        "order",
        "others",
        "seats",
        "side_of",
        "sides",
    )

    def __init__(self, side_of: tuple[Side, ...], order: tuple[Seat, ...], out: tuple[Seat, ...]) -> None:
        self.seats = range(len(side_of))
        if sorted(order) != list(self.seats) or not set(out) <= set(self.seats):
            raise ValueError(f"the order {order} and those out {out} are not of {len(side_of)} seats")
        self.side_of = side_of
        """The side of each seat."""
        self.order = order
        """All seats in the order of play, also those that are out."""
        self.living = tuple([seat for seat in order if seat not in out])
        """The seats that still play, in the order of play."""
        self.sides: tuple[Side, ...] = tuple(dict.fromkeys([side_of[seat] for seat in order]))
        """All sides, in the order of play."""
        self._members: dict[Side, tuple[Seat, ...]] = {
            side: tuple([seat for seat in order if side_of[seat] == side]) for side in self.sides
        }
        self.living_sides: tuple[Side, ...] = tuple(dict.fromkeys([side_of[seat] for seat in self.living]))
        """The sides with a seat that still plays, in the order of play."""
        self.hostile: SeatMatrix = tuple([tuple([side != other for other in side_of]) for side in side_of])
        """For each seat, whether each seat is of another side."""
        self.allied: SeatMatrix = tuple(
            [
                tuple([one != other and not self.hostile[one][other] for other in self.seats])
                for one in self.seats
            ]
        )
        """For each seat, whether each seat is another one of its side."""
        self.following: Rows = tuple(
            [tuple([one for one in self.turns_from(seat) if one in self.living]) for seat in self.seats]
        )
        """For each seat, the seats that still play as turns follow each other, itself first if it plays."""
        self.others: Rows = tuple(
            [tuple([one for one in row if one != seat]) for seat, row in enumerate(self.following)]
        )
        """For each seat, the other seats that still play, as their turns follow its own."""
        self.opponents = self._only(self.hostile)
        """For each seat, the seats of other sides that still play, as their turns follow its own."""
        self.allies = self._only(self.allied)
        """For each seat, the other seats of its side that still play, as their turns follow its own."""

    def members(self, side: Side) -> tuple[Seat, ...]:
        """The seats of a side, in the order of play."""
        return self._members.get(side, ())

    def next(self, seat: Seat) -> Seat:
        """The seat whose turn follows: the same seat if no other is left."""
        others = self.others[seat]
        return others[0] if others else seat

    def passed_over(self, seat: Seat) -> int:
        """The number of seats between a seat's turn and the next one's that are out."""
        places = self.order.index(self.next(seat)) - self.order.index(seat)
        return (places - 1) % len(self.order)

    def turns_from(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats in the order of play from this one on, also those that are out."""
        at = self.order.index(seat)
        return (*self.order[at:], *self.order[:at])

    def _only(self, table: SeatMatrix) -> Rows:
        return tuple(
            [tuple([one for one in self.following[seat] if table[seat][one]]) for seat in self.seats]
        )


@lru_cache(maxsize=256)
def seating(
    seats: int, sides: tuple[Side, ...] = (), order: tuple[Seat, ...] = (), out: tuple[Seat, ...] = ()
) -> Seating:
    """Make a seating. By default each seat is a side, and seats play in the order of their numbers."""
    if sides and len(sides) != seats:
        raise ValueError(f"{len(sides)} sides are told for {seats} seats")
    return Seating(sides or tuple(range(seats)), order or tuple(range(seats)), out)
