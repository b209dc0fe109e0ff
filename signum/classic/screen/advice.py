"""The computer's advice as a screen shows it."""

from signum.classic.bots.hints import Hints
from signum.classic.screen.on_screen import said
from signum.classic.telling.telling import Telling
from signum.table.wire import Advice, Candidate


def advice(telling: Telling, number: int) -> Advice:
    """The reply to Hint, the best candidate first."""
    seat = telling.seat
    choice = None if seat is None else telling.match.view(seat).choice
    if seat is None or choice is None:
        return Advice(number, (), telling.say("telling-hint-none"))
    hints = Hints(telling)
    found = hints.candidates(seat)
    told = [
        Candidate(
            one.option,
            said(telling, seat, choice, one.option, figures=False),
            hints.for_and_against(one, best=one is found[0]),
            one.value,
        )
        for one in found
    ]
    return Advice(number, tuple(told), "" if told else telling.say("telling-hint-none"))
