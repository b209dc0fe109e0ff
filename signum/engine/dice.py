"""Dice with faces. A die falls on a number from 1, and each number shows a face."""

from collections.abc import Sequence
from functools import lru_cache
from math import gcd
from typing import TypeAlias

from msgspec import Struct

Face: TypeAlias = str
DiceNumbers: TypeAlias = tuple[int, ...]


class Die(Struct, frozen=True):
    """A kind of die: its name, and its faces in the order of their numbers. Faces may repeat."""

    name: str
    faces: tuple[Face, ...]

    def __hash__(self) -> int:
        # A die is hashed with every throw, so only its name is hashed.
        return hash(self.name)

    @property
    def sides(self) -> int:
        """The number of sides, all equally likely."""
        return len(self.faces)

    def face(self, number: int) -> Face:
        """The face that a number shows."""
        return self.faces[number - 1]

    def number(self, face: Face) -> int:
        """The lowest number that shows a face, for dice given by their faces."""
        return self.faces.index(face) + 1


@lru_cache(maxsize=256)
def numbered(sides: int) -> Die:
    """A die that shows its numbers."""
    return Die(f"d{sides}", tuple([str(number) for number in range(1, sides + 1)]))


D6 = numbered(6)


def shown(dice: Sequence[Die], numbers: Sequence[int]) -> tuple[Face, ...]:
    """The faces of several dice, in their order."""
    return tuple([die.faces[number - 1] for die, number in zip(dice, numbers, strict=True)])


@lru_cache(maxsize=256)
def weights(die: Die) -> dict[Face, int]:
    """The relative chance of each face, in the smallest whole numbers."""
    counts = {face: die.faces.count(face) for face in die.faces}
    common = gcd(*counts.values())
    return {face: count // common for face, count in counts.items()}
