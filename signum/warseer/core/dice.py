"""The six dice (W-DIC-01): each face shows one symbol or none."""

from collections.abc import Iterable, Sequence
from typing import Final

from signum.engine.dice import Die, Face
from signum.warseer.core.figures import number, words

CRIT: Final[Face] = "crit"
HIT: Final[Face] = "hit"
PUSH: Final[Face] = "push"
BLANK: Final[Face] = "blank"
FACES: Final = (CRIT, HIT, PUSH, BLANK)

COLOURS: Final = ("yellow", "blue", "red", "purple", "green", "black")
DICE: Final = {colour: Die(colour, words("W-DIC-01", colour)) for colour in COLOURS}
YELLOW, BLUE, RED, PURPLE, GREEN, BLACK = COLOURS
MOST: Final = number("W-DIC-03", "most")
"""The most dice of an attack."""


def dice(colours: Iterable[str]) -> tuple[Die, ...]:
    """Dice by their colours."""
    return tuple([DICE[colour] for colour in colours])


def symbols(faces: Sequence[Face], wanted: Face) -> int:
    """How many of the faces show a symbol."""
    return faces.count(wanted)
