"""Axe finds no serious fault: on pages, at the table with each panel open, dark, light, small."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.browser.watching import faults
from tests.serving import Server, make_table
from tests.times import TIMES

POSITION = """
seats:
  first:
    prosperity: 9
    hero: {card: brissa-de-molforn, at: [30, 10], wounds: 2}
    creatures:
      amaury: {name: Amaury, strength: 3, health: 4, movement: M, at: [20, 20]}
      greer: {card: greer-the-stubborn, at: [45, 12], activated: yes, armour: 1}
    hand: [garrus-the-crossbowman, gilded-blade, cunning-trick]
    city: [shooting-range, {card: temple, tapped: yes}, smithy]
    plans: [tavern, barracks, mint]
    tactics: [return-fire]
    deck: [tavern, tavern, tavern, tavern, tavern]
  second:
    hero: {card: roland-the-proud, at: [30, 50]}
    creatures:
      cordelia: {card: cordelia-the-crusader, at: touching amaury, wounds: 1}
    city: [arena]
    deck: [tavern, tavern, tavern, tavern, tavern]
terrains:
  forest: {centre: [40, 30], radius: 4, abilities: [difficult, cover]}
  rocks: {corners: [[10, 32], [18, 32], [18, 36], [10, 36]], abilities: [impassable, blocks-los]}
turn: {active: first, number: 3, phase: construction}
"""


@pytest.fixture
def position() -> str:
    """A table with something of everything."""
    return POSITION


LOOKS = (("dark", "desktop"), ("light", "phone"), ("light", "desktop"), ("dark", "phone"))


@pytest.fixture(params=LOOKS if TIMES > 1 else LOOKS[:2], ids="-".join)
def look(request: pytest.FixtureRequest) -> tuple[str, str]:
    """Each theme and each size; all four ways in `make soak`."""
    theme, size = request.param
    return theme, size


@pytest.fixture
def theme(look: tuple[str, str]) -> str:
    return look[0]


@pytest.fixture
def show(look: tuple[str, str], open_page: Open) -> Callable[[str], Page]:
    """Leads to a page in a theme, on a desktop or a phone."""
    theme, size = look
    page = open_page(
        phone=size == "phone",
        animations=False,
        before=lambda page: page.add_init_script(f"localStorage.setItem('theme', '{theme}')"),
    )

    def shown(path: str) -> Page:
        page.evaluate("(path) => { location.hash = path; }", path)
        return page

    return shown


Found = dict[str, list[str]]


def found(states: Iterator[tuple[str, Page]]) -> Found:
    """The faults that axe finds in each state, without empty states."""
    return {state: faulty for state, page in states if (faulty := faults(page))}


def pages(show: Callable[[str], Page], theme: str) -> Iterator[tuple[str, Page]]:
    """All pages beside the table."""
    page = show("")
    expect(page.get_by_role("radio", name="Brissa")).to_be_attached()
    yield "lobby", page
    page.get_by_role("button", name="Set up").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Begin")).to_be_visible()
    yield "setting up", page
    if (theme == "dark") == bool(page.evaluate("innerWidth < 720")):
        return
    # Long pages, so each theme is tried in only one size, and with what a search leaves of them: a whole page
    # takes a minute, and shows more of the same.
    page = show("#/rules")
    page.get_by_role("searchbox").fill("C-MEL")
    expect(page.get_by_text("C-MEL-03").first).to_be_attached()
    if TIMES == 1:
        expect(page.get_by_text("C-SHOOT-01")).to_have_count(0)
    else:
        page.get_by_role("searchbox").fill("")
        expect(page.get_by_text("C-SHOOT-01").first).to_be_attached()
    yield "rules", page
    page = show("#/cards")
    expect(page.get_by_text("Greer the Stubborn").first).to_be_attached()
    if TIMES == 1:
        page.get_by_role("searchbox").fill("guild of blades")
        expect(page.get_by_text("Salvation")).to_have_count(0)
    yield "cards", page


def tables(show: Callable[[str], Page], server: Server) -> Iterator[tuple[str, Page]]:
    """The ways to a table, and away from it."""
    made = make_table(server.address, "online")
    page = show(f"#/table/{made['seats'][0]}")
    expect(page.get_by_role("textbox", name="Link to play")).to_be_visible()
    yield "waiting", page
    page = show(f"#/table/{made['invitations'][0]['token']}")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    expect(page.get_by_role("radio", name="Brissa")).to_be_attached()
    yield "joining", page
    page = show(table.seat_link(server, "screen"))
    expect(page.get_by_role("button", name="Hold to show")).to_be_visible()
    yield "handing over", page
    page = show("#/table/nowhere")
    expect(page.get_by_role("alert")).to_be_visible()
    yield "no table", page


def at_the_table(show: Callable[[str], Page], server: Server) -> Iterator[tuple[str, Page]]:
    """A table with one thing open after the other."""
    page = show(table.seat_link(server, level="gentle"))
    phone = bool(page.evaluate("innerWidth < 720"))
    question = table.question(page)
    expect(question).to_contain_text("What do you build?")
    yield "a question", page
    question.get_by_role("button", name="Build nothing").click()
    expect(question).to_contain_text("Your turn.")
    table.strip(page).get_by_role("button", name=re.compile("Amaury.*can act")).click()
    expect(table.action(page, "Fight")).to_contain_text("1 in reach")
    yield "a creature", page
    table.attack(page)
    expect(question.get_by_role("button", name=re.compile("^Roll with"))).to_be_visible()
    yield "a split", page
    tab(page, "Hand", phone)
    page.get_by_role("region", name="Your Hand").get_by_role("button").first.click()
    expect(page.get_by_role("button", name="Back")).to_be_visible()
    yield "a card", page
    page.get_by_role("button", name="Back").click()
    tab(page, "City", phone)
    yield "a City", page
    tab(page, "Log", phone)
    page.get_by_role("tab", name="Chat").click()
    yield "chat", page
    page.get_by_role("tab", name="Dice").click()
    yield "dice", page
    page.get_by_role("tab", name="All").click()
    page.get_by_role("region", name="Log").get_by_role("button", name=re.compile("^Rule")).first.click()
    rule = page.get_by_role("dialog", name="Rules")
    expect(rule.get_by_role("heading", level=3)).to_be_visible()
    yield "a rule", page
    rule.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    yield "the menu", page
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("group", name="Concede the game?").get_by_role("button", name="Concede").click()
    expect(table.over(page)).to_be_visible()
    page.get_by_role("button", name="Check the dice").click()
    yield "the end", page


def tab(page: Page, name: str, phone: bool) -> None:
    """On a phone another part of the sheet."""
    if phone:
        page.get_by_role("tablist", name="Parts of the table").get_by_role("tab", name=name).click()
        expect(page.get_by_role("tabpanel", name=name)).to_be_visible()


def test_the_table_keeps_nobody_out(show: Callable[[str], Page], server: Server) -> None:
    assert found(at_the_table(show, server)) == {}


def test_pages_keep_nobody_out(show: Callable[[str], Page], theme: str) -> None:
    assert found(pages(show, theme)) == {}


def test_the_way_to_a_table_keeps_nobody_out(show: Callable[[str], Page], server: Server) -> None:
    assert found(tables(show, server)) == {}
