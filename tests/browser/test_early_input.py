"""A press, click or drag while an answer is on its way to the server counts as soon as the reply is here."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.browser.delayed import Delayed
from tests.serving import Server

POSITION = """
seats:
  first:
    prosperity: 3
    hero: {card: brissa-de-molforn, name: Brissa, at: [30, 10]}
    creatures:
      greer: {name: Greer, strength: 3, health: 4, movement: M, at: [15, 10]}
      bran: {name: Bran, strength: 3, health: 4, movement: M, at: [45, 10]}
    deck: [tavern, tavern, tavern, tavern, tavern]
  second:
    hero: {card: brissa-de-molforn, name: Tess, at: [30, 50]}
    creatures:
      wolf: {name: Wolf, strength: 2, health: 6, movement: M, at: [30, 13.2]}
    deck: [tavern, tavern, tavern, tavern, tavern]
turn: {active: first, number: 3, phase: activation}
"""


@pytest.fixture
def position() -> str:
    """Three of ours can act; an enemy stands in contact with the hero."""
    return POSITION


@pytest.fixture
def network() -> Delayed:
    """The connection of the page."""
    return Delayed()


@pytest.fixture
def page(open_page: Open, server: Server, network: Delayed) -> Page:
    """The first seat's table."""
    opened = open_page(table.seat_link(server), animations=False, before=network.listen)
    expect(table.creature(opened, "Greer")).to_be_visible()
    return opened


def pass_slowly(page: Page, network: Delayed, name: str = "Greer") -> None:
    """Let a creature pass by its key; the reply does not come yet."""
    table.select(page, name)
    network.slow = True
    page.keyboard.press("p")
    expect(page.locator("[data-region=question].yours")).to_have_count(0)


def has_acted(page: Page, name: str) -> None:
    """See that a creature has acted."""
    expect(table.creature(page, name)).to_have_accessible_name(re.compile("has acted"))


def has_not_acted(page: Page, name: str) -> None:
    """See that a creature can act."""
    expect(table.creature(page, name)).to_have_accessible_name(re.compile("can act"))


def test_keys_count_when_the_reply_is_here(page: Page, network: Delayed) -> None:
    pass_slowly(page, network)
    page.keyboard.press("n")
    page.keyboard.press("p")
    network.expect_one_answer(page)
    network.arrive()
    has_acted(page, "Greer")
    expect(table.field(page).get_by_role("option", name=re.compile("has acted"))).to_have_count(2)
    expect(table.messages(page).locator(".bad")).to_have_count(0)


def test_a_click_counts_when_the_reply_is_here(page: Page, network: Delayed) -> None:
    pass_slowly(page, network)
    table.end_turn(page).click(force=True)
    network.arrive()
    has_acted(page, "Greer")
    expect(page.get_by_role("dialog", name="End turn")).to_be_visible()


def test_a_drag_that_is_over_counts_when_the_reply_is_here(page: Page, network: Delayed) -> None:
    pass_slowly(page, network)
    before = table.place_of(page, "Bran")
    table.drag(page, "Bran", (430, 440))
    network.expect_one_answer(page)
    network.arrive()
    has_acted(page, "Bran")
    has_acted(page, "Greer")
    expect(table.creature(page, "Bran")).not_to_have_attribute("transform", table.transform(before))
    assert table.place_of(page, "Bran") == pytest.approx((430, 440), abs=2)


def test_a_drag_farther_than_a_move_runs(page: Page, network: Delayed) -> None:
    pass_slowly(page, network)
    table.drag(page, "Bran", (450, 370))
    network.arrive()
    has_acted(page, "Bran")
    assert table.place_of(page, "Bran") == pytest.approx((450, 370), abs=2)


def test_a_drag_goes_on_when_the_reply_comes_in_its_middle(page: Page, network: Delayed) -> None:
    pass_slowly(page, network)
    table.drag(page, "Bran", (430, 460), release=False)
    network.arrive()
    expect(table.field(page).locator("svg.over .length")).to_have_count(1)
    page.mouse.move(*table.pixels(page, 430, 440), steps=2)
    page.mouse.up()
    has_acted(page, "Bran")
    assert table.place_of(page, "Bran") == pytest.approx((430, 440), abs=2)


def test_a_second_drag_waits_for_the_first(page: Page, network: Delayed) -> None:
    table.select(page, "Greer")
    network.slow = True
    table.drag(page, "Greer", (170, 440))
    table.drag(page, "Bran", (430, 440))
    network.arrive()
    has_acted(page, "Greer")
    has_acted(page, "Bran")


def test_a_tap_on_a_creature_selects_it(page: Page, network: Delayed) -> None:
    pass_slowly(page, network)
    table.creature(page, "Bran").click()
    network.arrive()
    expect(table.selection(page).get_by_role("heading", name="Bran", level=2)).to_be_visible()


def test_undo_takes_back_what_was_on_its_way(page: Page, network: Delayed) -> None:
    pass_slowly(page, network)
    page.keyboard.press("u")
    network.arrive()
    expect(table.field(page).get_by_role("option", name=re.compile("can act"))).to_have_count(3)


def test_a_key_for_a_creature_counts_for_no_other(page: Page, network: Delayed) -> None:
    pass_slowly(page, network)
    page.keyboard.press("p")
    network.arrive()
    has_acted(page, "Greer")
    has_not_acted(page, "Bran")
    has_not_acted(page, "Brissa")


def test_escape_forgets_what_was_pressed(page: Page, network: Delayed) -> None:
    pass_slowly(page, network)
    page.keyboard.press("n")
    page.keyboard.press("p")
    page.keyboard.press("Escape")
    network.arrive()
    has_acted(page, "Greer")
    expect(page.locator("[data-region=question].yours")).to_be_visible()
    has_not_acted(page, "Bran")
    has_not_acted(page, "Brissa")


def test_nothing_is_pressed_after_a_refusal(page: Page, network: Delayed, server: Server) -> None:
    table.select(page, "Greer")
    network.slow = True
    table.drag(page, "Greer", (170, 300))
    page.keyboard.press("n")
    page.keyboard.press("p")
    network.arrive()
    expect(table.messages(page).locator(".bad")).to_be_visible()
    for name in ("Greer", "Bran", "Brissa"):
        has_not_acted(page, name)


def test_a_second_press_answers_no_second_question(page: Page, network: Delayed) -> None:
    table.select(page, "Brissa")
    table.attack(page)
    roll = table.question(page).get_by_role("button", name=re.compile("^Roll with"))
    roll.focus()
    network.slow = True
    page.keyboard.press("Space")
    expect(page.locator("[data-region=question].yours")).to_have_count(0)
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    network.expect_one_answer(page)
    network.arrive()
    has_acted(page, "Brissa")
    has_not_acted(page, "Bran")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_key_that_is_held_down_presses_once(page: Page) -> None:
    table.select(page, "Greer")
    table.end_turn(page).focus()
    page.keyboard.down("Enter")
    sure = page.get_by_role("dialog", name="End turn")
    expect(sure.get_by_role("button", name="Pass and end turn")).to_be_focused()
    page.keyboard.down("Enter")
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(sure).to_be_visible()
    has_not_acted(page, "Greer")


def test_one_drag_is_taken_back_by_one_undo(page: Page) -> None:
    before = table.place_of(page, "Greer")
    table.drag(page, "Greer", (170, 440))
    has_acted(page, "Greer")
    page.keyboard.press("u")
    has_not_acted(page, "Greer")
    expect(table.creature(page, "Greer")).to_have_attribute("transform", table.transform(before))
