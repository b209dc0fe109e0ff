"""Messages in four languages: formatted right, complete, alike, and nothing but what is said."""

from functools import cache
from pathlib import Path

import pytest
from msgspec import Struct

from signum.classic.telling.needed import needed_words
from signum.classic.words import WORDS, say
from signum.cli import main
from signum.content.calls import said_in
from signum.content.languages import LANGUAGES, language_of
from signum.content.mistakes import Mistake
from signum.content.wording import Needed, arguments, wrong_words
from signum.content.words import SHARED, Words, words_of
from signum.rulebooks import GAMES
from signum.table.vocabulary import Vocabulary, needed_by, needed_by_tables, vocabularies
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
    assert "12.3 cm" in told["en"]
    assert all("12,3 c" in told[language] for language in ("fr", "de"))
    assert "12,3 см" in told["ru"]


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


@cache
def vocabulary() -> dict[str, Vocabulary]:
    """The shared messages, and those of each game."""
    return {one.name: one for one in vocabularies(GAMES.values())}


def words_by(owner: str) -> Words:
    return GAMES[owner].words if owner in GAMES else SHARED


every_owner = pytest.mark.parametrize("owner", ["shared", *GAMES])


@every_owner
def test_everything_that_is_said_has_its_words_and_nothing_is_left_over(owner: str) -> None:
    assert vocabulary()[owner].faults() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_missing_left_over_or_given_otherwise_is_found(language: str) -> None:
    said = {id: given for id, given in needed_words().items() if id != "option-pass"}
    found = wrong_words(WORDS, {**said, "event-danced": None, "event-passed": frozenset({"seat"})})
    assert f"{language}: no message is called event-danced; write it" in found
    assert f"{language}: nothing says the message option-pass; remove it" in found
    assert f"{language}: event-passed: it takes creature, and is given seat" in found


def written(folder: Path, **texts: str) -> Path:
    """A game's folder with a message file in each language; English stands for those that are not given."""
    for language in LANGUAGES:
        (folder / "messages" / language).mkdir(parents=True)
        text = texts.get(language, texts.get("en", ""))
        (folder / "messages" / language / "x.ftl").write_text(text, encoding="utf-8")
    return folder


def test_messages_that_differ_from_the_english_ones_are_found(tmp_path: Path) -> None:
    text = "option-pass = { $seat ->\n    [one] a\n   *[few] b\n}\noption-pass-rest = { option-pass }\n"
    found = wrong_words(words_of(written(tmp_path, ru=text)), {"option-pass": None, "option-pass-rest": None})
    assert "ru: option-pass: a number needs the form many too" in found
    assert "ru: option-pass-rest: it refers to option-pass; messages here stand alone" in found


@pytest.mark.parametrize(
    "language, text, bends",
    [
        ("fr", "event-passed = C'est le tour de { $seat }.\n", True),
        ("fr", "event-passed = C'est le tour { DE($seat) }.\n", False),
        ("fr", "event-passed = { $seat } perd { $amount } de { $health }.\n", False),
        ("de", "event-passed = Das trifft auf { $creature } zu.\n", True),
        ("de", "event-passed = Das trifft auf { ACC($creature) } zu.\n", False),
        ("ru", "event-passed = Это карта { GEN($seat) }.\n", True),
        ("ru", "event-passed = Это ход { GEN($creature) }.\n", False),
        ("en", "event-passed = It is the turn of { $seat }.\n", False),
    ],
)
def test_a_name_that_its_sentence_bends_is_found(
    language: str, text: str, bends: bool, tmp_path: Path
) -> None:
    """Names of players have no cases in Russian; French and German bend names after some words."""
    found = wrong_words(words_of(written(tmp_path, **{language: text})), {"event-passed": None})
    told = [one for one in found if "bend it" in one or "no cases" in one]
    assert bool(told) == bends


@pytest.mark.parametrize(
    "text, cause",
    [
        ("a = b\n\nc = { $\n", "x.ftl:3: this is not a message"),
        ("a = b\na = c\n", "x.ftl:2: there is already a message 'a'"),
        ("a = b\noption-yes = c\n", "x.ftl:2: there is already a message 'option-yes'"),
        ("-a = b\n", "x.ftl:1: this is not a message"),
    ],
)
def test_a_broken_message_file_names_its_line(text: str, cause: str, tmp_path: Path) -> None:
    """A game's message may not stand in the way of a shared one either."""
    with pytest.raises(Mistake, match=cause):
        words_of(written(tmp_path, en=text)).entries("en")


