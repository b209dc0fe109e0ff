"""Errors of requests, as JSON with words in the language of the request, never as HTML."""

import logging
from collections.abc import Iterator
from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from signum.content.languages import LANGUAGES
from signum.content.mistakes import Mistake
from signum.content.nodes import SourceError
from signum.content.packs import BrokenPack
from signum.content.rules import UnknownRule
from signum.content.words import say
from signum.server.protocol import RequestError

log = logging.getLogger(__name__)

CODES: Final = {
    400: "server-not-understood",
    404: "server-no-such-page",
    405: "server-not-so",
    413: "server-too-large",
    415: "server-not-understood",
}
"""The default message for a status."""

HUNG_UP: Final = "client disconnected prematurely"
"""Litestar's words for a request that ends before all of it has arrived; nobody hears the answer."""

HttpRequest = Request[Any, Any, State]


class Declined(Exception):
    """A request that is understood but declined, with the id of the message that explains it."""

    def __init__(self, message: str, status: int, *details: str, **args: str) -> None:
        super().__init__(message)
        self.message = message
        self.status = status
        self.details = details
        self.arguments = args


def declined(request: HttpRequest, why: Declined) -> Response[RequestError]:
    """A declined request."""
    return _told(request, why.status, why.message, *why.details, **why.arguments)


def mistaken(request: HttpRequest, mistake: Mistake) -> Response[RequestError]:
    """A wrong name in a request, with the known names."""
    if isinstance(mistake, UnknownRule):
        return _told(request, 404, "server-no-such-rule", str(mistake))
    language = language_of(request)
    words = mistake.told(language) if isinstance(mistake, BrokenPack | SourceError) else str(mistake)
    return Response(RequestError("mistake", words), status_code=400)


def wrong(request: HttpRequest, error: HTTPException) -> Response[RequestError]:
    """A request without a route."""
    status = error.status_code
    if error.detail == HUNG_UP:
        return _told(request, 400, "server-not-understood")
    if status >= 500:
        return broken(request, error)
    return _told(request, status, CODES.get(status, "server-not-understood"), *_details(error))


def unreadable(request: HttpRequest, _: Exception) -> Response[RequestError]:
    """JSON that is nested too deeply."""
    return _told(request, 400, "server-not-understood")


def broken(request: HttpRequest, error: Exception) -> Response[RequestError]:
    """An error of the server; only the server's log has the details."""
    log.error("%s %.200r failed", request.method, request.url.path, exc_info=error)
    return _told(request, 500, "server-went-wrong")


def language_of(request: HttpRequest) -> str:
    """The language of the query, or the browser's, or English."""
    wanted = [request.query_params.get("language", "")]
    wanted += [one.strip()[:2].lower() for one in request.headers.get("accept-language", "")[:200].split(",")]
    return next((one for one in wanted if one in LANGUAGES), LANGUAGES[0])


def _told(
    request: HttpRequest, status: int, message: str, *details: str, **args: str
) -> Response[RequestError]:
    words = say(language_of(request), message, **args)
    error = RequestError(message.removeprefix("server-"), words, details)
    return Response(error, status_code=status)


def _details(error: HTTPException) -> Iterator[str]:
    """The wrong part of a request."""
    extra: Any = error.extra
    for one in extra if isinstance(extra, list) else ():
        if isinstance(one, dict) and "message" in one:
            yield f"{one.get('key', '')}: {one['message']}".removeprefix(": ")
