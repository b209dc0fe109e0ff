"""Values that rules read and abilities change: strength, striking faces, may run.

A rule asks for a value without knowing the abilities that change it, and an ability changes it without
knowing the rules that ask. Additions are applied first. Then come changes that set the value or forbid it;
where they contradict each other, the game's edition decides.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar

T = TypeVar("T")

How: TypeAlias = int
ADD: Final = 0
SET: Final = 1
FORBID: Final = 2


class ValueClaim(Generic[T]):
    """The value that one ability sets, and since when; a later claim was applied later."""

    __slots__ = ("forbids", "result", "since")

    def __init__(self, result: T, since: int, forbids: bool) -> None:
        self.result = result
        self.since = since
        self.forbids = forbids


class Value(Generic[T]):
    """A named value: its base before any ability, and which of two results is more harmful."""

    __slots__ = ("base", "floor", "forbidden", "name", "worse")

    def __init__(
        self,
        name: str,
        base: Callable[[Any, Any, Any], T],
        *,
        forbidden: T,
        worse: Callable[[Sequence[T]], T],
        floor: T | None = None,
    ) -> None:
        self.name = name
        self.base = base
        self.forbidden = forbidden
        self.worse = worse
        self.floor = floor

    def __repr__(self) -> str:
        return f"Value({self.name})"

    def base_of(self, game: Any, subject: Any) -> T:
        """The value of the subject, facing nobody, if no ability changes it."""
        result = self.base(game, subject, None)
        return result if self.floor is None or result >= self.floor else self.floor  # type: ignore[operator]


def count(name: str, base: Callable[[Any, Any, Any], int]) -> Value[int]:
    """A number of things: never below 0, and less is worse."""
    return Value(name, base, forbidden=0, worse=min, floor=0)


def burden(name: str, base: Callable[[Any, Any, Any], int]) -> Value[int]:
    """A number of harmful things: never below 0, and more is worse."""
    return Value(name, base, forbidden=0, worse=max, floor=0)


def permission(name: str, base: Callable[[Any, Any, Any], bool]) -> Value[bool]:
    """Whether something is allowed; not allowed is worse."""
    return Value(name, base, forbidden=False, worse=min)


def last_applied(_value: Value[T], claims: Sequence[ValueClaim[T]]) -> T:
    """Of contradicting claims the last one applied holds."""
    return max(claims, key=_since).result


def most_harmful(value: Value[T], claims: Sequence[ValueClaim[T]]) -> T:
    """Of contradicting claims the one that forbids holds, or else the most harmful one."""
    if any(claim.forbids for claim in claims):
        return value.forbidden
    return value.worse([claim.result for claim in claims])


def _since(claim: ValueClaim[Any]) -> int:
    return claim.since
