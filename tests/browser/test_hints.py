"""Hints: a plan in words with its figures, drawn on the field, and followed as a whole by one press."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.serving import Server

POSITION = """
seats:
  first:
    hero: {called: brissa-de-molforn, name: Brissa, strength: 2, health: 7, movement: M, at: [30, 6]}
    creatures:
      greer-the-stubborn: {name: Greer, strength: 4, health: 4, movement: M, at: [15, 20]}
    deck: [tavern, tavern, tavern]
  second:
    hero: {called: roland-the-proud, name: Roland, strength: 2, health: 7, movement: M, at: [40, 50]}
    creatures:
      severus-the-veteran-legionary: {name: Severus, strength: 2, health: 1, movement: M, at: [15, 29]}
    deck: [tavern, tavern, tavern]
turn: first
"""


@pytest.fixture
def position() -> str:
    """One creature that can reach an enemy, and one enemy farther away."""
    return POSITION


def advice(page: Page) -> Locator:
    """The panel of advice, asked for by its key."""
    table.wait_until_asked(page)
    page.keyboard.press("h")
    panel = page.get_by_role("dialog", name="What the computer would do")
    expect(panel).to_be_visible(timeout=table.LONG)
    return panel


def test_a_hint_is_a_plan_with_figures_that_is_drawn_and_followed(open_page: Open, server: Server) -> None:
    page = open_page(table.seat_link(server), animations=False)
    panel = advice(page)
    first = panel.get_by_role("listitem").first
    expect(first).to_contain_text(re.compile("Greer: move into contact with Severus, then attack Severus"))
    expect(first).to_contain_text(
        re.compile(r"\d+% to kill, [\d.]+ wounds? dealt and [\d.]+ taken on average, \d+% to die\.")
    )
    expect(first).to_contain_text(re.compile(r"Then no other enemy reaches it or has a shot at it\."))
    plan = table.field(page).locator(".plan")
    expect(plan.locator("path.line")).to_have_count(2)
    expect(plan.locator("circle.line")).to_have_count(1)
    expect(plan.locator(".head")).to_have_count(1)
    # A screen reader tells the plan with the button, and the keyboard points at another plan.
    button = first.get_by_role("button", name="Do it")
    expect(button).to_have_accessible_description(re.compile(r"Greer: .*% to kill"))
    panel.get_by_role("listitem").nth(1).get_by_role("button", name="Do it").focus()
    expect(plan.locator(".head")).to_have_count(0)
    button.focus()
    expect(plan.locator(".head")).to_have_count(1)
    page.keyboard.press("Enter")
    # One press moved it and began the attack: the dice are split next, or the melee is over.
    expect(panel).to_have_count(0)
    expect(plan).to_have_count(0)
    log = page.get_by_role("region", name="Log")
    expect(log).to_contain_text(re.compile(r"Greer.*attacks"))


def test_on_a_phone_the_same_words_are_there(open_page: Open, server: Server) -> None:
    page = open_page(table.seat_link(server), phone=True, animations=False)
    page.get_by_role("button", name=re.compile("^Hint")).first.click()
    expect(page.get_by_text(re.compile(r"\d+% to kill")).first).to_be_visible(timeout=table.LONG)


def test_on_a_phone_the_plan_is_seen_beside_its_words(open_page: Open, server: Server) -> None:
    page = open_page(table.seat_link(server), phone=True)
    table.without_animations(page)
    table.wait_until_asked(page)
    page.get_by_role("button", name="Hint").click()
    panel = page.get_by_role("dialog", name="What the computer would do")
    expect(panel).to_be_visible(timeout=table.LONG)
    expect(panel.get_by_role("button", name="Do it").first).to_be_in_viewport()
    expect(table.field(page).locator(".plan .head")).to_be_in_viewport()
    page.wait_for_function(
        """() => {
            const field = document.querySelector('[data-region=field]').getBoundingClientRect();
            const panel = document.querySelector('.popover').getBoundingClientRect();
            const inside = [...document.querySelectorAll('.plan .line')].every((one) => {
                const { top, bottom } = one.getBoundingClientRect();
                return top > field.top && bottom < field.bottom;
            });
            return inside && panel.top >= field.bottom && panel.bottom <= innerHeight;
        }"""
    )
