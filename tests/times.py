"""How many random cases a test tries: few in `make test`, TIMES as many in `make soak`."""

import os

TIMES = int(os.environ.get("TIMES", "1"))


def times(count: int) -> range:
    """The numbers of the cases."""
    return range(count * TIMES)
