"""How many random cases a test tries, and in which printings: few in `make test`, more in `make soak`."""

import os

TIMES = int(os.environ.get("TIMES", "1"))


def times(count: int) -> range:
    """The numbers of the cases."""
    return range(count * TIMES)


def printings(*few: str) -> tuple[str, ...]:
    """The printings in which long games are played: these, and all in `make soak`."""
    return few if TIMES == 1 else ("ru1", "de1", "fr1", "en2")
