"""Moving, running, placing, pushing: W-ACT-04 to -06, W-ATK-11, W-TER-01."""

from typing import ClassVar

from signum.engine.events import Event
from signum.engine.questions import Option, Procedure, Refusal, Seat
from signum.engine.records import replaced
from signum.engine.units import ThingId
from signum.field.hexes.board import HexSet
from signum.field.hexes.movement import Movement, Steps, flying, on_foot, path, reach
from signum.warseer.core.game import Game
from signum.warseer.core.state import Creature, State
from signum.warseer.core.units import HexPlace
from signum.warseer.core.values import flies, grips, may_move, may_run, movement, passes_allies, run_steps


class Move(Option, frozen=True):
    """Move to this hex."""

    at: HexPlace


class Run(Option, frozen=True):
    """Run to this hex, which ends the activation."""

    at: HexPlace


class Moved(Event, frozen=True):
    """A creature moved by itself, hex by hex; the last hex of the way is its place."""

    creature: ThingId
    way: tuple[HexPlace, ...]
    run: bool = False
    stopped: bool = False
    """W-TER-01: whether it entered difficult terrain, which ends its activation."""
    beside: tuple[ThingId, ...] = ()
    """The creatures that it was in contact with before."""

    follows: ClassVar[tuple[str, ...]] = ("W-ACT-04",)
    changes_conditions: ClassVar = True

    def apply(self, state: State) -> None:
        state.creatures[self.creature].at = self.way[-1]
        activation = state.activation
        if activation is not None and activation.creature == self.creature:
            state.activation = replaced(
                activation,
                moved=True,
                beside=self.beside,
                steps=activation.steps + len(self.way),
                over=activation.over or self.run or self.stopped,
            )

    def still_possible(self, state: State) -> bool:
        return self.creature in state.creatures


class Placed(Event, frozen=True):
    """A creature was put on a hex; that is not a move (W-ACT-05)."""

    creature: ThingId
    at: HexPlace

    follows: ClassVar[tuple[str, ...]] = ("W-ACT-05",)
    changes_conditions: ClassVar = True

    def apply(self, state: State) -> None:
        state.creatures[self.creature].at = self.at

    def still_possible(self, state: State) -> bool:
        return self.creature in state.creatures


class Swapped(Event, frozen=True):
    """Two creatures changed places; both were placed."""

    one: ThingId
    other: ThingId

    follows: ClassVar[tuple[str, ...]] = ("W-ACT-05",)
    changes_conditions: ClassVar = True

    def apply(self, state: State) -> None:
        one, other = state.creatures[self.one], state.creatures[self.other]
        one.at, other.at = other.at, one.at

    def still_possible(self, state: State) -> bool:
        return self.one in state.creatures and self.other in state.creatures


class Pushed(Event, frozen=True):
    """A creature was moved by one hex against its will."""

    creature: ThingId
    at: HexPlace
    by: Seat

    follows: ClassVar[tuple[str, ...]] = ("W-ATK-11",)
    changes_conditions: ClassVar = True

    def apply(self, state: State) -> None:
        creature = state.creatures[self.creature]
        creature.at = self.at
        if self.by == state.active and state.seating.hostile[self.by][creature.seat]:
            state.notes = replaced(state.notes, pushed=state.notes.pushed + 1)

    def still_possible(self, state: State) -> bool:
        return self.creature in state.creatures


class Dragged(Event, frozen=True):
    """A creature was moved along a way by another one, or by a card."""

    creature: ThingId
    way: tuple[HexPlace, ...]
    by: Seat

    changes_conditions: ClassVar = True

    def apply(self, state: State) -> None:
        state.creatures[self.creature].at = self.way[-1]

    def still_possible(self, state: State) -> bool:
        return self.creature in state.creatures


# Where a creature can go.


def movement_of(game: Game, one: Creature, forbidden: HexSet = 0) -> Movement:
    """W-ACT-04: the hexes that it may enter, go on from and end on; grips stop whoever comes into contact."""
    ground = game.ground
    occupied = game.occupied((one.id,))
    gripped = gripped_hexes(game, one)
    if game.value(flies, one):
        found = flying(ground.board, ground.impassable, occupied, forbidden)
        return Movement(found.enter, found.go_on & ~gripped, found.end, found.portals) if gripped else found
    through = 0
    if game.value(passes_allies, one):
        through = game.map.set_of([other.at for other in game.allied(one.seat) if other.id != one.id])
    return on_foot(ground.board, ground.impassable, occupied, ground.difficult | gripped, through, forbidden)


