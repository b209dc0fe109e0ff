"""Collects cyclic garbage rarely: a full pass looks at every object of every table, and all players wait.

Tables and screens free their memory without the collector. Cycles remain where connections and tables end.
"""

import gc
from typing import Final

THRESHOLDS: Final = (5_000, 10, 1_000_000)
"""New objects until the youngest are looked at, and how often that happens before older ones are; the oldest
are left to `Rooms`."""


def start_collecting() -> None:
    """Call it once everything is imported: that is never garbage, so no pass looks at it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
