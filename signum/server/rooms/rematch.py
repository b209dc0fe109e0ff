"""After a game: those who played may play again, at a table where seats and decks are swapped."""

from secrets import token_hex
from typing import TYPE_CHECKING

import msgspec

from signum.engine.questions import Seat
from signum.server import protocol as p
from signum.server.clock import now
from signum.server.rooms import tokens as links
from signum.server.rooms.client import Client
from signum.server.rooms.modes import HUMAN, ONLINE
from signum.server.store.database import Beside

if TYPE_CHECKING:
    from signum.server.rooms.room import Room


def next_table(room: "Room", seat: Seat | None) -> p.NextTable:
    """What comes after this table, as far as it is a seat's business."""
    beside = room.beside
    if not beside.next_table:
        return p.NextTable(tuple(beside.wanted_by))
    then = None if seat is None else _swapped(room, seat)
    word = links.token(room.store.key, beside.next_table, then)
    return p.NextTable(tuple(beside.wanted_by), beside.next_table, word)


async def rematch(room: "Room", client: Client, seat: Seat, command: p.Rematch) -> None:
    """A player wants to play again, or not; once all want it the next table is there, and only one."""
    if room.match is None or not room.match.finished:
        client.send(room.refused(client, command.number, "server-not-over"))
        return
    beside = room.beside
    if not beside.next_table:
        wanted = {*beside.wanted_by, seat} if command.wanted else set()
        if _is_agreed(room, wanted):
            if not room.doors.may_make(client.address):
                client.send(room.refused(client, command.number, "server-too-many-tables"))
                return
            beside.next_table = await _made(room)
        beside.wanted_by = sorted(wanted)
        await room.keep()
    client.send(p.Accepted(command.number))
    room.tell_each(lambda one: p.Again(next_table(room, one.seat)))


def _is_agreed(room: "Room", wanted: set[Seat]) -> bool:
    """Online everybody is asked; at one screen and against the computer whoever asks decides."""
    if room.heading.mode != ONLINE:
        return bool(wanted)
    return all(seat in wanted for seat, player in enumerate(room.heading.players) if player == HUMAN)


async def _made(room: "Room") -> str:
    """The next table: the same printing, players and clock, with a secret of its own."""
    id = links.new_table_id()
    heading = msgspec.structs.replace(
        room.heading, players=tuple(reversed(room.heading.players)), secret=token_hex(32)
    )
    names = {_swapped(room, seat): name for seat, name in room.beside.names.items()}
    beside = Beside(decks=list(reversed(room.beside.decks)), names=names)
    try:
        await room.store.add(id, heading, beside, now())
    except Exception:
        await room.give_up()
    return id


def _swapped(room: "Room", seat: Seat) -> Seat:
    return len(room.heading.players) - 1 - seat
