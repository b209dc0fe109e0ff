"""How much one connection and one address may ask in a while, so that nobody else has to wait for them."""

import asyncio
from collections import Counter
from time import monotonic
from typing import Final

from signum.server import protocol as p
from signum.server.http.addresses import is_here

BURST: Final = 600
"""So much at once."""
EACH_SECOND: Final = 240
"""And so much a second in the long run: a drag asks sixty times."""
UNKNOWN: Final = 4
"""What a message costs that is none of ours."""

TABLES_A_MINUTE: Final = 30
CONNECTIONS: Final = 1000
WATCHERS: Final = 50
"""So many may watch a table at once."""
WINDOWS: Final = 8
"""So many connections a seat may have; the oldest makes room for one more."""
MINUTE: Final = 60.0
MOST_KNOWN: Final = 4096
"""So many addresses are remembered before those with nothing to remember are forgotten."""


class Allowance:
    """Of one connection: it fills up with time and is spent by commands."""

    def __init__(self, burst: int = BURST, each_second: int = EACH_SECOND) -> None:
        self.burst = burst
        self.each_second = each_second
        self.left = float(burst)
        self.at = monotonic()

    async def spend(self, command: p.Command | None) -> None:
        """Pay for a command; where nothing is left wait until there is."""
        moment = monotonic()
        self.left = min(self.burst, self.left + (moment - self.at) * self.each_second)
        self.at = moment
        self.left -= UNKNOWN if command is None else command.cost
        if self.left < 0:
            await asyncio.sleep(-self.left / self.each_second)


class AddressLimits:
    """Of every address: how many tables it made in the last minute, and how often it is connected.

    Tables made on the server's own machine are not counted. Behind a proxy that tells the server where its
    visitors come from (X-Forwarded-For) they count for themselves.
    """

    def __init__(self, tables: int = TABLES_A_MINUTE, connections: int = CONNECTIONS) -> None:
        self.tables = tables
        self.connections = connections
        self.made: dict[str, list[float]] = {}
        self.inside: Counter[str] = Counter()

    def may_make(self, address: str, now: float | None = None) -> bool:
        """Whether one more table may be made from there; if so it is counted."""
        if is_here(address):
            return True
        moment = monotonic() if now is None else now
        if len(self.made) > MOST_KNOWN:
            self.made = {one: times for one, times in self.made.items() if times[-1] > moment - MINUTE}
        recent = [time for time in self.made.get(address, []) if time > moment - MINUTE]
        may = len(recent) < self.tables
        self.made[address] = [*recent, moment] if may else recent
        return may

    def enter(self, address: str) -> bool:
        """Whether one more connection may come from there; if so it is counted until it leaves."""
        if self.inside[address] >= self.connections:
            return False
        self.inside[address] += 1
        return True

    def leave(self, address: str) -> None:
        """A connection ended."""
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]
