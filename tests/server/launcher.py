"""Starts servers at once: everything is imported here, and each server is a fork of this process.

It reads lines with a file and a port, and writes the process id of the server; the server writes its
address itself. Whoever reads may kill that process in any way.
"""

import gc
import os
import sys
from importlib import import_module

from signum.cli import main
from signum.content.sets import shipped
from signum.content.words import say

IMPORTED = (
    "signum.players.greedy",
    "signum.server.app",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.lifespan.on",
    "uvicorn.protocols.http.h11_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)
"""What takes a server its time at the start."""


def launch() -> None:
    """One server after the other."""
    for name in IMPORTED:
        import_module(name)
    shipped()
    say("en", "server-ended")
    gc.freeze()
    running = 0
    for line in sys.stdin:
        data, port = line.split()
        if running:
            os.waitpid(running, 0)
        running = os.fork()
        if not running:
            os._exit(main(["serve", "--lang", "en", "--port", port, "--data", data]))
        print(running, flush=True)


if __name__ == "__main__":
    launch()
