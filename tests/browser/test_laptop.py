"""At a laptop with only a mouse: buttons and pointer work together, and everything important is visible."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.serving import Server

LAPTOP = {"width": 1280, "height": 720}
POSITION = """
seats:
  first:
    hero: {called: brissa-de-molforn, name: Brissa, strength: 2, health: 7, movement: M, at: [30, 10]}
    creatures:
      greer-the-stubborn: {name: Greer, strength: 3, health: 4, movement: M, at: [15, 20]}
    deck: [tavern, tavern, tavern]
  second:
    hero: {called: roland-the-proud, name: Roland, strength: 2, health: 7, movement: M, at: [40, 50]}
    creatures:
      severus-the-veteran-legionary: {name: Severus, strength: 2, health: 3, movement: M, at: [15, 29]}
    deck: [tavern, tavern, tavern]
turn: first
"""


@pytest.fixture
def position() -> str:
    """Two creatures each; one of the enemies can be reached by a move."""
    return POSITION


@pytest.fixture
def page(open_page: Open, server: Server) -> Page:
    """The first seat's table, at the beginning of the activations."""
    opened = open_page(table.seat_link(server), animations=False)
    expect(table.creature(opened, "Greer")).to_be_visible()
    return opened


def test_a_move_that_is_chosen_by_its_button_follows_the_mouse(page: Page) -> None:
    table.select(page, "Brissa")
    before = table.place_of(page, "Brissa")
    there = (before[0] + 40, before[1] - 60)
    table.do(page, "Move")
    table.click_field(page, *there)
    expect(table.creature(page, "Brissa")).to_have_attribute("transform", table.transform(there))


def test_a_move_that_is_thought_better_of_leaves_nothing_in_hand(page: Page) -> None:
    table.select(page, "Brissa")
    before = table.place_of(page, "Brissa")
    table.do(page, "Run")
    page.mouse.move(*table.pixels(page, before[0], before[1] - 120))
    ghost = table.field(page).locator(".ghost")
    expect(ghost).to_be_visible()
    table.do(page, "Run")
    expect(ghost).to_have_count(0)
    table.click_field(page, before[0] + 80, before[1] - 80)
    expect(table.creature(page, "Brissa")).to_have_attribute("transform", table.transform(before))


def test_advice_is_closed_by_a_click_and_nothing_is_done(page: Page) -> None:
    advice = page.get_by_role("dialog", name="What the computer would do")
    page.get_by_role("button", name="Hint").click()
    expect(advice).to_be_visible(timeout=table.LONG)
    advice.get_by_role("button", name="Close").click()
    expect(advice).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    expect(advice).to_be_visible(timeout=table.LONG)
    table.click_field(page, 500, 300)
    expect(advice).to_have_count(0)
    expect(table.question(page)).to_contain_text("2 creatures can act.")


def test_a_laptop_shows_log_and_city_and_a_newcomer_is_guided_beside_the_odds(page: Page) -> None:
    page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    log = page.locator(".fold ol")
    expect(log).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-region=city]")).to_be_in_viewport(ratio=1)
    expect(table.strip(page).get_by_role("button", name=re.compile("^Greer"))).to_be_in_viewport(ratio=1)
    table.select(page, "Greer")
    odds = page.get_by_role("region", name="Odds before the attack")
    expect(odds.get_by_role("tab", name="Go and fight Severus")).to_be_visible()
    expect(page.get_by_role("region", name="First game")).to_contain_text("An enemy is in reach.")
    expect(log).to_be_in_viewport(ratio=1)
