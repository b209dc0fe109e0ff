"""How much one connection may ask in a while: who asks faster waits, nobody else does."""

import asyncio
from time import monotonic
from typing import Final

BURST: Final = 240
"""So many commands at once."""
EACH_SECOND: Final = 120
"""And so many a second in the long run: a drag asks sixty times."""


class Allowance:
    """Fills up with time and is spent by commands."""

    def __init__(self, burst: int = BURST, each_second: int = EACH_SECOND) -> None:
        self.burst = burst
        self.each_second = each_second
        self.left = float(burst)
        self.at = monotonic()

    async def spend(self) -> None:
        """Take one; where none is left wait until there is."""
        moment = monotonic()
        self.left = min(self.burst, self.left + (moment - self.at) * self.each_second)
        self.at = moment
        self.left -= 1
        if self.left < 0:
            await asyncio.sleep(-self.left / self.each_second)
