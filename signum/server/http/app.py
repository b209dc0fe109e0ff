"""The web application: pages, HTTP requests, and the socket of a table."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar, Response, get, post, websocket
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from signum.content.languages import known_language
from signum.content.mistakes import Mistake
from signum.content.spelling import not_known, shown
from signum.server import deck_questions, lobby, open_tables, replays, rule_views
from signum.server import protocol as p
from signum.server.analyses import Analyses
from signum.server.backups import Backups
from signum.server.deck_examples import DeckExamples
from signum.server.http import backups, learning, positions
from signum.server.http.asking import address_of, game_of, in_turn, is_for_us, is_ours, token_of
from signum.server.http.errors import Declined, HttpRequest, broken, declined, mistaken, unreadable, wrong
from signum.server.http.hosts import own_names
from signum.server.http.pages import FOR_EVER, cacheable, packed, pages
from signum.server.http.queue import FairQueue
from signum.server.http.socket import LARGEST, Socket, attend
from signum.server.puzzles import Puzzles
from signum.server.rooms.rooms import Rooms
from signum.server.scenarios import Scenarios
from signum.server.store.database import Store
from signum.server.workers.pool import Workers
from signum.table.games import Games

WITH_PACKS: Final = 128 << 10
"""Bytes of a request that may carry packs."""
STATIC: Final = Path(__file__).parent.parent / "static"
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
"""Of every response that a browser may show as a page."""
OF_PARTS: Final = ("x-content-type-options", "cross-origin-resource-policy")
"""Those that mean something for a file of the pages, which a browser shows only as part of one."""
PARTS: Final = ("text/javascript", "text/css")


def application(
    file: Path,
    games: Games,
    *,
    origins: frozenset[str] = frozenset(),
    static: Path = STATIC,
    workers: Workers | None = None,
) -> Litestar:
    """The server of these games with its file; `origins` and their names are allowed besides its own.

    Without `workers`, threads do their work.
    """

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.rooms = Rooms(await Store.open(file), games, workers)
        app.state.analyses = Analyses()
        app.state.backups = Backups(app.state.rooms.store)
        app.state.puzzles = Puzzles(games)
        app.state.scenarios = Scenarios(games)
        app.state.deck_examples = DeckExamples()
        app.state.reading = FairQueue()
        app.state.origins = origins
        app.state.names = own_names(origins)
        try:
            yield
        finally:
            app.state.analyses.close()
            await app.state.rooms.close()

    handlers: list[Any] = [
        make_table,
        take_seat,
        invite,
        record,
        replay,
        replay_lines,
        step,
        players,
        go_on,
        chances,
        list_games,
        cards,
        lore,
        decks,
        rule,
        rules,
        play,
        open_list,
        join_open,
        own_cards,
        deck_report,
        deck_read,
        deck_hand,
        deck_cards,
        *learning.HANDLERS,
        *positions.HANDLERS,
        *backups.HANDLERS,
    ]
    if static.is_dir():
        handlers.append(pages(static))
    return Litestar(
        route_handlers=handlers,
        lifespan=[lifespan],
        exception_handlers={
            Declined: declined,
            Mistake: mistaken,
            HTTPException: wrong,
            RecursionError: unreadable,
            Exception: broken,
        },
        middleware=[_admitting],
        before_send=[_guard],
        request_max_body_size=LARGEST,
        openapi_config=None,
        logging_config=None,
    )


def _admitting(app: ASGIApp) -> ASGIApp:
    """Decline requests for other hosts, and questions of an address that asks too much."""

    async def admit(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            request = HttpRequest(scope)
            if not is_for_us(request):
                raise Declined("server-other-host", 421, shown(request.headers["host"]))
            limits = request.app.state.rooms.limits
            if scope["path"].startswith("/api/") and not limits.may_ask(address_of(request)):
                raise Declined("server-too-many-questions", 429)
        await app(scope, receive, send)

    return admit


async def _guard(message: Message, scope: Scope) -> None:
    """Add the headers to every response, files and errors alike; to parts of pages those that matter."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    is_file = headers.get("cache-control") == FOR_EVER
    is_part = is_file or headers.get("content-type", "").startswith(PARTS)
    for name in OF_PARTS if is_part else HEADERS:
        headers[name] = HEADERS[name]
    if scope["path"].startswith("/api/") and "cache-control" not in headers:
        headers["cache-control"] = "no-store"


# HTTP requests.


