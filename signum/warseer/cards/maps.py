"""Maps read from their pictures (W-SET-06)."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from signum.content.nodes import Node
from signum.content.source import parse
from signum.engine.units import Word
from signum.field.hexes.board import Board
from signum.field.hexes.layouts import alternating, pictured
from signum.warseer.core.ground import PLAIN, BattleMap
from signum.warseer.core.state import LaidTerrain
from signum.warseer.core.terrains import BRIDGE, FORD, FOREST, HILL, PORTAL, RIVER, TELEPORT
from signum.warseer.core.units import HexPlace
from signum.warseer.folder import FOLDER

ROWS: Final = 11
LONGEST: Final = 9
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
def plain_map() -> BattleMap:
    """An open field for two."""
    return BattleMap(PLAIN, Board(alternating(ROWS, LONGEST)))


@cache
def maps() -> Mapping[str, BattleMap]:
    """The maps that come with the game, and the open field."""
    found = {PLAIN: plain_map()}
    folder = FOLDER.path / "maps"
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda one: one.name):
            if file.name.endswith(".yaml"):
                name = file.name.removesuffix(".yaml")
                found[name] = map_in(name, parse(file.read_bytes(), str(file)))
    return found
