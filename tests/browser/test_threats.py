"""The threat view: all that enemies could reach and shoot, by a key and a button, drawn and spoken."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.browser.watching import faults
from tests.serving import Server

POSITION = """
seats:
  first:
    hero: {called: brissa-de-molforn, name: Brissa, strength: 2, health: 7, movement: M, at: [30, 30]}
    creatures:
      goliath: {name: Goliath, strength: 1, health: 3, movement: M, at: [10, 5]}
    deck: [tavern, tavern, tavern]
  second:
    hero: {called: roland-the-proud, name: Roland, strength: 2, health: 7, movement: M, at: [30, 40]}
    creatures:
      garrus-the-crossbowman:
        {name: Garrus, strength: 1, health: 3, movement: M, keywords: [{shooting: 2}], at: [45, 40]}
    deck: [tavern, tavern, tavern]
turn: first
"""


@pytest.fixture
def position() -> str:
    """One hero in danger of a fight and of a shot, and one creature out of danger."""
    return POSITION


def shown(page: Page) -> None:
    """The regions, a ring around the one in danger, and the words."""
    expect(page.locator("[data-region=field] .melee path")).to_have_count(2)
    expect(page.locator("[data-region=field] .shots")).to_have_count(1)
    expect(page.locator("[data-region=field] .endangered")).to_have_count(1)
    expect(page.locator("[data-threats]")).to_have_text(
        re.compile("^Brissa: in reach of (Garrus; )?Roland.*Garrus")
    )


def test_a_key_shows_the_threats_and_they_follow_the_game(open_page: Open, server: Server) -> None:
    page = open_page(table.seat_link(server), animations=False)
    table.wait_until_asked(page)
    page.keyboard.press("d")
    shown(page)
    button = page.get_by_role("button", name="What enemies could reach and shoot")
    expect(button).to_have_attribute("aria-pressed", "true")
    before = table.place_of(page, "Brissa")
    table.select(page, "Brissa")
    table.drag(page, "Brissa", (before[0], before[1] + 100))
    expect(page.locator("[data-threats]")).not_to_have_text(re.compile("in reach of"))
    page.keyboard.press("d")
    expect(page.locator("[data-region=field] .melee path")).to_have_count(0)
    expect(page.locator("[data-threats]")).to_have_text("")
    expect(button).to_have_attribute("aria-pressed", "false")


def test_a_phone_has_a_button_for_threats(open_page: Open, server: Server) -> None:
    page = open_page(table.seat_link(server), phone=True)
    page.get_by_role("button", name="What enemies could reach and shoot").tap()
    shown(page)
    assert faults(page) == []
