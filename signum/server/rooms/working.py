"""The work of workers for one table: on the match as it is stored, and for its current position only."""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from signum.engine.questions import Option, Seat
from signum.server.http.queue import Asker
from signum.server.workers.jobs import Job, Think, Unknown, Upkeep, WorkerDied
from signum.server.workers.pool import Lane
from signum.server.workers.worker import Worker

if TYPE_CHECKING:
    from signum.server.rooms.room import Room

log = logging.getLogger(__name__)

ATTEMPTS: Final = 3
"""A worker may die or have lost its replica, and the table may move on; then the work is given up."""


SHORTEST: Final = 0.1
"""Seconds that a computer has at least, however many tables wait."""


class GivenUp(Exception):
    """No worker could do the work."""


class MovedOn(GivenUp):
    """The table moved on each time, before the work was done."""


async def thought(
    room: "Room", seat: Seat, player: str, position: int, seconds: float, hurried: asyncio.Event
) -> Option | None:
    """The option that a computer chooses, or None if the table has moved on; `hurried` lets it decide now.

    The more tables wait, the shorter it thinks.
    """
    table, lane = room.table, room.workers.slow
    seed = f"{table.id} {seat} {table.setup.secret}"

    def job(upkeep: Upkeep) -> Think:
        share = seconds / (1 + len(lane.queue.waiting) // lane.queue.slots)
        return Think(upkeep, seat, player, seed, 0.0 if hurried.is_set() else max(SHORTEST, share))

    option: Option | None = await worked(
        room, lane, Asker(table.id, "computer", table.id), job, position=position, hurried=hurried
    )
    return option


async def worked(
    room: "Room",
    lane: Lane,
    asker: Asker,
    job: Callable[[Upkeep], Job],
    *,
    position: int | None = None,
    hurried: asyncio.Event | None = None,
) -> Any:
    """The result of a job at the current position; None if that is not the wanted one any more.

    The table is not locked while a worker computes. A result for an outdated position is dropped, and the
    work is repeated.
    """
    outdated = False
    for _ in range(ATTEMPTS):
        async with lane.worker(asker) as worker:
            async with room.lock:
                await room.ensure_stored()
                match = room.match
                if match is None or position not in (None, match.position):
                    return None
                began = match.position
                upkeep = worker.upkeep(room.table.id, match)
            try:
                result = await _run(worker, job(upkeep), hurried)
            except Unknown:
                worker.forget(room.table.id)
                continue
            except WorkerDied as died:
                log.warning("table %s: a worker ended: %s", room.table.id, died)
                continue
            except Exception:
                worker.forget(room.table.id)
                raise
        async with room.lock:
            if room.match is match and match.position == began:
                return result
            outdated = True
    raise MovedOn if outdated else GivenUp


async def _run(worker: Worker, job: Job, hurried: asyncio.Event | None) -> Any:
    if hurried is None:
        return await worker.run(job)

    async def pass_on() -> None:
        await hurried.wait()
        worker.hurry()

    passing_on = asyncio.create_task(pass_on())
    try:
        return await worker.run(job)
    finally:
        passing_on.cancel()
