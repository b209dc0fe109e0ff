"""Before a game and after it: making tables, taking seats, what a link leads to, and the record of a game."""

import logging
from secrets import token_hex
from typing import Final

from signum.content.languages import LANGUAGES
from signum.content.mistakes import Mistake
from signum.content.spelling import not_known
from signum.server import protocol as p
from signum.server.http.errors import Declined
from signum.server.rooms import tokens as links
from signum.server.rooms.greeting import company, seats_shown
from signum.server.rooms.room import Room
from signum.server.rooms.rooms import OtherRules, Rooms
from signum.server.rooms.table import NotStored
from signum.server.store.stored_matches import record_of
from signum.server.store.stored_table import SeatSetup, StoredTable, TableSetup
from signum.table import record as records
from signum.table.clock import ClockSettings
from signum.table.rulebook import Rulebook

log = logging.getLogger(__name__)

LONGEST_MINUTES: Final = 24 * 60
LONGEST_INCREMENT: Final = 600
COMPUTER, SCREEN, ONLINE = "computer", "screen", "online"
DECKS: Final = {COMPUTER: 2, SCREEN: 2, ONLINE: 1}


def check(game: Rulebook, wanted: p.NewTable) -> None:
    """Whether what is wanted can be played; a mistake says what cannot."""
    _one_of("mode", wanted.mode, tuple(DECKS))
    _one_of("edition", wanted.edition, game.editions)
    for deck in wanted.decks:
        _one_of("deck", deck, game.library.decks)
    if len(wanted.decks) != DECKS[wanted.mode]:
        raise Mistake(f"decks: a table of the mode {wanted.mode} is made with {DECKS[wanted.mode]}")
    if wanted.mode == COMPUTER:
        _one_of("level", wanted.level, tuple(game.players))
    if not 0 <= wanted.minutes <= LONGEST_MINUTES or not 0 <= wanted.increment <= LONGEST_INCREMENT:
        raise Mistake(
            f"clock: at most {LONGEST_MINUTES} minutes and {LONGEST_INCREMENT} seconds for each answer"
        )


def clock_of(wanted: p.NewTable) -> ClockSettings | None:
    """The clock of a new table, if it has one."""
    return ClockSettings(wanted.minutes * 60_000, wanted.increment * 1000) if wanted.minutes else None


async def made(rooms: Rooms, wanted: p.NewTable, clock: ClockSettings | None) -> p.TableMade:
    """A new table; what is wanted was checked before."""
    game = rooms.games.usual
    mode = next(iter(game.modes))
    seats = SeatSetup(), _second_seat(wanted)
    setup = TableSetup(game.name, mode, wanted.edition, seats, token_hex(32), clock)
    try:
        id = await rooms.make(setup, dict(enumerate(wanted.decks)))
    except NotStored:
        raise Declined("server-not-stored", 503) from None
    own = [seat for seat in setup.people if not seats[seat].invited]
    key = rooms.store.key
    return p.TableMade(
        id,
        tuple([links.token(key, id, seat) for seat in own]),
        links.token(key, id, 1) if wanted.mode == ONLINE else "",
        links.token(key, id, None),
    )


def _second_seat(wanted: p.NewTable) -> SeatSetup:
    if wanted.mode == COMPUTER:
        return SeatSetup(wanted.level)
    return SeatSetup(screen=1, invited=True) if wanted.mode == ONLINE else SeatSetup()


async def seated(rooms: Rooms, wanted: p.TakeSeat) -> p.Invitation:
    """The deck of an invited player; once it is chosen it stays."""
    room, who = await _found(rooms, wanted.token)
    _one_of("deck", wanted.deck, room.table.game.library.decks)
    try:
        await room.choose_deck(who.seat, wanted.deck)
    except NotStored:
        raise Declined("server-not-stored", 503) from None
    return await invitation(rooms, wanted.token, LANGUAGES[0])


async def invitation(rooms: Rooms, token: str, language: str) -> p.Invitation:
    """What a link leads to, in a few words."""
    _one_of("language", language, LANGUAGES)
    room, who = await _found(rooms, token)
    async with room.lock:
        return _invitation(room, who, language)


def _invitation(room: Room, who: links.Holder, language: str) -> p.Invitation:
    match, table = room.match, room.table
    words, preview = "", None
    if match is not None:
        teller = table.game.teller(match, language, who.seat, called=table.names(language))
        words = teller.outcome() if match.finished else teller.turn()
        preview = table.game.findings(match, who.seat, teller).preview()
    return p.Invitation(
        table=table.id,
        mode=company(table),
        edition=table.setup.edition,
        seat=who.seat,
        seats=seats_shown(table, room.clients, language),
        begun=match is not None,
        finished=match is not None and match.finished,
        turn=0 if preview is None else preview.turn,
        words=words,
        asked=match is not None and who.seat is not None and match.asked == who.seat,
        spots=() if preview is None else preview.spots,
    )


async def finished_record(rooms: Rooms, token: str) -> tuple[bytes, str]:
    """The record of a game that is over, and a name for its file; also of one that other rules played."""
    who = _holder(rooms, token)
    kept = await _stored(rooms, who.table)
    if not kept.finished:
        raise Declined("server-not-over", 409)
    return records.written(record_of(kept)), f"signum-{kept.id}.json"


async def _found(rooms: Rooms, token: str) -> tuple[Room, links.Holder]:
    who = _holder(rooms, token)
    try:
        room = await rooms.room(who.table)
    except OtherRules:
        raise Declined("server-other-version-of-rules", 409) from None
    except NotStored:
        raise Declined("server-not-stored", 503) from None
    if room is None:
        raise Declined("server-no-such-link", 404)
    return room, who


async def _stored(rooms: Rooms, table: str) -> StoredTable:
    try:
        kept = await rooms.store.load(table)
    except Exception:
        log.exception("table %s could not be read", table)
        raise Declined("server-not-stored", 503) from None
    if kept is None:
        raise Declined("server-no-such-link", 404)
    return kept


def _holder(rooms: Rooms, token: str) -> links.Holder:
    who = links.holder(rooms.store.key, token)
    if who is None:
        raise Declined("server-no-such-link", 404)
    return who


def _one_of(what: str, given: str, known: tuple[str, ...]) -> None:
    if given not in known:
        raise Mistake(f"{what}: {not_known(given, known)}")
