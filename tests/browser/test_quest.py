"""Quests in a browser: a game alone to its end."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import table
from tests.browser.conftest import Open, Servers
from tests.serving import Server, post_table

ALONE = """
mode: quest-pve
seats:
  first:
    hero: {card: brissa-de-molforn, called: brissa, activated: yes, at: [30, 2]}
    honour: 9
    prosperity: 5
    quests: {wolves-at-the-gate: {tally: [1, 0]}}
  second:
    deck: [open-graves, marrow-frost]
    creatures:
      grey: {card: wolf, at: [10, 55]}
turn: first
"""
"""The Hero's deck is empty, so that the game ends after this round."""


def seated(server: Server, mode: str, overlord: str) -> list[str]:
    """The tokens of the seats of a new table that people have at this screen."""
    seats = [{"player": "human", "deck": "brissa"}, {"player": overlord}]
    wanted = {"game": "classic", "mode": mode, "edition": "en2", "seats": seats}
    tokens: list[str] = post_table(server.address, wanted)["seats"]
    return tokens


def quests(page: Page) -> Locator:
    """The band above the field."""
    return page.get_by_role("region", name="Quests and the Overlord")


@pytest.mark.parametrize("position", [ALONE])
def test_a_game_alone_to_its_end(servers: Servers, position: str, open_page: Open) -> None:
    """The scale, progress and the Overlord's next steps; then its turn and the rank at the end."""
    token = seated(servers(position), "quest-pve", "greedy")[0]
    page = open_page(f"#/table/{token}", animations=False)
    expect(quests(page)).to_contain_text("9 Honour")
    expect(quests(page)).to_contain_text("6 Rage")
    expect(quests(page)).to_contain_text("Wolves at the Gate")
    expect(quests(page)).to_contain_text("1/2")
    expect(quests(page).get_by_text("What comes next (1)")).to_be_visible()
    table.end_turn(page).click()
    expect(table.over(page)).to_be_visible()
    expect(page.get_by_text(re.compile("rank: wanderer")).first).to_be_visible()


def test_two_people_at_one_screen_begin_a_quest_against_each_other(servers: Servers, open_page: Open) -> None:
    """The Overlord brings no deck and still sits down, so that the game begins with the Hero's question."""
    tokens = seated(servers(""), "quest-pvp", "human")
    page = open_page(f"#/table/{'/'.join(tokens)}", animations=False)
    expect(page.get_by_role("heading", name="First player, it is your turn.")).to_be_visible()
