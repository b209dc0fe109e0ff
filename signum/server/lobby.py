"""Before and after a game: making tables, taking seats, invitations, and the record of a game."""

import asyncio
import logging
from collections.abc import Sequence
from secrets import token_hex
from typing import Any, Final

from msgspec.structs import replace

from signum.content.languages import LANGUAGES, known_language
from signum.content.mistakes import Mistake
from signum.content.spelling import not_known
from signum.content.words import say
from signum.engine.chance import Fixed
from signum.server import protocol as p
from signum.server.http.errors import Declined
from signum.server.packs import library_of
from signum.server.rooms import tokens
from signum.server.rooms.greeting import seats_shown
from signum.server.rooms.room import Room
from signum.server.rooms.rooms import OtherRules, Rooms
from signum.server.rooms.table import NotStored, needs_traceback
from signum.server.store.stored_matches import record_of
from signum.server.store.stored_table import (
    HUMAN,
    EarlierDice,
    SeatSetup,
    StoredTable,
    TableProgress,
    TableSetup,
)
from signum.table import record as records
from signum.table.clock import ClockSettings
from signum.table.games import Games
from signum.table.lessons import LessonProgress
from signum.table.match import Match
from signum.table.rulebook import GameMode, Library, Rulebook

log = logging.getLogger(__name__)

LONGEST_MINUTES: Final = 24 * 60
LONGEST_INCREMENT: Final = 600
OPEN: Final = "open"
"""The player of a seat that is given away by its link."""


def games_shown(games: Games) -> tuple[p.GameShown, ...]:
    """The games that can be played."""
    return tuple([_game_shown(game) for game in games.values()])


def _game_shown(game: Rulebook) -> p.GameShown:
    modes = [
        p.ModeShown(
            id, mode.sides, mode.brings_decks, mode.deckless, mode.scripted, mode.editions, mode.variants
        )
        for id, mode in game.modes.items()
    ]
    has_time_limit = game.rules(game.editions[-1]).time_called() is not None
    return p.GameShown(
        game.name,
        game.editions,
        tuple(modes),
        tuple(game.players),
        game.variants,
        has_time_limit,
        game.library.maps,
        game.sets,
    )


# Making a table.


async def made(
    rooms: Rooms,
    setup: TableSetup,
    decks: dict[int, Any],
    prepared: Any = None,
    opening: Sequence[Any] = (),
    lesson: LessonProgress | None = None,
) -> p.TableMade:
    """A new table with its links; its game may begin from a prepared start, or at a step of a lesson."""
    progress = TableProgress(decks=decks, prepared=prepared, opening=list(opening), lesson=lesson)
    try:
        id = await rooms.make(setup, progress)
    except NotStored:
        raise Declined("server-not-stored", 503) from None
    links = [p.SeatLink(seat, tokens.token(rooms.store.key, id, seat)) for seat in setup.people]
    return p.TableMade(
        table=id,
        seats=tuple([one.token for one in links if not setup.seats[one.seat].invited]),
        invitations=() if setup.listed else tuple([one for one in links if setup.seats[one.seat].invited]),
        watch=spectators_token(rooms, id),
    )


def setup_of(wanted: p.NewTable, games: Games) -> TableSetup:
    """The setup of a wanted table; the error says what cannot be played."""
    game = games.named(wanted.game) if wanted.game else games.usual
    mode_id = wanted.mode or next(iter(game.modes))
    _check_one_of("mode", mode_id, tuple(game.modes))
    _check_one_of("edition", wanted.edition, game.editions)
    mode = game.modes[mode_id]
    if len(wanted.seats) != len(mode.sides):
        raise Mistake(f"seats: the mode {mode_id} has {len(mode.sides)}, not {len(wanted.seats)}")
    if mode.editions:
        _check_one_of("edition", wanted.edition, mode.editions)
    check_players([one.player for one in wanted.seats], game, mode)
    for seat, one in enumerate(wanted.seats):
        _check_deck(one, game, mode, seat)
    if not 0 <= wanted.minutes <= LONGEST_MINUTES or not 0 <= wanted.increment <= LONGEST_INCREMENT:
        raise Mistake(
            f"clock: at most {LONGEST_MINUTES} minutes and {LONGEST_INCREMENT} seconds for each answer"
        )
    for variant in wanted.variants:
        _check_one_of("variant", variant, (*game.variants, *mode.variants))
    if wanted.map:
        _check_one_of("map", wanted.map, game.library.maps)
    return TableSetup(
        game.name,
        mode_id,
        wanted.edition,
        seats_of([one.player for one in wanted.seats]),
        token_hex(32),
        _clock(wanted, game, mode),
        tuple(dict.fromkeys(wanted.variants)),
        wanted.map,
        wanted.packs,
        wanted.listed and any(one.player == OPEN for one in wanted.seats),
        wanted.watchable,
    )


