"""Collects cyclic garbage in quiet moments only: a pass looks at every object of every table, and all wait.

Answers and screens free their memory without the collector. Cycles remain where connections and tables end:
a few hundred objects each. The automatic passes over young objects found none of them, because such objects
are old when they become garbage, and took a tenth of the processor time of a busy server.
"""

import gc
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any, Final

USUALLY: Final = 600.0
"""Seconds between two passes, if there is a quiet moment."""
LATEST: Final = 6 * 3600.0
"""Seconds after which a pass is made in any case."""
QUIET: Final = 3.0
"""A moment is quiet if nothing was stored for these seconds."""
MOST_NEW: Final = 20_000_000
"""Objects that may be added between two passes: about two gigabytes, most of them in use."""

IDLE: Final = 1.0
"""Seconds without a job after which a worker makes a full pass."""
BUSIEST: Final = 300.0
"""Seconds after which a worker makes one in any case."""
YOUNGER: Final = 10
"""Passes over younger objects after which a full one is worth while."""
NEVER: Final = 1 << 30
"""Passes over younger objects after which Python would make a full one by itself."""


def start_collecting() -> None:
    """Call it once everything is imported: that is never garbage, so no pass looks at it again."""
    gc.collect()
    gc.freeze()
    gc.disable()


class FullPasses:
    """Decides when all objects are looked at: about one millisecond for each table."""

    def __init__(self, now: float) -> None:
        self._last = now

    def collect(self, now: float, stored: float) -> bool:
        """Make a pass if one is due; `stored` is the time at which something was stored last."""
        since = now - self._last
        due = since >= LATEST or (since >= USUALLY and now - stored >= QUIET) or added() >= MOST_NEW
        if due:
            gc.collect()
            self._last = now
        return due


def added() -> int:
    """The objects made since the last pass, less the freed ones: it grows as garbage does."""
    return gc.get_count()[0]


class IdlePasses:
    """Full passes of a worker while nobody waits for it: with long replays they take a fifth of a second."""

    def __init__(self) -> None:
        youngest, younger, _ = gc.get_threshold()
        gc.set_threshold(youngest, younger, NEVER)
        self._last = monotonic()

    def next(self, jobs: SimpleQueue[Any]) -> Any:
        """The next job; if there is none for a while, old objects are looked at before it comes."""
        if monotonic() - self._last >= BUSIEST:
            self._collect()
        try:
            return jobs.get(timeout=IDLE)
        except Empty:
            if gc.get_count()[2] >= YOUNGER:
                self._collect()
            return jobs.get()

    def _collect(self) -> None:
        gc.collect()
        self._last = monotonic()
