"""Measures the pages on the wire: tools/page_weight.py [--games N] [--language ru] [--json]

It starts a server of its own. A real Chromium visits the lobby and a table through a proxy that counts every
byte the server sends. Then scripted players play whole games, and for each seat the bytes from one answer to
the next are counted. The pages must be built before (tools/web.py).
"""

import argparse
import asyncio
import json
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from statistics import fmean, median
from typing import Any, Final
from urllib.parse import urlsplit

import websockets.asyncio.client as sockets
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from signum.content.languages import LANGUAGES  # noqa: E402 - the checkout comes first
from tests.browser import chromium  # noqa: E402 - the checkout comes first
from tests.serving import Seat, Server, launching, make_table, serving  # noqa: E402

CHUNK: Final = 1 << 16
QUIET: Final = 800
"""Milliseconds without a request after which a page is loaded."""


class Proxy:
    """Forwards connections to a server and counts the bytes that the server sends."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.port = 0
        self.received = 0

    async def run(self, ready: threading.Event) -> None:
        """Forward until stopped."""
        self._loop, self._stopped = asyncio.get_running_loop(), asyncio.Event()
        listener = await asyncio.start_server(self._forward, "127.0.0.1", 0)
        self.port = listener.sockets[0].getsockname()[1]
        ready.set()
        async with listener:
            await self._stopped.wait()

    def stop(self) -> None:
        """End all connections."""
        self._loop.call_soon_threadsafe(self._stopped.set)

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        theirs, ours = await asyncio.open_connection("127.0.0.1", self.target)
        with suppress(asyncio.CancelledError):
            await asyncio.gather(_pump(reader, ours), self._count(theirs, writer))

    async def _count(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async for data in _chunks(reader):
            self.received += len(data)
            writer.write(data)
        writer.close()


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    async for data in _chunks(reader):
        writer.write(data)
    writer.close()


async def _chunks(reader: asyncio.StreamReader) -> Any:
    with suppress(ConnectionError):
        while data := await reader.read(CHUNK):
            yield data


@contextmanager
def proxied(server: Server) -> Iterator[Proxy]:
    """A proxy in a thread of its own."""
    proxy, ready = Proxy(server.port), threading.Event()
    thread = threading.Thread(target=lambda: asyncio.run(proxy.run(ready)))
    thread.start()
    ready.wait()
    try:
        yield proxy
    finally:
        proxy.stop()
        thread.join()


# Pages.


class Visit:
    """One page of a new visitor: bytes on the wire, and the responses by their path."""

    def __init__(self, browser: Browser, proxy: Proxy, path: str, language: str) -> None:
        self.proxy = proxy
        context = browser.new_context(viewport={"width": 1440, "height": 900}, locale=language)
        self.page = context.new_page()
        self.responses: dict[str, int] = {}
        self._open(path)

    def _open(self, path: str) -> None:
        network = self.page.context.new_cdp_session(self.page)
        network.send("Network.enable")
        paths: dict[str, str] = {}
        network.on(
            "Network.responseReceived",
            lambda event: paths.update({event["requestId"]: urlsplit(event["response"]["url"]).path}),
        )
        network.on(
            "Network.loadingFinished",
            lambda event: self.responses.update(
                {paths.get(event["requestId"], "?"): int(event["encodedDataLength"])}
            ),
        )
        before = self.proxy.received
        self.page.goto(f"http://127.0.0.1:{self.proxy.port}/{path}")
        settle(self.page)
        self.bytes = self.proxy.received - before

    def again(self) -> int:
        """The bytes of a second visit."""
        before = self.proxy.received
        self.page.reload()
        settle(self.page)
        return self.proxy.received - before


def settle(page: Page) -> None:
    """Wait until a page has loaded everything."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(QUIET)


