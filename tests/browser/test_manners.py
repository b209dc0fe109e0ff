"""Manners of table and lobby: cards under a resting mouse, the last turn again, what a game will be like."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.browser.watching import faults
from tests.serving import Server

POSITION = """
seats:
  first:
    hero: {called: brissa-de-molforn, name: Brissa, strength: 2, health: 7, movement: M, at: [30, 10]}
    deck: [tavern, tavern, tavern]
  second:
    hero: {called: roland-the-proud, name: Roland, strength: 2, health: 7, movement: M, at: [30, 50]}
    deck: [tavern, tavern, tavern]
turn: first
"""


@pytest.mark.parametrize("position", [POSITION])
def test_a_resting_mouse_shows_the_card_of_a_creature(open_page: Open, server: Server) -> None:
    page = open_page(table.seat_link(server))
    table.without_animations(page)
    table.creature(page, "Roland").hover()
    card = page.locator(".stage .place")
    expect(card).to_contain_text("Roland the Proud")
    expect(card).to_contain_text(re.compile("Charge|Armour|Hero|Lance", re.IGNORECASE))
    page.mouse.move(*table.pixels(page, 300, 300))
    expect(card).to_have_count(0)


@pytest.mark.parametrize("position", [POSITION])
def test_the_last_turn_is_read_again(open_page: Open, server: Server) -> None:
    page = open_page(table.seat_link(server, level="gentle"))
    table.without_animations(page)
    table.wait_until_asked(page)
    again = page.get_by_role("button", name="The last turn of the others again")
    expect(again).to_have_count(0)
    page.keyboard.press("Shift+P")
    for _ in range(4):
        if not table.wait_until_asked(page) or again.count():
            break
        table.answer(page)
    expect(again).to_be_visible(timeout=table.LONG)
    again.click()
    told = page.get_by_role("dialog", name=re.compile("the computer"))
    expect(told.get_by_role("listitem").first).to_be_visible()
    assert faults(page) == []


@pytest.mark.parametrize("position", [POSITION])
def test_the_last_turn_is_played_again_on_the_field(open_page: Open, server: Server) -> None:
    page = open_page(table.seat_link(server, level="gentle"), motion=True)
    table.wait_until_asked(page)
    page.keyboard.press("Shift+P")
    again = page.get_by_role("button", name="The last turn of the others again")
    for _ in range(4):
        if not table.wait_until_asked(page) or again.count():
            break
        table.answer(page)
    expect(again).to_be_visible(timeout=table.LONG)
    table.wait_until_asked(page)
    log = page.get_by_role("region", name="Log")
    before = log.inner_text()
    place = table.creature(page, "Roland").get_attribute("transform") or ""
    page.evaluate(NOTE_PLAYBACK)
    page.keyboard.press("k")
    page.wait_for_function("window.played", polling=table.POLLING)
    page.keyboard.press("Space")
    expect(page.locator("[data-playback]")).to_have_count(0)
    table.wait_until_asked(page)
    expect(log).to_have_text(before, use_inner_text=True)
    expect(table.creature(page, "Roland")).to_have_attribute("transform", place)


NOTE_PLAYBACK = """() => {
  const look = () => (window.played ||= !!document.querySelector('[data-playback]'));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
SHOT_AT = """
seats:
  first:
    hero: {called: brissa-de-molforn, name: Brissa, strength: 2, health: 7, movement: M, at: [10, 8]}
    creatures:
      garrus: {name: Garrus, strength: 1, health: 3, movement: S, keywords: [{shooting: 6}], at: [30, 36]}
    deck: [tavern, tavern, tavern]
  second:
    hero: {called: roland-the-proud, name: Roland, strength: 2, health: 5, movement: M, at: [30, 55]}
    city: [tavern, barracks]
    maps: [forest]
    deck: [tavern, tavern, tavern]
turn: {active: second, number: 4, phase: activation}
"""


@pytest.mark.parametrize("position", [SHOT_AT])
def test_the_computer_lays_terrain_before_its_hero_is_shot_at(open_page: Open, server: Server) -> None:
    page = open_page(table.seat_link(server), animations=False)
    expect(page.get_by_role("region", name="Log")).to_contain_text(
        re.compile("The computer lays Forest.*Paid: ")
    )
    expect(table.field(page).locator("[data-object^=t]")).to_have_count(1)


def test_the_lobby_explains_printings_and_tells_the_length(open_page: Open) -> None:
    page = open_page()
    expect(page.get_by_text("9 to 41 turns")).to_be_visible()
    page.get_by_label("Printing").select_option("ru1")
    expect(page.get_by_text("even in your own turn")).to_be_visible()
    page.get_by_label("Printing").select_option("en2")
    expect(page.get_by_text("33 Prosperity with all nine basic buildings")).to_be_visible()
    page.get_by_role("button", name="Create").click()
    expect(page.get_by_role("dialog")).to_contain_text("33 Prosperity with all nine basic buildings")


def test_a_game_against_the_computer_can_have_a_clock(open_page: Open) -> None:
    page = open_page()
    page.get_by_label("Clock").select_option(label="10 min + 5 s")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_text(re.compile(r"^(9:5\d|10:0\d)$")).first).to_be_visible(timeout=table.LONG)


def test_the_lobby_offers_the_architect_and_a_time_limit(open_page: Open) -> None:
    page = open_page()
    page.get_by_label("Experienced architect").check()
    page.get_by_label("Time limit").select_option("60")
    expect(page.get_by_text("the hero with fewer wounds wins")).to_be_visible()
    expect(page.get_by_text("in a secret order before the game")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("timer", name=re.compile("^The game has (59|60):"))).to_be_visible()
