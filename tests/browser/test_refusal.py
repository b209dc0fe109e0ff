"""An illegal action is refused with its reason in words and the rule, and changes nothing."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.serving import Server

POSITION = """
seats:
  first:
    hero:
      {called: brissa-de-molforn, name: Brissa, strength: 2, health: 7, movement: M, at: [40, 10],
       keywords: [{shooting: 2}]}
    creatures:
      greer-the-stubborn: {name: Greer, strength: 3, health: 4, movement: S, at: [15, 20]}
    deck: [tavern, tavern, tavern]
  second:
    hero: {called: roland-the-proud, name: Roland, strength: 2, health: 7, movement: M, at: [40, 50]}
    creatures:
      severus-the-veteran-legionary: {name: Severus, strength: 2, health: 3, movement: M, at: [15, 50]}
    deck: [tavern, tavern, tavern]
terrains:
  rocks: {corners: [[5, 22], [25, 22], [25, 25], [5, 25]], abilities: [impassable, blocks-los]}
turn: first
"""


@pytest.fixture
def position() -> str:
    """Two creatures each, far from each other; one of them stands before a wall."""
    return POSITION


@pytest.fixture
def page(open_page: Open, server: Server) -> Page:
    """The first seat's table, at the beginning of the activations."""
    opened = open_page(table.seat_link(server), animations=False)
    expect(table.creature(opened, "Greer")).to_be_visible()
    return opened


def refused(page: Page) -> Locator:
    """The message at the top of the field."""
    return table.messages(page).locator(".bad p")


def everything(page: Page) -> list[str]:
    """The field as it is spoken, and the log."""
    spoken = [one.get_attribute("aria-label") or "" for one in table.field(page).get_by_role("option").all()]
    return [*sorted(spoken), page.get_by_role("region", name="Log").inner_text()]


def open_rule(page: Page) -> Locator:
    """Click the rule of the refusal; it opens in place."""
    refused(page).get_by_role("button", name=re.compile("^Rule")).first.click()
    rule = page.get_by_role("dialog", name="Rules")
    expect(rule.get_by_role("heading", level=3)).to_be_visible()
    return rule


def test_a_drag_that_goes_too_far_is_refused_with_its_reason(page: Page) -> None:
    table.select(page, "Greer")
    before = everything(page)
    address = page.url

    table.drag(page, "Greer", (400, 400), release=False)
    expect(table.field(page).get_by_text("not here")).to_be_visible()
    page.mouse.up()

    expect(refused(page)).to_contain_text("The way is 25 cm long; Greer may go 10 cm.")
    rule = open_rule(page)
    expect(rule).to_contain_text("C-RUN-01")
    expect(rule).to_contain_text("Run")
    rule.get_by_role("button", name="Close").click()
    table.messages(page).get_by_role("button", name="Close").click()
    expect(refused(page)).to_have_count(0)
    assert everything(page) == before
    assert page.url == address


def test_a_drag_through_a_wall_is_refused_and_the_creature_can_still_act(page: Page) -> None:
    before = table.place_of(page, "Greer")
    table.drag(page, "Greer", (150, 290))
    expect(refused(page)).to_contain_text("Greer may go")
    assert table.place_of(page, "Greer") == before
    # What is near the wall is allowed, and done.
    table.drag(page, "Greer", (180, 400))
    expect(refused(page)).to_have_count(0)
    expect(table.creature(page, "Greer")).to_have_accessible_name(re.compile("has acted"))
    assert table.place_of(page, "Greer") != before


def test_a_shot_out_of_range_says_how_far_it_is(page: Page) -> None:
    table.select(page, "Brissa")
    before = everything(page)
    table.action(page, "Shoot").click(force=True)
    expect(refused(page)).to_contain_text("36.8 cm away; shooting reaches 25 cm.")
    expect(open_rule(page)).to_contain_text("C-RNG-02")
    assert everything(page) == before