def forced_movement(game: Game, one: Creature) -> Movement:
    """K-GRIP, W-TER-01: the ways of a creature that others move; no grip and no difficult ground stops it."""
    ground = game.ground
    return on_foot(ground.board, ground.impassable, game.occupied((one.id,)))


def grippers(game: Game, one: Creature) -> list[Creature]:
    """K-GRIP: the opponents that hold whoever is in contact with them."""
    if not game.is_changed(grips):
        return []
    return [other for other in game.opposing(one.seat) if game.value(grips, other)]


def gripped_hexes(game: Game, one: Creature) -> HexSet:
    """The hexes in contact with such opponents."""
    found = 0
    for other in grippers(game, one):
        found |= game.ground.neighbours(other.at)
    return found


def steps_of(game: Game, one: Creature, *, run: bool) -> int:
    """W-ACT-04, -06: the number of hexes."""
    return game.value(movement, one) + (game.value(run_steps, one) if run else 0)


def reachable(game: Game, one: Creature, steps: int) -> HexSet:
    """The hexes on which a move of this length can end; its own is not among them."""
    if why_not_set_off(game, one) is not None:
        return 0
    return reached(game, one, steps, movement_of(game, one))


def reached(game: Game, one: Creature, steps: int, ways: Movement) -> HexSet:
    """The same for a creature that may set off, by the ways that are open to it."""
    return reach(game.ground.board, game.map.hexes[one.at], steps, ways)


def why_not_set_off(game: Game, one: Creature) -> Refusal | None:
    """K-GRIP and abilities that forbid moving."""
    holding = [other for other in grippers(game, one) if game.in_contact(one, other)]
    if holding:
        cites = (*game.sources(grips, holding[0]), "W-ACT-04")
        return Refusal("gripped", cites, {"creature": one.id, "by": holding[0].id})
    if not game.value(may_move, one):
        return Refusal("cannot-move", (*game.sources(may_move, one), "W-ACT-04"), {"creature": one.id})
    return None


def why_not_move(game: Game, one: Creature, at: HexPlace, *, run: bool) -> Refusal | None:
    """W-ACT-04 to -06: why it cannot move or run to a hex."""
    if run and not game.value(may_run, one):
        return Refusal("cannot-run", (*game.sources(may_run, one), "W-ACT-06"), {"creature": one.id})
    why = why_not_set_off(game, one)
    if why is not None:
        return why
    ground, cites = game.ground, ("W-ACT-06",) if run else ("W-ACT-04",)
    if not ground.exists(at):
        return Refusal("no-such-hex", ("W-ZONE-01",))
    if at == one.at:
        return Refusal("stands-there", cites, {"creature": one.id})
    other = game.standing_on(at)
    if other is not None:
        return Refusal("occupied", ("W-ZONE-01", *cites), {"creature": other.id})
    target = game.map.hexes[at]
    if ground.impassable >> target & 1:
        return Refusal("impassable", ("W-TER-02", *cites), {"terrain": game.terrain_at(at)})
    steps = steps_of(game, one, run=run)
    if reachable(game, one, steps) >> target & 1:
        return None
    found = path(ground.board, game.map.hexes[one.at], target, movement_of(game, one))
    if found is None:
        return Refusal("no-way", cites, {"creature": one.id})
    return Refusal("too-far", cites, {"steps": len(found) - 1, "limit": steps})


def way_to(
    game: Game, one: Creature, at: HexPlace, steps: int, forbidden: HexSet = 0
) -> tuple[HexPlace, ...]:
    """A shortest way, without the hex it stands on."""
    start, goal = game.map.hexes[one.at], game.map.hexes[at]
    found = Steps(game.ground.board, start, movement_of(game, one, forbidden), steps, 1 << goal).path(goal)
    assert found is not None
    return tuple([game.map.places[hit] for hit in found[1:]])


def stops(game: Game, at: HexPlace) -> bool:
    """W-TER-01: whether a hex is difficult."""
    return bool(game.ground.difficult >> game.map.hexes[at] & 1)


def move(
    game: Game, one: Creature, at: HexPlace, steps: int, *, run: bool = False, because: tuple[str, ...] = ()
) -> Procedure[None]:
    """A move of its own."""
    stopped = stops(game, at)
    cites = because + (("W-ACT-06",) if run else ()) + (("W-TER-01",) if stopped else ())
    beside = tuple([other.id for other in game.contacts(one)])
    way = way_to(game, one, at, steps)
    yield from game.happen(Moved(one.id, way, run, stopped, beside, because=cites))
