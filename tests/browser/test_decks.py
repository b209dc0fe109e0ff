"""Building decks: by touch and then played online, by keyboard, from a text, in both games."""

import re
from base64 import urlsafe_b64encode

from playwright.sync_api import expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.browser.table import sit_down
from tests.browser.test_packs import file
from tests.browser.watching import Complaints, faults
from tests.content.test_packs import FOX

POWDER = "Powder and Gutters"


def test_a_deck_built_by_touch_is_played_online(open_page: Open, complaints: Complaints) -> None:
    """C-DECK-01: a deck that is too small is told with its way out; the way out leads to a legal deck.

    One of its cards is of a pack, which stays in the browser and goes with the deck to the table.
    """
    phone = open_page("#/decks/classic", phone=True, animations=False)
    phone.get_by_role("link", name="Build a new deck").tap()
    shown = phone.get_by_role("region", name="Legality")
    expect(shown).to_contain_text("Choose a hero first.")
    filters = phone.get_by_role("button", name="Filters")
    filters.tap()
    phone.get_by_role("combobox", name="Hero").select_option(label="Brissa de Molforn")
    chooser = phone.get_by_label("Add a pack")
    complaints.expect("400")
    chooser.set_input_files([file("nonsense.yaml", "\0\1 no pack")])
    expect(phone.get_by_role("alert")).to_contain_text("control character")
    chooser.set_input_files([file("foxes.yaml", FOX)])
    expect(phone.get_by_text("foxes.yaml · 1 card")).to_be_visible()
    filters.tap()
    expect(shown).to_contain_text("C-DECK-01")
    phone.get_by_role("button", name="Add Ember Fox").tap()
    name = phone.get_by_role("textbox", name="Name of the deck")
    name.fill("Foxes of the walls")
    name.press("Enter")
    count = phone.locator("footer b").first
    expect(count).to_have_text("1")
    assert faults(phone) == []
    phone.reload()
    expect(count).to_have_text("1")
    for cards in range(2, 21):
        shown.get_by_role("button", name=re.compile("^add ")).tap()
        expect(count).to_have_text(str(cards))
    expect(shown).to_contain_text("Legal")
    phone.get_by_role("button", name="Deck", exact=True).tap()
    expect(phone.get_by_role("group", name="Deck")).to_contain_text("Ember Fox")
    phone.get_by_role("button", name="Play", exact=True).tap()
    phone.get_by_role("button", name="Play it").tap()
    expect(phone.get_by_role("combobox", name="Your decks")).to_contain_text("Foxes of the walls")
    phone.get_by_role("button", name="Create").tap()
    phone.get_by_role("dialog").get_by_role("button", name="Create").tap()
    link = phone.get_by_role("textbox", name="Link to play").input_value()
    other = open_page(link[link.index("#") :], animations=False)
    with other.expect_response("**/api/packs?*") as packs:
        sit_down(other, "Tamsin", "Roland")
        expect(table.field(other)).to_be_visible()
        expect(phone.get_by_role("region", name="You")).to_be_visible()
    assert "Ember Fox" in packs.value.text()
    game = table.Game(phone, other)
    while len({page for page, _ in game.did}) < 2:
        assert game.go_on()


def test_a_deck_is_built_by_keyboard_and_kept(open_page: Open) -> None:
    page = open_page("#/decks/classic")
    page.get_by_role("link", name=re.compile(POWDER)).click()
    count = page.locator(".count b")
    expect(count).to_have_text("20")
    page.keyboard.press("/")
    page.keyboard.type("isabeau")
    tile = page.get_by_role("button", name=re.compile(r"^Isabeau.* 0 of 1"))
    tile.focus()
    page.keyboard.press("Enter")
    expect(count).to_have_text("21")
    expect(page.get_by_text(re.compile(r"Isabeau.* added\. 21 cards\. legal"))).to_be_attached()
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


