"""Names in sentences: short forms, articles, genders and cases."""

import re

import pytest
from fluent.syntax import FluentSerializer

from signum.classic.cards.checks import check_cards, unspoken
from signum.classic.cards.sets import shipped
from signum.classic.console.quest_cards import creatures
from signum.classic.words import WORDS as CLASSIC_WORDS
from signum.content.called_names import CalledName, NameForms, called_name, lacking_forms, player_name, you
from signum.content.first_names import first_named
from signum.content.languages import LANGUAGES
from signum.content.nodes import SourceError
from signum.content.source import parse
from signum.content.words import Words
from signum.warseer.cards.sets import shipped as warseer_cards
from signum.warseer.core.card_types import CREATURES
from signum.warseer.words import WORDS as WARSEER_WORDS

ROWENA = NameForms(gender="f", gen="Ровены", dat="Ровене", acc="Ровену", ins="Ровеной")
WOLF = {
    "en": NameForms(article="the"),
    "fr": NameForms(article="le", gender="m"),
    "de": NameForms(article="der", gender="m"),
    "ru": NameForms(gender="m", gen="Волка", dat="Волку", ins="Волком"),
}


@pytest.fixture
def words(tmp_path_factory: pytest.TempPathFactory) -> Words:
    """Messages that ask for every form."""
    folder = tmp_path_factory.mktemp("messages")
    texts = {
        "en": "bites = { $who } bites { $whom }.\nlabel = { $who }\nplays = “{ $who }” is played.",
        "fr": "bites = { $who } mord { $whom }. C'est le tour { DE($whom) } ; gare { A($whom) }.",
        "de": "bites = { $who } beißt { ACC($whom) } und traut { DAT($whom) } nicht.\n"
        "plays = „{ $who }“ abspielen\nhand = Von { DAT($who) } zu { DAT($whom) }, von { DAT($whom) }.",
        "ru": "bites = { $who } кусает { ACC($whom) }. "
        "{ GENDER($whom) ->\n    [f] Она ранена\n   *[m] Он ранен\n }:"
        " больно { DAT($whom) }, нет { GEN($whom) }, вместе с { INS($whom) }.",
    }
    for language, text in texts.items():
        (folder / language).mkdir()
        (folder / language / "all.ftl").write_text(text, encoding="utf-8")
    return Words(folder)


def test_a_name_is_short_and_bent_in_russian(words: Words) -> None:
    rowena = called_name("ru", "Ровена, дочь Герцога", ROWENA)
    wolf = called_name("ru", "Волк", WOLF["ru"], number=2)
    assert words.say("ru", "bites", who=wolf, whom=rowena) == (
        "Волк 2 кусает Ровену. Она ранена: больно Ровене, нет Ровены, вместе с Ровеной."
    )
    assert words.say("ru", "bites", who=rowena, whom=wolf) == (
        "Ровена кусает Волка 2. Он ранен: больно Волку 2, нет Волка 2, вместе с Волком 2."
    )


def test_an_article_begins_a_sentence_with_a_capital(words: Words) -> None:
    for language, said in (
        ("en", "The Wolf bites Rowena."),
        ("fr", "Le Wolf mord Rowena. C'est le tour de Rowena ; gare à Rowena."),
        ("de", "Der Wolf beißt Rowena und traut Rowena nicht."),
    ):
        wolf = called_name(language, "Wolf", WOLF[language])
        rowena = called_name(language, "Rowena, the Duke's Daughter", None)
        assert words.say(language, "bites", who=wolf, whom=rowena) == said
    assert words.say("en", "label", who=called_name("en", "Wolf", WOLF["en"])) == "The Wolf"


