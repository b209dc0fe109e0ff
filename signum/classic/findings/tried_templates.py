"""Holding a template over the field: the places where a terrain card could be laid in this rotation."""

from collections.abc import Callable
from math import cos, hypot, pi, sin
from typing import Final, TypeAlias

from msgspec import Struct

from signum.classic.cards.card import Card
from signum.classic.chapters.field.terrain import (
    FROM_TERRAINS,
    LayTerrain,
    bands,
    laying,
    margins,
    refused_spot,
    template,
)
from signum.classic.chapters.quest.templates import TemplatePlaces
from signum.classic.core.game import Game
from signum.classic.core.measuring import base_of, shape_of
from signum.classic.findings.position import KnownPosition
from signum.classic.findings.reachable_areas import beside
from signum.engine.questions import Refusal, Seat
from signum.engine.units import Point
from signum.field.plane.curves import Curves, Spot
from signum.field.plane.lengths import MM, SIDE
from signum.field.plane.shapes import Polygon
from signum.field.plane.strips import EAST, NORTH, SOUTH, WEST
from signum.field.plane.templates import turned
from signum.table.wire import Loop

Allows: TypeAlias = Callable[[int, int], bool]
"""Whether a template may lie at a place."""
CORNERS: Final = 48
"""The number of corners with which a round template is drawn."""
TRIED: Final = 200
"""The number of nearest spots that are tried for a round template."""
RINGS: Final = tuple([round(4 * MM * 1.2**at) for at in range(20)])
"""The rings round the wanted place on which other templates are tried, because a dragging hand waits."""
TURNS: Final = tuple([2 * pi * at / 40 for at in range(40)])


class TriedTemplate(Struct, frozen=True):
    """The nearest place for a card's template."""

    option: LayTerrain
    """Laying it there, or at the held place if there is no legal one."""
    found: bool
    """Whether the rules of terrain allow that place."""
    refusal: Refusal | None
    """The refusal of the held place."""
    outline: Loop


def try_laying(position: KnownPosition, card: Card, wanted: Point, degrees: int) -> TriedTemplate:
    """A card's template held at a place in this rotation."""
    game = position.game
    seat = 0 if position.seat is None else position.seat
    asked = _asked(position, card)
    if asked is None:
        why = refused_spot(game, seat, LayTerrain(card.id, wanted, degrees))
        to = wanted if why is None else nearest(game, seat, card, degrees, wanted)
    else:
        why = asked.refused(LayTerrain(card.id, wanted, degrees))
        to = wanted if why is None else near(_allowed(asked, card, degrees), wanted)
    place = wanted if to is None else to
    return TriedTemplate(
        LayTerrain(card.id, place, degrees), to is not None, why, outline_of(card, degrees, place)
    )


def _asked(position: KnownPosition, card: Card) -> TemplatePlaces | None:
    """The places of the open choice, where a quest asks for this template (Q-TER-01)."""
    offers = [] if position.choice is None else position.choice.offers
    return next((one for one in offers if isinstance(one, TemplatePlaces) and one.card.id == card.id), None)


def _allowed(asked: TemplatePlaces, card: Card, degrees: int) -> Allows:
    return lambda x, y: asked.refused(LayTerrain(card.id, (x, y), degrees)) is None


def outline_of(card: Card, degrees: int, to: Point) -> Loop:
    """The template at its place."""
    corners, radius = template(card, degrees, to)
    if not radius:
        return corners
    (x, y) = corners[0]
    turns = [2 * pi * step / CORNERS for step in range(CORNERS)]
    return tuple([(x + round(radius * cos(turn)), y + round(radius * sin(turn))) for turn in turns])


def nearest(game: Game, seat: Seat, card: Card, degrees: int, wanted: Point) -> Point | None:
    """The legal place nearest to a wanted one (C-TER-02)."""
    creatures = [base_of(one) for one in game.creatures()]
    terrains = [shape_of(one) for one in game.state.terrains.values()]
    clear = game.edition.template_gap
    if not card.radius:
        return near(laying(game, seat, turned(Polygon(card.corners), degrees)).allows, wanted)
    curves = Curves()
    for one in creatures:
        curves.add_rim(one, card.radius + clear)
    for terrain in terrains:
        curves.add_rim(terrain, card.radius + FROM_TERRAINS)
    for part, limit in bands(game, seat):
        curves.add_rim(part, card.radius + limit)
    kept = margins(game, seat)
    left, below, right, above = [card.radius + kept.get(side, 0) for side in (WEST, SOUTH, EAST, NORTH)]
    right, above = SIDE - right, SIDE - above
    corners = [(left, below), (right, below), (right, above), (left, above)]
    curves.lines += [(*map(float, corners[at - 1]), *map(float, corners[at])) for at in range(4)]  # type: ignore[misc]
    return _first(game, seat, card, [*curves.feet(*wanted), *curves.crossings()], wanted)


def near(allows: Allows, wanted: Point) -> Point | None:
    """A place on the first ring that has one, then as close to the wanted one as the straight line allows."""
    x, y = wanted
    for far in RINGS:
        for spot in [(x + round(far * sin(turn)), y + round(far * cos(turn))) for turn in TURNS]:
            if allows(*spot):
                return _closest(allows, wanted, spot)
    return None


def _closest(allows: Allows, wanted: Point, found: Point) -> Point:
    for _ in range(max(RINGS).bit_length()):
        half = (wanted[0] + found[0]) // 2, (wanted[1] + found[1]) // 2
        if allows(*half):
            found = half
        else:
            wanted = half
    return found


def _first(game: Game, seat: Seat, card: Card, spots: list[Spot], wanted: Point) -> Point | None:
    spots.sort(key=lambda spot: hypot(spot[0] - wanted[0], spot[1] - wanted[1]))
    for x, y in spots[:TRIED]:
        for place in beside(
            x, y, lambda px, py: refused_spot(game, seat, LayTerrain(card.id, (px, py))) is None
        ):
            return place
    return None
