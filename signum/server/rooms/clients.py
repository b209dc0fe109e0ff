"""The connections at one table. An error with one of them never hurts the game or the others."""

import logging
from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import TypeAlias

from signum.content.words import say
from signum.engine.questions import Seat
from signum.engine.records import encoded
from signum.server import protocol as p
from signum.server.clock import now
from signum.server.http.rate_limits import WATCHERS, WINDOWS
from signum.server.rooms.client import Client
from signum.server.rooms.screen import news

log = logging.getLogger(__name__)

Shown: TypeAlias = tuple[p.Screen, tuple[int, int]]
"""A screen, and the length of the log that it tells."""


class Full(Exception):
    """The table has too many spectators."""


class Clients:
    """The connections in order of arrival, and the time since when each seat has none."""

    def __init__(self, table: str, away: Mapping[Seat, int]) -> None:
        self.table = table
        self.away = dict(away)
        self.serial = 0
        """Counts what was shown to all clients."""
        self._all: list[Client] = []

    def __iter__(self) -> Iterator[Client]:
        return iter(tuple(self._all))

    def __len__(self) -> int:
        return len(self._all)

    @property
    def watching(self) -> int:
        """The number of spectators."""
        return len([one for one in self._all if one.seat is None])

    def is_here(self, seat: Seat) -> bool:
        """Whether a seat has a connection."""
        return any(one.seat == seat for one in self._all)

    def add(self, client: Client) -> None:
        """Let a client in. A seat with too many connections loses its oldest; spectators may be too many."""
        same = [one for one in self._all if one.seat == client.seat]
        if client.seat is None and len(same) >= WATCHERS:
            raise Full
        if client.seat is not None and len(same) >= WINDOWS:
            self._all.remove(same[0])
            same[0].leave(p.Bye("elsewhere", say(same[0].language, "server-elsewhere")))
        self._all.append(client)
        if client.seat is not None:
            self.away.pop(client.seat, None)

    def remove(self, client: Client) -> None:
        """A connection ended."""
        if client in self._all:
            self._all.remove(client)
        if client.seat is not None and not self.is_here(client.seat):
            self.away[client.seat] = now()

    # Telling them.

    def tell(self, message: p.Message, may_read: Callable[[Client], bool] = lambda _: True) -> None:
        """Send the same message to all clients, or only to those who may read it."""
        for client in self:
            if may_read(client):
                self.attempt(client, lambda one: one.send(message))

    def tell_each(self, message: Callable[[Client], p.Message], but: Client | None = None) -> None:
        """Send each client a message of its own, except perhaps one client."""
        for client in self:
            if client is not but:
                self.attempt(client, lambda one: one.send(message(one)))

    def attempt(self, client: Client, send: Callable[[Client], None]) -> None:
        """Send something to one client; if that fails its connection ends."""
        try:
            send(client)
        except Exception:
            log.exception("table %s could not be shown to seat %s", self.table, client.seat)
            client.leave()

    def show_news(self, greet: Callable[[Client], None]) -> None:
        """Send all clients a screen with the news; clients without an earlier screen are greeted."""
        self.serial += 1
        news = News(now(), self.serial)
        for client in self:
            if client.screens is None:
                greet(client)
            else:
                self.attempt(client, news.show)


class News:
    """The next screen for all clients: made once for a view and language, encoded once for a last screen."""

    def __init__(self, now: int, serial: int) -> None:
        self.now = now
        self.serial = serial
        self._shown: dict[Hashable, Shown] = {}
        self._written: dict[Hashable, tuple[p.Screen | None, bytes]] = {}
        """Messages, each with the screen before it, so that the id in its key is not given to another."""

    def show(self, client: Client) -> None:
        """Send a client the difference from its last screen."""
        screens = client.screens
        assert screens is not None
        same = client.seat, client.language, screens.shown
        before = screens.last
        if same not in self._shown:
            self._shown[same] = screens.screen(self.now, self.serial), screens.shown
        after, screens.shown = self._shown[same]
        screens.last = after
        if (key := (*same, id(before))) not in self._written:
            self._written[key] = before, encoded(news(before, after))
        client.send_written(self._written[key][1])
