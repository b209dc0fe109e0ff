"""Classic tables of three and four seats: sides, names and panels, by links and at phones."""

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

DECKS: Final = ("brissa", "roland", "aurelis", "thibaut")
BELOW: Final = re.compile(r"\([\d.]+ 5[4-9]\d(\.\d+)?\)")
"""The place of a hero that was put at the edge below: the field has 600 mm."""


@pytest.fixture
def server(launcher: Launcher, tmp_path: Path) -> Iterator[Server]:
    """A server of its own, for its names."""
    with serving(launcher, tmp_path / "games.sqlite") as running:
        yield running


def make_table(server: Server, mode: str, *players: str) -> Any:
    """A table with these players, as TableMade."""
    seats = [
        {"player": player} if player == "open" else {"player": player, "deck": deck}
        for player, deck in zip(players, DECKS, strict=False)
    ]
    return post_table(server.address, {"game": "classic", "mode": mode, "edition": "en2", "seats": seats})


def path(token: str) -> str:
    return f"#/table/{token}"


def opponent(page: Page, name: str) -> Locator:
    """The panel of one of the others."""
    return page.get_by_role("region", name=name, exact=True)


def expect_own_side_below(page: Page) -> None:
    """The own hero was put at the edge that this page shows below."""
    hero = table.field(page).get_by_role("option", name=re.compile("your hero"))
    expect(hero).to_have_attribute("transform", BELOW)


def play_a_turn_each(*pages: Page) -> None:
    """Everybody at these pages ends a turn."""
    game = table.Game(*pages)
    for _ in range(table.MOST):
        if all(game.turns(page) for page in pages):
            return
        assert game.go_on(), "the game was over before"
        if game.did[-1][1] == "hero":
            table.who_is_asked(*pages)
            expect_own_side_below(game.did[-1][0])
    raise AssertionError(f"not everybody has ended a turn in {table.MOST} answers")


def test_four_play_by_links_and_go_on_without_one_of_them(open_page: Open, server: Server) -> None:
    made = make_table(server, "four", "human", "open", "gentle", "open")
    first = open_page(path(made["seats"][0]), animations=False)
    for number in ("2", "4"):
        expect(first.get_by_role("textbox", name=f"Link for seat {number}")).to_be_visible()
    second, fourth = (open_page(path(one["token"]), animations=False) for one in made["invitations"])
    table.sit_down(second, "Lise", "Roland")
    table.join(fourth, "Otto", "Brissa")
    play_a_turn_each(first, second, fourth)

    for name in ("Lise", "The computer", "Otto"):
        expect(opponent(first, name)).to_be_visible()
    assert faults(first) == []
    # One City is seen at a time, and our own all the time.
    lise, otto = (first.get_by_role("button", name=f"City of {name}") for name in ("Lise", "Otto"))
    lise.click()
    otto.click()
    expect(lise).to_have_attribute("aria-expanded", "false")
    expect(otto).to_have_attribute("aria-expanded", "true")
    # Digits mean seats while the focus is in their column.
    otto.press("2")
    expect(lise).to_have_attribute("aria-expanded", "true")
    expect(otto).to_have_attribute("aria-expanded", "false")

    table.give_up(second)
    for page in (first, fourth):
        expect(opponent(page, "Lise")).to_contain_text(re.compile(r"out on turn \d"))
    expect(table.selection(second)).to_contain_text("You are out of the game. You may watch it to its end.")
    play_a_turn_each(first, fourth)
    expect(table.over(first)).to_have_count(0)


def test_three_have_room_on_a_phone(open_page: Open, server: Server) -> None:
    made = make_table(server, "three", "human", "random", "random")
    page = open_page(path(made["seats"][0]), phone=True)
    table.wait_until_asked(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []
    for name in ("Computer 1", "Computer 2"):
        tile = opponent(page, name).get_by_role("button", name=re.compile("3 of 33 Prosperity"))
        tile.click()
        expect(tile).to_have_attribute("aria-expanded", "true")
        expect(
            page.get_by_role("tabpanel", name="Seats").get_by_role("region").first
        ).to_have_accessible_name(name)
    expect(page.get_by_role("region", name="Order of play")).to_be_visible()


def test_a_replay_of_three_leaves_a_phone_its_field(open_page: Open, server: Server) -> None:
    """The menu stands beside the tiles, and nothing covers the field that a replay has no answer to."""
    made = make_table(server, "three", "human", "open", "random")
    first = open_page(path(made["seats"][0]), animations=False)
    second = open_page(path(made["invitations"][0]["token"]), animations=False)
    table.join(second, "Otto", "Brissa")
    for page in (first, second):
        table.give_up(page)
    link = first.get_by_role("link", name="Replay").get_attribute("href")
    assert link is not None
    phone = open_page(link, phone=True, animations=False)
    expect(phone.locator(".controls .where")).to_have_text(re.compile("^Step 0 of"))
    expect(table.field(phone)).to_be_visible()

    menu, tiles, strip = (
        one.bounding_box()
        for one in (
            phone.get_by_role("button", name="Menu"),
            phone.locator(".tiles"),
            phone.locator(".phone > .strip"),
        )
    )
    assert menu is not None
    assert tiles is not None
    assert menu["y"] >= tiles["y"]
    assert menu["y"] + menu["height"] <= tiles["y"] + tiles["height"] + 1
    assert menu["x"] >= tiles["x"] + tiles["width"] - 1
    assert strip is None or strip["height"] <= 1
    expect(phone.get_by_role("button", name="What enemies could reach and shoot")).to_have_count(0)
    assert faults(phone) == []


def test_allies_are_told_from_enemies(open_page: Open, server: Server) -> None:
    made = make_table(server, "teams", "human", "random", "random", "random")
    page = open_page(path(made["seats"][0]), animations=False)
    table.Game(page).until("keep")
    expect(page.get_by_role("heading", name="Your team").locator("..")).to_contain_text("33 and 9/9 each")
    expect(page.get_by_role("heading", name="Opponents").locator("..")).to_contain_text("2 heroes to fall")
    order = page.get_by_role("region", name="Order of play").get_by_role("listitem")
    for name in ("You", "Computer 1", "Computer 2", "Computer 3"):
        expect(order.filter(has_text=name)).to_have_count(1)
    expect(table.creature(page, "Roland")).to_have_accessible_name(re.compile("allied hero, of Computer 1"))
    expect(table.creature(page, "Thibaut")).to_have_accessible_name(re.compile("enemy hero, of Computer 3"))


def test_three_are_set_up_by_keyboard_and_a_side_is_picked_on_the_field(open_page: Open) -> None:
    """In the dialog of the first page; the side with a click on it, as in the list."""
    page = open_page("", animations=False)
    page.get_by_role("button", name="Set up").press("Enter")
    page.get_by_role("radio", name="Duel").press("ArrowRight")
    expect(page.get_by_role("radio", name="Three players")).to_be_checked()
    for number in (2, 3):
        page.get_by_role("combobox", name=f"Who plays player {number}").press("ArrowDown")
    page.get_by_role("dialog").get_by_role("button", name="Begin").press("Enter")
    expect(table.question(page)).to_contain_text("From which corner")
    page.locator("[data-object=s1] .touch").click(force=True)
    expect(table.question(page)).to_contain_text("Where on your own side")
