"""One connection at a table: its seat, the screens it was sent, and its outbox."""

import asyncio
from typing import Final

from signum.content.words import say
from signum.engine.questions import Refusal, Seat
from signum.engine.records import encoded
from signum.server.protocol import Message, Refused
from signum.server.rooms.screen import Screens

LONGEST_QUEUE: Final = 256
HEAVIEST_QUEUE: Final = 8 << 20
"""A client with more unread messages or bytes is disconnected."""


class Client:
    """A browser after its hello; without a seat it watches."""

    def __init__(self, seat: Seat | None, language: str, address: str = "") -> None:
        self.seat = seat
        self.language = language
        self.address = address
        """The address of its connection, as limits count it."""
        self.screens: Screens | None = None
        self.number = 0
        """The number of the last command that could change something."""
        self.gone = asyncio.Event()
        """Set once nothing more will be sent."""
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._unsent = 0

    def send(self, message: Message) -> None:
        """Queue a message."""
        self.send_written(encoded(message))

    def refuse(self, number: int, code: str) -> None:
        """Reply that the server does not grant a command, with the reason in words."""
        self.send(Refused(number, code, say(self.language, code)))

    def send_written(self, data: bytes) -> None:
        """Queue an encoded message; a client that does not read is disconnected."""
        if self.gone.is_set():
            return
        self._unsent += len(data)
        if self._outbox.qsize() >= LONGEST_QUEUE or self._unsent > HEAVIEST_QUEUE:
            self.leave()
        else:
            self._outbox.put_nowait(data)

    @property
    def has_news(self) -> bool:
        """Whether a message waits."""
        return not self._outbox.empty()

    async def next(self) -> bytes | None:
        """The next message to send; None once the connection is to end."""
        data = await self._outbox.get()
        self._unsent -= 0 if data is None else len(data)
        return data

    def leave(self, last: Message | None = None) -> None:
        """End the connection; queued messages are dropped, except a last one."""
        if self.gone.is_set():
            return
        self.gone.set()
        while not self._outbox.empty():
            self._outbox.get_nowait()
        if last is not None:
            self._outbox.put_nowait(encoded(last))
        self._outbox.put_nowait(None)

    def words(self, refusal: Refusal) -> str:
        """The reason of a refusal, in this client's language."""
        return "" if self.screens is None else self.screens.refusal(refusal)
