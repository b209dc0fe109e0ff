"""A fair queue for slow questions: one at a time, the client with the least usage first."""

import asyncio
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from time import monotonic
from typing import Final, NamedTuple

MOST_KNOWN: Final = 4096
"""Above this number of remembered askers, those that do not wait are forgotten."""


class Asker(NamedTuple):
    """An address, and there a table and seat; all spectators of a table are one asker."""

    address: str
    place: Hashable = None


class FairQueue:
    """Shares time equally between addresses, then between tables and seats of one address.

    So a flood of questions only delays itself. Python computes one reply at a time anyway, so nobody loses.
    Usage is forgotten once no asker waits.
    """

    def __init__(self) -> None:
        self.waiting: list[tuple[Asker, asyncio.Future[None]]] = []
        self.spent: dict[Hashable, float] = {}
        """The seconds that each address and each asker used while others waited."""
        self.busy = False

    @asynccontextmanager
    async def slot(self, asker: Asker) -> AsyncIterator[None]:
        """Wait until the asker is served, and count how long that takes."""
        await self._enter(asker)
        began = monotonic()
        try:
            yield
        finally:
            for key in (asker.address, asker):
                self.spent[key] = self.spent.get(key, 0.0) + monotonic() - began
            self._next()

    async def _enter(self, asker: Asker) -> None:
        if not self.busy:
            self.busy = True
            return
        self._start(asker)
        mine = asker, asyncio.get_running_loop().create_future()
        self.waiting.append(mine)
        try:
            await mine[1]
        except asyncio.CancelledError:
            if not mine[1].cancelled():
                # It was chosen just now, so pass its turn on.
                self._next()
            raise

    def _start(self, asker: Asker) -> None:
        """Start a new asker at the lowest usage in the queue, so that it cannot jump ahead for long."""
        others = [other for other, _ in self.waiting]
        alike = [other for other in others if other.address == asker.address]
        self.spent.setdefault(
            asker.address, min([self.spent[other.address] for other in others], default=0.0)
        )
        self.spent.setdefault(asker, min([self.spent[other] for other in alike], default=0.0))

    def _next(self) -> None:
        """Serve the next asker that still waits."""
        self.waiting = [one for one in self.waiting if not one[1].done()]
        if not self.waiting:
            self.busy = False
            self.spent.clear()
            return
        if len(self.spent) > MOST_KNOWN:
            known = {key for asker, _ in self.waiting for key in (asker.address, asker)}
            self.spent = {key: spent for key, spent in self.spent.items() if key in known}
        chosen = min(self.waiting, key=lambda one: (self.spent[one[0].address], self.spent[one[0]]))
        self.waiting.remove(chosen)
        chosen[1].set_result(None)
