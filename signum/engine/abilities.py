"""Named bundles of small functions that change values, follow or interrupt events, or offer an activation.

Each ability declares the values and events that it touches. The engine keeps an index from each value and
each kind of event to the abilities that declare it, so it never has to ask every card.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar

from signum.engine.events import Event
from signum.engine.questions import Procedure, Refusal, Seat
from signum.engine.values import ADD, How, Value

T = TypeVar("T")
G = TypeVar("G")
E = TypeVar("E", bound=Event)
F = TypeVar("F", bound=Callable[..., Any])

Whose: TypeAlias = int
OWN: Final = 0
"""The value of the bearer itself."""
OPPOSITE: Final = 1
"""The value of the creature that faces the bearer in an exchange."""
ANYONE: Final = 2
"""The value of anybody that the ability's `reach` admits."""


class EngineBearer(Generic[G]):
    """One ability of one holder: its seat, since when it has the ability, and the ability's figure."""

    __slots__ = ("ability", "game", "holder", "seat", "since", "x")

    def __init__(self, game: G, ability: "Ability", holder: int, seat: Seat, x: int, since: int) -> None:
        self.game = game
        self.ability = ability
        self.holder = holder
        self.seat = seat
        self.x = x
        self.since = since

    def in_game(self, game: G) -> "EngineBearer[G]":
        """The same bearer in another game."""
        return EngineBearer(game, self.ability, self.holder, self.seat, self.x, self.since)

    @property
    def same(self) -> Hashable:
        """A key that stays the same when the index is rebuilt: the ability and its holder."""
        return self.ability.id, self.holder


class Change(Generic[T]):
    """A change that an ability makes to a value: a function from the old value to the new one.

    `when` says whether the change applies now; without it, the change always applies.
    """

    __slots__ = ("how", "reach", "value", "when", "whose", "work")

    def __init__(
        self,
        value: Value[T],
        work: Callable[[Any, T], T],
        how: How,
        whose: Whose,
        reach: Callable[[Any, Any], bool] | None,
        when: Callable[[Any], bool] | None,
    ) -> None:
        self.value = value
        self.work = work
        self.how = how
        self.whose = whose
        self.reach = reach
        self.when = when


class Trigger:
    """An ability's answer to an event: when it answers, what it does, and what its answer can touch.

    `touches` names the things that the answer reads or writes. Answers that touch nothing in common go in any
    order, and no player is asked. The order is taken to matter where `touches` is missing or returns None. A
    `posthumous` trigger answers even if its bearer has left play. A `last` trigger interrupts after all
    interrupts that could prevent the event.
    """

    __slots__ = ("before", "kind", "last", "posthumous", "touches", "when", "work")

    def __init__(
        self,
        kind: type[Event],
        when: Callable[[Any, Any], bool],
        work: Callable[[Any, Any], Procedure[Any]],
        touches: Callable[[Any, Any], frozenset[Hashable] | None] | None,
        posthumous: bool = False,
        before: bool = False,
        last: bool = False,
    ) -> None:
        self.kind = kind
        self.when = when
        self.work = work
        self.touches = touches
        self.posthumous = posthumous
        self.before = before
        self.last = last


class Activation:
    """An activation that an ability offers: whether it may be used now, and what it does."""

    __slots__ = ("check", "work")

    def __init__(
        self, work: Callable[[Any], Procedure[None]], check: Callable[[Any], Refusal | None]
    ) -> None:
        self.work = work
        self.check = check


class Aim:
    """An activation with a declared target: targets worth listing, the check of a target, the effect."""

    __slots__ = ("at", "check", "work")

    def __init__(
        self,
        work: Callable[[Any, int], Procedure[None]],
        at: Callable[[Any], Sequence[int]],
        check: Callable[[Any, int], Refusal | None],
    ) -> None:
        self.work = work
        self.at = at
        self.check = check


class Ability:
    """One ability of the glossary or of a card, by its id."""

    def __init__(self, name: str, *, recurs: bool = False) -> None:
        self.id = name
        self.recurs = recurs
        """Whether it may answer events that its own answer caused; answering must then use it up."""
        self.all_changes: list[Change[Any]] = []
        self.befores: list[Trigger] = []
        self.afters: list[Trigger] = []
        self.activations: list[Activation] = []
        self.aims: list[Aim] = []

    def __repr__(self) -> str:
        return f"Ability({self.id})"

    @property
    def acts(self) -> bool:
        """Whether it changes, answers or offers anything by itself."""
        return bool(self.all_changes or self.befores or self.afters or self.activations or self.aims)

    def changes(
        self,
        value: Value[T],
        *,
        how: How = ADD,
        whose: Whose = OWN,
        reach: Callable[[Any, Any], bool] | None = None,
        when: Callable[[Any], bool] | None = None,
    ) -> Callable[[Callable[[Any, T], T]], Callable[[Any, T], T]]:
        """The function changes a value: the bearer's, its opponent's in an exchange, or any within reach."""

        def register(work: Callable[[Any, T], T]) -> Callable[[Any, T], T]:
            self.all_changes.append(Change(value, work, how, ANYONE if reach else whose, reach, when))
            return work

        return register

    def after(
        self,
        kind: type[E],
        *,
        when: Callable[[Any, E], bool],
        touches: Callable[[Any, E], frozenset[Hashable] | None] | None = None,
        posthumous: bool = False,
    ) -> Callable[[F], F]:
        """The procedure answers an event that has happened."""

        def register(work: F) -> F:
            self.afters.append(Trigger(kind, when, work, touches, posthumous=posthumous))
            return work

        return register

    def before(
        self,
        kind: type[E],
        *,
        when: Callable[[Any, E], bool],
        touches: Callable[[Any, E], frozenset[Hashable] | None] | None = None,
        last: bool = False,
    ) -> Callable[[F], F]:
        """The procedure interrupts an event: it returns the event that happens instead, or None to cancel it.

        A `last` interrupt finds the event certain, and returns it.
        """

        def register(work: F) -> F:
            self.befores.append(Trigger(kind, when, work, touches, before=True, last=last))
            return work

        return register

    def activated(self, *, check: Callable[[Any], Refusal | None]) -> Callable[[F], F]:
        """The procedure runs when an activation is spent on the ability."""

        def register(work: F) -> F:
            self.activations.append(Activation(work, check))
            return work

        return register

    def aimed(
        self, *, at: Callable[[Any], Sequence[int]], check: Callable[[Any, int], Refusal | None]
    ) -> Callable[[F], F]:
        """The procedure runs when an activation is spent on the ability, with the declared target."""

        def register(work: F) -> F:
            self.aims.append(Aim(work, at, check))
            return work

        return register
