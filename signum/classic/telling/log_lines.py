"""The log of a classic game, line by line."""

from collections.abc import Iterator, Sequence
from typing import Final

from signum.classic.chapters.cards.cards_in_play import Tapped
from signum.classic.chapters.cards.paying import Spent
from signum.classic.chapters.combat.attacks import AttackEnded
from signum.classic.chapters.field.movement import Moved, MoveDeclared
from signum.classic.chapters.turn.activation import Passed
from signum.classic.chapters.turn.turn import TurnBegan
from signum.classic.chapters.turn.zones import Drawn, Prospered
from signum.classic.effects.at_will import CardUsed
from signum.classic.telling.log_groups import together
from signum.classic.telling.names import Names
from signum.engine.events import Event
from signum.table.telling.log_lines import LogEntry, LogLines

QUIET: Final = frozenset(
    {
        "activated",
        "activation-ended",
        "aftermath",
        "deck-shuffled",
        "fought",
        "phase-began",
        "refreshed",
        "spell-cast",
        "spell-spent",
        "stage-began",
        "tactic-laid",
        "tactic-spent",
        "tactics-awaited",
        "turn-ended",
        "turn-ending",
    }
)
"""Events that only open or close something; a short log omits them."""
BUILT_NOTHING: Final = "C-CITY-01"
"""The rule by which a player who builds nothing gains prosperity."""


class ClassicLogLines(LogLines[Names]):
    """The log as one seat may read it."""

    quiet = QUIET

    def begins_turn(self, what: LogEntry) -> bool:
        """A turn has a heading."""
        return isinstance(what, TurnBegan)

    def is_quiet(self, what: LogEntry) -> bool:
        """The end of an attack is told only if it did nothing."""
        return super().is_quiet(what) or (isinstance(what, AttackEnded) and what.damage > 0)

    def is_told_by(self, what: LogEntry, after: LogEntry | None) -> bool:
        """Whether a declared move was made at once."""
        return isinstance(what, MoveDeclared) and isinstance(after, Moved) and after.creature == what.creature

    def of_event(self, event: Event) -> str:
        """Prosperity for building nothing has its own sentence."""
        if isinstance(event, Prospered) and BUILT_NOTHING in event.because:
            seat = self.names.spoken_player(event.seat)
            return self.say("telling-built-nothing", seat=seat, amount=event.amount)
        return super().of_event(event)

    def groups(self, entries: Sequence[LogEntry]) -> Iterator[list[LogEntry]]:
        """Idle creatures, consecutive draws, a payment and its purpose."""
        return together(entries)

    def of_group(self, group: Sequence[LogEntry]) -> str:
        """The line of a group of events."""
        first = group[0]
        if len(group) == 1 or isinstance(first, CardUsed):
            return self.line(first)
        if isinstance(first, Passed):
            return self._idle(first, group)
        if isinstance(first, Drawn):
            return self._drawn(first, group)
        return self._paid(group)

    def _idle(self, first: Passed, group: Sequence[LogEntry]) -> str:
        idle = [one.creature for one in group if isinstance(one, Passed)]
        text = self.say("telling-all-pass", creatures=self.names.creatures(idle))
        return self.phrases.cited(text, first.cites)

    def _drawn(self, first: Drawn, group: Sequence[LogEntry]) -> str:
        cards = [
            self.names.spoken_card(one.card).on_card for one in group if isinstance(one, Drawn) and one.card
        ]
        text = self.say(
            "telling-drew-several",
            seat=self.names.spoken_player(first.seat),
            count=len(group),
            cards=self.names.listed(cards),
            known="yes" if cards else "no",
        )
        return self.phrases.cited(text, first.cites)

    def _paid(self, group: Sequence[LogEntry]) -> str:
        """The purchase and its payment."""
        paid = [self.names.spoken_card(one.card).on_card for one in group if isinstance(one, Tapped)]
        paid += [
            self.say("telling-cost-prosperity", count=one.amount) for one in group if isinstance(one, Spent)
        ]
        bought = group[-1]
        assert isinstance(bought, Event)
        told = f"{self.phrases.event(bought)} {self.say('telling-paid', paid=self.names.listed(paid))}"
        return self.phrases.cited(told, bought.cites)
