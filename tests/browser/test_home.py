"""The first page: Play now in sight, open tables, watching, installing, and a page when offline."""

import json
import re
from urllib.request import urlopen

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.browser.table import sit_down
from tests.browser.watching import Complaints, faults
from tests.serving import Server
from tests.times import on_a


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_play_now_is_seen_without_scrolling(open_page: Open, width: int, height: int) -> None:
    page = open_page(
        phone=width < 720, before=lambda one: one.set_viewport_size({"width": width, "height": height})
    )
    button = page.get_by_role("button", name="Play now")
    expect(button).to_be_in_viewport(ratio=1)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


SHIFTS = """() => new Promise((tell) => {
  let sum = 0;
  const add = (list) => list.getEntries().forEach(({ value }) => { sum += value; });
  new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => tell(sum), 300);
})"""
"""How much of the page has moved since it was opened, as Chromium counts it; 0.1 is noticed."""


@on_a("phone")
def test_nothing_moves_while_the_page_loads(open_page: Open, phone: bool) -> None:
    page = open_page(phone=phone)
    expect(page.get_by_text("Crossbows and guns")).to_be_visible()
    expect(page.get_by_text("Nobody is waiting")).to_be_attached()
    expect(page.get_by_text("Lesson 1:")).to_be_attached()
    assert page.evaluate(SHIFTS) < 0.05


