"""What the number of players and sides changes: W-TURN-05, W-ECO-04, W-ALL, W-FFA."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from signum.engine.seating import Side
from signum.engine.units import Count, Seat
from signum.warseer.core.figures import number
from signum.warseer.core.state import State

ALLIANCE_SIDES: Final[tuple[Side, ...]] = (0, 1, 0, 1)
"""W-ALL-01: turns alternate between the teams."""


class TableRules(Struct, frozen=True):
    """The figures of a duel, of an alliance, or of all against all."""

    limit: Mapping[int, Count]
    """The creatures that a player may have, by the number of players."""
    limit_rule: str
    end_rules: tuple[str, ...]
    """The rules that end the game besides W-WIN-04."""
    fall_rule: str
    """The rule about a hero that falls."""
    gained: Count = 0
    """Victory points for the other side when a hero falls."""
    lost: Count = 0
    """Victory points that the player of the hero loses."""
    goes_on: bool = True
    """Whether the game goes on while two sides have a hero."""
    low_starts: Count = 2
    """W-ECO-04: how many players begin with the smaller power."""
    zones: tuple[Seat, ...] = (0, 1, 2, 3)
    """The deployment zone of each seat."""


DUEL_RULES: Final = TableRules(
    {2: number("W-TURN-05", "creatures")},
    "W-TURN-05",
    ("W-WIN-01",),
    "W-WIN-02",
    gained=number("W-WIN-02", "points"),
    goes_on=False,
    low_starts=1,
)
ALLIANCE: Final = TableRules(
    {4: number("W-ALL-01", "creatures")},
    "W-ALL-01",
    ("W-ALL-03",),
    "W-ALL-02",
    gained=number("W-ALL-02", "points"),
    zones=(0, 1, 3, 2),
)
FREE_FOR_ALL: Final = TableRules(
    {3: number("W-FFA-01", "three"), 4: number("W-FFA-01", "four")},
    "W-FFA-01",
    ("W-FFA-03",),
    "W-FFA-02",
    lost=number("W-FFA-02", "points"),
)


def table_rules(state: State) -> TableRules:
    """The rules that follow from the players and their sides."""
    players = len(state.players)
    if players == 2:
        return DUEL_RULES
    return ALLIANCE if len(set(state.seating.side_of)) < players else FREE_FOR_ALL
