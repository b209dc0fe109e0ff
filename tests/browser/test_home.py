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
from tests.serving import Server, post_table
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
    expect(page.get_by_text("Lesson 1:")).to_have_count(2)
    expect(page.get_by_text("Aim: ")).to_be_attached()
    assert page.evaluate(SHIFTS) < 0.05


def test_a_game_that_waits_is_in_sight_on_a_phone(open_page: Open, server: Server) -> None:
    """In one column it comes first, also for the keyboard; small pictures of both games are of one size."""
    seats = [{"player": "human", "deck": "thibaut"}, {"player": "random", "deck": "aurelis"}]
    wanted = {"game": "warseer", "mode": "duel", "edition": "fr112", "seats": seats, "map": ""}
    made = post_table(server.address, wanted)
    page = open_page(f"#/table/{made['seats'][0]}", phone=True, animations=False)
    table.wait_until_asked(page)
    page.goto(server.address + "#/")
    listed = page.get_by_role("complementary", name="Continue").get_by_role("link")
    expect(listed).to_contain_text("Your turn")
    expect(listed).to_be_in_viewport(ratio=1)
    picture = listed.locator("svg").first.bounding_box()
    assert picture is not None
    assert picture["width"] == 72
    expect(page.locator(".play .primary")).to_be_in_viewport(ratio=1)
    assert faults(page) == []


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


@pytest.mark.parametrize("language", ["en", "de", "fr", "ru"])
@pytest.mark.parametrize(
    "sizes", [[(1440, 900), (1280, 720), (1024, 768)], [(390, 844)]], ids=["wide", "phone"]
)
def test_the_bar_has_seven_places_in_one_row(
    open_page: Open, language: str, sizes: list[tuple[int, int]]
) -> None:
    """Play, Learn, Decks, Cards, Rules, Replays, Watch; on a phone the row can be swiped."""
    phone = sizes[0][0] < 720
    page = open_page(language=language, phone=phone)
    places = page.locator("header nav a")
    expect(places).to_have_count(7)
    hashes = ["#/", "#/learn", "#/decks/classic", "#/cards", "#/rules", "#/replays", "#/watch"]
    assert places.evaluate_all("all => all.map(one => one.getAttribute('href'))") == hashes
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        # The page has laid itself out anew when the frame after the next one begins.
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        tops = "all => new Set(all.map(one => one.getBoundingClientRect().top)).size"
        assert places.evaluate_all(tops) == 1
        beside = page.locator("header nav, header select").evaluate_all(tops.replace(".top", ".bottom > 60"))
        assert beside == (2 if phone else 1)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


PANELS = """() => [...document.querySelectorAll('main section, main aside')].map((one) => [
  one.getAttribute('aria-label') ?? one.querySelector('h2')?.textContent ?? '',
  one.innerText.trim().split('\\n').length,
  [...one.querySelectorAll('button, a, input')].length,
])"""
"""For each panel of the first page its name, the lines it tells, and how much can be done in it."""


@on_a("desktop")
def test_no_panel_is_empty_for_a_new_a_returning_and_a_forgotten_visitor(
    open_page: Open, server: Server, complaints: Complaints, phone: bool
) -> None:
    page = open_page(animations=False, phone=phone)
    for name, words in (("Learn", "Lesson 1:"), ("Puzzle of the day", "Aim: "), ("Your decks", "No deck")):
        expect(page.get_by_role("region", name=name)).to_contain_text(words)
    expect(page.get_by_role("complementary", name="Continue")).to_contain_text("Lesson 1:")
    expect(page.get_by_role("region", name="Last games")).to_have_count(0)
    no_panel_is_empty(page)
    assert faults(page) == []

    # A game that goes on, then one that is over; the lessons are done, and a deck is kept.
    page.get_by_role("button", name="Play now").click()
    expect(table.field(page)).to_be_visible()
    page.goto(server.address + "#/")
    expect(page.get_by_role("complementary", name="Continue").get_by_role("link")).to_have_count(1)
    no_panel_is_empty(page)
    page.get_by_role("complementary", name="Continue").get_by_role("link").click()
    table.give_up(page)
    expect(table.over(page)).to_be_visible()
    page.evaluate(DONE)
    page.goto(server.address + "#/")
    page.reload()
    expect(page.get_by_role("region", name="Last games").get_by_role("listitem")).to_have_count(1)
    expect(page.get_by_role("complementary", name="Continue")).to_have_count(0)
    expect(page.get_by_role("region", name="Learn")).to_contain_text("All lessons are done.")
    no_panel_is_empty(page)

    # Links that lead nowhere any more are as none.
    complaints.expect("404")
    gone = "localStorage.tables = JSON.stringify([{table: 'x', tokens: ['x'], at: 1}])"
    page.evaluate(gone)
    page.reload()
    expect(page.get_by_role("region", name="Last games")).to_have_count(0)
    expect(page.get_by_role("complementary", name="Continue")).to_contain_text("No games yet")
    no_panel_is_empty(page)


DONE = """async () => {
  const lessons = await (await fetch('/api/lessons?game=classic')).json();
  const done = lessons.map(({ id }) => [`classic/${id}`, { step: 0, done: true }]);
  localStorage.lessons = JSON.stringify(Object.fromEntries(done));
}"""
"""All lessons are done in this browser."""


def no_panel_is_empty(page: Page) -> None:
    """Each has a heading, something to read, and something to do."""
    for name, lines, doable in page.evaluate(PANELS):
        assert lines > 1, f"{name} has nothing to read"
        assert doable, f"{name} has nothing to do"


