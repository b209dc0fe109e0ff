"""The ways to play Warseer."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from signum.engine.seating import Side
from signum.engine.units import Count
from signum.warseer.core.figures import number, numbers
from signum.warseer.core.state import DUEL
from signum.warseer.core.table_rules import ALLIANCE_SIDES

FIRST_DUEL: Final = "first-duel"
LONG_DUEL: Final = "long-duel"
FIRST_STEPS: Final = "first-steps"
"""A guided first game, from a position."""
THREE: Final = "three"
FOUR: Final = "four"
TEAMS: Final = "teams"
SEVERAL: Final = (THREE, FOUR, TEAMS)
"""W-FFA, W-ALL: with more than two players, from positions only, since no map for so many is drawn yet."""
TEAM_GOAL: Final = max(numbers("W-ALL-03", "goals"))
SHORT, LONG = sorted(numbers("W-WIN-01", "goals"))


class Mode(Struct, frozen=True):
    """A way to play: the side of each seat, the goal, and whether players place unique terrain."""

    id: str
    sides: tuple[Side, ...]
    brings_decks: bool = True
    goal: Count = SHORT
    """W-WIN-01."""
    feats: Count = number("W-FEAT-01", "duel")
    """W-FEAT-01: the size of the feat deck."""
    uniques: bool = True
    """W-TER-18: none is advised for first games."""
    deckless: tuple[int, ...] = ()
    scripted: tuple[int, ...] = ()
    editions: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    has_time_limit: bool = True


MODES: Final[Mapping[str, Mode]] = {
    mode.id: mode
    for mode in (
        Mode(DUEL, (0, 1)),
        Mode(FIRST_DUEL, (0, 1), uniques=False),
        Mode(LONG_DUEL, (0, 1), goal=LONG),
        Mode(FIRST_STEPS, (0, 1), brings_decks=False, uniques=False),
        Mode(THREE, (0, 1, 2), brings_decks=False, feats=number("W-FFA-01", "feats")),
        Mode(FOUR, (0, 1, 2, 3), brings_decks=False, feats=number("W-FFA-01", "feats")),
        Mode(TEAMS, ALLIANCE_SIDES, brings_decks=False, goal=TEAM_GOAL, feats=number("W-ALL-01", "feats")),
    )
}
