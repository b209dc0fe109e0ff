"""Questions answered with yes or no."""

from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Facts, Option, Procedure, Seat, Subject, choose


class Yes(Option, frozen=True):
    """Do it."""


class No(Option, frozen=True):
    """Do not do it."""


def confirm(
    seat: Seat, kind: str, *, subject: Subject = None, cites: tuple[str, ...], about: Facts | None = None
) -> Procedure[bool]:
    """Whether a seat accepts an offer."""
    choice: Choice[Yes | No] = Choice(
        seat, kind, (Yes(), No()), shape=QuestionShape.YES_NO, subject=subject, cites=cites, about=about
    )
    return isinstance((yield from choose(choice)), Yes)
