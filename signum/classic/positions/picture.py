"""A picture of the table: creatures, the area that one can reach, its lines of sight, and distances."""

from collections.abc import Mapping

from signum.classic.chapters.field.movement import MOVE, allowance, on_foot, way_to
from signum.classic.core.game import Game
from signum.classic.core.measuring import base_of, distance, looks_at, shape_of
from signum.classic.core.state import IMPASSABLE, Creature
from signum.classic.core.values import flies, movement
from signum.field.drawing import Drawing
from signum.field.plane.distance import closest_points
from signum.field.plane.moves import March
from signum.field.plane.region import outline
from signum.field.plane.walk import Walk


def picture(
    game: Game,
    names: Mapping[int, str],
    mover: Creature | None = None,
    to: tuple[int, int] | None = None,
) -> str:
    """The table as an SVG; with a mover its area, its lines of sight, and its path to a place."""
    drawing = Drawing()
    for terrain in game.state.terrains.values():
        kind = "template impassable" if IMPASSABLE in terrain.abilities else "template"
        drawing.shape(kind, shape_of(terrain), names.get(terrain.id, terrain.card))
    if mover is not None and game.value(movement, mover):
        drawing.region(outline(_ground(game, mover), allowance(game, mover, MOVE)))
    for creature in game.state.creatures.values():
        mine = creature.seat == (game.state.active if mover is None else mover.seat)
        drawing.shape("base mine" if mine else "base enemy", base_of(creature), names.get(creature.id, ""))
    if mover is not None:
        _lines(drawing, game, mover)
    if mover is not None and to is not None:
        _way(drawing, game, mover, to)
    return drawing.svg(_in_words(game, names, mover))


def _ground(game: Game, mover: Creature) -> Walk | March:
    """The walking area of a creature; nothing stops one that flies."""
    return Walk(base_of(mover), ()) if game.value(flies, mover) else on_foot(game, mover, MOVE)


def _lines(drawing: Drawing, game: Game, mover: Creature) -> None:
    """A free line to each visible enemy, a broken line to each other, and the distance."""
    for foe in game.foes(mover.seat):
        line = looks_at(game, mover, foe).line
        ends = closest_points(base_of(mover), base_of(foe))
        drawing.line("blocked" if line is None else "sight", *(ends if line is None else line))
        drawing.distance(ends, distance(mover, foe))


def _way(drawing: Drawing, game: Game, mover: Creature, to: tuple[int, int]) -> None:
    way = way_to(game, mover, to, MOVE, allowance(game, mover, MOVE))
    drawing.shape("base ghost", base_of(mover).at(*to))
    if way is not None:
        drawing.path(way.path)


def _in_words(game: Game, names: Mapping[int, str], mover: Creature | None) -> str:
    count = len(game.state.creatures)
    if mover is None:
        return f"A table with {count} creatures"
    return f"A table with {count} creatures: where {names.get(mover.id, mover.card)} can go and whom it sees"
