"""Before a game and after it: making tables, taking seats, what a link leads to, and the record of a game."""

import logging
from typing import Final

from signum.classic.cards.starter_decks import starter_decks
from signum.classic.core.state import SETUP
from signum.classic.editions import EDITIONS
from signum.classic.telling.telling import Telling
from signum.content.languages import LANGUAGES
from signum.content.mistakes import Mistake
from signum.content.spelling import not_known
from signum.server import protocol as p
from signum.server.http.errors import Declined
from signum.server.rooms import tokens as links
from signum.server.rooms.modes import COMPUTER, GAME, MODES, ONLINE, SCREEN
from signum.server.rooms.room import NotStored, Room
from signum.server.rooms.rooms import OtherRules, Rooms
from signum.server.store.database import Kept
from signum.server.store.stored_matches import record_of
from signum.table import record as records
from signum.table.clock import ClockSettings
from signum.table.games import Games

log = logging.getLogger(__name__)

LONGEST_MINUTES: Final = 24 * 60
LONGEST_INCREMENT: Final = 600
DECKS: Final = {COMPUTER: 2, SCREEN: 2, ONLINE: 1}


def check(wanted: p.NewTable, games: Games) -> None:
    """Whether what is wanted can be played; a mistake says what cannot."""
    _one_of("mode", wanted.mode, MODES)
    _one_of("edition", wanted.edition, tuple(EDITIONS))
    for deck in wanted.decks:
        _one_of("deck", deck, tuple(starter_decks()))
    if len(wanted.decks) != DECKS[wanted.mode]:
        raise Mistake(f"decks: a table of the mode {wanted.mode} is made with {DECKS[wanted.mode]}")
    if wanted.mode == COMPUTER:
        _one_of("level", wanted.level, tuple(games[GAME].players))
    if not 0 <= wanted.minutes <= LONGEST_MINUTES or not 0 <= wanted.increment <= LONGEST_INCREMENT:
        raise Mistake(
            f"clock: at most {LONGEST_MINUTES} minutes and {LONGEST_INCREMENT} seconds for each answer"
        )


async def made(rooms: Rooms, wanted: p.NewTable) -> p.TableMade:
    """A new table; what is wanted was checked before."""
    clock = ClockSettings(wanted.minutes * 60_000, wanted.increment * 1000) if wanted.minutes else None
    try:
        return await rooms.make(wanted, clock)
    except NotStored:
        raise Declined("server-not-stored", 503) from None


async def seated(rooms: Rooms, wanted: p.TakeSeat) -> p.Invitation:
    """The deck of an invited player; once it is chosen it stays."""
    room, who = await _found(rooms, wanted.token)
    _one_of("deck", wanted.deck, tuple(starter_decks()))
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
    match = room.match
    view = None if match is None else match.view(who.seat).game
    telling = None if match is None else Telling(match, language, who.seat, called=room.called(language))
    words = ""
    if telling is not None and match is not None:
        words = telling.outcome() if match.finished else telling.turn()
    return p.Invitation(
        table=room.id,
        mode=room.heading.mode,
        edition=room.heading.edition,
        seat=who.seat,
        seats=room.seats(language),
        begun=match is not None,
        finished=match is not None and match.finished,
        turn=0 if view is None or view.phase == SETUP else view.turn,
        words=words,
        asked=match is not None and who.seat is not None and match.asked == who.seat,
        spots=() if view is None else tuple([(one.x, one.y, one.seat) for one in view.creatures]),
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


async def _stored(rooms: Rooms, table: str) -> Kept:
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
