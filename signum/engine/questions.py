"""The questions of a procedure: a choice of a seat, a roll of dice, a shuffle. Nothing else waits.

A procedure is a rule written as a generator. It asks with `yield from` and goes on with the answer, so it
does not matter to the rule whether a player, a computer, a test or a replay answers.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar

from msgspec import Struct

from signum.engine.dice import DiceNumbers, Die, Face
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
    """One possible decision of a seat: a plain value, compared by its content."""


O = TypeVar("O", bound=Option)  # noqa: E741  (the letter of options, as T is of types)


class Refusal(Struct, frozen=True):
    """The reason why an option is not legal: a code, the rules behind it, and the facts in figures."""

    code: str
    cites: tuple[str, ...]
    facts: Facts = {}


class AnswerRefused(Exception):
    """An answer that changes nothing; it carries the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({', '.join(refusal.cites) or 'no rule'}) {dict(refusal.facts)}")
        self.refusal = refusal


Check: TypeAlias = Callable[[Any], Refusal | None]
Legal: TypeAlias = Callable[[Any], bool]


class Offer:
    """A whole region of options in a choice, such as every place that a creature can reach.

    Where finding suggestions is expensive, players who draw one at random are given unchecked places.
    """

    __slots__ = ("_list_untried", "_suggest", "kind")

    def __init__(
        self,
        kind: str,
        suggestions: Callable[[], Sequence[Any]] | None = None,
        untried: Callable[[], Sequence[Any] | None] | None = None,
    ) -> None:
        self.kind = kind
        self._suggest = suggestions
        self._list_untried = untried

    def suggestions(self) -> Sequence[Any]:
        """Some options worth trying; the choice's check decides for each of them as for any other."""
        return () if self._suggest is None else self._suggest()

    def untried(self) -> Sequence[Any] | None:
        """Places that are not checked yet; None where the suggestions cost little."""
        return None if self._list_untried is None else self._list_untried()


# Names of their own: compiled code would look them up in their classes for every choice.
_LIST: Final = QuestionShape.LIST
_PRIVATE: Final = Secrecy.PRIVATE
_NO_FACTS: Final[Facts] = {}


