"""Whose question is measured next: one at a time, and whoever had least of the server's time comes first."""

import asyncio
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from time import monotonic
from typing import Final, NamedTuple

MOST_KNOWN: Final = 4096
"""So many askers are remembered before those who do not wait are forgotten."""


class Asker(NamedTuple):
    """Who asks: from where, and there at which table and seat; those who watch a table are one asker."""

    address: str
    place: Hashable = None


class FairQueue:
    """A queue in which a flood waits behind itself.

    Addresses share the time alike, then tables and seats of one address. Python measures one thing at a time
    anyway, so nobody loses by it. Once nobody waits everything is forgotten.
    """

    def __init__(self) -> None:
        self.waiting: list[tuple[Asker, asyncio.Future[None]]] = []
        self.spent: dict[Hashable, float] = {}
        """Seconds that each address and each asker had while others waited."""
        self.busy = False

    @asynccontextmanager
    async def slot(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for the turn of an asker, and count how long it takes."""
        await self._come(asker)
        began = monotonic()
        try:
            yield
        finally:
            for key in (asker.address, asker):
                self.spent[key] = self.spent.get(key, 0.0) + monotonic() - began
            self._go()

    async def _come(self, asker: Asker) -> None:
        if not self.busy:
            self.busy = True
            return
        self._greet(asker)
        mine = asker, asyncio.get_running_loop().create_future()
        self.waiting.append(mine)
        try:
            await mine[1]
        except asyncio.CancelledError:
            if not mine[1].cancelled():
                # It was this one's turn just now.
                self._go()
            raise

    def _greet(self, asker: Asker) -> None:
        """A newcomer had as little as any of those who wait, not less: it does not come first for long."""
        others = [other for other, _ in self.waiting]
        alike = [other for other in others if other.address == asker.address]
        self.spent.setdefault(
            asker.address, min([self.spent[other.address] for other in others], default=0.0)
        )
        self.spent.setdefault(asker, min([self.spent[other] for other in alike], default=0.0))

    def _go(self) -> None:
        """The next one, if anybody waits; who hung up does not."""
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
