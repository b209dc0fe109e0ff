"""The order of simultaneous effects: by seat, and within a seat as its player chooses."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final, NamedTuple

from signum.engine.events import Event
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Facts, Option, Procedure, Seat, choose
from signum.engine.units import AbilityId, ThingId

LATE: Final[Facts] = {"late": 1}
"""Set when answer 2 was created by answer 1; choosing it first skips it."""


class GoesFirst(Option, frozen=True):
    """Which of a player's own effects is carried out next."""

    ability: AbilityId
    holder: ThingId


class Alike(NamedTuple):
    """A thing that is touched in a way that commutes: two healings of one creature may go in any order."""

    thing: Hashable
    way: str


class AbilityAnswer:
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
    answers: Sequence[AbilityAnswer],
    seats: Sequence[Seat],
    latecomers: Callable[[], list[AbilityAnswer]],
    cites: tuple[str, ...],
    unchanged: bool = False,
) -> Procedure[None]:
    """Carry out each seat's answers one by one; skip an answer whose condition no longer holds.

    An answer can create further answers to an open event; its player decides whether they come after it.
    `unchanged` says that nothing has happened since the answers were found, so that all conditions hold.
    """
    waiting = list(answers)
    for seat in seats:
        while waiting:
            if not unchanged:
                waiting = [answer for answer in waiting if answer.seat != seat or answer.holds()]
            mine = [answer for answer in waiting if answer.seat == seat]
            if not mine:
                break
            first = yield from first_of(mine, cites)
            unchanged = False
            waiting.remove(first)
            yield from first.work()
            for late in latecomers():
                if (yield from _comes_after(first, late, seats, cites)):
                    waiting.append(late)


def first_in_order(
    answers: Sequence[AbilityAnswer], seats: Sequence[Seat], cites: tuple[str, ...]
) -> Procedure[AbilityAnswer]:
    """The answer that comes first: of the first seat with any, the one that its player chooses."""
    for seat in seats:
        mine = [answer for answer in answers if answer.seat == seat]
        if mine:
            return (yield from first_of(mine, cites))
    raise LookupError("an answer of a seat that does not play")


def first_of(answers: Sequence[AbilityAnswer], cites: tuple[str, ...]) -> Procedure[AbilityAnswer]:
    """The answer that its player puts first; the player is asked only where the order can matter."""
    if len(answers) == 1 or not _order_matters(answers):
        return answers[0]
    options = list(dict.fromkeys(GoesFirst(answer.ability, answer.holder) for answer in answers))
    seen = _seen(answers[0])
    choice = Choice(answers[0].seat, "order", options, shape=QuestionShape.ORDER, cites=cites, moment=seen)
    chosen = yield from choose(choice)
    return next(
        answer for answer in answers if (answer.ability, answer.holder) == (chosen.ability, chosen.holder)
    )


def _comes_after(
    first: AbilityAnswer, late: AbilityAnswer, seats: Sequence[Seat], cites: tuple[str, ...]
) -> Procedure[bool]:
    """Whether an answer that another one created comes after it; if not, it is skipped."""
    if late.seat != first.seat:
        return seats.index(first.seat) < seats.index(late.seat)
    options = [GoesFirst(first.ability, first.holder), GoesFirst(late.ability, late.holder)]
    seen = _seen(late)
    choice = Choice(
        late.seat, "order", options, shape=QuestionShape.ORDER, cites=cites, about=LATE, moment=seen
    )
    chosen = yield from choose(choice)
    return chosen == options[0]


def _seen(answer: AbilityAnswer) -> Event | None:
    """The event that is answered, as the answering seat sees it."""
    return None if answer.event is None else answer.event.seen_by(answer.seat)


def _order_matters(answers: Sequence[AbilityAnswer]) -> bool:
    """Whether two answers touch one thing in ways that do not commute."""
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
