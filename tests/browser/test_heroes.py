"""The health and armour of the heroes in the players' heads, and the alarm at a third."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.browser.watching import faults
from tests.serving import Server

MOST_ANSWERS = 20
LAPTOP = {"width": 1280, "height": 720}
POSITION = """
seats:
  first:
    hero: {called: brissa-de-molforn, name: Brissa, strength: 2, health: 7, wounds: 5, movement: M,
      at: [30, 10]}
    relics: [{card: helmet, tokens: 2}]
    creatures:
      greer-the-stubborn: {name: Greer, strength: 15, health: 9, movement: M, at: [36.8, 50]}
      goliath: {name: Goliath, strength: 15, health: 9, movement: M, at: [43.2, 50]}
    deck: [tavern, tavern, tavern]
  second:
    hero: {called: roland-the-proud, name: Roland, strength: 1, health: 90, wounds: 59, movement: M,
      at: [40, 50]}
    deck: [tavern, tavern, tavern]
turn: first
"""
"""One hero is at a third of its health already; the other comes to it by any blow, and falls by no two."""
HEAR = """() => {
  window.alarms = [];
  const alarm = document.querySelector('[data-alarm]');
  new MutationObserver(() => alarm.textContent && window.alarms.push(alarm.textContent))
    .observe(alarm, { childList: true, characterData: true, subtree: true });
}"""


@pytest.fixture
def position() -> str:
    """Two heroes, one in danger, the other beside two strong creatures."""
    return POSITION


def figures(page: Page, hero: str) -> Locator:
    """The health of a hero in its player's head."""
    return page.get_by_role("img", name=re.compile(f"^{hero}: .* health"))


def strike_roland(page: Page, name: str) -> None:
    """Fight him with a creature, and answer until its activation is over."""
    table.select(page, name)
    assert table.attack(page) == "fight"
    chip = table.strip(page).get_by_role("button", name=f"{name}: has acted")
    for _ in range(MOST_ANSWERS):
        if table.who_is_asked(page) and not chip.count():
            table.answer(page)
        if chip.count():
            return
    raise AssertionError(f"{name} has not acted after {MOST_ANSWERS} answers")


@pytest.mark.parametrize("size", ["desktop", "laptop", "phone"])
def test_both_heads_show_the_heroes_health_and_armour(open_page: Open, server: Server, size: str) -> None:
    page = open_page(table.seat_link(server), phone=size == "phone")
    if size == "laptop":
        page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    brissa, roland = figures(page, "Brissa"), figures(page, "Roland")
    expect(brissa).to_have_accessible_name("Brissa: 2 of 7 health, 2 armour. In danger: a third or less")
    expect(brissa).to_have_text(re.compile(r"^\s*2/7\s+2\s*$"))
    expect(roland).to_have_accessible_name("Roland: 31 of 90 health")
    for one in (brissa, roland):
        expect(one).to_have_count(1)
        expect(one).to_be_in_viewport(ratio=1)
    # Danger is told by the sign too, not only by colour.
    signs = [one.locator("path").first.get_attribute("d") for one in (brissa, roland)]
    assert signs[0] != signs[1]
    assert faults(page) == []


def test_a_hero_that_comes_to_a_third_is_announced_once(open_page: Open, server: Server) -> None:
    page = open_page(table.seat_link(server), animations=False)
    expect(figures(page, "Roland")).to_be_visible()
    page.evaluate(HEAR)
    strike_roland(page, "Greer")
    expect(figures(page, "Roland")).to_have_accessible_name(re.compile("In danger"))
    page.wait_for_function("window.alarms.length > 0")
    alarms = page.evaluate("window.alarms")
    assert len(alarms) == 1
    assert re.fullmatch(r"Roland, hero of the computer, has \d+ of 90 health left\.", alarms[0])
    strike_roland(page, "Goliath")
    # What was told is no longer true.
    expect(page.locator("[data-alarm]")).to_have_text("")
    assert page.evaluate("window.alarms") == alarms


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", "Brissa\u00a0: santé 2 sur 7, armure 2. En danger\u00a0: un tiers ou moins"),
        ("de", "Brissa: Trefferpunkte 2 von 7, Rüstung 2. In Gefahr: ein Drittel oder weniger"),
        ("ru", "Brissa: здоровье 2 из 7, броня 2. В опасности: треть или меньше"),
    ],
)
def test_health_is_told_in_every_language(open_page: Open, server: Server, language: str, words: str) -> None:
    page = open_page(table.seat_link(server), language=language)
    expect(page.get_by_role("img", name=words, exact=True)).to_have_count(1)
