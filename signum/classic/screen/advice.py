"""The computer's advice as a screen shows it."""

from signum.classic.bots.hints import Hints
from signum.classic.bots.plans import ActivationPlan
from signum.classic.screen.on_screen import said
from signum.classic.screen.wire import PlanMarks
from signum.classic.telling.telling import Telling
from signum.table.wire import Advice, Candidate


def advice(telling: Telling, number: int) -> Advice:
    """The reply to Hint, the best candidate first."""
    seat = telling.seat
    choice = None if seat is None else telling.match.view(seat).choice
    if seat is None or choice is None:
        return Advice(number, (), telling.say("telling-hint-none"))
    told = [
        Candidate(
            one.option,
            one.words or said(telling, seat, choice, one.option, figures=False),
            one.reasons,
            one.scored.value,
            () if one.plan is None else one.plan.row,
            None if one.plan is None else drawn(one.plan),
        )
        for one in Hints(telling).advised(seat)
    ]
    return Advice(number, tuple(told), "" if told else telling.say("telling-hint-none"))


def drawn(plan: ActivationPlan) -> PlanMarks:
    """A plan as the board draws it."""
    target = 0 if plan.attack is None else plan.attack.target
    return PlanMarks(plan.creature, plan.path, plan.to, target, (*plan.reached_by, *plan.shot_by))
