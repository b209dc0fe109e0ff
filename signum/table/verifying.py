"""Verifies that a finished game used the dice that were fixed before it began.

The server committed to its secret before any seat told its nonce. Secret and nonces determine every die and
shuffle, and the answers determine the rest. So the game is played again, and must equal the record.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from signum.engine.chance import commitment
from signum.engine.records import encoded
from signum.table import record as records
from signum.table.games import Games
from signum.table.match import MARK_EVERY
from signum.table.record import Record, RecordError
from signum.table.resuming import resumed


class Finding(Struct, frozen=True):
    """One check: its subject, its result, and the facts for its message."""

    what: str
    right: bool
    facts: dict[str, Any] = {}


def findings(
    data: bytes, games: Games, promised: str | None = None, share: str | None = None
) -> Iterator[Finding]:
    """The checks in order, up to the first that fails.

    `promised` is the commitment that a player was shown at the start, and `share` the nonce of that seat.
    Only these two distinguish a game from one that was invented completely.
    """
    for finding in _all(data, games, promised, share):
        yield finding
        if not finding.right:
            return


def _all(data: bytes, games: Games, promised: str | None, share: str | None) -> Iterator[Finding]:
    try:
        record = records.read(data)
    except RecordError as error:
        yield Finding("whole", False, {"cause": str(error)})
        return
    yield Finding("whole", True)
    if record.secret is None or record.commitment is None:
        yield Finding("secret", False)
        return
    secret = records.unhex(record.secret)
    yield Finding("commitment", commitment(secret) == record.commitment, {"commitment": record.commitment})
    if promised is not None:
        yield Finding("promised", promised.strip().lower() == record.commitment, {"commitment": promised})
    yield Finding("shares", True, {"count": len([one for one in record.nonces if one])})
    if share is not None:
        yield Finding("share", share.strip().lower() in record.nonces, {"share": share})
    yield from _played_again(record, games)


def _played_again(record: Record, games: Games) -> Iterator[Finding]:
    try:
        match = resumed(record, games)
    except RecordError as error:
        yield Finding("answers", False, {"cause": str(error)})
        return
    yield Finding("answers", True, {"count": len(match.run.entries)})
    yield Finding("marks", _has_all_marks(record), {"count": len(record.marks)})
    yield Finding("over", match.finished)
    yield Finding("outcome", _plain(match.outcome) == _plain(record.outcome))


def _has_all_marks(record: Record) -> bool:
    """Whether no mark is missing; the existing marks were compared during the replay."""
    entries = len(record.entries)
    wanted = {*range(MARK_EVERY, entries + 1, MARK_EVERY), entries}
    return wanted <= {mark.entries for mark in record.marks}


def _plain(outcome: Any) -> Any:
    """The outcome in the form that a record has."""
    return msgspec.json.decode(encoded(outcome))
