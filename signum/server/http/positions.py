"""HTTP requests about positions: moments of games, scenario files, tables from them, bug reports."""

from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody

from signum.content.languages import known_language
from signum.server import positions
from signum.server import protocol as p
from signum.server.http.asking import address_of, is_ours, token_of
from signum.server.http.errors import Declined, HttpRequest, language_of
from signum.table.scenario.report import LONGEST_WORDS, Sender

LARGEST_POSITION: Final = 512 << 10
"""Bytes of a request that carries a scenario file."""


@get("/api/position")
async def moment(
    request: HttpRequest, step: FromQuery[int | None] = None, language: FromQuery[str] = "en"
) -> Response[bytes]:
    """The moment of a link's game as a scenario file, as far as the link's seat may know it."""
    rooms = request.app.state.rooms
    found = await positions.shown(rooms, token_of(request), address_of(request), language, step)
    return Response(found, media_type="application/json")


@post("/api/report", status_code=200)
async def report(request: HttpRequest, data: JSONBody[p.ReportAsked]) -> Response[bytes]:
    """A bug report for the holder of a link; nothing of it is kept here."""
    if not is_ours(request):
        raise Declined("server-other-origin", 403)
    sender = Sender(data.words[:LONGEST_WORDS], data.browser[:LONGEST_WORDS], known_language(data.language))
    rooms = request.app.state.rooms
    found = await positions.shown(
        rooms, token_of(request), address_of(request), data.language, data.step, sender
    )
    return Response(found, media_type="application/json")


@post("/api/position", status_code=200, request_max_body_size=LARGEST_POSITION)
async def read_position(request: HttpRequest, data: JSONBody[p.PositionAsked]) -> Response[bytes]:
    """A scenario file as it is read, and what is wrong with it."""
    if not is_ours(request):
        raise Declined("server-other-origin", 403)
    found = await positions.read(request.app.state.rooms, data, address_of(request))
    return Response(found, media_type="application/json")


@post("/api/position/table", request_max_body_size=LARGEST_POSITION)
async def try_position(request: HttpRequest, data: JSONBody[p.TryPosition]) -> p.TableMade:
    """Make a table whose game begins from a position."""
    if not is_ours(request):
        raise Declined("server-other-origin", 403)
    return await positions.make(request.app.state.rooms, data, address_of(request), language_of(request))


HANDLERS: Final[tuple[Any, ...]] = (moment, report, read_position, try_position)
