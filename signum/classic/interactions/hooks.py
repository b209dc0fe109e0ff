"""The subjects of an ability's functions, found by following them from name to name.

An ability declares the values it changes and the events it answers. Its effects are in its functions: every
value, attack, token and other ability that they name, directly or through functions that they call.
"""

from collections.abc import Callable, Iterator, Mapping
from types import CodeType, FunctionType
from typing import Any, Final

from msgspec import Struct

from signum.classic.chapters.combat.damage import BACKSTAB
from signum.classic.chapters.turn.activation import carry_on
from signum.classic.chapters.turn.durations import TOKENS, gain
from signum.classic.core.attack_kinds import ATTACKS
from signum.classic.effects.carrying import carry_out
from signum.classic.effects.verbs.moving import move_freely
from signum.engine.abilities import Ability, Trigger
from signum.engine.values import Value

_ROOM: Final = "signum.classic"
_STOPS: Final = frozenset({carry_on, carry_out, gain, move_freely})
"""The end of following: attacks and moves are separate situations, and a text can do anything."""


class Mentions(Struct):
    """The names found on the way."""

    values: set[Value[Any]]
    words: set[str]
    abilities: set[str]
    gives: bool = False
    """Whether a creature gains something."""
    tells: bool = False
    """Whether a text is carried out."""
    varies: bool = False
    """Whether it depends on the printing."""

    @property
    def attacks(self) -> set[str]:
        """The named kinds of attack."""
        return self.words & {*ATTACKS, BACKSTAB}

    @property
    def touched(self) -> set[Value[Any]]:
        """The values that decide whether it can be done: those that are read, and those of its tokens."""
        tokens = {TOKENS[word] for word in self.words if word in TOKENS} if self.gives else set()
        return self.values | tokens


def named_by(*works: Callable[..., Any] | None) -> Mentions:
    """Everything that these functions name, including functions that they call."""
    found = Mentions(set(), set(), set())
    seen: set[Callable[..., Any]] = set()
    waiting: list[Any] = [work for work in works if work is not None]
    while waiting:
        work = waiting.pop()
        if work in _STOPS:
            found.gives = found.gives or work is gain
            found.tells = found.tells or work is carry_out
        elif work not in seen and work.__module__.startswith(_ROOM):
            seen.add(work)
            found.varies = found.varies or "edition" in _attributes(work)
            for one in _named_in(work):
                waiting += _taken(one, found)
    return found


def answered_attacks(trigger: Trigger) -> set[str]:
    """The kinds of attack in an answer's condition; empty for all, and if it depends on the printing."""
    named = named_by(trigger.when)
    return set() if named.varies else named.attacks


def works_of(ability: Ability) -> list[Callable[..., Any]]:
    """Everything that an ability does when it answers or is used."""
    found: list[Callable[..., Any]] = [one.work for one in (*ability.befores, *ability.afters)]
    for activation in ability.activations:
        found += [activation.work, activation.check]
    for aim in ability.aims:
        found += [aim.work, aim.check]
    return found


def looks_at(ability: Ability, attribute: str) -> bool:
    """Whether a function of the ability, or one in its module that it calls, reads this of a creature."""
    triggers = [*ability.befores, *ability.afters]
    own: list[Any] = [*works_of(ability), *[one.work for one in ability.all_changes]]
    own += [one.when for one in triggers]
    beside = [one for work in own for one in _named_in(work) if isinstance(one, FunctionType)]
    own += [one for one in beside if one.__module__ in {work.__module__ for work in own}]
    return any(attribute in _attributes(work) for work in own)


def _taken(one: Any, found: Mentions) -> list[Any]:
    if isinstance(one, FunctionType):
        return [one]
    if isinstance(one, Value):
        found.values.add(one)
    elif isinstance(one, Ability):
        found.abilities.add(one.id)
    elif isinstance(one, str):
        found.words.add(one)
    elif isinstance(one, frozenset):
        found.words |= {word for word in one if isinstance(word, str)}
    return []


def _named_in(work: FunctionType) -> Iterator[Any]:
    names: Mapping[str, Any] = work.__globals__
    for code in _codes(work.__code__):
        yield from (names[name] for name in code.co_names if name in names)
        yield from (one for one in code.co_consts if isinstance(one, str))


def _attributes(work: FunctionType) -> set[str]:
    return {name for code in _codes(work.__code__) for name in code.co_names}


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield from _codes(one)
