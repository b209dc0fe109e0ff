"""The questions of a client about a position; the names are those of the classic game."""

from typing import ClassVar

from signum.engine.units import Count, ThingId
from signum.table.wire import Message, QueryCommand


class Look(QueryCommand, frozen=True):
    """The light that a lantern would lose if a storm blew at it with this much breath."""

    lantern: ThingId
    breath: Count

    cost: ClassVar = 8
    slow: ClassVar = True


class Odds(Message, frozen=True):
    """The answer to Look: the chance of each loss of light, in per cent."""

    number: int
    lost: dict[int, float]
    words: str
