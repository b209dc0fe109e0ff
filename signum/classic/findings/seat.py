"""What one seat may find out at a match, for one connection and in one language."""

from typing import TYPE_CHECKING, Any

import msgspec

from signum.classic.findings.known_position import Desk
from signum.classic.telling.telling import Telling
from signum.engine.questions import Option, Refusal, Seat
from signum.table.match import Match

if TYPE_CHECKING:
    from signum.classic.findings.wire import Odds, Reach, Way
    from signum.table.wire import Refused


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

    def option_of(self, raw: Any) -> Option | None:
        """An option as the rules know it; nothing if it is none of theirs."""
        try:
            option: Option = msgspec.convert(raw, type=self.match.rules.options)
        except (msgspec.ValidationError, TypeError, ValueError, RecursionError):
            return None
        return option
