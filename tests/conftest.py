"""Settings for all tests, and what starts their servers."""

import gc
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.serving import Launcher, launching

# No test is red because the machine was busy; under CI the same examples are tried every time.
settings.register_profile("signum", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile(
    "signum-ci", settings.get_profile("signum"), derandomize=True, database=None, print_blob=True
)
settings.load_profile("signum-ci" if os.environ.get("CI") else "signum")

LONGEST = (
    "tests/games/test_soak.py",
    "tests/server/test_kill.py",
    "tests/server/test_load.py",
    "tests/browser/test_first_game.py",
)
"""They come first, so that no core waits for another at the end."""


OBJECTS, PASSES, LONG_PASSES = 10_000, 20, 50
"""How many new objects the garbage collector waits for, and how many passes before it looks at older ones.

As Python has it, it takes a quarter of the processor time of random games: it searches all cards and rules;
as much of the time in which tests are collected.
"""
gc.set_threshold(OBJECTS, PASSES, LONG_PASSES)


def pytest_xdist_auto_num_workers() -> int:
    """Half as many again as there are processors: many tests wait for a server or a browser."""
    return len(os.sched_getaffinity(0)) * 3 // 2 if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest tests first, all others in their order."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))


def pytest_collection_finish() -> None:
    """Spare the garbage collector the modules and tests, half a million objects that stay to the end."""
    gc.freeze()


@pytest.fixture(scope="session")
def launcher() -> Iterator[Launcher]:
    """Starts servers at once; one for all tests of a worker, since it takes seconds to import everything."""
    with launching() as ready:
        yield ready
