"""Deck files in both forms: a written deck is read again, and every mistake has its line and its cure."""

import random
from contextlib import suppress
from pathlib import Path

import pytest

from signum.classic.cards.deck_figures import figures_of
from signum.classic.cards.deck_files import (
    MOST_CARDS,
    MOST_TOLD,
    DeckList,
    as_text,
    as_yaml,
    deck_of,
    read_deck,
)
from signum.classic.cards.decks import Deck
from signum.classic.cards.packs import read_pack
from signum.classic.cards.sets import shipped
from signum.classic.cards.starter_decks import starter_decks
from signum.content.card_finder import Finder
from signum.content.languages import LANGUAGES
from signum.content.mistakes import Mistake
from signum.content.nodes import SourceError
from signum.content.packs import BrokenPack, PackText
from signum.content.source import USUAL
from signum.rulebooks import GAMES
from signum.table.decks.text import MOST_UNREAD

NAMED = "deck: {en: 'Gold', fr: 'L''or'}\nhero: brissa-de-molforn\ncards:\n- return-fire\n"
TEXT = """\
# The Golden Crossbow
Hero: Brissa de Molforn
1 Garrus the Crossbowman
2 gilded-blade
Return Fire
Buildings: tavern, smithy
Terrains: forest
Minion: gutter-rats
"""
YAML = """\
deck: 'The Golden Crossbow'
hero: brissa-de-molforn
minion: gutter-rats
cards:
- garrus-the-crossbowman
- {gilded-blade: 2}
- return-fire
buildings: [tavern, smithy]
terrains: [forest]
"""
LISTED = DeckList(
    "The Golden Crossbow",
    Deck(
        "brissa-de-molforn",
        ("garrus-the-crossbowman", "gilded-blade", "gilded-blade", "return-fire"),
        ("tavern", "smithy"),
        ("forest",),
        "gutter-rats",
    ),
)


def read(text: str | bytes) -> DeckList:
    return deck_of(text.encode() if isinstance(text, str) else text, "my.deck", shipped())


def mistake(text: str | bytes) -> SourceError:
    with pytest.raises(SourceError) as caught:
        read(text)
    assert caught.value.file == "my.deck"
    return caught.value


# Both forms.


def test_both_forms_say_the_same() -> None:
    assert read(TEXT) == read(YAML) == LISTED


def test_what_is_written_is_read_again() -> None:
    assert as_yaml(LISTED) == YAML
    assert read(as_text(LISTED)) == LISTED


