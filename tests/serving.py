"""A real server in a process of its own, and players who talk to it: for tests, and for tools/load.py."""

import asyncio
import json
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import product
from math import cos, sin, tau
from pathlib import Path
from random import Random
from secrets import token_hex
from time import monotonic, sleep
from typing import Any
from urllib.request import Request, urlopen

import msgspec
import websockets.asyncio.client as sockets

from signum.server.protocol.changes import changed
from tests.processes import Process

ROOT = Path(__file__).resolve().parent.parent
TIMEOUT = 120.0
"""Seconds for anything that a test waits for: far more than a busy machine needs."""
NONCE_BYTES = 16
TABLE = 60_000
RADII = (1_600, 1_250, 2_000, 2_500, 1_500, 3_000, 4_000)
"""Of bases, the usual one first."""
DIRECTIONS = 24
HARDLY = 20
"""Hundredths of a millimetre between two bases that count as in contact."""
GONE_ON = ("moved-on", "not-your-choice", "game-over")
"""Refusals of answers that came too late: the server had answered for the seat meanwhile."""


class Server:
    """`signum serve` on a free port; it can be stopped or killed and started again at the same address."""

    def __init__(
        self,
        launcher: "Launcher",
        data: Path,
        position: str = "",
        rulebook: str = "",
        pauses: str = "",
        *,
        forks: bool = True,
    ) -> None:
        self.launcher = launcher
        self.data = data
        self.position = position
        """With which every new game begins, as a scenario file tells it; empty: as duels begin."""
        self.rulebook = rulebook
        """A rulebook of the tests, as module:NAME; it takes the place of a game of its name."""
        self.pauses = pauses
        """A file for the pauses of the garbage collector, written when the server is stopped."""
        self.forks = forks
        """Whether its workers are forked instead of started, which is faster."""
        self.says = data.with_suffix(".txt")
        self.port = 0
        self.process: Process | None = None
        self.address = ""

    def start(self) -> None:
        """Begin to serve, and wait until it answers."""
        self.says.write_text("")
        self._forget()
        pid = self.launcher.launch(
            data=str(self.data),
            port=self.port,
            says=str(self.says),
            position=self.position,
            rulebook=self.rulebook,
            pauses=self.pauses,
            forks=self.forks,
        )
        self.process = Process(pid)
        while "http://" not in (said := self.says.read_text(encoding="utf-8")).partition("\n")[0]:
            if not self.running:
                raise RuntimeError(f"the server did not start: {said}")
            sleep(0.005)
        self.address = said.partition("\n")[0].split()[-1]
        # The next one has the same address, as pages that are open expect.
        self.port = int(self.address.rsplit(":", 1)[1].strip("/"))

    @property
    def running(self) -> bool:
        """Whether the process is there."""
        return self.process is not None and self.process.running

    @property
    def pid(self) -> int:
        """The number of its process; another process may have it once this one is gone."""
        assert self.process is not None
        return self.process.pid

    def stop(self) -> str:
        """Stop it by a signal; return its output."""
        self._end(signal.SIGINT)
        return self.says.read_text(encoding="utf-8")

    def kill(self) -> None:
        """Kill it at any moment."""
        self._end(signal.SIGKILL)

    def restart(self) -> None:
        """As after an update of the program: it ends and begins again."""
        self.stop()
        self.start()

    def _end(self, how: signal.Signals) -> None:
        if self.process is None:
            return
        self.process.send(how)
        if not self.process.ended_within(TIMEOUT):
            self.process.send(signal.SIGKILL)
            raise RuntimeError(f"the server did not end: {self.says.read_text(encoding='utf-8')}")
        self._forget()

    def _forget(self) -> None:
        if self.process is not None:
            self.process.close()
            self.process = None


class Launcher:
    """A process that has imported everything and forks servers, so that each starts at once."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.launcher"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            bufsize=1,
        )

    def launch(self, **wanted: Any) -> int:
        """A new server, as tests.launcher reads it; its process id."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(wanted) + "\n")
        return int(self.process.stdout.readline())

    def end(self) -> None:
        """No more servers."""
        self.process.communicate(timeout=TIMEOUT)


@contextmanager
def launching() -> Iterator[Launcher]:
    """A launcher for as long as tests need one."""
    launcher = Launcher()
    try:
        yield launcher
    finally:
        launcher.end()


@contextmanager
def serving(
    launcher: Launcher,
    data: Path,
    position: str = "",
    rulebook: str = "",
    pauses: str = "",
    *,
    forks: bool = True,
) -> Iterator[Server]:
    """A server for as long as a test runs; it may be gone before."""
    server = Server(launcher, data, position, rulebook, pauses, forks=forks)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def new_duel(company: str = "screen", *, level: str = "greedy", edition: str = "en2", **more: Any) -> Any:
    """A duel against the computer, at one screen or online, as NewTable."""
    second = {"computer": level, "screen": "human", "online": "open"}[company]
    seats = [{"player": "human", "deck": "brissa"}, {"player": second}]
    if second != "open":
        seats[1]["deck"] = "roland"
    return {"game": "classic", "mode": "duel", "edition": edition, "seats": seats, **more}


def make_table(address: str, company: str = "screen", **more: Any) -> Any:
    """A new duel, as TableMade."""
    return post_table(address, new_duel(company, **more))


def post_table(address: str, wanted: dict[str, Any]) -> Any:
    """A new table as a NewTable describes it, as TableMade."""
    request = Request(
        f"{address}api/tables", json.dumps(wanted).encode(), {"content-type": "application/json"}
    )
    with urlopen(request, timeout=TIMEOUT) as answer:
        return json.load(answer)


