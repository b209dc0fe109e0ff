"""Questions that are answered with yes or no."""

from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Facts, Option, Procedure, Seat, Subject, choose


class Yes(Option, frozen=True):
    """It shall be done."""


class No(Option, frozen=True):
    """It shall be left."""


def confirm(
    seat: Seat, kind: str, *, subject: Subject = None, cites: tuple[str, ...], about: Facts | None = None
) -> Procedure[bool]:
    """Whether a seat wants what it may have."""
    choice = Choice[Yes | No](
        seat, kind, (Yes(), No()), shape=QuestionShape.YES_NO, subject=subject, cites=cites, about=about
    )
    return isinstance((yield from choose(choice)), Yes)
