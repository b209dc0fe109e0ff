"""The connection of a request: its host, its page, its address, its link, and the game that it is about."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import State

from signum.server.http.addresses import neighbourhood
from signum.server.http.errors import Declined, HttpRequest
from signum.server.http.hosts import is_own
from signum.server.http.queue import Asker, FairQueue
from signum.table.games import Games
from signum.table.rulebook import Rulebook

Asked = TypeVar("Asked")
Answered = TypeVar("Answered")


def is_for_us(connection: ASGIConnection[Any, Any, Any, State]) -> bool:
    """Whether the request names this server as its host."""
    return is_own(connection.headers.get("host", ""), connection.app.state.names)


def is_ours(connection: ASGIConnection[Any, Any, Any, State]) -> bool:
    """Whether one of our pages sent the request: browsers send a page's origin, other programs need not."""
    origin = connection.headers.get("origin")
    if origin is None or origin in connection.app.state.origins:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(host) and host == connection.headers.get("host", "")


def address_of(connection: ASGIConnection[Any, Any, Any, State]) -> str:
    """The address of a connection, as limits count it."""
    return "" if connection.client is None else neighbourhood(connection.client.host)


def token_of(request: HttpRequest) -> str:
    """The token of a link. It comes in a header, because proxies log addresses."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def games_of(request: HttpRequest) -> Games:
    """The games, for a question that only our pages may ask."""
    if not is_ours(request):
        raise Declined("server-other-origin", 403)
    games: Games = request.app.state.rooms.games
    return games


async def in_turn(request: HttpRequest, answer: Callable[[Asked, Games], Answered], asked: Asked) -> Answered:
    """The answer to a question about cards that a client brings: it takes time, so one is read at a time."""
    games, address = games_of(request), address_of(request)
    queue: FairQueue = request.app.state.reading
    if queue.is_full_of(address):
        raise Declined("server-too-many-questions", 429)
    async with queue.slot(Asker(address)):
        return await asyncio.to_thread(answer, asked, games)


def game_of(request: HttpRequest, name: str) -> Rulebook:
    """The game of that name; the first if none is named."""
    games: Games = request.app.state.rooms.games
    return games.named(name) if name else games.usual
