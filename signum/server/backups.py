"""Backups of browsers for their owners' other devices: a recovery phrase finds and decrypts them.

The browser makes the phrase and derives an id and a key from it. The server gets the id and encrypted data,
never the phrase or the key, and keeps a hash of the id, so that not even its file can be used to ask for one.
"""

import hashlib
import logging
import re
import sqlite3
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Final

from signum.content.mistakes import Mistake
from signum.server import protocol as p
from signum.server.clock import now
from signum.server.http.errors import Declined
from signum.server.store import stored_backups as stored
from signum.server.store.database import Store

log = logging.getLogger(__name__)

ID: Final = re.compile(r"[A-Za-z0-9_-]{43}")
"""256 bits."""
LARGEST: Final = 256 << 10
"""Bytes of a backup."""
MOST_BACKUPS: Final = 200_000
TRIES_A_MINUTE: Final = 10
"""Wrong phrases of an address."""
NEW_A_MINUTE: Final = 10
MINUTE: Final = 60.0
MOST_KNOWN: Final = 4096


class Counting:
    """Counts something for each address over the last minute."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._times: dict[str, list[float]] = {}

    def may(self, address: str) -> bool:
        """Whether the address has not reached the number."""
        return len(self._recent(address)) < self.most

    def add(self, address: str) -> None:
        """Count one."""
        if len(self._times) > MOST_KNOWN:
            self._times = {one: those for one in list(self._times) if (those := self._recent(one))}
        self._times[address] = [*self._recent(address), monotonic()]

    def _recent(self, address: str) -> list[float]:
        return [one for one in self._times.get(address, []) if one > monotonic() - MINUTE]


class Backups:
    """The backups of a server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._wrong = Counting(TRIES_A_MINUTE)
        self._new = Counting(NEW_A_MINUTE)

    async def save(self, wanted: p.SaveBackup, address: str) -> None:
        """Keep what a browser sends, in place of what is there."""
        id, content = _hashed(wanted.id), _decoded(wanted.data)
        if await stored.read(self.store, id) is None:
            if not self._new.may(address):
                raise Declined("server-too-many-questions", 429)
            if await stored.count(self.store) >= MOST_BACKUPS:
                raise Declined("server-backups-full", 503)
            self._new.add(address)
        with _told_if_not_stored():
            await stored.save(self.store, id, content, now())

    async def read(self, wanted: p.NamedBackup, address: str) -> p.BackupRead:
        """The backup of an id; an address that tries many wrong ones must wait, also with a right one."""
        if not self._wrong.may(address):
            raise Declined("server-too-many-phrases", 429)
        id = _hashed(wanted.id)
        content = await stored.read(self.store, id)
        if content is None:
            self._wrong.add(address)
            raise Declined("server-no-backup", 404)
        with suppress(Declined), _told_if_not_stored():
            await stored.touch(self.store, id, now())
        return p.BackupRead(b64encode(content).decode())

    async def delete(self, wanted: p.NamedBackup) -> None:
        """Delete it for good; without a word about whether it was there."""
        id = _hashed(wanted.id)
        with _told_if_not_stored():
            await stored.delete(self.store, id)


@contextmanager
def _told_if_not_stored() -> Iterator[None]:
    """Decline what the disk does not take; the log has the cause."""
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        log.error("a backup could not be stored: %s", error)
        raise Declined("server-not-stored", 503) from None


def _hashed(id: str) -> str:
    if not ID.fullmatch(id):
        raise Mistake("id: 43 letters, figures, - or _")
    return hashlib.sha256(f"signum backup {id}".encode()).hexdigest()


def _decoded(data: str) -> bytes:
    try:
        content = b64decode(data, validate=True)
    except ValueError:
        raise Mistake("data: it is not base64") from None
    if not 0 < len(content) <= LARGEST:
        raise Mistake(f"data: at most {LARGEST} bytes")
    return content
