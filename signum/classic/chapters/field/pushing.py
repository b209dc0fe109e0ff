"""Pushes: straight, as far as possible, without a backstab (A-BUCKSHOT)."""

from typing import ClassVar

from signum.classic.core.events import OfCreature
from signum.classic.core.game import Game
from signum.classic.core.measuring import base_of, in_the_way, templates
from signum.classic.core.state import IMPASSABLE, Creature, CreatureId, State
from signum.engine.questions import Procedure
from signum.engine.units import Length, Point, ThingId
from signum.field.plane.distance import touching
from signum.field.plane.moves import push as pushed
from signum.field.plane.shapes import Shape
from signum.field.plane.sightlines import line_of_sight


class Pushed(OfCreature, frozen=True):
    """A creature was pushed or pulled to another place, the whole distance or as far as it could go."""

    by: CreatureId
    """The creature from which it was pushed, or the terrain."""
    to: Point
    length: Length
    whole: bool

    changes_conditions: ClassVar = True

    def apply(self, state: State) -> None:
        """To be pushed is not to move."""
        creature = state.creatures[self.creature]
        creature.x, creature.y = self.to


def push_away(game: Game, pusher: Creature, target: Creature, length: int, because: str) -> Procedure[bool]:
    """Push the target straight away until a base, impassable terrain or the edge stops it.

    Return whether it went the whole distance.
    """
    line = along_the_sight if game.edition.pushes_along_sight else line_of_centres
    return (yield from push_along(game, pusher.id, target, line(game, pusher, target), length, because))


def push_along(
    game: Game, by: ThingId, target: Creature, line: tuple[float, float], length: int, because: str
) -> Procedure[bool]:
    """Push the target along a line, as far as it can go; return whether it went the whole distance."""
    others = [base_of(one) for one in game.state.creatures.values() if one is not target]
    barriers: list[Shape] = [*others, *templates(game, IMPASSABLE)]
    went = pushed(base_of(target), *line, length, barriers)
    event = Pushed(target.id, by, (went.x, went.y), went.gone, went.whole, because=(because,))
    yield from game.happen(event)
    return went.whole


def is_stopped(game: Game, target: Creature) -> bool:
    """Whether a base or impassable terrain, not the edge of the field, stops a creature where it stands."""
    others = [base_of(one) for one in game.state.creatures.values() if one is not target]
    barriers: list[Shape] = [*others, *templates(game, IMPASSABLE)]
    return any(touching(base_of(target), one, game.edition.contact_below) for one in barriers)


def line_of_centres(_game: Game, pusher: Creature, target: Creature) -> tuple[float, float]:
    """The vector from the centre of one base to the centre of the other."""
    return float(target.x - pusher.x), float(target.y - pusher.y)


def along_the_sight(game: Game, pusher: Creature, target: Creature) -> tuple[float, float]:
    """The line of the centres if that is free, else the free line nearest to it."""
    way = [shape for _, shape in in_the_way(game, pusher, target)]
    line = line_of_sight(base_of(pusher), base_of(target), way)
    return line if line is not None else line_of_centres(game, pusher, target)
