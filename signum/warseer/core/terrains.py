"""The terrains and their lasting properties (W-TER); what they do with dice is in the chapter on terrain."""

from typing import Final

from msgspec import Struct

from signum.engine.units import Word
from signum.warseer.core.holdings import Held

FOREST: Final = "forest"
HILL: Final = "hill"
RIVER: Final = "river"
FORD: Final = "ford"
BRIDGE: Final = "bridge"
SPIRE: Final = "spire"
ALTAR: Final = "altar"
RUINS: Final = "ruins"
CATACOMBS: Final = "catacombs"
TELEPORT: Final = "teleport"
PORTAL: Final = "portal"
FORWARD_CAMP: Final = "forward-camp"


class Terrain(Struct, frozen=True):
    """A kind of terrain: the rule it stands in, and what it does to movement and sight."""

    id: Word
    rule: str
    difficult: bool = False
    impassable: bool = False
    blocks: bool = False
    unique: bool = False
    paired: bool = False
    """W-TER-19: whether it comes in pairs."""
    aura: tuple[Held, ...] = ()
    """W-TER-17: the abilities of all creatures in its hex and within the reach of the aura."""
    aura_reach: int = 0
    """W-TER-17: how many hexes around its own it reaches."""


TERRAINS: Final = {
    one.id: one
    for one in (
        Terrain(FOREST, "W-TER-05", difficult=True, blocks=True),
        Terrain(HILL, "W-TER-06", difficult=True, blocks=True),
        Terrain(RIVER, "W-TER-07", impassable=True),
        Terrain(FORD, "W-TER-08"),
        Terrain(BRIDGE, "W-TER-09"),
        Terrain(SPIRE, "W-TER-10", impassable=True, blocks=True, unique=True, aura_reach=1),
        Terrain(ALTAR, "W-TER-11", unique=True, aura_reach=1),
        Terrain(RUINS, "W-TER-12", difficult=True, unique=True),
        Terrain(CATACOMBS, "W-TER-13", difficult=True, unique=True),
        Terrain(TELEPORT, "W-TER-14", unique=True, paired=True),
        Terrain(PORTAL, "W-TER-15", unique=True, paired=True),
        Terrain(FORWARD_CAMP, "W-TER-16", unique=True),
    )
}
UNIQUES: Final = tuple([one.id for one in TERRAINS.values() if one.unique])
