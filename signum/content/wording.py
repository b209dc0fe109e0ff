"""Checks that message files have exactly the needed messages, with the same arguments in every language."""

from collections.abc import Iterator, Mapping
from typing import Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from signum.content.languages import LANGUAGES
from signum.content.words import Words

Needed = Mapping[str, frozenset[str] | None]
"""The message ids that the program says, with their arguments; None where those are not known."""

PLURALS: Final[Mapping[str, frozenset[str]]] = {
    "en": frozenset({"one", "other"}),
    "fr": frozenset({"one", "other"}),
    "de": frozenset({"one", "other"}),
    "ru": frozenset({"one", "few", "many"}),
}
"""The forms that whole numbers take."""
GRAMMAR: Final = frozenset(
    {
        "gender",
        "number",
        "noun",
        "nouns",
        "kind",
        "form",
        "up",
        "quantity",
        "begins",
        "mood",
        "winners",
        "losers",
    }
)
"""Arguments of inflection, which one language needs and another does not."""
_FORMS: Final = frozenset({"zero", "one", "two", "few", "many"})


def wrong_words(words: Words, needed: Needed) -> list[str]:
    """A sentence for each message that is missing, superfluous, or different from other languages."""
    found: list[str] = []
    for language in LANGUAGES:
        said = words.entries(language)
        found += [f"{language}: no message is called {id}; write it" for id in needed if id not in said]
        found += [f"{language}: nothing says the message {id}; remove it" for id in said if id not in needed]
        for id in said:
            found += [f"{language}: {id}: {cause}" for cause in _faults(language, id, words, needed)]
    return found


def arguments(message: ast.Message) -> frozenset[str]:
    """The arguments that a message takes."""
    return frozenset(_Parts(message).variables)


def _faults(language: str, id: str, words: Words, needed: Needed) -> Iterator[str]:
    message = words.entries(language)[id]
    taken, parts = arguments(message), _Parts(message)
    given = needed.get(id)
    if given is not None and taken - given:
        yield f"it takes {_listed(taken - given)}, and is given {_listed(given)}"
    first = words.entries(LANGUAGES[0]).get(id)
    if first is not None and ((alike := arguments(first)) ^ taken) - GRAMMAR:
        yield f"it takes {_listed(taken)}, in {LANGUAGES[0]} it takes {_listed(alike)}"
    for forms in parts.plurals:
        if missing := PLURALS[language] - forms:
            yield f"a number needs the form {_listed(missing)} too"
    for reference in parts.references:
        yield f"it refers to {reference}; messages here stand alone"


def _listed(words: frozenset[str]) -> str:
    return ", ".join(sorted(words)) or "nothing"


class _Parts(Visitor):
    """The variables, plurals and references of a message."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.plurals: list[frozenset[str]] = []
        self.references: list[str] = []
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.append(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
        if keys & _FORMS:
            self.plurals.append(frozenset(keys))
        self.generic_visit(node)