@pytest.mark.parametrize("name", sorted(starter_decks()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_starter_deck_survives_every_form_and_language(name: str, language: str) -> None:
    """A deck written with the names of one language is read by anybody; a text has one name of the deck."""
    listed = starter_decks()[name]
    names = {id: card.names[language] for id, card in shipped().items()}
    assert read(as_yaml(listed)) == listed
    once = DeckList(listed.name, listed.deck)
    assert read(as_text(listed, names)) == once
    assert read(as_text(listed)) == once


@pytest.mark.parametrize(
    "line",
    [
        "2 gilded-blade",
        "2x gilded-blade",
        "2 x Gilded Blade",
        "2× gilded blade",
        "2   GILDED   BLADE",
        "2 Vergoldete Klinge",
        "2 позолоченный клинок",
        "2 Lame dorée",
        "2 Lame doree",
        "\t2 gilded-blade  ",
    ],
)
def test_a_line_is_read_however_it_was_pasted(line: str) -> None:
    assert read(f"Hero: brissa-de-molforn\n{line}\n").deck.cards == ("gilded-blade", "gilded-blade")


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_a_file_of_any_machine_is_read(end: str) -> None:
    assert read("\ufeff" + TEXT.replace("\n", end)) == LISTED


def test_names_with_signs_survive() -> None:
    named = DeckList('It\'s # 1: "best", ever', LISTED.deck)
    assert read(as_yaml(named)) == named
    assert read(as_text(named)) == named


# Mistakes.


@pytest.mark.parametrize(
    "text, line, cause",
    [
        ("1 gilded-blade\n", 0, "a deck has one hero: write a line such as `Hero: Brissa de Molforn`"),
        ("Hero: Brissa\n", 1, "no card is called 'Brissa'; did you mean 'Brissa de Molforn'?"),
        ("Hero:\n1 gilded-blade\n", 0, "a deck has one hero"),
        ("Hero: brissa-de-molforn\n3 gildet-blade\n", 2, "did you mean 'gilded-blade'"),
        ("Hero: brissa-de-molforn\nHero: brissa-de-molforn\n", 2, "hero is there twice"),
        ("Hero: brissa-de-molforn\nBuildings: tavern, tavren\n", 2, "did you mean 'Tavern'"),
        ("Hero: brissa-de-molforn\nMinion: nobody\n", 2, "no card is called 'nobody'"),
        ("Hero: brissa-de-molforn\n999 gilded-blade\n", 2, "999 cards are no deck"),
        ("Hero: brissa-de-molforn\n9999 gilded-blade\n", 2, "no card is called '9999 gilded-blade'"),
        ("Hero: brissa-de-molforn\n\x1b[31m\n", 2, "a control character (U+001B)"),
        ("# \u202edlo\nHero: brissa-de-molforn\n", 1, "a control character (U+202E)"),
        ("Hero: brissa-de-molforn\nSideboard: tavern\n", 2, "no card is called 'Sideboard: tavern'"),
        ("", 0, "a deck has one hero"),
    ],
)
def test_a_mistake_in_a_text_has_its_line_and_its_cure(text: str, line: int, cause: str) -> None:
    found = mistake(text)
    assert (found.line, cause in found.cause) == (line, True), str(found)


@pytest.mark.parametrize(
    "text, line, cause",
    [
        ("cards: []\n", 1, "'hero' is missing; add it"),
        ("hero: brissa-de-molforn\ndeck: x\n", 1, "'cards' is missing; add it"),
        ("hero: brissa-de-molforn\ncards: []\nsideboard: []\n", 3, "'sideboard' is not known here"),
        ("hero: nobody\ncards: []\n", 1, "hero: no card is called 'nobody'"),
        (
            "hero: brissa-de-molforn\ncards:\n- gilded-blade\n- gildet-blade\n",
            4,
            "did you mean 'gilded-blade'",
        ),
        ("hero: brissa-de-molforn\ncards:\n- {gilded-blade: 0}\n", 3, "a whole number from 1 to 400"),
        ("hero: brissa-de-molforn\ncards:\n- {gilded-blade: two}\n", 3, "a whole number from 1 to 400"),
        (
            "hero: brissa-de-molforn\ncards: [{gilded-blade: 300}, {fireball: 300}]\n",
            2,
            "600 cards are no deck",
        ),
        ("hero: brissa-de-molforn\ncards: gilded-blade\n", 2, "a list is needed"),
        ("hero: brissa-de-molforn\ncards: []\nbuildings: tavern\n", 3, "a list is needed"),
        ("hero: brissa-de-molforn\ncards: []\ndeck: ''\n", 3, "a text is needed"),
        (f"hero: brissa-de-molforn\ncards: []\ndeck: {'x' * 99}\n", 3, "a name is one line of at most 80"),
        ('hero: brissa-de-molforn\ncards: []\ndeck: "a\\u202Eb"\n', 3, "a name is one line"),
        ("hero: brissa-de-molforn\ncards: []\ncards: []\n", 3, "'cards' is written twice"),
        ("hero: &x brissa-de-molforn\ncards: [*x]\n", 1, "an anchor ('x') is not used here"),
        ("hero: !!str brissa-de-molforn\ncards: []\n", 1, "a tag ("),
        ("hero: brissa-de-molforn\ncards: " + "[" * 99 + "]" * 99 + "\n", 2, "nested deeper than"),
        ("hero: brissa-de-molforn\ncards: [a, b\n", 3, "never closed"),
    ],
)
def test_a_mistake_in_yaml_has_its_line_and_its_cure(text: str, line: int, cause: str) -> None:
    found = mistake(text)
    assert (found.line, cause in found.cause) == (line, True), str(found)


@pytest.mark.parametrize(
    "data, cause",
    [
        (b"Hero: \xff\xfe", "this is no text in UTF-8"),
        (b"#" * (USUAL.size + 1), "this is too large for a deck"),
        (b"Hero: brissa-de-molforn\n" + b"1 gilded-blade\n" * (MOST_CARDS + 1), "cards are no deck"),
        (b"x" * 100_000, "no card is called"),
    ],
)
def test_a_hostile_deck_is_refused_in_few_words(data: bytes, cause: str) -> None:
    found = mistake(data)
    assert cause in found.cause
    assert len(str(found)) < 500


def test_every_line_that_is_not_understood_is_told() -> None:
    found = str(mistake(b"Hero: brissa-de-molforn\n1 Garus the Crossbowman\n2 gilded-blade\n1 Oryane\n"))
    assert [line.partition(": no card")[0] for line in found.splitlines()] == ["my.deck:2", "my.deck:4"]
    assert "did you mean 'Garrus the Crossbowman'" in found
    many = str(mistake(b"Hero: brissa-de-molforn\n" + b"1 nobody at all\n" * 20))
    assert many.splitlines()[-1] == "and 12 more lines"
    assert len(many.splitlines()) == 9


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.txt", tmp_path):
        with pytest.raises(SourceError, match="the file cannot be read"):
            read_deck(path, shipped())
    file = tmp_path / "my.txt"
    file.write_text(TEXT, encoding="utf-8")
    assert read_deck(file, shipped()) == LISTED


def test_a_name_of_two_cards_asks_for_an_id() -> None:
    cards = {
        "a": shipped()["tavern"],
        "b": shipped()["tavern"].__class__(id="b", type="building", names={"en": "Tavern"}),
    }
    with pytest.raises(Mistake, match=r"'Tavern' can be tavern, b; write its id"):
        Finder(cards).id_of("Tavern")


def test_texts_by_chance_are_read_or_refused() -> None:
    chance = random.Random(11)
    whole = [TEXT.encode(), YAML.encode()]
    for _ in range(400):
        changed = bytearray(chance.choice(whole))
        for _ in range(chance.randrange(1, 8)):
            changed[chance.randrange(len(changed))] = chance.randrange(256)
        with suppress(SourceError):
            read(bytes(changed))


# Figures.


def test_a_deck_has_its_figures() -> None:
    figures = figures_of(LISTED.deck, shipped())
    assert figures.types == {"character": 1, "relic": 2, "tactic": 1}
    assert sum(figures.curve.values()) == 4
    garrus = shipped()["garrus-the-crossbowman"]
    assert (figures.strength, figures.health) == (garrus.strength, garrus.health)
    assert set(figures.unbuilt).isdisjoint(LISTED.deck.buildings)
    assert set(figures.unbuilt) <= set(figures.buildings)


def test_a_deck_may_have_a_name_in_each_language() -> None:
    listed = deck_of(NAMED.encode(), "gold.yaml", shipped())
    assert [listed.called(one) for one in LANGUAGES] == ["Gold", "L'or", "Gold", "Gold"]
    assert as_yaml(listed) == NAMED


@pytest.mark.parametrize("edition", ["en2", "fr1"])
def test_starter_decks_are_called_in_four_languages(edition: str) -> None:
    for listed in starter_decks(edition).values():
        assert tuple(listed.names) == LANGUAGES


@pytest.mark.parametrize("game", list(GAMES))
def test_a_text_of_unknown_lines_is_compared_with_few_names(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each comparison takes milliseconds: a text of 8 KiB took five seconds, and a pack half a minute."""
    compared = spied(monkeypatch)
    builder = GAMES[game].library.builder
    assert builder is not None
    read = builder.read("\n".join([f"ab{number}" for number in range(1000)]), "en")
    assert len(read.unread) == len(compared) == MOST_UNREAD


def test_a_deck_file_of_unknown_lines_is_compared_with_few_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pack whose text is no list of cards is read as a deck."""
    compared = spied(monkeypatch)
    text = "\n".join([f"k{number}: 1" for number in range(5000)])
    with pytest.raises(Mistake, match="and 4992 more lines"):
        deck_of(text.encode(), "pack", shipped())
    with pytest.raises(BrokenPack, match="and 4992 more lines"):
        read_pack(PackText("pack", text), shipped())
    assert len(compared) == 2 * MOST_TOLD


def spied(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that are compared with names from now on; none is found."""
    compared: list[str] = []

    def near(self: Finder, said: str) -> list[str]:
        compared.append(said)
        return []

    monkeypatch.setattr(Finder, "near", near)
    return compared
