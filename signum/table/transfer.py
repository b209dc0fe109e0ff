"""A replayed match in a form for another process: it continues there without being played again."""

from typing import Any

import msgspec
from msgspec import Struct

from signum.engine.events import Event
from signum.engine.records import converted, encoded
from signum.engine.run import Entry, GameRun, Rest
from signum.table.record import RecordMark


class MatchImage(Struct):
    """The result of playing a match so far: everything that its run keeps, and its marks."""

    entries: list[Entry]
    learnt: list[bool]
    rests: list[tuple[bytes, Any, int, int]]
    """The states as JSON and the chances, with the numbers of entries and events until then.

    A pickled state would not be written as before: msgspec omits a default only if it is the very object.
    """
    log: list[Event]
    marks: list[RecordMark]


def image_of(run: GameRun[Any, Any], marks: list[RecordMark]) -> MatchImage:
    """The match as it is now."""
    rests = [(encoded(one.state), one.chance, one.entries, one.events) for one in run.rests]
    return MatchImage(list(run.entries), list(run.learnt), rests, list(run.game.log), list(marks))


def restore(run: GameRun[Any, Any], image: MatchImage) -> None:
    """Continue a run of the same start from an image; only the answers since its last rest are played."""
    kind = type(run.game.state)
    rests: list[Rest[Any]] = [
        Rest(converted(msgspec.json.decode(state), kind, str_keys=True), chance, entries, events)
        for state, chance, entries, events in image.rests
    ]
    run.take_over(image.entries, image.learnt, rests, image.log)
