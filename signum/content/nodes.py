"""One place in a data file, with methods that read it as text, a number, a list and so on.

Every scalar stays text. The caller decides whether it is a number, a word or a yes, so `no`, `on`, `010` and
`1_000` have no surprising meaning.
"""

import re
from collections.abc import Collection
from fractions import Fraction
from typing import Final

from msgspec import Struct

from signum.content.mistakes import Mistake
from signum.content.spelling import not_known, shown

LONGEST_NAME: Final = 80
"""The most letters that the name of a card or a deck may have."""
FLAGS: Final = {"yes": True, "true": True, "no": False, "false": False}
_WHOLE: Final = re.compile(r"[+-]?(0|[1-9][0-9]{0,17})")
_DECIMAL: Final = re.compile(r"[+-]?(0|[1-9][0-9]{0,17})(\.[0-9]{1,18})?")


class SourceError(Mistake):
    """A mistake in a file, with its place; line 0 means the file as a whole."""

    def __init__(self, file: str, line: int, cause: str) -> None:
        super().__init__(file, line, cause)
        self.file = file
        self.line = line
        self.cause = cause

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.cause}"


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

    def error(self, cause: str) -> SourceError:
        """A mistake at this position, to be raised."""
        name = self.name if self.name.isidentifier() and len(self.name) < 40 else shown(self.name)
        return SourceError(self.file, self.line, f"{name}: {cause}" if self.name else cause)

    def fields(self, required: Collection[str] = (), optional: Collection[str] = ()) -> "dict[str, Node]":
        """The values of a mapping with known keys; all required keys are present and no other keys are."""
        found = self._mapping()
        known = [*required, *optional]
        for key, value in found.items():
            if key not in known:
                raise SourceError(self.file, value.key_line, not_known(key, known))
        missing = [key for key in required if key not in found]
        if missing:
            raise self.error(f"{', '.join(map(shown, missing))} is missing; add it")
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
            keys = ", ".join(shown(key) for key, _ in found) or "none"
            raise self.error(f"exactly one key is needed here, not {keys}")
        return found[0]

    def items(self) -> "list[Node]":
        """The items of a list."""
        if not isinstance(self.content, list):
            raise self.error(f"a list is needed ([a, b], or lines that begin with '- '), not {self._kind()}")
        return list(self.content)

    def text(self) -> str:
        """A text that is not blank."""
        text = self._scalar("a text")
        if not text.strip():
            raise self.error("a text is needed, and nothing is written here")
        return text

    def one_of(self, words: Collection[str]) -> str:
        """One of the words known here."""
        word = self._scalar(f"one of {', '.join(words)}")
        if word not in words:
            raise self.error(not_known(word, words))
        return word

    def flag(self) -> bool:
        """Yes or no."""
        word = self._scalar("yes or no")
        if word not in FLAGS:
            raise self.error(f"yes or no is needed, not {shown(word)}")
        return FLAGS[word]

    def integer(self, low: int | None = None, high: int | None = None) -> int:
        """A whole number, in plain digits, between the bounds."""
        wanted = f"a whole number{_bounds(low, high)}"
        text = self._scalar(wanted)
        if not _WHOLE.fullmatch(text):
            raise self.error(f"{wanted} is needed, in plain digits, not {shown(text)}")
        number = int(text)
        if _outside(number, low, high):
            raise self.error(f"{wanted} is needed, not {number}")
        return number

    def decimal(self, low: int | None = None, high: int | None = None) -> Fraction:
        """A number such as 3 or 18.4, exactly as written, between the bounds."""
        wanted = f"a number{_bounds(low, high)}"
        text = self._scalar(wanted)
        if not _DECIMAL.fullmatch(text):
            raise self.error(f"{wanted} is needed, such as 3 or 18.4, not {shown(text)}")
        number = Fraction(text)
        if _outside(number, low, high):
            raise self.error(f"{wanted} is needed, not {text}")
        return number

    def _mapping(self) -> "dict[str, Node]":
        if not isinstance(self.content, dict):
            raise self.error(f"keys and values are needed (key: value), not {self._kind()}")
        return self.content

    def _scalar(self, wanted: str) -> str:
        if not isinstance(self.content, str):
            raise self.error(f"{wanted} is needed, not {self._kind()}")
        return self.content

    def _kind(self) -> str:
        if isinstance(self.content, str):
            return shown(self.content) if self.content else "nothing"
        return "a list" if isinstance(self.content, list) else "keys and values"


def _outside(number: int | Fraction, low: int | None, high: int | None) -> bool:
    return (low is not None and number < low) or (high is not None and number > high)


def _bounds(low: int | None, high: int | None) -> str:
    if low is not None and high is not None:
        return f" from {low} to {high}"
    if low is not None:
        return f" of at least {low}"
    return f" of at most {high}" if high is not None else ""


def name_in(node: Node) -> str:
    """The name of a card or a deck."""
    name = node.text()
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise node.error(f"a name is one line of at most {LONGEST_NAME} letters")
    return name
