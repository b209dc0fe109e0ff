"""After a game: its players may play again, at a table where each of them moves on by one seat."""

from secrets import token_hex
from typing import TYPE_CHECKING

import msgspec

from signum.engine.questions import Seat
from signum.server import protocol as p
from signum.server.clock import now
from signum.server.rooms import tokens
from signum.server.rooms.client import Client
from signum.server.rooms.table import Table
from signum.server.store.stored_table import TableProgress, TableSetup

if TYPE_CHECKING:
    from signum.server.rooms.room import Room


def next_table(table: Table, seat: Seat | None) -> p.NextTable:
    """The next table, as far as it concerns a seat."""
    progress = table.progress
    if not progress.next_table:
        return p.NextTable(tuple(progress.wanted_by))
    then = None if seat is None else _moved_on(table.setup, seat)
    token = tokens.token(table.store.key, progress.next_table, then)
    return p.NextTable(tuple(progress.wanted_by), progress.next_table, token)


async def rematch(room: "Room", client: Client, seat: Seat, command: p.Rematch) -> None:
    """A player wants to play again, or not; once all want it, one next table is made."""
    table = room.table
    if table.match is None or not table.match.finished or table.setup.lesson:
        client.refuse(command.number, "server-not-over")
        return
    if table.setup.puzzle or table.setup.tried:
        client.refuse(command.number, "server-no-rematch")
        return
    progress = table.progress
    if not progress.next_table:
        wanted = {*progress.wanted_by, seat} if command.wanted else set()
        if _is_agreed(table.setup, wanted):
            if not room.limits.may_make(client.address):
                client.refuse(command.number, "server-too-many-tables")
                return
            async with room.storing():
                progress.next_table = await _made(table)
        progress.wanted_by = sorted(wanted)
        await room.save()
    client.send(p.Accepted(command.number))
    room.clients.tell_each(lambda one: p.Again(next_table(table, one.seat)))


def _is_agreed(setup: TableSetup, wanted: set[Seat]) -> bool:
    """Online all players must agree; at one screen any of them decides."""
    return wanted >= set(setup.people) if setup.is_online else bool(wanted)


async def _made(table: Table) -> str:
    """The next table: the same game, players and clock, with a new secret."""
    id = tokens.new_table_id()
    setup, progress = table.setup, table.progress
    seats = [msgspec.structs.replace(one, invited=False) for one in setup.seats]
    moved = msgspec.structs.replace(
        setup,
        seats=(*seats[-1:], *seats[:-1]),
        secret=token_hex(32),
        fixed=(),
        same_dice=None,
        continues=None,
    )
    names = {_moved_on(setup, seat): name for seat, name in progress.names.items()}
    decks = {_moved_on(setup, seat): deck for seat, deck in progress.decks.items()}
    await table.store.add(id, moved, TableProgress(decks=decks, names=names), now())
    return id


def _moved_on(setup: TableSetup, seat: Seat) -> Seat:
    return (seat + 1) % len(setup.seats)
