"""In the server: one worker, and the answers that its replicas have."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final
from weakref import ReferenceType, ref

from signum.engine.records import encoded
from signum.server.workers.jobs import Job, Upkeep, WorkerDied
from signum.server.workers.process_link import Link
from signum.table.match import Match

LONGEST: Final = 60.0
"""Seconds after which a job is given up and its process is ended."""


class Worker:
    """One job at a time. The thread that waits for the result takes no time from the server."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self._thread = ThreadPoolExecutor(1, "worker")
        self._number = 0
        """Counts the jobs."""
        self._known: dict[str, tuple[ReferenceType[Match], int, int]] = {}
        """The matches of its replicas, with the numbers of their notes and entries."""

    def upkeep(self, table: str, match: Match) -> Upkeep:
        """The entries that its replica of a match lacks; the caller holds the lock of the table."""
        entries, notes = match.run.entries, len(match.notes)
        known, told, after = self._known.get(table, (None, 0, 0))
        self._known[table] = ref(match), notes, len(entries)
        if known is None or known() is not match or told != notes or after > len(entries):
            return Upkeep(table, record=encoded(match.record(private=True)), after=len(entries))
        return Upkeep(table, after=after, entries=tuple(entries[after:]), times=tuple(match.times[after:]))

    def knows(self, table: str) -> bool:
        """Whether it may have a replica."""
        return table in self._known

    def learnt(self, table: str, match: Match) -> None:
        """It has a replica of this match, as it is now."""
        self._known[table] = ref(match), len(match.notes), len(match.run.entries)

    def forget(self, table: str) -> None:
        """Its replica is not what was thought."""
        self._known.pop(table, None)

    async def run(self, job: Job) -> Any:
        """The result of a job."""
        self._number = number = self._number + 1
        running = asyncio.get_running_loop().run_in_executor(self._thread, self.link.call, number, job)
        try:
            return await asyncio.wait_for(asyncio.shield(running), LONGEST)
        except asyncio.CancelledError:
            # Nobody wants the result any more, so the next job need not wait for it.
            self.link.hurry(number)
            running.add_done_callback(_seen)
            raise
        except TimeoutError:
            self._known.clear()
            self.link.kill()
            running.add_done_callback(_seen)
            raise WorkerDied(f"no result after {LONGEST:.0f} seconds") from None
        except WorkerDied:
            self._known.clear()
            raise

    def hurry(self) -> None:
        """Let the player of the last job decide now."""
        self.link.hurry(self._number)

    async def close(self) -> None:
        """End it, whatever it does."""
        await asyncio.to_thread(self.link.close)
        self._thread.shutdown(wait=False, cancel_futures=True)


def _seen(running: "asyncio.Future[Any]") -> None:
    """Take note of an error that nobody waits for."""
    if not running.cancelled():
        running.exception()
