"""The questions of a client about a position; the names are those of the classic game."""

from typing import ClassVar

from signum.engine.units import Count, ThingId
from signum.table.wire import Message, QueryCommand


class Look(QueryCommand, frozen=True):
    """How much light a lantern would lose if a storm blew at it with so much breath."""

    lantern: ThingId
    breath: Count

    cost: ClassVar = 8
    slow: ClassVar = True


class Odds(Message, frozen=True):
    """The answer to Look: how likely it is that so much light is lost, in per cent."""

    number: int
    lost: dict[int, float]
    words: str
