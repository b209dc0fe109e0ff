"""Questions carry what decides them, in one column in which nothing is cut, and ten cards fit a laptop."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import crowded, table
from tests.browser.conftest import Open
from tests.serving import Server

LAPTOP = {"width": 1280, "height": 720}
HAND = [
    "amaury-the-bravo",
    "repeating-crossbow",
    "ruphus-the-young-squire",
    "volley-from-the-walls",
    "helisent-the-moneylender",
    "tempered-blade",
    "hunting-bow",
    "spiked-buckler",
    "loaded-dice",
    "deadly-ambush",
]
TACTIC = """
seats:
  first:
    hero: {called: brissa-de-molforn, name: Brissa, strength: 2, health: 4, movement: M, at: [30, 20]}
    tactics: [cunning-trick]
    deck: [tavern, tavern, tavern]
  second:
    hero: {called: roland-the-proud, name: Roland, strength: 3, health: 7, movement: M, at: [40, 50]}
    creatures:
      severus-the-veteran-legionary: {name: Severus, strength: 4, health: 5, movement: M, at: [30, 23.2]}
    deck: [tavern, tavern, tavern]
turn: second
"""
MELEE = """
seats:
  first:
    hero: {called: brissa-de-molforn, name: Brissa, strength: 3, health: 7, movement: M, at: [30, 20]}
    deck: [tavern, tavern, tavern]
  second:
    hero: {called: roland-the-proud, name: Roland, strength: 3, health: 7, movement: M, at: [30, 23.2]}
    deck: [tavern, tavern, tavern]
turn: first
"""
CUT = """() => [...document.querySelectorAll('[data-region=question], [data-region=question] *')]
  .filter((one) => getComputedStyle(one).overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.className)"""
CARDS_CUT = """() => [...document.querySelectorAll('[data-region=hand] .card')].filter((card) => {
  const name = card.querySelector('.name');
  const bottom = card.querySelector('.cost').getBoundingClientRect().bottom;
  return name.scrollHeight > name.clientHeight + 1 || bottom > innerHeight;
}).length"""
AREA = """(selector) => {
  const { width, height } = document.querySelector(selector).getBoundingClientRect();
  return width * height;
}"""


def full_hand() -> str:
    """The full table with ten cards in hand."""
    whole = json.loads(crowded.position())
    whole["seats"]["first"]["hand"] = HAND
    return json.dumps(whole)


@pytest.mark.parametrize("position", [TACTIC])
@pytest.mark.parametrize("size", ["desktop", "laptop", "phone"])
def test_a_tactic_window_shows_the_text_and_what_each_answer_leads_to(
    open_page: Open, server: Server, size: str
) -> None:
    page = open_page(table.seat_link(server), phone=size == "phone")
    if size == "laptop":
        page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    asked = table.question(page)
    trick = asked.get_by_role("button", name=re.compile("^Reveal Cunning"))
    expect(trick).to_contain_text("When your hero is attacked in melee combat", timeout=table.LONG)
    expect(trick).to_contain_text(re.compile(r"Brissa: .* health lost on average, dies \d+%"))
    expect(asked.get_by_role("button", name=re.compile("^No"))).to_contain_text(
        re.compile(r"Brissa: .* dies \d+%")
    )
    expect(trick).to_be_in_viewport(ratio=1)
    page.wait_for_function(f"() => ({CUT})().length === 0")


@pytest.mark.parametrize("position", [TACTIC])
def test_a_tactic_window_is_told_in_russian(open_page: Open, server: Server) -> None:
    page = open_page(table.seat_link(server), language="ru")
    asked = page.locator("[data-region=question].yours")
    expect(asked).to_contain_text(
        re.compile(r"Brissa: потеря здоровья в среднем .*гибель"), timeout=table.LONG
    )


@pytest.mark.parametrize("position", [MELEE])
@pytest.mark.parametrize("size", ["desktop", "laptop", "phone"])
def test_dice_are_split_by_one_editor_above_their_odds(open_page: Open, server: Server, size: str) -> None:
    page = open_page(table.seat_link(server), phone=size == "phone", animations=False)
    if size == "laptop":
        page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    table.select(page, "Brissa")
    table.do(page, "Fight")
    table.selection(page).get_by_role("list", name="Fight").get_by_role("button").first.click()
    asked = table.question(page)
    expect(asked).to_contain_text("Split your dice")
    expect(page.get_by_role("button", name=re.compile("^One fewer (attack )?die"))).to_have_count(1)
    asked.get_by_role("button", name="One fewer die in attack").click()
    odds = page.get_by_role("region", name="Odds before the attack")
    expect(odds.locator(".bar.best").first).to_be_visible()
    page.wait_for_function(
        """([above, below]) =>
          above.getBoundingClientRect().bottom <= below.getBoundingClientRect().top + 1""",
        arg=[asked.element_handle(), odds.element_handle()],
    )
    page.wait_for_function(f"() => ({CUT})().length === 0")


@pytest.fixture
def laptop(open_page: Open, server: Server) -> Page:
    """The table of a laptop with a creature selected."""
    page = open_page(table.seat_link(server), animations=False)
    page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    table.select(page, "Brissa")
    return page


@pytest.mark.parametrize("position", [full_hand()])
def test_ten_cards_are_readable_on_a_laptop_and_the_field_is_the_largest(laptop: Page) -> None:
    expect(laptop.locator("[data-region=hand] .card")).to_have_count(len(HAND))
    laptop.wait_for_function(f"() => ({CARDS_CUT})() === 0")
    parts = ["svg.room", ".left", ".right", "[data-region=hand]"]
    field, *others = [laptop.evaluate(AREA, one) for one in parts]
    assert field > max(others)


@pytest.mark.parametrize("position", [full_hand()])
def test_the_first_attacks_are_named_whole_and_the_others_are_counted(laptop: Page) -> None:
    odds = laptop.get_by_role("region", name="Odds before the attack")
    tabs = odds.get_by_role("tab")
    expect(tabs).to_have_count(2)
    more = odds.get_by_role("button", name=re.compile(r"^\d+ more$"))
    hidden = int(more.inner_text().split()[0])
    more.click()
    expect(tabs).to_have_count(2 + hidden)
    for at in range(2 + hidden):
        expect(tabs.nth(at)).to_be_in_viewport(ratio=1)
