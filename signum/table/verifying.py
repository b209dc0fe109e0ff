"""Whether a finished game was played with the dice that were fixed before it began.

The server's secret was committed to before any seat told its share of the seed; secret and shares give every
die and shuffle; the answers give the rest. So the game is played again, and must be the one in the record.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from signum.engine.chance import commitment
from signum.table import record as records
from signum.table.games import Games
from signum.table.match import MARK_EVERY, resumed
from signum.table.record import Record, RecordError


class Finding(Struct, frozen=True):
    """One thing that was looked at: what, whether it is right, and the facts for its words."""

    what: str
    right: bool
    facts: dict[str, Any] = {}


def findings(
    data: bytes, games: Games, promised: str | None = None, share: str | None = None
) -> Iterator[Finding]:
    """Everything that was checked, in order; the first that is wrong is the last.

    `promised` is the commitment that a player was shown at the start and `share` what that seat gave to the
    seed: only these tell a game from another one that was made up whole.
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
    """Those that are there were compared on the way; here, that none was left out."""
    entries = len(record.entries)
    wanted = {*range(MARK_EVERY, entries + 1, MARK_EVERY), entries}
    return wanted <= {mark.entries for mark in record.marks}


def _plain(outcome: Any) -> Any:
    """As it is read from a record."""
    return msgspec.json.decode(msgspec.json.encode(outcome))
