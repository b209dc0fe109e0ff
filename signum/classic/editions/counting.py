"""The small functions of printings that count in different ways."""

from signum.classic.core.dice import SHIELD, faces
from signum.classic.core.state import CHARACTER, Creature


def shields(numbers: tuple[int, ...]) -> int:
    """C-SETUP-01: the number of shields."""
    return faces(numbers).count(SHIELD)


def characters(creatures: list[Creature]) -> list[Creature]:
    """C-SUM-04: heroes do not count."""
    return [one for one in creatures if one.type == CHARACTER]


def one_bullseye(_health: int) -> int:
    """A-CONTROL: one is enough, whatever health the target has left."""
    return 1


def as_many_as_health(health: int) -> int:
    """A-CONTROL: one for each wound that the target could still take."""
    return health


def as_many_as_successes(successes: int) -> int:
    """T-COVER: a defence as against shooting."""
    return successes


def a_single_die(_successes: int) -> int:
    """T-COVER: one die, whatever the number of successes."""
    return 1
