"""Finished games, step by step: a worker plays them again and makes their screens."""

import logging
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from signum.content.languages import LANGUAGES
from signum.content.mistakes import Mistake
from signum.content.spelling import not_known
from signum.engine.questions import Seat
from signum.engine.records import encoded
from signum.server import protocol as p
from signum.server.http.errors import Declined
from signum.server.http.queue import Asker
from signum.server.lobby import continued, found, made, spectators_token, with_dice_of
from signum.server.rooms import tokens
from signum.server.rooms.client import Client
from signum.server.rooms.greeting import welcome
from signum.server.rooms.room import Room
from signum.server.rooms.rooms import Rooms
from signum.server.store.stored_table import EarlierStep
from signum.server.workers.jobs import (
    Job,
    JobFailed,
    ShowStep,
    StartFound,
    StartFrom,
    TellLines,
    TellPlayers,
    TellReplay,
    Unknown,
    WorkerDied,
)
from signum.server.workers.pool import Lane

log = logging.getLogger(__name__)

MOST_LINES: Final = 128
"""Steps whose lines are told in one answer."""
ATTEMPTS: Final = 3
"""A worker may lack the game, or die."""


async def told(rooms: Rooms, token: str, address: str, seat: Seat | None, language: str) -> p.ReplayShown:
    """Every step of the game of a link, as a seat sees it, or somebody who watches; without the log."""
    room, last = await _watched(rooms, token, seat, language)
    called = room.table.names(language, seat)

    def job(record: bytes | None) -> TellReplay:
        return TellReplay(room.table.id, seat, language, called, record)

    steps = await worked(room, rooms.workers.slow, address, job)
    greeting = welcome(room.table, room.clients, Client(seat, language))
    # A replay leads nowhere: no seat is free, nobody is missed, and nobody waits for another game.
    seats = tuple([replace(one, here=True, away_since=0) for one in greeting.seats])
    greeting = replace(
        greeting,
        seats=seats,
        invitations=(),
        # A shared moment has the spectators' link: that of a seat would give the seat away.
        watch=spectators_token(rooms, room.table.id) if last is None else token,
        chat=(),
        next=p.NextTable(),
        hints=False,
        continues=None,
        watching=0,
    )
    shown = msgspec.json.decode(steps, type=tuple[p.ReplayStep, ...])
    if last is None:
        return p.ReplayShown(greeting, shown)
    return p.ReplayShown(greeting, shown[: last + 1], excerpt=True)


async def lines(
    rooms: Rooms, token: str, address: str, seat: Seat | None, language: str, first: int, count: int
) -> bytes:
    """The lines of the log that came with some steps, a list for each step."""
    room, last = await _watched(rooms, token, seat, language)
    count = min(count, MOST_LINES) if last is None else min(count, MOST_LINES, last + 1 - max(0, first))
    called = room.table.names(language, seat)

    def job(record: bytes | None) -> TellLines:
        return TellLines(TellReplay(room.table.id, seat, language, called, record), first, max(0, count))

    told: bytes = await worked(room, rooms.workers.slow, address, job)
    return told


async def screen(
    rooms: Rooms, token: str, address: str, seat: Seat | None, language: str, step: int, since: int | None
) -> bytes:
    """The screen of one step; of the log only what came after the step `since`, unless it is later."""
    room, last = await _watched(rooms, token, seat, language)
    step = step if last is None else min(step, last)
    since = since if last is None or since is None else min(since, last)
    called = room.table.names(language, seat)

    def job(record: bytes | None) -> ShowStep:
        return ShowStep(room.table.id, seat, language, called, step, since, record)

    shown: bytes = await worked(room, rooms.workers.quick, address, job)
    return shown


async def players(rooms: Rooms, token: str, address: str, language: str, step: int) -> bytes:
    """All hands at a step, and the luck of the dice in the whole game."""
    room = await _over(rooms, token, None, language)
    called = room.table.names(language)

    def job(record: bytes | None) -> TellPlayers:
        return TellPlayers(room.table.id, language, called, step, record)

    shown: bytes = await worked(room, rooms.workers.quick, address, job)
    return shown


async def go_on(rooms: Rooms, wanted: p.GoOn, address: str) -> p.TableMade:
    """A new table whose game goes on from a step of a finished one, which stays as it is."""
    room = await _over(rooms, wanted.token, None, LANGUAGES[0])
    assert room.match is not None
    if wanted.same_dice and room.match.secret is None:
        raise Declined("server-no-same-dice", 409)
    step = max(0, min(wanted.step, len(room.match.run.entries)))
    setup = replace(
        continued(wanted, room.table.setup, rooms.games), continues=EarlierStep(room.table.id, step)
    )
    if not rooms.limits.may_make(address):
        raise Declined("server-too-many-tables", 429)

    def job(record: bytes | None) -> StartFrom:
        return StartFrom(room.table.id, step, record)

    answer = await worked(room, rooms.workers.quick, address, job)
    found = msgspec.json.decode(answer, type=StartFound)
    if wanted.same_dice:
        setup = with_dice_of(room.match, setup, found.drawn, found.fixed)
    return await made(rooms, setup, dict(room.table.progress.decks), found.start)


async def finished(rooms: Rooms, token: str) -> Room:
    """The room of a finished game: until then its cards are secret."""
    room, _ = await found(rooms, token)
    if room.match is None or not room.match.finished:
        raise Declined("server-not-over", 409)
    return room


async def _watched(rooms: Rooms, token: str, seat: Seat | None, language: str) -> tuple[Room, int | None]:
    """The room of a finished game, and the last step that the link shows, if it is that of an excerpt."""
    part = tokens.excerpt(rooms.store.key, token)
    if part is None:
        return await _over(rooms, token, seat, language), None
    if seat is not None:
        raise Declined("server-excerpt-has-no-hands", 403)
    return await _over(rooms, spectators_token(rooms, part.table), None, language), part.last


async def _over(rooms: Rooms, token: str, seat: Seat | None, language: str) -> Room:
    """The room of a finished game, if the seat and the language can be asked for."""
    if language not in LANGUAGES:
        raise Mistake(f"language: {not_known(language, LANGUAGES)}")
    room = await finished(rooms, token)
    if seat is not None and not 0 <= seat < len(room.table.setup.seats):
        raise Mistake(f"seat: there is none with the number {seat}; the first is 0")
    return room


async def worked(room: Room, lane: Lane, address: str, job: Callable[[bytes | None], Job]) -> Any:
    """The result of a job; the record is sent along only if the worker lacks it."""
    record: bytes | None = None
    for _ in range(ATTEMPTS):
        async with lane.worker(Asker(address, room.table.id)) as worker:
            try:
                return await worker.run(job(record))
            except Unknown:
                assert room.match is not None
                record = encoded(room.match.record(private=True))
            except (JobFailed, WorkerDied) as error:
                log.warning("table %s: a step of its replay failed: %s", room.table.id, error)
    raise Declined("server-replay-failed", 503)
