"""What a seat sees of a match."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Option, Seat, Subject


class ChoiceView(Struct, frozen=True):
    """A choice as the seat that is asked sees it."""

    kind: str
    cites: tuple[str, ...]
    about: Any
    options: tuple[Any, ...]
    shape: QuestionShape
    secrecy: Secrecy
    subject: Subject

    @classmethod
    def of(cls, choice: Choice[Any], legal: Sequence[Option] | None = None) -> "ChoiceView":
        """The choice without its check and its regions; `legal` are its legal candidates, if known."""
        return cls(
            choice.kind,
            choice.cites,
            dict(choice.about),
            tuple(choice.options() if legal is None else legal),
            choice.shape,
            choice.secrecy,
            choice.subject,
        )


class TableView(Struct, frozen=True):
    """Everything that a seat gets: its view of the game, its choice, the seat that is asked, the clocks."""

    game: Any
    choice: ChoiceView | None
    waiting_for: Seat | None
    time_left: tuple[int, ...] | None
    may_take_back: bool
    taking_back: Seat | None
    consent_missing: tuple[Seat, ...]
    draw_offers: tuple[Seat, ...]
