"""Long names of buildings stay whole in the narrow column of a laptop."""

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


@pytest.fixture
def position() -> str:
    """A City of the longest names in German and Russian."""
    return """
seats:
  first:
    hero: {card: brissa-de-molforn, at: [30, 10]}
    city:
    - venom-still
    - star-temple
    - theatre-of-masks
    - clan-of-the-paper-lantern
    - hall-of-ancestral-blades
    - devastator-swarm
    - spinner-swarm
    - house-of-the-dawn-spring
    - order-of-the-sacred-flame
  second:
    hero: {card: roland-the-proud, at: [30, 50]}
turn: first
"""


@pytest.mark.parametrize("language", ["de", "ru"])
def test_no_name_of_a_building_is_cut(open_page: Open, server: Server, language: str) -> None:
    page = open_page(
        table.seat_link(server),
        language=language,
        animations=False,
        before=lambda one: one.set_viewport_size({"width": 1280, "height": 720}),
    )
    names = page.locator("[data-region=city] .name")
    expect(names).to_have_count(9)
    expect(names.nth(3)).to_contain_text({"de": "Clan der", "ru": "Клан"}[language])
    assert names.evaluate_all(CUT) == []
