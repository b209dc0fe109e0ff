"""The pages of the world."""

import re

import pytest

from signum.classic.cards.card import FACTIONS, HERO
from signum.classic.cards.files import LONGEST_LORE, cards
from signum.classic.cards.lore import faction_lore, hero_lore, lore_of
from signum.classic.cards.sets import shipped
from signum.classic.screen.card_views import face
from signum.classic.telling.card_page import CardPage
from signum.cli import main
from signum.content.languages import LANGUAGES
from signum.content.nodes import SourceError
from signum.content.source import parse

FOX = """
- id: fox-queen
  name: Fox Queen
  type: hero
  faction: foxes
  strength: 2
  health: 6
  slots: {treasure: 1}
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_faction_and_hero_has_a_page_of_its_own(language: str) -> None:
    pages = {faction: faction_lore(faction, language) for faction in FACTIONS}
    pages |= {one.id: hero_lore(one, language) for one in shipped().values() if one.type == HERO}
    for id, page in pages.items():
        assert 100 < len(page) <= LONGEST_LORE, id
        assert page[0].isupper()
        assert page.endswith("."), id
        if language == "fr":
            assert not re.search(r" [:;!?]", page), id
    assert len(set(pages.values())) == len(pages)


def test_a_hero_card_has_its_page_and_that_of_its_faction() -> None:
    roland = shipped()["roland-the-proud"]
    assert lore_of(roland, "ru") == (hero_lore(roland, "ru"), faction_lore("grypharim", "ru"))
    assert lore_of(shipped()["tavern"], "ru") == ()
    assert face(CardPage("ru", shipped()), roland).lore == lore_of(roland, "ru")


def test_a_hero_of_a_pack_may_have_a_page() -> None:
    plain = cards(parse(FOX.encode(), "foxes.yaml"))["fox-queen"]
    assert lore_of(plain, "en") == ()
    told = cards(parse((FOX + "  lore: {en: She rules the roofs.}\n").encode(), "foxes.yaml"))["fox-queen"]
    assert lore_of(told, "de") == ("She rules the roofs.",)
    with pytest.raises(SourceError, match=f"at most {LONGEST_LORE} letters"):
        cards(parse((FOX + f"  lore: {{en: {'long ' * 200}}}\n").encode(), "foxes.yaml"))


def test_the_command_tells_a_faction_with_its_heroes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "lore", "vallor", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    for title in ("Free City of Vallor", "Brissa de Molforn", "Thibaut de Bazan", "Armande Corvo"):
        assert title in told
    assert main(["cards", "lore", "valor", "--lang", "en"]) != 0
    assert "did you mean 'vallor'?" in capsys.readouterr().err
