"""The computer's advice as a screen shows it."""

from signum.table.wire import Advice, Candidate
from signum.warseer.bots.activation_plans import ActivationPlan
from signum.warseer.bots.hints import Hints
from signum.warseer.screen.wire import PlanMarks
from signum.warseer.telling.telling import Telling


def advice(telling: Telling, number: int) -> Advice:
    """The reply to Hint, the best candidate first."""
    seat = telling.seat
    told = [] if seat is None else Hints(telling).advised(seat)
    candidates = tuple(
        [
            Candidate(
                one.option,
                one.words or telling.option(one.option, figures=False),
                one.reasons,
                one.scored.value,
                () if one.plan is None else one.plan.row,
                None if one.plan is None else drawn(one.plan),
            )
            for one in told
        ]
    )
    return Advice(number, candidates, "" if candidates else telling.say("telling-hint-none"))


def drawn(plan: ActivationPlan) -> PlanMarks:
    """A plan as the board draws it."""
    return PlanMarks(plan.creature, plan.way, plan.at, plan.target, plan.threats)