def entries_in(data: Path, table: str) -> list[Any]:
    """The entries in the file itself."""
    with closing(sqlite3.connect(data)) as file:
        rows = file.execute("SELECT entry FROM entries WHERE table_id = ? ORDER BY number", (table,))
        return [json.loads(entry) for (entry,) in rows]


def rebuilt(screen: dict[str, Any] | None, message: dict[str, Any]) -> dict[str, Any]:
    """A message as it would be if every screen were sent whole; changes must follow the last screen."""
    if message["kind"] != "changed":
        return message
    assert screen is not None
    assert message["serial"] == screen["serial"] + 1, (screen["serial"], message)
    whole: dict[str, Any] = changed(screen, message["changes"])
    return {**whole, "serial": message["serial"], "lines": message["lines"], "anew": False}


class Seat:
    """A scripted player at one seat: it reads screens and answers its questions."""

    def __init__(self, address: str, token: str, rng: Random) -> None:
        self.address = address.replace("http", "ws", 1) + "api/table"
        self.token = token
        self.rng = rng
        self.local = "127.0.0.1"
        """The address from which it connects."""
        self.nonce = token_hex(NONCE_BYTES)
        self.number = 0
        self.screen: dict[str, Any] | None = None
        self.welcome: dict[str, Any] | None = None
        self.events: list[Any] = []
        """All that it was shown of the game."""
        self.given: Any = None
        """Its last answer."""
        self.took = 0.0
        """And how many seconds later there was a reply."""
        self.socket: sockets.ClientConnection | None = None

    async def connect(self) -> None:
        """Say who it is, and take the seat if that is still to be done."""
        self.screen = None
        self.socket = await sockets.connect(
            self.address,
            max_size=None,
            ping_interval=None,
            open_timeout=TIMEOUT,
            local_addr=(self.local, 0),
            **self.settings(),
        )
        await self.send({"kind": "hello", "token": self.token, "language": "en"})
        self.welcome = await self.receive()
        assert self.welcome["kind"] == "welcome", self.welcome

    def settings(self) -> dict[str, Any]:
        """Of its connection."""
        return {"compression": None}

    async def close(self) -> None:
        """Leave."""
        if self.socket is not None:
            await self.socket.close()

    async def sit(self) -> None:
        """Take the seat; done again it changes nothing."""
        await self.reply_to({"kind": "sit", "nonce": self.nonce})

    async def send(self, command: dict[str, Any]) -> None:
        """Put a command on its way."""
        assert self.socket is not None
        await self.socket.send(json.dumps(command))

    async def receive(self) -> dict[str, Any]:
        """The next message; a screen is kept."""
        assert self.socket is not None
        message = rebuilt(self.screen, msgspec.json.decode(await self.socket.recv()))
        if message["kind"] == "screen":
            self.screen = message
            shown = [event for line in message["lines"] for event in line["events"]]
            self.events = shown if message["anew"] else self.events + shown
        return message

    async def reply_to(self, command: dict[str, Any]) -> dict[str, Any]:
        """The reply to a command; earlier messages are processed as well."""
        self.number += 1
        await self.send({**command, "number": self.number})
        while True:
            message = await self.receive()
            if message["kind"] in ("accepted", "refused", "pong") and message["number"] == self.number:
                return message

    @property
    def asked(self) -> bool:
        """Whether this seat has to answer."""
        return self.screen is not None and self.screen["asked"] is not None

    @property
    def over(self) -> bool:
        """Whether the game is."""
        return self.screen is not None and bool(self.screen["result"])

    async def decide(self) -> dict[str, Any]:
        """Answer what is asked with something that is offered; the reply says no only if it is too late."""
        assert self.screen is not None
        offered = [one["option"] for one in self.screen["asked"]["options"] if not one.get("why")]
        if offered:
            reply = await self.answer(self.rng.choice(offered))
            assert reply["kind"] == "accepted" or reply["code"] in GONE_ON, (reply, self.given)
            return reply
        for place in self._places():
            reply = await self.answer({"kind": "place-at", "to": list(place)})
            if reply["kind"] == "accepted" or reply["code"] in GONE_ON:
                return reply
        raise AssertionError(f"no place found: {self.screen['asked']}")

    def _places(self) -> Iterator[tuple[int, int]]:
        """Places at the seat's own edge, for bases of any size; then beside its own creatures."""
        assert self.welcome is not None
        assert self.screen is not None
        seat = self.welcome["seat"]
        for _ in range(60):
            along = self.rng.randrange(2_500, TABLE - 2_500)
            for radius in RADII:
                yield (along, radius if seat == 0 else TABLE - radius)
        own = [one for one in self.screen.get("view", {}).get("creatures", ()) if one["seat"] == seat]
        for creature, radius, part in product(own, RADII, range(DIRECTIONS)):
            away, angle = creature["base"] / 2 + radius + HARDLY, tau * part / DIRECTIONS
            yield (round(creature["x"] + away * cos(angle)), round(creature["y"] + away * sin(angle)))

    async def answer(self, option: Any) -> dict[str, Any]:
        """Answer with an option what the last screen asked."""
        assert self.screen is not None
        self.given = option
        begin = monotonic()
        command = {"kind": "answer", "position": self.screen["position"], "options": [option]}
        reply = await self.reply_to(command)
        self.took = monotonic() - begin
        return reply

    async def until(self, wanted: Any, seconds: float = TIMEOUT) -> None:
        """Read until something is so."""
        async with asyncio.timeout(seconds):
            while not wanted(self):
                await self.receive()
