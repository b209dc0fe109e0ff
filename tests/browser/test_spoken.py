"""The words for a screen reader: every line of the log once and in order, and the actions of a creature."""

import re

import pytest
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
    return re.sub("(summons?|places? the hero) .*", r"\1", line.strip())


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
    expect(page.locator("[aria-live]", has_text="The arrow keys move the ghost")).to_have_count(1)


CLOSE = """
seats:
  first:
    hero: {called: brissa-de-molforn, name: Brissa, strength: 2, health: 9, movement: M, at: [30, 20]}
    creatures:
      greer-the-stubborn: {name: Greer, strength: 3, health: 6, movement: M, at: [26.7, 20]}
    deck: [tavern, tavern, tavern, tavern, tavern, tavern]
  second:
    hero: {called: roland-the-proud, name: Roland, strength: 2, health: 9, movement: M, at: [30, 23.3]}
    creatures:
      goliath: {name: Goliath, strength: 2, health: 6, movement: M, at: [26.7, 23.3]}
    deck: [tavern, tavern, tavern, tavern, tavern, tavern]
turn: first
"""
STALE = r"""() => {
  const live = [...document.querySelectorAll('[aria-live]:not([role=log])')]
    .filter((one) => !one.closest('[hidden], [role=log]'))
    .map((one) => one.textContent.trim())
    .filter(Boolean);
  const asked = !!document.querySelector('[data-region=question].yours');
  const field = document.querySelector('[data-region=field]');
  const creatures = [...field.querySelectorAll('[role=option][data-object^=c]')];
  const selected = creatures.find((one) => one.ariaSelected === 'true')?.ariaLabel.split(',')[0];
  const stale = [];
  for (const words of live) {
    for (const { ariaLabel } of creatures) {
      const [name] = ariaLabel.split(',');
      const health = new RegExp(`${name}[^.]*?(\\d+ of \\d+ health)`);
      const told = health.exec(words)?.[1];
      if (told && told !== health.exec(ariaLabel)?.[1]) stale.push(words);
      const able = words.includes(`${name}, your`) && /can act/.test(words);
      if (able && /has acted/.test(ariaLabel)) stale.push(words);
      if (words.includes(`Actions of ${name}`) && name !== selected) stale.push(words);
    }
    if (/^Your turn/.test(words) && !asked) stale.push(words);
    if (/^Waiting for/.test(words) && asked) stale.push(words);
  }
  if (asked === document.title.startsWith('Signum')) stale.push(document.title);
  return stale;
}"""


@pytest.mark.parametrize("position", [CLOSE])
def test_nothing_that_was_spoken_stays_when_it_is_no_longer_true(open_page: Open, server: Server) -> None:
    """Through attacks, wounds and turns of both: health, actions, whose turn it is, the title of the tab."""
    page = open_page(table.seat_link(server, level="gentle"), animations=False)
    game, spoken = table.Game(page), 0
    for _ in range(10):
        if table.who_is_asked(page) is None:
            break
        turn = table.question(page).locator(".words", has_text="Your turn.").count()
        if turn and table.strip(page).get_by_role("button", name=re.compile(": can act$")).count():
            page.keyboard.press("n")
            table.is_told_what_it_can_do(page)
            spoken += page.locator("[aria-live]", has_text="Actions of").count()
        page.wait_for_function(f"() => !({STALE})().length", polling=table.POLLING)
        game.go_on()
        page.wait_for_function(f"() => !({STALE})().length", polling=table.POLLING)
    assert spoken > 0
