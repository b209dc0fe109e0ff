"""Game records: the start of a game and all its answers, as JSON. The events follow from it.

A damaged record is refused: a checksum covers every relevant byte. Marks between the entries tell where a
replay by other rules would differ from the game that was played.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any, Final, get_args

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, field

from signum import __version__
from signum.content.mistakes import Mistake
from signum.engine.chance import Fixed
from signum.engine.questions import Option
from signum.engine.records import converted, encoded, learn, plain, tag_of
from signum.engine.run import Act, Dice, Entry, Given, Order
from signum.table.clock import ClockSettings
from signum.table.rulebook import Rules
from signum.table.undo import TakenBack

FORMAT: Final = 1
LARGEST: Final = 32 << 20
LONGEST_ERROR: Final = 500
_ENTRIES: Final = {tag_of(kind): kind for kind in (Given, Dice, Order, Act)}


class RecordError(Mistake):
    """A record that cannot be read, or does not fit the rules: one short line without control characters."""

    def __init__(self, words: str) -> None:
        super().__init__("".join([one if one.isprintable() else "?" for one in words[:LONGEST_ERROR]]))


class RecordMark(Struct, frozen=True):
    """The digest of the state after a number of entries."""

    entries: int
    digest: str


class Note(Struct, frozen=True):
    """An action of the table that is not an event of the game, and its position in the log."""

    events: int
    what: TakenBack


class Record(Struct):
    """A game as it is stored.

    The secret of its chance is included once the game is over, or if the server stores the record. So are the
    start and the entries, which would reveal hidden cards. `time_left` and `time_played` were
    true at the time `clock_at`.
    """

    game: str
    edition: str
    start: Any
    signum: int = FORMAT
    version: str = __version__
    content: str = ""
    players: list[str] = field(default_factory=list)
    clock: ClockSettings | None = None
    time_left: list[int] | None = None
    clock_at: int = 0
    time_played: int = 0
    commitment: str | None = None
    secret: str | None = None
    nonces: list[str] = field(default_factory=list)
    entries: list[Any] = field(default_factory=list)
    times: list[int] = field(default_factory=list)
    marks: list[RecordMark] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    outcome: Any = None
    fixed: Fixed | UnsetType = UNSET
    """The results of the first throws and shuffles, where they were not drawn."""
    drawn: Annotated[int, Meta(ge=0)] | UnsetType = UNSET
    """For a game with the dice of an earlier one: the words that were taken from the stream before it."""
    checksum: str = ""


def written(record: Record) -> bytes:
    """The record as a file, with its checksum."""
    record.checksum = _checksum(plain(record, str_keys=True))
    return msgspec.json.format(encoded(record), indent=1)


def read(data: bytes) -> Record:
    """The record in a file; any error in it is explained in one sentence."""
    if len(data) > LARGEST:
        raise RecordError(f"a record has at most {LARGEST >> 20} MiB")
    try:
        content = msgspec.json.decode(data, type=dict[str, Any])
        record = msgspec.convert(content, type=Record)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise RecordError(f"this is no game record: {error}") from None
    if record.signum != FORMAT:
        raise RecordError(f"the record has format {record.signum}, this program reads format {FORMAT}")
    if record.checksum != _checksum(content):
        raise RecordError("the record was changed or damaged, its checksum does not fit: take another copy")
    return record


def contents(file: Path) -> bytes:
    """Read at most LARGEST + 1 bytes, enough to detect an oversized file."""
    with file.open("rb") as opened:
        return opened.read(LARGEST + 1)


def learn_types(rules: Rules) -> None:
    """Build what msgspec knows of the types of a record, before several threads read records."""
    for one in (Given | Dice | Order | Act, rules.start_type, rules.options, rules.acts):
        learn(one)


def entries_of(record: Record, rules: Rules) -> list[Entry]:
    """The entries with their options, in the types of the rules."""
    return entries_from(record.entries, rules)


def entries_from(written: Sequence[Any], rules: Rules) -> list[Entry]:
    """Entries as a record has them, in the types of the rules."""
    return [_entry(raw, rules, at) for at, raw in enumerate(written)]


def option_from(raw: Any, rules: Rules) -> Option:
    """An option from plain data, in the type of the rules; raises msgspec.ValidationError if it fits none."""
    option: Option = converted(raw, _kind(raw, "kind", _kinds_of(rules.options), rules.options))
    return option


@lru_cache(maxsize=64)
def _kinds_of(options: Any) -> Mapping[Any, Any]:
    """The types of some options, by their words in records."""
    return {tag_of(kind): kind for kind in get_args(options)}


def start_of(record: Record, rules: Rules) -> Any:
    """The start, in the type of the rules."""
    return start_from(record.start, rules)


def start_from(written: Any, rules: Rules) -> Any:
    """A start as a record has it, in the type of the rules."""
    try:
        start = converted(written, rules.start_type, str_keys=True)
    except msgspec.ValidationError as error:
        raise RecordError(f"the record's start does not fit the game: {error}") from None
    wrong = rules.unplayable(start)
    if wrong is not None:
        raise RecordError(f"the record's start does not fit the game: {wrong}")
    return start


def digest(state: Any) -> str:
    """A short digest of a state: equal states have equal digests."""
    return blake2b(encoded(state), digest_size=8).hexdigest()


def unhex(text: str) -> bytes:
    """Bytes that a record writes in hexadecimal."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise RecordError("the record's secret or a nonce is not written in pairs of digits") from None


def _entry(raw: Any, rules: Rules, at: int) -> Entry:
    try:
        entry: Entry = converted(raw, _kind(raw, "type", _ENTRIES, Given | Dice | Order | Act))
        if isinstance(entry, Given):
            return Given(entry.seat, option_from(entry.option, rules))
        if isinstance(entry, Act):
            return Act(converted(entry.event, rules.acts))
    except msgspec.ValidationError as error:
        raise RecordError(f"entry {at} of the record does not fit the game: {error}") from None
    return entry


def _kind(raw: Any, tag: str, kinds: Mapping[Any, Any], any_of_them: Any) -> Any:
    """The named type: converting to it is fifty times faster than to a union, and names the same errors."""
    named = raw.get(tag) if isinstance(raw, dict) else None
    return kinds.get(named, any_of_them) if isinstance(named, str) else any_of_them


def _checksum(content: dict[str, Any]) -> str:
    """The checksum of a record without the checksum field."""
    without = msgspec.json.encode({**content, "checksum": ""}, order="deterministic")
    return blake2b(without, digest_size=16).hexdigest()
