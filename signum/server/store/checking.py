"""Replays every stored game, to tell before an upgrade which ones the new version goes on with."""

from pathlib import Path

from msgspec import Struct

from signum.server.store.database import Store
from signum.server.store.stored_matches import match_of
from signum.table.games import Games
from signum.table.record import RecordError


class Kept(Struct, frozen=True):
    """A game that does not go on, and the reason."""

    table: str
    why: str


class Fates(Struct):
    """The numbers of games by what this version does with them; a table whose game has not begun goes on."""

    going_on: int = 0
    over: int = 0
    kept: list[Kept] = []
    damaged: list[Kept] = []
    """Tables that cannot be read at all."""


async def checked(file: Path, games: Games) -> Fates:
    """The fates of all games in a file; a file of an earlier version is upgraded, its games are unchanged."""
    fates = Fates()
    store = await Store.open(file)
    try:
        for id in await store.ids():
            try:
                stored = await store.load(id)
                assert stored is not None
                match_of(stored, games, stored.changed)
            except RecordError as error:
                fates.kept.append(Kept(id, str(error)))
            except Exception as error:
                # Whatever is wrong with one table, the others are checked.
                fates.damaged.append(Kept(id, f"{type(error).__name__}: {error}"))
            else:
                fates.over += stored.finished
                fates.going_on += not stored.finished
    finally:
        await store.close()
    return fates
