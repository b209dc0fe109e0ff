"""One connection at a table: whose it is, what it was shown, and what waits to be sent to it."""

import asyncio
from typing import Final

import msgspec

from signum.engine.questions import Refusal, Seat
from signum.server.protocol import Message
from signum.server.screen import Screens

LONGEST_QUEUE: Final = 256
"""Who does not read so many messages has gone."""


class Client:
    """A browser that said who it is; without a seat it watches."""

    def __init__(self, seat: Seat | None, language: str) -> None:
        self.seat = seat
        self.language = language
        self.screens: Screens | None = None
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(LONGEST_QUEUE)
        """What is to be sent, in its order; None ends the connection."""

    def send(self, message: Message) -> None:
        """Put a message on its way; a client that does not read is let go."""
        try:
            self.outbox.put_nowait(msgspec.json.encode(message))
        except asyncio.QueueFull:
            self.leave()

    def leave(self) -> None:
        """End the connection; what is still unsent is not sent."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)

    def words(self, refusal: Refusal) -> str:
        """Why not, in this client's language."""
        return "" if self.screens is None else self.screens.refusal(refusal)
