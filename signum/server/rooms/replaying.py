"""Loads the match of a stored table; a worker plays a long one again, so that other tables need not wait."""

import asyncio
import logging
from typing import Final

from signum.engine.records import encoded
from signum.server.clock import now
from signum.server.http.queue import Asker
from signum.server.store.stored_matches import match_of, record_of
from signum.server.store.stored_table import StoredTable
from signum.server.workers.jobs import JobFailed, PlayRecord, Upkeep, WorkerDied
from signum.server.workers.pool import Workers
from signum.table.games import Games
from signum.table.match import Match
from signum.table.transfer import MatchImage

log = logging.getLogger(__name__)

SHORT: Final = 48
"""A game with at most this many entries is played again in a thread: that is quicker than to send it."""


async def loaded(stored: StoredTable, games: Games, workers: Workers) -> Match | None:
    """The match, if it has begun; a RecordError says where today's rules differ from it."""
    image = None
    if stored.start is not None and len(stored.entries) > SHORT:
        image = await _replayed(stored, workers)
    return await asyncio.to_thread(match_of, stored, games, now(), image)


async def _replayed(stored: StoredTable, workers: Workers) -> MatchImage | None:
    """The match as a worker played it again; None if no worker could."""
    lane = min((workers.quick, workers.slow), key=lambda one: len(one.queue.waiting))
    job = PlayRecord(Upkeep(stored.id, record=encoded(record_of(stored))), now())
    async with lane.worker(Asker("", stored.id, stored.id)) as worker:
        try:
            image: MatchImage = await worker.run(job)
        except (JobFailed, WorkerDied) as error:
            log.warning("table %s is replayed by the server itself: %s", stored.id, error)
            return None
        return image
