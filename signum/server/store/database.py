"""Stores games in an SQLite file with a write-ahead log. Committed data survives kills and power cuts.

A table has a setup and a start that never change, its progress (clocks, notes, names) and its entries, one
row each. An answer and its consequences are one transaction, often together with answers at other tables.
"""

import errno
import shutil
from collections.abc import Container, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import (
    URL,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    create_engine,
    event,
    func,
    insert,
    select,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from signum.content.mistakes import Mistake
from signum.engine.records import encoded
from signum.server.rooms.tokens import KEY_LENGTH, new_key
from signum.server.store.stored_table import StoredTable, TableProgress, TableSetup
from signum.server.store.writer import PRAGMAS, SqlOfRows, Statement, Writer

CONVENTION: Final = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
metadata: Final = MetaData(naming_convention=CONVENTION)

settings: Final = Table(
    "settings",
    metadata,
    Column("name", String, primary_key=True),
    Column("content", LargeBinary, nullable=False),
)
tables: Final = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("made", Integer, nullable=False),
    Column("changed", Integer, nullable=False),
    Column("finished", Integer, nullable=False, default=0),
    Column("setup", LargeBinary, nullable=False),
    Column("progress", LargeBinary, nullable=False),
)
starts: Final = Table(
    "starts",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("start", LargeBinary, nullable=False),
)
entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("time", Integer, nullable=False),
    Column("entry", LargeBinary, nullable=False),
)
chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("line", LargeBinary, nullable=False),
)
backups: Final = Table(
    "backups",
    metadata,
    Column("id", String, primary_key=True),
    Column("used", Integer, nullable=False),
    Column("content", LargeBinary, nullable=False),
)
Index(None, tables.c.changed)
Index(None, backups.c.used)

FIRST_TIME: Final = 1_767_225_600_000
"""2026. What has an earlier time was stored before its machine's clock was set, so its age is not known."""
SPARE: Final = 64 << 20
"""With fewer free bytes on the disk no new table is made."""

ADD_TABLE: Final = (
    "INSERT INTO tables (id, made, changed, finished, setup, progress) VALUES (?, ?, ?, 0, ?, ?)"
)
ADD_START: Final = SqlOfRows("INSERT INTO starts (table_id, start) VALUES ", "(?, ?)")
ADD_ENTRY: Final = SqlOfRows("INSERT INTO entries (table_id, number, time, entry) VALUES ", "(?, ?, ?, ?)")
ADD_CHAT: Final = "INSERT INTO chat (table_id, number, line) VALUES (?, ?, ?)"
UPDATE_TABLES: Final = SqlOfRows(
    "WITH new (changed, finished, progress, id) AS (VALUES ",
    "(?, ?, ?, ?)",
    """)
    UPDATE tables SET (changed, finished, progress) =
    (SELECT new.changed, new.finished, new.progress FROM new WHERE new.id = tables.id)
    WHERE id IN (SELECT id FROM new)
    """,
)
DELETE_ENTRIES: Final = "DELETE FROM entries WHERE table_id = ? AND number >= ?"
DELETE_UNPLAYED: Final = """
    DELETE FROM tables WHERE id = ? AND changed >= ? AND changed < ?
    AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = tables.id)
"""


