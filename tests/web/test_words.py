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
SHELL = "shell"
GAMES = tuple(sorted(f"games/{file.parent.name}" for file in SOURCE.glob("games/*/words")))
ROOMS = (SHELL, *GAMES)
"""Folders with words of their own."""
PUT_TOGETHER = re.compile(r"say\(\s*`([a-z-]+)\$\{")
"""Messages whose name ends with something that the page knows: say(`level-${id}`)."""


@cache
def messages(room: str, language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for file in sorted((SOURCE / room / "words" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.BaseComment):
                continue
            assert isinstance(entry, ast.Message), f"{file}: {entry}"
            assert entry.id.name not in found, f"{file}: {entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


@cache
def program(folder: str = "") -> str:
    """The sources of a folder, or all of them."""
    files = [*(SOURCE / folder).rglob("*.svelte"), *(SOURCE / folder).rglob("*.ts")]
    return "\n".join([file.read_text(encoding="utf-8") for file in files if ".test." not in file.name])


def said(room: str) -> set[str]:
    """The messages that the sources of a folder name, without those that the shell asks a game for."""
    return set(re.findall(r"(?<![.\w])say\(\s*'([a-z0-9-]+)'", program(room)))


def given(id: str) -> set[str]:
    """The arguments of a message of the pages; languages may use different parts of them."""
    calls = re.findall(rf"say\('{id}', \{{([^}}]*)\}}", program())
    return {name for call in calls for name in re.findall(r"(\w+)(?=\s*[:,]|\s*$)", call)}


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same_things(language: str, room: str) -> None:
    assert messages(room, language).keys() == messages(room, "en").keys()
    for id, message in messages(room, language).items():
        differing = (arguments(message) ^ arguments(messages(room, "en")[id])) - GRAMMAR
        assert differing <= given(id), (language, id)


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_the_forms_that_a_language_needs(language: str, room: str) -> None:
    for id, message in messages(room, language).items():
        for select in _selects(message):
            forms = {
                variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)
            }
            if forms & {"one", "few", "many"}:
                # The last one, with a star, stands for all that are not named.
                assert PLURALS[language] - {"many", "other"} <= forms, (language, id)


@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_a_game_has_the_name_of_one_of_the_shell(game: str) -> None:
    assert messages(game, "en").keys() & messages(SHELL, "en").keys() == set()


@pytest.mark.parametrize("room", ROOMS)
def test_every_message_is_said(room: str) -> None:
    """Those of the shell by anybody; those of a game by itself, or by the shell that asks for them."""
    source = program() if room == SHELL else program(room) + program(SHELL)
    quoted = set(re.findall(r"['\"`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)['\"`]", source))
    begun = tuple(PUT_TOGETHER.findall(source))
    assert [id for id in messages(room, "en") if id not in quoted and not id.startswith(begun)] == []


def test_every_message_that_is_said_is_there() -> None:
    shell = messages(SHELL, "en").keys()
    assert sorted(said(SHELL) - shell) == []
    for game in GAMES:
        assert sorted(said(game) - shell - messages(game, "en").keys()) == []


def test_every_game_has_what_the_shell_asks_it_for() -> None:
    asked = set(re.findall(r"\bgame\.say\('([a-z-]+)'", program(SHELL)))
    for game in GAMES:
        assert sorted(asked - messages(game, "en").keys() - messages(SHELL, "en").keys()) == []


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_written_as_the_language_is_and_in_the_words_of_its_rulebook(
    language: str, room: str
) -> None:
    told = [(id, text) for id, message in messages(room, language).items() for text in spoken(message)]
    assert [
        (id, text, fault)
        for id, text in told
        for fault in faults(language, text, room.removeprefix("games/"))
    ] == []


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
