"""Options with their values, as a computer player explains them."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from signum.engine.questions import Option
from signum.warseer.bots.plans import Plan

LEAST_TOLD: Final = 0.005


class ScoredOption(Struct, frozen=True):
    """An option and its value, term by term."""

    option: Option
    terms: Mapping[str, float]
    plan: Plan | None = None
    """The plan of an activated creature."""

    @property
    def value(self) -> float:
        """All terms together."""
        return sum(self.terms.values())

    def line(self) -> str:
        """In one line, for a log."""
        terms = sorted(self.terms.items(), key=lambda term: -abs(term[1]))
        told = ", ".join([f"{name} {figure:+.2f}" for name, figure in terms if abs(figure) >= LEAST_TOLD])
        return f"{self.option} {self.value:+.2f} ({told})"


class Explained(Struct, frozen=True):
    """A decision: the answer, and the best candidates, which begin with it."""

    option: Option
    candidates: tuple[ScoredOption, ...]

    def lines(self) -> list[str]:
        """The candidates, for a log."""
        return [one.line() for one in self.candidates]
