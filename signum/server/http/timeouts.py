"""How long a connection may take to say what it wants, and how many of them an address has.

Without it whoever opens connections and says half a word holds them for ever, until none is left for others.
"""

import asyncio
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from signum.server.http.addresses import is_here, neighbourhood

ASKING: Final = 20.0
"""So many seconds a request may take to arrive."""
CONNECTIONS: Final = 1100
"""So many of them an address may have; this machine's own has as many as it wants."""

_open: Final[Counter[str]] = Counter()


class TimedHttpProtocol(H11Protocol):
    """HTTP as uvicorn speaks it, with patience that ends."""

    address = ""
    ending: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes; one too many is let go without a word."""
        super().connection_made(transport)
        self.address = neighbourhood(self.client[0]) if self.client else ""
        _open[self.address] += 1
        if _open[self.address] > CONNECTIONS and not is_here(self.address):
            transport.abort()
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request, perhaps the first of the next one."""
        self._wait()
        super().data_received(data)

    def on_response_complete(self) -> None:
        """Answered; uvicorn itself waits for the next request."""
        self._rest()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """The socket of a table looks after itself, and is counted by the limits."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def _wait(self) -> None:
        if self.ending is None:
            self.ending = self.loop.call_later(ASKING, self._give_up)

    def _rest(self) -> None:
        if self.ending is not None:
            self.ending.cancel()
            self.ending = None

    def _give_up(self) -> None:
        """What is being answered is answered; what has not even arrived is not waited for."""
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
