"""What goes wrong with a request, in words and in the language of who asked: never a page of HTML."""

import logging
from collections.abc import Iterator
from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from signum.content.languages import LANGUAGES
from signum.content.mistakes import Mistake
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
"""What is said to a status, where nothing else is known of it."""

Asking = Request[Any, Any, State]


class Declined(Exception):
    """A request that is understood and not granted; it names the message that says why."""

    def __init__(self, message: str, status: int) -> None:
        super().__init__(message)
        self.message = message
        self.status = status


def declined(request: Asking, why: Declined) -> Response[RequestError]:
    """What is not granted, with the reason."""
    return _told(request, why.status, why.message)


def mistaken(request: Asking, mistake: Mistake) -> Response[RequestError]:
    """A word that is none of ours, with those that are."""
    if isinstance(mistake, UnknownRule):
        return _told(request, 404, "server-no-such-rule", str(mistake))
    return Response(RequestError("mistake", str(mistake)), status_code=400)


def wrong(request: Asking, error: HTTPException) -> Response[RequestError]:
    """A request that is none of ours."""
    status = error.status_code
    if status >= 500:
        return broken(request, error)
    return _told(request, status, CODES.get(status, "server-not-understood"), *_details(error))


def unreadable(request: Asking, _: Exception) -> Response[RequestError]:
    """Brackets in brackets in brackets."""
    return _told(request, 400, "server-not-understood")


def broken(request: Asking, error: Exception) -> Response[RequestError]:
    """Something of ours went wrong; what it was stands in the log of the server alone."""
    log.error("%s %.200r failed", request.method, request.url.path, exc_info=error)
    return _told(request, 500, "server-went-wrong")


def language_of(request: Asking) -> str:
    """The language that is asked for, or the browser's, or English."""
    wanted = [request.query_params.get("language", "")]
    wanted += [one.strip()[:2].lower() for one in request.headers.get("accept-language", "")[:200].split(",")]
    return next((one for one in wanted if one in LANGUAGES), LANGUAGES[0])


def _told(request: Asking, status: int, message: str, *details: str) -> Response[RequestError]:
    error = RequestError(message.removeprefix("server-"), say(language_of(request), message), details)
    return Response(error, status_code=status)


def _details(error: HTTPException) -> Iterator[str]:
    """Which part of a request was wrong."""
    extra: Any = error.extra
    for one in extra if isinstance(extra, list) else ():
        if isinstance(one, dict) and "message" in one:
            yield f"{one.get('key', '')}: {one['message']}".removeprefix(": ")
