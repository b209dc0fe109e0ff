"""The second edition, printed in English."""

from signum.classic.editions.edition import Edition
from signum.classic.state import Player
from signum.engine.values import most_harmful

BASIC_BUILDINGS = frozenset(
    {
        "barracks",
        "library",
        "tavern",
        "arena",
        "school-of-magic",
        "temple",
        "shooting-range",
        "city-hall",
        "smithy",
    }
)  # C-CITY-04


def full_city_and_33(player: Player) -> bool:
    """All nine basic buildings stand in the City, and 33 prosperity."""
    return player.prosperity >= 33 and {building.card for building in player.city} >= BASIC_BUILDINGS


EN2 = Edition(
    id="en2",
    bases=frozenset({32, 50, 60, 80}),
    starting_prosperity=3,
    untaps_every_card=True,
    contact_below=300,  # C-MOV-06: not in contact when no closer than 3 mm
    closest_summoning=300,
    agile_always=False,
    jumps_over_terrain=True,
    pushes_along_sight=False,
    contradiction=most_harmful,
    contradiction_cites=("C-DRG-03",),
    prosperity_goal_met=full_city_and_33,
    veteran_meets_magic=False,
    hero_decides_first=True,
)
