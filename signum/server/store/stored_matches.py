"""Converts between stored tables, matches and records."""

from msgspec import UNSET

from signum.engine.chance import commitment
from signum.server.store.stored_table import StoredTable, TableProgress, TableSetup
from signum.table import record as records
from signum.table.games import Games
from signum.table.match import Match
from signum.table.record import Record, RecordMark
from signum.table.resuming import resumed
from signum.table.transfer import MatchImage


def match_of(stored: StoredTable, games: Games, now: int, image: MatchImage | None = None) -> Match | None:
    """The match of a table, if it has begun; a RecordError says where today's rules differ from it.

    The clocks stand still while no process has the table in memory.
    """
    if stored.start is None:
        return None
    progress = stored.progress
    match = resumed(record_of(stored), games, now, image)
    match.draw_offers = set(progress.draw_offers)
    match.request = progress.request
    match.refused_at = dict(progress.refused_at)
    match.furthest = max(match.furthest, progress.furthest)
    return match


def record_of(stored: StoredTable) -> Record:
    """The record of a table as it is stored; reading it needs no rules."""
    setup, progress = stored.setup, stored.progress
    return Record(
        game=setup.game,
        edition=setup.edition,
        start=stored.start,
        version=progress.version,
        content=progress.content,
        players=[one.player for one in setup.seats],
        clock=setup.clock,
        time_left=progress.time_left,
        clock_at=progress.clock_at,
        time_played=progress.time_played,
        commitment=commitment(bytes.fromhex(setup.secret)) if setup.secret else None,
        secret=setup.secret or None,
        nonces=[one.hex() for one in nonces_of(setup, progress)],
        entries=stored.entries,
        times=stored.times,
        marks=progress.marks,
        notes=progress.notes,
        outcome=progress.outcome,
        fixed=setup.fixed or UNSET,
        drawn=UNSET if setup.same_dice is None else setup.same_dice.drawn,
    )


def update_progress(progress: TableProgress, match: Match, now: int) -> None:
    """Copy the changes besides the entries; the last mark tells whether a replay is the same game."""
    entries = len(match.run.entries)
    progress.notes = list(match.notes)
    progress.marks = [*match.marks, RecordMark(entries, records.digest(match.run.game.state))]
    progress.draw_offers = sorted(match.draw_offers)
    progress.request = match.request
    progress.refused_at = dict(match.refused_at)
    progress.furthest = match.furthest
    progress.outcome = match.outcome if match.finished else None
    if match.clock is not None:
        match.clock.look(now)
        progress.time_left, progress.clock_at = list(match.clock.left), match.clock.since
        progress.time_played = match.clock.played


def nonces_of(setup: TableSetup, progress: TableProgress) -> tuple[bytes, ...]:
    """The nonce of each seat that the seed is mixed from; that of a computer is empty."""
    if setup.same_dice is not None:
        return tuple([bytes.fromhex(nonce) for nonce in setup.same_dice.nonces])
    return tuple([bytes.fromhex(progress.nonces.get(seat, "")) for seat in range(len(setup.seats))])


def nonce_of(text: str) -> str | None:
    """A seat's nonce, if the text is a valid one."""
    try:
        return text.lower() if len(bytes.fromhex(text)) == 16 and len(text) == 32 else None
    except ValueError:
        return None
