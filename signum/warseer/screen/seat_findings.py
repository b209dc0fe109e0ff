"""The findings of one seat at a match, for one connection and in one language."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from signum.engine.questions import Choice, Option, Refusal, Seat
from signum.engine.units import ThingId
from signum.table.findings import PlainFindings
from signum.table.match import Match
from signum.table.rulebook import Teller
from signum.table.wire import Advice, GameExplained, Refused
from signum.warseer.findings.position import KnownPosition, LatestPosition
from signum.warseer.screen import on_screen
from signum.warseer.screen.advice import advice
from signum.warseer.screen.explanation import explained
from signum.warseer.screen.look import attempt, look
from signum.warseer.screen.notes import note
from signum.warseer.screen.weigh import weigh
from signum.warseer.screen.wire import Look, Odds, OnScreen, Preview, Reach, Try, Way, Weigh
from signum.warseer.telling.telling import Telling


class SeatFindings(PlainFindings):
    """Looks, tries and weighs for one seat; looks are cached while the position lasts."""

    def __init__(self, match: Match, seat: Seat | None, teller: Teller) -> None:
        super().__init__(match, seat, teller)
        self._latest = LatestPosition(match, seat)
        self._looks: dict[ThingId, Reach | Refused] = {}
        self._looked_at: KnownPosition | None = None

    def position(self) -> KnownPosition:
        """The position as the seat knows it."""
        return self._latest.now()

    def reply(self, question: Any) -> Reach | Way | Odds | Refused:
        """The reply to a question."""
        if isinstance(question, Look):
            return self._look(question)
        if isinstance(question, Try):
            return attempt(self.position(), self.teller, question)
        if isinstance(question, Weigh):
            return weigh(self.position(), self.teller, question)
        refused: Refused = super().reply(question)
        return refused

    def screen(self) -> OnScreen:
        """The board, the players' boards, and the cards that the seat sees."""
        return on_screen.on_screen(self.teller, self.position())

    def preview(self) -> Preview:
        """The turn, and a small picture."""
        return on_screen.preview(self.position())

    def note(self, choice: Choice[Any], option: Option) -> str:
        """The forecast of an option of the open choice."""
        return note(self.position(), self.teller, choice, option)

    def refused_row(self, options: Sequence[Option]) -> Refusal | None:
        """The reason why an action would be refused once its creature is activated."""
        return None if self.seat is None else on_screen.refused_row(self.position(), self.seat, options)

    def things_in(self, refusal: Refusal) -> tuple[int, ...]:
        """The creatures that a refusal is about."""
        about = [refusal.facts.get(name) for name in ("creature", "target", "by")]
        return tuple([one for one in about if isinstance(one, int)])

    def advice(self, number: int) -> Advice:
        """The reply to Hint."""
        assert isinstance(self.teller, Telling)
        return advice(self.teller, number)

    def explained(self, number: int) -> GameExplained:
        """The reply to Explain."""
        assert isinstance(self.teller, Telling)
        return explained(self.teller, number)

    def _look(self, wanted: Look) -> Reach | Refused:
        position = self.position()
        if position is not self._looked_at:
            self._looks.clear()
            self._looked_at = position
        if wanted.creature not in self._looks:
            self._looks[wanted.creature] = look(position, self.teller, wanted)
        return replace(self._looks[wanted.creature], number=wanted.number)
