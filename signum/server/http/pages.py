"""Files and data that browsers keep: compressed once, cached by their hash."""

import gzip
import mimetypes
from collections.abc import Iterator, Mapping
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from litestar import Response, route
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from signum.server.http.errors import HttpRequest

INDEX: Final = "index.html"
HASHED: Final = "assets/"
"""The folder of files whose names hold a hash of their content."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
"""A browser keeps the file and asks whether it is still the same."""
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""The endings of compressed files, the smallest first."""
MEDIA_TYPES: Final = {".webmanifest": "application/manifest+json"}
"""Those that not every system knows."""
MOST_PACKED: Final = 128
"""Cards, decks and rules in their languages; cards by their groups, of which tables want few."""


class PageFile(NamedTuple):
    """A file in each encoding that there is of it."""

    media_type: str
    bodies: Mapping[str, bytes]
    """By the name of the encoding; uncompressed under the empty name."""
    etag: str
    cached: str


def pages(folder: Path) -> HTTPRouteHandler:
    """The handler of every file in a folder."""
    files = dict(_read(folder))

    @route(["/", "/{name:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD])
    async def page(request: HttpRequest) -> Response[bytes]:
        found = files.get(request.scope["path"].strip("/") or INDEX)
        if found is None:
            raise NotFoundException
        return cacheable(found, request)

    return page


def _read(folder: Path) -> Iterator[tuple[str, PageFile]]:
    for file in folder.rglob("*"):
        name = file.relative_to(folder).as_posix()
        if file.is_file() and not file.name.startswith(".") and file.suffix not in ENCODINGS.values():
            yield name, _page_file(file, FOR_EVER if name.startswith(HASHED) else ASK_AGAIN)


def _page_file(file: Path, cached: str) -> PageFile:
    content = file.read_bytes()
    bodies = {"": content}
    for encoding, ending in ENCODINGS.items():
        beside = file.with_name(file.name + ending)
        if beside.is_file():
            bodies[encoding] = beside.read_bytes()
    guessed = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    media_type = MEDIA_TYPES.get(file.suffix, guessed)
    return PageFile(media_type, bodies, _digest(content), cached)


def _digest(content: bytes) -> str:
    return sha256(content).hexdigest()[:32]


@lru_cache(MOST_PACKED)
def packed(content: bytes) -> PageFile:
    """JSON that is the same for everybody, compressed."""
    bodies = {"": content, "gzip": gzip.compress(content, mtime=0)}
    return PageFile("application/json", bodies, _digest(content), ASK_AGAIN)


def cacheable(file: PageFile, request: HttpRequest) -> Response[bytes]:
    """The smallest body that the browser understands, or none if it has it already."""
    bodies, media_type = file.bodies, file.media_type
    encoding = _understood(bodies, request.headers.get("accept-encoding", ""))
    # Each encoding is a response of its own, so it has its own tag.
    tag = f'"{file.etag}-{encoding}"' if encoding else f'"{file.etag}"'
    headers = {"cache-control": file.cached, "vary": "accept-encoding"}
    if file.cached != FOR_EVER:
        headers["etag"] = tag
    if tag in [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(bodies[encoding], headers=headers, media_type=media_type)


def _understood(bodies: Mapping[str, bytes], accepted: str) -> str:
    """The first of our encodings that a browser accepts; empty if it accepts none."""
    names = {_name(one) for one in accepted.split(",") if not _is_refused(one)}
    return next((one for one in ENCODINGS if one in bodies and one in names), "")


def _name(part: str) -> str:
    return part.partition(";")[0].strip().lower()


def _is_refused(part: str) -> bool:
    """Whether a weight of zero follows the name."""
    weight = part.partition(";")[2].replace(" ", "").lower()
    return weight.startswith("q=") and not weight[2:].strip("0.")
