"""`signum words review`: every message in all its forms."""

import re

import pytest

from signum.classic.words import WORDS as CLASSIC_WORDS
from signum.cli import main
from signum.content.languages import LANGUAGES
from signum.content.reviewing import reviewed
from signum.content.words import SHARED, Words
from signum.warseer.words import WORDS as WARSEER_WORDS

NAME_AND_NUMBER = re.compile(r"\b(?:Rowena|Wolf|Loup|Ровен(?:[аыуе]|ой)|[Вв]олк(?:[ау]|ом)?)[ \u00a0]\d")
"""A second Rowena is called Rowena 2, so "deals Rowena 2 1 damage" cannot be read."""


@pytest.fixture
def words(tmp_path_factory: pytest.TempPathFactory) -> Words:
    folder = tmp_path_factory.mktemp("messages") / "ru"
    folder.mkdir()
    text = """
event-hit =
    { $way ->
        [back] Сзади
       *[front] Спереди
    }: { $creature } бьёт { ACC($target) }, { $wounds ->
        [0] ран нет
        [one] { $wounds } рана
        [few] { $wounds } раны
       *[many] { $wounds } ран
    }.
event-way = { NUMBER($length, maximumFractionDigits: 1) } см: { $unheard }.
"""
    (folder / "all.ftl").write_text(text, encoding="utf-8")
    return Words(folder.parent)


def test_every_number_word_and_name_is_seen(words: Words) -> None:
    hit, way = reviewed(words, "ru")
    assert hit.id == "event-hit"
    for number in ("ран нет", "1 рана", "2 раны", "5 ран", "21 рана"):
        for side in ("Сзади", "Спереди"):
            assert any(one.startswith(side) and number in one for one in hit.texts)
    assert any("Ровена бьёт Волка" in one for one in hit.texts)
    assert any("Волк бьёт Ровену" in one or "бьёт Ровену" in one for one in hit.texts)
    assert "0,5 см: ‹unheard›." in way.texts
    assert len(set(hit.texts)) == len(hit.texts)


def test_a_reader_gets_all_messages_of_a_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["words", "review", "--lang", "ru", "--game", "shared", "--begins", "refusal-other-dice"]) == 0
    )
    told = capsys.readouterr().out
    assert told.startswith("== shared\nrefusal-other-dice\n")
    for number in ("Нужно 0 кубиков", "Нужен 1 кубик", "Нужно 2 кубика", "Нужно 5 кубиков", "Нужен 21 кубик"):
        assert f"    {number} с числами" in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("all_words", [SHARED, CLASSIC_WORDS, WARSEER_WORDS])
def test_no_number_stands_right_behind_a_name(language: str, all_words: Words) -> None:
    found = [
        f"{message.id}: {text}"
        for message in reviewed(all_words, language)
        if not message.id.startswith("text-")  # Cards do not mean one creature of a game.
        for text in message.texts
        if NAME_AND_NUMBER.search(text)
    ]
    assert found == []


def test_a_number_behind_a_name_is_found() -> None:
    assert NAME_AND_NUMBER.search("Волк наносит Ровене 5 урона.")
    assert NAME_AND_NUMBER.search("Rowena fügt dem Wolf 5 Schaden zu.")
    assert not NAME_AND_NUMBER.search("Волк наносит 5 урона Ровене.")
