"""A drag stays cheap: it changes the layer of the held thing, not the field below it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.browser.test_laptop import POSITION
from tests.serving import Server

WATCH = """() => {
  window.changes = [];
  const told = ({ type, attributeName, target }) => `${type} ${attributeName ?? ''} ${target.nodeName}`;
  const field = document.querySelector('[data-region=field]');
  const note = (seen) => window.changes.push(...seen.map(told));
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(note).observe(field.querySelector('svg.room'), all);
  const moving = { subtree: true, attributeFilter: ['transform', 'style'] };
  new MutationObserver(note).observe(field.querySelector('svg.over'), moving);
}"""
"""Any change of the field, and of the held thing those that make a browser build its layers anew."""


@pytest.fixture
def position() -> str:
    """Two creatures each; one of the enemies can be reached by a move."""
    return POSITION


@pytest.fixture
def page(open_page: Open, server: Server) -> Page:
    """The first seat's table, with a miniature held over the field."""
    opened = open_page(table.seat_link(server), animations=False)
    table.select(opened, "Greer")
    table.drag(opened, "Greer", (180, 400), release=False)
    expect(table.field(opened).locator("svg.over text")).not_to_have_count(0)
    return opened


def test_a_drag_changes_nothing_of_the_field_below(page: Page) -> None:
    length = table.field(page).locator("svg.over .length text")
    before = length.text_content() or ""
    page.evaluate(WATCH)
    for x in range(180, 120, -5):
        page.mouse.move(*table.pixels(page, x, 360))
    expect(length).not_to_have_text(before)
    assert page.evaluate("window.changes") == []


def test_a_lifted_ghost_leaves_no_layer_behind(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(table.field(page).locator("svg.over")).to_have_count(0)
    page.mouse.up()


def test_beyond_its_reach_it_snaps_to_the_nearest_place_and_says_so(page: Page) -> None:
    said = table.field(page).locator("svg.over").get_by_text("nearest place")
    expect(said).to_have_count(0)
    page.mouse.move(*table.pixels(page, 330, 400))
    expect(said).to_be_visible()
    page.mouse.up()
    expect(table.creature(page, "Greer")).to_have_attribute("transform", table.transform((300, 400)))
