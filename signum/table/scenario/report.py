"""Bug reports: a scenario file with the position, and under `report` all that helps to look into it."""

import re
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from signum import __version__
from signum.content.nodes import SourceError
from signum.content.source import FileLimits, parse
from signum.engine.questions import Seat
from signum.table import record as records
from signum.table.match import Match
from signum.table.rulebook import Rulebook, Teller
from signum.table.scenario.capture import captured
from signum.table.scenario.reading import REPORT
from signum.table.seat_names import SEAT_NAMES

LONGEST_WORDS: Final = 4000
LONGEST_RECORD: Final = 700_000
"""Bytes of a record that goes into a report; a longer one is saved from the table by itself."""
_BEGIN: Final = re.compile(rb"^(scenario|report):", re.MULTILINE)


class Sender(Struct, frozen=True):
    """The words of somebody who reports a fault, and where they were written."""

    words: str = ""
    browser: str = ""
    language: str = "en"


def report_of(
    match: Match, book: Rulebook, teller: Teller, seat: Seat | None, sender: Sender, record: bytes | None
) -> dict[str, Any]:
    """The contents of the file: as the seat knows the game, or with the record of a finished one."""
    title = f"Report: {teller.title()}, {teller.turn()}".replace("\n", " ")
    found = captured(match, book, title, seat, whole=record is not None)
    entries = {
        "version": __version__,
        "content": match.rules.content,
        "seat": "spectator" if seat is None else SEAT_NAMES[seat],
        "step": len(match.run.entries),
        "earlier": found.earlier,
        "language": sender.language,
        "browser": one_line(sender.browser),
        "words": one_line(sender.words),
        "log": [one_line(line) for line in teller.log() if line.strip()],
    }
    report = {name: value for name, value in entries.items() if value not in ("", [])}
    if record is not None:
        fits = len(record) <= LONGEST_RECORD
        report |= {"record": record.decode()} if fits else {"left-out": f"a record of {len(record)} bytes"}
    return {**found.document, "report": report}


def one_line(text: str) -> str:
    """A text of a client without control characters, and not too long."""
    return "".join([one if one.isprintable() else " " for one in text])[:LONGEST_WORDS].strip()


def record_contents(file: Path) -> bytes:
    """The record in a file, or in a bug report."""
    return record_in(records.contents(file), str(file))


def record_in(data: bytes, name: str) -> bytes:
    """The record in a file: the file itself, or the part of a bug report."""
    if data.lstrip()[:1] == b"{" or not _BEGIN.search(data):
        return data
    node = parse(data, name, FileLimits(size=records.LARGEST))
    report = dict(node.entries()).get("report")
    if report is None:
        raise SourceError(name, 0, "a scenario file without a game in it; run it with `signum scenario run`")
    record = report.fields(required=("version",), optional=REPORT).get("record")
    if record is None:
        raise report.error(
            "the game was not over, so its record would tell secrets: open its position with "
            "`signum play` or `signum scenario run`"
        )
    return record.text().encode()
