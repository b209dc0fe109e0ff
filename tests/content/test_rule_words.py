"""The catalogue in four languages: all of it, of the English as it is now, with the same figures and ids."""

import re
from pathlib import Path

import pytest

from signum.content import rule_words
from signum.content.folders import folder_of, game_folders
from signum.content.languages import LANGUAGES
from signum.content.rules import Rule, catalogue, rule
from signum.engine.records import replaced

GAMES = [home.name for home in game_folders().values() if set(home.languages) == set(LANGUAGES)]
RULES = [one for game in GAMES for one in catalogue(game).values()]
OTHERS = LANGUAGES[1:]
MARKS = r"\b[ACTWKXQ]-[A-Z]+(?:-[A-Z0-9]+)*\b|\b(?:ru1|de1|fr1|en2)\b"
SCRIPT = {"fr": "[A-Za-zÀ-ÿ]", "de": "[A-Za-zÄ-ü]", "ru": "[А-яё]"}


def test_all_games_are_told_in_every_language() -> None:
    assert set(GAMES) == {"classic", "quest", "warseer"}


def test_every_rule_is_told_in_every_language_as_it_is_now() -> None:
    assert list(rule_words.faults()) == []


def test_a_rule_that_changed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule_words, "digest", lambda one: "changed" if one.id == "C-MEL-03" else _real(one))
    assert [one.id for one in rule_words.missing("fr")] == ["C-MEL-03"]
    assert len([one for one in rule_words.faults() if "C-MEL-03 is told as it was before" in one]) == 3


_real = rule_words.digest


@pytest.mark.parametrize("language", OTHERS)
def test_translations_keep_figures_ids_and_printings(language: str) -> None:
    for one in RULES:
        words = rule_words.told(one, language)
        for english, said in ((one.text, words.text), (one.ruling, words.ruling)):
            assert bool(english) == bool(said), (one.id, language)
            assert _marks(english) == _marks(said), (one.id, language)


@pytest.mark.parametrize("language", OTHERS)
def test_translations_keep_every_number(language: str) -> None:
    """A number that English writes in digits is written so in every language, as often."""
    for one in RULES:
        words = rule_words.told(one, language)
        for english, said in ((one.title, words.title), (one.text, words.text), (one.ruling, words.ruling)):
            assert _numbers(english) == _numbers(said), (one.id, language, said)


def test_french_signs_have_a_space_that_does_not_break() -> None:
    for one in RULES:
        words = rule_words.told(one, "fr")
        for said in (words.title, words.text, words.ruling, words.chapter):
            assert not re.search(r"(?<!\u00a0)[:;?!»]|«(?!\u00a0)", said), (one.id, said)


@pytest.mark.parametrize("language", OTHERS)
def test_translations_are_not_english(language: str) -> None:
    for one in RULES:
        words = rule_words.told(one, language)
        assert words.text != one.text, one.id
        for said in (words.text, words.ruling):
            assert not re.search(r"\b(the|and|which|creature|player)\b", said), (one.id, said)
        assert re.search(SCRIPT[language], words.title), one.id
        assert words.chapter, one.id


def test_english_is_the_catalogue() -> None:
    words = rule_words.told(rule("C-MEL-03"), "en")
    assert (words.title, words.text) == (rule("C-MEL-03").title, rule("C-MEL-03").text)


def test_a_game_that_is_not_told_yet_stays_english(tmp_path: Path) -> None:
    quests = folder_of("quest")
    (tmp_path / "rules.yaml").write_bytes((quests.path / "rules.yaml").read_bytes())
    home = replaced(quests, path=tmp_path)
    quest = next(iter(catalogue("quest").values()))
    assert rule_words.told(quest, "ru", home).text == quest.text
    assert not rule_words.is_told(quest, "ru", home)


def _marks(text: str) -> list[str]:
    """Ids of rules and names of printings, which are the same in every language."""
    return sorted(set(re.findall(MARKS, text)))


def _numbers(text: str) -> list[str]:
    """Numbers in digits, without those of rule ids."""
    return sorted(re.findall(r"\d+", re.sub(MARKS, "", text)))


def test_marks_are_found() -> None:
    sample = Rule(id="C-X-01", game="classic", chapter="c", title="t", text="See C-MEL-03 in fr1.")
    assert _marks(sample.text) == ["C-MEL-03", "fr1"]
