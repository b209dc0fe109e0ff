"""The findings of a game that has none of its own; a game overrides what it can find out."""

from collections.abc import Sequence
from typing import Any, Final

from signum.engine.questions import Option, Refusal, Seat
from signum.table.match import Match
from signum.table.rulebook import Teller
from signum.table.wire import Advice, Refused

NOT_UNDERSTOOD: Final = "server-not-understood"


class PlainFindings:
    """What any game can tell one seat: its options in words, and no advice."""

    def __init__(self, match: Match, seat: Seat | None, teller: Teller) -> None:
        self.match = match
        self.seat = seat
        self.teller = teller

    def reply(self, question: Any) -> Any:
        """No question is known."""
        return Refused(question.number, NOT_UNDERSTOOD, self.teller.say(NOT_UNDERSTOOD))

    def screen(self) -> Any:
        """Nothing beside the view."""
        return None

    def preview(self) -> Any:
        """Nothing but words."""
        return None

    def said(self, choice: Any, option: Option, *, figures: bool = True) -> str:
        """The option as a line of a menu."""
        return self.teller.option(option, figures=figures)

    def refused_row(self, options: Sequence[Option]) -> Refusal | None:
        """Nothing is known before the first answer is given."""
        return None

    def things_in(self, refusal: Refusal) -> tuple[int, ...]:
        """Nothing to point at."""
        return ()

    def advice(self, number: int) -> Any:
        """None."""
        return Advice(number, (), self.teller.say("telling-hint-none"))
