"""The computer's advice for a person who asks: its best candidates as plans, with reasons and figures."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from signum.engine.questions import Choice, Option, Seat
from signum.players.deadline import Deadline
from signum.warseer.bots.activation_plans import ActivationPlan, activation_plan
from signum.warseer.bots.greedy import Greedy
from signum.warseer.bots.reasons import Reasons
from signum.warseer.bots.scoring import ScoredOption
from signum.warseer.chapters.phase import Activate
from signum.warseer.findings.position import KnownPosition
from signum.warseer.rules import Warseer
from signum.warseer.telling.telling import Telling

THINKING_TIME: Final = 2.0


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
        rules = telling.match.rules
        assert isinstance(rules, Warseer)
        self.player = Greedy("hint", rules.cards, rules=rules)

    def lines(self, seat: Seat) -> list[str]:
        """The best three candidates, the best first; or that there is nothing to weigh."""
        return list(self._told(self.advised(seat))) or [self.say("telling-hint-none")]

    def advised(self, seat: Seat) -> list[AdvisedOption]:
        """The best candidates as plans, with reasons and figures."""
        match = self.telling.match
        choice = match.choice(seat)
        if choice is None:
            return []
        explained = self.player.explain(match.view(seat).game, choice, Deadline(seconds=THINKING_TIME))
        position = KnownPosition(match, seat)
        reasons = Reasons(self.telling, position, self.player)
        legal = [one for one in explained.candidates if choice.allows(one.option)]
        return [self._advised(choice, position, reasons, one) for one in legal]

    def _advised(
        self, choice: Choice[Any], position: KnownPosition, reasons: Reasons, one: ScoredOption
    ) -> AdvisedOption:
        plan = self._plan(choice, position, one)
        if plan is None:
            return AdvisedOption(one, "", reasons.facts(choice, one.option), None)
        return AdvisedOption(one, reasons.steps(plan), reasons.of_plan(plan), plan)

    def _plan(self, choice: Choice[Any], position: KnownPosition, one: ScoredOption) -> ActivationPlan | None:
        if one.plan is None:
            return None
        if isinstance(one.option, Activate):
            creature = position.creature(one.option.creature)
            return None if creature is None else activation_plan(position, creature, one.plan, one.option)
        creature = position.creature(choice.subject) if isinstance(choice.subject, int) else None
        return None if creature is None else activation_plan(position, creature, one.plan)

    def _told(self, advised: list[AdvisedOption]) -> Iterator[str]:
        for number, one in enumerate(advised, 1):
            option = one.words or f"{self.telling.option(one.option, figures=False)}."
            yield " ".join([f"{number}.", option, one.reasons]).rstrip()
