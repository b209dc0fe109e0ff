"""Building decks: by touch and then played online, by keyboard, from a text, in both games."""

import re

from playwright.sync_api import expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.browser.table import sit_down
from tests.browser.watching import faults

CROSSBOW = "Golden Crossbow"


def test_a_deck_built_by_touch_is_played_online(open_page: Open) -> None:
    """C-DECK-01: a card less than the fewest is told with its way out, which makes the deck legal again."""
    phone = open_page("#/decks/classic", phone=True)
    phone.get_by_role("link", name=re.compile(CROSSBOW)).tap()
    shown = phone.get_by_role("region", name="Legality")
    expect(shown).to_contain_text("Legal: English, second edition")
    phone.get_by_role("button", name="Remove Bran the Knife Thrower").tap()
    expect(shown).to_contain_text("C-DECK-01")
    assert faults(phone) == []
    shown.get_by_role("button", name=re.compile("^add ")).tap()
    expect(shown).to_contain_text("Legal")
    phone.get_by_role("button", name="Play", exact=True).tap()
    phone.get_by_role("button", name="Play it").tap()
    expect(phone.get_by_role("combobox", name="Your decks")).to_contain_text(CROSSBOW)
    phone.get_by_role("button", name="Create").tap()
    phone.get_by_role("dialog").get_by_role("button", name="Create").tap()
    link = phone.get_by_role("textbox", name="Link to play").input_value()
    other = open_page(link[link.index("#") :])
    sit_down(other, "Tamsin", "Roland")
    expect(table.field(other)).to_be_visible()
    expect(phone.get_by_role("region", name="You")).to_be_visible()


def test_a_deck_is_built_by_keyboard_and_kept(open_page: Open) -> None:
    page = open_page("#/decks/classic")
    page.get_by_role("link", name=re.compile(CROSSBOW)).click()
    count = page.locator(".count b")
    expect(count).to_have_text("20")
    page.keyboard.press("/")
    page.keyboard.type("shooting cost 2")
    tile = page.get_by_role("button", name=re.compile(r"^Berthe.* 0 of 1"))
    tile.focus()
    page.keyboard.press("Enter")
    expect(count).to_have_text("21")
    expect(page.get_by_text(re.compile(r"Berthe.* added\. 21 cards\. legal"))).to_be_attached()
    page.keyboard.press("Minus")
    expect(count).to_have_text("20")
    page.keyboard.press("Control+z")
    expect(count).to_have_text("21")
    page.keyboard.press("d")
    expect(page.get_by_role("region", name="Test hand")).to_contain_text("a card to play by turn 2")
    assert faults(page) == []
    page.reload()
    expect(count).to_have_text("21")


def test_a_text_is_read_line_by_line(open_page: Open) -> None:
    page = open_page("#/decks/classic/new")
    expect(page.get_by_role("region", name="Legality")).to_contain_text("Choose a hero first.")
    page.get_by_role("button", name="Import").click()
    page.get_by_role("textbox", name="Paste a deck or a link").fill(
        "Hero: Brissa de Molforn\n2 Nobody at all\n"
    )
    page.get_by_role("button", name="Take it").click()
    expect(page.get_by_role("alert")).to_contain_text("Line 2: No card is called 'Nobody at all'")
    expect(page.get_by_role("combobox", name="Hero")).to_have_value("brissa-de-molforn")


def test_a_war_camp_is_built_in_german(open_page: Open) -> None:
    page = open_page("#/decks/warseer", language="de")
    page.locator("a[href*='#/decks/warseer/']").nth(1).click()
    shown = page.get_by_role("region", name="Zulässigkeit")
    expect(shown).to_contain_text("Erlaubt")
    page.get_by_role("group", name="Deck").get_by_role("button", name=re.compile("entfernen$")).last.click()
    expect(shown).to_contain_text("W-CARD-06")
    shown.get_by_role("button", name=re.compile("hinzufügen$")).click()
    expect(shown).to_contain_text("Erlaubt")
    assert faults(page) == []
