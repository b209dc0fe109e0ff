"""Quests in a browser: a game alone and one against a player, each to its end."""

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
    quests: {wolves-at-the-gate: {tally: [1, 0]}, the-watchfire: {terrains: [fire]}}
  second:
    deck: [open-graves, marrow-frost]
    graveyard: [knives-in-the-dark]
    creatures:
      grey: {card: wolf, at: [10, 55]}
      black: {card: wolf, at: [50, 55]}
      robber: {card: bandit, at: [30, 7]}
terrains:
  fire: {card: watchfire, centre: [44, 45], radius: 2}
turn: first
"""
"""The Hero's deck is empty, so that the game ends after this round; the bandit can reach the Hero."""
AGAINST = """
mode: quest-pvp
seats:
  first:
    hero: {card: brissa-de-molforn, called: brissa, activated: yes, at: [30, 2]}
    honour: 16
    quests: {the-watchfire: {terrains: [fire]}}
  second:
    deck: [road-robbers]
    hand: [trail-of-the-pack]
    creatures:
      grey: {card: wolf, at: [10, 55]}
terrains:
  fire: {card: watchfire, centre: [44, 45], radius: 2}
turn: first
"""
"""The Hero's deck is empty here too: after the Overlord's turn the honour is counted."""


def seated(server: Server, mode: str, overlord: str) -> list[str]:
    """The tokens of the seats of a new table that people have at this screen."""
    seats = [{"player": "human", "deck": "brissa"}, {"player": overlord}]
    wanted = {"game": "classic", "mode": mode, "edition": "en2", "seats": seats}
    tokens: list[str] = post_table(server.address, wanted)["seats"]
    return tokens


def overlord(page: Page) -> Locator:
    """The Overlord's panel."""
    return page.get_by_role("region", name="The Overlord", exact=True)


def coming(page: Page) -> Locator:
    """The Overlord's turn as it is foretold."""
    return page.get_by_role("region", name="What comes next")


@pytest.mark.parametrize("position", [ALONE])
def test_a_game_alone_to_its_end(servers: Servers, position: str, open_page: Open) -> None:
    """The scale, the Overlord, quests and what comes; choosing within a kind; dice cards; the end."""
    token = seated(servers(position), "quest-pve", "greedy")[0]
    page = open_page(f"#/table/{token}", animations=False)
    expect(page.get_by_role("img", name=re.compile("^Honour 9, the Overlord's Rage 6"))).to_be_visible()
    expect(page.locator("[data-region=quests] .next")).to_have_text("10")
    expect(overlord(page)).to_contain_text("3/16")
    expect(overlord(page)).to_contain_text("Knives in the Dark")
    expect(overlord(page)).not_to_contain_text("City")

    quest = page.get_by_role("button", name=re.compile("^Quest Wolves at the Gate"))
    expect(quest).to_contain_text("1/2")
    quest.click()
    expect(quest).to_have_attribute("aria-expanded", "true")

    expect(coming(page)).to_contain_text("Bandit goes to Brissa and attacks")
    expect(coming(page)).to_contain_text("By its pattern: Attacks the weakest of your creatures")
    expect(coming(page)).not_to_contain_text("it seeks")
    expect(coming(page)).to_contain_text("2 quests are active, so the Overlord draws a card")
    coming(page).get_by_role("button", name="Show on the field").click()
    expect(page.locator("[data-foretold]")).to_have_count(3)

    # The turn is ended by a key, taken back and ended again; the dice card has odds, and no split of its own.
    page.keyboard.press("e")
    expect(table.question(page)).to_contain_text("Dice card, turned over after your split")
    expect(page.get_by_text("Wounds to Brissa in %")).to_be_visible()
    expect(page.get_by_text("would then answer")).to_have_count(0)
    page.keyboard.press("u")
    expect(table.question(page)).to_contain_text("Your turn.")
    page.keyboard.press("e")
    table.question(page).get_by_role("button", name=re.compile("^Roll with")).press("Enter")
    expect(table.question(page)).to_contain_text("Which of the Overlord's creatures acts next?")
    expect(page.locator("[data-foretold]")).to_have_count(2)
    coming(page).get_by_role("button", name=re.compile("Wolf 2 goes towards")).press("Enter")

    expect(table.over(page)).to_be_visible()
    expect(page.get_by_role("table", name="Honour").get_by_role("row")).to_have_count(5)
    expect(page.get_by_role("list", name="Results by Honour").locator("[aria-current]")).to_have_count(1)

    # The game is watched again, with its honour and quests at each step.
    page.get_by_role("link", name="Replay").first.click()
    expect(page.locator(".controls .where")).to_have_text(re.compile(r"^Step 0 of \d+"))
    expect(page.get_by_role("img", name=re.compile("^Honour 9, the Overlord's Rage 6"))).to_be_visible()
    expect(table.creature(page, "Bandit")).to_have_count(1)


@pytest.mark.parametrize("position", [AGAINST])
def test_the_overlords_seat_plays_to_the_end(servers: Servers, position: str, open_page: Open) -> None:
    """The Hero ends the turn; the Overlord plays a card for rage and ends its own; both see the result."""
    server = servers(position)
    seats = [{"player": "human", "deck": "brissa"}, {"player": "human"}]
    made = post_table(
        server.address, {"game": "classic", "mode": "quest-pvp", "edition": "en2", "seats": seats}
    )
    hero = open_page(f"#/table/{made['seats'][0]}", animations=False)
    dark = open_page(f"#/table/{made['seats'][1]}", animations=False)
    table.end_turn(hero).click()

    expect(table.question(dark)).to_contain_text("Your turn.")
    expect(overlord(dark)).to_contain_text("that is you")
    expect(overlord(dark)).to_contain_text("10/10")
    card = dark.get_by_role("region", name=re.compile("^Your Hand")).get_by_role("button").first
    expect(card).to_have_accessible_name(re.compile("Trail of the Pack, .*2 Rage"))
    card.click()
    dark.get_by_role("button", name="Play “Trail of the Pack”", exact=True).click()
    expect(table.question(dark)).to_contain_text("Where")
    table.click_field(dark, 300, 584)
    expect(overlord(dark)).to_contain_text("2/12")
    expect(overlord(dark)).to_contain_text("8/10")
    table.strip(dark).get_by_role("button", name="End turn").click()
    dark.get_by_role("button", name="Pass and end turn").click()

    for page in (hero, dark):
        expect(table.over(page)).to_be_visible()
        expect(page.get_by_role("list", name="Results by Honour").locator("[aria-current]")).to_have_text(
            re.compile("Draw")
        )


def test_two_people_at_one_screen_begin_a_quest_against_each_other(servers: Servers, open_page: Open) -> None:
    """The Overlord brings no deck and still sits down, so that the game begins with the Hero's question."""
    tokens = seated(servers(""), "quest-pvp", "human")
    page = open_page(f"#/table/{'/'.join(tokens)}", animations=False)
    expect(page.get_by_role("heading", name="Player 1, it is your turn.")).to_be_visible()
