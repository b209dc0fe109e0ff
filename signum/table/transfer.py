"""The run of a match in a form for another process: it continues there without playing all of it again."""

from typing import Any

from msgspec import Struct

from signum.engine.events import Event
from signum.engine.run import Entry, GameRun, Rest


class RunImage(Struct):
    """Everything that a run keeps."""

    entries: list[Entry]
    learnt: list[bool]
    rests: list[tuple[Any, Any, int, int]]
    """The states and chances, with the numbers of entries and events until then."""
    log: list[Event]


def image_of(run: GameRun[Any, Any]) -> RunImage:
    """The run as it is now."""
    rests = [(one.state, one.chance, one.entries, one.events) for one in run.rests]
    return RunImage(list(run.entries), list(run.learnt), rests, list(run.game.log))


def restore(run: GameRun[Any, Any], image: RunImage) -> None:
    """Continue a run of the same start from an image; only the answers since its last rest are played."""
    run.entries, run.learnt = image.entries, image.learnt
    run.rests = [Rest(*one) for one in image.rests]
    run.game.log = image.log
    run.rewind(len(image.entries))
