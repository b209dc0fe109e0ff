"""How many random cases a test tries, and in which printings: few in `make test`, more in `make soak`."""

import os

import pytest

TIMES = int(os.environ.get("TIMES", "1"))


def times(count: int) -> range:
    """The numbers of the cases."""
    return range(count * TIMES)


def on_a(size: str) -> pytest.MarkDecorator:
    """A test of the browser with `phone`: on a screen of this size, in `make soak` of both."""
    sizes = [size] if TIMES == 1 else ["desktop", "phone"]
    return pytest.mark.parametrize("phone", [one == "phone" for one in sizes], ids=sizes)


def printings(*few: str) -> tuple[str, ...]:
    """The printings in which long games are played: these, and all in `make soak`."""
    return few if TIMES == 1 else ("ru1", "de1", "fr1", "en2")
