"""WebSockets as uvicorn speaks them, with fewer system calls and less memory after their end."""

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST_UNREAD: Final = 4
"""Messages of one connection that may wait before it is not read any more."""


class TableSocketProtocol(WebSocketsSansIOProtocol):
    """One connection."""

    def send_receive_event_to_app(self) -> None:
        """Queue a message. Uvicorn stops reading after each one and goes on once that was taken."""
        if self.read_paused or self.queue.qsize() >= MOST_UNREAD:
            super().send_receive_event_to_app()
            return
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False

    def connection_lost(self, exc: Exception | None) -> None:
        """Free the buffers of compression: the rest of a connection is cyclic and waits for the collector."""
        super().connection_lost(exc)
        self.conn.extensions.clear()
