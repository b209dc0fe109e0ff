"""An index from values and kinds of events to the abilities that change or answer them."""

from collections.abc import Hashable, Iterable, Sequence
from typing import Any, Final, TypeAlias, TypeVar

from signum.engine.abilities import OPPOSITE, OWN, Change, EngineBearer, Trigger
from signum.engine.events import Event
from signum.engine.values import Value

K = TypeVar("K")
T = TypeVar("T")

Changes: TypeAlias = list[tuple[Change[Any], EngineBearer[Any]]]
Triggers: TypeAlias = list[tuple[Trigger, EngineBearer[Any]]]

_NO_VALUES: Final[frozenset[Value[Any]]] = frozenset()


class HolderAbilities:
    """The abilities of one holder, sorted once; it serves as long as the holder has these abilities."""

    __slots__ = ("activated", "after", "before", "cached", "holder", "opposite", "own", "reaching", "values")

    def __init__(self, holder: int, bearers: Iterable[EngineBearer[Any]]) -> None:
        self.holder = holder
        self.cached: dict[Hashable, Any] = {}
        """Results that hold as long as the holder has these abilities; keys hold all else they depend on."""
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
    holders, which come after these; it can be kept while only these change.
    """

    __slots__ = ("after", "before", "changed", "earlier", "first", "others", "parts", "reaching")

    def __init__(
        self,
        parts: Sequence[HolderAbilities],
        others: "Index | None" = None,
        exchange: "Exchange | None" = None,
    ) -> None:
        self.first = parts
        self.others = others
        self.earlier: Index | None = None
        """The index before an exchange: what was gained for a time is often lost by the next."""
        self.changed: frozenset[Value[Any]]
        """The values that any ability changes."""
        if exchange is not None and exchange.same_values:
            self.changed = exchange.index.changed
        else:
            self.changed = _NO_VALUES.union(*[part.values for part in parts])
            if others is not None:
                self.changed |= others.changed
        self.parts: dict[int, HolderAbilities]
        self.reaching: dict[Value[Any], Changes]
        self.before: dict[type[Event], Triggers]
        self.after: dict[type[Event], Triggers]
        if exchange is not None and exchange.act_alike:
            like = exchange.index
            self.parts = like.parts | exchange.parts
            self.reaching, self.before, self.after = like.reaching, like.before, like.after
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

    def exchanged(self, changes: dict[int, HolderAbilities]) -> "Index":
        """The index once some of the first holders, each with one part, have other abilities."""
        parts = [changes.get(part.holder, part) for part in self.first]
        if self.earlier is not None and self.earlier.others is self.others and self.earlier.first == parts:
            return self.earlier
        index = Index(parts, self.others, Exchange(self, changes))
        self.earlier, index.earlier = None, self
        return index


class Exchange:
    """Other abilities of some holders of an index, each with one part."""

    __slots__ = ("act_alike", "index", "parts", "same_values")

    def __init__(self, index: Index, parts: dict[int, HolderAbilities]) -> None:
        self.index = index
        self.parts = parts
        self.act_alike = True
        """Whether the new parts act like those before."""
        self.same_values = True
        """Whether they change the same values, as after most gains and losses."""
        for holder, part in parts.items():
            last = index.parts[holder]
            if not part.acts_like(last):
                self.act_alike = False
            if part.values != last.values:
                self.same_values = False


def _joined(first: dict[K, list[T]], others: dict[K, list[T]]) -> dict[K, list[T]]:
    """The lists of both, the first ones in front; no list is written to after its index is made."""
    if not first:
        return others
    return others | {key: those + others[key] if key in others else those for key, those in first.items()}
