"""In the server: all workers, and the queues of the work for them.

Questions of players get their reply at once, so they have workers of their own; computers, which think for
seconds, have others. In both, one job of a table runs at a time and tables have their turns.
"""

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from signum.server.http.queue import Asker, FairQueue
from signum.server.workers.jobs import Warm, WorkerDied
from signum.server.workers.process_link import Link, ProcessLink, ThreadLink
from signum.server.workers.worker import Worker
from signum.table.games import Games

log = logging.getLogger(__name__)

MOST_THINKING: Final = 4
"""Workers for computers, at most."""
WARM_AFTER: Final = 5.0
"""Seconds after its start until a server starts its workers, if nobody needed them before."""


class Lane:
    """Workers that do the same kind of work, and the queue for them."""

    def __init__(self, links: list[Link]) -> None:
        self.workers = [Worker(one) for one in links]
        self.queue = FairQueue(len(links))
        self._idle = list(self.workers)

    @asynccontextmanager
    async def worker(self, asker: Asker) -> AsyncIterator[Worker]:
        """A worker, once it is the asker's turn; if possible one that knows the table."""
        async with self.queue.slot(asker):
            known = [one for one in self._idle if one.knows(asker.table)]
            worker = known[0] if known else self._idle[0]
            self._idle.remove(worker)
            try:
                yield worker
            finally:
                self._idle.append(worker)


class Workers:
    """The workers of a server."""

    def __init__(
        self, games: Games, link: Callable[[Games], Link] = ThreadLink, *, thinking: int = 1
    ) -> None:
        self.quick = Lane([link(games)])
        """For questions."""
        self.slow = Lane([link(games) for _ in range(thinking)])
        """For computers and hints."""

    @classmethod
    def processes(cls, games: Games) -> "Workers":
        """Workers in processes: as many for computers as the machine has processors besides the server's."""
        others = max(1, (os.cpu_count() or 1) - 1)
        return cls(games, ProcessLink, thinking=min(others, MOST_THINKING))

    async def warm(self) -> None:
        """A little later, start those that are not started yet, so that the first question need not wait."""
        await asyncio.sleep(WARM_AFTER)
        for lane in (self.quick, self.slow):
            for worker in lane.workers:
                try:
                    await worker.run(Warm())
                except WorkerDied as died:
                    log.error("a worker could not be started: %s", died)

    async def close(self) -> None:
        """End all of them."""
        await asyncio.gather(*[one.close() for lane in (self.quick, self.slow) for one in lane.workers])
