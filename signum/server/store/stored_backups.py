"""Backups in the file of games: encrypted by browsers, under ids that tell nothing about them."""

from typing import Final

from sqlalchemy import func, select

from signum.server.store.database import FIRST_TIME, Store, backups

SAVE: Final = """
    INSERT INTO backups (id, used, content) VALUES (?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET used = excluded.used, content = excluded.content
"""
TOUCH: Final = "UPDATE backups SET used = ? WHERE id = ?"
DELETE: Final = "DELETE FROM backups WHERE id = ?"
DELETE_UNUSED: Final = "DELETE FROM backups WHERE used >= ? AND used < ?"


async def read(store: Store, id: str) -> bytes | None:
    """A backup, if there is one."""
    async with store.engine.connect() as connection:
        found = await connection.execute(select(backups.c.content).where(backups.c.id == id))
        content = found.scalar_one_or_none()
    return None if content is None else bytes(content)


async def count(store: Store) -> int:
    """The number of backups."""
    async with store.engine.connect() as connection:
        found = await connection.execute(select(func.count()).select_from(backups))
        return int(found.scalar_one())


async def save(store: Store, id: str, content: bytes, now: int) -> None:
    """Keep a backup in place of an earlier one."""
    store.check_space()
    await store.writer.write((SAVE, (id, now, content)))


async def touch(store: Store, id: str, now: int) -> None:
    """A backup was used."""
    await store.writer.write((TOUCH, (now, id)))


async def delete(store: Store, id: str) -> None:
    """Delete a backup for good."""
    await store.writer.write((DELETE, (id,)))


async def delete_unused(store: Store, before: int) -> None:
    """Delete backups that nobody has used since then."""
    await store.writer.write((DELETE_UNUSED, (FIRST_TIME, before)))
