"""Starts servers at once: everything is imported here, and each server is a fork of this process.

It reads lines of JSON: a file of games, a port, a file for the server's output, a position with which every
classic game begins (unless it is empty), a rulebook of the tests that is served beside the others, a file for
the pauses of the garbage collector, and whether workers are forked too. It writes the process id of the
server, which may be stopped or killed like any other process.
"""

import gc
import json
import os
import signal
import sys
from importlib import import_module
from pathlib import Path
from time import monotonic, thread_time
from unittest.mock import patch

from signum.classic.cards.sets import shipped
from signum.cli import main
from signum.content.source import parse
from signum.content.words import say
from signum.rulebooks import GAMES
from signum.server.lobby import games_shown
from signum.table.games import Games
from tests.forked_workers import fork_workers

IMPORTED = (
    "alembic.command",
    "alembic.autogenerate",
    "signum.classic.bots.greedy.player",
    "signum.server.http.app",
    "signum.server.workers.replicas",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.lifespan.on",
    "uvicorn.protocols.http.h11_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)
"""The modules that make a server's start slow."""


def launch() -> None:
    """Start a server for each line, until the input ends."""
    for name in IMPORTED:
        import_module(name)
    prepare()
    gc.freeze()
    # Ended servers are reaped at once.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        wanted = json.loads(line)
        if pid := os.fork():
            print(pid, flush=True)
        else:
            serve(**wanted)


def prepare() -> None:
    """Work out once what every server needs for its first pages: half a second of processor time each."""
    say("en", "server-ended")
    games_shown(GAMES)
    for game in GAMES.values():
        game.words.has("en", "game-title")
        game.library.cards_shown("en", brief=True)


def serve(data: str, port: int, says: str, position: str, rulebook: str, pauses: str, forks: bool) -> None:
    """In the new process: `signum serve`, as if it had been typed."""
    if forks:
        fork_workers()
    measured = measure_pauses() if pauses else []
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    written = os.open(says, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    for stream in (1, 2):
        os.dup2(written, stream)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    if position:
        start, _ = GAMES.rules("classic", "en2", shipped()).position(parse(position, "position.yaml"))
        patch("signum.classic.rulebook.ClassicLibrary.start", lambda *_, **__: start).start()
    if rulebook:
        module, _, name = rulebook.partition(":")
        more = getattr(import_module(module), name)
        patch("signum.rulebooks.GAMES", Games.of(*({**GAMES, more.name: more}).values())).start()
    code = main(["serve", "--lang", "en", "--port", str(port), "--data", data])
    sys.stdout.flush()
    if pauses:
        Path(pauses).write_text(json.dumps(measured))
    os._exit(code)


def measure_pauses() -> list[tuple[float, float]]:
    """Note when each pass of the garbage collector began, and how many seconds of processor time it took."""
    found: list[tuple[float, float]] = []
    began = [0.0]

    def note(phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            began[0] = thread_time()
        else:
            found.append((monotonic(), thread_time() - began[0]))

    gc.callbacks.append(note)
    return found


if __name__ == "__main__":
    launch()
