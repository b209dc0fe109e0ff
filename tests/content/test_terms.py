"""The terms of each game: printed words, and the messages and rules that must use them."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer

from signum.classic.words import WORDS as CLASSIC_WORDS
from signum.content.folders import folder_of
from signum.content.languages import LANGUAGES
from signum.content.nodes import Node
from signum.content.rule_words import told
from signum.content.rules import catalogue
from signum.content.source import read
from signum.content.words import SHARED, Words
from signum.warseer.words import WORDS as WARSEER_WORDS

WORDS: Mapping[str, Words] = {"classic": CLASSIC_WORDS, "warseer": WARSEER_WORDS}
FIELDS = ("term", *LANGUAGES, "messages")
PAGES = Path(__file__).parents[2] / "web" / "src" / "games" / "warseer" / "words"
MESSAGE = re.compile(r"^([a-z0-9-]+) = ?(.*(?:\n +.*)*)", re.MULTILINE)
PRINTED_ONCE = ("at", "rules")
"""Warseer has one printed language: a term says in which chapter its word stands, and which rules use it."""


def terms(game: str) -> list[dict[str, Node]]:
    file = Path(str(folder_of(game).path), "terms.yaml")
    more = PRINTED_ONCE if game == "warseer" else ()
    return [
        dict(node.fields(required=(*FIELDS, *more), optional=("pages", "at", "wrong", "deck", "plurals")))
        for node in read(file).items()
    ]


def missing(term: str, text: str) -> list[str]:
    """The words of a term that a text does not have in any form."""
    found = []
    for word in term.casefold().split():
        stem = word[:-3] if len(word) > 6 else word[:-2] if len(word) > 4 else word[:3]
        if stem not in text.casefold():
            found.append(word)
    return found


@pytest.mark.parametrize("game", WORDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_the_printed_words(game: str, language: str) -> None:
    """Each word of a term, without its ending, stands in every message that the table of terms names."""
    serializer = FluentSerializer()
    for term in terms(game):
        for id in [one.text() for one in term["messages"].items()]:
            message = serializer.serialize_entry(WORDS[game].entries(language)[id])
            assert missing(term[language].text(), message) == [], f"{term['term'].text()}: {id} in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_use_the_printed_words(language: str) -> None:
    """The words of the browser's pages too, which the client says by itself."""
    files = sorted((PAGES / language).glob("*.ftl"))
    said = dict([one for file in files for one in MESSAGE.findall(file.read_text(encoding="utf-8"))])
    for term in terms("warseer"):
        for id in [one.text() for one in term["pages"].items()] if "pages" in term else []:
            assert missing(term[language].text(), said[id]) == [], (
                f"{term['term'].text()}: {id} in {language}"
            )


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_use_the_printed_words(language: str) -> None:
    rules = catalogue("warseer")
    for term in terms("warseer"):
        for id in [one.text() for one in term["rules"].items()]:
            words = told(rules[id], language)
            text = f"{words.title} {words.text} {words.ruling}"
            assert missing(term[language].text(), text) == [], f"{term['term'].text()}: {id} in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_of_the_glossary_is_titled_as_its_ability_is_called(language: str) -> None:
    for rule in catalogue("warseer").values():
        id = f"ability-{rule.id.lower()}"
        if WARSEER_WORDS.has(language, id):
            name = WARSEER_WORDS.say(language, id)
            assert missing(name, told(rule, language).title) == [], f"{rule.id} in {language}"


@pytest.mark.parametrize("game", WORDS)
def test_no_term_is_there_twice(game: str) -> None:
    names = [term["term"].text() for term in terms(game)]
    assert len(set(names)) == len(names)
    assert len(names) >= 30


def test_a_printed_word_says_where_it_stands() -> None:
    assert all(term["at"].text() for term in terms("warseer"))


CLIENT = Path(__file__).parents[2] / "web" / "src"


def wrong_words(text: str, language: str, game: str = "classic") -> list[str]:
    """Words that the terms of a game forbid."""
    named = [dict(term["wrong"].entries()) for term in terms(game) if "wrong" in term]
    words = [one.text() for by in named if language in by for one in by[language].items()]
    return [one for one in words if one.casefold() in text.casefold()]


def files_of(game: str, language: str) -> list[Path]:
    """The messages, rules, lessons and pages of a game; with the first game what all games share."""
    files = [*Path(str(WORDS[game].path), language).glob("*.ftl")]
    files += (CLIENT / "games" / game).glob(f"**/{language}/*.ftl")
    rules = [game]
    if game == "classic":
        files += [
            *Path(str(SHARED.path), language).glob("*.ftl"),
            *(CLIENT / "shell").glob(f"**/{language}/*.ftl"),
        ]
        rules.append("quest")
    files += [Path(str(folder_of(one).path), f"rules.{language}.yaml") for one in rules]
    files += Path(str(folder_of(game).path), "lessons").glob("*.yaml")
    return [file for file in files if file.exists()]


@pytest.mark.parametrize("game", WORDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_wrong_word(language: str, game: str) -> None:
    """Messages, rules and client say Ziel and not Zielscheibe, mêlée and not corps à corps."""
    read_ones = files_of(game, language)
    assert len(read_ones) > 20
    for file in read_ones:
        found = wrong_words(file.read_text(encoding="utf-8"), language, game)
        assert not found, f"{file.name}: {found}"


def test_a_wrong_word_is_found() -> None:
    assert wrong_words("Bei einer Zielscheibe ...", "de") == ["Zielscheibe"]
    assert wrong_words("attaque au corps à corps", "fr") == ["corps à corps"]
    assert wrong_words("Bei einem Ziel ...", "de") == []
    assert wrong_words("mit 3 Heldenkraft", "de", "warseer") == ["Heldenkraft"]


def test_a_word_of_the_classic_game_says_where_it_is_printed() -> None:
    books = [dict(term["at"].entries()) for term in terms("classic")]
    assert all(books)
    assert sum(map(len, books)) >= 3 * len(books)
