"""A turn on a phone of 390 x 844 by touch, and nothing wider than the screen."""

import re
from itertools import count
from time import time

from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.serving import Server

HERO = "Brissa de Molforn, your hero"
"""The opponent may have the same one."""
ROLAND = "roland"
STEPS = 6
SLOWLY = 0.2
"""Seconds between two steps of a finger."""
FINGERTIP = 44
TWICE = "document.documentElement.style.fontSize = '175%'"
"""As with a browser whose text is set to twice its size; the page has 87.5 % of it."""


def fits(page: Page) -> None:
    """Nothing has to be scrolled sideways."""
    page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")


def tap_field(page: Page, x: float, y: float) -> None:
    """Tap a place of the field, in millimetres of the drawing."""
    table.at_rest(page)
    page.touchscreen.tap(*table.pixels(page, x, y))


class Fingers:
    """One finger or two on the screen, by a clock of their own: so slow that nothing flings."""

    def __init__(self, page: Page) -> None:
        self.touch = page.context.new_cdp_session(page)
        self.begin = time()
        self.moments = count()

    def send(self, kind: str, *points: tuple[float, float]) -> None:
        """The touch events of a browser."""
        sent = {
            "type": kind,
            "touchPoints": [{"x": left, "y": top, "id": at} for at, (left, top) in enumerate(points)],
            "timestamp": self.begin + next(self.moments) * SLOWLY,
        }
        self.touch.send("Input.dispatchTouchEvent", sent)

    def go(self, *ways: tuple[tuple[float, float], tuple[float, float]]) -> None:
        """Each finger goes down at the beginning of its way and is lifted at its end, all together."""
        for fingers in range(1, len(ways) + 1):
            self.send("touchStart", *[begin for begin, _ in ways[:fingers]])
        for step in (*range(1, STEPS + 1), STEPS):
            part = step / STEPS
            self.send("touchMove", *[(x + (u - x) * part, y + (v - y) * part) for (x, y), (u, v) in ways])
        self.send("touchEnd")


def drag_by_touch(page: Page, name: str, by: tuple[float, float]) -> None:
    """Put a finger on a creature and lift it this many pixels away."""
    table.at_rest(page)
    x, y = table.pixels(page, *table.place_of(page, name))
    Fingers(page).go(((x, y), (x + by[0], y + by[1])))


def box(part: Locator) -> FloatRect:
    """The visible box of an element."""
    found = part.bounding_box()
    assert found is not None
    return found


def too_small(page: Page) -> list[str]:
    """Controls smaller than a fingertip; the touch area of rules in a text is larger than the text."""
    found: list[str] = page.evaluate(
        """(least) => [...document.querySelectorAll('button:not(.rule, .keyword, .handle), a, select')]
            .filter((one) => one.checkVisibility())
            .map((one) => [one.getBoundingClientRect(), one])
            .filter(([room]) => room.width > 0 && Math.min(room.width, room.height) < least - 0.5)
            .map(([room, one]) => `${room.width} x ${room.height}: ${one.outerHTML.slice(0, 120)}`)""",
        FINGERTIP,
    )
    return found


NEARER = """(before) =>
  document.querySelector('[data-region=field] [role=listbox]').getScreenCTM().a > before * 1.4
"""


def nearness(page: Page) -> float:
    """Pixels of a millimetre of the field, when it has come to rest."""
    table.at_rest(page)
    return table.pixels(page, 1, 0)[0] - table.pixels(page, 0, 0)[0]


def tab(page: Page, name: str) -> None:
    """Choose a part of the sheet."""
    page.get_by_role("tablist", name="Parts of the table").get_by_role("tab", name=name).tap()
    expect(page.get_by_role("tabpanel", name=name)).to_be_visible()


def test_a_turn_goes_by_touch(open_page: Open) -> None:
    page = open_page(phone=True, animations=False)
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


