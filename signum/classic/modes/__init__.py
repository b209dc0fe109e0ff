"""The ways to play the classic game."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from signum.classic.core.mode import Mode
from signum.classic.modes.duel import DUEL
from signum.classic.modes.each_for_themselves import FOUR, THREE
from signum.classic.modes.quest import QUEST_PVE, QUEST_PVP
from signum.classic.modes.teams import TEAMS

MODES: Final[Mapping[str, Mode]] = MappingProxyType(
    {mode.id: mode for mode in (DUEL, THREE, FOUR, TEAMS, QUEST_PVE, QUEST_PVP)}
)
"""By id, the default mode first."""
