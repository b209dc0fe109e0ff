"""The symbols that dice show: exact weights by convolution over their numbers."""

from collections.abc import Mapping
from functools import lru_cache
from math import lcm
from typing import Final, NamedTuple, TypeAlias

from signum.warseer.core.dice import CRIT, DICE, HIT, PUSH
from signum.warseer.core.units import DiceNames

SIDES: Final = lcm(*[die.sides for die in DICE.values()])
"""The number of equally likely ways in which any die falls."""


class Symbols(NamedTuple):
    """Numbers of symbols; blanks do not matter."""

    crits: int = 0
    hits: int = 0
    pushes: int = 0

    def plus(self, other: "Symbols") -> "Symbols":
        """Both together."""
        return Symbols(self.crits + other.crits, self.hits + other.hits, self.pushes + other.pushes)


Row: TypeAlias = Mapping[Symbols, int]
"""In how many ways dice show these symbols; together SIDES for each die."""


def symbols_of(faces: tuple[str, ...]) -> Symbols:
    """The symbols on some faces."""
    return Symbols(faces.count(CRIT), faces.count(HIT), faces.count(PUSH))


@lru_cache(maxsize=64)
def faces_of(colour: str) -> dict[str, int]:
    """The faces of a die, each with its share of SIDES."""
    die = DICE[colour]
    return {face: die.faces.count(face) * SIDES // die.sides for face in dict.fromkeys(die.faces)}


@lru_cache(maxsize=4096)
def thrown(colours: DiceNames) -> Row:
    """The symbols of a throw; sort the colours, so that equal throws are remembered once."""
    row: dict[Symbols, int] = {Symbols(): 1}
    for colour in colours:
        longer: dict[Symbols, int] = {}
        for symbols, weight in row.items():
            for face, likely in faces_of(colour).items():
                sum_of = symbols.plus(symbols_of((face,)))
                longer[sum_of] = longer.get(sum_of, 0) + weight * likely
        row = longer
    return row
