"""The two kinds of dice, and the cards that show the wind if no seat plays the storm."""

from typing import Final

from signum.engine.dice import Die, Face
from signum.engine.dice_cards import DiceCards

GUST, HOWL, LULL = "gust", "howl", "lull"
FLARE, GLOW = "flare", "glow"
WIND: Final = Die("wind", (GUST, GUST, HOWL, LULL, LULL, LULL))
FLAME: Final = Die("flame", (FLARE, FLARE, GLOW, GLOW))

BLOWN_OUT: Final[dict[Face, int]] = {GUST: 1, HOWL: 2}
WEATHER: Final[DiceCards] = {
    "breeze": (LULL, GUST, LULL),
    "squall": (GUST, HOWL, GUST),
    "hush": (LULL, LULL, LULL),
    "blow": (HOWL, LULL, GUST),
}
"""L-SOLO-01."""
