"""The events that share a line, so that a log has one line for each action of a player."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from signum.classic.chapters.cards.cards_in_play import Tapped
from signum.classic.chapters.cards.paying import Spent
from signum.classic.chapters.cards.playing import CardPlayed
from signum.classic.chapters.field.terrain import TerrainLaid
from signum.classic.chapters.turn.activation import Passed
from signum.classic.chapters.turn.zones import Drawn
from signum.classic.effects.at_will import CardUsed
from signum.table.telling.log_lines import LogEntry

PAYMENT: Final = "C-PLAY-01"


def together(told: Sequence[LogEntry]) -> Iterator[list[LogEntry]]:
    """The events in groups: idle creatures, consecutive draws, a payment and its purpose.

    A used card is tapped for it; that is one action too.
    """
    at = 0
    while at < len(told):
        size = _size(told, at)
        yield list(told[at : at + size])
        at += size


def _size(told: Sequence[LogEntry], at: int) -> int:
    first = told[at]
    if isinstance(first, Passed):
        return _run(told, at, lambda one: isinstance(one, Passed))
    if isinstance(first, Drawn):
        return _run(told, at, lambda one: isinstance(one, Drawn) and one.seat == first.seat)
    if isinstance(first, CardUsed):
        after = told[at + 1] if at + 1 < len(told) else None
        return 2 if isinstance(after, Tapped) and after.holder == first.holder else 1
    if pays(first):
        paid = _run(told, at, pays)
        bought = told[at + paid] if at + paid < len(told) else None
        return paid + 1 if isinstance(bought, CardPlayed | TerrainLaid) else 1
    return 1


def pays(one: LogEntry) -> bool:
    """Whether this is a part of a card's cost."""
    return isinstance(one, Spent) or (isinstance(one, Tapped) and PAYMENT in one.because)


def _run(told: Sequence[LogEntry], at: int, belongs: Callable[[LogEntry], bool]) -> int:
    """The number of consecutive events of one kind."""
    size = 1
    while at + size < len(told) and belongs(told[at + size]):
        size += 1
    return size
