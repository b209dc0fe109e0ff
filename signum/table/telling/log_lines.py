"""The log of a match, line by line, as one seat may read it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Generic, TypeAlias

from signum.engine.events import Event
from signum.engine.records import plain, tag_of
from signum.table.record import Note
from signum.table.telling.phrases import N, Phrases

LogEntry: TypeAlias = Event | Note
"""An event, or a note of the table between events."""


class LogLines(Generic[N]):
    """The lines of a log. A game defines the quiet events and the events that share a line."""

    quiet: ClassVar[frozenset[str]] = frozenset()
    """Events that only open or close something, by tag; a short log omits them."""

    def __init__(self, phrases: Phrases[N]) -> None:
        self.phrases = phrases
        self.names = phrases.names
        self.say = phrases.say

    # The whole log.

    def log(self, *, all_of_it: bool = False) -> list[str]:
        """Every line of the log so far."""
        return [self.line(one) for one in self._entries() if all_of_it or not self.is_quiet(one)]

    def summary(self) -> list[str]:
        """The log so far, with related events on one line."""
        return [line for line in self.story(self._entries()) if line]

    # Parts of it.

    def story(self, entries: Iterable[LogEntry], *, all_of_it: bool = False) -> Iterator[str]:
        """Line by line, with an empty line before each turn."""
        told = list(entries)
        if not all_of_it:
            told = [one for one in told if not self.is_quiet(one)]
            told = [one for one, after in _pairs(told) if not self.is_told_by(one, after)]
        for group in [[one] for one in told] if all_of_it else self.groups(told):
            if self.begins_turn(group[0]):
                yield ""
            yield self.of_group(group)

    def passages(self, entries: Iterable[LogEntry]) -> Iterator[tuple[str, list[LogEntry]]]:
        """Every entry in order with its line; the line of a quiet entry is empty."""
        told = list(entries)
        silent = [self.is_quiet(one) or self.is_told_by(one, after) for one, after in _pairs(told)]
        at = 0
        while at < len(told):
            loud = next((end for end in range(at, len(told)) if silent[end]), len(told))
            if loud == at:
                yield "", [told[at]]
                at += 1
                continue
            for group in self.groups(told[at:loud]):
                yield self.of_group(group), group
            at = loud

    def line(self, what: LogEntry) -> str:
        """An event with the rules that it follows, or a note of the table."""
        if isinstance(what, Note):
            return self.of_note(what)
        text = self.of_event(what)
        return text if self.begins_turn(what) else self.phrases.cited(text, what.cites)

    def of_note(self, what: Note) -> str:
        """A note of the table."""
        note = plain(what.what)
        return self.say(
            f"note-{note['kind']}",
            seat=self.names.spoken_player(note["seat"]),
            answers=note["answers"],
            consented="yes" if note["consented"] else "no",
        )

    def is_quiet(self, what: LogEntry) -> bool:
        """Whether a short log omits this entry."""
        return isinstance(what, Event) and tag_of(type(what)) in self.quiet

    # What a game says otherwise.

    def begins_turn(self, what: LogEntry) -> bool:
        """Whether this is the heading of a turn."""
        return False

    def of_event(self, event: Event) -> str:
        """An event without its rules."""
        return self.phrases.event(event)

    def is_told_by(self, what: LogEntry, after: LogEntry | None) -> bool:
        """Whether the line of the next entry covers this one too."""
        return False

    def groups(self, entries: Sequence[LogEntry]) -> Iterator[list[LogEntry]]:
        """The entries in groups of one line each."""
        return ([one] for one in entries)

    def of_group(self, group: Sequence[LogEntry]) -> str:
        """The line of a group of entries."""
        return self.line(group[0])

    def _entries(self) -> list[LogEntry]:
        return self.names.match.log(self.names.seat)


def _pairs(told: Sequence[LogEntry]) -> Iterator[tuple[LogEntry, LogEntry | None]]:
    return zip(told, [*told[1:], None], strict=False)
