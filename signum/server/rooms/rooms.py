"""Every table: those that somebody looked at lately in memory, the others in the store."""

import asyncio
import logging
from itertools import count
from secrets import token_hex
from time import monotonic
from typing import Final

from signum.server import protocol as p
from signum.server.clock import now
from signum.server.http.queue import Turns
from signum.server.http.rate_limits import Doors
from signum.server.rooms import tokens as links
from signum.server.rooms.modes import COMPUTER, HUMAN, ONLINE, SCREEN
from signum.server.rooms.room import NotStored, Room
from signum.server.store.database import Beside, Heading, Kept, Store
from signum.server.store.stored_matches import match_of
from signum.table.clock import ClockSettings
from signum.table.games import Games
from signum.table.record import RecordError

log = logging.getLogger(__name__)

FORGOTTEN: Final = 600.0
"""So many seconds after the last person left, a table leaves memory; a running clock keeps it there."""
SWEPT_EVERY: Final = 60.0
CLEARED_EVERY: Final = 60
"""Sweeps from one clearing of the store to the next."""
UNPLAYED: Final = 30 * 24 * 3600 * 1000
"""So many milliseconds a table is kept at which nobody ever did anything."""


class OtherRules(Exception):
    """A table whose game today's rules and cards would play differently: it is kept as it is."""

    def __init__(self, kept: Kept) -> None:
        super().__init__(kept.id)
        self.kept = kept


class Rooms:
    """The tables in memory."""

    def __init__(self, store: Store, games: Games) -> None:
        self.store = store
        self.games = games
        self.doors = Doors()
        self.turns = Turns()
        self.open: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._differing: dict[str, Kept] = {}
        self._sweeping = asyncio.get_running_loop().create_task(self._sweep())

    async def make(self, wanted: p.NewTable, clock: ClockSettings | None) -> p.TableMade:
        """A new table; what is wanted was checked before."""
        id = links.new_table_id()
        players = (HUMAN, wanted.level) if wanted.mode == COMPUTER else (HUMAN, HUMAN)
        heading = Heading(wanted.mode, self.games.usual.name, wanted.edition, players, token_hex(32), clock)
        try:
            await self.store.add(id, heading, Beside(decks=list(wanted.decks)), now())
        except Exception:
            log.exception("a new table could not be stored")
            raise NotStored from None
        own = range(2) if wanted.mode == SCREEN else range(1)
        key = self.store.key
        return p.TableMade(
            id,
            tuple([links.token(key, id, seat) for seat in own]),
            links.token(key, id, 1) if wanted.mode == ONLINE else "",
            links.token(key, id, None),
        )

    async def room(self, id: str) -> Room | None:
        """The table of that name, if there is one."""
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
        """Bring a table from the store; it is replayed in a thread, so that nobody else waits."""
        kept = None
        try:
            kept = await self.store.load(id)
            match = None if kept is None else await asyncio.to_thread(match_of, kept, self.games, now())
        except RecordError as error:
            assert kept is not None
            log.warning("table %s does not fit the rules of today: %s", id, error)
            self._differing[id] = kept
            raise OtherRules(kept) from None
        except Exception:
            log.exception("table %s could not be read", id)
            raise NotStored from None
        finally:
            self._opening.pop(id, None)
        if kept is not None:
            self.open[id] = Room(kept, match, self.store, self.games, self.turns, self.doors)
        return kept is not None

    def sweep(self, since: float) -> None:
        """Let tables go that nobody has used since then."""
        for id, room in list(self.open.items()):
            if room.is_idle(since):
                room.going_on.stop()
                del self.open[id]

    async def _sweep(self) -> None:
        for minute in count():
            if minute % CLEARED_EVERY == 0:
                await self._clear()
            await asyncio.sleep(SWEPT_EVERY)
            self.sweep(monotonic() - FORGOTTEN)

    async def _clear(self) -> None:
        try:
            await self.store.forget_unplayed(now() - UNPLAYED, self.open)
        except Exception:
            log.exception("tables that nobody played at could not be let go")

    async def close(self) -> None:
        """The server ends: whoever is here will come back, and nothing is lost."""
        self._sweeping.cancel()
        await asyncio.gather(self._sweeping, return_exceptions=True)
        for room in self.open.values():
            await room.close()
        await self.store.close()
