"""Named bundles of small functions that change values, follow or interrupt events, or offer an activation.

What an ability touches is declared where it is written, so the engine never asks every card: it keeps an
index from a value or a kind of event to those who have something to say about it.
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
"""The value of the one who has the ability."""
OPPOSITE: Final = 1
"""The value of the one who faces the bearer in an exchange."""
ANYONE: Final = 2
"""The value of anyone the ability's `reach` admits."""


class Bearer(Generic[G]):
    """An ability as somebody has it: whose it is, since when, and its figure."""

    __slots__ = ("ability", "game", "holder", "seat", "since", "x")

    def __init__(self, game: G, ability: "Ability", holder: int, seat: Seat, x: int, since: int) -> None:
        self.game = game
        self.ability = ability
        self.holder = holder
        self.seat = seat
        self.x = x
        self.since = since

    def in_game(self, game: G) -> "Bearer[G]":
        """The same in another game."""
        return Bearer(game, self.ability, self.holder, self.seat, self.x, self.since)

    @property
    def same(self) -> Hashable:
        """What tells it from every other, also when it is counted anew: the ability and who has it."""
        return self.ability.id, self.holder


class Change(Generic[T]):
    """What an ability does to a value: a function from the value as it is to the value as it becomes.

    `when` says whether the ability has anything to say at this moment; without it, it always has.
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
    """What an ability does about an event: when it answers, what it does, and what its doing can touch.

    `touches` names what the answer reads or writes; answers that touch nothing in common may go in any
    order and nobody is asked. Without it, or where it does not know, the order is taken to matter.
    `posthumous` answers even from a bearer who has left play. `last` interrupts when every interrupt that
    could prevent the event has acted.
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
    """What an ability offers for an activation: whether it may be used now, and what it does."""

    __slots__ = ("check", "work")

    def __init__(
        self, work: Callable[[Any], Procedure[None]], check: Callable[[Any], Refusal | None]
    ) -> None:
        self.work = work
        self.check = check


class Aim:
    """An activation that is declared at somebody: who is worth listing, who may be aimed at, what it does."""

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
        """Whether it may answer what came of its own answer; it must be used up by answering."""
        self.all_changes: list[Change[Any]] = []
        self.befores: list[Trigger] = []
        self.afters: list[Trigger] = []
        self.activations: list[Activation] = []
        self.aims: list[Aim] = []

    def __repr__(self) -> str:
        return f"Ability({self.id})"

    def changes(
        self,
        value: Value[T],
        *,
        how: How = ADD,
        whose: Whose = OWN,
        reach: Callable[[Any, Any], bool] | None = None,
        when: Callable[[Any], bool] | None = None,
    ) -> Callable[[Callable[[Any, T], T]], Callable[[Any, T], T]]:
        """The function changes a value: the bearer's own, that of who faces it, or of all within reach."""

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
        """The procedure interrupts an event: it returns what happens instead, or nothing to cancel it.

        One that comes `last` finds the event certain, and returns it.
        """

        def register(work: F) -> F:
            self.befores.append(Trigger(kind, when, work, touches, before=True, last=last))
            return work

        return register

    def activated(self, *, check: Callable[[Any], Refusal | None]) -> Callable[[F], F]:
        """The procedure is what spending an activation on the ability does."""

        def register(work: F) -> F:
            self.activations.append(Activation(work, check))
            return work

        return register

    def aimed(
        self, *, at: Callable[[Any], Sequence[int]], check: Callable[[Any, int], Refusal | None]
    ) -> Callable[[F], F]:
        """The procedure is what spending an activation on the ability does to the one it is declared at."""

        def register(work: F) -> F:
            self.aims.append(Aim(work, at, check))
            return work

        return register
