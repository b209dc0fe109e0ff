"""Limits for connections and addresses, so that other clients do not have to wait for them."""

import asyncio
from collections import Counter
from time import monotonic
from typing import Final

from signum.server import protocol as p
from signum.server.http.addresses import is_here

BURST: Final = 600
"""The cost that a connection may spend at once."""
EACH_SECOND: Final = 240
"""The cost per second in the long run: a drag sends sixty commands."""
UNKNOWN: Final = 4
"""The cost of a message that is not a command."""

TABLES_A_MINUTE: Final = 30
CONNECTIONS: Final = 1000
WATCHERS: Final = 50
"""At one table at once."""
WINDOWS: Final = 8
"""Connections of one seat; one more ends the oldest."""
MINUTE: Final = 60.0
MOST_KNOWN: Final = 4096
"""Above this number of remembered addresses, those without recent tables are forgotten."""


class Allowance:
    """A token bucket for one connection: time fills it, commands spend from it."""

    def __init__(self, burst: int = BURST, each_second: int = EACH_SECOND) -> None:
        self.burst = burst
        self.each_second = each_second
        self.left = float(burst)
        self.at = monotonic()

    async def spend(self, command: p.Command | None) -> None:
        """Pay for a command; wait while the allowance is empty."""
        moment = monotonic()
        self.left = min(self.burst, self.left + (moment - self.at) * self.each_second)
        self.at = moment
        self.left -= UNKNOWN if command is None else command.cost
        if self.left < 0:
            await asyncio.sleep(-self.left / self.each_second)


class AddressLimits:
    """Counts for each address the tables of the last minute and the open connections.

    Tables made on the server's machine are not counted. Behind a proxy that sends X-Forwarded-For, visitors
    have separate addresses.
    """

    def __init__(self, tables: int = TABLES_A_MINUTE, connections: int = CONNECTIONS) -> None:
        self.tables = tables
        self.connections = connections
        self.made: dict[str, list[float]] = {}
        self.connected: Counter[str] = Counter()

    def may_make(self, address: str, now: float | None = None) -> bool:
        """Whether this address may make one more table; if so it is counted."""
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
        """Whether this address may have one more connection; if so it is counted until it leaves."""
        if self.connected[address] >= self.connections:
            return False
        self.connected[address] += 1
        return True

    def leave(self, address: str) -> None:
        """A connection ended."""
        self.connected[address] -= 1
        if not self.connected[address]:
            del self.connected[address]
