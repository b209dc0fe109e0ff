"""An index from values and kinds of events to the abilities that change or answer them."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from signum.engine.abilities import OPPOSITE, OWN, Change, EngineBearer, Trigger
from signum.engine.events import Event
from signum.engine.values import Value

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


def parts_of(bearers: Iterable[EngineBearer[Any]]) -> list[HolderAbilities]:
    """Bearers by their holders, in the order of each holder's first."""
    held: dict[int, list[EngineBearer[Any]]] = {}
    for bearer in bearers:
        held.setdefault(bearer.holder, []).append(bearer)
    return [HolderAbilities(holder, theirs) for holder, theirs in held.items()]


class Index:
    """The parts of all holders in their order; rebuilt from them whenever one of them changes.

    A holder may have several parts. Those after its first hold only triggers.
    """

    __slots__ = ("after", "all_parts", "before", "changed", "parts", "reaching")

    def __init__(self, parts: Sequence[HolderAbilities]) -> None:
        self.all_parts = parts
        self.parts: dict[int, HolderAbilities] = {part.holder: part for part in reversed(parts)}
        self.changed: set[Value[Any]] = set()
        """The values that any ability changes."""
        self.reaching: dict[Value[Any], Changes] = {}
        self.before: dict[type[Event], Triggers] = {}
        self.after: dict[type[Event], Triggers] = {}
        for part in parts:
            if part.values:
                self.changed |= part.values
            for change in part.reaching:
                self.reaching.setdefault(change[0].value, []).append(change)
            for trigger in part.before:
                self.before.setdefault(trigger[0].kind, []).append(trigger)
            for trigger in part.after:
                self.after.setdefault(trigger[0].kind, []).append(trigger)

    def without(self, holder: int) -> "Index":
        """The index once one holder with all its abilities is gone."""
        return Index([part for part in self.all_parts if part.holder != holder])
