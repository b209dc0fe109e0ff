"""The computer's advice for a person who asks: its best candidates as plans, with reasons and figures."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final

from msgspec import Struct

from signum.classic.bots.greedy.player import greedy_player
from signum.classic.bots.greedy.thinking import ScoredOption
from signum.classic.bots.plans import ActivationPlan, Planner
from signum.classic.bots.reasons import Reasons
from signum.classic.telling.telling import Telling
from signum.engine.questions import Choice, Option, Seat
from signum.players.deadline import Deadline

THINKING_TIME: Final = 2.0
TERMS: Final = 3
"""The number of reasons."""
LEAST: Final = 0.05


class AdvisedOption(Struct, frozen=True):
    """One candidate: an answer or a plan that begins with it, in words, and the reasons."""

    scored: ScoredOption
    words: str
    """The steps of a plan; empty for another answer."""
    reasons: str
    plan: ActivationPlan | None

    @property
    def option(self) -> Option:
        """The answer to the open question."""
        return self.scored.option


class Hints:
    """The computer's advice for one teller; it knows no more than the seat that asks."""

    def __init__(self, telling: Telling) -> None:
        self.telling = telling
        self.say = telling.say
        self.player = greedy_player("hint", telling.names.known.game.cards)
        self.reasons_for = Reasons(telling)

    @cached_property
    def planner(self) -> Planner:
        """Plans for the seat of the teller."""
        return Planner(self.telling.names.known, self.player)

    def lines(self, seat: Seat) -> list[str]:
        """The best three candidates, the best first; or that there is nothing to weigh."""
        return list(self._told(self.advised(seat))) or [self.say("telling-hint-none")]

    def candidates(self, seat: Seat) -> tuple[ScoredOption, ...]:
        """The best options of the seat; empty if there is nothing to weigh."""
        choice = self.telling.match.choice(seat)
        if choice is None:
            return ()
        view = self.telling.match.view(seat).game
        weighed = self.player.explain(view, choice, Deadline(seconds=THINKING_TIME)).candidates
        return tuple(one for one in weighed if choice.allows(one.option))

    def advised(self, seat: Seat) -> list[AdvisedOption]:
        """The best candidates as plans, with reasons and figures."""
        choice = self.telling.match.choice(seat)
        found = self.candidates(seat)
        if choice is None:
            return []
        advised: list[AdvisedOption] = []
        told: set[tuple[str, str]] = set()
        for at, one in enumerate(found):
            plan = self.planner.plan(one.option)
            if plan is not None:
                words, reasons = self.reasons_for.steps(plan), self.reasons_for.of_plan(plan)
            else:
                words = self.telling.option(one.option, figures=False)
                reasons = self._weighed(choice, one, best=at == 0)
            if (words, reasons) not in told:
                told.add((words, reasons))
                advised.append(AdvisedOption(one, "" if plan is None else words, reasons, plan))
        return advised

    def _weighed(self, choice: Choice[Any], one: ScoredOption, *, best: bool) -> str:
        """Figures and facts; without any the weightiest terms."""
        return self.reasons_for.facts(choice, one.option) or self.for_and_against(one, best=best)

    def reasons(self, one: ScoredOption) -> str:
        """The weightiest terms of a candidate in words."""
        terms = sorted(one.terms.items(), key=lambda term: -abs(term[1]))
        weighty = [term for term in terms if abs(term[1]) >= LEAST][:TERMS] or [("other", one.value)]
        return ", ".join([self._term(name, f"{worth:+.1f}") for name, worth in weighty])

    def for_and_against(self, one: ScoredOption, *, best: bool) -> str:
        """The reasons for a candidate and against it, without figures."""
        other = self._term("other", "")
        terms = sorted(one.terms.items(), key=lambda term: -abs(term[1]))
        named = [(self._term(name, ""), worth) for name, worth in terms if abs(worth) >= LEAST]
        weighty = [(words, worth) for words, worth in named if words != other][:TERMS]
        if best and not any(worth > 0 for _, worth in weighty):
            return self.say("telling-hint-least")
        sides = {
            "telling-hint-for": [words for words, worth in weighty if worth > 0],
            "telling-hint-against": [words for words, worth in weighty if worth < 0],
        }
        return " ".join([self.say(id, reasons=", ".join(those)) for id, those in sides.items() if those])

    def _term(self, name: str, worth: str) -> str:
        return self.say("telling-hint-term", term=name, worth=worth).strip()

    def _told(self, advised: list[AdvisedOption]) -> Iterator[str]:
        for number, one in enumerate(advised, 1):
            yield self.say(
                "telling-hint",
                number=number,
                option=one.words or self.telling.option(one.option),
                worth=f"{one.scored.value:+.1f}",
                reasons=one.reasons or self.reasons(one.scored),
            )
