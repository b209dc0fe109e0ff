"""A timeout for requests that do not arrive, and a limit of connections for each address.

Without them a client could hold connections with half a request for ever, until none is left for others.
"""

import asyncio
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from signum.server.http.addresses import is_here, neighbourhood

REQUEST_TIMEOUT: Final = 20.0
"""Seconds in which a request must arrive."""
CONNECTIONS: Final = 1100
"""For one address; this machine itself has no limit."""

_open: Final[Counter[str]] = Counter()


class TimedHttpProtocol(H11Protocol):
    """HTTP as uvicorn speaks it, with a timeout for each request."""

    address = ""
    ending: asyncio.TimerHandle | None = None

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
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Start the timeout with the first part of a request."""
        self._wait()
        super().data_received(data)

    def on_response_complete(self) -> None:
        """Stop the timeout; uvicorn itself waits for the next request."""
        self._rest()
        super().on_response_complete()

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

    def _leave(self) -> None:
        self._rest()
        if self.address:
            _open[self.address] -= 1
            if not _open[self.address]:
                del _open[self.address]
            self.address = ""
