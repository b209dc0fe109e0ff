"""A server in this process: an address, the file it serves, and a quiet end."""

import errno
import logging
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from signum.content.mistakes import Mistake
from signum.server.store.paths import DataLock, check_games, check_writable
from signum.table.games import Games

HOST: Final = "127.0.0.1"
PORT: Final = 8777
LAST_PORT: Final = 65_535
NEAR: Final = 20
"""So many ports from a wanted one are tried where any will do."""
LARGEST_FRAME: Final = 64 << 10
PATIENCE: Final = 3
"""So many seconds running requests have to end in when the server does."""
PULSE: Final = 10
"""Every so many seconds a connection to a table is asked for a sign of life, and has as long to give it."""
MANY: Final = 65_536
"""So many connections and files a server may have open, where the system lets it."""
QUIET: Final = ("alembic", "sqlalchemy", "aiosqlite", "asyncio", "litestar", "uvicorn", "websockets")
"""Whose lines of progress nobody asked for."""
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
    """Serve a file that is held until a signal ends it; `ready` is told the address once it answers."""
    import uvicorn

    from signum.server.http.app import application
    from signum.server.http.timeouts import TimedHttpProtocol

    class Announcing(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            address = address_of(listener)
            lock.publish(address)
            ready(address)

    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    # It warns of every request that is none, which anybody may send as often as they like.
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
    _allow_many()
    settings = uvicorn.Config(
        application(file, games, origins=origins),
        http=TimedHttpProtocol,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PULSE,
        ws_ping_timeout=PULSE,
        lifespan="on",
        log_config=None,
        # Whoever reads a link in a log has the seat.
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )
    # Whoever asks politely is served as Ctrl-C is: uvicorn ends, then gives the signal back to us.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        Announcing(settings).run([listener])


def _allow_many() -> None:
    """As many connections as the system allows this user, not only as many as a program usually needs."""
    try:
        import resource
    except ImportError:
        return
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY if most == resource.RLIM_INFINITY else min(MANY, most)
    if least != resource.RLIM_INFINITY and least < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def locked(file: Path) -> DataLock:
    """The file, for this process alone."""
    check_writable(file)
    lock = DataLock(file)
    if not lock.acquire():
        info = lock.read()
        raise AlreadyServed("" if info is None else info.address)
    try:
        check_games(file)
    except Mistake:
        lock.release()
        raise
    return lock


def check_pages() -> None:
    """Whether there is something to show to a browser."""
    if not (STATIC / "index.html").is_file():
        raise Mistake(
            "the pages for the browser are not built; `make play` builds them, or `python3 tools/web.py`"
        )


def listening(host: str, port: int, *, near: int = 0) -> socket.socket:
    """A socket at the port, or at one of so many after it where that is taken; port 0 is any free one."""
    if not 0 <= port <= LAST_PORT:
        # The system would take another one for it.
        raise Mistake(f"--port: {port} is no port; ports go from 0 to {LAST_PORT}")
    for number in range(port, port + near + 1):
        try:
            return _bound(host, number)
        except OSError as error:
            if error.errno == errno.EADDRINUSE and number < port + near:
                continue
            raise Mistake(_why_not_bound(host, number, error)) from None
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
        # Two may bind a port that nobody listens at yet, so it is listened at now.
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
