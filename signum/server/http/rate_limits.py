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
ADDRESS: Final = 8
"""The connections of one address that may spend all of their allowance at the same time."""
REQUEST: Final = 20
"""The cost of a question over HTTP."""
HELLO: Final = 240
"""The cost of a connection: it is shown a whole table, up to 40 ms of work in a long game."""

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
    """A token bucket for a connection or an address: time fills it, commands spend from it."""

    def __init__(self, burst: int = BURST, each_second: int = EACH_SECOND) -> None:
        self.burst = burst
        self.each_second = each_second
        self.left = float(burst)
        self.at = monotonic()

    async def spend(self, cost: int) -> None:
        """Pay this cost; wait while the allowance is empty."""
        self._fill()
        self.left -= cost
        if self.left < 0:
            await asyncio.sleep(-self.left / self.each_second)

    def may_spend(self, cost: int) -> bool:
        """Whether there is enough for this cost; if so it is paid."""
        self._fill()
        may = self.left >= cost
        self.left -= cost if may else 0
        return may

    @property
    def is_full(self) -> bool:
        """Whether nothing was spent for a while."""
        self._fill()
        return self.left >= self.burst

    def _fill(self) -> None:
        moment = monotonic()
        self.left = min(self.burst, self.left + (moment - self.at) * self.each_second)
        self.at = moment


def cost_of(command: p.Command | None) -> int:
    """The cost of a message; None is not a command. Each answer of a row costs as much as one by itself."""
    if command is None:
        return UNKNOWN
    answers = len(command.options) if isinstance(command, p.Answer | p.Ask) else 1
    return command.cost * max(1, answers)


class AddressLimits:
    """Counts for each address the tables of the last minute, the open connections, and what they spend.

    Tables and questions from the server's machine are not counted. Behind a proxy that sends X-Forwarded-For,
    visitors have separate addresses.
    """

    def __init__(self, tables: int = TABLES_A_MINUTE, connections: int = CONNECTIONS) -> None:
        self.tables = tables
        self.connections = connections
        self.made: dict[str, list[float]] = {}
        self.connected: Counter[str] = Counter()
        self.allowances: dict[str, Allowance] = {}

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

    def may_ask(self, address: str) -> bool:
        """Whether this address may ask one more question over HTTP; if so it is counted."""
        return is_here(address) or self._allowance(address).may_spend(REQUEST)

    async def spend(self, address: str, cost: int) -> None:
        """Pay for something that a connection of this address wants; wait while its allowance is empty."""
        if not is_here(address):
            await self._allowance(address).spend(cost)

    def _allowance(self, address: str) -> Allowance:
        """One for all connections and questions of an address."""
        if len(self.allowances) > MOST_KNOWN:
            self.allowances = {one: left for one, left in self.allowances.items() if not left.is_full}
        if address not in self.allowances:
            self.allowances[address] = Allowance(ADDRESS * BURST, ADDRESS * EACH_SECOND)
        return self.allowances[address]

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
