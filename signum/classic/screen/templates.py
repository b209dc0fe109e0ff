"""Holding a template over the field: the places where a terrain card could be laid in this rotation."""

from math import cos, hypot, pi, sin
from typing import Final

from signum.classic.cards.card import TERRAIN, Card
from signum.classic.chapters.field.terrain import (
    FROM_TERRAINS,
    LayTerrain,
    laying,
    margins,
    refused_spot,
    template,
)
from signum.classic.core.game import Game
from signum.classic.core.measuring import base_of, shape_of
from signum.classic.findings.position import KnownPosition
from signum.classic.findings.reachable_areas import beside
from signum.classic.screen.wire import Try, Way
from signum.classic.telling.telling import Telling
from signum.engine.questions import Refusal, Seat
from signum.engine.units import Point
from signum.field.plane.curves import Curves, Spot
from signum.field.plane.lengths import MM, SIDE
from signum.field.plane.shapes import Polygon
from signum.field.plane.strips import EAST, NORTH, SOUTH, WEST
from signum.field.plane.templates import Laying, turned
from signum.table.wire import Loop

CORNERS: Final = 48
"""The number of corners with which a round template is drawn."""
TRIED: Final = 200
"""The number of nearest spots that are tried for a round template."""
RINGS: Final = tuple([round(4 * MM * 1.2**at) for at in range(20)])
"""The rings round the wanted place on which other templates are tried, because a dragging hand waits."""
TURNS: Final = tuple([2 * pi * at / 40 for at in range(40)])


def lay(position: KnownPosition, telling: Telling, wanted: Try) -> Way | None:
    """The nearest place for a card's template; None if there is no such card."""
    game = position.game
    card = game.cards.get(wanted.way)
    if card is None or card.type != TERRAIN:
        return None
    seat = 0 if position.seat is None else position.seat
    degrees = wanted.degrees % 360
    option = LayTerrain(card.id, wanted.to, degrees)
    why = refused_spot(game, seat, option)
    to = wanted.to if why is None else nearest(game, seat, card, degrees, wanted.to)
    not_now, cites = _not_now(position, telling, option if to is None else LayTerrain(card.id, to, degrees))
    legal = to is not None and not not_now
    if not not_now and why is not None:
        not_now, cites = telling.refusal(why), why.cites
    place = wanted.to if to is None else to
    there = telling.say(
        "option-lay-terrain", card=telling.names.card(card.id), to=telling.names.place(place), degrees=degrees
    )
    return Way(
        wanted.number,
        0,
        place,
        legal=legal,
        wanted=legal and why is None,
        why=not_now,
        cites=cites,
        length=0,
        limit=0,
        pieces=(),
        touches=(),
        stabs=(),
        sights=(),
        option=LayTerrain(card.id, place, degrees) if legal else None,
        loops=(outline_of(card, degrees, place),),
        words=f"{there}." if legal else not_now,
    )


def _not_now(position: KnownPosition, telling: Telling, option: LayTerrain) -> tuple[str, tuple[str, ...]]:
    """The reason why the card cannot be laid anywhere now."""
    if position.seat is None:
        return telling.say("server-only-watching"), ()
    refusal: Refusal | None = position.match.explain(position.seat, option)
    return ("", ()) if refusal is None else (telling.refusal(refusal), refusal.cites)


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
        return near(laying(game, seat, turned(Polygon(card.corners), degrees)), wanted)
    curves = Curves()
    for one in creatures:
        curves.add_rim(one, card.radius + clear)
    for terrain in terrains:
        curves.add_rim(terrain, card.radius + FROM_TERRAINS)
    kept = margins(game, seat)
    left, below, right, above = [card.radius + kept.get(side, 0) for side in (WEST, SOUTH, EAST, NORTH)]
    right, above = SIDE - right, SIDE - above
    corners = [(left, below), (right, below), (right, above), (left, above)]
    curves.lines += [(*map(float, corners[at - 1]), *map(float, corners[at])) for at in range(4)]  # type: ignore[misc]
    return _first(game, seat, card, [*curves.feet(*wanted), *curves.crossings()], wanted)


def near(laying: Laying, wanted: Point) -> Point | None:
    """A place on the first ring that has one, then as close to the wanted one as the straight line allows."""
    x, y = wanted
    for far in RINGS:
        for spot in [(x + round(far * sin(turn)), y + round(far * cos(turn))) for turn in TURNS]:
            if laying.allows(*spot):
                return _closest(laying, wanted, spot)
    return None


def _closest(laying: Laying, wanted: Point, found: Point) -> Point:
    for _ in range(max(RINGS).bit_length()):
        half = (wanted[0] + found[0]) // 2, (wanted[1] + found[1]) // 2
        if laying.allows(*half):
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
