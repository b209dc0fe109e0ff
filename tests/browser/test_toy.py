"""A game without pages of its own, with three seats: from the lobby, by links, at one screen, on a phone."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.browser.watching import faults
from tests.serving import Launcher, Server, post_table, serving

STEPS: Final = 400
"""Answers after which a game of lanterns is over."""


@pytest.fixture
def server(launcher: Launcher, tmp_path: Path) -> Iterator[Server]:
    """A server that has the toy game too."""
    with serving(
        launcher, tmp_path / "games.sqlite", rulebook="tests.toy.lanterns.rulebook:LANTERNS"
    ) as running:
        yield running


def make_table(server: Server, *players: str) -> Any:
    """A table with these players, as TableMade."""
    wanted = {"game": "lanterns", "mode": "storm", "edition": "pocket"}
    return post_table(server.address, {**wanted, "seats": [{"player": one} for one in players]})


def path(*tokens: str) -> str:
    return f"#/table/{'/'.join(tokens)}"


def options(page: Page) -> Locator:
    """The options that can be answered now."""
    return table.question(page).locator(".controls button:not([aria-disabled=true])")


def seat(page: Page, name: str) -> Locator:
    """A player at the table."""
    return page.get_by_role("main").get_by_role("region", name=name, exact=True)


def answer(page: Page, choice: re.Pattern[str]) -> None:
    """Answer with an option of these words, else with the first."""
    table.wait_until_asked(page)
    asked = options(page)
    wanted = asked.filter(has_text=choice)
    (wanted if wanted.count() else asked).first.click()


def test_a_game_from_the_lobby_is_played_to_its_end(open_page: Open) -> None:
    page = open_page(animations=False)
    page.get_by_role("radio", name="Lanterns").check(force=True)
    expect(page.get_by_role("heading", name="Lanterns")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Begin").click()

    # Two sit above, one below; sides are told, since two seats share one.
    expect(seat(page, "You")).to_contain_text("side 1")
    expect(seat(page, "Computer 1")).to_contain_text("side 1")
    expect(seat(page, "Computer 2")).to_contain_text("side 2")
    above, below = (page.locator(f".round > .{place} > section") for place in ("above", "below"))
    expect(above).to_have_count(2)
    expect(below).to_have_count(1)
    table.wait_until_asked(page)
    assert faults(page) == []

    log = page.get_by_role("region", name="Log")
    for _ in range(STEPS):
        if not table.wait_until_asked(page):
            break
        answer(page, re.compile("^Walk"))
    expect(table.over(page)).to_be_visible()
    expect(log).to_contain_text("L-TURN-01")
    page.get_by_role("link", name="To the home page").click()
    expect(page.get_by_text("Finished: 1")).to_be_visible()


def test_three_people_allow_an_undo_and_play_on_without_one_of_them(open_page: Open, server: Server) -> None:
    made = make_table(server, "human", "open", "open")
    links = [made["seats"][0], *[one["token"] for one in made["invitations"]]]
    first = open_page(path(links[0]))
    for number in ("2", "3"):
        expect(first.get_by_role("textbox", name=f"Link for seat {number}")).to_be_visible()
    second, third = (open_page(path(link)) for link in links[1:])

    # The second player has answered since, so all others are asked.
    answer(first, re.compile("^Swift"))
    table.wait_until_asked(second)
    answer(second, re.compile("^Steady"))
    table.wait_until_asked(first)
    first.get_by_role("button", name="Undo").click()
    first.get_by_role("button", name="Ask").click()
    for page in (second, third):
        table.messages(page).get_by_role("button", name="Allow").click()
        if page is second:
            expect(table.messages(page)).to_contain_text("The game waits for the others.")
    table.wait_until_asked(first)
    expect(options(first)).to_have_count(5)

    # A keeper gives up: it is out, and the others play on.
    first.get_by_role("button", name="Menu").click()
    first.get_by_role("button", name="Concede").click()
    sure = first.get_by_role("group", name="Concede the game?")
    expect(sure).to_contain_text("The others play on without you.")
    sure.get_by_role("button", name="Concede").click()
    expect(seat(third, "Player 1")).to_contain_text("out of the game")
    expect(seat(first, "You")).to_contain_text("out of the game")
    table.wait_until_asked(second)
    expect(table.over(second)).to_have_count(0)


def test_three_at_one_screen_hide_their_hands(open_page: Open, server: Server) -> None:
    made = make_table(server, "human", "human", "human")
    page = open_page(path(*made["seats"]))
    for name in ("Player 1", "Player 2"):
        cover = page.get_by_role("heading", name=f"{name}, it is your turn.")
        expect(cover).to_be_visible()
        hold = page.get_by_role("button", name="Hold to show")
        hold.hover()
        page.mouse.down()
        expect(cover).to_have_count(0)
        page.mouse.up()
        expect(table.question(page)).to_contain_text(f"{name}:")
        options(page).first.click()
    # The table does not turn between them.
    expect(page.locator(".round > .below > section")).to_contain_text("Player 1")


def test_a_phone_has_room_for_all_of_it(open_page: Open, server: Server) -> None:
    made = make_table(server, "human", "prudent", "prudent")
    page = open_page(path(*made["seats"]), phone=True)
    table.wait_until_asked(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []
    options(page).first.tap()
    expect(page.get_by_role("region", name="Log")).to_contain_text("lantern: Swift")
