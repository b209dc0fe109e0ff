"""Before a game and after it: making tables, taking seats, what a link leads to, and the record of a game."""

from typing import Final

from signum.classic.editions import EDITIONS
from signum.classic.state import SETUP
from signum.content.mistakes import Mistake
from signum.content.spelling import not_known
from signum.content.starter_decks import starter_decks
from signum.content.words import LANGUAGES
from signum.players import NAMES
from signum.server import links
from signum.server import protocol as p
from signum.server.rooms import COMPUTER, MODES, ONLINE, SCREEN, Room, Rooms
from signum.table.clock import ClockSettings
from signum.table.telling import Telling

LONGEST_MINUTES: Final = 24 * 60
LONGEST_INCREMENT: Final = 600
DECKS: Final = {COMPUTER: 2, SCREEN: 2, ONLINE: 1}


async def made(rooms: Rooms, wanted: p.NewTable) -> p.TableMade:
    """A new table, if what is wanted can be played."""
    _one_of("mode", wanted.mode, MODES)
    _one_of("edition", wanted.edition, tuple(EDITIONS))
    for deck in wanted.decks:
        _one_of("deck", deck, tuple(starter_decks()))
    if len(wanted.decks) != DECKS[wanted.mode]:
        raise Mistake(f"decks: a table of the mode {wanted.mode} is made with {DECKS[wanted.mode]}")
    if wanted.mode == COMPUTER:
        _one_of("level", wanted.level, NAMES)
    if not 0 <= wanted.minutes <= LONGEST_MINUTES or not 0 <= wanted.increment <= LONGEST_INCREMENT:
        raise Mistake(
            f"clock: at most {LONGEST_MINUTES} minutes and {LONGEST_INCREMENT} seconds for each answer"
        )
    clock = ClockSettings(wanted.minutes * 60_000, wanted.increment * 1000) if wanted.minutes else None
    return await rooms.make(wanted, clock)


async def seated(rooms: Rooms, wanted: p.TakeSeat) -> p.Invitation:
    """The deck of an invited player; once it is chosen it stays."""
    room, who = await _found(rooms, wanted.token)
    _one_of("deck", wanted.deck, tuple(starter_decks()))
    async with room.lock:
        if who.seat == len(room.beside.decks):
            room.beside.decks.append(wanted.deck)
            await room.keep_beside()
    return await invitation(rooms, wanted.token, LANGUAGES[0])


async def invitation(rooms: Rooms, token: str, language: str) -> p.Invitation:
    """What a link leads to, in a few words."""
    _one_of("language", language, LANGUAGES)
    room, who = await _found(rooms, token)
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


async def record_of(rooms: Rooms, token: str) -> tuple[bytes, str]:
    """The record of a game that is over, and a name for its file."""
    room, _ = await _found(rooms, token)
    if room.match is None or not room.match.finished:
        raise Mistake("the game is not over: its record would tell secrets; come back when it is")
    return room.match.save(), f"signum-{room.id}.json"


async def _found(rooms: Rooms, token: str) -> tuple[Room, links.Holder]:
    who = links.holder(rooms.store.key, token)
    room = None if who is None else await rooms.room(who.table)
    if who is None or room is None:
        raise Mistake("this link leads nowhere: ask for it again")
    return room, who


def _one_of(what: str, given: str, known: tuple[str, ...]) -> None:
    if given not in known:
        raise Mistake(f"{what}: {not_known(given, known)}")
