"""Positions in the browser: moments of games as scenario files, the check of a file, and a table from one."""

import logging
from secrets import token_hex
from typing import Any, Final

import msgspec

from signum.content.languages import known_language
from signum.content.mistakes import Mistake
from signum.server import protocol as p
from signum.server.http.errors import Declined
from signum.server.http.queue import Asker
from signum.server.lobby import check_players, found, made, seats_of
from signum.server.replays import worked as worked_on_replay
from signum.server.rooms.rooms import Rooms
from signum.server.rooms.working import GivenUp, worked
from signum.server.store.stored_table import TableSetup
from signum.server.workers.jobs import (
    CaptureNow,
    CaptureStep,
    Job,
    JobFailed,
    ReadPosition,
    StartWritten,
    Upkeep,
    WorkerDied,
)
from signum.table.scenario.report import Sender

log = logging.getLogger(__name__)

LAST: Final = 1 << 30
"""A step after the last one of every game."""


async def shown(
    rooms: Rooms, token: str, address: str, language: str, step: int | None, sender: Sender | None = None
) -> bytes:
    """The moment of a link's game: any step of a finished one, else the present as the seat knows it."""
    room, holder = await found(rooms, token)
    match, table = room.match, room.table
    if match is None:
        raise Declined("server-not-begun", 409)
    language = known_language(language)
    called = table.names(language)
    if match.finished:
        at = LAST if step is None else max(0, step)

        def of_step(record: bytes | None) -> Job:
            return CaptureStep(table.id, at, language, called, sender, record)

        return bytes(await worked_on_replay(room, rooms.workers.quick, address, of_step))

    def of_now(upkeep: Upkeep) -> Job:
        return CaptureNow(upkeep, holder.seat, language, called, sender)

    try:
        return bytes(await worked(room, rooms.workers.quick, Asker(address, table.id, table.id), of_now))
    except (GivenUp, JobFailed) as error:
        log.warning("table %s could not be written as a position: %s", table.id, error)
        raise Declined("server-position-failed", 503) from None


async def read(rooms: Rooms, wanted: p.PositionAsked, address: str) -> bytes:
    """A scenario file as it is read, with its first mistake."""
    content = None if wanted.document is None else msgspec.json.encode(wanted.document)
    language = known_language(wanted.language)
    return bytes(await _run(rooms, ReadPosition(wanted.text, content, language), address))


async def make(rooms: Rooms, wanted: p.TryPosition, address: str, language: str) -> p.TableMade:
    """A table whose game begins from a position."""
    job = StartWritten(msgspec.json.encode(wanted.document), wanted.edition, language)
    start = msgspec.json.decode(await _run(rooms, job, address))
    game = rooms.games.named(start["game"])
    mode = game.modes[start["mode"]]
    if len(wanted.players) != len(mode.sides):
        raise Mistake(f"players: the position has {len(mode.sides)} seats, not {len(wanted.players)}")
    check_players(wanted.players, game, mode)
    if not rooms.limits.may_make(address):
        raise Declined("server-too-many-tables", 429)
    setup = TableSetup(
        game.name, mode.id, wanted.edition, seats_of(wanted.players), token_hex(32), tried=True
    )
    return await made(rooms, setup, {}, start["start"])


async def _run(rooms: Rooms, job: Job, address: str) -> Any:
    if rooms.workers.quick.queue.is_full_of(address):
        raise Declined("server-too-many-questions", 429)
    async with rooms.workers.quick.worker(Asker(address, "")) as worker:
        try:
            return await worker.run(job)
        except Mistake:
            raise
        except (JobFailed, WorkerDied) as error:
            log.warning("a position could not be read: %s", error)
            raise Declined("server-position-failed", 503) from None
