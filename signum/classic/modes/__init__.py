"""The ways to play the classic game."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from signum.classic.core.mode import Mode
from signum.classic.modes.duel import DUEL

MODES: Final[Mapping[str, Mode]] = MappingProxyType({mode.id: mode for mode in (DUEL,)})
"""By id, the default mode first."""
