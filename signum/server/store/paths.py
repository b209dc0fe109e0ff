"""The file of games: its usual path, the lock that lets only one server open it, and checks.

Two servers on one file would each hold tables in memory that the other does not know. So a server locks a
file beside it. The system releases the lock however the process ends, and the lock file contains the server's
address.
"""

import os
import shutil
import sqlite3
import sys
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import IO, Final

import msgspec
from msgspec import Struct

from signum.content.mistakes import Mistake

FILE: Final = "games.sqlite"
LOCK_SUFFIX: Final = ".open"
LEAST_ROOM: Final = 128 << 10
"""Free bytes without which SQLite does not even read a file: it makes others beside it."""
_LOCKED_BYTE: Final = 1 << 30
"""The byte that Windows locks. It lies behind the contents, because locked bytes cannot be read."""


class LockInfo(Struct, frozen=True):
    """The process that serves a file, and its address; no address while it starts."""

    pid: int
    address: str = ""


def usual_file(environment: Mapping[str, str] = os.environ, system: str = sys.platform) -> Path:
    """The file of games in the user's data folder."""
    home = Path.home()
    if system == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Signum" / FILE
    if system == "darwin":
        return home / "Library" / "Application Support" / "Signum" / FILE
    given = Path(environment.get("XDG_DATA_HOME", ""))
    return (given if given.is_absolute() else home / ".local" / "share") / "signum" / FILE


class DataLock:
    """Lets only this process serve a file of games, from `acquire` to `release` or the end of a `with`."""

    def __init__(self, file: Path) -> None:
        # A link leads to the same games, so it has the same lock.
        self.path = Path(f"{os.path.realpath(file)}{LOCK_SUFFIX}")
        self.opened: IO[bytes] | None = None

    def acquire(self) -> bool:
        """Take the lock; return whether it was free."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        opened = self.path.open("r+b" if self.path.exists() else "w+b")
        if not _locked(opened):
            opened.close()
            return False
        self.opened = opened
        self.publish("")
        return True

    def publish(self, address: str) -> None:
        """Write the address of this server into the lock file."""
        assert self.opened is not None
        self.opened.seek(0)
        self.opened.truncate()
        self.opened.write(msgspec.json.encode(LockInfo(os.getpid(), address)))
        self.opened.flush()

    def read(self) -> LockInfo | None:
        """The contents of the lock file, if it can be read."""
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=LockInfo)
        except (OSError, msgspec.MsgspecError):
            return None

    def __enter__(self) -> "DataLock":
        return self

    def __exit__(self, *_: object) -> None:
        self.release()

    def release(self) -> None:
        """Let others open the file."""
        if self.opened is not None:
            self.opened.close()
            self.opened = None


def check_writable(file: Path) -> None:
    """Raise a mistake with the reason if games cannot be stored in this file."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Mistake(
            f"{file.parent}: the folder cannot be made: {error.strerror}; name another file with --data"
        ) from None
    target = Path(os.path.realpath(file))
    if not target.parent.is_dir():
        # Perhaps its disk is missing; games made in a folder of the same name would be lost under it.
        raise Mistake(
            f"{file}: this link leads nowhere: {target.parent}: No such file or directory;"
            " make that folder, or name another file with --data"
        )
    if file.is_dir():
        raise Mistake(f"{file}: this is a folder; name a file with --data")
    if file.exists() and not file.is_file():
        raise Mistake(f"{file}: this is a pipe or a device; name a file with --data")
    if file.exists() and file.stat().st_nlink > 1:
        # SQLite names the file of the newest answers after this name, and so does our lock.
        raise Mistake(
            f"{file}: this file has another name (a hard link), by which other answers would be found;"
            " delete that name, or name another file with --data"
        )
    if shutil.disk_usage(target.parent).free < LEAST_ROOM:
        raise Mistake(
            f"{target.parent}: the disk is full, so no answer could be stored; make room there,"
            " or name another file with --data"
        )
    for place in (file if file.exists() else None, target.parent):
        if place is not None and not os.access(place, os.W_OK):
            raise Mistake(
                f"{place}: games cannot be kept there, it cannot be written; name another file with --data"
            )


def check_games(file: Path) -> None:
    """Raise a mistake with advice if an existing file is not a readable file of games."""
    from signum.server.store.migrations import steps

    if not file.exists() or not file.stat().st_size:
        return
    try:
        with closing(sqlite3.connect(file)) as opened:
            tables = {
                name for (name,) in opened.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            }
            ours = not tables or "alembic_version" in tables
            reached = (
                opened.execute("SELECT version_num FROM alembic_version").fetchall()
                if tables and ours
                else []
            )
    except sqlite3.DatabaseError as error:
        raise Mistake(
            f"{file}: the games in it cannot be read: {error};"
            " put a copy in its place or name another file with --data"
        ) from None
    if not ours:
        raise Mistake(f"{file}: this belongs to another program; name another file with --data")
    if unknown := [step for (step,) in reached if step not in steps()]:
        raise Mistake(
            f"{file}: a newer version of this program made it (step {unknown[0]});"
            " update, or name another file with --data"
        )


def _locked(opened: IO[bytes]) -> bool:
    if sys.platform == "win32":
        import msvcrt

        opened.seek(_LOCKED_BYTE)
        try:
            msvcrt.locking(opened.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    import fcntl

    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
