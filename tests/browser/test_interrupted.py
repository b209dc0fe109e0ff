"""A tactic may answer an activation (C-TAC-04): the action after it waits, and follows if possible."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import table
from tests.browser.conftest import Open

POSITION = """
seats:
  first:
    prosperity: 3
    hero: {card: brissa-de-molforn, name: Brissa, at: [30, 10]}
    creatures:
      greer: {name: Greer, strength: 3, health: 4, movement: M, at: [15, 10]}
    deck: [tavern, tavern, tavern, tavern, tavern]
  second:
    hero: {card: brissa-de-molforn, name: Tess, at: [30, 50]}
    tactics: [golden-fog]
    deck: [tavern, tavern, tavern, tavern, tavern]
turn: {active: first, number: 3, phase: activation}
"""


@pytest.fixture
def position() -> str:
    """The second player has a tactic face down that answers an activation."""
    return POSITION


@pytest.fixture
def pages(open_page: Open) -> tuple[Page, Page]:
    """Both players' pages; the first has let go of Greer half a hand further on."""
    odo = open_page(animations=False)
    tamsin = open_page(table.create(odo, "Odo"), animations=False)
    table.join(tamsin, "Tamsin", "Roland")
    for page in (odo, tamsin):
        expect(table.creature(page, "Greer")).to_be_visible()
    table.drag(odo, "Greer", (190, 440))
    return odo, tamsin


def test_a_drag_goes_on_when_the_opponent_lets_it_pass(pages: tuple[Page, Page]) -> None:
    odo, tamsin = pages
    before = table.place_of(odo, "Greer")
    table.question(tamsin).get_by_role("button", name="No", exact=True).click()
    expect(table.creature(odo, "Greer")).not_to_have_attribute("transform", table.transform(before))
    expect(table.creature(odo, "Greer")).to_have_accessible_name(re.compile("has acted"))
    expect(table.messages(odo).locator(".bad")).to_have_count(0)


def test_a_drag_is_forgotten_when_the_tactic_is_played(pages: tuple[Page, Page]) -> None:
    odo, tamsin = pages
    before = table.place_of(odo, "Greer")
    table.question(tamsin).get_by_role("button", name=re.compile("^Reveal")).last.click()
    expect(table.question(odo)).to_contain_text("Do you pay 1 Prosperity")
    table.question(odo).get_by_role("button", name="Yes", exact=True).click()
    expect(table.action(odo, "Move")).to_be_visible()
    assert table.place_of(odo, "Greer") == before
    expect(table.messages(odo).locator(".bad")).to_have_count(0)
