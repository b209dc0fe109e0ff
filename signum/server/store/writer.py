"""The only writer of the file of games: changes that wait at the same time are committed together.

The disk is waited for once a transaction. So all changes that were queued while the last transaction ran are
one transaction, and each caller goes on once its change is on the disk.

The rows that several tables add by the same statement are one statement too. Each call of SQLite lets another
thread go on, and while the server is busy the writer waits for its turn after each of them.

A commit only adds to the write-ahead log. SQLite would merge the log into the file every thousand pages, in
the middle of a commit; here another thread does it beside the commits, every ten seconds.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple, TypeAlias

PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA busy_timeout=5000",
    "PRAGMA foreign_keys=ON",
)
"""Of every connection. FULL means that a commit survives a power cut."""
MERGED_EVERY: Final = 10.0
"""Seconds between two merges of the write-ahead log, as long as something is written."""
MERGE: Final = "PRAGMA wal_checkpoint(PASSIVE)"
"""Merges as much as it can and neither waits for other connections nor lets them wait."""
FEW: Final = 64
"""Pages that may be left to merge between two commits: that is done in milliseconds."""
MOST_MERGES: Final = 4

log = logging.getLogger(__name__)

MOST_ROWS: Final = 64
"""Rows of one statement at the most."""


class SqlOfRows(NamedTuple):
    """A statement that takes any number of rows."""

    head: str
    row: str
    """The places of the parameters of one row."""
    tail: str = ""

    def of(self, rows: int) -> str:
        """The SQL for that many rows."""
        return self.head + ", ".join([self.row] * rows) + self.tail


Statement: TypeAlias = tuple[str | SqlOfRows, tuple[Any, ...]]
"""SQL and its parameters, of one row."""


class PendingWrite(NamedTuple):
    """Statements that are carried out together or not at all."""

    statements: Sequence[Statement]
    subject: str
    """The only thing that they change: different things may be changed in any order. Empty if not known."""
    done: asyncio.Future[None]


class Writer:
    """Writes in a thread of its own, so that the server goes on while the disk is busy."""

    def __init__(self, file: Path) -> None:
        # Explicit transactions; one thread uses each connection until `close`.
        self.connection = _connected(file)
        self._thread = ThreadPoolExecutor(1, "store")
        self._merging = _connected(file)
        """The connection of the thread that merges."""
        self._merging_thread = ThreadPoolExecutor(1, "merging")
        self._waiting: list[PendingWrite] = []
        self._task: asyncio.Task[None] | None = None
        self._merge_task: asyncio.Task[None] | None = None
        self.used = monotonic()
        """The time of the last change."""

    async def write(self, *statements: Statement, subject: str = "") -> None:
        """Carry the statements out and wait until they are on the disk; an error means that none was.

        If they only change one thing, `subject` names it.
        """
        loop = asyncio.get_running_loop()
        self.used = monotonic()
        change = PendingWrite(statements, subject, loop.create_future())
        self._waiting.append(change)
        if self._task is None or self._task.done():
            self._task = loop.create_task(self._write_waiting())
        if self._merge_task is None or self._merge_task.done():
            self._merge_task = loop.create_task(self._merge_later())
        await change.done

    async def close(self) -> None:
        """Write all that waits, then close the file."""
        if self._merge_task is not None:
            self._merge_task.cancel()
        if self._task is not None:
            await self._task
        for thread in (self._merging_thread, self._thread):
            thread.shutdown()
        for connection in (self._merging, self.connection):
            connection.close()

    async def _write_waiting(self) -> None:
        while self._waiting:
            changes, self._waiting = self._waiting, []
            errors = await self._committed(changes)
            for change, error in zip(changes, errors, strict=True):
                if change.done.done():
                    # Its caller was cancelled.
                    continue
                if error is None:
                    change.done.set_result(None)
                else:
                    change.done.set_exception(error)

    async def _committed(self, changes: Sequence[PendingWrite]) -> Sequence[Exception | None]:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, changes)
        except Exception as error:
            # The thread has ended: the server stops.
            return [error] * len(changes)

    async def _merge_later(self) -> None:
        await asyncio.sleep(MERGED_EVERY)
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._merging_thread, self._merge)
            # A log that is merged to its end begins anew; while this thread merges, nothing is added.
            await loop.run_in_executor(self._thread, _merged, self.connection)
        except sqlite3.Error as error:
            # Nothing is lost: the log has it all, and the next merge tries again.
            log.warning("the log of the file of games could not be merged: %s", error)

    # In the threads.

    def _merge(self) -> None:
        """Merge until only few pages are left."""
        for _ in range(MOST_MERGES):
            pages, merged = _merged(self._merging)
            if pages - merged <= FEW:
                return

    def _commit(self, changes: Sequence[PendingWrite]) -> list[Exception | None]:
        """Commit all changes at once; if that fails, each by itself, so that none fails for another."""
        try:
            self.connection.execute("BEGIN IMMEDIATE")
        except Exception as error:
            # Another program has the file: waiting for it again for each change would take too long.
            return [error] * len(changes)
        try:
            for sql, parameters in _joined(changes):
                self.connection.execute(sql, parameters)
            self.connection.execute("COMMIT")
        except Exception as error:
            with suppress(sqlite3.Error):
                # Some errors have ended the transaction already.
                self.connection.execute("ROLLBACK")
            if len(changes) == 1:
                return [error]
            return [self._commit([change])[0] for change in changes]
        return [None] * len(changes)


def _joined(changes: Sequence[PendingWrite]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """The statements of the changes, those about different things joined where they take rows."""
    rows: dict[SqlOfRows, list[tuple[Any, ...]]] = {}
    subjects: set[str] = set()
    for change in changes:
        able = change.subject and all(isinstance(sql, SqlOfRows) for sql, _ in change.statements)
        if not able or change.subject in subjects:
            yield from _of_rows(rows)
            rows, subjects = {}, set()
        for sql, parameters in change.statements:
            if able and isinstance(sql, SqlOfRows):
                rows.setdefault(sql, []).append(parameters)
            else:
                yield sql if isinstance(sql, str) else sql.of(1), parameters
        subjects.add(change.subject)
    yield from _of_rows(rows)


def _of_rows(rows: Mapping[SqlOfRows, Sequence[tuple[Any, ...]]]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Statements of 64, 32, 16 ... rows, so that few different ones are prepared."""
    for sql, all_rows in rows.items():
        at, size = 0, MOST_ROWS
        while at < len(all_rows):
            if size > len(all_rows) - at:
                size //= 2
                continue
            parameters = tuple([value for row in all_rows[at : at + size] for value in row])
            yield sql.of(size), parameters
            at += size


def _connected(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    for pragma in (*PRAGMAS, "PRAGMA wal_autocheckpoint=0"):
        connection.execute(pragma)
    return connection


def _merged(connection: sqlite3.Connection) -> tuple[int, int]:
    """Merge; the number of pages in the log, and of those that are merged."""
    with closing(connection.execute(MERGE)) as found:
        _, pages, merged = found.fetchone()
    return pages, merged
