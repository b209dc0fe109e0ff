"""Mistakes as messages: English text for files and logs, and any language for people at a screen."""

from collections.abc import Iterable, Mapping
from typing import Any, Self

from signum.content.spelling import nearest, shown


class Cause(str):
    """What is wrong, in English, with the message it comes from.

    Arguments may be causes themselves.
    """

    __slots__ = ("args", "id")
    id: str
    args: Mapping[str, Any]

    def __new__(cls, id: str, args: Mapping[str, Any]) -> Self:
        made = super().__new__(cls, _said("en", id, args))
        made.id = id
        made.args = args
        return made

    def __reduce__(self) -> tuple[type["Cause"], tuple[str, dict[str, Any]]]:
        """A worker process sends it with the mistake that it explains."""
        return Cause, (self.id, dict(self.args))

    def told(self, language: str, names: Mapping[str, str] | None = None) -> str:
        """In a language; numbers of things are told by these names."""
        called = names or {}
        args = {
            name: called.get(value, value) if name in THINGS else value for name, value in self.args.items()
        }
        return _said(language, self.id, args)


THINGS = frozenset({"creature", "other", "terrain"})
"""Arguments that name a thing in play, by its name in the file or by its number."""


def cause(id: str, /, **args: Any) -> Cause:
    """A mistake by its message. Numbers are written in plain digits."""
    return Cause(id, {name: str(value) if isinstance(value, int) else value for name, value in args.items()})


def told(text: str, language: str, names: Mapping[str, str] | None = None) -> str:
    """A mistake in a language, if it has one; else as it is."""
    return text.told(language, names) if isinstance(text, Cause) else text


def unknown_word(word: str, known: Iterable[str]) -> Cause:
    """The word is unknown, this is the nearest known one, and these are all known ones."""
    words = list(dict.fromkeys(known))
    if not words:
        return cause("mistake-nothing-known", word=shown(word))
    near = nearest(word, words)
    if near:
        return cause("mistake-near", word=shown(word), near=shown(near[0]), known=", ".join(words))
    return cause("mistake-not-known", word=shown(word), known=", ".join(words))


def _said(language: str, id: str, args: Mapping[str, Any]) -> str:
    # Words are read from files, whose mistakes are causes: this way round only when one is told.
    from signum.content.words import say

    return say(language, id, **{name: told(value, language) for name, value in args.items()})
