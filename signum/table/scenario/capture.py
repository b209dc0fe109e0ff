"""A moment of a match as a scenario file: the last rest at which the game was not over."""

from typing import Any

from msgspec import Struct

from signum.engine.questions import Seat
from signum.engine.records import replaced
from signum.table.match import Match
from signum.table.rulebook import Rulebook
from signum.table.scenario.writing import scenario_of


class CapturedPosition(Struct, frozen=True):
    """A position and how far back it lies."""

    document: dict[str, Any]
    """The contents of its scenario file."""
    earlier: int
    """The number of answers and dice since then: no file can say a running attack or an open question."""


def captured(match: Match, book: Rulebook, title: str, seat: Seat | None, *, whole: bool) -> CapturedPosition:
    """The position as a seat knows it, or the whole one, which only a finished game may show."""
    rest = next(one for one in reversed(match.run.rests) if one.state.outcome is None)
    state = rest.state.copy() if whole else book.known(match.rules, rest.state, seat)
    start = replaced(match.start, state=state)
    document = scenario_of(book, match.rules.edition_id, start, title)
    return CapturedPosition(document, len(match.run.entries) - rest.entries)