@pytest.mark.parametrize(
    ("language", "player", "said"),
    [
        ("en", "The computer", "Ann bites the computer."),
        ("fr", "L'ordinateur", "Ann mord l'ordinateur. C'est le tour de l'ordinateur ; gare à l'ordinateur."),
        (
            "fr",
            "Le joueur d'Aurelis",
            "Ann mord le joueur d'Aurelis. C'est le tour du joueur d'Aurelis ; gare au joueur d'Aurelis.",
        ),
        ("de", "Der Computer", "Ann beißt den Computer und traut dem Computer nicht."),
        ("de", "Spieler 1", "Ann beißt Spieler 1 und traut Spieler 1 nicht."),
    ],
)
def test_a_players_name_with_an_article_is_bent(language: str, player: str, said: str, words: Words) -> None:
    assert (
        words.say(language, "bites", who=player_name(language, "Ann"), whom=player_name(language, player))
        == said
    )
    assert words.say(language, "bites", who=player_name(language, player), whom="Ann").startswith(player)


def test_a_name_in_quotation_marks_stands_as_on_its_card(words: Words) -> None:
    hound = called_name("de", "Grauer Hund", NameForms(article="der", short="Graue Hund"), number=2)
    assert words.say("de", "plays", who=hound) == "„Grauer Hund 2“ abspielen"
    assert words.say("en", "plays", who=called_name("en", "Wolf, Old", WOLF["en"])) == "“Wolf” is played."


def test_a_german_preposition_takes_the_article_in(words: Words) -> None:
    wolf, fox = called_name("de", "Wolf", WOLF["de"]), called_name("de", "Füchsin", NameForms(article="die"))
    assert words.say("de", "hand", who=wolf, whom=fox) == "Vom Wolf zur Füchsin, von der Füchsin."
    assert words.say("de", "hand", who="Ann", whom=wolf) == "Von Ann zum Wolf, vom Wolf."


def test_a_first_name_keeps_its_cases() -> None:
    brissa = called_name("ru", "Брисса де Молфорн", NameForms(gender="f", gen="Бриссы де Молфорн"))
    assert (str(first_named(brissa)), first_named(brissa).bent("gen")) == ("Брисса", "Бриссы")


def test_articles_follow_the_case(words: Words) -> None:
    assert (
        words.say("de", "bites", who="Otto", whom=called_name("de", "Wolf", WOLF["de"]))
        == "Otto beißt den Wolf und traut dem Wolf nicht."
    )
    assert words.say("fr", "bites", who="Otto", whom=called_name("fr", "Loup", WOLF["fr"])) == (
        "Otto mord le Loup. C'est le tour du Loup ; gare au Loup."
    )
    ourse = called_name("fr", "Ourse", NameForms(article="l'", gender="f"))
    assert words.say("fr", "bites", who="Otto", whom=ourse) == (
        "Otto mord l'Ourse. C'est le tour de l'Ourse ; gare à l'Ourse."
    )


def test_a_players_name_is_taken_as_it_is(words: Words) -> None:
    assert words.say("ru", "bites", who="Lise", whom="Otto") == (
        "Lise кусает Otto. Он ранен: больно Otto, нет Otto, вместе с Otto."
    )
    assert words.say("fr", "bites", who="Lise", whom="Otto").startswith(
        "Lise mord Otto. C'est le tour d'Otto"
    )


def test_two_names_that_look_alike_are_two_arguments(words: Words) -> None:
    """Messages are remembered by their arguments."""
    she, he = CalledName("Саша", "f"), CalledName("Саша", "m")
    assert "Она ранена" in words.say("ru", "bites", who="Lise", whom=she)
    assert "Он ранен" in words.say("ru", "bites", who="Lise", whom=he)


FOX = """
- id: widow-fox
  name: {en: 'Mira, Widow', fr: 'Mira, veuve', de: 'Mira, Witwe', ru: 'Мира, вдова'}
  type: character
  strength: 1
  health: 3
"""


def test_a_check_advises_which_forms_are_missing() -> None:
    checked = check_cards([parse(FOX.encode(), "fox.yaml")], {})
    assert not checked.mistakes
    assert unspoken(checked.cards.values()) == [
        "widow-fox: called: fr lacks gender; de lacks gender; ru lacks gender, gen, dat, ins"
    ]
    called = (
        "  called: {fr: {gender: f}, de: {gender: f}, ru: {gender: f, gen: Миры, dat: Мире, ins: Мирой}}\n"
    )
    checked = check_cards([parse((FOX + called).encode(), "fox.yaml")], {})
    assert unspoken(checked.cards.values()) == ["widow-fox: called: ru lacks acc"]


