"""Every message with real arguments, for a reader: numbers from 0 to 21, every known word, names of cards."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from msgspec import Struct

from signum.content.called_names import CalledName, NameForms, called_name
from signum.content.source import parse
from signum.content.wording import arguments
from signum.content.words import Words

NUMBERS: Final = (0, 1, 2, 5, 21)
"""They show every plural of the four languages."""
MEASURES: Final = (0, 0.5, 1, 2.25, 21)
_PLURALS: Final = frozenset({"zero", "one", "two", "few", "many"})


class ReviewedMessage(Struct, frozen=True):
    """A message as a reader gets it: its id and all texts that it can be."""

    id: str
    texts: tuple[str, ...]


def reviewed(words: Words, language: str, prefix: str = "") -> Iterator[ReviewedMessage]:
    """Every message whose id begins with the prefix, in the order of the files."""
    for id, message in words.entries(language).items():
        if id.startswith(prefix):
            texts = dict.fromkeys([words.say(language, id, **args) for args in _calls(message, language)])
            yield ReviewedMessage(id, tuple(texts))


def _calls(message: ast.Message, language: str) -> Iterator[dict[str, Any]]:
    """Arguments for the message: each takes all its values in turn, then all of them change together."""
    read = _Uses(message)
    values = {name: read.values(name, language) for name in sorted(arguments(message))}
    usual = {name: some[-1] if read.is_number(name) else some[0] for name, some in values.items()}
    yield usual
    for name, some in values.items():
        for other, others in values.items():
            if other != name and read.is_word(other):
                for kind in others:
                    yield from [{**usual, other: kind, name: value} for value in some]
        yield from [{**usual, name: value} for value in some]
    for at in range(max(map(len, values.values()), default=0)):
        yield {name: some[at % len(some)] for name, some in values.items()}


class _Uses(Visitor):
    """How a message uses its arguments: as numbers, as measures, as words that it knows, or as texts."""

    def __init__(self, message: ast.Message) -> None:
        self.keys: dict[str, dict[str, None]] = {}
        self.numbers: set[str] = set()
        self.measures: set[str] = set()
        self.visit(message)

    def values(self, name: str, language: str) -> Sequence[Any]:
        """Real values of an argument."""
        if self.is_word(name):
            return list(self.keys[name])
        if name in self.measures:
            return MEASURES
        if self.is_number(name):
            return NUMBERS
        return _texts(language).get(name, (f"‹{name}›",))

    def is_number(self, name: str) -> bool:
        return (
            name in self.numbers or name in self.measures or (name in _counted() and not self.is_word(name))
        )

    def is_word(self, name: str) -> bool:
        return name in self.keys and name not in self.numbers

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            keys = [one.key.name if isinstance(one.key, ast.Identifier) else None for one in node.variants]
            if any(key is None or key in _PLURALS for key in keys):
                self.numbers.add(name)
            else:
                self.keys.setdefault(name, {}).update(dict.fromkeys([key for key in keys if key is not None]))
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "NUMBER":
            positional = [one for one in node.arguments.positional if isinstance(one, ast.VariableReference)]
            self.measures |= {one.id.name for one in positional}
        self.generic_visit(node)


# The examples.


@cache
def _examples() -> Mapping[str, Any]:
    file = files("signum") / "data" / "review.yaml"
    return parse(file.read_bytes(), str(file)).fields(required=("numbers", "creature", "examples"))


@cache
def _counted() -> frozenset[str]:
    return frozenset([one.text() for one in _examples()["numbers"].items()])


@cache
def _texts(language: str) -> Mapping[str, tuple[str, ...]]:
    """Examples of names and other texts in a language, by the names of arguments."""
    creatures = tuple(
        [
            _creature(one, language)
            for one in _examples()["creature"].fields((language,), ("en", "fr", "de", "ru"))[language].items()
        ]
    )
    found: dict[str, tuple[str, ...]] = {"creature": creatures}
    for name, node in _examples()["examples"].entries():
        if name == "creature-like":
            found |= {one.text(): creatures for one in node.items()}
        else:
            found[name] = (dict(node.entries())[language].text(),)
    return found


def _creature(node: Any, language: str) -> CalledName:
    said = {name: one.text() for name, one in node.entries()}
    return called_name(language, said.pop("name"), NameForms(**said))
