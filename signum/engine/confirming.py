"""Questions that are answered with yes or no."""

from signum.engine.questions import Choice, Facts, Option, Procedure, Seat, choose


class Yes(Option, frozen=True):
    """It shall be done."""


class No(Option, frozen=True):
    """It shall be left."""


def confirm(seat: Seat, kind: str, *, cites: tuple[str, ...], about: Facts | None = None) -> Procedure[bool]:
    """Whether a seat wants what it may have."""
    answer = yield from choose(Choice[Yes | No](seat, kind, (Yes(), No()), cites=cites, about=about))
    return isinstance(answer, Yes)
