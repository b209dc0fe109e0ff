"""What happened at a table in words, line by line."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from signum.classic.chapters.cards.cards_in_play import Tapped
from signum.classic.chapters.cards.paying import Spent
from signum.classic.chapters.field.movement import Moved, MoveDeclared
from signum.classic.chapters.turn.activation import Passed
from signum.classic.chapters.turn.turn import TurnBegan
from signum.classic.chapters.turn.victory import GameEnded
from signum.classic.chapters.turn.zones import Drawn, Prospered
from signum.classic.core.state import SETUP
from signum.classic.effects.at_will import CardUsed
from signum.classic.telling.log_groups import together
from signum.classic.telling.phrases import Phrases
from signum.engine.events import Event
from signum.table.record import Note

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
"""Events that only open or close something; a short telling leaves them out."""
BUILT_NOTHING: Final = "C-CITY-01"
"""The rule by which a player who builds nothing prospers."""


class Story(Phrases):
    """The log as one seat may read it."""

    def log(self, *, all_of_it: bool = False) -> list[str]:
        """Every line of the log so far."""
        lines = self.match.log(self.seat)
        return [self.line(one) for one in lines if all_of_it or not is_quiet(one)]

    def gist(self) -> list[str]:
        """The log so far, what belongs together on one line."""
        return [line for line in self.story(self.match.log(self.seat)) if line]

    def line(self, what: Event | Note) -> str:
        """An event with the rules it follows, or a note of the table."""
        if isinstance(what, Note):
            note = msgspec.to_builtins(what.what)
            consented = "yes" if note["consented"] else "no"
            return self.say(
                f"note-{note['kind']}",
                seat=self.player(note["seat"]),
                answers=note["answers"],
                consented=consented,
            )
        if isinstance(what, Prospered) and BUILT_NOTHING in what.because:
            text = self.say("telling-built-nothing", seat=self.player(what.seat), amount=what.amount)
            return self.cited(text, what.cites)
        text = self.stated("event", what)
        return text if begins_turn(what) else self.cited(text, what.cites)

    def story(self, what: Iterable[Event | Note], *, all_of_it: bool = False) -> Iterator[str]:
        """What happened line by line, an empty one before each turn; many who do nothing are one line."""
        told = list(what)
        if not all_of_it:
            told = [one for one in told if not is_quiet(one)]
            told = [one for one, after in zip(told, [*told[1:], None]) if not _is_told_by(one, after)]
        for group in [[one] for one in told] if all_of_it else together(told):
            if begins_turn(group[0]):
                yield ""
            yield self._gist(group)

    def passages(self, what: Iterable[Event | Note]) -> Iterator[tuple[str, list[Event | Note]]]:
        """Every event in its order with the line that tells of it; what needs no words has none."""
        told = list(what)
        silent = [is_quiet(one) or _is_told_by(one, after) for one, after in zip(told, [*told[1:], None])]
        at = 0
        while at < len(told):
            loud = next((end for end in range(at, len(told)) if silent[end]), len(told))
            if loud == at:
                yield "", [told[at]]
                at += 1
                continue
            for group in together(told[at:loud]):
                yield self._gist(group), group
            at = loud

    def _gist(self, group: Sequence[Event | Note]) -> str:
        """The line of events that belong together."""
        first, last = group[0], group[-1]
        if len(group) == 1 or isinstance(first, CardUsed):
            return self.line(first)
        if isinstance(first, Passed):
            idle = [one.creature for one in group if isinstance(one, Passed)]
            return self.cited(self.say("telling-all-pass", creatures=self.creatures(idle)), first.cites)
        if isinstance(first, Drawn):
            cards = [self.card(one.card) for one in group if isinstance(one, Drawn) and one.card]
            text = self.say(
                "telling-drew-several",
                seat=self.player(first.seat),
                count=len(group),
                cards=self.listed(cards),
                known="yes" if cards else "no",
            )
            return self.cited(text, first.cites)
        paid = [self.card(one.card) for one in group if isinstance(one, Tapped)]
        paid += [
            self.say("telling-cost-prosperity", count=one.amount) for one in group if isinstance(one, Spent)
        ]
        assert not isinstance(last, Note)
        told = f"{self.stated('event', last)} {self.say('telling-paid', paid=self.listed(paid))}"
        return self.cited(told, last.cites)

    def result(self) -> str:
        """How the game ended, if the last line of the log has not told it."""
        told = self.match.run.game.log and isinstance(self.match.run.game.log[-1], GameEnded)
        return "" if told else self.outcome()

    def outcome(self) -> str:
        """How the game ended, once it has."""
        return self.result_of(msgspec.to_builtins(self.match.outcome))

    def first_turn(self) -> str:
        """The heading of the turn in which the game began; no event tells of it."""
        state = self.match.start.state
        if state.phase == SETUP:
            return self.say("telling-setting-up")
        return self.say("telling-turn", turn=state.turn, seat=self.player(state.active))


def begins_turn(what: Event | Note) -> bool:
    """Whether this is the heading of a turn."""
    return isinstance(what, TurnBegan)


def is_quiet(what: Event | Note) -> bool:
    """Whether a short telling leaves this out."""
    if isinstance(what, Note):
        return False
    kind = what.__struct_config__.tag
    return kind in QUIET or (kind == "attack-ended" and getattr(what, "damage", 0) > 0)


def _is_told_by(what: Event | Note, after: Event | Note | None) -> bool:
    """Whether a move was declared and at once made, so that one line tells both."""
    return isinstance(what, MoveDeclared) and isinstance(after, Moved) and after.creature == what.creature
