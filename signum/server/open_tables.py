"""Tables that strangers may join or watch: their makers said so, and somebody sits there now.

Only the list gives away the seats of a listed table, each link once, so that nobody else holds it: not even
the maker of the table.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from signum.content.languages import LANGUAGES
from signum.engine.questions import Seat
from signum.server import protocol as p
from signum.server.http.addresses import is_here
from signum.server.http.errors import Declined
from signum.server.rooms import tokens
from signum.server.rooms.room import Room
from signum.server.rooms.rooms import Rooms
from signum.server.rooms.table import NotStored

MOST_SHOWN: Final = 50
MOST_OF_AN_ADDRESS: Final = 5
"""Tables of the list at which the first player has the same address; this machine has no limit."""


def shown(rooms: Rooms, language: str) -> tuple[p.OpenTable, ...]:
    """The tables to join, then those to watch."""
    said = language if language in LANGUAGES else LANGUAGES[0]
    found = [room for room in rooms.open.values() if _is_shown(room)]
    found.sort(key=lambda room: (not _free(room), room.table.id))
    return tuple([_shown(room, said) for room in islice(_few_of_each(found), MOST_SHOWN)])


def _few_of_each(rooms: Iterable[Room]) -> Iterator[Room]:
    """A few tables of each address, so that nobody can crowd out all others."""
    listed: Counter[str] = Counter()
    for room in rooms:
        address = _maker(room)
        listed[address] += 1
        if listed[address] <= MOST_OF_AN_ADDRESS or is_here(address):
            yield room


def _maker(room: Room) -> str:
    """The address of the first player who sits there."""
    return next((one.address for one in room.clients if one.seat is not None), "")


async def join(rooms: Rooms, wanted: p.JoinTable) -> p.SeatLink:
    """Give away a free seat; its link is given once."""
    room = rooms.open.get(wanted.table)
    if room is None or not room.table.setup.listed:
        raise Declined("server-no-such-link", 404)
    async with room.lock:
        free = _free(room)
        if not free:
            raise Declined("server-seat-taken", 409)
        room.table.progress.given.append(free[0])
        try:
            await room.save()
        except NotStored:
            raise Declined("server-not-stored", 503) from None
    return p.SeatLink(free[0], tokens.token(rooms.store.key, room.table.id, free[0]))


def _is_shown(room: Room) -> bool:
    table = room.table
    people = [seat for seat in table.setup.people if not table.lacks_player(seat)]
    if room.closed or not any(room.clients.is_here(seat) for seat in people):
        return False
    if _free(room):
        return True
    return table.setup.watchable and room.match is not None and not room.match.finished


def _free(room: Room) -> list[Seat]:
    """The seats that a stranger may take."""
    table = room.table
    if not table.setup.listed or room.match is not None:
        return []
    return [
        seat for seat in table.setup.people if table.lacks_player(seat) and seat not in table.progress.given
    ]


def _shown(room: Room, language: str) -> p.OpenTable:
    table, match = room.table, room.match
    setup, names = table.setup, table.names(language)
    words = ""
    if match is not None:
        words = table.game.teller(match, language, None, called=names).turn()
    return p.OpenTable(
        table=table.id,
        game=setup.game,
        mode=setup.mode,
        edition=setup.edition,
        names=tuple(
            [names.get(seat, "") for seat in range(len(setup.seats)) if not table.lacks_player(seat)]
        ),
        free=len(_free(room)),
        seats=len(setup.seats),
        minutes=0 if setup.clock is None else setup.clock.bank // 60_000,
        increment=0 if setup.clock is None else setup.clock.increment // 1000,
        packs=bool(setup.packs),
        words=words,
        watch=tokens.token(table.store.key, table.id, None) if setup.watchable and match is not None else "",
        watching=room.clients.watching,
    )
