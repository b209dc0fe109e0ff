"""Checks that message files have exactly the needed messages, with the same arguments in every language."""

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
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
        "case",
        "again",
        "winners",
        "losers",
    }
)
"""Arguments of inflection, which one language needs and another does not."""
_FORMS: Final = frozenset({"zero", "one", "two", "few", "many"})
CASE_FUNCTIONS: Final = frozenset({"GEN", "DAT", "ACC", "INS"})
PLAYERS: Final = frozenset({"seat", "player", "owner", "next_seat"})
"""Arguments that name players: "Player 1", "The computer", or any name that somebody has typed."""
CREATURES: Final = frozenset(
    {"creature", "target", "attacker", "defender", "foe", "bearer", "holder", "hero"}
)
"""Arguments that name creatures, some with an article."""
_BENT: Final[Mapping[str, str]] = {
    "fr": r"\b(?:de|à|que|puisque|lorsque|jusqu'à)[ \u00a0]$",
    "de": r"\b(?:von|mit|bei|zu|aus|nach|gegen|für|durch|ohne|um|auf|an|über|unter|neben|hinter|vor)[ ]$",
}
"""Words after which a name takes another form: « de l'ordinateur », "vom Wolf"."""


def wrong_words(words: Words, needed: Needed) -> list[str]:
    """A sentence for each message that is missing, superfluous, or different from other languages."""
    found: list[str] = []
    first = {id: arguments(message) for id, message in words.entries(LANGUAGES[0]).items()}
    for language in LANGUAGES:
        said = words.entries(language)
        found += [f"{language}: no message is called {id}; write it" for id in needed if id not in said]
        found += [f"{language}: nothing says the message {id}; remove it" for id in said if id not in needed]
        for id in said:
            found += [
                f"{language}: {id}: {cause}"
                for cause in _faults(language, said[id], first.get(id), needed.get(id))
            ]
    return found


def arguments(message: ast.Message) -> frozenset[str]:
    """The arguments that a message takes."""
    return frozenset(_Parts(message).variables)


def _faults(
    language: str, message: ast.Message, first: frozenset[str] | None, given: frozenset[str] | None
) -> Iterator[str]:
    """The faults of a message; `first` are the arguments that it takes in the first language."""
    parts = _Parts(message)
    taken = frozenset(parts.variables)
    if given is not None and taken - given:
        yield f"it takes {_listed(taken - given)}, and is given {_listed(given)}"
    if first is not None and (first ^ taken) - GRAMMAR:
        yield f"it takes {_listed(taken)}, in {LANGUAGES[0]} it takes {_listed(first)}"
    for forms in parts.plurals:
        if missing := PLURALS[language] - forms:
            yield f"a number needs the form {_listed(missing)} too"
    for reference in parts.references:
        yield f"it refers to {reference}; messages here stand alone"
    # The parts of card texts get their creatures bent already.
    after = r"(?!)" if message.id.name.startswith(("text-", "quest-")) else _BENT.get(language, r"(?!)")
    for name in parts.bare(after):
        yield f"the name in ${name} is bent after the word before it; bend it, or change the sentence"
    if language == "ru":
        for name in parts.cased & PLAYERS:
            yield f"a player's name has no cases; write a sentence that begins with ${name}"


def _listed(words: frozenset[str]) -> str:
    return ", ".join(sorted(words)) or "nothing"


class _Parts(Visitor):
    """The variables, plurals and references of a message."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.plurals: list[frozenset[str]] = []
        self.references: list[str] = []
        self.cased: set[str] = set()
        """Variables that are bent by a function."""
        self._after: list[tuple[str, str]] = []
        self.visit(message)

    def bare(self, words: str) -> list[str]:
        """The names that stand as they are after one of some words."""
        named = PLAYERS | CREATURES
        return [name for text, name in self._after if name in named and re.search(words, text)]

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        for text, inserted in pairwise(node.elements):
            expression = inserted.expression if isinstance(inserted, ast.Placeable) else None
            if isinstance(text, ast.TextElement) and isinstance(expression, ast.VariableReference):
                self._after.append((text.value, expression.id.name))
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name in CASE_FUNCTIONS:
            given = node.arguments.positional
            self.cased |= {one.id.name for one in given if isinstance(one, ast.VariableReference)}
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.append(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
        if keys & _FORMS:
            self.plurals.append(frozenset(keys))
        self.generic_visit(node)
