"""Collects cyclic garbage rarely: a full pass looks at every object of every table, and all players wait.

Tables and screens free their memory without the collector. Cycles remain where connections and tables end.
"""

import gc
from typing import Final

THRESHOLDS: Final = (500, 5, 1_000_000)
"""New objects until the youngest are looked at, and how often that happens before older ones are. The fewer,
the shorter the pauses: each object is looked at as often. The oldest are left to `FullPasses`."""
USUALLY: Final = 600.0
"""Seconds between two full passes, if there is a quiet moment."""
LATEST: Final = 6 * 3600.0
"""Seconds after which a full pass is made in any case."""
QUIET: Final = 3.0
"""A moment is quiet if nothing was stored for these seconds."""


def start_collecting() -> None:
    """Call it once everything is imported: that is never garbage, so no pass looks at it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


class FullPasses:
    """Decides when all objects are looked at: about one millisecond for each table."""

    def __init__(self, now: float) -> None:
        self._last = now

    def collect(self, now: float, stored: float) -> bool:
        """Make a full pass if one is due; `stored` is the time at which something was stored last."""
        since = now - self._last
        due = since >= LATEST or (since >= USUALLY and now - stored >= QUIET)
        if due:
            gc.collect()
            self._last = now
        return due
