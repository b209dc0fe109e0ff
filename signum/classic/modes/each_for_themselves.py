"""The battle of three (C-VAR-02) and free for all (C-VAR-04)."""

from typing import Final

from signum.classic.chapters.turn.steps import next_step
from signum.classic.chapters.turn.victory import verdict
from signum.classic.core.mode import Mode
from signum.classic.modes.corners import border, free_corners

THREE: Final = Mode(
    id="three",
    sides=(0, 1, 2),
    step=next_step,
    verdict=verdict,
    border=border,
    corners=free_corners,
    winner_begins=True,
)
FOUR: Final = Mode(
    id="four",
    sides=(0, 1, 2, 3),
    step=next_step,
    verdict=verdict,
    border=border,
    corners=free_corners,
    winner_begins=True,
)
