"""A player who looks elsewhere is called: by the title of the tab, and by a sound if it was asked for."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.serving import Server

POSITION = """
seats:
  first:
    hero: {called: brissa-de-molforn, name: Brissa, strength: 2, health: 7, movement: M, at: [30, 3]}
    deck: [tavern, tavern, tavern]
  second:
    hero: {called: roland-the-proud, name: Roland, strength: 2, health: 7, movement: M, at: [30, 57]}
    deck: [tavern, tavern, tavern]
turn: first
"""
LISTEN = """
window.rung = 0;
window.titles = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.rung += 1; return start.apply(this, when); };
document.addEventListener('DOMContentLoaded', () =>
  new MutationObserver(() => window.titles.push(document.title))
    .observe(document.head, { childList: true, characterData: true, subtree: true }));
"""
TURN = re.compile("^Your turn · Signum · ")
NOTES = 2
"""Of the sound."""


@pytest.fixture
def position() -> str:
    """Two heroes far from each other."""
    return POSITION


@pytest.fixture
def page(open_page: Open, server: Server) -> Page:
    """The first seat's table, with an ear at the sounds."""
    link = table.seat_link(server, level="gentle")
    opened = open_page(link, animations=False, before=lambda page: page.add_init_script(LISTEN))
    expect(opened).to_have_title(TURN)
    return opened


def turn_over(page: Page) -> None:
    """Play our turn to its end and wait until it is ours again."""
    table.Game(page).until("end")
    table.who_is_asked(page)
    expect(page).to_have_title(TURN)
    titles: list[str] = page.evaluate("window.titles")
    assert any(one.startswith("Signum") for one in titles)


def test_the_title_says_when_it_is_our_turn_and_nothing_rings_unasked(page: Page) -> None:
    turn_over(page)
    assert page.evaluate("window.rung") == 0
    page.goto(page.url.partition("#")[0] + "#/")
    expect(page).not_to_have_title(re.compile("Your turn"))


def test_a_sound_that_was_asked_for_comes_once_a_turn(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name="Sound at your turn").check()
    # As a sample.
    assert page.evaluate("window.rung") == NOTES
    page.keyboard.press("Escape")
    turn_over(page)
    assert page.evaluate("window.rung") == 2 * NOTES
    table.Game(page).until("move")
    table.who_is_asked(page)
    assert page.evaluate("window.rung") == 2 * NOTES
    # Kept for the next visit.
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("checkbox", name="Sound at your turn")).to_be_checked()


OUT_OF_SIGHT = f"""(button) => {{
  {LISTEN.partition("document")[0]}
  Object.defineProperty(document, 'hidden', {{ value: true }});
  // As in a tab out of sight: nothing is drawn, so no miniature arrives.
  window.requestAnimationFrame = () => 0;
  document.dispatchEvent(new Event('visibilitychange'));
  button.click();
}}"""
"""Listens, hides the tab and presses a button at once: the next turn cannot come in between."""


def test_a_tab_out_of_sight_calls_before_its_events_are_seen(open_page: Open, server: Server) -> None:
    page = open_page(table.seat_link(server, level="gentle"), motion=True)
    expect(page).to_have_title(TURN)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name="Sound at your turn").check()
    page.keyboard.press("Escape")
    table.Game(page).until("move")
    table.wait_until_asked(page)
    expect(table.strip(page)).to_contain_text("0 of 1 to act")
    table.end_turn(page).evaluate(OUT_OF_SIGHT)
    page.wait_for_function("(notes) => window.rung === notes", arg=NOTES, polling=table.POLLING)
    expect(page).to_have_title(re.compile("^(Your turn|You are asked) · Signum · "))
    assert page.evaluate("window.rung") == NOTES