class Choice(Generic[O]):
    """A question to one seat.

    `candidates` are the options worth listing; `check` answers for any option at all, listed or not, so
    that a place on a plane can be legal without standing in a list. Without a check the candidates are
    exactly the legal options. Candidates and offers may be given as functions, which are called when somebody
    first asks: a repeated answer needs no list. `legal` says yes or no as `check` does, for rules that can
    say so without working out the facts of a refusal. `always` marks a choice that is asked even where one
    option is left, since taking it is a decision. `moment` is the event that is being answered, as the seat
    sees it. `subject` is the thing in play (by its number) or the card (by its name) that the question is
    about.
    """

    __slots__ = (
        "_allowed",
        "_candidates",
        "_offers",
        "about",
        "always",
        "check",
        "cites",
        "kind",
        "legal",
        "moment",
        "seat",
        "secrecy",
        "shape",
        "subject",
    )

    def __init__(
        self,
        seat: Seat,
        kind: str,
        candidates: Sequence[O] | Callable[[], Sequence[O]],
        *,
        shape: QuestionShape = _LIST,
        secrecy: Secrecy = _PRIVATE,
        subject: Subject = None,
        cites: tuple[str, ...] = (),
        check: Check | None = None,
        legal: Legal | None = None,
        about: Facts | None = None,
        always: bool = False,
        offers: Sequence[Offer] | Callable[[], Sequence[Offer]] = (),
        moment: object = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.shape = shape
        self.secrecy = secrecy
        self.subject = subject
        self.moment = moment
        self._candidates = candidates
        self.cites = cites
        self.check = check
        self.legal = legal
        self.about: Facts = about or _NO_FACTS
        self.always = always
        self._offers = offers
        self._allowed: Option | None = None

    @property
    def candidates(self) -> Sequence[O]:
        """The options worth listing."""
        given = self._candidates
        if callable(given):
            given = self._candidates = given()
        return given

    @property
    def offers(self) -> Sequence[Offer]:
        """The regions of options."""
        given = self._offers
        if callable(given):
            given = self._offers = given()
        return given

    def allows(self, option: Option) -> bool:
        """Whether this option can be chosen. The last one that could is remembered: its answer follows."""
        if option is self._allowed:
            return True
        if self.legal is not None:
            allowed = self.legal(option)
        else:
            allowed = option in self.candidates if self.check is None else self.check(option) is None
        if allowed:
            self._allowed = option
        return allowed

    def forget(self) -> None:
        """The game has changed while the choice was open, so every option is looked at again."""
        self._allowed = None

    def explain(self, option: Option) -> Refusal | None:
        """The reason why this option cannot be chosen; None if it can."""
        if self.check is not None:
            return self.check(option)
        if option in self.candidates:
            return None
        return Refusal("not-offered", self.cites, {"choice": self.kind})

    def options(self) -> list[O]:
        """Every legal candidate, in order; options offered as a region are not listed."""
        if self.check is None:
            return list(self.candidates)
        return [candidate for candidate in self.candidates if self.allows(candidate)]

    def single(self) -> O | None:
        """The only option, if there is exactly one and no region is offered."""
        found: O | None = None
        if self.offers:
            return None
        for candidate in self.candidates:
            if self.check is None or self.allows(candidate):
                if found is not None:
                    return None
                found = candidate
        return found

    def drawn(self, below: Callable[[int], int]) -> O:
        """A random legal option; a region gives one of its suggestions. Only drawn options are checked."""
        candidates, offers = self.candidates, self.offers
        listed = len(candidates)
        if offers:
            at = below(listed + len(offers))
            suggested = self._suggested(offers[at], below) if at < len(offers) else None
            if suggested is not None:
                return suggested
        left: list[int] | None = None
        for many in range(listed, 0, -1):
            at = below(many)
            candidate = candidates[at if left is None else left[at]]
            if self.check is None or self.allows(candidate):
                return candidate
            if left is None:
                left = list(range(many))
            left[at] = left[-1]
            left.pop()
        raise LookupError(f"the choice {self.kind!r} has no legal option")

    def _suggested(self, offer: Offer, below: Callable[[int], int]) -> O | None:
        """A legal suggestion of an offer, if a few tries find one."""
        untried = offer.untried()
        if untried is not None:
            found: O | None = self._tried(untried, 12, below)
            if found is not None or self.candidates:
                return found
        return self._tried(offer.suggestions(), 3, below)

    def _tried(self, options: Sequence[Any], times: int, below: Callable[[int], int]) -> O | None:
        """A legal one of some options, if a few tries find one."""
        many = len(options)
        for _ in range(min(times, many)):
            option: O = options[below(many)]
            if self.allows(option):
                return option
        return None


class Roll(Struct, frozen=True):
    """A question to chance: these dice. The answer is their numbers from 1, in the order of the dice."""

    seat: Seat
    dice: tuple[Die, ...]
    why: str = ""
    succeeding: frozenset[Face] = frozenset()
    """The faces that succeed, if nothing else about the dice matters."""
    enough: int | None = None
    """Successes beyond this number change nothing; None if each one counts."""

    @property
    def count(self) -> int:
        """The number of dice."""
        return len(self.dice)


class Shuffle(Struct, frozen=True):
    """A question to chance: a secret order of these items. The answer is the items in that order."""

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
    seat: Seat,
    dice: tuple[Die, ...],
    *,
    why: str = "",
    succeeding: frozenset[Face] = frozenset(),
    enough: int | None = None,
) -> Procedure[DiceNumbers]:
    """Ask for dice, unless there are none to throw."""
    if not dice:
        return ()
    numbers: DiceNumbers = yield Roll(seat, dice, why, succeeding, enough)
    return numbers


def shuffle(seat: Seat, items: Sequence[str]) -> Procedure[tuple[str, ...]]:
    """Ask for a secret order; fewer than two items have only one."""
    if len(items) < 2:
        return tuple(items)
    order: tuple[str, ...] = yield Shuffle(seat, tuple(items))
    return order
