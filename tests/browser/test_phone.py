"""A turn on a phone of 390 x 844 by touch, and nothing wider than the screen."""

import re
from itertools import count
from time import time

from playwright.sync_api import Page, expect

from tests.browser import table
from tests.browser.conftest import Open

HERO = "Brissa de Molforn, your hero"
"""The opponent may have the same one."""
ROLAND = "roland"
STEPS = 6
SLOWLY = 0.2
"""Seconds between two steps of a finger."""


def fits(page: Page) -> None:
    """Nothing has to be scrolled sideways."""
    wide, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= room, page.evaluate(
        """() => [...document.querySelectorAll('body *')]
            .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
            .map((one) => one.outerHTML.slice(0, 120))"""
    )


def tap_field(page: Page, x: float, y: float) -> None:
    """Tap a place of the field, in millimetres of the drawing."""
    page.touchscreen.tap(*table.pixels(page, x, y))


def drag_by_touch(page: Page, name: str, by: tuple[float, float]) -> None:
    """A finger goes down on a creature and is lifted so many pixels away."""
    x, y = table.pixels(page, *table.place_of(page, name))
    touch = page.context.new_cdp_session(page)

    moments = count()

    def send(kind: str, *points: tuple[float, float]) -> None:
        # By a clock of its own the finger is slow and does not fling.
        sent = {
            "type": kind,
            "touchPoints": [{"x": left, "y": top} for left, top in points],
            "timestamp": begin + next(moments) * SLOWLY,
        }
        touch.send("Input.dispatchTouchEvent", sent)

    begin = time()
    send("touchStart", (x, y))
    for step in range(1, STEPS + 1):
        send("touchMove", (x + by[0] * step / STEPS, y + by[1] * step / STEPS))
    send("touchMove", (x + by[0], y + by[1]))
    send("touchEnd")
    touch.detach()


def tab(page: Page, name: str) -> None:
    """Choose a part of the sheet."""
    page.get_by_role("tablist", name="Parts of the table").get_by_role("tab", name=name).tap()
    expect(page.get_by_role("tabpanel", name=name)).to_be_visible()


def test_a_turn_goes_by_touch(open_page: Open) -> None:
    page = open_page(phone=True)
    page.evaluate("localStorage.setItem('speed', 'none')")
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    fits(page)
    page.get_by_text("Gentle", exact=True).tap()
    # One who has no tactic that would take the activation away.
    page.get_by_label("Opponent's hero").select_option(ROLAND)
    page.get_by_role("button", name="Play now").tap()
    expect(table.field(page)).to_be_visible()
    set_up(page)

    # A building, and the turn begins.
    buildings = table.question(page).get_by_role("button", name=re.compile("costs [0-3] Prosperity"))
    buildings.first.tap()
    table.question(page).get_by_role("button", name=re.compile(r"^Build .*\(")).tap()
    expect(page.get_by_role("tab", name="1 City")).to_be_visible()
    table.wait_until_asked(page)

    # The hero is selected, dragged, and goes only when that is confirmed.
    before = table.place_of(page, HERO)
    table.creature(page, HERO).tap()
    expect(table.action(page, "Move")).to_be_visible()
    drag_by_touch(page, HERO, (20, -60))
    confirm = page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_enabled()
    fits(page)
    assert table.place_of(page, HERO) == before
    confirm.tap()
    expect(table.creature(page, HERO)).not_to_have_attribute("transform", table.transform(before))
    table.wait_until_asked(page)

    # Every part of the table fits, a card too.
    for name in ("Hand", "City", "Log", "Act"):
        tab(page, name)
        fits(page)
    tab(page, "Hand")
    page.get_by_role("region", name="Your Hand").get_by_role("button").first.tap()
    card = page.get_by_role("dialog")
    expect(card).to_be_visible()
    fits(page)
    card.get_by_role("button", name="Back").tap()
    expect(card).to_have_count(0)

    # The turn ends, and after the computer's the next one begins.
    tab(page, "Act")
    page.get_by_role("button", name="End turn").tap()
    expect(table.question(page)).to_contain_text("What do you build?", timeout=table.LONG)
    fits(page)


def set_up(page: Page) -> None:
    """Answer until the first own turn: who begins, where the hero stands, the opening hand."""
    question = table.question(page)
    while True:
        table.wait_until_asked(page)
        words = question.inner_text()
        if "build" in words:
            return
        if "stand" in words:
            tap_field(page, 330, 560)
            page.get_by_role("button", name="Confirm").tap()
            expect(table.creature(page, HERO)).to_be_visible()
        elif "Keep" in words:
            question.get_by_role("button", name=re.compile("^Keep")).tap()
        else:
            question.get_by_role("listitem").or_(question.locator(".seats")).get_by_role("button").first.tap()
        expect(question).not_to_have_text(words)