def test_a_newcomer_is_guided_and_reads_cards(open_page: Open) -> None:
    page = open_page(phone=True, animations=False)
    page.get_by_role("button", name="Play now").tap()

    # A note comes by itself, goes when it is read, and comes again when it is asked for.
    note = page.get_by_role("region", name="First game")
    expect(note).to_be_visible()
    fits(page)
    assert box(note)["height"] < 0.4 * box(table.field(page))["height"], "the note hides the field"
    note.get_by_role("button", name="Got it").tap()
    expect(note).to_have_count(0)
    again = page.get_by_role("button", name="First game: what is this moment for?")
    again.tap()
    expect(note).to_be_visible()
    assert too_small(page) == []

    # The bar that confirms a place covers nothing of the field.
    question = table.question(page)
    table.wait_until_asked(page)
    if "first turn" in question.inner_text():
        question.locator(".seats").get_by_role("button").first.tap()
    expect(question).to_contain_text("stand?", timeout=table.LONG)
    table.wait_until_asked(page)
    tap_field(page, 330, 560)
    confirm = page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_enabled()
    field = box(table.field(page))
    assert box(page.get_by_role("group", name="The chosen place"))["y"] >= field["y"] + field["height"] - 1
    confirm.tap()

    # What is marked is kept while the Hand is looked at.
    expect(question).to_contain_text("Keep", timeout=table.LONG)
    assert too_small(page) == []
    first = question.locator(".row").first
    first.tap()
    tab(page, "Hand")
    card = page.get_by_role("region", name="Your Hand").get_by_role("button").first
    shown = page.get_by_role("dialog")
    middle = table.middle(card.bounding_box())

    # A long press enlarges a card while the finger is still down, and lifting it does nothing more.
    finger = Fingers(page)
    finger.send("touchStart", middle)
    expect(shown).to_be_visible()
    finger.send("touchEnd")
    expect(shown.get_by_role("button", name="Back")).to_be_visible()
    page.touchscreen.tap(8, 60)
    expect(shown).to_have_count(0)

    # So does a swipe upwards, and nothing scrolls; sideways the Hand does.
    Fingers(page).go((middle, (middle[0], middle[1] - 60)))
    expect(shown).to_be_visible()
    shown.get_by_role("button", name="Back").tap()
    assert page.evaluate("document.querySelector('#sheet-panel').parentElement.scrollTop") == 0
    tab(page, "Act")
    expect(first).to_have_attribute("aria-pressed", "true")


def test_two_fingers_zoom_and_larger_text_fits(open_page: Open, server: Server) -> None:
    page = open_page(table.seat_link(server), phone=True)
    expect(table.field(page)).to_be_visible()
    table.wait_until_asked(page)

    # The note for newcomers lies over the field until it is read.
    note = page.get_by_role("region", name="First game")
    note.get_by_role("button", name="Got it").tap()
    expect(note).to_have_count(0)

    # The place between two fingers stays between them while the field comes nearer; the page itself does not.
    field = box(table.field(page))
    x, y = field["x"] + field["width"] / 2, field["y"] + field["height"] / 2
    before = nearness(page)
    Fingers(page).go(((x - 40, y), (x - 60, y)), ((x + 40, y), (x + 60, y)))
    page.wait_for_function(NEARER, arg=before)
    assert page.evaluate("visualViewport.scale") == 1

    # Text of twice the size neither overflows nor cuts names.
    page.evaluate(TWICE)
    for name in ("Hand", "City", "Log", "Act"):
        tab(page, name)
        fits(page)
    other = page.get_by_role("region", name="The computer").locator("b").first
    page.wait_for_function(
        "(one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight",
        arg=other.element_handle(),
    )
    page.get_by_role("button", name="Menu").tap()
    menu = page.get_by_role("dialog", name="Menu")
    expect(menu).to_be_visible()
    page.wait_for_function("(one) => one.scrollWidth <= one.clientWidth", arg=menu.element_handle())


def test_text_of_twice_the_size_leaves_the_window_its_height(open_page: Open, server: Server) -> None:
    page = open_page(table.seat_link(server))
    expect(table.field(page)).to_be_visible()
    table.wait_until_asked(page)
    page.evaluate(TWICE)
    page.wait_for_function("document.documentElement.scrollHeight <= innerHeight")
    fits(page)


def set_up(page: Page) -> None:
    """Answer until our first turn: the first player, the hero's place, the opening hand."""
    question = table.question(page)
    for _ in range(table.MOST):
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
    raise AssertionError("nothing is built")
