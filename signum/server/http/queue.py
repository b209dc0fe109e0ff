"""A fair queue for slow work: the client with the least usage first."""

import asyncio
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from time import monotonic
from typing import Final, NamedTuple

MOST_KNOWN: Final = 4096
"""Above this number of remembered askers, those that do not wait are forgotten."""
MOST_WAITING: Final = 32
"""Requests of one address that may wait; each of them may have brought half a megabyte."""


class Asker(NamedTuple):
    """An address, and there a table and seat; all spectators of a table are one asker."""

    address: str
    place: Hashable = None
    table: str = ""
    """Of one table only one asker is served at a time; empty: without this limit."""


class FairQueue:
    """Shares time equally between addresses, then between tables and seats of one address.

    So a flood of questions only delays itself. Usage is forgotten once no asker waits.
    """

    def __init__(self, slots: int = 1) -> None:
        self.slots = slots
        """The number of askers that are served at a time."""
        self.served: list[Asker] = []
        self.waiting: list[tuple[Asker, asyncio.Future[None]]] = []
        self.spent: dict[Hashable, float] = {}
        """The seconds that each address and each asker used while others waited."""

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
            self.leave(asker)

    def is_full_of(self, address: str) -> bool:
        """Whether so much of an address waits that one more large request is declined."""
        return len([one for one, _ in self.waiting if one.address == address]) >= MOST_WAITING

    def leave(self, asker: Asker) -> None:
        """An asker was served: the next ones have their turn."""
        self.served.remove(asker)
        self._next()

    async def _enter(self, asker: Asker) -> None:
        if self._may_be_served(asker):
            self.served.append(asker)
            return
        self._start(asker)
        mine = asker, asyncio.get_running_loop().create_future()
        self.waiting.append(mine)
        try:
            await mine[1]
        except asyncio.CancelledError:
            if not mine[1].cancelled():
                # It was chosen just now, so pass its turn on.
                self.leave(asker)
            raise

    def _may_be_served(self, asker: Asker) -> bool:
        if len(self.served) >= self.slots:
            return False
        return not asker.table or all(one.table != asker.table for one in self.served)

    def _start(self, asker: Asker) -> None:
        """Start a new asker at the lowest usage in the queue, so that it cannot jump ahead for long."""
        others = [other for other, _ in self.waiting]
        alike = [other for other in others if other.address == asker.address]
        self.spent.setdefault(
            asker.address, min([self.spent[other.address] for other in others], default=0.0)
        )
        self.spent.setdefault(asker, min([self.spent[other] for other in alike], default=0.0))

    def _next(self) -> None:
        """Serve those that still wait, as far as there are slots."""
        self.waiting = [one for one in self.waiting if not one[1].done()]
        if not self.waiting:
            self.spent.clear()
            return
        if len(self.spent) > MOST_KNOWN:
            known = {key for asker, _ in self.waiting for key in (asker.address, asker)}
            self.spent = {key: spent for key, spent in self.spent.items() if key in known}
        while able := [one for one in self.waiting if self._may_be_served(one[0])]:
            chosen = min(able, key=lambda one: (self.spent[one[0].address], self.spent[one[0]]))
            self.waiting.remove(chosen)
            self.served.append(chosen[0])
            chosen[1].set_result(None)