def _clock(wanted: p.NewTable, game: Rulebook, mode: GameMode) -> ClockSettings | None:
    if not 0 <= wanted.limit <= LONGEST_MINUTES:
        raise Mistake(f"limit: at most {LONGEST_MINUTES} minutes for a game")
    if wanted.limit and not (mode.has_time_limit and game.rules(wanted.edition).time_called()):
        raise Mistake(say(known_language(wanted.language), "server-no-time-limit"))
    if not (wanted.minutes or wanted.limit):
        return None
    return ClockSettings(wanted.minutes * 60_000, wanted.increment * 1000, wanted.limit * 60_000)


def decks_of(wanted: p.NewTable, games: Games) -> dict[int, str]:
    """The decks that are known when a table is made: ids, and the codes of those that players bring."""
    decks = {seat: one.deck for seat, one in enumerate(wanted.seats) if one.deck}
    brought = {seat: one.own for seat, one in enumerate(wanted.seats) if one.own}
    if brought or wanted.packs:
        game = games.named(wanted.game) if wanted.game else games.usual
        library = library_of(game, wanted.packs)
        # Reads the packs, so that a broken one is refused before the table exists.
        library.cards_shown(known_language(wanted.language))
        for seat, text in brought.items():
            decks[seat] = own_deck(library, text, wanted.edition, wanted.language)
    return decks


def own_deck(library: Library, text: str, edition: str, language: str) -> str:
    """The code of a deck that a player brings; the error names every rule that it breaks."""
    if library.builder is None:
        raise Mistake(say(known_language(language), "server-deck-own-not-here"))
    return library.builder.legal_code(text, edition, known_language(language))


def continued(wanted: p.GoOn, old: TableSetup, games: Games) -> TableSetup:
    """The setup of a game that goes on from a finished one, without a clock and with dice of its own.

    Its open seats are for friends who get a link, never for strangers on the list of open tables.
    """
    game = games[old.game]
    if len(wanted.players) != len(old.seats):
        raise Mistake(f"players: the game has {len(old.seats)} seats, not {len(wanted.players)}")
    check_players(wanted.players, game, game.modes[old.mode])
    seats = seats_of(wanted.players)
    return replace(old, seats=seats, secret=token_hex(32), clock=None, listed=False, fixed=(), same_dice=None)


def with_dice_of(old: Match, setup: TableSetup, drawn: int, fixed: Fixed) -> TableSetup:
    """The setup with the dice that a finished game had from a place in its chance."""
    assert old.secret is not None
    nonces = tuple([nonce.hex() for nonce in old.nonces])
    return replace(
        setup,
        secret=old.secret.hex(),
        fixed=fixed,
        same_dice=EarlierDice(nonces, drawn),
    )


def check_players(players: Sequence[str], game: Rulebook, mode: GameMode) -> None:
    for seat, player in enumerate(players):
        computers = tuple(game.players)
        known = computers if seat in mode.scripted else (HUMAN, OPEN, *computers)
        _check_one_of("player", player, known)
    if HUMAN not in players:
        raise Mistake(f"seats: at least one is {HUMAN}")


def seats_of(players: Sequence[str]) -> tuple[SeatSetup, ...]:
    """People at the maker's screen share its number; each invited seat has a separate screen."""
    seats, screens = [], 1
    for player in players:
        if player == OPEN:
            seats.append(SeatSetup(screen=screens, invited=True))
            screens += 1
        else:
            seats.append(SeatSetup(player))
    return tuple(seats)


def _check_deck(wanted: p.NewSeat, game: Rulebook, mode: GameMode, seat: int) -> None:
    if mode.brings_decks and seat not in mode.deckless and wanted.player != OPEN:
        if wanted.own and wanted.deck:
            raise Mistake("deck: name one, or bring one with `own`, not both")
        if not wanted.own:
            _check_one_of("deck", wanted.deck, game.library.decks)
    elif wanted.deck or wanted.own:
        raise Mistake("deck: this seat has none; leave it out")


