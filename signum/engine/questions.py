"""What a procedure may ask: a choice of a seat, a roll of dice, a shuffle. Nothing else waits.

A procedure is a rule written as a generator. It asks with `yield from` and goes on with the answer, so
whoever drives it (a player, a computer, a test, a replay) is the same thing to the rule.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from signum.engine.dice import Die, Face, Numbers
from signum.engine.names import kebab
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.units import CardId, ThingId
from signum.engine.units import Seat as Seat

T = TypeVar("T")

Fact: TypeAlias = int | str | list[int] | list[str]
Facts: TypeAlias = Mapping[str, Fact]
Subject: TypeAlias = ThingId | CardId | None

FIRST: Seat = 0
SECOND: Seat = 1


class Option(Struct, frozen=True, tag_field="kind", tag=kebab):
    """What a seat may decide: a plain value, equal to every other of the same content."""


O = TypeVar("O", bound=Option)  # noqa: E741  (the letter of options, as T is of types)


class Refusal(Struct, frozen=True):
    """Why a candidate is not legal: a code, the rules that say so, and the facts in figures."""

    code: str
    cites: tuple[str, ...]
    facts: Facts = {}


class Refused(Exception):
    """An answer that changes nothing; it carries the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({', '.join(refusal.cites) or 'no rule'}) {dict(refusal.facts)}")
        self.refusal = refusal


Check: TypeAlias = Callable[[Any], Refusal | None]


class Offer:
    """A whole region of options in a choice, such as every place a creature can reach.

    `suggestions` lists some that are worth trying; the choice's check decides for each, as for any other.
    Where finding these is dear, `untried` lists places that nobody looked at, for who draws one of them.
    """

    __slots__ = ("kind", "suggestions", "untried")

    def __init__(
        self,
        kind: str,
        suggestions: Callable[[], Sequence[Any]],
        untried: Callable[[], Sequence[Any]] | None = None,
    ) -> None:
        self.kind = kind
        self.suggestions = suggestions
        self.untried = untried


class Choice(Generic[O]):
    """A question to one seat.

    `candidates` are the options worth listing; `check` answers for any option at all, listed or not, so
    that a place on a plane can be legal without standing in a list. Without a check the candidates are
    exactly the legal options. `always` marks a choice that is asked even where one option is left, since
    taking it is a decision. `moment` is the event that is being answered, as the seat sees it.
    `subject` is the thing in play (by its number) or the card (by its name) that the question is about.
    """

    __slots__ = (
        "about",
        "always",
        "candidates",
        "check",
        "cites",
        "kind",
        "moment",
        "offers",
        "seat",
        "secrecy",
        "shape",
        "subject",
    )

    def __init__(
        self,
        seat: Seat,
        kind: str,
        candidates: Sequence[O],
        *,
        shape: QuestionShape = QuestionShape.LIST,
        secrecy: Secrecy = Secrecy.PRIVATE,
        subject: Subject = None,
        cites: tuple[str, ...] = (),
        check: Check | None = None,
        about: Facts | None = None,
        always: bool = False,
        offers: Sequence[Offer] = (),
        moment: object = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.shape = shape
        self.secrecy = secrecy
        self.subject = subject
        self.moment = moment
        self.candidates = candidates
        self.cites = cites
        self.check = check
        self.about: Facts = about or {}
        self.always = always
        self.offers = offers

    def explain(self, option: Option) -> Refusal | None:
        """Why this option cannot be chosen; nothing if it can."""
        if self.check is not None:
            return self.check(option)
        if option in self.candidates:
            return None
        return Refusal("not-offered", self.cites, {"choice": self.kind})

    def options(self) -> list[O]:
        """Every legal candidate, in order; what is offered as a region is not listed."""
        if self.check is None:
            return list(self.candidates)
        check = self.check
        return [candidate for candidate in self.candidates if check(candidate) is None]

    def single(self) -> O | None:
        """The only option, if there is exactly one and nothing is offered beside it."""
        found: O | None = None
        if self.offers:
            return None
        for candidate in self.candidates:
            if self.check is None or self.check(candidate) is None:
                if found is not None:
                    return None
                found = candidate
        return found

    def drawn(self, below: Callable[[int], int]) -> O:
        """One legal option at random, of a region one that it suggests; only what is drawn is checked."""
        if self.offers:
            at = below(len(self.candidates) + len(self.offers))
            suggested = self._suggested(self.offers[at], below) if at < len(self.offers) else None
            if suggested is not None:
                return suggested
        left = list(self.candidates)
        while left:
            at = below(len(left))
            candidate = left[at]
            if self.check is None or self.check(candidate) is None:
                return candidate
            left[at] = left[-1]
            left.pop()
        raise LookupError(f"the choice {self.kind!r} has no legal option")

    def _suggested(self, offer: Offer, below: Callable[[int], int]) -> O | None:
        """One of an offer's suggestions that is legal, if a few tries find one."""
        suggestions = offer.untried() if offer.untried is not None else offer.suggestions()
        for _ in range(min(3 if offer.untried is None else 12, len(suggestions))):
            suggestion: O = suggestions[below(len(suggestions))]
            if self.explain(suggestion) is None:
                return suggestion
        return None


class Roll(Struct, frozen=True):
    """A question to fate: which dice. The answer is their numbers from 1, in the order of the dice."""

    seat: Seat
    dice: tuple[Die, ...]
    why: str = ""
    succeeding: frozenset[Face] = frozenset()
    """The faces that succeed, where nothing else of the dice matters."""

    @property
    def count(self) -> int:
        """How many dice."""
        return len(self.dice)


class Shuffle(Struct, frozen=True):
    """A question to fate: a secret order of these items. The answer is the items in that order."""

    seat: Seat
    items: tuple[str, ...]


Question: TypeAlias = Choice[Any] | Roll | Shuffle
Procedure: TypeAlias = Generator[Question, Any, T]


def choose(choice: Choice[O]) -> Procedure[O]:
    """Ask the seat, unless only one option is left and taking it decides nothing."""
    if not choice.always:
        single = choice.single()
        if single is not None:
            return single
    answer: O = yield choice
    return answer


def roll(
    seat: Seat, dice: tuple[Die, ...], *, why: str = "", succeeding: frozenset[Face] = frozenset()
) -> Procedure[Numbers]:
    """Ask for dice; none are asked for where none are thrown."""
    if not dice:
        return ()
    numbers: Numbers = yield Roll(seat, dice, why, succeeding)
    return numbers


def shuffle(seat: Seat, items: Sequence[str]) -> Procedure[tuple[str, ...]]:
    """Ask for a secret order; fewer than two items have only one."""
    if len(items) < 2:
        return tuple(items)
    order: tuple[str, ...] = yield Shuffle(seat, tuple(items))
    return order
