"""The log of a game of Warseer, line by line."""

from typing import ClassVar

from signum.table.telling.log_lines import LogEntry, LogLines
from signum.warseer.chapters.turn import TurnBegan
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
