"""A real server in a process of its own, and players who talk to it: for tests, and for tools/load.py."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any
from urllib.request import Request, urlopen

import websockets.asyncio.client as sockets

NONCE_BYTES = 16


class Server:
    """`signum serve` on a free port; it can be killed and started again at the same address."""

    def __init__(self, data: Path, *, port: int = 0, environment: dict[str, str] | None = None) -> None:
        self.data = data
        self.port = port
        self.environment = environment
        self.process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        """Begin to serve, and wait until it answers."""
        words = ["serve", "--lang", "en", "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "signum", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            env={**os.environ, "PYTHONUTF8": "1", **(self.environment or {})},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            raise RuntimeError(f"the server did not start: {line}{self.process.stdout.read()}")
        self.address = line.split()[-1]
        # The next one has the same address, as pages that were open expect.
        self.port = int(self.address.rsplit(":", 1)[1].strip("/"))

    def stop(self) -> str:
        """End it politely; what it said."""
        return self._ended(signal.SIGINT)

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self._ended(signal.SIGKILL)

    def restart(self) -> None:
        """As after an update of the program: it ends and begins again."""
        self.stop()
        self.start()

    def _ended(self, how: signal.Signals) -> str:
        process, self.process = self.process, None
        if process is None:
            return ""
        process.send_signal(how)
        try:
            said, _ = process.communicate(timeout=20)
        finally:
            process.kill()
        return said


@contextmanager
def serving(data: Path, *, environment: dict[str, str] | None = None) -> Iterator[Server]:
    """A server for as long as a test runs."""
    server = Server(data, environment=environment)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def make_table(address: str, mode: str = "screen", **more: Any) -> Any:
    """A new table, as TableMade."""
    wanted = {"mode": mode, "edition": "en2", "decks": ["brissa", "roland"], **more}
    request = Request(
        f"{address}api/tables", json.dumps(wanted).encode(), {"content-type": "application/json"}
    )
    with urlopen(request, timeout=30) as answer:
        return json.load(answer)


class Seat:
    """A scripted player at one seat: it reads screens and answers what it is asked."""

    def __init__(self, address: str, token: str, choose: Any) -> None:
        self.address = address.replace("http", "ws", 1) + "api/table"
        self.token = token
        self.choose = choose
        """From the options to one of them."""
        self.nonce = token_hex(NONCE_BYTES)
        self.number = 0
        self.screen: dict[str, Any] | None = None
        self.welcome: dict[str, Any] | None = None
        self.socket: sockets.ClientConnection | None = None

    async def connect(self) -> None:
        """Say who it is, and take the seat if that is still to be done."""
        self.screen = None
        self.socket = await sockets.connect(self.address, max_size=None, compression=None, ping_interval=None)
        await self.send({"kind": "hello", "token": self.token, "language": "en"})
        self.welcome = await self.receive()
        assert self.welcome["kind"] == "welcome", self.welcome

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
        message: dict[str, Any] = json.loads(await self.socket.recv())
        if message["kind"] == "screen":
            self.screen = message
        return message

    async def reply_to(self, command: dict[str, Any]) -> dict[str, Any]:
        """The reply to a command; what comes before it is seen as well."""
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

    def pick(self) -> Any:
        """An option that is offered."""
        assert self.screen is not None
        return self.choose([one["option"] for one in self.screen["asked"]["options"] if not one.get("why")])

    async def answer(self, option: Any) -> dict[str, Any]:
        """Answer with an option what the last screen asked."""
        assert self.screen is not None
        return await self.reply_to(
            {"kind": "answer", "position": self.screen["position"], "options": [option]}
        )

    async def until(self, wanted: Any, seconds: float = 30.0) -> None:
        """Read until something is so."""
        async with asyncio.timeout(seconds):
            while not wanted(self):
                await self.receive()