def pages(browser: Browser, server: Server, language: str) -> Iterator[tuple[str, Any]]:
    """The lobby and a table, each for a new visitor and for one who comes back."""
    made = make_table(server.address, "computer", level="random")
    with proxied(server) as proxy:
        for name, path in (("lobby", ""), ("table", f"#/table/{made['seats'][0]}")):
            visit = Visit(browser, proxy, path, language)
            yield f"{name}: first visit", visit.bytes
            for one, size in sorted(visit.responses.items(), key=lambda one: -one[1]):
                yield f"{name}: {one}", size
            yield f"{name}: socket", visit.bytes - sum(visit.responses.values())
            yield f"{name}: second visit", visit.again()
            visit.page.context.close()


# Messages.


class Counting(sockets.ClientConnection):
    """A connection that counts the bytes it receives."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


class CountingSeat(Seat):
    """A scripted player whose connection compresses as a browser's does."""

    before = 0
    """The bytes that it had received when the last answer was given."""

    @property
    def position(self) -> int:
        """That of its screen."""
        assert self.screen is not None
        found: int = self.screen["position"]
        return found

    @property
    def received(self) -> int:
        """The bytes of its connection."""
        assert isinstance(self.socket, Counting)
        return self.socket.received

    def settings(self) -> dict[str, Any]:
        return {"compression": "deflate", "create_connection": Counting}

    async def answer(self, option: Any) -> dict[str, Any]:
        # A scripted player tries many places; the refusals before the right one are answers of their own.
        self.before = self.received
        return await super().answer(option)


async def play(address: str, seed: int) -> tuple[list[int], list[int]]:
    """A whole random game: the bytes of each first screen, and of each answer for each seat."""
    made = await asyncio.to_thread(make_table, address)
    rng = Random(seed)
    seats = [CountingSeat(address, token, rng) for token in made["seats"]]
    for seat in seats:
        await seat.connect()
        await seat.sit()
    for seat in seats:
        await seat.until(lambda one: one.screen is not None)
    first, sizes = [seat.received for seat in seats], []
    while not seats[0].over:
        asked = next(one for one in seats if one.asked)
        for seat in seats:
            seat.before = seat.received
        await asked.decide()
        for seat in seats:
            await seat.until(lambda one: one.position == asked.position)  # noqa: B023 - it is used at once
        sizes += [seat.received - seat.before for seat in seats]
    for seat in seats:
        await seat.close()
    return first, sizes


def messages(server: Server, games: int) -> Iterator[tuple[str, Any]]:
    """The bytes of a seat's messages after an answer, over whole games."""
    first: list[int] = []
    sizes: list[int] = []
    for seed in range(games):
        begun, played = asyncio.run(play(server.address, seed))
        first += begun
        sizes += played
    ordered = sorted(sizes)
    yield "games", games
    yield "answers", len(sizes) // 2
    yield "first screen: most", max(first)
    yield "answer: mean", round(fmean(sizes))
    yield "answer: median", round(median(sizes))
    for share in (90, 99):
        yield f"answer: p{share}", ordered[min(len(ordered) - 1, len(ordered) * share // 100)]
    yield "answer: most", ordered[-1]
    yield "answer: share above 4,000", round(sum(one > 4000 for one in sizes) / len(sizes), 4)


def measured(games: int, language: str) -> Iterator[tuple[str, Any]]:
    """All figures, in bytes."""
    with (
        tempfile.TemporaryDirectory() as folder,
        launching() as launcher,
        serving(launcher, Path(folder) / "games.sqlite") as server,
    ):
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=chromium.program(), args=list(chromium.FLAGS)
            )
            yield from pages(browser, server, language)
            browser.close()
        if games:
            yield from messages(server, games)


def main() -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=4, help="how many games are played for the messages")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="the language of the visitor")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    if wanted.json:
        print(json.dumps(dict(measured(wanted.games, wanted.language)), indent=2))
        return 0
    for name, figure in measured(wanted.games, wanted.language):
        print(f"{figure:>10,}  {name}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
