"""A crowd of ten: names, health and sides stay readable, and the fight can be seen from near."""

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from signum.classic.cards.sets import shipped
from tests.browser import table
from tests.browser.conftest import Open
from tests.serving import Server

OWN: Final = {
    "brissa-de-molforn": (28.4, 30),
    "greer-the-stubborn": (31.7, 30.2),
    "garrus-the-crossbowman": (25.2, 30.4),
    "severus-the-veteran-legionary": (34.9, 31),
    "cordelia-the-crusader": (30.2, 27.1),
}
THEIRS: Final = {
    "roland-the-proud": (28.2, 33.2),
    "gurm-gatebreaker": (31.4, 33.6),
    "shailis-soul-huntress": (25, 33.8),
    "berthe-of-the-walls": (34.6, 34.4),
    "bran-the-knife-thrower": (29.8, 36.6),
}
COVERED: Final = """() => {
  const boxes = [...document.querySelectorAll('[data-region=field] text.name')]
    .map((one) => one.getBoundingClientRect());
  const bases = [...document.querySelectorAll('[data-object^=c] .piece > circle:first-child')]
    .map((one) => one.getBoundingClientRect());
  const covers = (box, base) => {
    const [x, y] = [(base.left + base.right) / 2, (base.top + base.bottom) / 2];
    const dx = Math.max(box.left - x, 0, x - box.right);
    const dy = Math.max(box.top + 3 - y, 0, y - box.bottom + 3);
    return Math.hypot(dx, dy) < base.width / 2 - 1;
  };
  return boxes.filter((box) => bases.some((base) => covers(box, base))).length;
}"""


def position() -> str:
    """Five on each side, base to base."""

    def creature(id: str, at: tuple[float, float], wounds: int) -> dict[str, Any]:
        card = shipped()[id]
        figures = {"strength": card.strength, "health": max(2, card.health), "movement": "M"}
        return {**figures, "name": dict(card.names), "at": list(at), "wounds": wounds}

    seats = {}
    for seat, places in (("first", OWN), ("second", THEIRS)):
        (hero, at), *others = places.items()
        seats[seat] = {
            "hero": {"called": hero, **creature(hero, at, 1)},
            "creatures": {id: creature(id, at, 1) for id, at in others},
            "deck": ["tavern"] * 3,
        }
    return json.dumps({"seats": seats, "turn": "first"})


@pytest.fixture(name="position")
def crowd() -> str:
    """The crowd."""
    return position()


def opened(open_page: Open, server: Server, *, phone: bool = False) -> Page:
    """The first seat's table."""
    page = open_page(table.seat_link(server), phone=phone)
    expect(table.creature(page, "Brissa")).to_be_visible()
    return page


@pytest.mark.parametrize("phone", [False, True])
def test_names_with_health_cover_no_miniature(open_page: Open, server: Server, phone: bool) -> None:
    page = opened(open_page, server, phone=phone)
    names = table.field(page).locator("text.name")
    expect(names).to_have_count(10)
    for one in names.all():
        expect(one).to_have_text(re.compile(r" \d+/\d+$"))
    page.wait_for_function(f"() => ({COVERED})() === 0")


def test_own_miniatures_stand_in_front_and_each_player_has_a_colour(open_page: Open, server: Server) -> None:
    page = opened(open_page, server)
    tokens = page.locator("[data-object^=c]")
    expect(tokens).to_have_count(10)
    spoken = [one.get_attribute("aria-label") or "" for one in tokens.all()]
    assert ["enemy" in one for one in spoken] == [True] * 5 + [False] * 5
    rims = [one.locator(".piece circle").nth(1).get_attribute("stroke") for one in tokens.all()]
    assert len(set(rims[:5])) == len(set(rims[5:])) == 1
    assert rims[0] != rims[5]


def test_a_key_and_a_button_go_near_to_the_fight(open_page: Open, server: Server) -> None:
    page = opened(open_page, server)
    width = "document.querySelector('[data-object^=c] .piece > circle').getBoundingClientRect().width"
    table.at_rest(page)
    before = page.evaluate(width)
    page.keyboard.press("g")
    page.wait_for_function(f"() => {width} > {2 * before}")
    for one in page.locator("[data-object^=c]").all():
        expect(one).to_be_in_viewport(ratio=0.9)
    page.get_by_role("button", name="The whole battlefield").click()
    page.wait_for_function(f"() => {width} < {1.1 * before}")
    page.get_by_role("button", name="Zoom in on the fight").click()
    page.wait_for_function(f"() => {width} > {2 * before}")
