"""An index from values and kinds of events to the abilities that change or answer them."""

from collections.abc import Iterable
from typing import Any, TypeAlias, TypeVar

from signum.engine.abilities import OPPOSITE, OWN, Change, EngineBearer, Trigger
from signum.engine.events import Event
from signum.engine.values import Value

K = TypeVar("K")
A = TypeVar("A")

Changes: TypeAlias = list[tuple[Change[Any], EngineBearer[Any]]]
Triggers: TypeAlias = list[tuple[Trigger, EngineBearer[Any]]]


class Index:
    """The index is built again whenever an ability changes hands."""

    __slots__ = ("activated", "after", "before", "changed", "opposite", "own", "reaching")

    def __init__(self, bearers: Iterable[EngineBearer[Any]]) -> None:
        self.changed: set[Value[Any]] = set()
        """The values that any ability changes."""
        self.own: dict[tuple[int, Value[Any]], Changes] = {}
        self.opposite: dict[tuple[int, Value[Any]], Changes] = {}
        self.reaching: dict[Value[Any], Changes] = {}
        self.before: dict[type[Event], Triggers] = {}
        self.after: dict[type[Event], Triggers] = {}
        self.activated: dict[int, list[EngineBearer[Any]]] = {}
        for bearer in bearers:
            ability = bearer.ability
            for change in ability.all_changes:
                self.changed.add(change.value)
                if change.whose == OWN:
                    self.own.setdefault((bearer.holder, change.value), []).append((change, bearer))
                elif change.whose == OPPOSITE:
                    self.opposite.setdefault((bearer.holder, change.value), []).append((change, bearer))
                else:
                    self.reaching.setdefault(change.value, []).append((change, bearer))
            for trigger in ability.befores:
                self.before.setdefault(trigger.kind, []).append((trigger, bearer))
            for trigger in ability.afters:
                self.after.setdefault(trigger.kind, []).append((trigger, bearer))
            if ability.activations or ability.aims:
                self.activated.setdefault(bearer.holder, []).append(bearer)

    def without(self, holder: int) -> "Index":
        """The index after one holder has gone with all its abilities."""
        left = Index(())
        left.own = {key: changes for key, changes in self.own.items() if key[0] != holder}
        left.opposite = {key: changes for key, changes in self.opposite.items() if key[0] != holder}
        left.reaching = _others(self.reaching, holder)
        left.changed = {value for _, value in (*left.own, *left.opposite)} | left.reaching.keys()
        left.before = _others(self.before, holder)
        left.after = _others(self.after, holder)
        left.activated = {one: bearers for one, bearers in self.activated.items() if one != holder}
        return left


def _others(
    told: dict[K, list[tuple[A, EngineBearer[Any]]]], holder: int
) -> dict[K, list[tuple[A, EngineBearer[Any]]]]:
    """The entries of all other holders; keys without an entry are dropped."""
    left = {about: [pair for pair in pairs if pair[1].holder != holder] for about, pairs in told.items()}
    return {about: pairs for about, pairs in left.items() if pairs}
