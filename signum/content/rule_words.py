"""The rule catalogue in other languages than English: data/GAME/rules.LANGUAGE.yaml.

An entry has the digest of the English text that it translates, so that a changed rule is found and translated
again. `python -m signum.content.rule_words fr` prints the missing entries, to be filled in.
"""

import sys
from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import blake2b
from typing import Final

from msgspec import Struct

from signum.content.folders import GameFolder, folder_of, game_folders
from signum.content.languages import LANGUAGES, known_language
from signum.content.nodes import Node
from signum.content.rules import Rule, catalogue, rules_of
from signum.content.source import parse

ENGLISH: Final = LANGUAGES[0]


class RuleWords(Struct, frozen=True, kw_only=True):
    """A rule in one language: its text, and the figures of printings that are words."""

    title: str
    text: str
    chapter: str
    ruling: str = ""
    values: Mapping[str, str] = {}
    unit: str = ""
    of: str = ""
    """The digest of the English text that was translated."""


def told(rule: Rule, language: str, home: GameFolder | None = None) -> RuleWords:
    """A rule in a language; in English where that language does not have it.

    `home` is the folder of its game, if the game does not come with the program.
    """
    found = _words(known_language(language), home or folder_of(rule.game)).get(rule.id)
    return in_english(rule) if found is None else found


def is_told(rule: Rule, language: str, home: GameFolder | None = None) -> bool:
    """Whether a rule has words of that language."""
    return language == ENGLISH or rule.id in _words(known_language(language), home or folder_of(rule.game))


def in_english(rule: Rule) -> RuleWords:
    """The rule in the catalogue's English."""
    return RuleWords(
        title=rule.title,
        text=rule.text,
        chapter=rule.chapter.replace("-", " ").capitalize(),
        ruling=rule.ruling,
        values={name: one if isinstance(one, str) else ", ".join(one) for name, one in rule.values.items()},
        unit=rule.unit,
    )


def digest(rule: Rule) -> str:
    """A digest of the English text: it changes when the text does."""
    english = in_english(rule)
    parts = [english.title, english.text, english.ruling, english.unit, *english.values.values()]
    return blake2b("\n".join(parts).encode(), digest_size=4).hexdigest()


def missing(language: str) -> list[Rule]:
    """The rules without a translation, or with an outdated one."""
    homes = [home for home in game_folders().values() if language in home.languages]
    return [
        rule
        for home in homes
        for rule in catalogue(home.name).values()
        if _words(language, home).get(rule.id, _NOTHING).of != digest(rule)
    ]


def faults() -> Iterator[str]:
    """A sentence for each rule whose translation is missing, outdated or superfluous."""
    for language in LANGUAGES[1:]:
        for rule in missing(language):
            old = rule.id in _words(language, folder_of(rule.game))
            why = "is told as it was before; tell it anew" if old else "is not told; write it"
            yield f"{language}: {rule.id} {why} (its digest is {digest(rule)})"
        for home in game_folders().values():
            for id in _words(language, home):
                if id not in catalogue(home.name):
                    yield f"{language}: no rule is called {id}; remove it"


_NOTHING: Final = RuleWords(title="", text="", chapter="")


@cache
def _words(language: str, home: GameFolder) -> Mapping[str, RuleWords]:
    return read(home, language, rules_of(home))


def read(home: GameFolder, language: str, rules: Mapping[str, Rule]) -> dict[str, RuleWords]:
    """The translations in a game's folder, by rule id; English has none."""
    file = home.path / f"rules.{language}.yaml"
    if not file.is_file():
        return {}
    fields = parse(file.read_bytes(), str(file)).fields(required=("chapters", "rules"))
    chapters = {name: node.text() for name, node in fields["chapters"].entries()}
    found: dict[str, RuleWords] = {}
    for id, node in fields["rules"].entries():
        chapter = chapters.get(rules[id].chapter, "") if id in rules else ""
        found[id] = _entry(node, chapter)
    return found


def _entry(node: Node, chapter: str) -> RuleWords:
    fields = node.fields(required=("of", "title", "text"), optional=("ruling", "values", "unit"))
    values = {name: one.text() for name, one in fields["values"].entries()} if "values" in fields else {}
    names = ("of", "title", "text", "ruling", "unit")
    words = {name: fields[name].text() for name in names if name in fields}
    return RuleWords(chapter=chapter, values=values, **words)


def _template(language: str) -> Iterator[str]:
    rules = missing(language)
    yield "chapters:"
    yield from (f"  {name}:" for name in dict.fromkeys([rule.chapter for rule in rules]))
    yield "rules:"
    for rule in rules:
        english = in_english(rule)
        yield f"  {rule.id}:"
        yield f"    of: '{digest(rule)}'"
        for name in ("title", "text", "ruling", "unit"):
            if words := getattr(english, name):
                yield f"    # {words}"
                yield f"    {name}:"
        if english.values:
            yield f"    # {dict(english.values)}"
            yield "    values:"


if __name__ == "__main__":
    print("\n".join(_template(sys.argv[1])))
