"""A match again from its record."""

import re
from typing import Final

import msgspec

from signum.content.mistakes import Mistake
from signum.engine.chance import commitment
from signum.engine.questions import AnswerRefused
from signum.engine.run import Act, Entry
from signum.table import record as records
from signum.table.games import Games
from signum.table.match import Match
from signum.table.record import Record, RecordError
from signum.table.rulebook import Rules
from signum.table.transfer import MatchImage

_VERSION: Final = re.compile(r"[0-9A-Za-z.+!-]{1,40}")
"""Anything else in its place is not told: it could steer the terminal."""


def resume(data: bytes, games: Games, now: int | None = None) -> Match:
    """The match in the bytes of a record, at its last entry."""
    return resumed(records.read(data), games, now)


def resumed(record: Record, games: Games, now: int | None = None, image: MatchImage | None = None) -> Match:
    """The match in a record; the error names the first entry that does not fit the rules.

    With the image of a match that another process resumed from the same record, nothing is played again.
    """
    try:
        rules = games.rules(record.game, record.edition)
    except Mistake as mistake:
        raise RecordError(f"the record is of another game: {mistake}") from None
    if record.start is None or (record.secret is None and record.commitment is not None):
        raise RecordError("the record holds neither hidden cards nor the secret: the game is not over")
    secret = None if record.secret is None else records.unhex(record.secret)
    if secret is not None and commitment(secret) != record.commitment:
        raise RecordError("the secret in the record is not the one that was committed to")
    times = record.times
    entries = records.entries_of(record, rules) if image is None else image.entries
    if len(times) != len(entries):
        raise RecordError("the record has another number of times than of entries")
    start = records.start_of(record, rules)
    if record.time_left is not None and len(record.time_left) != rules.seats(start.state):
        raise RecordError("the record has another number of clocks than of seats")
    match = Match(
        rules,
        start,
        secret=secret,
        nonces=tuple([records.unhex(nonce) for nonce in record.nonces]),
        players=tuple(record.players),
        clock=record.clock,
        now=times[0] if times else (now or 0),
        fixed=record.fixed or (),
        drawn=None if record.drawn is msgspec.UNSET else record.drawn,
    )
    marks = {mark.entries: mark.digest for mark in record.marks}
    if image is not None:
        match.take_over(image, times)
    else:
        for at, (entry, time) in enumerate(zip(entries, times, strict=True)):
            _compare(match, marks, record)
            _give(match, entry, time, at, record)
    _compare(match, marks, record)
    match.notes = list(record.notes)
    if match.clock is not None and record.time_left is not None:
        match.clock.left = list(record.time_left)
        match.clock.played = record.time_played
        match.clock.since = record.clock_at if now is None else now
    return match


def _give(match: Match, entry: Entry, time: int, at: int, record: Record) -> None:
    try:
        if isinstance(entry, Act) and (why := match.rules.refused_act(match.run.game.state, entry.event)):
            raise AnswerRefused(why)
        match.catch_up([entry], [time])
    except AnswerRefused as refused:
        raise RecordError(
            f"entry {at} is refused by the rules: {refused}; {_made_by(record, match.rules)}"
        ) from None


def _compare(match: Match, marks: dict[int, str], record: Record) -> None:
    at = len(match.run.entries)
    if at in marks and marks[at] != records.digest(match.run.game.state):
        raise RecordError(f"the game parts from its record at entry {at}; {_made_by(record, match.rules)}")


def _made_by(record: Record, rules: Rules) -> str:
    """The version to play a record with, and whether its cards and figures are those of today."""
    same = "the same" if record.content == rules.content else "other"
    content = f"{same} cards and figures" if record.content else "unknown cards and figures"
    version = record.version if _VERSION.fullmatch(record.version) else "unknown"
    return f"version {version} made the record with {content}: replay it with that version"
