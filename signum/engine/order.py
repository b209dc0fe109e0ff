"""The order of effects that fall on one moment: by seat, and within a seat as its player likes."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final, NamedTuple

from signum.engine.events import Event
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Facts, Option, Procedure, Seat, choose
from signum.engine.units import AbilityId, ThingId

LATE: Final[Facts] = {"late": 1}
"""The first of two has acted and brought the second about; if that goes first, its turn was before."""


class GoesFirst(Option, frozen=True):
    """Which of a player's own effects is carried out next."""

    ability: AbilityId
    holder: ThingId


class Alike(NamedTuple):
    """A thing that is touched in a way that adds up: two healings of one creature may go in any order."""

    thing: Hashable
    way: str


class Answer:
    """One ability's answer to one event, waiting for its turn."""

    __slots__ = ("ability", "event", "holder", "holds", "same", "seat", "touches", "work")

    def __init__(
        self,
        seat: Seat,
        ability: str,
        holder: int,
        touches: frozenset[Hashable] | None,
        holds: Callable[[], bool],
        work: Callable[[], Procedure[Any]],
        same: Hashable = None,
        event: Event | None = None,
    ) -> None:
        self.same = same
        self.event = event
        self.seat = seat
        self.ability = ability
        self.holder = holder
        self.touches = touches
        self.holds = holds
        self.work = work


def in_order(
    answers: Sequence[Answer],
    seats: Sequence[Seat],
    latecomers: Callable[[], list[Answer]],
    cites: tuple[str, ...],
) -> Procedure[None]:
    """Each seat's answers to their end, one by one; one whose condition has been undone does not act.

    An answer can bring others about whose moment is still there: whether they come after it is its order too.
    """
    waiting = list(answers)
    for seat in seats:
        while waiting := [answer for answer in waiting if answer.seat != seat or answer.holds()]:
            mine = [answer for answer in waiting if answer.seat == seat]
            if not mine:
                break
            first = yield from first_of(mine, cites)
            waiting.remove(first)
            yield from first.work()
            for late in latecomers():
                if (yield from _comes_after(first, late, seats, cites)):
                    waiting.append(late)


def first_in_order(
    answers: Sequence[Answer], seats: Sequence[Seat], cites: tuple[str, ...]
) -> Procedure[Answer]:
    """The answer that comes first: of the first seat that has any, the one its player wants."""
    for seat in seats:
        mine = [answer for answer in answers if answer.seat == seat]
        if mine:
            return (yield from first_of(mine, cites))
    raise LookupError("an answer of a seat that does not play")


def first_of(answers: Sequence[Answer], cites: tuple[str, ...]) -> Procedure[Answer]:
    """The answer its player wants first; nobody is asked where the order cannot matter."""
    if not _order_matters(answers):
        return answers[0]
    options = list(dict.fromkeys(GoesFirst(answer.ability, answer.holder) for answer in answers))
    seen = _seen(answers[0])
    choice = Choice(answers[0].seat, "order", options, shape=QuestionShape.ORDER, cites=cites, moment=seen)
    chosen = yield from choose(choice)
    return next(
        answer for answer in answers if (answer.ability, answer.holder) == (chosen.ability, chosen.holder)
    )


def _comes_after(
    first: Answer, late: Answer, seats: Sequence[Seat], cites: tuple[str, ...]
) -> Procedure[bool]:
    """Whether an answer that another brought about comes after it; else its turn was before it was there."""
    if late.seat != first.seat:
        return seats.index(first.seat) < seats.index(late.seat)
    options = [GoesFirst(first.ability, first.holder), GoesFirst(late.ability, late.holder)]
    seen = _seen(late)
    choice = Choice(
        late.seat, "order", options, shape=QuestionShape.ORDER, cites=cites, about=LATE, moment=seen
    )
    chosen = yield from choose(choice)
    return chosen == options[0]


def _seen(answer: Answer) -> Event | None:
    """The event that is answered, as the answering seat sees it."""
    return None if answer.event is None else answer.event.seen_by(answer.seat)


def _order_matters(answers: Sequence[Answer]) -> bool:
    """Whether two of the answers touch one thing, other than in a way that adds up in any order."""
    ways: dict[Hashable, str] = {}
    for answer in answers:
        if answer.touches is None:
            return len(answers) > 1
        parts = [one if isinstance(one, Alike) else Alike(one, "") for one in answer.touches]
        again = [one for one in parts if one.thing in ways]
        if any(not one.way or ways[one.thing] != one.way for one in again):
            return True
        ways |= {one.thing: one.way for one in parts}
    return False
