"""The words for a screen reader: every line of the log once and in order, and the actions of a creature."""

import re

from playwright.sync_api import Page, expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.serving import Server

HEAR = """() => {
  window.heard = [];
  const told = (one) => one.nodeType === Node.ELEMENT_NODE && window.heard.push(one.textContent.trim());
  const log = document.querySelector('[role=log]');
  const follow = (all) => all.forEach((one) => one.addedNodes.forEach(told));
  new MutationObserver(follow).observe(log, { childList: true });
}"""


def heard(page: Page) -> list[str]:
    """The lines that were read out."""
    lines: list[str] = page.evaluate("window.heard")
    return [short(one) for one in lines]


def short(line: str) -> str:
    """Without the full name with which a new creature is first called."""
    return re.sub("(summons|places the hero) .*", r"\1", line.strip())


def test_everything_that_happens_is_told_once_and_in_order(open_page: Open) -> None:
    page = open_page(animations=False)
    # One who has no tactic that would take an activation away.
    page.get_by_label("Opponent's hero").select_option("roland")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-region=question]:focus-within")).to_be_visible()
    page.evaluate(HEAR)
    game = table.Game(page)
    game.until("end")
    table.who_is_asked(page)
    lines = page.locator("[data-region=log] li > span:first-child")
    page.wait_for_function("window.heard.length > 10")
    shown = [short(one) for one in lines.all_inner_texts()]
    told = heard(page)
    assert len(told) > 10
    assert told == shown[-len(told) :]


def test_a_creature_says_what_it_can_do_once(open_page: Open, server: Server) -> None:
    page = open_page(table.seat_link(server, level="gentle"), animations=False)
    table.Game(page).until("build")
    table.who_is_asked(page)
    page.keyboard.press("n")
    told = table.selection(page).locator("[aria-live=polite]").first
    expect(told).to_have_text(re.compile(r"your hero, .*can act\. .*Actions of .*: Move, up to [\d.]+ cm\."))
    expect(page.locator("[aria-live]", has_text="Actions of")).to_have_count(1)
    page.keyboard.press("m")
    expect(page.locator("[aria-live]", has_text="The arrows lead the ghost")).to_have_count(1)
