"""What one seat may find out at a match, for one connection and in one language."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from signum.classic.findings import on_screen
from signum.classic.findings.known_position import Desk
from signum.classic.telling.telling import Telling
from signum.engine.questions import Option, Refusal, Seat
from signum.table.match import Match

if TYPE_CHECKING:
    from signum.classic.findings.wire import Odds, Reach, Way
    from signum.table.wire import Advice, Refused


class SeatFindings:
    """Looks, tries and weighs for one seat; what it has worked out is kept while the position lasts."""

    def __init__(self, match: Match, seat: Seat | None, telling: Telling) -> None:
        self.match = match
        self.seat = seat
        self.telling = telling
        self._desk: Desk | None = None

    @property
    def language(self) -> str:
        """The language of its words."""
        return self.telling.language

    def desk(self) -> Desk:
        """The position to measure in, made anew when it has changed."""
        position = self.match.position
        if self._desk is None or self._desk.position != position:
            self._desk = Desk(self.match, self.seat, position)
        return self._desk

    def refusal(self, refusal: Refusal) -> str:
        """Why not, in words."""
        return self.telling.refusal(refusal)

    def reply(self, question: Any) -> "Reach | Way | Odds | Refused":
        """The reply to a question."""
        from signum.classic.findings.forecasts import weigh
        from signum.classic.findings.look import look
        from signum.classic.findings.try_place import attempt
        from signum.classic.findings.wire import Look, Try

        if isinstance(question, Look):
            return look(self, question.number, question.creature)
        return attempt(self, question) if isinstance(question, Try) else weigh(self, question)

    def screen(self) -> on_screen.OnScreen:
        """Names, the goal in figures, and terrain cards that could be laid now."""
        return on_screen.on_screen(self.telling, self.match, self.seat)

    def preview(self) -> on_screen.Preview:
        """The turn, and where miniatures stand."""
        return on_screen.preview(self.match, self.seat)

    def said(self, choice: Any, option: Option, *, figures: bool = True) -> str:
        """An option of the running choice as a screen reads it."""
        return on_screen.said(self.telling, self.seat, choice, option, figures=figures)

    def refused_row(self, options: Sequence[Option]) -> Refusal | None:
        """Why an action would be refused once its creature is activated: then nobody is activated."""
        return None if self.seat is None else on_screen.refused_row(self.match, self.seat, options)

    def things_in(self, refusal: Refusal) -> tuple[int, ...]:
        """The creatures that a refusal is about."""
        about = [refusal.facts.get(name) for name in ("creature", "target", "foe")]
        return tuple([one for one in about if isinstance(one, int)])

    def advice(self, number: int) -> "Advice":
        """The best candidates of the greedy player, with its reasons."""
        from signum.classic.bots.hints import advice

        return advice(self, number)

    def option_of(self, raw: Any) -> Option | None:
        """An option as the rules know it; nothing if it is none of theirs."""
        try:
            option: Option = msgspec.convert(raw, type=self.match.rules.options)
        except (msgspec.ValidationError, TypeError, ValueError, RecursionError):
            return None
        return option