def test_replays_and_watch_list_games_and_are_never_empty(open_page: Open, server: Server) -> None:
    page = open_page(animations=False)
    page.keyboard.press("Tab")
    places = page.get_by_role("navigation", name="Main menu")
    places.get_by_role("link", name="Watch").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Watch")).to_be_visible()
    expect(page.get_by_role("link", name="Worked examples")).to_be_visible()
    assert faults(page) == []

    maud = open_page(
        table.seat_link(server, watchable=True), animations=False, before=lambda one: named(one, "Maud")
    )
    expect(table.field(maud)).to_be_visible()
    page.reload()
    watched = page.get_by_role("region", name="Tables to watch").get_by_role("listitem")
    expect(watched.filter(has_text="Maud")).to_have_count(1)
    watched.filter(has_text="Maud").get_by_role("link", name="Watch").click()
    expect(table.field(page)).to_be_visible()

    page.goto(server.address + "#/replays")
    expect(page.get_by_text("No finished game yet")).to_be_visible()
    assert faults(page) == []
    table.give_up(maud)
    expect(table.over(maud)).to_be_visible()
    maud.goto(server.address + "#/replays")
    own = maud.get_by_role("region", name="Last games").get_by_role("listitem")
    expect(own).to_have_count(1)
    expect(own.get_by_role("link", name="Analysis")).to_have_attribute("href", re.compile("/analyse$"))
    own.get_by_role("link", name="Replay").click()
    expect(maud).to_have_url(re.compile("#/replay/"))
    expect(maud.locator(".controls .where")).to_contain_text("Step 0 of")

    # The address of a replay may be pasted.
    page.get_by_label("You have a link to a replay").fill(f"Look at this: {maud.url}")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.locator(".controls .where")).to_contain_text("Step 0 of")


def test_a_stranger_joins_an_open_table_and_a_third_watches(open_page: Open) -> None:
    maud = open_page(animations=False)
    maud.get_by_role("textbox", name="Your name").fill("Maud")
    maud.get_by_role("button", name="Create").click()
    dialog = maud.get_by_role("dialog")
    dialog.get_by_role("checkbox", name="Anyone may join").check()
    dialog.get_by_role("checkbox", name="Anyone may watch").check()
    dialog.get_by_role("button", name="Create").click()
    expect(maud.get_by_text("Your table is in the list of open tables.")).to_be_visible()
    # Its link goes by the list: the maker never holds that of the seat itself.
    expect(maud.get_by_role("textbox", name="Link to play")).to_have_value(re.compile(r"#/join/[a-z2-7]+$"))

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


def test_the_home_page_asks_for_no_card_but_the_heroes(open_page: Open) -> None:
    """Any other card would bring all of them, more than the rest of the page."""
    asked: list[str] = []
    page = open_page(before=lambda one: one.on("request", lambda request: asked.append(request.url)))
    expect(page.get_by_role("radio", name="Warseer")).to_be_attached()
    page.wait_for_load_state("networkidle")
    assert [url.partition("groups=")[2] for url in asked if "/api/cards" in url] == ["heroes"]


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
    # Closed and opened again before the page hears that it was closed.
    page.evaluate(
        """() => {
            document.querySelector('dialog[open]').close();
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
        }"""
    )
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
    expect(maud.get_by_role("region", name="Last games")).to_contain_text("Jorunn")
    maud.keyboard.press("/")
    expect(searched(maud, "jorunn")).to_contain_text("Player, replay")
    maud.keyboard.press("Enter")
    expect(maud).to_have_url(re.compile("#/replay/"))


def test_a_listed_table_has_a_link_for_a_friend(
    open_page: Open, server: Server, complaints: Complaints
) -> None:
    """It takes a free seat as the list does, once, and leads back to it; later visitors are refused."""
    complaints.expect("409")
    link = table.seat_link(server, "online", listed=True)
    maud = open_page(link, animations=False, before=lambda one: named(one, "Maud"))
    invitation = maud.get_by_role("textbox", name="Link to play").input_value()
    assert "#/join/" in invitation
    address = "#" + invitation.partition("#")[2]
    jorunn = open_page(address, animations=False)
    expect(jorunn.get_by_role("heading", name="You are invited")).to_be_visible()
    jorunn.goto(invitation)
    sit_down(jorunn, "Jorunn", "Roland")
    expect(table.field(maud)).to_be_visible()
    jorunn.goto(invitation)
    expect(table.field(jorunn)).to_be_visible()

    late = open_page("#/", animations=False)
    late.get_by_role("textbox", name="You have a link").fill(invitation)
    late.get_by_role("button", name="Join", exact=True).click()
    expect(late.get_by_role("alert")).to_be_visible()
    late.get_by_role("link", name="To the home page").click()
    expect(late.get_by_role("region", name="Open tables")).to_be_visible()


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


def test_anyone_may_join_a_duel_of_warseer_that_a_phone_opens(open_page: Open) -> None:
    """The chosen game is seen in the row of games, also when the page is opened again."""
    page = open_page(phone=True, animations=False)
    page.locator("label").filter(has=page.get_by_role("radio", name="Warseer")).tap()
    page.reload()
    expect(page.locator("label.on").filter(has_text="Warseer")).to_be_in_viewport(ratio=0.9)
    page.get_by_label("Opponent").select_option("A person by a link")
    page.get_by_role("checkbox", name="Anyone may join").check()
    page.get_by_role("checkbox", name="Anyone may watch").check()
    page.get_by_role("button", name="Play", exact=True).tap()
    expect(page.get_by_text("Your table is in the list of open tables")).to_be_visible()
    expect(page.get_by_text("Link to watch")).to_be_visible()
