"""Maps read from their pictures (W-SET-06)."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from signum.content.nodes import Node
from signum.content.source import parse
from signum.engine.units import Word
from signum.field.hexes.board import Board
from signum.field.hexes.layouts import alternating, hexagon, pictured
from signum.warseer.core.ground import PLAINS, BattleMap
from signum.warseer.core.state import LaidTerrain
from signum.warseer.core.terrains import BRIDGE, FORD, FOREST, HILL, PORTAL, RIVER, TELEPORT
from signum.warseer.core.units import HexPlace
from signum.warseer.folder import FOLDER

ROWS: Final = 11
LONGEST: Final = 9
SIDE: Final = 8
ROWS_OF_FOUR: Final = 13
LONGEST_OF_FOUR: Final = 13
ZONE_OF_FOUR: Final = 5
MARKS: Final[dict[str, Word]] = {
    "f": FOREST,
    "h": HILL,
    "r": RIVER,
    "d": FORD,
    "b": BRIDGE,
    "p": PORTAL,
    "t": TELEPORT,
}
OPEN: Final = "."
UNIQUE: Final = "u"
"""A hex marked for a unique terrain."""
ZONES: Final = "1234"
"""The deployment zones of the seats."""


def map_in(id: str, node: Node) -> BattleMap:
    """A map from its picture: the first seat's side is the lowest line."""
    fields = node.fields(required=("picture",), optional=("players",))
    lines = fields["picture"].text().splitlines()
    try:
        marks = pictured(lines)
    except ValueError as error:
        raise fields["picture"].error(str(error)) from None
    known = {*MARKS, OPEN, UNIQUE, *ZONES}
    unknown = sorted(set(marks.values()) - known)
    if unknown:
        raise fields["picture"].error(f"{unknown[0]!r} means nothing here; known: {' '.join(sorted(known))}")
    bare = BattleMap(id, Board(marks))
    by_place: dict[HexPlace, str] = {bare.places[bare.board.at(q, r)]: mark for (q, r), mark in marks.items()}
    zones = tuple([tuple(sorted([at for at, mark in by_place.items() if mark == zone])) for zone in ZONES])
    return BattleMap(
        id,
        bare.board,
        [LaidTerrain(at, MARKS[mark]) for at, mark in sorted(by_place.items()) if mark in MARKS],
        tuple([zone for zone in zones if zone]),
        tuple(sorted([at for at, mark in by_place.items() if mark == UNIQUE])),
    )


@cache
def plain_maps() -> Mapping[str, BattleMap]:
    """Open fields for two, three and four (W-SET-06)."""
    duel, three, four = PLAINS
    return {
        duel: BattleMap(duel, Board(alternating(ROWS, LONGEST))),
        three: _for_three(three, Board(hexagon(SIDE))),
        four: _for_four(four, Board(alternating(ROWS_OF_FOUR, LONGEST_OF_FOUR))),
    }


def _for_three(id: str, board: Board) -> BattleMap:
    """The zones are every other side of a hexagon: the lowest, and those on the upper left and right."""
    bare = BattleMap(id, board)
    last = max(row for row, _ in bare.hexes)
    ends = {row: max(place for at, place in bare.hexes if at == row) for row, _ in bare.hexes}
    upper = range((last + 1) // 2, last + 1)
    zones = (
        tuple([at for at in sorted(bare.hexes) if at[0] == 1]),
        tuple([(row, 1) for row in upper]),
        tuple([(row, ends[row]) for row in upper]),
    )
    return BattleMap(id, board, zones=zones)


def _for_four(id: str, board: Board) -> BattleMap:
    """The zones are the ends of the first and of the last row, clockwise from the lower left."""
    last, widest = ROWS_OF_FOUR, LONGEST_OF_FOUR
    left, right = range(1, ZONE_OF_FOUR + 1), range(widest - ZONE_OF_FOUR + 1, widest + 1)
    corners = ((1, left), (last, left), (last, right), (1, right))
    zones = tuple([tuple([(row, place) for place in places]) for row, places in corners])
    return BattleMap(id, board, zones=zones)


@cache
def maps() -> Mapping[str, BattleMap]:
    """The maps that come with the game, and the open fields."""
    found = dict(plain_maps())
    folder = FOLDER.path / "maps"
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda one: one.name):
            if file.name.endswith(".yaml"):
                name = file.name.removesuffix(".yaml")
                found[name] = map_in(name, parse(file.read_bytes(), str(file)))
    return found