def test_two_games_may_use_one_id_for_two_messages(tmp_path: Path) -> None:
    frogs = words_of(
        written(tmp_path, en="event-passed = { $frog } sits.", ru="event-passed = { $frog } сидит.")
    )
    assert frogs.say("en", "event-passed", frog="Rana") == "Rana sits."
    assert frogs.say("ru", "event-passed", frog="Рана") == "Рана сидит."
    assert say("en", "event-passed", creature="Rana") == "Rana does nothing."


def test_a_game_says_shared_messages_and_no_other_game_s(tmp_path: Path) -> None:
    frogs = words_of(written(tmp_path, en="event-hopped = Hop."))
    assert [one.say("fr", "option-yes") for one in (SHARED, WORDS, frogs)] == ["Oui"] * 3
    assert WORDS.has("fr", "event-passed")
    assert not SHARED.has("fr", "event-passed")
    assert not frogs.has("fr", "event-passed")


def test_what_a_game_says_is_found_in_its_package() -> None:
    said = needed_by("signum.classic.chapters.combat", {"event-fought": ["how"]}, iter([("face-axe", None)]))
    assert said["event-fought"] == frozenset({"attacker", "defender", "how"})
    assert "choice-split" in said
    assert said["face-axe"] is None
    assert "event-built" not in said


class Frogs(Struct):
    """The game of `tests.engine.frogs`, with the messages of a folder."""

    words: Words
    name: str = "frogs"

    def needed_words(self) -> Needed:
        return needed_by("tests.engine.frogs", {}, iter(()))


def test_a_second_game_changes_nothing_in_the_first(tmp_path: Path) -> None:
    """Both ask `choice-turn`, each in its own words."""
    frogs = Frogs(words_of(written(tmp_path, en="choice-turn = { $seat }: which frog hops?")))
    found = {one.name: one for one in vocabularies([*GAMES.values(), frogs])}
    assert found["classic"].faults() == []
    faults_of_frogs = found["frogs"].faults()
    assert "frogs, de: no message is called event-hopped; write it" in faults_of_frogs
    assert not [one for one in faults_of_frogs if "choice-turn" in one]
    assert "event-hopped" not in found["classic"].needed
    assert "event-wounded" not in found["frogs"].needed


def test_what_generic_rooms_say_is_shared_or_asked_of_every_game() -> None:
    shared, *games = vocabulary().values()
    assert games
    for id in needed_by_tables():
        assert id in shared.needed or all(id in one.needed for one in games)


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


@every_owner
def test_every_message_can_be_told_with_its_arguments(owner: str) -> None:
    words = words_by(owner)
    for language in LANGUAGES:
        for id, message in words.entries(language).items():
            assert words.say(language, id, **dict.fromkeys(arguments(message), 2))


def test_signum_words_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "check"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in told] == ["shared", *GAMES]
    assert all("messages are there in en, fr, de, ru" in line for line in told)


def test_signum_words_check_tells_what_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    danced = Vocabulary("classic", WORDS, {**needed_words(), "event-danced": None})
    monkeypatch.setattr("signum.table.vocabulary.vocabularies", lambda _games: [danced])
    assert main(["words", "check"]) == 1
    assert "classic, ru: no message is called event-danced; write it" in capsys.readouterr().out


@every_owner
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_written_as_the_language_is_and_in_the_words_of_its_rulebook(
    language: str, owner: str
) -> None:
    messages = words_by(owner).entries(language)
    told = [(id, text) for id, message in messages.items() for text in spoken(message)]
    assert [(id, text, fault) for id, text in told for fault in faults(language, text, owner)] == []


def test_a_blank_that_could_break_and_a_word_of_another_game_are_found() -> None:
    assert list(faults("fr", "Qui commence ?")) == ["lacks a no-break blank"]
    assert list(faults("fr", "Qui commence\u00a0? 2 jetons.")) == ["says jetons"]
    assert (
        list(faults("en", "gets -1 strength"))
        == list(faults("en", "loses (-… )"))
        == ["has a hyphen for a minus"]
    )
    assert list(faults("ru", "Это - щит")) == ["has a hyphen for a dash"]
    assert list(faults("de", "die Karte «…»")) == ["has quotation marks of another language"]
    assert not [*faults("ru", "−1 к силе"), *faults("de", "„…“ — 2-mal")]
    assert list(faults("ru", "2 фишки.")) == ["says фишк"]
