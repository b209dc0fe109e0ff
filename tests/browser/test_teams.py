"""Two against two at one page: allies are spared, opponents are chosen, chat goes to the team."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.browser.test_many_seats import make_table, opponent, path
from tests.browser.test_refusal import refused
from tests.serving import Server

POSITION: Final = """
mode: teams
cards:
- id: wave
  type: spell
  name: Wave
  effects:
  - {when: played, who: {creature: opponents}, what: {wound: 1}}
seats:
  first:
    hero:
      {called: lion, name: Lion, strength: 2, health: 5, at: [30, 20], movement: M, keywords: [{shooting: 2}]}
    deck: [tavern, tavern]
    hand: [wave]
  second:
    hero: {called: bear, name: Bear, strength: 2, health: 5, at: [45, 20], movement: M}
    deck: [tavern, tavern]
  third:
    hero: {called: wolf, name: Wolf, strength: 2, health: 5, at: [30, 40], movement: M}
    deck: [tavern, tavern]
  fourth:
    hero: {called: hawk, name: Hawk, strength: 2, health: 5, at: [50, 55], movement: M}
    deck: [tavern, tavern]
    relics: [duellists-buckler, legion-standard, tower-shield]
    city:
      [tavern, barracks, smithy, arena, shooting-range, temple, city-hall, mint, watchtower]
turn: first
"""


@pytest.fixture
def position() -> str:
    return POSITION


def test_an_ally_is_spared_and_one_opponent_is_chosen(open_page: Open, server: Server) -> None:
    """The reason is told, and the other opponent goes unharmed."""
    made = make_table(server, "teams", "human", "random", "random", "random")
    page = open_page(path(made["seats"][0]), animations=False)
    lion, bear = table.creature(page, "Lion"), table.creature(page, "Bear")
    lion.locator(".piece").first.click(force=True)
    table.selection(page).locator("button[aria-keyshortcuts=S]").click()
    bear.locator(".piece").first.click(force=True)
    expect(refused(page)).to_contain_text("your ally's creatures cannot be attacked")

    page.keyboard.press("Escape")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    choices = table.question(page).get_by_role("button").filter(has_text="1 creature")
    expect(choices).to_have_count(2)
    choices.filter(has_text="Computer 2").click()
    expect(table.creature(page, "Wolf")).to_have_accessible_name(re.compile("4 of 5 health"))
    expect(table.creature(page, "Hawk")).to_have_accessible_name(re.compile("5 of 5 health"))

    page.get_by_role("tab", name=re.compile("^Chat")).click()
    expect(page.get_by_role("button", name="Team", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_placeholder("To Computer 1 alone")).to_be_visible()
    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_placeholder("To all at the table")).to_be_visible()


def test_a_full_city_comes_into_view_when_it_is_opened(open_page: Open, server: Server) -> None:
    made = make_table(server, "teams", "human", "random", "random", "random")
    page = open_page(path(made["seats"][0]), animations=False)
    page.set_viewport_size({"width": 1280, "height": 720})
    seat = opponent(page, "Computer 3")
    seat.get_by_role("button", name="City of Computer 3").click()
    expect(seat.get_by_role("button", name=re.compile("^Watchtower"))).to_be_in_viewport(ratio=1)
    expect(seat.get_by_role("button", name=re.compile("^Tower Shield"))).to_be_in_viewport(ratio=1)