@post("/api/tables", request_max_body_size=WITH_PACKS)
async def make_table(request: HttpRequest, data: JSONBody[p.NewTable]) -> p.TableMade:
    """Make a table."""
    if not is_ours(request):
        raise Declined("server-other-origin", 403)
    rooms = request.app.state.rooms
    setup = lobby.setup_of(data, rooms.games)
    if not rooms.limits.may_make(address_of(request)):
        raise Declined("server-too-many-tables", 429)
    decks = await in_turn(request, lobby.decks_of, data)
    return await lobby.made(rooms, setup, decks)


@post("/api/seats", status_code=200)
async def take_seat(request: HttpRequest, data: JSONBody[p.TakeSeat]) -> p.Invitation:
    """Choose the deck with which an invited player takes the seat."""
    if not is_ours(request):
        raise Declined("server-other-origin", 403)
    return await lobby.take_seat(request.app.state.rooms, data)


@get("/api/invitation")
async def invite(request: HttpRequest, language: FromQuery[str] = "en") -> p.Invitation:
    """The table that a link leads to."""
    return await lobby.invitation(request.app.state.rooms, token_of(request), language)


@get("/api/open")
async def open_list(request: HttpRequest, language: FromQuery[str] = "en") -> tuple[p.OpenTable, ...]:
    """The tables that anybody may join or watch."""
    return open_tables.shown(request.app.state.rooms, language)


@post("/api/open", status_code=200)
async def join_open(request: HttpRequest, data: JSONBody[p.JoinTable]) -> p.SeatLink:
    """Take a free seat of such a table."""
    if not is_ours(request):
        raise Declined("server-other-origin", 403)
    if not request.app.state.rooms.limits.may_make(address_of(request)):
        raise Declined("server-too-many-tables", 429)
    return await open_tables.join(request.app.state.rooms, data)


@get("/api/packs")
async def own_cards(request: HttpRequest, language: FromQuery[str] = "en") -> Response[bytes]:
    """The cards of the packs or the position of a link's table."""
    found = await lobby.own_cards(request.app.state.rooms, token_of(request), language)
    return Response(found, media_type="application/json")


@get("/api/record")
async def record(request: HttpRequest) -> Response[bytes]:
    """The record of a finished game, with its seeds, for `signum verify` and `signum replay`."""
    data, name = await lobby.finished_record(request.app.state.rooms, token_of(request))
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type="application/json", headers=headers)


@get("/api/replay")
async def replay(
    request: HttpRequest, seat: FromQuery[int | None] = None, language: FromQuery[str] = "en"
) -> p.ReplayShown:
    """Every step of a finished game in words, as a seat sees it; without a seat, as those who watch."""
    rooms = request.app.state.rooms
    return await replays.told(rooms, token_of(request), address_of(request), seat, language)


@get("/api/replay/lines")
async def replay_lines(
    request: HttpRequest,
    first: FromQuery[int] = 0,
    count: FromQuery[int] = replays.MOST_LINES,
    seat: FromQuery[int | None] = None,
    language: FromQuery[str] = "en",
) -> Response[bytes]:
    """The lines of the log that came with some steps of a finished game."""
    rooms = request.app.state.rooms
    told = await replays.lines(rooms, token_of(request), address_of(request), seat, language, first, count)
    return Response(told, media_type="application/json")


@get("/api/replay/{number:int}")
async def step(
    request: HttpRequest,
    number: FromPath[int],
    since: FromQuery[int | None] = None,
    seat: FromQuery[int | None] = None,
    language: FromQuery[str] = "en",
) -> Response[bytes]:
    """The screen of one step of a finished game."""
    rooms = request.app.state.rooms
    shown = await replays.screen(rooms, token_of(request), address_of(request), seat, language, number, since)
    return Response(shown, media_type="application/json")


@get("/api/replay/{number:int}/players")
async def players(
    request: HttpRequest, number: FromPath[int], language: FromQuery[str] = "en"
) -> Response[bytes]:
    """All hands at a step of a finished game, and the luck of the dice in the whole game."""
    rooms = request.app.state.rooms
    shown = await replays.players(rooms, token_of(request), address_of(request), language, number)
    return Response(shown, media_type="application/json")


@get("/api/replay/chances")
async def chances(
    request: HttpRequest, begin: FromQuery[bool] = False, language: FromQuery[str] = "en"
) -> p.Analysis:
    """The chances to win at each turn of a finished game and its key moments; `begin` searches for them."""
    state = request.app.state
    found: p.Analysis = await state.analyses.chances(
        state.rooms, token_of(request), address_of(request), language, begin=begin
    )
    return found


