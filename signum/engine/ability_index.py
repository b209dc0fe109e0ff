"""An index from values and kinds of events to the abilities that change or answer them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

from signum.engine.abilities import OPPOSITE, OWN, Change, EngineBearer, Trigger
from signum.engine.events import Event
from signum.engine.values import Value

K = TypeVar("K")
T = TypeVar("T")

Changes: TypeAlias = list[tuple[Change[Any], EngineBearer[Any]]]
Triggers: TypeAlias = list[tuple[Trigger, EngineBearer[Any]]]

_NO_VALUES: frozenset[Value[Any]] = frozenset()


class HolderAbilities:
    """The abilities of one holder, sorted once; it serves as long as the holder has these abilities."""

    __slots__ = ("activated", "after", "before", "holder", "opposite", "own", "reaching", "values")

    def __init__(self, holder: int, bearers: Iterable[EngineBearer[Any]]) -> None:
        self.holder = holder
        self.own: dict[Value[Any], Changes] = {}
        self.opposite: dict[Value[Any], Changes] = {}
        self.reaching: Changes = []
        self.before: Triggers = []
        self.after: Triggers = []
        self.activated: list[EngineBearer[Any]] = []
        for bearer in bearers:
            ability = bearer.ability
            for change in ability.all_changes:
                if change.whose == OWN:
                    self.own.setdefault(change.value, []).append((change, bearer))
                elif change.whose == OPPOSITE:
                    self.opposite.setdefault(change.value, []).append((change, bearer))
                else:
                    self.reaching.append((change, bearer))
            for trigger in ability.befores:
                self.before.append((trigger, bearer))
            for trigger in ability.afters:
                self.after.append((trigger, bearer))
            if ability.activations or ability.aims:
                self.activated.append(bearer)
        self.values: frozenset[Value[Any]] = _NO_VALUES
        if self.own or self.opposite or self.reaching:
            self.values = frozenset([*self.own, *self.opposite, *[one.value for one, _ in self.reaching]])

    def acts_like(self, other: "HolderAbilities") -> bool:
        """Whether it answers the same events as another part, and changes the same values of others."""
        return self.after == other.after and self.before == other.before and self.reaching == other.reaching


def parts_of(bearers: Iterable[EngineBearer[Any]]) -> list[HolderAbilities]:
    """Bearers by their holders, in the order of each holder's first."""
    held: dict[int, list[EngineBearer[Any]]] = {}
    for bearer in bearers:
        held.setdefault(bearer.holder, []).append(bearer)
    return [HolderAbilities(holder, theirs) for holder, theirs in held.items()]


class Index:
    """The parts of all holders in their order, and what they change and answer together.

    A holder may have several parts. Those after its first hold only triggers. `others` is an index of further
    holders, which come after these; it can be kept while only these change. `like` is an index of the same
    holders whose parts act like these. `changed` are the values that all of them change, if known.
    """

    __slots__ = ("after", "before", "changed", "first", "others", "parts", "reaching")

    def __init__(
        self,
        parts: Sequence[HolderAbilities],
        others: "Index | None" = None,
        like: "Index | None" = None,
        changed: frozenset[Value[Any]] | None = None,
    ) -> None:
        self.first = parts
        self.others = others
        self.changed: frozenset[Value[Any]]
        """The values that any ability changes."""
        if changed is not None:
            self.changed = changed
        else:
            self.changed = _NO_VALUES.union(*[part.values for part in parts])
            if others is not None:
                self.changed |= others.changed
        if like is not None:
            self.parts: dict[int, HolderAbilities] = like.parts | {part.holder: part for part in parts}
            self.reaching: dict[Value[Any], Changes] = like.reaching
            self.before: dict[type[Event], Triggers] = like.before
            self.after: dict[type[Event], Triggers] = like.after
            return
        self.parts = {part.holder: part for part in reversed(parts)}
        self.reaching, self.before, self.after = {}, {}, {}
        for part in parts:
            for change in part.reaching:
                self.reaching.setdefault(change[0].value, []).append(change)
            for trigger in part.before:
                self.before.setdefault(trigger[0].kind, []).append(trigger)
            for trigger in part.after:
                self.after.setdefault(trigger[0].kind, []).append(trigger)
        if others is not None:
            self.parts |= others.parts
            self.reaching = _joined(self.reaching, others.reaching)
            self.before = _joined(self.before, others.before)
            self.after = _joined(self.after, others.after)

    def without(self, holder: int) -> "Index":
        """The index once one of the first holders with all its abilities is gone."""
        return Index([part for part in self.first if part.holder != holder], self.others)

    def exchanged(self, changes: Mapping[int, HolderAbilities]) -> "Index":
        """The index once some of the first holders, each with one part, have other abilities."""
        parts = [changes.get(part.holder, part) for part in self.first]
        before = [(part, self.parts[holder]) for holder, part in changes.items()]
        alike = not [part for part, last in before if not part.acts_like(last)]
        # Most gains and losses leave the same values changed.
        same = not [part for part, last in before if part.values != last.values]
        return Index(parts, self.others, self if alike else None, self.changed if same else None)


def _joined(first: dict[K, list[T]], others: dict[K, list[T]]) -> dict[K, list[T]]:
    """The lists of both, the first ones in front; no list is written to after its index is made."""
    if not first:
        return others
    return others | {key: those + others[key] if key in others else those for key, those in first.items()}
