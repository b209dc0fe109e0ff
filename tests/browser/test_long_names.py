"""Long names stay whole in the narrow column of a laptop, both Cities fit, and the field has short names."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.serving import Server

CUT: Final = """all => all
  .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.textContent)"""
"""The names that are wider or higher than their room."""

CITY: Final = [
    "venom-still",
    "star-temple",
    "theatre-of-masks",
    "clan-of-the-paper-lantern",
    "hall-of-ancestral-blades",
    "devastator-swarm",
    "spinner-swarm",
    "house-of-the-dawn-spring",
    "order-of-the-sacred-flame",
    "tavern",
    "barracks",
    "smithy",
]
"""The longest names in German and Russian, and three more."""
NAMES: Final = {
    "de": ("Clan der", "Roland", "Grier 2"),
    "fr": ("Clan de", "Roland", "Greer 2"),
    "ru": ("Клан", "Роланд", "Грир 2"),
}


@pytest.fixture
def position() -> str:
    """Full Cities of the longest names, with relics and tactics, and heroes with titles."""
    return f"""
seats:
  first:
    hero: {{card: brissa-de-molforn, at: [30, 10]}}
    relics: [duellists-buckler]
    tactics: [return-fire]
    city: {CITY}
  second:
    hero: {{card: roland-the-proud, at: [30, 50]}}
    creatures:
      greer: {{card: greer-the-stubborn, at: [36, 50]}}
      other: {{card: greer-the-stubborn, at: [42, 50]}}
    relics: [duellists-buckler]
    tactics: [return-fire]
    city: {CITY}
turn: first
"""


@pytest.mark.parametrize("language", NAMES)
def test_no_name_is_cut_and_no_column_scrolls(open_page: Open, server: Server, language: str) -> None:
    page = open_page(
        table.seat_link(server),
        language=language,
        animations=False,
        before=lambda one: one.set_viewport_size({"width": 1280, "height": 720}),
    )
    clan, roland, greer = NAMES[language]
    names = page.locator("[data-region=city] .name")
    expect(names).to_have_count(12)
    expect(names.nth(3)).to_contain_text(clan)
    assert names.evaluate_all(CUT) == []
    assert page.locator("div.left").evaluate("(one) => one.scrollHeight <= one.clientHeight")
    called = page.locator("[data-region=field] text.name")
    expect(called.filter(has_text=roland)).to_have_text(roland)
    expect(called.filter(has_text=greer)).to_have_text(greer)
