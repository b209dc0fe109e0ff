"""The log of a game of Warseer, line by line."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import ClassVar

from signum.table.telling.log_lines import LogEntry, LogLines
from signum.warseer.chapters.economy import Drawn
from signum.warseer.chapters.turn import TurnBegan
from signum.warseer.core.view import UNKNOWN
from signum.warseer.telling.names import Names


class WarseerLines(LogLines[Names]):
    """Lines without events that only mark a moment."""

    quiet: ClassVar = frozenset(
        {
            "activation-closing",
            "activation-ended",
            "attack-closed",
            "attack-ended",
            "battle-deck-shuffled",
            "building-helped",
            "card-settled",
            "claims-passed",
            "crit-follows",
            "damage-settled",
            "damage-step",
            "extra-step",
            "feat-deck-shuffled",
            "frenzy-used",
            "further-attacks",
            "phase-began",
            "target-pushed",
            "turn-ended",
            "turn-ending",
            "use-spent",
            "used-this-turn",
        }
    )

    def begins_turn(self, what: LogEntry) -> bool:
        return isinstance(what, TurnBegan)

    def groups(self, entries: Sequence[LogEntry]) -> Iterator[list[LogEntry]]:
        """Draws of one player that follow each other share a line."""
        for seat, those in groupby(entries, lambda one: one.seat if isinstance(one, Drawn) else None):
            some = list(those)
            yield from [[one] for one in some] if seat is None else [some]

    def of_group(self, group: Sequence[LogEntry]) -> str:
        drawn = [one for one in group if isinstance(one, Drawn)]
        if len(drawn) < 2:
            return super().of_group(group)
        seat = self.names.spoken_player(drawn[0].seat)
        if drawn[0].card in ("", UNKNOWN):
            text = self.say("telling-draws", seat=seat, count=len(drawn))
        else:
            cards = self.names.listed([self.names.spoken_card(one.card).on_card for one in drawn])
            text = self.say("telling-draws-these", seat=seat, cards=cards)
        return self.phrases.cited(text, drawn[0].cites)