@post("/api/replay")
async def go_on(request: HttpRequest, data: JSONBody[p.GoOn]) -> p.TableMade:
    """Make a table at which a finished game goes on from one of its steps."""
    if not is_ours(request):
        raise Declined("server-other-origin", 403)
    return await replays.go_on(request.app.state.rooms, data, address_of(request))


@get("/api/games", sync_to_thread=True)
def list_games(request: HttpRequest) -> tuple[p.GameShown, ...]:
    """The games that can be played here."""
    return lobby.games_shown(request.app.state.rooms.games)


@get("/api/cards", sync_to_thread=True)
def cards(
    request: HttpRequest,
    game: FromQuery[str] = "",
    language: FromQuery[str] = "en",
    brief: FromQuery[bool] = False,
    groups: FromQuery[str] = "",
) -> Response[bytes]:
    """Every card that comes with a game; brief ones without what only an enlarged card shows.

    `groups` names some with commas between them: only their cards, brief.
    """
    library = game_of(request, game).library
    wanted = frozenset(groups.split(",")) if groups else frozenset()
    if unknown := sorted(wanted - {*library.card_groups}):
        raise Mistake(f"groups: {not_known(unknown[0], library.card_groups)}")
    found = library.cards_shown(known_language(language), brief=brief, groups=wanted)
    return cacheable(packed(found), request)


@get("/api/lore", sync_to_thread=True)
def lore(request: HttpRequest, game: FromQuery[str] = "", language: FromQuery[str] = "en") -> Response[bytes]:
    """The pages of the world: each faction of a game with its heroes."""
    found = game_of(request, game).library.lore_shown(known_language(language))
    return cacheable(packed(msgspec.json.encode(found)), request)


@get("/api/decks", sync_to_thread=True)
def decks(
    request: HttpRequest,
    game: FromQuery[str] = "",
    language: FromQuery[str] = "en",
    edition: FromQuery[str] = "",
) -> Response[bytes]:
    """The decks that come with a game, as a printing has them."""
    book = game_of(request, game)
    if edition and edition not in book.editions:
        raise Mistake(f"edition: {not_known(edition, book.editions)}")
    found = book.library.decks_shown(known_language(language), edition)
    return cacheable(packed(msgspec.json.encode(found)), request)


@post("/api/deck", status_code=200, request_max_body_size=WITH_PACKS)
async def deck_report(request: HttpRequest, data: JSONBody[p.DeckAsked]) -> p.DeckReport:
    """The legality and the figures of a deck in the making."""
    return await in_turn(request, deck_questions.report, data)


@post("/api/deck/read", status_code=200, request_max_body_size=WITH_PACKS)
async def deck_read(request: HttpRequest, data: JSONBody[p.DeckAsked]) -> p.DeckRead:
    """The deck in a text."""
    return await in_turn(request, deck_questions.read, data)


@post("/api/deck/hand", status_code=200, request_max_body_size=WITH_PACKS)
async def deck_hand(request: HttpRequest, data: JSONBody[p.DeckAsked]) -> p.TestHand:
    """A hand drawn from a deck in the making."""
    return await in_turn(request, deck_questions.test_hand, data)


@post("/api/deck/cards", status_code=200, request_max_body_size=WITH_PACKS)
async def deck_cards(request: HttpRequest, data: JSONBody[p.DeckAsked]) -> Response[bytes]:
    """The cards of packs."""
    found = await in_turn(request, deck_questions.cards, data)
    return Response(found, media_type="application/json")


@get("/api/rules", sync_to_thread=True)
def rules(
    request: HttpRequest,
    game: FromQuery[str] = "",
    edition: FromQuery[str] = "",
    language: FromQuery[str] = "en",
) -> Response[bytes]:
    """Every rule of a printing, to search in."""
    wanted = game_of(request, game)
    found = rule_views.rules(wanted, edition or wanted.editions[-1], language)
    return cacheable(packed(msgspec.json.encode(found)), request)


@get("/api/rules/{id:str}", sync_to_thread=True)
def rule(
    request: HttpRequest,
    id: FromPath[str],
    game: FromQuery[str] = "",
    edition: FromQuery[str] = "",
    language: FromQuery[str] = "en",
) -> p.RuleShown:
    """One rule as a printing has it."""
    wanted = game_of(request, game)
    return rule_views.rule_shown(wanted, id, edition or wanted.editions[-1], language)


# The socket.


@websocket("/api/table")
async def play(socket: Socket) -> None:
    """A seat at a table, or a place to watch from."""
    await socket.accept()
    state = socket.app.state
    await attend(socket, state.rooms, address_of(socket), ours=is_for_us(socket) and is_ours(socket))
