"""One table with its connections: changes are stored first, then told to all clients."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic
from typing import TypeAlias

from signum.engine.questions import Seat
from signum.engine.records import encoded
from signum.server import protocol as p
from signum.server.clock import now
from signum.server.http.rate_limits import AddressLimits
from signum.server.rooms.autoplay import Autoplay
from signum.server.rooms.client import Client
from signum.server.rooms.clients import Clients
from signum.server.rooms.greeting import seats_shown, welcome
from signum.server.rooms.screen import Screens
from signum.server.rooms.table import NotStored, Table, needs_traceback
from signum.server.workers.pool import Workers
from signum.table.match import Match

log = logging.getLogger(__name__)

Greetings: TypeAlias = dict[tuple[Seat | None, str], tuple[p.Screen, tuple[int, int], bytes]]
"""For a seat and a language its screen, the length of the log that it tells, and the message."""


class Room:
    """A table with its lock: every change happens under the lock, one at a time."""

    def __init__(self, table: Table, workers: Workers, limits: AddressLimits) -> None:
        self.table = table
        self.workers = workers
        """Compute for all tables."""
        self.limits = limits
        """Limits the number of tables that an address makes."""
        self.clients = Clients(table.id, dict.fromkeys(table.progress.nonces, table.changed))
        self.lock = asyncio.Lock()
        self.closed = False
        self.used = monotonic()
        self._out = table.out
        """The seats that clients know to be out."""
        self._was_over = self.match is not None and self.match.finished
        self.autoplay = Autoplay(self)
        self.autoplay.wake()

    @property
    def match(self) -> Match | None:
        """The match, once it has begun."""
        return self.table.match

    # Connections.

    async def join(self, client: Client) -> None:
        """Show the whole table to a client that connects or reconnects."""
        async with self.lock:
            await self.ensure_stored()
            self.clients.add(client)
            self.greet(client)
            self._tell_presence(but=client)

    async def leave(self, client: Client) -> None:
        """A connection ended."""
        async with self.lock:
            self.clients.remove(client)
            self.used = monotonic()
            self._tell_presence()

    def greet(self, client: Client) -> None:
        """Send the whole table, from the beginning."""
        self.clients.attempt(client, self._greet)

    def greet_everybody(self) -> None:
        """Send all clients the whole table, and let the computers go on."""
        greetings: Greetings = {}
        for client in self.clients:
            self.clients.attempt(client, lambda one: self._greet(one, greetings))
        self.autoplay.wake()

    def _greet(self, client: Client, greetings: Greetings | None = None) -> None:
        """Those who see the same in one language are sent the same, made and encoded once."""
        table = self.table
        client.screens = None
        client.send(welcome(table, self.clients, client))
        if table.match is None:
            return
        names = table.names(client.language, client.seat)
        screens = Screens(table.game, table.match, client.seat, client.language, names, coach=table.coach)
        key = client.seat, client.language
        if greetings is None or key not in greetings:
            screen = screens.screen(now(), self.clients.serial, anew=True)
            made = screen, screens.shown, encoded(screen)
            if greetings is not None:
                greetings[key] = made
        else:
            made = greetings[key]
        screens.last, screens.shown, written = made
        client.screens = screens
        client.send_written(written)

    def _tell_presence(self, but: Client | None = None) -> None:
        def presence(client: Client) -> p.Presence:
            seats = seats_shown(self.table, self.clients, client.language)
            return p.Presence(seats, self.clients.watching)

        self.clients.tell_each(presence, but)

    # Changes. The caller holds the lock.

    async def choose_deck(self, seat: Seat | None, deck: str) -> None:
        """Take an invited seat with a deck; the choice is final. This method takes the lock itself."""
        async with self.lock:
            await self.ensure_stored()
            table = self.table
            if seat is not None and table.brings_deck(seat) and table.lacks_player(seat):
                table.progress.decks[seat] = deck
                table.begin_when_ready()
                await self.save()
                self.greet_everybody()

    async def changed(self) -> None:
        """Store the changes, tell all clients, let the computers go on."""
        if self.table.coach is not None:
            self.table.coach.go_on(now())
        await self.save()
        if self._out != self.table.out:
            self._out = self.table.out
            self._tell_presence()
        self._tell_the_end()
        self.clients.show_news(self.greet)
        self.autoplay.wake()

    def _tell_the_end(self) -> None:
        """Once a game that goes on from another is over, its players may see the whole of that one."""
        is_over = self.match is not None and self.match.finished
        if self.table.setup.continues is not None and is_over and not self._was_over:
            self.clients.tell_each(lambda one: welcome(self.table, self.clients, one))
        self._was_over = is_over

    async def check_clock(self, match: Match) -> None:
        """Enter it if a seat's time has run out."""
        before = match.position
        match.check_clock(now())
        if match.position != before:
            await self.changed()

    async def save(self) -> None:
        """Store the changes."""
        async with self.storing():
            await self.table.save()

    @asynccontextmanager
    async def storing(self) -> AsyncIterator[None]:
        """If storing fails, return to the stored state, as soon as it can be read."""
        try:
            yield
        except Exception as error:
            log.error(
                "table %s could not be stored: %s", self.table.id, error, exc_info=needs_traceback(error)
            )
            self.table.is_doubtful = True
            await self.ensure_stored()
            raise NotStored from None

    async def ensure_stored(self) -> None:
        """Read the table again if memory is in doubt, and show it to all clients."""
        if self.closed:
            raise NotStored
        if self.table.is_doubtful:
            await self.table.reload()
            self._out = self.table.out
            self.greet_everybody()

    # The end.

    def is_idle(self, since: float) -> bool:
        """Whether the table was unused since then and nothing goes on; the store then has everything."""
        busy = self.lock.locked() or self.table.is_doubtful or self.autoplay.is_busy
        return not (busy or len(self.clients) or self.used > since)

    async def close(self) -> None:
        """End all connections and tasks; a running write is completed."""
        async with self.lock:
            self.closed = True
            self.autoplay.stop()
            for client in self.clients:
                client.leave()
