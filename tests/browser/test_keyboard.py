"""A whole turn only by keyboard: building, a card and its payment, moving, fighting, splits, ending."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.serving import Server

POSITION = """
seats:
  first:
    prosperity: 9
    hero: {card: brissa-de-molforn, name: Brissa, at: [30, 10]}
    creatures:
      amaury: {name: Amaury, strength: 3, health: 4, movement: M, at: [20, 20]}
      greer: {name: Greer, strength: 3, health: 4, movement: S, at: [45, 12]}
    hand: [garrus-the-crossbowman]
    city: [shooting-range, temple, smithy]
    plans: [tavern, barracks]
    deck: [tavern, tavern, tavern, tavern, tavern]
  second:
    hero: {called: roland-the-proud, name: Roland, strength: 2, health: 7, movement: M, at: [30, 50]}
    creatures:
      severus: {name: Severus, strength: 2, health: 9, movement: M, at: [20, 27.7]}
      gurm: {name: Gurm, strength: 2, health: 9, movement: M, at: [31, 25]}
    deck: [tavern, tavern, tavern, tavern, tavern]
turn: {active: first, number: 3, phase: construction}
"""


@pytest.fixture
def position() -> str:
    """The construction phase of the first player, with something to do for every creature."""
    return POSITION


HEAR = """() => {
  window.pointed = 0;
  for (const kind of ['pointerdown', 'mousedown', 'touchstart', 'wheel'])
    addEventListener(kind, () => (window.pointed += 1), true);
}"""
FOCUSED = """() => {
  const now = document.activeElement;
  return now && now !== document.body && now.checkVisibility() && now.matches(':focus-visible');
}"""


RULES = "**/RulePanel-*.js"
"""The part of the page that has the rules and their search."""


def press(page: Page, *keys: str) -> None:
    """Press keys one after the other; the focus must stay visible."""
    for key in keys:
        page.keyboard.press(key)
        page.wait_for_function(FOCUSED)


def tab_to(page: Page, wanted: Locator, key: str = "Tab", most: int = 12) -> None:
    """Go on with Tab until something has the focus."""
    expect(wanted).to_be_visible()
    for _ in range(most):
        if wanted.evaluate("(one) => one === document.activeElement"):
            return
        press(page, key)
    raise AssertionError(f"Tab does not lead to {wanted}")


def go_to_region(page: Page, name: str, most: int = 10) -> None:
    """Go on with F6 until the focus is in a region, wherever it is at first."""
    for _ in range(most):
        press(page, "F6")
        if page.evaluate(
            "(name) => document.activeElement.closest('[data-region]')?.dataset.region === name", name
        ):
            return
    raise AssertionError(f"F6 does not lead to {name}")


def select(page: Page, name: str) -> None:
    """Press N until a creature is selected; its actions are then told."""
    table.wait_until_asked(page)
    for _ in range(5):
        press(page, "n")
        selected = table.creature(page, name)
        if selected.get_attribute("aria-selected") == "true":
            expect(selected).to_be_focused()
            return table.is_told_what_it_can_do(page)
    raise AssertionError(f"N does not lead to {name}")


def test_a_whole_turn_goes_by_keyboard_alone(open_page: Open, server: Server) -> None:
    page = open_page(table.seat_link(server, level="gentle"), animations=False)
    question = table.question(page)
    expect(question).to_contain_text("What do you build?")
    page.evaluate(HEAR)

    # Construction.
    go_to_region(page, "question")
    tab_to(page, question.get_by_role("button", name="Tavern"))
    press(page, "Enter")
    tab_to(page, question.get_by_role("button", name="Build Tavern"))
    press(page, "Enter")
    expect(page.get_by_role("button", name="Tavern, ready")).to_be_visible()

    # A card, paid with another building than the one that is proposed.
    press(page, "1")
    paid = page.get_by_text(re.compile("^Paid with"))
    expect(paid).to_contain_text("Shooting Range")
    spared = "Temple" if "Smithy" in paid.inner_text() else "Smithy"
    press(page, "t")
    tab_to(page, page.get_by_role("button", name=f"{spared}, ready"))
    press(page, "Enter")
    expect(paid).to_contain_text(spared)
    press(page, "1")
    expect(paid).to_contain_text(spared)
    press(page, "Enter")
    expect(page.get_by_role("button", name=f"{spared}, tapped")).to_be_visible()
    expect(question).to_contain_text("place")
    press(page, "ArrowRight", "ArrowRight", "Enter")
    expect(table.creature(page, "Garrus")).to_be_visible()

    # A creature is selected, moves into contact and fights.
    select(page, "Amaury")
    before = table.place_of(page, "Amaury")
    press(page, "m", "ArrowUp", "ArrowUp", "Shift+ArrowRight", "c", "Enter")
    expect(table.action(page, "Fight")).to_contain_text("1 in reach")
    expect(table.creature(page, "Amaury")).not_to_have_attribute("transform", table.transform(before))
    table.wait_until_asked(page)
    table.is_told_what_it_can_do(page)
    press(page, "f")
    expect(table.selection(page).get_by_role("button", name="Severus")).to_be_focused()
    press(page, "Enter")
    take = question.get_by_role("button", name=re.compile("^Roll with"))
    expect(take).to_be_visible()
    press(page, "]", "]", "]")
    expect(take).to_have_text("Roll with 3 attack, 0 defence")
    press(page, "[")
    expect(take).to_have_text("Roll with 2 attack, 1 defence")
    press(page, "b")
    expect(question).to_contain_text("the best split")
    expect(take).to_be_focused()
    press(page, "Enter")
    expect(table.creature(page, "Amaury")).to_have_accessible_name(re.compile("has acted"))

    # Another one shoots; the keys are explained meanwhile.
    select(page, "Brissa")
    press(page, "?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("pass all that have nothing to do")
    press(page, "Escape", "/", "Escape")
    expect(table.creature(page, "Brissa")).to_be_focused()
    press(page, "s")
    targets = table.selection(page).get_by_role("list", name="Shoot").get_by_role("button")
    expect(targets.first).to_be_focused()
    press(page, "ArrowDown")
    expect(targets.last).to_be_focused()
    press(page, "Enter")
    log = page.get_by_role("region", name="Log")
    expect(log).to_contain_text("shoots at")
    expect(table.creature(page, "Brissa")).to_have_accessible_name(re.compile("has acted"))

    # Who has nothing to do is passed, and the turn ends.
    table.wait_until_asked(page)
    press(page, "Shift+P")
    expect(table.strip(page)).to_contain_text("0 of 4 to act")
    expect(table.end_turn(page)).not_to_have_attribute("aria-disabled", "true")
    press(page, "e")
    expect(log).to_contain_text("Turn 4")
    assert page.evaluate("window.pointed") == 0


def test_escape_closes_a_panel_that_is_still_loading(open_page: Open, server: Server) -> None:
    """It counts for the search that was just opened, not for the creature below it."""
    waiting: list[Route] = []
    page = open_page(
        table.seat_link(server, level="gentle"),
        animations=False,
        before=lambda page: page.route(RULES, lambda route: waiting.append(route)),
    )
    table.question(page).get_by_role("button", name="Build nothing").click()
    select(page, "Amaury")
    press(page, "/", "Escape")
    while not waiting:
        page.wait_for_timeout(table.POLLING)
    waiting[0].continue_()
    press(page, "/")
    expect(page.get_by_role("combobox", name="Search the rules")).to_be_focused()
    press(page, "Escape")
    expect(page.get_by_role("dialog", name="Rules")).to_have_count(0)
    expect(table.creature(page, "Amaury")).to_be_focused()
    expect(table.selection(page).get_by_role("heading", name="Amaury", level=2)).to_be_visible()
