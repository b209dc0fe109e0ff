"""The maps of the duel: W-SET-06."""

import pytest

from signum.field.hexes.board import members
from signum.field.hexes.movement import FAR, on_foot, reach
from signum.warseer.cards.maps import maps
from signum.warseer.chapters.setup import terrain_options
from signum.warseer.core.ground import PLAINS, BattleMap, Ground
from signum.warseer.core.state import LaidTerrain
from signum.warseer.core.terrains import BRIDGE, FOREST, HILL, PORTAL, RIVER, SPIRE, TELEPORT, UNIQUES
from signum.warseer.rulebook import WARSEER_BOOK

EDITION = WARSEER_BOOK.editions[0]
DRAWN = {id: one for id, one in maps().items() if id not in PLAINS}
every_map = pytest.mark.parametrize("battlefield", DRAWN.values(), ids=list(DRAWN))


def turned(battlefield: BattleMap, at: tuple[int, int]) -> tuple[int, int]:
    """The hex after half a turn."""
    row, place = at
    rows = max(row for row, _ in battlefield.hexes)
    length = sum([one == row for one, _ in battlefield.hexes])
    return rows + 1 - row, length + 1 - place


def test_there_are_six() -> None:
    assert sorted(DRAWN) == [
        "blood-barons-legacy",
        "hills-of-forgotten-heroes",
        "lands-of-lawlessness",
        "old-sanctuary",
        "silent-river-valley",
        "whisper-forest",
    ]


@every_map
def test_eleven_rows_of_nine_and_eight(battlefield: BattleMap) -> None:
    rows = [len(members(row)) for row in battlefield.board.rows]
    assert rows == [9, 8] * 5 + [9]


@every_map
def test_the_same_after_half_a_turn(battlefield: BattleMap) -> None:
    laid = {(one.at, one.kind) for one in battlefield.terrains}
    assert laid == {(turned(battlefield, at), kind) for at, kind in laid}
    assert set(battlefield.marks) == {turned(battlefield, at) for at in battlefield.marks}
    assert {turned(battlefield, at) for at in battlefield.zones[0]} == set(battlefield.zones[1])


@every_map
def test_zones_are_the_first_and_the_last_row_and_empty(battlefield: BattleMap) -> None:
    rows = [{row for row, _ in zone} for zone in battlefield.zones]
    assert rows == [{1}, {11}]
    assert [len(zone) for zone in battlefield.zones] == [9, 9]
    assert not {one.at for one in battlefield.terrains} & {at for zone in battlefield.zones for at in zone}


@every_map
def test_two_marked_hexes_a_player_not_beside_a_zone(battlefield: BattleMap) -> None:
    assert sum([row <= 5 for row, _ in battlefield.marks]) >= 2
    assert sum([row >= 7 for row, _ in battlefield.marks]) >= 2
    assert all(3 <= row <= 9 for row, _ in battlefield.marks)


@every_map
def test_zones_are_joined_on_foot_past_impassable_marks(battlefield: BattleMap) -> None:
    spires = tuple([LaidTerrain(at, SPIRE) for at in battlefield.marks])
    terrains = tuple([one for one in battlefield.terrains if one.kind != PORTAL]) + spires
    ground = Ground(battlefield, terrains)
    start = battlefield.hexes[battlefield.zones[0][0]]
    walkable = on_foot(ground.board, ground.impassable, 0)
    zones = battlefield.set_of([at for zone in battlefield.zones for at in zone])
    assert (reach(ground.board, start, min(FAR, 94), walkable) | 1 << start) & zones == zones


def test_a_duel_offers_every_unique_terrain() -> None:
    """W-TER-18: spire, altar, ruins, catacombs, teleport, portal and forward camp, on one map or another."""
    rules, library = WARSEER_BOOK.rules(EDITION), WARSEER_BOOK.library
    offered: set[str] = set()
    for name in DRAWN:
        start = library.start("duel", EDITION, library.usual_decks, on=name)
        offered |= {one.terrain for one in terrain_options(rules.with_start(start).game(start.state), 1)}
    assert offered == set(UNIQUES)
    assert len(UNIQUES) == 7


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("silent-river-valley", {RIVER: 4, BRIDGE: 2}),
        ("hills-of-forgotten-heroes", {HILL: 12}),
        ("whisper-forest", {FOREST: 20}),
        ("old-sanctuary", {TELEPORT: 2}),
        ("lands-of-lawlessness", {PORTAL: 2}),
        ("blood-barons-legacy", {RIVER: 10, BRIDGE: 4, HILL: 2}),
    ],
)
def test_a_map_fits_its_name(name: str, kinds: dict[str, int]) -> None:
    laid = [one.kind for one in DRAWN[name].terrains]
    assert {kind: laid.count(kind) for kind in kinds} == kinds


@pytest.mark.parametrize("id, players, hexes, zone", [("plain-three", 3, 169, 8), ("plain-four", 4, 163, 5)])
def test_the_open_fields_for_several_have_the_shapes_of_the_catalogue(
    id: str, players: int, hexes: int, zone: int
) -> None:
    """W-SET-06: a hexagon with zones on every other side; rows of 13 and 12 with zones at the ends."""
    there = maps()[id]
    assert there.players == players
    assert len(there.hexes) == hexes
    assert [len(one) for one in there.zones] == [zone] * players
    assert len({at for one in there.zones for at in one}) == zone * players
