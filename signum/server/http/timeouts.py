"""Timeouts for requests that do not arrive and responses that are not read; a limit of connections.

Without them a client could hold connections with half a request or half a response for ever, until none is
left for others.
"""

import asyncio
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from signum.server.http.addresses import is_here, neighbourhood

REQUEST_TIMEOUT: Final = 20.0
"""Seconds in which a request must arrive."""
READ_TIMEOUT: Final = 30.0
"""Seconds in which a client must read a further part of a response."""
CONNECTIONS: Final = 1100
"""For one address; this machine itself has no limit."""

_open: Final[Counter[str]] = Counter()


class TimedHttpProtocol(H11Protocol):
    """HTTP as uvicorn speaks it, with a timeout for each request and response."""

    address = ""
    ending: asyncio.TimerHandle | None = None
    reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection; one too many is cut."""
        super().connection_made(transport)
        self.address = neighbourhood(self.client[0]) if self.client else ""
        _open[self.address] += 1
        if _open[self.address] > CONNECTIONS and not is_here(self.address):
            transport.abort()
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._leave()
        if self.reading is not None:
            self.reading.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Start the timeout with the first part of a request."""
        self._wait()
        super().data_received(data)

    def on_response_complete(self) -> None:
        """Stop the timeout; uvicorn itself waits for the next request, unless part of it is here already."""
        self._rest()
        if self.reading is None:
            self._expect_reading()
        super().on_response_complete()
        if not self.cycle.response_complete:
            self._wait()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Stop counting the connection: the socket of a table has its own timeouts and limits."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def _wait(self) -> None:
        if self.ending is None:
            self.ending = self.loop.call_later(REQUEST_TIMEOUT, self._give_up)

    def _rest(self) -> None:
        if self.ending is not None:
            self.ending.cancel()
            self.ending = None

    def _give_up(self) -> None:
        """Cut the connection unless its request arrived and is being answered."""
        self.ending = None
        answering: RequestResponseCycle | None = self.cycle
        if answering is None or answering.response_complete or answering.more_body:
            self.transport.abort()

    def _expect_reading(self, before: int | None = None) -> None:
        """Cut the connection once nothing more of a response is read; `before` bytes were unread earlier."""
        self.reading, unread = None, self.transport.get_write_buffer_size()
        if before is not None and unread >= before:
            self.transport.abort()
        elif unread:
            self.reading = self.loop.call_later(READ_TIMEOUT, self._expect_reading, unread)

    def _leave(self) -> None:
        self._rest()
        if self.address:
            _open[self.address] -= 1
            if not _open[self.address]:
                del _open[self.address]
            self.address = ""
