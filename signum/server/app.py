"""The web application: pages, a few questions by HTTP, and the socket of a table."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.static_files import create_static_files_router

from signum.content.mistakes import Mistake
from signum.content.words import LANGUAGES, say
from signum.server import faces, links
from signum.server import protocol as p
from signum.server.client import Client
from signum.server.limits import Allowance
from signum.server.lobby import invitation, made, seated
from signum.server.rooms import Room, Rooms
from signum.server.store import Store

STATIC: Final = Path(__file__).parent / "static"
LARGEST: Final = 16 << 10
"""Bytes of a command; none of ours has a tenth of it."""
GREETING: Final = 10.0
"""So many seconds a connection has to say who it is."""
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

_commands: Final[msgspec.json.Decoder[p.Commands]] = msgspec.json.Decoder(p.Commands)

Socket = WebSocket[Any, Any, State]


def application(file: Path, *, origins: frozenset[str] = frozenset()) -> Litestar:
    """The server for a file of games; `origins` are those allowed beside its own."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(file)
        app.state.rooms = Rooms(store)
        app.state.origins = origins
        try:
            yield
        finally:
            await app.state.rooms.close()

    return Litestar(
        route_handlers=[
            make_table,
            take_seat,
            invite,
            finished_record,
            cards,
            decks,
            rule,
            rules,
            play,
            create_static_files_router(path="/", directories=[STATIC], html_mode=True),
        ],
        lifespan=[lifespan],
        exception_handlers={Mistake: _mistaken},
        after_request=_guarded,
        request_max_body_size=LARGEST,
        openapi_config=None,
    )


def _mistaken(_: Request[Any, Any, State], mistake: Mistake) -> Response[p.Mishap]:
    return Response(p.Mishap("mistake", str(mistake)), status_code=400)


async def _guarded(response: Response[Any]) -> Response[Any]:
    response.headers.update(HEADERS)
    return response


# By HTTP.


def _check_origin(connection: ASGIConnection[Any, Any, Any, State]) -> bool:
    """Whether a page of ours asks: browsers say where a page is from, other programs need not."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    host = connection.headers.get("host", "")
    return urlsplit(origin).netloc == host or origin in connection.app.state.origins


@post("/api/tables")
async def make_table(request: Request[Any, Any, State], data: p.NewTable) -> p.TableMade:
    """Make a table."""
    if not _check_origin(request):
        raise Mistake("this page may not make tables here")
    return await made(request.app.state.rooms, data)


@post("/api/seats", status_code=200)
async def take_seat(request: Request[Any, Any, State], data: p.TakeSeat) -> p.Invitation:
    """Choose the deck with which an invited player takes the seat."""
    if not _check_origin(request):
        raise Mistake("this page may not take seats here")
    return await seated(request.app.state.rooms, data)


@get("/api/invitation")
async def invite(request: Request[Any, Any, State], token: str, language: str = "en") -> p.Invitation:
    """What a link leads to."""
    return await invitation(request.app.state.rooms, token, language)


@get("/api/record")
async def finished_record(request: Request[Any, Any, State], token: str) -> Response[bytes]:
    """The record of a game that is over, with its seeds, for `signum verify` and `signum replay`."""
    from signum.server.lobby import record_of

    data, name = await record_of(request.app.state.rooms, token)
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type="application/json", headers=headers)


@get("/api/cards", sync_to_thread=False)
def cards(language: str = "en") -> Response[bytes]:
    """Every card that comes with the program."""
    return Response(faces.cards(language), media_type="application/json")


@get("/api/decks", sync_to_thread=False)
def decks(language: str = "en") -> tuple[p.DeckShown, ...]:
    """The starter decks."""
    return faces.decks(language)


@get("/api/rules", sync_to_thread=False)
def rules(edition: str = "en2") -> tuple[p.RuleShown, ...]:
    """Every rule of a printing, to search in."""
    return faces.rules(edition)


@get("/api/rules/{id:str}", sync_to_thread=False)
def rule(id: str, edition: str = "en2") -> p.RuleShown:
    """One rule as a printing has it."""
    return faces.rule_shown(id, edition)


# The socket.


@websocket("/api/table")
async def play(socket: Socket) -> None:
    """A connection: it says who it is, is shown the table, and then commands go in and messages out."""
    await socket.accept()
    if not _check_origin(socket):
        await _end(socket, "origin", "en", "server-other-origin")
        return
    rooms: Rooms = socket.app.state.rooms
    try:
        greeting = await asyncio.wait_for(_received(socket), GREETING)
    except (TimeoutError, WebSocketDisconnect):
        return
    if not isinstance(greeting, p.Hello) or greeting.language not in LANGUAGES:
        await _end(socket, "no-hello", "en", "server-no-hello")
        return
    if greeting.version != p.VERSION:
        await _end(socket, "version", greeting.language, "server-other-version")
        return
    who = links.holder(rooms.store.key, greeting.token)
    room = None if who is None else await rooms.room(who.table)
    if who is None or room is None:
        await _end(socket, "no-such-link", greeting.language, "server-no-such-link")
        return
    client = Client(who.seat, greeting.language)
    writer = asyncio.create_task(_write(socket, client))
    await room.join(client)
    try:
        await _read(socket, client, room)
    except WebSocketDisconnect:
        pass
    finally:
        await room.leave(client)
        client.leave()
        await asyncio.gather(writer, return_exceptions=True)


async def _received(socket: Socket) -> p.Commands | None:
    """The next command; nothing if it is none of ours."""
    data = await socket.receive_data("text")
    if len(data) > LARGEST:
        return None
    try:
        return _commands.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


async def _read(socket: Socket, client: Client, room: Room) -> None:
    allowance = Allowance()
    while True:
        command = await _received(socket)
        await allowance.spend()
        if command is None or (isinstance(command, p.Speak) and command.language not in LANGUAGES):
            words = say(client.language, "server-not-understood")
            client.send(p.Refused(0, "server-not-understood", words))
        else:
            await room.obey(client, command)


async def _write(socket: Socket, client: Client) -> None:
    while (data := await client.outbox.get()) is not None:
        await socket.send_data(data.decode(), mode="text")
    await socket.close()


async def _end(socket: Socket, code: str, language: str, words: str) -> None:
    message = p.Bye(code, say(language, words))
    await socket.send_data(msgspec.json.encode(message).decode(), mode="text")
    await socket.close(code=1008)