@pytest.mark.parametrize("language", ["de", "fr", "ru"])
def test_play_now_is_seen_on_a_laptop_in_every_language(open_page: Open, language: str) -> None:
    page = open_page(
        language=language, before=lambda one: one.set_viewport_size({"width": 1280, "height": 720})
    )
    expect(page.locator(".play .primary")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_newcomer_finds_quests_and_the_first_lesson(open_page: Open) -> None:
    """Quests have a tile of their own, which is kept; the first lesson stands where games will stand."""
    page = open_page(animations=False)
    page.get_by_role("radio", name="Quests").check(force=True)
    expect(page.get_by_role("button", name="Solo quests")).to_be_in_viewport(ratio=1)
    assert faults(page) == []
    page.reload()
    expect(page.get_by_role("radio", name="Quests")).to_be_checked()
    page.get_by_role("complementary", name="Continue").get_by_role("button", name="Begin").click()
    expect(page.get_by_text("Your task")).to_be_visible()


def test_a_stranger_joins_an_open_table_and_a_third_watches(open_page: Open) -> None:
    maud = open_page(animations=False)
    maud.get_by_role("textbox", name="Your name").fill("Maud")
    maud.get_by_role("button", name="Create").click()
    dialog = maud.get_by_role("dialog")
    dialog.get_by_role("checkbox", name="Anyone may join").check()
    dialog.get_by_role("checkbox", name="Anyone may watch").check()
    dialog.get_by_role("button", name="Create").click()
    expect(maud.get_by_text("Your table is in the list of open tables.")).to_be_visible()
    expect(maud.get_by_role("textbox", name="Link to play")).to_have_count(0)

    stranger = open_page(phone=True)
    shown = stranger.get_by_role("region", name="Open tables")
    expect(shown).to_contain_text("Maud is waiting")
    shown.get_by_role("button", name="Join").first.tap()
    sit_down(stranger, "Odo", "Roland")
    expect(table.field(maud)).to_be_visible()

    third = open_page(animations=False)
    watching = third.get_by_role("region", name="Watch")
    expect(watching).to_contain_text("Maud")
    watching.get_by_role("link", name="Watch").click()
    expect(table.field(third)).to_be_visible()


def test_the_program_can_be_installed_and_says_when_it_is_offline(
    open_page: Open, server: Server, complaints: Complaints
) -> None:
    complaints.expect("ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch")
    with urlopen(server.address + "manifest.webmanifest") as answer:
        assert answer.headers["content-type"].startswith("application/manifest+json")
        manifest = json.load(answer)
    for icon in manifest["icons"]:
        with urlopen(server.address + icon["src"].lstrip("/")) as answer:
            assert answer.status == 200
    page = open_page(workers=True)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="The server cannot be reached")).to_be_visible()
    assert faults(page) == []
    # Nothing of the program or of a game is kept.
    kept = "caches.keys().then(async ([name]) => (await (await caches.open(name)).keys()).length)"
    assert page.evaluate(kept) == 3
    page.context.set_offline(False)
    page.get_by_role("link", name="Signum").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_slash_searches_games_pages_cards_and_rules_by_keyboard(open_page: Open) -> None:
    page = open_page(animations=False)
    expect(page.get_by_role("radio", name="Warseer")).to_be_attached()
    page.keyboard.press("/")
    field = page.get_by_role("combobox", name="Search games, pages, cards, rules and players")
    expect(field).to_be_focused()
    found = page.get_by_role("listbox", name="Search").get_by_role("option")
    expect(found.first).to_contain_text("Legends of Signum")
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    page.keyboard.press("/")
    field.fill("long duel")
    expect(found.first).to_contain_text("Mode · Warseer")
    page.keyboard.press("Enter")
    expect(page.get_by_role("radio", name="Warseer")).to_be_checked()
    expect(page.get_by_role("combobox", name="Game", exact=True)).to_have_value("long-duel")

    page.keyboard.press("/")
    expect(field).to_have_value("")
    field.fill("C-MEL-05")
    expect(found).to_have_count(1)
    expect(found).to_contain_text("Rule · Legends of Signum")
    field.fill("Iron Hand")
    expect(found.filter(has_text="Card · Warseer").first).to_be_visible()
    field.fill("cards")
    expect(found.nth(1)).to_contain_text("Page · Warseer")
    page.keyboard.press("ArrowDown")
    expect(found.nth(1)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#/cards$"))
    page.go_back()
    page.get_by_role("button", name="Search", exact=True).click()
    field.fill("quests")
    expect(found.first).to_contain_text("Mode · Legends of Signum")
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Quests").get_by_role("button").first).to_be_focused()

    dialog = page.get_by_role("dialog")
    for name, seats in (("Three players", 3), ("Four players", 4), ("Two against two", 4)):
        page.keyboard.press("/")
        field.fill(name)
        expect(found.first).to_contain_text("Mode · Legends of Signum")
        page.keyboard.press("Enter")
        expect(dialog.get_by_role("radio", name=name)).to_be_checked()
        expect(dialog.get_by_role("combobox", name="Who plays player")).to_have_count(seats - 1)
        page.keyboard.press("Escape")


def test_a_slash_finds_players_at_open_tables_and_in_own_games(open_page: Open, server: Server) -> None:
    """From the search to a free seat on a phone, to a table to watch, and to a replay; all by a name."""
    link = table.seat_link(server, "online", listed=True, watchable=True)
    maud = open_page(link, animations=False, before=lambda one: named(one, "Maud"))
    private = open_page(table.seat_link(server), animations=False, before=lambda one: named(one, "Ilse"))
    expect(table.field(private)).to_be_visible()

    jorunn = open_page(phone=True, animations=False)
    expect(jorunn.get_by_role("region", name="Open tables")).to_contain_text("Maud is waiting")
    jorunn.get_by_role("button", name="Search", exact=True).tap()
    searched(jorunn, "ilse", 0)
    found = searched(jorunn, "maud")
    expect(found).to_contain_text("Player, open table")
    assert faults(jorunn) == []
    found.tap()
    sit_down(jorunn, "Jorunn", "Roland")
    expect(table.field(maud)).to_be_visible()

    third = open_page(language="de")
    expect(third.get_by_role("region", name="Zusehen")).to_contain_text("Jorunn")
    third.keyboard.press("/")
    found = searched(third, "jorunn", heard="1 Treffer")
    expect(found).to_contain_text("Spieler, zusehen")
    third.keyboard.press("Enter")
    expect(third.locator("[data-region=field]")).to_be_visible()

    table.give_up(jorunn)
    maud.goto(server.address + "#/")
    expect(maud.get_by_role("complementary", name="Continue")).to_contain_text("Jorunn")
    maud.keyboard.press("/")
    expect(searched(maud, "jorunn")).to_contain_text("Player, replay")
    maud.keyboard.press("Enter")
    expect(maud).to_have_url(re.compile("#/replay/"))


def named(page: Page, name: str) -> None:
    """Let the browser know its player's name."""
    page.add_init_script(f"localStorage.setItem('name', '{name}')")


def searched(page: Page, wanted: str, count: int = 1, heard: str = "") -> Locator:
    """The search shows its results and also speaks their number."""
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox").fill(wanted)
    found = dialog.get_by_role("option")
    expect(found).to_have_count(count)
    expect(dialog.get_by_role("status")).to_have_text(heard or ("1 result" if count else "Nothing found"))
    return found


def test_arrows_choose_a_game_and_enter_plays_it(open_page: Open) -> None:
    page = open_page(animations=False)
    expect(page.get_by_text("Crossbows and guns")).to_be_visible()
    page.get_by_role("radio", name="Legends of Signum").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Quests")).to_be_checked()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(table.field(page)).to_be_visible()
