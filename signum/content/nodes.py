"""One place in a data file, with methods that read it as text, a number, a list and so on.

Every scalar stays text. The caller decides whether it is a number, a word or a yes, so `no`, `on`, `010` and
`1_000` have no surprising meaning.
"""

import re
from collections.abc import Collection
from fractions import Fraction
from typing import Final

from msgspec import Struct

from signum.content.causes import cause, told, unknown_word
from signum.content.mistakes import Mistake
from signum.content.spelling import shown, without_controls

LONGEST_NAME: Final = 80
"""The most letters that the name of a card or a deck may have."""
NO_BREAK: Final = "\u00a0"
FLAGS: Final = {"yes": True, "true": True, "no": False, "false": False}
_WHOLE: Final = re.compile(r"[+-]?(0|[1-9][0-9]{0,17})")
_DECIMAL: Final = re.compile(r"[+-]?(0|[1-9][0-9]{0,17})(\.[0-9]{1,18})?")


class SourceError(Mistake):
    """A mistake in a file, with its place; line 0 means the file as a whole.

    `key` is the key of the file to which it belongs, if it belongs to one.
    """

    def __init__(self, file: str, line: int, cause: str, key: str = "") -> None:
        super().__init__(file, line, cause, key)
        self.file = file
        self.line = line
        self.key = key
        self.reason = cause
        """Without the key; a `Cause` can be told in any language."""

    @property
    def cause(self) -> str:
        """With the key, in English."""
        if not self.key:
            return self.reason
        name = self.key if self.key.isidentifier() and len(self.key) < 40 else shown(self.key)
        return f"{name}: {self.reason}"

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {without_controls(self.cause)}"

    def told(self, language: str) -> str:
        """With its place, in a language."""
        return str(SourceError(self.file, self.line, told(self.reason, language), self.key))


class Node(Struct, frozen=True, eq=False):
    """A scalar, a list or a mapping, and its position.

    `name` is the key it belongs to, also for an item of a list, and `key_line` the line of that key.
    """

    file: str
    line: int
    content: "str | list[Node] | dict[str, Node]"
    name: str = ""
    key_line: int = 0

    @property
    def is_scalar(self) -> bool:
        return isinstance(self.content, str)

    @property
    def is_list(self) -> bool:
        return isinstance(self.content, list)

    @property
    def is_mapping(self) -> bool:
        return isinstance(self.content, dict)

    @property
    def is_empty(self) -> bool:
        """Whether the value is missing or empty: `key:`, "", [] or {}."""
        return not self.content

    def error(self, why: str) -> SourceError:
        """A mistake at this position, to be raised."""
        return SourceError(self.file, self.line, why, self.name)

    def fields(self, required: Collection[str] = (), optional: Collection[str] = ()) -> "dict[str, Node]":
        """The values of a mapping with known keys; all required keys are present and no other keys are."""
        found = self._mapping()
        known = [*required, *optional]
        for key, value in found.items():
            if key not in known:
                raise SourceError(self.file, value.key_line, unknown_word(key, known))
        missing = [key for key in required if key not in found]
        if missing:
            raise self.error(cause("mistake-missing", keys=", ".join(map(shown, missing))))
        return dict(found)

    def part(self, keys: Collection[str]) -> "Node":
        """The same mapping with only these keys."""
        kept = {key: value for key, value in self._mapping().items() if key in keys}
        return Node(self.file, self.line, kept, self.name, self.key_line)

    def without(self, keys: Collection[str]) -> "Node":
        """The same mapping without these keys."""
        return self.part([key for key in self._mapping() if key not in keys])

    def entries(self) -> "list[tuple[str, Node]]":
        """Keys and values, in their order, of a mapping with free keys."""
        return list(self._mapping().items())

    def entry(self) -> "tuple[str, Node]":
        """The one key and value of a mapping like `{berserk: 1}`."""
        found = self.entries()
        if len(found) != 1:
            keys = ", ".join(shown(key) for key, _ in found) or cause("mistake-no-keys")
            raise self.error(cause("mistake-one-key", keys=keys))
        return found[0]

    def items(self) -> "list[Node]":
        """The items of a list."""
        if not isinstance(self.content, list):
            raise self.error(cause("mistake-list-needed", found=self._kind()))
        return list(self.content)

    def text(self) -> str:
        """A text that is not blank."""
        if not isinstance(self.content, str):
            raise self._needed(cause("mistake-a-text"))
        if not self.content.strip():
            raise self.error(cause("mistake-text-needed"))
        return self.content

    def one_of(self, words: Collection[str]) -> str:
        """One of the words known here."""
        if not isinstance(self.content, str):
            raise self._needed(cause("mistake-one-of", words=", ".join(words)))
        if self.content not in words:
            raise self.error(unknown_word(self.content, words))
        return self.content

    def flag(self) -> bool:
        """Yes or no."""
        if not isinstance(self.content, str) or self.content not in FLAGS:
            raise self._needed(cause("mistake-yes-or-no"))
        return FLAGS[self.content]

    def integer(self, low: int | None = None, high: int | None = None) -> int:
        """A whole number, in plain digits, between the bounds."""
        if not isinstance(self.content, str):
            raise self._needed(_number("whole", low, high))
        if not _WHOLE.fullmatch(self.content):
            wanted = _number("whole", low, high)
            raise self.error(cause("mistake-digits-needed", wanted=wanted, found=shown(self.content)))
        number = int(self.content)
        if _outside(number, low, high):
            raise self.error(cause("mistake-needed", wanted=_number("whole", low, high), found=number))
        return number

    def decimal(self, low: int | None = None, high: int | None = None) -> Fraction:
        """A number such as 3 or 18.4, exactly as written, between the bounds."""
        if not isinstance(self.content, str):
            raise self._needed(_number("any", low, high))
        if not _DECIMAL.fullmatch(self.content):
            wanted = _number("any", low, high)
            raise self.error(cause("mistake-decimal-needed", wanted=wanted, found=shown(self.content)))
        number = Fraction(self.content)
        if _outside(number, low, high):
            raise self.error(cause("mistake-needed", wanted=_number("any", low, high), found=self.content))
        return number

    def _mapping(self) -> "dict[str, Node]":
        if not isinstance(self.content, dict):
            raise self.error(cause("mistake-mapping-needed", found=self._kind()))
        return self.content

    def _needed(self, wanted: str) -> SourceError:
        return self.error(cause("mistake-needed", wanted=wanted, found=self._kind()))

    def _kind(self) -> str:
        if isinstance(self.content, str):
            return shown(self.content) if self.content else cause("mistake-kind-nothing")
        return cause("mistake-kind-list" if isinstance(self.content, list) else "mistake-kind-keys")


def _outside(number: int | Fraction, low: int | None, high: int | None) -> bool:
    return (low is not None and number < low) or (high is not None and number > high)


def _number(kind: str, low: int | None, high: int | None) -> str:
    """A number with its bounds, in words; the kind is whole or any."""
    bounds = "both" if low is not None and high is not None else "low" if low is not None else "high"
    if low is None and high is None:
        bounds = "none"
    return cause("mistake-a-number", kind=kind, bounds=bounds, low=low or 0, high=high or 0)


def name_in(node: Node) -> str:
    """The name of a card or a deck."""
    name = node.text()
    if not is_name(name):
        raise node.error(cause("mistake-long-name", most=LONGEST_NAME))
    return name


def is_name(text: str) -> bool:
    """Whether it is one short line without letters that cannot be seen; French has no-break spaces."""
    return len(text) <= LONGEST_NAME and text.replace(NO_BREAK, " ").isprintable()
