"""The pages of the world beside the cards: each faction and each hero, by mouse and by keyboard."""

import re

import pytest
from playwright.sync_api import Page, expect

from signum.classic.cards.lore import faction_lore, hero_lore
from signum.classic.cards.sets import shipped
from tests.browser.conftest import Open
from tests.browser.watching import faults

VALLOR = "#/cards/vallor"
HEROES = ("brissa-de-molforn", "thibaut-de-bazan", "armande-corvo")


def shows(page: Page, language: str) -> None:
    """The page of Vallor with its three heroes."""
    told = page.get_by_role("article").filter(has=page.get_by_role("heading", level=2))
    expect(told).to_contain_text(faction_lore("vallor", language))
    for id in HEROES:
        expect(told).to_contain_text(hero_lore(shipped()[id], language))
        expect(told.get_by_role("link", name=shipped()[id].names[language])).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_faction_has_a_page_with_its_heroes(open_page: Open, language: str, phone: bool) -> None:
    page = open_page(VALLOR, language=language, phone=phone)
    shows(page, language)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []


def test_the_world_is_reached_by_a_click_from_the_cards(open_page: Open) -> None:
    page = open_page("#/cards")
    page.get_by_role("navigation", name="The world").get_by_role("link", name="Free City of Vallor").click()
    shows(page, "en")
    expect(page.get_by_text("Gilded Blade", exact=True)).to_be_attached()
    expect(page.get_by_text("Goliath", exact=True)).to_have_count(0)
    page.get_by_role("link", name="Brissa de Molforn").click()
    expect(page).to_have_url(re.compile("#/cards/brissa-de-molforn$"))
    card = page.get_by_role("region", name="Brissa de Molforn")
    card.get_by_role("link", name="Free City of Vallor").click()
    shows(page, "en")


def test_the_world_is_reached_by_keyboard(open_page: Open) -> None:
    page = open_page("#/cards")
    link = page.get_by_role("link", name="the Dogs of War").first
    expect(link).to_be_visible()
    page.get_by_role("searchbox").focus()
    for _ in range(20):
        page.keyboard.press("Tab")
        if link.evaluate("it => it === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.get_by_text(faction_lore("dogs-of-war", "en"))).to_be_visible()
