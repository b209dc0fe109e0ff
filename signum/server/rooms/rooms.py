"""All tables: recently used ones are in memory, the others in the store."""

import asyncio
import logging
from itertools import count
from time import monotonic
from typing import Final

from signum.server.clock import now
from signum.server.collecting import FullPasses
from signum.server.http.rate_limits import AddressLimits
from signum.server.rooms import tokens
from signum.server.rooms.replaying import loaded
from signum.server.rooms.room import Room
from signum.server.rooms.table import NotStored, Table, needs_traceback
from signum.server.store.database import Store
from signum.server.store.stored_backups import delete_unused
from signum.server.store.stored_table import TableProgress, TableSetup
from signum.server.workers.pool import Workers
from signum.table.games import Games
from signum.table.record import RecordError

log = logging.getLogger(__name__)

IDLE: Final = 600.0
"""Seconds after the last person left until a table leaves memory; a running clock keeps it there."""
SWEPT_EVERY: Final = 60.0
CLEARED_EVERY: Final = 60
"""The number of sweeps between two cleanings of the store."""
DAY: Final = 24 * 3600 * 1000
UNPLAYED: Final = 30 * DAY
"""Milliseconds for which the store keeps a table that was never used."""
LONGEST_PAUSE: Final = 90 * DAY
"""Milliseconds without any change after which the machine's clock rather than the file is doubted."""
UNUSED_BACKUP: Final = 400 * DAY
"""Milliseconds for which the store keeps a backup that nobody uses."""


class OtherRules(Exception):
    """Today's rules and cards would play the game of this table differently: it is left unchanged."""

    def __init__(self, version: str) -> None:
        super().__init__(version)
        self.version = version
        """The version that made the game."""


class Rooms:
    """The tables in memory."""

    def __init__(self, store: Store, games: Games, workers: Workers | None = None) -> None:
        self.store = store
        self.games = games
        self.limits = AddressLimits()
        self.workers = workers or Workers(games)
        self.open: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._differing: dict[str, str] = {}
        """The tables of games that other rules made, with the version that has these rules."""
        self.cleared: bool | None = None
        """Whether old tables are deleted, once that is known: not if the machine's clock is doubted."""
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._sweep())]
        if workers is not None:
            self._tasks.append(loop.create_task(workers.warm()))

    async def make(self, setup: TableSetup, progress: TableProgress) -> str:
        """Store a new table and return its id."""
        id = tokens.new_table_id()
        try:
            await self.store.add(id, setup, progress, now())
        except Exception as error:
            log.error("a new table could not be stored: %s", error, exc_info=needs_traceback(error))
            raise NotStored from None
        return id

    async def room(self, id: str) -> Room | None:
        """The table with that id, if there is one."""
        if id in self._differing:
            raise OtherRules(self._differing[id])
        if id not in self.open:
            async with self._opening.setdefault(id, asyncio.Lock()):
                if id not in self.open and not await self._read(id):
                    return None
        room = self.open[id]
        room.used = monotonic()
        return room

    async def _read(self, id: str) -> bool:
        """Load a table from the store."""
        stored = None
        try:
            stored = await self.store.load(id)
            match = None if stored is None else await loaded(stored, self.games, self.workers)
        except RecordError as error:
            log.warning("table %s does not fit the rules of today: %s", id, error)
            assert stored is not None
            self._differing[id] = stored.progress.version
            raise OtherRules(stored.progress.version) from None
        except Exception as error:
            log.error("table %s could not be read: %s", id, error, exc_info=needs_traceback(error))
            raise NotStored from None
        finally:
            self._opening.pop(id, None)
        if stored is not None:
            table = Table(stored, match, self.store, self.games, self.workers)
            self.open[id] = Room(table, self.workers, self.limits)
        return stored is not None

    def sweep(self, since: float) -> None:
        """Remove tables from memory that were not used since then."""
        for id, room in list(self.open.items()):
            if room.is_idle(since):
                room.autoplay.stop()
                del self.open[id]

    async def _sweep(self) -> None:
        passes = FullPasses(monotonic())
        self.cleared = await self._is_clock_believed()
        for minute in count():
            if self.cleared and minute % CLEARED_EVERY == 0:
                await self._clear()
            await asyncio.sleep(SWEPT_EVERY)
            self.sweep(monotonic() - IDLE)
            passes.collect(monotonic(), self.store.writer.used)

    async def _is_clock_believed(self) -> bool:
        """Whether the machine's clock can tell how old something is: by one far ahead all would be old."""
        try:
            newest = await self.store.newest()
        except Exception as error:
            log.error("unplayed tables are not deleted: %s", error, exc_info=needs_traceback(error))
            return False
        if newest and now() - newest > LONGEST_PAUSE:
            days = (now() - newest) // DAY
            log.warning("the last change was %d days ago by this machine's clock: nothing is deleted", days)
            return False
        return True

    async def _clear(self) -> None:
        try:
            await self.store.delete_unplayed(now() - UNPLAYED, self.open)
            await delete_unused(self.store, now() - UNUSED_BACKUP)
        except Exception as error:
            log.error("unplayed tables could not be deleted: %s", error, exc_info=needs_traceback(error))

    async def close(self) -> None:
        """End the server: clients will reconnect, and nothing is lost."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.open.values():
            await room.close()
        await self.workers.close()
        await self.store.close()
