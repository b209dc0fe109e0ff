"""The first edition in its three printings: Russian, German and French."""

from dataclasses import replace

from signum.classic.editions.edition import Edition
from signum.classic.state import Player
from signum.engine.values import last_applied


def holds_51(player: Player) -> bool:
    """The prosperity goal is a figure alone."""
    return player.prosperity >= 51


FR1 = Edition(
    id="fr1",
    bases=frozenset({32, 50, 60}),
    starting_prosperity=3,
    untaps_every_card=False,
    contact_below=10,  # C-MOV-06 ruling: bases that touch, with 0.1 mm for rounding
    closest_summoning=0,
    agile_always=True,
    jumps_over_terrain=False,
    pushes_along_sight=True,
    contradiction=last_applied,
    contradiction_cites=("C-DRG-02",),
    prosperity_goal_met=holds_51,
    veteran_meets_magic=False,
    hero_decides_first=False,
)
DE1 = replace(FR1, id="de1", veteran_meets_magic=True)
RU1 = replace(DE1, id="ru1", starting_prosperity=2)
