"""The die of three symbols: bullseye on 1 and 2, axe on 3 and 4, shield on 5 and 6."""

from typing import Final

from signum.engine.dice import DiceNumbers, Die, Face, shown

__all__ = [
    "AXE",
    "AXE_OR_SHIELD",
    "BULLSEYE",
    "BULLSEYE_ONLY",
    "DIE",
    "FACES",
    "SHIELD",
    "SHIELD_ONLY",
    "Face",
    "dice",
    "faces",
    "number",
]

BULLSEYE: Final = "bullseye"
AXE: Final = "axe"
SHIELD: Final = "shield"

FACES: Final = (BULLSEYE, AXE, SHIELD)
DIE: Final = Die("die", (BULLSEYE, BULLSEYE, AXE, AXE, SHIELD, SHIELD))

AXE_OR_SHIELD: Final = frozenset({AXE, SHIELD})
SHIELD_ONLY: Final = frozenset({SHIELD})
BULLSEYE_ONLY: Final = frozenset({BULLSEYE})


def dice(count: int) -> tuple[Die, ...]:
    """This number of dice; none if it is below 1."""
    return (DIE,) * count


def faces(numbers: DiceNumbers) -> tuple[Face, ...]:
    """The symbols of several dice, in their order."""
    return shown((DIE,) * len(numbers), numbers)


def number(symbol: Face) -> int:
    """The lower of the two numbers that show a symbol, for dice given by their symbols."""
    return DIE.number(symbol)
