"""The end of a game explains it: the decision, turning points in the log, figures, luck, a check of dice."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.browser.watching import faults
from tests.serving import Server
from tests.times import on_a

POSITION = """
seats:
  first:
    hero: {card: brissa-de-molforn, at: [30, 10]}
    creatures:
      amaury: {name: Amaury, strength: 16, health: 9, movement: M, at: [20, 20]}
    deck: [tavern, tavern, tavern]
  second:
    hero: {card: roland-the-proud, at: [30, 50]}
    creatures:
      bruno: {name: Bruno, strength: 1, health: 1, movement: M, at: touching amaury}
    deck: [tavern, tavern, tavern]
turn: {active: first, number: 3, phase: activation}
"""


@pytest.fixture
def position() -> str:
    """A strong creature beside a weak one."""
    return POSITION


def panel(page: Page) -> Locator:
    """The panel at the end."""
    return page.locator("section.end")


def play_to_the_end(page: Page) -> None:
    """Bruno falls, then the player gives up."""
    table.wait_until_asked(page)
    table.strip(page).get_by_role("button", name=re.compile("Amaury.*can act")).click()
    expect(table.action(page, "Fight")).to_contain_text("1 in reach")
    table.attack(page)
    table.question(page).get_by_role("button", name=re.compile("^Roll with")).click()
    expect(table.creature(page, "Bruno")).to_have_count(0)
    table.give_up(page)


@on_a("desktop")
def test_the_end_explains_the_game(open_page: Open, server: Server, phone: bool) -> None:
    page = open_page(table.seat_link(server, level="gentle"), phone=phone)
    play_to_the_end(page)
    end = panel(page)
    expect(end).to_contain_text("conceded in turn 3.")
    figures = end.get_by_role("table", name="Figures")
    attacks = figures.get_by_role("row", name=re.compile("^Attacks made"))
    expect(attacks.get_by_role("cell")).to_have_text(["1", "0"])
    lost = figures.get_by_role("row", name=re.compile("^Own creatures lost"))
    expect(lost.get_by_role("cell")).to_have_text(["0", "1"])
    expect(end).to_contain_text(re.compile(r"\d+ success(es)? with \d+ dice, \d+(\.\d)? expected: "))
    end.get_by_role("button", name="Check the dice").click()
    expect(end).to_contain_text("the server did not change its secret. Checked in this browser.")
    expect(end).to_contain_text("Your word from before the game is in the record.")
    expect(end).to_contain_text(re.compile(r"All \d+ dice in \d+ rolls fell as the numbers from before"))
    expect(end).to_contain_text(re.compile(r"The \d+ rolls in your log are among them, in the same order."))
    end.locator("summary", has_text="Each roll").click()
    expect(end.get_by_role("listitem").filter(has=page.get_by_text("right", exact=True))).not_to_have_count(0)
    expect(end.locator("li.error")).to_have_count(0)
    assert faults(page, "section.end") == []
    page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")

    moment = end.get_by_role("region", name="Turning points").get_by_role("button", name=re.compile("Bruno"))
    moment.focus()
    page.keyboard.press("Enter")
    expect(end).to_have_count(0 if phone else 1)
    line = page.get_by_role("region", name="Log").locator("[aria-current=true]")
    expect(line).to_contain_text("Bruno is eliminated.")
    expect(line).to_be_in_viewport()
    expect(line).to_be_focused()
    if phone:
        page.get_by_role("button", name="Show the result").click()
    with page.expect_download() as download:
        end.get_by_role("button", name="Save the record").click()
    assert download.value.suggested_filename.startswith("signum-")


def test_the_end_leaves_the_field_in_sight(open_page: Open, server: Server) -> None:
    page = open_page(table.seat_link(server, level="gentle"))
    play_to_the_end(page)
    expect(panel(page)).to_be_visible()
    box, field = panel(page).bounding_box(), table.field(page).bounding_box()
    assert box
    assert field
    assert field["x"] + field["width"] <= box["x"] + 1
    expect(panel(page).get_by_role("button", name="Play again")).to_be_in_viewport()
    table.creature(page, "Amaury").click()
    expect(panel(page)).to_have_count(0)
    expect(table.selection(page).get_by_role("heading", name="Amaury", level=2)).to_be_visible()
    page.get_by_role("button", name="Show the result").click()
    expect(panel(page)).to_be_visible()


def test_the_last_roll_names_the_fallen_after_a_reload(open_page: Open, server: Server) -> None:
    page = open_page(table.seat_link(server, level="gentle"))
    play_to_the_end(page)
    page.reload()
    throws = page.get_by_role("region", name="Last roll").locator(".who")
    expect(throws).to_contain_text(["Amaury", "Bruno"])


def test_the_explanation_comes_in_the_language_of_the_page(open_page: Open, server: Server) -> None:
    page = open_page(table.seat_link(server, level="gentle"))
    play_to_the_end(page)
    expect(panel(page)).to_contain_text("Attacks made")
    for language, word in (("de", "Wendepunkte"), ("fr", "Tournants"), ("ru", "Переломы")):
        page.evaluate("(language) => { localStorage.language = language; }", language)
        page.reload()
        expect(panel(page)).to_contain_text(word)
        expect(panel(page)).not_to_contain_text("Attacks made")
