"""WebSockets as uvicorn speaks them, with fewer system calls and less memory after their end."""

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

MOST_UNREAD: Final = 4
"""Messages of one connection that may wait before it is not read any more."""
MOST_FRAGMENTS: Final = 64
"""Of one message. Empty ones count as nothing for its size, so without a limit it could grow for ever."""
INVALID_TEXT: Final = 1007
TOO_BIG: Final = 1009


class TableSocketProtocol(WebSocketsSansIOProtocol):
    """One connection."""

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
            self.conn.send_close(code)
            self.handle_parser_exception()

    def connection_lost(self, exc: Exception | None) -> None:
        """Free the buffers of compression: the rest of a connection is cyclic and waits for the collector."""
        super().connection_lost(exc)
        self.conn.extensions.clear()
