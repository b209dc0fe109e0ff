"""Where a game at the terminal is kept: in one file, written whole or not at all, and never over another."""

import os
from contextlib import suppress
from itertools import count
from pathlib import Path
from tempfile import mkstemp

from signum.content.mistakes import Mistake
from signum.table import record as records
from signum.table.match import Match
from signum.table.record import RecordError


class Keeper:
    """Writes a match to its file after every answer, once it has one."""

    def __init__(self, match: Match, file: Path | None) -> None:
        self.match = match
        self.file = file

    def keep(self) -> str | None:
        """Write the game as it is now; why that could not be done, if it could not."""
        return None if self.file is None else _write(self.file, self.match.save())

    def keep_in(self, file: Path) -> str | None:
        """Keep the game in this file from now on; where that fails, it stays where it was."""
        cause = _write(file, self.match.save())
        if cause is None:
            self.file = file
        return cause

    def is_own(self, file: Path) -> bool:
        """Whether the game is kept in this very file."""
        return self.file is not None and file.resolve() == self.file.resolve()


def check_new(file: Path, resumed: Path | None) -> None:
    """Whether a game may be kept in this file: there is nothing to lose in it, and it can be written."""
    if resumed is not None and file.resolve() == resumed.resolve():
        return
    if file.exists():
        if is_record(file):
            raise Mistake(
                f"{file} holds a saved game; --resume {file} goes on with it, or choose another name"
            )
        raise Mistake(f"{file} is there already and is no saved game; choose another name")
    try:
        _, beside = mkstemp(dir=file.parent)
        os.unlink(beside)
    except (OSError, ValueError) as error:
        raise Mistake(f"--save: {file} cannot be written: {cause_of(error)}") from None


def is_record(file: Path) -> bool:
    """Whether a game is saved in this file."""
    try:
        records.read(records.contents(file))
    except (RecordError, OSError):
        return False
    return True


def free_name() -> Path:
    """A name for a saved game that no file here has."""
    return next(file for number in count(1) if not (file := Path(f"signum-game-{number}.json")).exists())


def cause_of(error: Exception) -> str:
    """What the system says, without the name of the file."""
    return str(getattr(error, "strerror", None) or error)


def _write(file: Path, data: bytes) -> str | None:
    """All of it or nothing: a file beside it takes its place once it is written."""
    beside: str | None = None
    try:
        where = file.resolve()
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
