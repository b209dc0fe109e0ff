"""The findings of a game that has none; a game overrides the methods it can answer."""

from collections.abc import Sequence
from typing import Any, Final

from signum.engine.questions import Choice, Option, Refusal, Seat
from signum.table.match import Match
from signum.table.rulebook import Teller
from signum.table.wire import Advice, GameExplained, Refused

NOT_UNDERSTOOD: Final = "server-not-understood"


class PlainFindings:
    """The findings that any game can give: options in words, and no advice."""

    def __init__(self, match: Match, seat: Seat | None, teller: Teller) -> None:
        self.match = match
        self.seat = seat
        self.teller = teller

    def reply(self, question: Any) -> Any:
        return Refused(question.number, NOT_UNDERSTOOD, self.teller.say(NOT_UNDERSTOOD))

    def screen(self) -> Any:
        return None

    def preview(self) -> Any:
        return None

    def said(self, choice: Any, option: Option, *, figures: bool = True) -> str:
        """The option as a line of a menu."""
        return self.teller.option(option, figures=figures)

    def note(self, choice: Choice[Any], option: Option) -> str:
        """Nothing beside its words."""
        return ""

    def refused_row(self, options: Sequence[Option]) -> Refusal | None:
        return None

    def things_in(self, refusal: Refusal) -> tuple[int, ...]:
        return ()

    def explained(self, number: int) -> Any:
        return GameExplained(number)

    def advice(self, number: int) -> Any:
        return Advice(number, (), self.teller.say("telling-hint-none"))