def _check_one_of(what: str, given: str, known: tuple[str, ...]) -> None:
    if given not in known:
        raise Mistake(f"{what}: {not_known(given, known)}")


# Links.


async def take_seat(rooms: Rooms, wanted: p.TakeSeat) -> p.Invitation:
    """Choose the deck of an invited player; the choice is final."""
    room, holder = await found(rooms, wanted.token)
    table, deck = room.table, wanted.deck
    if holder.seat is not None and not table.brings_deck(holder.seat):
        raise Mistake("deck: this seat has none; come to the table without one")
    if wanted.own and not deck:
        deck = await asyncio.to_thread(
            own_deck, table.library, wanted.own, table.setup.edition, wanted.language
        )
    else:
        _check_one_of("deck", deck, table.game.library.decks)
    try:
        await room.choose_deck(holder.seat, deck)
    except NotStored:
        raise Declined("server-not-stored", 503) from None
    return await invitation(rooms, wanted.token, LANGUAGES[0])


async def invitation(rooms: Rooms, token: str, language: str) -> p.Invitation:
    """A short description of the table that a link leads to."""
    _check_one_of("language", language, LANGUAGES)
    room, holder = await found(rooms, token)
    async with room.lock:
        return _invitation(room, holder, language)


def _invitation(room: Room, holder: tokens.Holder, language: str) -> p.Invitation:
    table, match = room.table, room.match
    words, preview = "", None
    if match is not None:
        teller = table.game.teller(match, language, holder.seat, called=table.names(language, holder.seat))
        words = teller.outcome() if match.finished else teller.turn()
        preview = table.game.findings(match, holder.seat, teller).preview()
    return p.Invitation(
        table=table.id,
        game=table.setup.game,
        mode=table.setup.mode,
        edition=table.setup.edition,
        seat=holder.seat,
        seats=seats_shown(table, room.clients, language),
        begun=match is not None,
        finished=match is not None and match.finished,
        words=words,
        asked=match is not None and holder.seat is not None and match.asked == holder.seat,
        preview=preview,
    )


async def own_cards(rooms: Rooms, token: str, language: str) -> bytes:
    """The cards of a table's packs or position as JSON, for the holder of any of its links."""
    _check_one_of("language", language, LANGUAGES)
    part = tokens.excerpt(rooms.store.key, token)
    room, _ = await found(rooms, token if part is None else spectators_token(rooms, part.table))
    table = room.table
    if table.setup.packs:
        return await asyncio.to_thread(table.library.cards_shown, language)
    start = table.position_begun_from()
    return b"[]" if start is None else await asyncio.to_thread(table.library.cards_in_place, start, language)


def spectators_token(rooms: Rooms, table: str) -> str:
    """The token with which a table is watched."""
    return tokens.token(rooms.store.key, table, None)


async def finished_record(rooms: Rooms, token: str) -> tuple[bytes, str]:
    """The record of a finished game, also of one played by other rules, and a name for its file."""
    table = _holder(rooms, token).table
    if (room := rooms.open.get(table)) is not None:
        async with room.lock:
            # The last answer may be on its way to the file.
            stored = await _stored(rooms, table)
    else:
        stored = await _stored(rooms, table)
    if not stored.finished:
        raise Declined("server-not-over", 409)
    return records.written(record_of(stored)), f"signum-{stored.id}.json"


async def found(rooms: Rooms, token: str) -> tuple[Room, tokens.Holder]:
    """The room that a link leads to, and the holder of the link."""
    holder = _holder(rooms, token)
    try:
        room = await rooms.room(holder.table)
    except OtherRules as other:
        raise Declined("server-other-version-of-rules", 409, version=other.version) from None
    except NotStored:
        raise Declined("server-not-read", 503) from None
    if room is None:
        raise Declined("server-no-such-link", 404)
    return room, holder


async def _stored(rooms: Rooms, table: str) -> StoredTable:
    try:
        stored = await rooms.store.load(table)
    except Exception as error:
        log.error("table %s could not be read: %s", table, error, exc_info=needs_traceback(error))
        raise Declined("server-not-read", 503) from None
    if stored is None:
        raise Declined("server-no-such-link", 404)
    return stored


def _holder(rooms: Rooms, token: str) -> tokens.Holder:
    holder = tokens.holder(rooms.store.key, token)
    if holder is None:
        raise Declined("server-no-such-link", 404)
    return holder