def test_a_link_to_a_deck_without_known_cards_leads_to_a_new_deck(open_page: Open) -> None:
    code = urlsafe_b64encode(b"Hero: nobody\n").decode().rstrip("=")
    page = open_page(f"#/decks/classic/{code}")
    expect(page.get_by_role("alert")).to_contain_text("No card is called 'nobody'")
    cards = page.get_by_role("region", name="Cards")
    cards.get_by_role("button", name=re.compile("Roland the Proud")).click()
    expect(page.get_by_role("combobox", name="Hero")).to_have_value("roland-the-proud")


def test_a_war_camp_is_built_in_german(open_page: Open) -> None:
    page = open_page("#/decks/warseer", language="de")
    page.locator("a[href*='#/decks/warseer/']").nth(1).click()
    shown = page.get_by_role("region", name="Zulässigkeit")
    expect(shown).to_contain_text("Erlaubt")
    page.get_by_role("group", name="Deck").get_by_role("button", name=re.compile("entfernen$")).last.click()
    expect(shown).to_contain_text("W-CARD-06")
    shown.get_by_role("button", name=re.compile("hinzufügen$")).click()
    expect(shown).to_contain_text("Erlaubt")
    expect(page.get_by_text(re.compile(r"^im Mittel [0-9],[0-9]$"))).to_be_visible()
    assert faults(page) == []


def test_a_war_camp_is_built_from_nothing_on_a_phone(open_page: Open) -> None:
    """An empty camp is legal, and the builder says what that means."""
    phone = open_page("#/decks/warseer/new", phone=True, animations=False)
    filters = phone.get_by_role("button", name="Filters")
    filters.tap()
    phone.get_by_role("combobox", name="Hero").select_option(label="Brissa de Molforn")
    filters.tap()
    shown = phone.get_by_role("region", name="Legality")
    shown.get_by_role("button", name=re.compile("^add ")).first.tap()
    expect(shown).to_contain_text("Legal")
    expect(shown).to_contain_text(re.compile(r"The War camp has \d free places\. That is allowed"))
    foot = phone.locator("footer")
    phone.get_by_role("button", name="Add Garrus the Crossbowman").tap()
    expect(foot.locator("b").first).to_have_text("1")
    expect(shown).not_to_contain_text("War camp")
    phone.get_by_role("button", name="Test", exact=True).tap()
    panel = phone.get_by_role("region", name="Test hand").bounding_box()
    assert panel is not None
    assert panel["width"] > 340, "it fills the width"
    assert faults(phone) == []


def test_a_new_deck_begins_with_a_hero_in_sight(open_page: Open) -> None:
    """The pool shows the heroes until one is chosen; the page itself does not scroll."""
    page = open_page("#/decks/classic/new", animations=False)
    page.get_by_role("region", name="Cards").get_by_role(
        "button", name=re.compile("Roland the Proud")
    ).click()
    expect(page.get_by_role("combobox", name="Hero")).to_have_value("roland-the-proud")
    expect(page.locator(".tile").first).to_be_visible()
    # C-DECK-08: all that every deck may have is there; with an empty City nothing could be paid for.
    figures = page.get_by_role("region", name="Figures")
    for name, count in (("City", 9), ("Terrains", 3)):
        expect(figures.get_by_role("heading", name=f"{name} {count}")).to_be_visible()
    page.locator(".tile").filter(has_text="Character").first.click()
    expect(page.locator(".count b")).to_have_text("1")
    expect(figures).not_to_contain_text("not in your City")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert faults(page) == []


def test_names_and_factions_of_warseer_are_read_whole(open_page: Open) -> None:
    """In German: no name is cut in its tile, each faction has its own name, a starter is not too large."""
    page = open_page("#/decks/warseer", language="de", animations=False)
    page.get_by_role("link", name=re.compile("Licht und Glut")).click()
    expect(page.get_by_role("button", name=re.compile("Heiliges Grypharim-Reich"))).to_be_visible()
    expect(page.locator(".list .count")).not_to_contain_text("/")
    cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
    assert page.locator(".tile .name").evaluate_all(cut) == []
