"""Runs a server in this process until a signal ends it."""

import errno
import logging
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Final

from signum.content.mistakes import Mistake
from signum.content.spelling import shown
from signum.server.store.paths import DataLock, check_games, check_writable
from signum.table.games import Games

HOST: Final = "127.0.0.1"
PORT: Final = 8777
LAST_PORT: Final = 65_535
NEAR: Final = 20
"""The number of ports after the wanted one that are tried, if the port is not fixed."""
LARGEST_FRAME: Final = 64 << 10
SHUTDOWN_TIMEOUT: Final = 3
"""Seconds for running requests to end at shutdown."""
PING_INTERVAL: Final = 10
"""Seconds between two pings of a connection, and for its reply."""
OPEN_FILES: Final = 65_536
"""Connections and files that a server may have open, where the system allows it."""
QUIET: Final = ("alembic", "sqlalchemy", "aiosqlite", "asyncio", "litestar", "uvicorn", "websockets")
"""Loggers whose progress lines are not needed."""
STATIC: Final = Path(__file__).parent.parent / "static"


class AlreadyServed(Mistake):
    """Another server has the file of games open."""

    def __init__(self, address: str) -> None:
        at = f" at {address}" if address else ""
        super().__init__(f"these games are already served{at}; name another file with --data")
        self.address = address


def serve(
    lock: DataLock,
    file: Path,
    listener: socket.socket,
    games: Games,
    *,
    origins: frozenset[str] = frozenset(),
    ready: Callable[[str], None],
) -> None:
    """Serve a locked file until a signal ends it; `ready` gets the address once it answers."""
    import uvicorn

    from signum.server.collecting import start_collecting
    from signum.server.http.app import application
    from signum.server.http.socket_protocol import TableSocketProtocol
    from signum.server.http.timeouts import TimedHttpProtocol
    from signum.server.workers.pool import Workers

    class Announcing(uvicorn.Server):
        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            # A second Ctrl-C would make uvicorn skip the end of the workers and of the file.
            if not self.should_exit:
                super().handle_exit(sig, frame)

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            start_collecting()
            address = address_of(listener)
            lock.publish(address)
            ready(address)

    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    # It warns of every malformed request, and any client may send those without limit.
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
    _raise_limit()
    settings = uvicorn.Config(
        application(file, games, origins=origins, workers=Workers.processes(games)),
        http=TimedHttpProtocol,
        ws=TableSocketProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=True,
        ws_ping_interval=PING_INTERVAL,
        ws_ping_timeout=PING_INTERVAL,
        lifespan="on",
        log_config=None,
        # A link in a log would give its seat away.
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
    )
    # SIGTERM ends the server as Ctrl-C does: uvicorn stops, then raises the signal again.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        Announcing(settings).run([listener])


def _raise_limit() -> None:
    """Allow as many open connections as the system permits this user."""
    try:
        import resource
    except ImportError:
        return
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = OPEN_FILES if most == resource.RLIM_INFINITY else min(OPEN_FILES, most)
    if least != resource.RLIM_INFINITY and least < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def locked(file: Path) -> DataLock:
    """Lock the file for this process; the error says why it cannot be served."""
    from signum.server.store.database import prepare

    check_writable(file)
    lock = DataLock(file)
    if not lock.acquire():
        info = lock.read()
        raise AlreadyServed("" if info is None else info.address)
    try:
        check_games(file)
        prepare(file)
    except Mistake:
        lock.release()
        raise
    return lock


def check_pages() -> None:
    """Raise a mistake if the pages are not built."""
    if not (STATIC / "index.html").is_file():
        raise Mistake(
            "the pages for the browser are not built; `make play` builds them, or `python3 tools/web.py`"
        )


def listening(host: str, port: int, *, near: int = 0) -> socket.socket:
    """A socket at the port, or at one of the next `near` ports if it is taken; port 0 is any free one."""
    if not 0 <= port <= LAST_PORT:
        # The system would wrap it round to another port.
        raise Mistake(f"--port: {port} is no port; ports go from 0 to {LAST_PORT}")
    for number in range(port, port + near + 1):
        try:
            return _bound(host, number)
        except OSError as error:
            if error.errno == errno.EADDRINUSE and number < port + near:
                continue
            raise Mistake(_why_not_bound(host, number, error)) from None
        except UnicodeError:
            raise Mistake(f"--host: {shown(host)} is not a host") from None
    raise AssertionError


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        # Two processes may bind a port at which none listens yet, so listen now.
        listener.listen(1024)
    except BaseException:
        listener.close()
        raise
    return listener


def _why_not_bound(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return (
            f"port {port} is taken by another program; name another with --port, or --port 0 for any free one"
        )
    if error.errno == errno.EACCES:
        return f"port {port} is not for every user; name one above 1023 with --port"
    return f"--host {host}, --port {port}: {error.strerror or error}"


def address_of(listener: socket.socket) -> str:
    """The address to give to a browser on this machine."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = HOST if host == "0.0.0.0" else "::1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