class Store:
    """The file of games."""

    def __init__(self, engine: AsyncEngine, writer: Writer, key: bytes, file: Path) -> None:
        self.engine = engine
        """Reads."""
        self.writer = writer
        self.file = file
        self.key = key
        """The signing key of links."""

    @classmethod
    async def open(cls, file: Path) -> "Store":
        """The store in a file; a missing file is created, an older one is upgraded."""
        _create(file)
        engine = create_async_engine(_url("sqlite+aiosqlite", file), hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _prepared)
        async with engine.begin() as connection:
            key = await connection.run_sync(_up_to_date)
        return cls(engine, Writer(file), key, file)

    async def close(self) -> None:
        """Close the file."""
        await self.writer.close()
        await self.engine.dispose()

    async def add(self, id: str, setup: TableSetup, progress: TableProgress, now: int) -> None:
        """Store a new table; the last disk space is reserved for running games."""
        self.check_space()
        row = id, now, now, encoded(setup), encoded(progress)
        await self.writer.write((ADD_TABLE, row))

    def check_space(self) -> None:
        """Refuse what can wait if the disk is nearly full."""
        if shutil.disk_usage(self.file.parent).free < SPARE:
            raise OSError(
                errno.ENOSPC, "the disk is nearly full, so no new table or backup is made", str(self.file)
            )

    async def save(
        self,
        id: str,
        progress: TableProgress,
        now: int,
        *,
        start: Any = None,
        after: int = 0,
        new: Sequence[tuple[int, Any]] = (),
        undone: bool = False,
        finished: bool = False,
    ) -> None:
        """Store changes: the start once, and new entries with their times after the first `after` entries.

        If answers were undone, all entries after the first `after` are deleted before.
        """
        statements: list[Statement] = []
        if start is not None:
            statements.append((ADD_START, (id, encoded(start))))
        if undone:
            statements.append((DELETE_ENTRIES, (id, after)))
        for number, (time, entry) in enumerate(new, after):
            statements.append((ADD_ENTRY, (id, number, time, encoded(entry))))
        statements.append((UPDATE_TABLES, (now, int(finished), encoded(progress), id)))
        await self.writer.write(*statements, subject=id)

    async def delete_unplayed(self, before: int, but: Container[str]) -> None:
        """Delete tables from before then that were never used, except some."""
        played = select(entries.c.number).where(entries.c.table_id == tables.c.id).exists()
        async with self.engine.connect() as connection:
            is_old = tables.c.changed.between(FIRST_TIME, before - 1)
            found = await connection.execute(select(tables.c.id).where(is_old, ~played))
            ids = [id for id in found.scalars().all() if id not in but]
        if ids:
            await self.writer.write(*[(DELETE_UNPLAYED, (id, FIRST_TIME, before)) for id in ids])

    async def newest(self) -> int:
        """The time of the last change in the file; 0 if it is empty."""
        async with self.engine.connect() as connection:
            times = [
                (await connection.execute(select(func.max(column)))).scalar_one_or_none()
                for column in (tables.c.changed, backups.c.used)
            ]
        return max([time or 0 for time in times])

    async def add_chat(self, id: str, number: int, line: Any) -> None:
        """Store a line of chat."""
        await self.writer.write((ADD_CHAT, (id, number, encoded(line))))

    async def ids(self) -> list[str]:
        """The ids of all tables, the oldest first."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(tables.c.id).order_by(tables.c.made, tables.c.id))
            return list(found.scalars().all())

    async def load(self, id: str) -> StoredTable | None:
        """The table with that id, if there is one."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == id))).one_or_none()
            if row is None:
                return None
            moves = await connection.execute(
                select(entries.c.time, entries.c.entry)
                .where(entries.c.table_id == id)
                .order_by(entries.c.number)
            )
            said = await connection.execute(
                select(chat.c.line).where(chat.c.table_id == id).order_by(chat.c.number)
            )
            start = await connection.execute(select(starts.c.start).where(starts.c.table_id == id))
            begun = start.scalar_one_or_none()
            given = moves.all()
            return StoredTable(
                id=id,
                made=row.made,
                changed=row.changed,
                finished=bool(row.finished),
                setup=msgspec.json.decode(row.setup, type=TableSetup),
                progress=msgspec.json.decode(row.progress, type=TableProgress),
                start=None if begun is None else msgspec.json.decode(begun),
                entries=[msgspec.json.decode(one.entry) for one in given],
                times=[one.time for one in given],
                chat=[msgspec.json.decode(one.line) for one in said.all()],
            )


def _prepared(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def prepare(file: Path) -> None:
    """Create or upgrade the file before a server runs; the error says in words why it cannot be used."""
    try:
        _create(file)
        engine = create_engine(_url("sqlite", file), hide_parameters=True)
        event.listen(engine, "connect", _prepared)
        try:
            with engine.begin() as connection:
                _up_to_date(connection)
        finally:
            engine.dispose()
    except (OSError, SQLAlchemyError) as error:
        cause = getattr(error, "orig", None) or getattr(error, "strerror", None) or error
        raise Mistake(
            f"{file}: games cannot be kept there: {cause};"
            " make room, put a backup in its place, or name another file with --data"
        ) from None


def _create(file: Path) -> None:
    """The file holds the key and every secret, so only its owner may read it and its companion files."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch(mode=0o600)


def _url(driver: str, file: Path) -> URL:
    """Made of parts: in a URL of one piece a name with ? or % would be that of another file."""
    return URL.create(driver, database=str(file))


def _up_to_date(connection: Connection) -> bytes:
    """Upgrade an older file; return the signing key, which is created with the file."""
    from signum.server.store.migrations import upgrade

    upgrade(connection)
    key = connection.execute(select(settings.c.content).where(settings.c.name == "key")).scalar()
    if key is None and connection.execute(select(tables.c.id).limit(1)).first() is None:
        key = new_key()
        connection.execute(insert(settings).values(name="key", content=key))
    if not isinstance(key, bytes) or len(key) != KEY_LENGTH:
        # With another key no link would lead to its table any more.
        raise Mistake("the file of games is damaged, the key of its links is gone: put a backup in its place")
    return key
