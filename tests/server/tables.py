"""A real server in this process and players who talk to it over sockets, every byte they hear kept."""

import asyncio
import functools
import json
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from signum.classic.editions import EDITIONS
from signum.engine.questions import Option
from signum.players import Player
from signum.players.deadline import Deadline
from signum.rulebooks import GAMES
from signum.server import lobby
from signum.server import protocol as p
from signum.server.http.app import STATIC, application
from signum.server.http.rate_limits import AddressLimits, Allowance
from signum.server.http.running import listening
from signum.server.http.socket_protocol import TableSocketProtocol
from signum.server.http.timeouts import TimedHttpProtocol
from signum.server.rooms import autoplay
from signum.server.rooms import tokens as links
from signum.server.rooms.room import Room
from signum.server.rooms.rooms import Rooms
from signum.server.workers.pool import Workers
from signum.table.clock import ClockSettings
from signum.table.games import Games
from signum.table.match import Match
from tests.games.proof import keen_player
from tests.serving import new_duel, rebuilt

TIMEOUT = 120.0
PRINTINGS = tuple(EDITIONS)
DECKS = ("brissa", "roland")
NONCES = ("00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100")


def running(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that is a coroutine."""

    @functools.wraps(test)
    def run(*args: Any, **named: Any) -> None:
        asyncio.run(test(*args, **named))  # type: ignore[arg-type]

    return run


class Server:
    """The application behind uvicorn, with the settings of `signum serve`, on a port of its own."""

    def __init__(
        self,
        file: Path,
        *,
        games: Games = GAMES,
        origins: frozenset[str] = frozenset(),
        static: Path | None = None,
        workers: Workers | None = None,
    ) -> None:
        self.file = file
        self.app = application(
            file, games, origins=origins, static=STATIC if static is None else static, workers=workers
        )
        self.port = 0

    async def __aenter__(self) -> "Server":
        self._listener = listening("127.0.0.1", 0)
        self.port = self._listener.getsockname()[1]
        config = uvicorn.Config(
            self.app,
            http=TimedHttpProtocol,
            ws=TableSocketProtocol,
            ws_max_size=64 << 10,
            ws_per_message_deflate=True,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=3,
        )
        self._server = uvicorn.Server(config)
        self._task = asyncio.create_task(self._server._serve([self._listener]))
        self._http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}", verify=False, timeout=TIMEOUT
        )
        while not self._server.started:
            assert not self._task.done(), self._task
            await asyncio.sleep(0.005)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()
        self._server.should_exit = True
        await self._task
        self._listener.close()

    @property
    def sockets(self) -> set[Any]:
        """The open connections, as uvicorn has them."""
        return set(self._server.server_state.connections)

    @property
    def rooms(self) -> Rooms:
        """The tables, looked at from inside."""
        found: Rooms = self.app.state.rooms
        return found

    @property
    def limits(self) -> AddressLimits:
        """The limits of addresses."""
        found: AddressLimits = self.app.state.rooms.limits
        return found

    def room(self, table: p.TableMade) -> Room:
        """A table in memory."""
        return self.rooms.open[table.table]

    def match(self, table: p.TableMade) -> Match:
        """A match that has begun."""
        match = self.room(table).match
        assert match is not None
        return match

    async def ask(self, method: str, path: str, **named: Any) -> httpx.Response:
        """A question by HTTP."""
        return await self._http.request(method, path, **named)

    async def made(
        self,
        mode: str = "online",
        edition: str = "en2",
        *,
        level: str = "random",
        clock: ClockSettings | None = None,
    ) -> p.TableMade:
        """A table; with a clock that no page could ask for it is made from inside."""
        wanted = new_duel(mode, level=level, edition=edition)
        if clock is not None:
            return await self.made_with(msgspec.convert(wanted, p.NewTable), clock)
        return await self.made_as(wanted)

    async def made_with(self, wanted: p.NewTable, clock: ClockSettings) -> p.TableMade:
        """A table with a clock that no page could ask for."""
        setup = replace(lobby.setup_of(wanted, self.rooms.games), clock=clock)
        return await lobby.made(self.rooms, setup, lobby.decks_of(wanted, self.rooms.games))

    async def made_as(self, wanted: Any) -> p.TableMade:
        """A table as a page asks for it."""
        answer = await self.ask("POST", "/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=p.TableMade)

    async def invited(self, table: p.TableMade) -> None:
        """The invited player takes a deck."""
        wanted = p.TakeSeat(table.invitations[0].token, DECKS[1])
        answer = await self.ask("POST", "/api/seats", content=msgspec.json.encode(wanted))
        assert answer.status_code == 200, answer.text

    async def ask_by(self, token: str, path: str, **named: Any) -> httpx.Response:
        """A question of the holder of a link."""
        return await self.ask("GET", path, headers={"authorization": f"Bearer {token}"}, **named)

    def token(self, table: p.TableMade, seat: int | None) -> str:
        """The word of a seat."""
        return links.token(self.rooms.store.key, table.table, seat)

    async def come(self, token: str, language: str = "en", *, greet: bool = True, **named: Any) -> "Guest":
        """Connect and, unless told otherwise, say hello."""
        named.setdefault("max_size", None)
        connection = await connect(f"ws://127.0.0.1:{self.port}/api/table", compression=None, **named)
        guest = Guest(connection)
        if greet:
            await guest.say("hello", token=token, language=language)
            assert (await guest.heard("welcome"))["table"] in token
        return guest

    async def seated(self, mode: str = "online", edition: str = "en2", **named: Any) -> "Seated":
        """A table at which all seats are taken: the game has begun."""
        table = await self.made(mode, edition, **named)
        if mode == "online":
            await self.invited(table)
        seats = range(1 if mode == "computer" else 2)
        guests = [await self.come(self.token(table, seat)) for seat in seats]
        for seat in seats:
            await guests[seat].told("sit", nonce=NONCES[seat])
        for guest in guests:
            await guest.shown()
        return Seated(self, table, guests)


class Guest:
    """One connection. It keeps what it hears and what it was last shown."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.bytes: list[bytes] = []
        self.messages: list[dict[str, Any]] = []
        self.screen: dict[str, Any] | None = None
        self.welcome: dict[str, Any] | None = None
        self.number = 0
        self.read = 0

    async def __aenter__(self) -> "Guest":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up."""
        await self.connection.close()

    async def say(self, kind: str, **parts: Any) -> None:
        """Send a command."""
        await self.raw(json.dumps({"kind": kind, **parts}))

    async def raw(self, data: str | bytes) -> None:
        """Send anything at all."""
        await self.connection.send(data)

    async def hear(self) -> dict[str, Any]:
        """The next message; of changes the whole screen."""
        data = await asyncio.wait_for(self.connection.recv(decode=False), TIMEOUT)
        assert isinstance(data, bytes)
        self.bytes.append(data)
        message = rebuilt(self.screen, json.loads(data))
        self.messages.append(message)
        if message["kind"] == "screen":
            self.screen = message
        if message["kind"] == "welcome":
            self.welcome = message
        return message

    async def heard(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while (message := await self.hear())["kind"] != kind:
            pass
        return message

    async def shown(self) -> dict[str, Any]:
        """The screen, as soon as there is one."""
        while self.screen is None:
            await self.hear()
        return self.screen

    async def until(self, true: Callable[[], bool]) -> None:
        """Listen until something is true."""
        while not true():
            await self.hear()

    async def reply(self, number: int) -> dict[str, Any]:
        """The message that answers a command."""
        while (message := await self.hear()).get("number") != number:
            pass
        return message

    async def asked(self, kind: str, **parts: Any) -> dict[str, Any]:
        """Say something and hear the reply."""
        self.number += 1
        await self.say(kind, number=self.number, **parts)
        return await self.reply(self.number)

    async def told(self, kind: str, **parts: Any) -> dict[str, Any]:
        """Say something that is accepted."""
        reply = await self.asked(kind, **parts)
        assert reply["kind"] == "accepted", reply
        return reply

    async def refused(self, kind: str, **parts: Any) -> dict[str, Any]:
        """Say something that is refused, in words."""
        reply = await self.asked(kind, **parts)
        assert reply["kind"] == "refused", reply
        assert reply["words"]
        return reply

    async def caught_up(self) -> None:
        """Hear everything that was sent until now."""
        await self.asked("ping")

    async def ended(self) -> dict[str, Any] | None:
        """Listen until the connection ends; its last message, if it was a farewell."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed:
            last = self.messages[-1] if self.messages else {}
            return last if last.get("kind") == "bye" else None


class Seated:
    """A table with its players."""

    def __init__(self, server: Server, table: p.TableMade, guests: list[Guest]) -> None:
        self.server = server
        self.table = table
        self.guests = guests

    async def __aenter__(self) -> "Seated":
        return self

    async def __aexit__(self, *_: object) -> None:
        for guest in self.guests:
            await guest.close()

    @property
    def room(self) -> Room:
        """The table in memory."""
        return self.server.room(self.table)

    @property
    def match(self) -> Match:
        """Its match."""
        return self.server.match(self.table)

    def digest(self) -> bytes:
        """All that the game is."""
        return self.match.save(now=0) if self.match.clock is None else self.match.save()

    async def stored(self) -> bytes:
        """All that the store has of it."""
        kept = await self.server.rooms.store.load(self.table.table)
        return msgspec.json.encode(kept)

    async def come(self, seat: int | None, language: str = "en") -> Guest:
        """One more connection to a seat, or of a spectator."""
        return await self.server.come(self.server.token(self.table, seat), language)

    async def answer(self, option: Option) -> dict[str, Any]:
        """The seat that is asked answers."""
        seat = self.match.asked
        assert seat is not None
        return await self.guests[seat].asked("answer", position=self.match.position, options=[plain(option)])

    async def step(self, brains: list[Player]) -> None:
        """One answer of a person, or one of those that come by themselves."""
        match, before = self.match, self.match.position
        seat = match.asked
        assert seat is not None
        if seat >= len(self.guests) or self.room.autoplay._next() is not None:
            await asyncio.wait_for(self._moved_on(before), TIMEOUT)
            return
        choice = match.choice(seat)
        assert choice is not None
        option = brains[seat](match.view(seat).game, choice, Deadline())
        reply = await self.answer(option)
        assert reply["kind"] == "accepted", reply

    async def _moved_on(self, position: int) -> None:
        while self.match.position == position:
            await asyncio.sleep(0.001)

    async def play(self, seed: str, answers: int, *, until_turn: int = 1000) -> None:
        """Play this many answers, or to the end."""
        brains = [keen_player(f"{seed} {seat}") for seat in range(max(2, len(self.guests)))]
        for _ in range(answers):
            if self.match.finished or self.match.run.game.state.turn > until_turn:
                return
            await self.step(brains)

    async def settled(self, *guests: Guest) -> None:
        """All clients have received everything, including changes that are being stored."""
        async with self.room.lock:
            pass
        for guest in guests or tuple(self.guests):
            await guest.caught_up()


def plain(option: Option) -> Any:
    """An option as a client writes it."""
    return msgspec.to_builtins(option)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No pauses, no rate limits, and repeatable dice."""
    secrets, tables = count(1), count(1)
    monkeypatch.setattr("signum.server.rooms.tokens.new_table_id", lambda: f"table{next(tables)}")
    monkeypatch.setattr("signum.server.lobby.token_hex", lambda size: f"{next(secrets):0{2 * size}x}")
    monkeypatch.setattr(autoplay, "PAUSE", (0.0, 0.0))
    monkeypatch.setattr(autoplay, "SECRET_ANSWER", 0.0)
    monkeypatch.setattr("signum.server.http.socket.Allowance", lambda: Allowance(10**9, 10**9))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of the games of a test."""
    return tmp_path / "games.sqlite"


async def lives(game: Seated) -> None:
    """The game goes on for those who play it."""
    await game.play("lives", 1)
    await game.settled()
