"""The hexes that a creature can reach, with their ways, and the opponents that could attack it."""

from collections.abc import Iterator

from msgspec import Struct

from signum.engine.units import Count, ThingId
from signum.field.hexes.sight import sees
from signum.warseer.chapters.moving import Move, Run, reachable, steps_of, stops, way_to
from signum.warseer.core.game import Game
from signum.warseer.core.state import Creature
from signum.warseer.core.units import HexPlace
from signum.warseer.core.values import attack_dice, attack_range
from signum.warseer.findings.activations import Acting


class ReachedHex(Struct, frozen=True):
    """A hex in reach."""

    at: HexPlace
    way: tuple[HexPlace, ...]
    """Hex by hex, its own not among them."""
    run: bool
    """Whether only a run leads there."""
    stops: bool
    """W-TER-01: whether the activation ends there."""

    @property
    def steps(self) -> Count:
        """The number of hexes."""
        return len(self.way)


def reached(acting: Acting, id: ThingId) -> Iterator[ReachedHex]:
    """The hexes that a creature may move to, then those that only a run reaches."""
    game, one = acting.game, acting.game.creature(id)
    if one is None:
        return
    found: set[HexPlace] = set()
    for run in (False, True):
        kind = Run if run else Move
        for option in acting.options():
            if isinstance(option, kind) and option.at not in found:
                found.add(option.at)
                way = way_to(game, one, option.at, steps_of(game, one, run=run))
                yield ReachedHex(option.at, way, run, run or stops(game, option.at))


def threats(game: Game, one: Creature) -> list[Creature]:
    """The opponents that could attack a creature where it stands, after a move if they need one."""
    return [other for other in game.opposing(one.seat) if _could_attack(game, other, one)]


def _could_attack(game: Game, other: Creature, one: Creature) -> bool:
    if not game.value(attack_dice, other):
        return False
    ground, hexes = game.ground, game.map.hexes
    limit, goal = game.value(attack_range, other), hexes[one.at]
    near = ground.board.within(goal, limit)
    ends = reachable(game, other, steps_of(game, other, run=False)) & ~ground.difficult
    blockers = ground.blocks | game.occupied((one.id, other.id))
    places = game.map.places_in((ends | 1 << hexes[other.at]) & near)
    return any(
        ground.neighbours(at) >> goal & 1 or sees(ground.board, hexes[at], goal, blockers) for at in places
    )
