"""The counters of texts are seen and spoken on creatures, buildings, relics and terrains."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.browser.watching import faults
from tests.serving import Server, make_table

POSITION: Final = """
cards:
- id: reaper
  name: {en: Reaper, fr: Faucheur, de: Schnitter, ru: Жнец}
  type: character
  strength: 1
  health: 3
  effects:
  - {when: at-will, price: {counters: {soul: 2}}, what: {draw: 1}}
terrains:
  pool: {centre: [45, 42], radius: 4, counters: {water: 2, ice: 1}}
seats:
  first:
    prosperity: 0
    hero: {card: brissa-de-molforn, at: [20, 8], counters: {rust: 12, soul: 1, doom: 3, age: 4, water: 5}}
    deck: [tavern, tavern]
    city: [{card: temple, counters: {muster: 2, time: 1}}, tavern, {card: barracks, counters: {rust: 999}}]
    relics: [{card: gilded-blade, counters: {charge: 1}}]
    creatures:
      reaper: {card: reaper, counters: {soul: 3}, at: [40, 10]}
  second:
    hero: {card: roland-the-proud, at: [30, 57], counters: {doom: 2, fear: 1}}
    city: [{card: temple, counters: {rust: 3, blood: 14}}]
    deck: [tavern, tavern]
turn: first
"""


@pytest.fixture
def position() -> str:
    """Counters with words of ours and of somebody's own, one and many, on all that can bear them."""
    return POSITION


def opened(open_page: Open, server: Server, *, phone: bool = False, language: str = "en") -> Page:
    """The first seat's table; all creatures are there."""
    page = open_page(table.seat_link(server), phone=phone, language=language, animations=False)
    expect(page.locator("[data-object^=c]")).to_have_count(3)
    return page


def chip(page: Page, name: str) -> Locator:
    """The figures of the counters at a creature's rim."""
    return table.creature(page, name).locator("rect + text.dark")


def test_counters_are_seen_and_spoken_on_all_that_bears_them(open_page: Open, server: Server) -> None:
    page = opened(open_page, server)
    for name, figures in (("Reaper", "3"), ("Roland", "2·1"), ("Brissa", "4…")):
        expect(chip(page, name)).to_have_text(figures)
    expect(table.creature(page, "Roland")).to_have_accessible_name(
        re.compile("2 doom counters; 1 fear counter")
    )
    pool = table.field(page).get_by_role("option", name=re.compile("^Pool"))
    expect(pool).to_have_accessible_name(re.compile("1 ice counter; 2 water counters"))
    expect(table.field(page).locator("text.ground")).to_have_text("Pool · 1·2")
    own = page.get_by_role("region", name="You", exact=True)
    temple = own.get_by_role("button", name="Temple, ready. 2 muster counters; 1 time counter")
    expect(temple).to_contain_text("2·1")
    expect(own.get_by_role("button", name=re.compile("^Barracks"))).to_contain_text("999")
    relic = own.get_by_role("button", name="Gilded Blade, relic, ready, 1 charge counter")
    expect(relic).to_have_text("Gilded Blade 1")
    relic.hover()
    expect(page.locator(".face .note")).to_have_text("1 charge counter")
    table.creature(page, "Roland").hover()
    expect(page.locator(".face .note")).to_have_text("2 doom counters; 1 fear counter")
    page.mouse.move(2, 2)
    table.select(page, "Brissa")
    many = "4 age counters; 3 doom counters; 12 “Rust” counters; 1 soul counter; 5 water counters"
    expect(table.selection(page)).to_contain_text(many)
    page.keyboard.press("i")
    expect(page.locator(".face .note")).to_have_text(many)
    assert not faults(page)


def test_counters_that_are_paid_are_gone_for_a_spectator_and_in_the_replay(
    open_page: Open, server: Server
) -> None:
    made = make_table(server.address, "computer")
    page = open_page(f"#/table/{'/'.join(made['seats'])}", animations=False)
    guest = open_page(f"#/table/{made['watch']}", animations=False)
    expect(chip(guest, "Reaper")).to_have_text("3")
    table.select(page, "Reaper")
    table.action(page, "Ability").click()
    table.selection(page).get_by_role("button", name="Use Reaper").click()
    for one in (page, guest):
        expect(chip(one, "Reaper")).to_have_text("1")
        expect(table.creature(one, "Reaper")).to_have_accessible_name(re.compile(r"1 soul counter\b"))
    table.give_up(page)
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".controls .where")).to_have_text(re.compile("^Step 0"))
    expect(chip(page, "Reaper")).to_have_text("3")
    page.keyboard.press("End")
    expect(chip(page, "Reaper")).to_have_text("1")


@pytest.mark.parametrize("language", ["de", "ru"])
def test_counters_fit_a_phone(open_page: Open, server: Server, language: str) -> None:
    page = opened(open_page, server, phone=True, language=language)
    page.get_by_role("tab").nth(2).click()
    tile = page.get_by_role("tabpanel").locator(".tile").first
    words = {"de": "2 Aufgebotsmarken; 1 Zeitmarke", "ru": "2 жетона сбора; 1 жетон времени"}[language]
    expect(tile).to_have_accessible_name(re.compile(words))
    tile.click()
    expect(page.get_by_role("dialog").locator(".note")).to_contain_text(words)
    page.keyboard.press("Escape")
    page.locator("[data-object^=c]").nth(1).click()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert not faults(page)