@pytest.mark.parametrize(
    ("called", "cause"),
    [
        ("{ru: {gender: w}}", "gender"),
        ("{en: {dat: Mira}}", "dat"),
        ("{fr: {article: der}}", "article"),
        ("{de: {short: 'Mira, Witwe'}}", "no comma"),
        ("{it: {gender: f}}", "it"),
    ],
)
def test_wrong_forms_are_refused_with_their_place(called: str, cause: str) -> None:
    checked = check_cards([parse(f"{FOX}  called: {called}\n".encode(), "fox.yaml")], {})
    [mistake] = checked.mistakes
    assert isinstance(mistake, SourceError)
    assert str(mistake).startswith("fox.yaml:7: widow-fox: ")
    assert cause in str(mistake)


def test_sentences_can_bend_every_shipped_creature() -> None:
    assert unspoken([*shipped().values(), *creatures()]) == []
    found = [one for one in warseer_cards().values() if one.type in CREATURES]
    assert {one.id: lacking_forms(one.names, one.called) for one in found} == {one.id: "" for one in found}


@pytest.mark.parametrize(
    "language, drew, ended, back, score",
    [
        (
            "en",
            "You draw Wolf.",
            "The computer ends the turn; you play next.",
            "Wolf returns to your Hand.",
            "1 for you",
        ),
        (
            "fr",
            "Vous piochez « Wolf ».",
            "L'ordinateur termine son tour ; c'est à vous de jouer.",
            "Wolf retourne dans votre Main.",
            "1 pour vous",
        ),
        (
            "de",
            "Du ziehst „Wolf“.",
            "Der Computer beendet den Spielzug; als Nächstes spielst du.",
            "Wolf kehrt auf deine Hand zurück.",
            "1 für dich",
        ),
        (
            "ru",
            "Вы берёте карту «Wolf».",
            "Компьютер заканчивает ход; следующим ходите вы.",
            "Wolf возвращается в вашу Руку.",
            "вы — 1",
        ),
    ],
)
def test_whoever_reads_is_called_you(language: str, drew: str, ended: str, back: str, score: str) -> None:
    reader = you(language)
    computer = player_name(language, CLASSIC_WORDS.say(language, "server-computer"))
    told = {
        drew: CLASSIC_WORDS.say(language, "event-drawn", seat=reader, known="yes", card="Wolf"),
        ended: CLASSIC_WORDS.say(language, "event-turn-ended", seat=computer, next_seat=reader),
        back: CLASSIC_WORDS.say(language, "event-back-to-hand", owner=reader, creature="Wolf"),
        score: CLASSIC_WORDS.say(language, "telling-score", seat=reader, score=1),
    }
    for wanted, said in told.items():
        assert said.replace("\u00a0", " ").replace("\u202f", " ") == wanted


SAME_FOR_ALL = "cannot|can|may|took|ran|conceded|win|are|schließt|benutzt|lässt|равны"
"""Words after a name that stay the same after "you", besides the plurals of English."""


@pytest.mark.parametrize("words", [CLASSIC_WORDS, WARSEER_WORDS], ids=["classic", "warseer"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_log_has_a_verb_for_you(words: Words, language: str) -> None:
    """A player as a subject is followed by a verb in two persons."""
    write = FluentSerializer().serialize_entry
    unbent = re.compile(rf"(?<!of )\{{ \$(?:seat|by) \}} (?!(?:{SAME_FOR_ALL})\b)[^\W\d_]")
    wrong = [
        (id, found[0])
        for id, entry in words.entries(language).items()
        if id.startswith(("event-", "outcome-", "note-"))
        for found in unbent.finditer(write(entry))
    ]
    assert wrong == []
