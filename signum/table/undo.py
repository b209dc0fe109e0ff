"""Undo by information: free while no seat learnt anything and no other seat acted; otherwise by consent."""

from collections.abc import Sequence

from msgspec import Struct

from signum.engine.questions import Refusal, Seat
from signum.engine.run import Act, Entry, Given


class TakenBack(Struct, frozen=True, tag="taken-back", tag_field="kind"):
    """A seat took answers back; the log tells it, and whether the others consented."""

    seat: Seat
    answers: int
    consented: bool


class Request(Struct):
    """A seat asks the others to let it take something back."""

    seat: Seat
    to: int
    missing: list[Seat]


def own_last(entries: Sequence[Entry], seat: Seat) -> int | None:
    """The index of the seat's last answer."""
    for at in range(len(entries) - 1, -1, -1):
        entry = entries[at]
        if isinstance(entry, Given) and entry.seat == seat:
            return at
    return None


def gesture(entries: Sequence[Entry], times: Sequence[int], last: int) -> int:
    """The index of the first answer that was given in one go with this one, such as activating and moving.

    Answers of one go have the same time. The time 0 tells nothing: then each answer stands for itself.
    """
    first = last
    while first and times[last] and _same(entries, times, first - 1, last):
        first -= 1
    return first


def _same(entries: Sequence[Entry], times: Sequence[int], one: int, other: int) -> bool:
    before, after = entries[one], entries[other]
    given = isinstance(before, Given) and isinstance(after, Given) and before.seat == after.seat
    return given and times[one] == times[other]


def why_not_free(entries: Sequence[Entry], learnt: Sequence[bool], seat: Seat, to: int) -> Refusal | None:
    """The reason why a seat cannot return to this entry without consent; None if it can."""
    for entry in entries[to:]:
        acting = _acting(entry)
        if acting is not None and acting != seat:
            return Refusal("someone-else-acted", (), {"seat": acting})
    if any(learnt[to:]):
        return Refusal("something-was-learnt", ())
    return None


def _acting(entry: Entry) -> Seat | None:
    """The seat that answered, or that left the game."""
    if isinstance(entry, Act):
        left: Seat | None = getattr(entry.event, "seat", None)
        return left
    return entry.seat if isinstance(entry, Given) else None
