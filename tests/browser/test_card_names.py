"""The names on cards in hand at a laptop: no word is broken."""

import pytest

from tests.browser import table
from tests.browser.conftest import Open
from tests.serving import Server

LAPTOP = {"width": 1280, "height": 720}
POSITION = """
seats:
  first:
    hero: {called: brissa-de-molforn, name: Brissa, strength: 2, health: 7, movement: M, at: [30, 3]}
    hand: [garrus-the-crossbowman, severus-the-veteran-legionary, shailis-soul-huntress, catacomb-sentinel,
      bran-the-knife-thrower, garrus-the-crossbowman]
    deck: [tavern, tavern, tavern]
  second:
    hero: {called: roland-the-proud, name: Roland, strength: 2, health: 7, movement: M, at: [30, 57]}
    deck: [tavern, tavern, tavern]
turn: first
"""
WHOLE = """(count) => {
  const names = [...document.querySelectorAll('[data-region=hand] .card .name')];
  return names.length === count && names.every(({ firstChild: text }) => text?.data && !broken(text).length);
  function broken(text) { return [...text.data.matchAll(/[^\\s-]+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
  }); }
}"""
"""Whether so many cards have their names, and no word of one stands on two lines."""


@pytest.fixture
def position() -> str:
    """Six cards with long names in hand."""
    return POSITION


@pytest.mark.parametrize("language", ["en", "fr", "de", "ru"])
def test_no_word_of_a_name_is_broken(open_page: Open, server: Server, language: str) -> None:
    page = open_page(table.seat_link(server), language=language)
    page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    page.wait_for_function(WHOLE, arg=6)
