"""A table between memory and store: the match that is kept, and what is kept of a match."""

from signum.engine.chance import commitment
from signum.server.store.database import Beside, Kept
from signum.table import record as records
from signum.table.games import Games
from signum.table.match import Match, resumed
from signum.table.record import Mark, Record


def match_of(kept: Kept, games: Games, now: int) -> Match | None:
    """The match of a table, if it has begun; a RecordError says where today's rules part from it.

    The clocks stand still while nobody keeps the table in memory.
    """
    if kept.beside.start is None:
        return None
    match = resumed(record_of(kept), games, now)
    match.draw_offers = set(kept.beside.draw_offers)
    match.request = kept.beside.request
    match.refused_at = dict(kept.beside.refused_at)
    match.furthest = max(match.furthest, kept.beside.furthest)
    return match


def record_of(kept: Kept) -> Record:
    """The record of a table as it is stored; it needs no rules to be read."""
    heading, beside = kept.heading, kept.beside
    secret = bytes.fromhex(heading.secret)
    return Record(
        game=heading.game,
        edition=heading.edition,
        start=beside.start,
        version=beside.version,
        players=list(heading.players),
        clock=heading.clock,
        time_left=beside.time_left,
        clock_at=beside.clock_at,
        commitment=commitment(secret),
        secret=heading.secret,
        nonces=[one.hex() for one in nonces_of(beside, len(heading.players))],
        entries=kept.entries,
        times=kept.times,
        marks=beside.marks,
        notes=beside.notes,
        outcome=beside.outcome,
    )


def note_down(beside: Beside, match: Match, now: int) -> None:
    """What stands beside the entries of a match; its last mark tells whether a replay is the same game."""
    entries = len(match.run.entries)
    beside.notes = list(match.notes)
    beside.marks = [*match.marks, Mark(entries, records.digest(match.run.game.state))]
    beside.draw_offers = sorted(match.draw_offers)
    beside.request = match.request
    beside.refused_at = dict(match.refused_at)
    beside.furthest = match.furthest
    beside.outcome = match.outcome if match.finished else None
    if match.clock is not None:
        match.clock.look(now)
        beside.time_left, beside.clock_at = list(match.clock.left), match.clock.since


def nonces_of(beside: Beside, seats: int) -> tuple[bytes, ...]:
    """Each seat's share of the seed; that of a computer is empty."""
    return tuple([bytes.fromhex(beside.nonces.get(seat, "")) for seat in range(seats)])


def nonce_of(text: str) -> str | None:
    """A seat's share of the seed, if it is one."""
    try:
        return text.lower() if len(bytes.fromhex(text)) == 16 and len(text) == 32 else None
    except ValueError:
        return None
