"""A game of four in four browsers: a hero falls, somebody comes back, and the others play on."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.browser.test_many_seats import make_table, opponent, path, play_a_turn_each
from tests.serving import Server

STRONG: Final = """
mode: four
seats:
  first:
    hero: {called: lion, name: Lion, strength: 9, health: 9, at: [30, 30], movement: M}
    deck: [a, b, c, d]
  second:
    hero: {called: bear, name: Bear, strength: 0, health: 1, at: touching lion, movement: M}
    deck: [a, b, c, d]
  third:
    hero: {called: wolf, name: Wolf, strength: 2, health: 9, at: [50, 50], movement: M}
    deck: [a, b, c, d]
  fourth:
    hero: {called: hawk, name: Hawk, strength: 2, health: 9, at: [50, 10], movement: M}
    deck: [a, b, c, d]
"""


@pytest.fixture
def position() -> str:
    return STRONG


def test_four_go_on_when_a_hero_falls_and_one_comes_back(open_page: Open, server: Server) -> None:
    """The player who fell is shown as out everywhere, also to the one who reloads."""
    made = make_table(server, "four", "human", "open", "open", "open")
    first = open_page(path(made["seats"][0]), animations=False)
    others = [open_page(path(one["token"]), animations=False) for one in made["invitations"]]
    for page, name in zip(others, ("Lise", "Otto", "Mara"), strict=True):
        table.sit_down(page, name, "Roland")
    second, third, fourth = others
    for page in (first, *others):
        expect(table.creature(page, "Bear")).to_be_visible()
    game = table.Game(first)
    game.until("fight")
    game.until("split")
    for page in (first, third, fourth):
        expect(opponent(page, "Lise")).to_contain_text("out on turn 1")
        expect(table.creature(page, "Bear")).to_have_count(0)

    third.reload()
    expect(table.creature(third, "Wolf")).to_be_visible()
    expect(opponent(third, "Lise")).to_contain_text("out on turn 1")
    play_a_turn_each(first, third, fourth)
    expect(table.over(second)).to_have_count(0)
