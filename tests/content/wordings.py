"""How a language writes, and what its printed rules call things: for tests of messages."""

import re
from collections.abc import Iterator
from typing import Final

from fluent.syntax import ast

ELSEWHERE: Final = {
    "fr": r"\b(?:jetons?|capacités?|cité)\b(?! libre)",
    "de": r"\b(?:fähigkeit(?:en)?|rennen|rennt|gesundheit|relikte?|panzer)\b",
    "ru": r"фишк|террейн|соперник|лицом вниз|сокровищ|способност",
}
"""Words for things that the printed rules of the language call otherwise."""
FOREIGN_QUOTES: Final = {"fr": "[“”„]", "de": "[«»”]", "ru": "[“”„]"}
PRINTED: Final = {("fr", "warseer"): r"\b(?:jetons?|capacités?)\b"}
"""Words of another game's rulebook that are right in its own messages."""


def spoken(message: ast.Message) -> Iterator[str]:
    """Every stretch of text in a message, with a sign where something is put in."""
    found: list[str] = []

    def look(pattern: ast.Pattern) -> None:
        text = ""
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                text += element.value
                continue
            text += "…"
            if isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    look(variant.value)
        found.append(text)

    assert message.value is not None
    look(message.value)
    yield from found


def faults(language: str, text: str, owner: str = "") -> Iterator[str]:
    """The mistakes that a reader of the language would notice in messages of this owner."""
    if language == "fr" and re.search(r" [;:!?»%]|[^\u00a0 ][;:!?»](?:\s|$)|«[^\u00a0]|’", text):
        yield "lacks a no-break blank"
    if re.search(r"(?:^|[\s(«„“])-(?=\d)|[\s(]-…", text):
        yield "has a hyphen for a minus"
    if re.search(r"\s--?\s", text):
        yield "has a hyphen for a dash"
    if language != "en" and re.search(FOREIGN_QUOTES[language], text):
        yield "has quotation marks of another language"
    text = re.sub(PRINTED.get((language, owner), r"(?!)"), "", text, flags=re.IGNORECASE)
    if language in ELSEWHERE and (word := re.search(ELSEWHERE[language], text, re.IGNORECASE)):
        yield f"says {word.group()}"
