"""Shoulder to shoulder: two against two (C-VAR-05, C-VAR-06). Allies have neighbouring numbers."""

from typing import Final

from signum.classic.chapters.turn.steps import next_step
from signum.classic.chapters.turn.victory import verdict
from signum.classic.core.mode import Mode
from signum.classic.modes.corners import border, corners_beside_allies

TEAMS: Final = Mode(
    id="teams",
    sides=(0, 0, 1, 1),
    step=next_step,
    verdict=verdict,
    border=border,
    corners=corners_beside_allies,
)
