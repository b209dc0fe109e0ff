"""Dice of three symbols: bullseye on 1 and 2, axe on 3 and 4, shield on 5 and 6."""

from typing import Final, TypeAlias

Face: TypeAlias = str

BULLSEYE: Final = "bullseye"
AXE: Final = "axe"
SHIELD: Final = "shield"

FACES: Final = (BULLSEYE, AXE, SHIELD)
_FACE_OF: Final = (BULLSEYE, BULLSEYE, AXE, AXE, SHIELD, SHIELD)

AXE_OR_SHIELD: Final = frozenset({AXE, SHIELD})
SHIELD_ONLY: Final = frozenset({SHIELD})
BULLSEYE_ONLY: Final = frozenset({BULLSEYE})


def face(number: int) -> Face:
    """The symbol of a number from 1 to 6."""
    return _FACE_OF[number - 1]


def faces(numbers: tuple[int, ...]) -> tuple[Face, ...]:
    """The symbols of several dice, in their order."""
    return tuple([_FACE_OF[number - 1] for number in numbers])


def number(symbol: Face) -> int:
    """The lower of the two numbers that show a symbol, for dice that are given by their symbols."""
    return 2 * FACES.index(symbol) + 1
