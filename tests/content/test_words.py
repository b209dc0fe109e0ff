"""Messages in four languages: formatted right, complete, alike, and nothing but what is said."""

import pytest

from signum.cli import main
from signum.content import words
from signum.content.languages import LANGUAGES, language_of
from signum.content.mistakes import Mistake
from signum.content.wording import arguments, wrong_words
from signum.content.words import entries, say
from signum.table.vocabulary import needed, said_in
from tests.content.wordings import faults, spoken

WOUNDS = {
    "en": {1: "takes 1 wound.", 2: "takes 2 wounds.", 5: "takes 5 wounds."},
    "fr": {1: "subit 1 blessure.", 2: "subit 2 blessures."},
    "de": {1: "erhält 1 Wunde.", 2: "erhält 2 Wunden."},
    "ru": {1: "получает 1 рану.", 2: "получает 2 раны.", 5: "получает 5 ран.", 21: "получает 21 рану."},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_take_the_plural_of_their_language(language: str) -> None:
    for wounds, words_for in WOUNDS[language].items():
        told = say(language, "event-hurt", creature="Greer", relics=0, armour=0, wounds=wounds)
        assert told == f"Greer {words_for}"


def test_a_length_has_the_decimal_sign_of_its_language() -> None:
    told = {
        language: say(language, "refusal-not-in-contact", creature="Greer", gap=12.3)
        for language in LANGUAGES
    }
    assert "12.3 mm" in told["en"]
    assert all("12,3 m" in told[language] for language in ("fr", "de"))
    assert "12,3 мм" in told["ru"]


def test_no_isolation_marks_stand_round_names() -> None:
    assert say("de", "event-passed", creature="Grier") == "Grier tut nichts."


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(Mistake, match=r"'it' is not known here.*en, fr, de, ru"):
        say("it", "option-pass")


def test_a_missing_message_or_argument_is_no_silent_fault() -> None:
    with pytest.raises(LookupError, match="option-dance"):
        say("en", "option-dance")
    with pytest.raises(LookupError, match="creature"):
        say("en", "event-passed")


@pytest.mark.parametrize(
    "environment, language",
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "ja_JP"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_machine(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_everything_that_is_said_has_its_words_and_nothing_is_left_over() -> None:
    assert wrong_words(needed()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_missing_left_over_or_given_otherwise_is_found(language: str) -> None:
    said = {id: given for id, given in needed().items() if id != "option-pass"}
    found = wrong_words({**said, "event-danced": None, "event-passed": frozenset({"seat"})})
    assert f"{language}: no message is called event-danced; write it" in found
    assert f"{language}: nothing says the message option-pass; remove it" in found
    assert f"{language}: event-passed: it takes creature, and is given seat" in found


def test_messages_that_differ_from_the_english_ones_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "option-pass = { $seat ->\n    [one] a\n   *[few] b\n}\noption-pass-rest = { option-pass }\n"
    monkeypatch.setattr(words, "sources", lambda language: [("x.ftl", text)] if language == "ru" else [])
    entries.cache_clear()
    try:
        found = wrong_words({"option-pass": None, "option-pass-rest": None})
    finally:
        entries.cache_clear()
    assert "ru: option-pass: a number needs the form many too" in found
    assert "ru: option-pass-rest: it refers to option-pass; messages here stand alone" in found


def test_a_broken_message_file_names_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    for text, cause in [
        ("a = b\n\nc = { $\n", "x.ftl:3: this is no message"),
        ("a = b\na = c\n", "x.ftl:2: there is already a message 'a'"),
        ("-a = b\n", "x.ftl:1: this is no message"),
    ]:
        monkeypatch.setattr(words, "sources", lambda _language, text=text: [("x.ftl", text)])
        with pytest.raises(Mistake, match=cause):
            entries.__wrapped__("en")


def test_codes_and_kinds_are_read_from_the_calls_of_the_source() -> None:
    source = """
def rule(game, kind):
    facts = {"creature": 1}
    yield Choice[Yes | No](0, "dance", (), about={**facts, "foe": 2})
    yield Choice(0, kind, ())
    yield from confirm(0, "sing", cites=())
    raise Refused(Refusal("deaf" if game else "mute", (), {**facts, "gap": 3}))

def client(telling):
    telling.say("play-dance", partner=1)
    return {"command-sing": None}
"""
    said = dict(said_in(source, "song.py"))
    assert said["choice-dance"] == frozenset({"seat", "creature", "foe"})
    assert said["choice-sing"] == frozenset({"seat"})
    assert said["refusal-deaf"] == said["refusal-mute"] == frozenset({"creature", "gap"})
    assert {"play-dance", "command-sing"} <= said.keys()
    assert len(said) == 6


def test_a_code_that_is_not_written_out_is_an_error() -> None:
    with pytest.raises(LookupError, match=r"song\.py:2: Refusal needs its refusal written out"):
        list(said_in("def f(code_of):\n    return Refusal(code_of(1), ())\n", "song.py"))


def test_every_message_can_be_told_with_its_arguments() -> None:
    for language in LANGUAGES:
        for id, message in entries(language).items():
            assert say(language, id, **dict.fromkeys(arguments(message), 2))


def test_signum_words_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "check"]) == 0
    assert "messages are there in en, fr, de, ru" in capsys.readouterr().out


def test_signum_words_check_tells_what_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("signum.table.vocabulary.needed", lambda: {**needed(), "event-danced": None})
    assert main(["words", "check"]) == 1
    assert "ru: no message is called event-danced; write it" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_written_as_the_language_is_and_in_the_words_of_its_rulebook(language: str) -> None:
    told = [(id, text) for id, message in entries(language).items() for text in spoken(message)]
    assert [(id, text, fault) for id, text in told for fault in faults(language, text)] == []


def test_a_blank_that_could_break_and_a_word_of_another_game_are_found() -> None:
    assert list(faults("fr", "Qui commence ?")) == ["lacks a no-break blank"]
    assert list(faults("fr", "Qui commence\u00a0? 2 jetons.")) == ["says jetons"]
    assert list(faults("ru", "2 фишки.")) == ["says фишк"]
