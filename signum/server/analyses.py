"""The chance to win at each turn of finished games, found by workers in the background, and kept.

A job is one continuation: other tables have their turns between two of them. All turns have their first
continuation before any has its second, so that the whole curve is there early and becomes more certain.
"""

import asyncio
import logging
from typing import Final

import msgspec

from signum.players.win_chances import Continuation, TurnChances, summed
from signum.server import protocol as p
from signum.server.http.errors import Declined
from signum.server.replays import finished, worked
from signum.server.rooms.room import Room
from signum.server.rooms.rooms import Rooms
from signum.server.rooms.table import NotStored
from signum.server.workers.jobs import FindTurns, PlayOn

log = logging.getLogger(__name__)

GAMES: Final = 10
"""Continuations of each turn."""
MOST_AT_ONCE: Final = 8
"""Analyses that run at the same time; one of an address."""


class Analyses:
    """The analyses that run."""

    def __init__(self) -> None:
        self._running: dict[str, tuple[str, asyncio.Task[None]]] = {}
        """By table: the address that asked first, and the work."""
        self._found: dict[str, list[Continuation]] = {}

    async def chances(self, rooms: Rooms, token: str, address: str, *, begin: bool) -> p.Analysis:
        """The chances so far; with `begin` the search begins if it has not."""
        room = await finished(rooms, token)
        id, kept = room.table.id, room.table.progress.analysis
        if kept is not None:
            turns = msgspec.convert(kept, type=tuple[TurnChances, ...])
            return p.Analysis(turns, GAMES, whole=True)
        if begin and id not in self._running:
            self._begin(rooms, room, address)
        return p.Analysis(self._summed(id), GAMES, running=id in self._running)

    def close(self) -> None:
        """Stop all of them; they begin anew when somebody asks again."""
        for _, task in self._running.values():
            task.cancel()

    def _begin(self, rooms: Rooms, room: Room, address: str) -> None:
        busy = [one for one, _ in self._running.values()]
        if address in busy or len(busy) >= MOST_AT_ONCE:
            raise Declined("server-analysing-another", 429)
        id = room.table.id
        self._running[id] = address, asyncio.create_task(self._search(rooms, room, address))

    async def _search(self, rooms: Rooms, room: Room, address: str) -> None:
        id = room.table.id
        found = self._found[id] = []
        lane = rooms.workers.slow
        try:
            steps: list[int] = await worked(room, lane, address, lambda record: FindTurns(id, record))
            for number in range(GAMES):
                for step in steps:

                    def job(record: bytes | None, step: int = step, number: int = number) -> PlayOn:
                        return PlayOn(id, step, number, record)

                    found.append(await worked(room, lane, address, job))
            async with room.lock:
                room.table.progress.analysis = msgspec.to_builtins(self._summed(id))
                await room.table.save()
        except (Declined, NotStored) as error:
            log.warning("table %s could not be analysed: %s", id, error)
        finally:
            self._running.pop(id, None)
            self._found.pop(id, None)

    def _summed(self, id: str) -> tuple[TurnChances, ...]:
        found = self._found.get(id, [])
        steps = sorted({one.step for one in found})
        return tuple([summed([one for one in found if one.step == step]) for step in steps])
