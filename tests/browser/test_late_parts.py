"""A part that is loaded late and does not come: the page says so and tries again, and nothing is lost."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.browser.watching import Complaints, faults
from tests.serving import Server

LATE = "This part of the page could not be loaded. Nothing is lost"
NOTHING_AHEAD = """
const wait = window.setTimeout;
window.setTimeout = (act, time, ...more) => (time === 3000 ? 0 : wait(act, time, ...more));
"""
"""The parts of a table are not loaded before they are needed."""
BROKEN = "ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|WebSocket connection to .* failed"


def alert(page: Page) -> Locator:
    """Where the page tells what is missing."""
    return page.get_by_role("alert").filter(has_text=LATE)


def try_now(page: Page) -> Locator:
    return alert(page).get_by_role("button", name="Try now")


@pytest.fixture
def at_table(open_page: Open, server: Server, complaints: Complaints) -> Page:
    """A player's page without any late part."""
    complaints.expect(BROKEN)
    page = open_page(
        table.seat_link(server), animations=False, before=lambda one: one.add_init_script(NOTHING_AHEAD)
    )
    # From here on nobody else acts.
    assert table.wait_until_asked(page)
    return page


WAYS = ("Menu", "?", "/")
"""To the menu by its button, to the keys and the rules by theirs."""


def ask_for(page: Page, key: str) -> None:
    if len(key) == 1:
        page.keyboard.press(key)
    else:
        page.get_by_role("button", name=key).press("Enter")


@pytest.mark.parametrize("key", WAYS)
def test_a_panel_that_cannot_come_says_so_and_comes_with_the_network(at_table: Page, key: str) -> None:
    """By keyboard: the focus goes to the way out and back, and the page is not loaded anew."""
    page = at_table
    page.evaluate("window.isOld = true")
    question = table.question(page).inner_text()
    page.context.set_offline(True)
    expect(table.messages(page)).to_contain_text("Reconnecting.")
    ask_for(page, key)
    expect(try_now(page)).to_be_focused()
    assert faults(page) == []
    page.keyboard.press("Enter")
    expect(try_now(page)).to_be_focused()
    page.keyboard.press("Escape")
    expect(alert(page)).to_have_count(0)
    if len(key) > 1:
        expect(page.get_by_role("button", name=key)).to_be_focused()
    ask_for(page, key)
    expect(alert(page)).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(alert(page)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert table.question(page).inner_text() == question
    assert page.evaluate("window.isOld")


def broken(page: Page, part: str) -> str:
    """Let the file of a part fail, though the server is there."""
    pattern = f"**/assets/{part}-*.js"
    page.route(pattern, lambda route: route.abort())
    return pattern


def test_the_end_says_that_it_cannot_come_and_comes_when_it_is_tried_again(at_table: Page) -> None:
    page = at_table
    pattern = broken(page, "EndResult")
    table.give_up(page)
    expect(alert(page)).to_be_visible()
    assert faults(page) == []
    page.unroute(pattern)
    try_now(page).click()
    expect(page.locator("section.end")).to_be_visible()
    expect(alert(page)).to_have_count(0)


def test_a_line_of_chat_that_is_not_sent_stays_when_the_page_is_loaded_again(at_table: Page) -> None:
    """As *Try now* does where a new server has other files; a line that was sent does not come back."""
    page = at_table
    line = page.get_by_role("textbox", name="Say something")
    page.get_by_role("tab", name="Chat").click()
    line.fill("Well play")
    page.reload()
    page.get_by_role("tab", name="Chat").click()
    expect(line).to_have_value("Well play")
    line.press("Enter")
    expect(line).to_have_value("")
    page.reload()
    page.get_by_role("tab", name="Chat").click()
    expect(line).to_have_value("")


def test_a_table_whose_game_does_not_come_says_so(
    open_page: Open, server: Server, complaints: Complaints
) -> None:
    """It is not loaded anew again and again, which nobody could stop."""
    complaints.expect(BROKEN)
    loads: list[str] = []

    def watch(page: Page) -> None:
        page.on("framenavigated", lambda frame: loads.append(frame.url))
        broken(page, "classic-table")

    page = open_page(table.seat_link(server), animations=False, before=watch)
    expect(try_now(page)).to_be_focused()
    assert faults(page) == []
    assert len(loads) == 1
    page.unroute("**/assets/classic-table-*.js")
    page.keyboard.press("Enter")
    expect(table.field(page)).to_be_visible()


def test_a_page_that_cannot_come_says_so_and_comes_with_the_network(
    open_page: Open, complaints: Complaints
) -> None:
    complaints.expect(BROKEN)
    page = open_page()
    link = page.get_by_role("link", name="Rules").first
    expect(link).to_be_visible()
    page.context.set_offline(True)
    link.press("Enter")
    expect(try_now(page)).to_be_focused()
    assert faults(page) == []
    page.keyboard.press("Enter")
    expect(try_now(page)).to_be_focused()
    page.context.set_offline(False)
    expect(page.get_by_role("heading", name="Rules", level=1)).to_be_visible()
    expect(alert(page)).to_have_count(0)


def test_without_any_words_the_page_says_it_in_every_language(
    open_page: Open, complaints: Complaints
) -> None:
    complaints.expect(BROKEN)

    def fail(route: Route) -> None:
        route.abort()

    page = open_page("#/rules", before=lambda one: one.route("**/assets/words-*/**", fail))
    away = page.get_by_role("alert")
    for words in ("cannot be reached", "ne répond pas", "nicht erreichbar", "недоступен"):
        expect(away).to_contain_text(words)
    page.unroute("**/assets/words-*/**")
    away.get_by_role("button").click()
    expect(page.get_by_role("heading", name="Rules", level=1)).to_be_visible()
    assert re.search("#/rules$", page.url)
