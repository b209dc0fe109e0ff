"""Carries out the commands of clients, one at a time; every command gets a reply."""

import logging
from typing import Any, Final

from signum.engine.questions import Refusal, Seat
from signum.server import protocol as p
from signum.server.clock import now
from signum.server.http.queue import Asker
from signum.server.rooms.answering import Answering
from signum.server.rooms.client import Client
from signum.server.rooms.coaching import ask_coach
from signum.server.rooms.plain_text import clean
from signum.server.rooms.playing import play
from signum.server.rooms.rematch import rematch
from signum.server.rooms.room import Room
from signum.server.rooms.table import NotStored
from signum.server.rooms.working import MovedOn, worked
from signum.server.store.stored_matches import nonce_of
from signum.server.workers.jobs import LookUp, Upkeep

log = logging.getLogger(__name__)

LONGEST_LINE: Final = 400
MOST_LINES: Final = 500
"""Of chat at one table."""
ONCE: Final = (
    p.Sit,
    p.Answer,
    p.TakeBack,
    p.AllowTakeBack,
    p.Concede,
    p.OfferDraw,
    p.Rematch,
    p.Chat,
    p.AskCoach,
)
"""Commands that change something: each is carried out once, even if it arrives repeatedly."""


async def obey(room: Room, client: Client, command: Any) -> None:
    """Carry out a command that no worker is needed for."""
    if isinstance(command, p.Ping):
        client.send(p.Pong(command.number, now()))
        return
    number = 0 if isinstance(command, p.Hello | p.Speak | p.Resend) else command.number
    async with room.lock:
        try:
            await room.ensure_stored()
            await _obey(room, client, command)
        except NotStored:
            client.refuse(number, "server-not-stored")
        except Exception:
            name = type(command).__name__
            log.exception("table %s: %s of seat %s failed", room.table.id, name, client.seat)
            room.table.is_doubtful = True
            client.refuse(number, "server-went-wrong")


async def _obey(room: Room, client: Client, command: Any) -> None:
    match command:
        case p.Hello() | p.Ping():
            client.refuse(0, "server-said-hello")
        case p.Speak(language):
            client.language = language
            room.greet(client)
        case p.Resend():
            room.greet(client)
        case p.Ask():
            _why_not(client, command)
        case _ if client.seat is None:
            client.refuse(command.number, "server-only-watching")
        case _ if isinstance(command, ONCE) and command.number <= client.number:
            client.refuse(command.number, "server-said-already")
        case _:
            client.number = command.number if isinstance(command, ONCE) else client.number
            await _do(room, client, client.seat, command)


async def _do(room: Room, client: Client, seat: Seat, command: Any) -> None:
    match command:
        case p.Sit():
            await _sit(room, client, seat, command)
        case p.Chat():
            await _chat(room, client, seat, command)
        case p.Rematch():
            await rematch(room, client, seat, command)
        case p.AskCoach():
            await ask_coach(room, client, command)
        case p.Hurry(number):
            room.autoplay.hurry()
            client.send(p.Accepted(number))
        case p.Answer() | p.TakeBack() | p.AllowTakeBack() | p.Concede() | p.OfferDraw():
            await play(room, client, seat, command)
        case _:
            client.refuse(0, "server-not-understood")


async def look_up(room: Room, client: Client, command: p.QueryCommand, *, slow: bool) -> None:
    """Let a worker answer a question that changes nothing; other commands need not wait for it."""
    table, lane = room.table, room.workers.slow if slow else room.workers.quick
    if client.screens is None:
        client.refuse(command.number, "server-not-begun")
        return
    if isinstance(command, p.Hint) and not table.allows_hints:
        client.refuse(command.number, "server-no-hints")
        return

    def job(upkeep: Upkeep) -> LookUp:
        names = table.names(client.language, client.seat)
        return LookUp(upkeep, client.seat, client.language, names, command)

    asker = Asker(client.address, (table.id, client.seat), table.id)
    try:
        client.send_written(await worked(room, lane, asker, job))
    except NotStored:
        client.refuse(command.number, "server-not-stored")
    except MovedOn:
        moved_on = Refusal("moved-on", ())
        client.send(p.Refused(command.number, moved_on.code, client.words(moved_on)))
    except Exception as error:
        log.error("table %s: %s of seat %s failed: %s", table.id, type(command).__name__, client.seat, error)
        client.refuse(command.number, "server-went-wrong")


def _why_not(client: Client, command: p.Ask) -> None:
    if client.screens is None:
        client.refuse(command.number, "server-not-begun")
    else:
        client.send(Answering(client.screens).reply(command))


async def _sit(room: Room, client: Client, seat: Seat, command: p.Sit) -> None:
    """Take the seat. A player who already sits may only change the name."""
    table = room.table
    nonce = nonce_of(command.nonce)
    if nonce is None:
        client.refuse(command.number, "server-bad-nonce")
        return
    name = clean(command.name) or table.progress.names.get(seat, "")
    if table.match is not None and name == table.progress.names.get(seat, ""):
        # Nothing changes, so nobody needs to be shown the whole table.
        client.send(p.Accepted(command.number))
        return
    if name:
        table.progress.names[seat] = name
    if table.match is None:
        table.progress.nonces.setdefault(seat, nonce)
        table.begin_when_ready()
    await room.save()
    client.send(p.Accepted(command.number))
    room.greet_everybody()


async def _chat(room: Room, client: Client, seat: Seat, command: p.Chat) -> None:
    table = room.table
    text = clean(command.text, LONGEST_LINE)
    if not text or len(table.chat) >= MOST_LINES:
        client.refuse(command.number, "server-chat-full" if text else "server-chat-empty")
        return
    team = command.team and bool(table.allies(seat))
    line = p.ChatLine(seat, table.progress.names.get(seat, ""), text, now(), team)
    async with room.storing():
        await table.add_chat(line)
    client.send(p.Accepted(command.number))
    room.clients.tell(p.Said(line), lambda one: table.may_read(line, one.seat))
