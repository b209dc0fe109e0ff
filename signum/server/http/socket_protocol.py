"""WebSockets as uvicorn speaks them, with fewer system calls, limits for frames, and an end to each."""

import asyncio
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from signum.server.http.rate_limits import Allowance

MOST_UNREAD: Final = 4
"""Messages of one connection that may wait before it is not read any more."""
MOST_MESSAGES: Final = 2048
"""Messages that may wait in all: those that come in one packet are read together. More are no player's."""
PIECE: Final = 4 << 10
"""Bytes that are read before the limits are looked at: a packet may hold forty thousand empty frames."""
MOST_FRAGMENTS: Final = 64
"""Of one message. Empty ones count as nothing for its size, so without a limit it could grow for ever."""
INVALID_TEXT: Final = 1007
TOO_MANY: Final = 1008
TOO_BIG: Final = 1009
CLOSE_TIMEOUT: Final = 20.0
"""Seconds in which a client must read what is left when its connection ends."""


class TableSocketProtocol(WebSocketsSansIOProtocol):
    """One connection."""

    allowance: Allowance

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin with a full allowance for pings and pongs."""
        super().connection_made(transport)
        self.allowance = Allowance()

    def data_received(self, data: bytes) -> None:
        """Read a packet in pieces, until the connection ends."""
        for at in range(0, len(data), PIECE):
            super().data_received(data[at : at + PIECE])
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self._decline()
            if self.transport.is_closing():
                return

    def handle_ping(self) -> None:
        """Answer a ping; browsers send none, other programs few."""
        super().handle_ping()
        self._count()

    def handle_pong(self, event: Frame) -> None:
        """Take a pong."""
        super().handle_pong(event)
        self._count()

    def handle_cont(self, event: Frame) -> None:
        """Take one more fragment; a message of too many ends the connection."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self._end(TOO_BIG)
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Queue a message. Uvicorn stops reading after each one and goes on once that was taken.

        Of a text that is none uvicorn writes a traceback into the log, and any client may send those.
        """
        if self.curr_msg_data_type == "text" and not self.close_sent and not self._is_text():
            self._end(INVALID_TEXT)
            return
        if self.queue.qsize() >= MOST_MESSAGES:
            self._end(TOO_MANY)
            return
        if self.read_paused or self.queue.qsize() >= MOST_UNREAD:
            super().send_receive_event_to_app()
            return
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False

    def _is_text(self) -> bool:
        self.frames = [b"".join(self.frames)]
        try:
            self.frames[0].decode()
        except UnicodeDecodeError:
            return False
        return True

    def _end(self, code: int) -> None:
        if not self.close_sent:
            self.frames = []
            while self.handshake_complete and not self.queue.empty():
                self.queue.get_nowait()
            self.conn.send_close(code)
            self.handle_parser_exception()

    def _count(self) -> None:
        """End a connection with too many pings and pongs: they are read at once, while all others wait."""
        if not self.allowance.may_spend(1):
            self._end(TOO_MANY)

    def _decline(self) -> None:
        """End a connection whose request for a WebSocket cannot be read; uvicorn would keep it for ever."""
        self.handshake_initiated = self.handshake_complete = self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        self._cut_later()

    def keepalive_timeout(self) -> None:
        """Cut a connection that answers no ping: one that reads nothing either would never be closed."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Cut the connection if its client does not read the rest."""
        super().on_task_complete(task)
        self._cut_later()

    def _cut_later(self) -> None:
        self.loop.call_later(CLOSE_TIMEOUT, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Free the buffers of compression: the rest of a connection is cyclic and waits for the collector."""
        super().connection_lost(exc)
        self.conn.extensions.clear()
