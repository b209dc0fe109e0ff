"""The findings of one seat at a match, for one connection and in one language."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from signum.classic.core.state import CreatureId
from signum.classic.findings.position import KnownPosition
from signum.classic.screen import on_screen
from signum.classic.screen.advice import advice
from signum.classic.screen.explanation import explained
from signum.classic.screen.look import look
from signum.classic.screen.threatening import threatened
from signum.classic.screen.try_place import attempt
from signum.classic.screen.weigh import weigh
from signum.classic.screen.wire import (
    Look,
    Odds,
    OnScreen,
    Preview,
    Reach,
    Threaten,
    Threats,
    Try,
    Way,
)
from signum.classic.telling.notes import note
from signum.classic.telling.telling import Telling
from signum.engine.questions import Choice, Option, Refusal, Seat
from signum.table.match import Match
from signum.table.wire import Advice, GameExplained, Refused


class SeatFindings:
    """Looks, tries and weighs for one seat; results are cached while the position lasts."""

    def __init__(self, match: Match, seat: Seat | None, telling: Telling) -> None:
        self.match = match
        self.seat = seat
        self.telling = telling
        self._looks: dict[CreatureId, Reach | Refused] = {}
        self._looked_at: KnownPosition | None = None

    def position(self) -> KnownPosition:
        """The position as the seat knows it."""
        return self.telling.known(self.seat)

    def reply(self, question: Any) -> Reach | Way | Odds | Threats | Refused:
        """The reply to a question."""
        if isinstance(question, Look):
            return self._look(question)
        if isinstance(question, Try):
            return attempt(self.position(), self.telling, question)
        if isinstance(question, Threaten):
            return threatened(self.position(), self.telling, question)
        return weigh(self.position(), self.telling, question)

    def screen(self) -> OnScreen:
        """Names, the goal in figures, and terrain cards that could be laid now."""
        return on_screen.on_screen(self.telling, self.position())

    def preview(self) -> Preview:
        """The turn, and the positions of miniatures."""
        return on_screen.preview(self.position())

    def said(self, choice: Any, option: Option, *, figures: bool = True) -> str:
        """An option of the open choice as a screen reads it."""
        return on_screen.said(self.telling, self.seat, choice, option, figures=figures)

    def note(self, choice: Choice[Any], option: Option) -> str:
        """The forecast of an option of the open choice, or the text of its card."""
        return note(self.position(), self.telling, choice, option)

    def refused_row(self, options: Sequence[Option]) -> Refusal | None:
        """The reason why an action would be refused once its creature is activated, before activating it."""
        return None if self.seat is None else on_screen.refused_row(self.position(), self.seat, options)

    def things_in(self, refusal: Refusal) -> tuple[int, ...]:
        """The creatures that a refusal is about."""
        about = [refusal.facts.get(name) for name in ("creature", "target", "foe")]
        return tuple([one for one in about if isinstance(one, int)])

    def explained(self, number: int) -> GameExplained:
        """How the finished game was decided, with figures and the luck of the dice."""
        return explained(self.telling, number)

    def advice(self, number: int) -> Advice:
        """The best candidates of the greedy player, with its reasons."""
        return advice(self.telling, number)

    def _look(self, wanted: Look) -> Reach | Refused:
        position = self.position()
        if position is not self._looked_at:
            self._looks.clear()
            self._looked_at = position
        if wanted.creature not in self._looks:
            self._looks[wanted.creature] = look(position, self.telling, wanted)
        return replace(self._looks[wanted.creature], number=wanted.number)
