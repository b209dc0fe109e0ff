"""Saves a game at the terminal in one file, written completely or not at all, and never over another file."""

import errno
import os
from contextlib import suppress
from itertools import count
from os.path import realpath
from pathlib import Path
from tempfile import mkstemp

from signum.content.mistakes import Mistake
from signum.table import record as records
from signum.table.match import Match
from signum.table.record import RecordError


class GameFile:
    """Writes a match to its file after every answer, once it has a file."""

    def __init__(self, match: Match, file: Path | None) -> None:
        self.match = match
        self.file = file

    def save(self) -> str | None:
        """Save the game; return the reason if that failed."""
        return None if self.file is None else _write(self.file, self.match.save())

    def save_as(self, file: Path) -> str | None:
        """Save the game in this file from now on; on failure the old file stays in use."""
        cause = _write(file, self.match.save())
        if cause is None:
            self.file = file
        return cause

    def is_own(self, file: Path) -> bool:
        """Whether this is the file of the game."""
        return self.file is not None and realpath(file) == realpath(self.file)


def check_new(file: Path, resumed: Path | None) -> None:
    """Check that a game may be saved in this file: it holds nothing else, and it can be written."""
    if resumed is not None and realpath(file) == realpath(resumed):
        return
    if file.exists():
        if is_record(file):
            raise Mistake(
                f"{file} holds a saved game; --resume {file} goes on with it, or choose another name"
            )
        raise Mistake(f"{file} is there already and is no saved game; choose another name")
    try:
        _, beside = mkstemp(dir=_place_of(file).parent)
        os.unlink(beside)
    except (OSError, ValueError) as error:
        raise Mistake(f"--save: {file} cannot be written: {cause_of(error)}") from None


def is_record(file: Path) -> bool:
    """Whether this file holds a saved game."""
    try:
        records.read(records.contents(file))
    except (RecordError, OSError):
        return False
    return True


def free_name() -> Path:
    """An unused file name for a saved game."""
    return next(file for number in count(1) if not (file := Path(f"signum-game-{number}.json")).exists())


def cause_of(error: Exception) -> str:
    """The system's error message, without the file name."""
    return str(getattr(error, "strerror", None) or error)


def _place_of(file: Path) -> Path:
    """The path that a file is written to, with links followed; an error if they lead in a circle."""
    place = Path(realpath(file))
    if place.is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
    return place


def _write(file: Path, data: bytes) -> str | None:
    """Write atomically: a temporary file replaces the old one once it is complete."""
    beside: str | None = None
    try:
        where = _place_of(file)
        handle, beside = mkstemp(dir=where.parent, prefix=f".{where.name}.")
        with os.fdopen(handle, "wb") as out:
            out.write(data)
        os.replace(beside, where)
    except (OSError, ValueError) as error:
        if beside is not None:
            with suppress(OSError):
                os.unlink(beside)
        return cause_of(error)
    return None
