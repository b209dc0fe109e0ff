"""The words of the pages: the same messages in four languages, all of them said."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from signum.content.languages import LANGUAGES
from signum.content.wording import GRAMMAR, PLURALS, arguments
from tests.content.wordings import faults, spoken

SOURCE = Path(__file__).parent.parent.parent / "web" / "src"
PUT_TOGETHER = re.compile(r"say\(\s*`([a-z-]+)\$\{")
"""Messages whose name ends with something that the page knows: say(`level-${id}`)."""


@cache
def messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for file in sorted((SOURCE / "shell" / "words" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.BaseComment):
                continue
            assert isinstance(entry, ast.Message), f"{file}: {entry}"
            assert entry.id.name not in found, f"{file}: {entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


@cache
def program() -> str:
    files = [*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.ts")]
    return "\n".join([file.read_text(encoding="utf-8") for file in files if ".test." not in file.name])


def given(id: str) -> set[str]:
    """What the pages put into a message: a language may use another part of it than the next one."""
    calls = re.findall(rf"say\('{id}', \{{([^}}]*)\}}", program())
    return {name for call in calls for name in re.findall(r"(\w+)(?=\s*[:,]|\s*$)", call)}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same_things(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()
    for id, message in messages(language).items():
        differing = (arguments(message) ^ arguments(messages("en")[id])) - GRAMMAR
        assert differing <= given(id), (language, id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_the_forms_that_a_language_needs(language: str) -> None:
    for id, message in messages(language).items():
        for select in _selects(message):
            forms = {
                variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)
            }
            if forms & {"one", "few", "many"}:
                # The last one, with a star, stands for all that are not named.
                assert PLURALS[language] - {"many", "other"} <= forms, (language, id)


def test_every_message_is_said_and_every_message_that_is_said_is_there() -> None:
    source = program()
    quoted = set(re.findall(r"['\"`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)['\"`]", source))
    begun = tuple(PUT_TOGETHER.findall(source))
    known = messages("en").keys()
    assert [id for id in known if id not in quoted and not id.startswith(begun)] == []
    said = set(re.findall(r"\bsay\(\s*'([a-z0-9-]+)'", source))
    assert sorted(said - known) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_written_as_the_language_is_and_in_the_words_of_its_rulebook(language: str) -> None:
    told = [(id, text) for id, message in messages(language).items() for text in spoken(message)]
    assert [(id, text, fault) for id, text in told for fault in faults(language, text)] == []


def _selects(message: ast.Message) -> list[ast.SelectExpression]:
    found: list[ast.SelectExpression] = []

    def look(node: object) -> None:
        if isinstance(node, ast.SelectExpression):
            found.append(node)
        if isinstance(node, ast.BaseNode):
            for part in vars(node).values():
                for one in part if isinstance(part, list) else [part]:
                    look(one)

    look(message.value)
    return found
