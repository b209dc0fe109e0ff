"""A third game, invented here: any number of seats on any sides dig for stones.

A turn: the active seat digs with dice of two kinds, if it likes; then each opponent may pay a stone to spoil
the dig. The foreman has dice cards instead of dice. The last side that is left has won, or the first with
enough stones.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec import Struct, field

from signum.engine.abilities import EngineBearer
from signum.engine.absence import least_answer
from signum.engine.chance import Chance
from signum.engine.confirming import confirm
from signum.engine.dice import Die, Face
from signum.engine.dice_cards import DicePile, read_from
from signum.engine.events import Event
from signum.engine.game import Ended, EngineGame
from signum.engine.outcomes import Outcome
from signum.engine.questions import Choice, Option, Procedure, Refusal, Seat
from signum.engine.run import GameRun
from signum.engine.seating import Seating, Side, seating
from signum.engine.throwing import DiceSource, throw_dice

PICK = Die("pick", ("miss", "stone", "stone", "miss"))
SHOVEL = Die("shovel", ("miss", "stone", "gem", "miss", "stone", "gem"))
DIG = (PICK, PICK, SHOVEL)
WORTH = {"miss": 0, "stone": 1, "gem": 2}
ENOUGH = 12

CARDS: dict[str, tuple[Face, ...]] = {
    "dull": ("miss", "miss", "stone"),
    "fair": ("stone", "miss", "stone"),
    "rich": ("stone", "stone", "gem"),
    "short": ("stone",),
}


class Pit(Struct):
    stones: list[int]
    sides: tuple[Side, ...] = ()
    active: Seat = 0
    turn: int = 0
    out: tuple[Seat, ...] = ()
    leaving: tuple[Seat, ...] = ()
    outcome: Outcome | None = None
    dice_piles: dict[Seat, DicePile] = field(default_factory=dict)

    @property
    def seating(self) -> Seating:
        return seating(len(self.stones), self.sides, out=self.out)

    def copy(self) -> "Pit":
        piles = {seat: pile.copy() for seat, pile in self.dice_piles.items()}
        rest = (self.sides, self.active, self.turn, self.out, self.leaving, self.outcome, piles)
        return Pit(self.stones.copy(), *rest)


class Dug(Event, frozen=True):
    seat: Seat
    faces: tuple[Face, ...]

    def apply(self, state: Pit) -> None:
        state.stones[self.seat] += sum([WORTH[face] for face in self.faces])


class Spoilt(Event, frozen=True):
    seat: Seat
    by: Seat

    def apply(self, state: Pit) -> None:
        state.stones[self.by] -= 1


class TurnPassed(Event, frozen=True):
    def apply(self, state: Pit) -> None:
        state.turn += 1
        state.active = state.seating.next(state.active)


class Left(Event, frozen=True):
    """A seat leaves the table: an act."""

    seat: Seat

    def apply(self, state: Pit) -> None:
        seats = [one for one in state.seating.living if one not in (*state.leaving, self.seat)]
        sides = {state.seating.side_of[one] for one in seats}
        if len(sides) > 1:
            state.leaving = (*state.leaving, self.seat)
        else:
            state.outcome = Outcome(sides.pop() if sides else None, "alone", ())


class WentOut(Event, frozen=True):
    seat: Seat

    def apply(self, state: Pit) -> None:
        state.out = (*state.out, self.seat)
        state.leaving = tuple([one for one in state.leaving if one != self.seat])
        state.stones[self.seat] = 0


class Enough(Event, frozen=True):
    side: Side

    reveals: ClassVar = True

    def apply(self, state: Pit) -> None:
        state.outcome = Outcome(self.side, "stones", ())


class Quarry(EngineGame[Pit]):
    def bearers(self) -> Sequence[EngineBearer[Any]]:
        return ()

    def in_play(self, holder: int) -> bool:
        return True

    def seats_in_order(self) -> Sequence[Seat]:
        return self.state.seating.following[self.state.active]

    def dice_source(self, seat: Seat) -> DiceSource | None:
        return read_from(CARDS) if seat in self.state.dice_piles else None

    def settled(self) -> None:
        for seat, stones in enumerate(self.state.stones):
            if stones >= ENOUGH:
                self.write(Enough(self.state.seating.side_of[seat]))
                raise Ended


class QuarryRules:
    def game(self, state: Pit) -> Quarry:
        return Quarry(state)

    def finished(self, state: Pit) -> bool:
        return state.outcome is not None

    def refused_act(self, state: Pit, act: Any) -> Refusal | None:
        gone = isinstance(act, Left) and act.seat in (*state.out, *state.leaving)
        return Refusal("out-already", ()) if gone else None

    def stand_in(self, game: Quarry, choice: Choice[Any]) -> Option | None:
        return least_answer(choice) if choice.seat in game.state.leaving else None

    def step(self, game: Quarry) -> Procedure[None]:
        return departure(game) if game.state.leaving else dig(game)


def departure(game: Quarry) -> Procedure[None]:
    """Those who leave are out; the turn of one of them is over."""
    yield from game.happen(*[WentOut(seat) for seat in game.state.leaving])
    if game.state.active in game.state.out:
        yield from game.happen(TurnPassed())


def dig(game: Quarry) -> Procedure[None]:
    """One turn."""
    seat = game.state.active
    if (yield from confirm(seat, "dig", cites=())):
        numbers = yield from throw_dice(game, seat, DIG, why="dig")
        faces = tuple([die.face(number) for die, number in zip(DIG, numbers, strict=True)])
        if not (yield from spoilt(game, seat)):
            yield from game.happen(Dug(seat, faces))
    yield from game.happen(TurnPassed())


def spoilt(game: Quarry, seat: Seat) -> Procedure[bool]:
    """Each opponent in turn may pay to spoil it."""
    for other in game.state.seating.opponents[seat]:
        able = game.state.stones[other] > 0
        if able and (yield from confirm(other, "spoil", cites=())):
            yield from game.happen(Spoilt(seat, other))
            return True
    return False


def pit(seats: int, sides: tuple[Side, ...] = (), *, foreman: Seat | None = None) -> Pit:
    """A start with a stone for each; the foreman has dice cards."""
    piles = {} if foreman is None else {foreman: DicePile(["short", "dull", "rich", "fair"])}
    return Pit([1] * seats, sides, dice_piles=piles)


def run(start: Pit, seed: bytes | None) -> GameRun[Pit, Quarry]:
    return GameRun(QuarryRules(), start, None if seed is None else Chance(seed))
