"""The table of Warseer in a browser: moving, aiming, attacking, cards, keyboard, languages, phone."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, expect
from playwright.sync_api import TimeoutError as Late

from signum.rulebooks import GAMES
from tests.browser import table
from tests.browser.conftest import Open
from tests.browser.watching import faults
from tests.serving import Launcher, Server, post_table, serving
from tests.warseer.mid_game import DICE_TO_CHANGE, FROM_THE_BEGINNING

Link = Callable[..., str]
SETTING_UP = 12
"""Answers that setting up takes at the most."""
BETWEEN_TURNS = 60
"""Answers between two turns at the most."""


@pytest.fixture(scope="module")
def server(launcher: Launcher, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose duels of Warseer begin in the middle, and long ones before their last point."""
    data = tmp_path_factory.mktemp("server") / "games.sqlite"
    with serving(launcher, data, rulebook="tests.warseer.mid_game:MID_GAME") as running:
        yield running


@pytest.fixture
def link(server: Server) -> Link:
    """Makes tables, and leads to their first seat or to their spectators."""

    def made(mode: str = "duel", *, watching: bool = False, on: str = "") -> str:
        seats = [{"player": "human", "deck": "thibaut"}, {"player": "random", "deck": "aurelis"}]
        wanted = {"game": "warseer", "mode": mode, "edition": "fr112", "seats": seats, "map": on}
        made = post_table(server.address, wanted)
        links = [*made["seats"], made["watch"]] if watching else made["seats"]
        return " ".join([f"#/table/{token}" for token in links])

    return made


def hex_at(page: Page, row: int, place: int) -> Locator:
    return page.locator(f'[data-hex="{row}.{place}"]')


def stands(page: Page, name: str, row: int, place: int) -> None:
    """Wait until a creature stands there."""
    expect(hex_at(page, row, place)).to_have_attribute("aria-label", re.compile(name))


def odds(page: Page) -> Locator:
    return page.get_by_role("region", name="Odds")


def log(page: Page) -> Locator:
    return page.get_by_role("region", name="Log")


def test_the_lobby_offers_both_games_and_leads_to_a_duel(open_page: Open) -> None:
    page = open_page(animations=False)
    expect(page.get_by_role("radio", name="Legends of Signum")).to_be_checked()
    page.get_by_role("radio", name="Warseer").check(force=True)
    expect(page.get_by_role("group", name="Your hero").get_by_role("radio", name="Aurelis")).to_be_checked()
    expect(page.get_by_text("Light and Embers")).to_be_visible()
    page.get_by_label("Map").select_option("Whisper Forest")
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Play", exact=True).click()
    assert (asked.value.post_data_json or {})["map"] == "whisper-forest"
    table.wait_until_asked(page)
    stands(page, "Kaitlynn", 5, 5)


def kept_deck() -> str:
    """A script that keeps Roland's deck in a browser as a deck of its player, and chooses it."""
    library: Any = GAMES["warseer"].library
    code = library.builder.code(library.builder.draft(library._played("roland"), "Mine"))
    deck = {"id": "1", "game": "warseer", "edition": "fr112", "name": "Mine", "hero": "roland-the-proud"}
    kept = json.dumps([deck | {"code": code, "count": 1, "legal": True}])
    return f"localStorage.decks = {json.dumps(kept)}; localStorage['warseer-deck'] = 'own:1'"


def test_an_invited_player_brings_a_deck_and_the_duel_begins(open_page: Open, server: Server) -> None:
    seats = [{"player": "human", "deck": "thibaut"}, {"player": "open"}]
    made = post_table(
        server.address, {"game": "warseer", "mode": "first-duel", "edition": "fr112", "seats": seats}
    )
    first = open_page(f"#/table/{made['seats'][0]}", animations=False)
    second = open_page(
        f"#/table/{made['invitations'][0]['token']}",
        animations=False,
        before=lambda page: page.add_init_script(kept_deck()),
    )
    expect(second.get_by_role("heading", name="You are invited")).to_be_visible()
    choice = second.get_by_label("Your hero")
    expect(choice.locator("option").first).to_contain_text("Aurelis")
    # The deck that was chosen in the lobby stays chosen.
    expect(choice.locator("option:checked")).to_have_text("Mine")
    choice.select_option("thibaut")
    choice.select_option("Mine")
    second.get_by_role("button", name="Sit down").click()
    for page in (first, second):
        expect(hex_at(page, 1, 1)).to_be_visible()
        expect(page.locator(".left")).to_contain_text("Roland the Proud")


def set_up(page: Page) -> None:
    """Place the hero, and give cards back, until the first turn."""
    words = table.question(page).locator(".words")
    for _ in range(SETTING_UP):
        table.wait_until_asked(page)
        asked = words.inner_text()
        if page.locator(".place").count():
            page.locator(".hex:has(.place)").first.click()
        elif found := re.search(r"Which (\d) cards", asked):
            cards = table.question(page).locator(".controls li button")
            for at in range(int(found[1])):
                cards.nth(at).click()
            table.question(page).locator(".controls .primary").click()
        else:
            return
        expect(words).not_to_have_text(asked)


def test_a_unique_terrain_is_chosen_by_its_kind_and_placed_on_a_marked_hex(
    open_page: Open, link: Link
) -> None:
    page = open_page(link(on=FROM_THE_BEGINNING), animations=False)
    asked = table.question(page)
    # The computer may have placed one before; the first kind is a single one in any case.
    kind = asked.locator("li button").first
    name = kind.locator("b").inner_text().lower()
    marked = page.locator(".hex:has(.place)")
    kind.click()
    expect(marked).not_to_have_count(0)
    asked.get_by_role("button", name="Another terrain").click()
    expect(marked).to_have_count(0)
    kind.click()
    expect(marked).not_to_have_count(0)
    place = marked.first.get_attribute("data-hex")
    marked.first.click()
    expect(page.locator(f'[data-hex="{place}"]')).to_have_attribute("aria-label", re.compile(name))


@contextmanager
def unless_replaced() -> Iterator[None]:
    """Go on where a button was replaced by that of the next question before it could be pressed."""
    try:
        yield
    except Late:
        pass
    except Error as error:
        if "not attached" not in str(error):
            raise


def until_own_turn(page: Page) -> None:
    """Decline tactics, and answer other questions with the first option, until we may do what we want."""
    able = page.locator("button:has-text('End turn'):not([aria-disabled=true])")
    asked = table.question(page)
    for _ in range(BETWEEN_TURNS):
        table.wait_until_asked(page)
        if able.count():
            return
        none = asked.get_by_role("button", name="No tactic")
        button = (none if none.count() else asked.locator(".controls button")).first
        with unless_replaced():
            # The panel shows an answered question until the answer is played; then another one is looked at.
            # The next question may say the same words, so that only its new buttons tell it from this one.
            pressed = button.element_handle(timeout=5_000)
            pressed.click(timeout=5_000)
            pressed.wait_for_element_state("hidden", timeout=5_000)
    expect(able).to_be_visible()


def test_a_duel_is_set_up_and_turns_are_played_against_the_computer(open_page: Open, link: Link) -> None:
    page = open_page(link("first-duel"), animations=False)
    set_up(page)
    for number in (1, 3):
        until_own_turn(page)
        page.get_by_role("button", name=re.compile("^End turn")).click()
        # Nothing was done in this turn: the page asks before it ends.
        sure = page.get_by_role("dialog", name="End turn")
        expect(sure).to_contain_text("can still act")
        expect(sure).to_contain_text("You have discarded no card for income this turn.")
        sure.get_by_role("button", name="End turn anyway").click()
        expect(log(page)).to_contain_text(f"Turn {number + 1}")
    until_own_turn(page)
    expect(log(page)).to_contain_text("Turn 5")
    table.give_up(page)
    expect(table.over(page)).to_be_visible()


def test_a_creature_moves_by_clicks_and_by_dragging_and_a_move_is_taken_back(
    open_page: Open, link: Link
) -> None:
    page = open_page(link())
    table.wait_until_asked(page)
    hex_at(page, 5, 5).click()
    expect(hex_at(page, 3, 3).locator(".reach")).to_be_visible()
    hex_at(page, 3, 3).click()
    stands(page, "Kaitlynn", 3, 3)
    page.keyboard.press("u")
    stands(page, "Kaitlynn", 5, 5)

    table.wait_until_asked(page)
    hex_at(page, 4, 4).drag_to(hex_at(page, 3, 4))
    stands(page, "Greer", 3, 4)


def test_odds_stand_before_the_attack_and_a_push_says_its_price(open_page: Open, link: Link) -> None:
    page = open_page(link(), animations=False)
    table.wait_until_asked(page)
    boards = page.locator(".left .board")
    for board in (boards.first, boards.last):
        expect(board.get_by_role("img", name=re.compile(r"\d+ of \d+ health"))).to_be_visible()
    hex_at(page, 5, 5).click()
    expect(hex_at(page, 7, 4).locator(".target")).to_be_visible()
    hex_at(page, 7, 4).click()
    expect(odds(page)).to_contain_text("pushed")
    expect(odds(page)).to_contain_text("K-WARLORD")
    expect(page.get_by_text("push +1")).to_be_visible()
    odds(page).get_by_text("How").click()
    expect(odds(page)).to_contain_text(re.compile(r"\d+ of \d+ cases: 0 wounds"))
    # A milestone is drawn as a flag or a card, and nothing frames it.
    expect(page.locator(".marked .mark").first).to_have_css("border-top-width", "0px")
    assert faults(page) == []
    odds(page).get_by_role("button", name=re.compile("^Attack")).click()
    expect(log(page)).to_contain_text("Kaitlynn rolls")
    expect(page.get_by_role("region", name="Last attack")).to_contain_text("Kaitlynn")


def test_reach_sight_and_push_have_marks_of_their_own(open_page: Open, link: Link) -> None:
    """A push shows the chevrons of its die, and a blocked line names the hill that blocks it."""
    page = open_page(link(on=DICE_TO_CHANGE), animations=False)
    table.wait_until_asked(page)
    hex_at(page, 5, 5).click()
    expect(hex_at(page, 7, 4).locator(".target")).to_be_visible()
    hex_at(page, 8, 6).hover()
    expect(page.locator(".lines").get_by_text("Hill blocks")).to_be_visible()
    hex_at(page, 7, 4).click()
    expect(page.locator(".lines").get_by_text("range 2 of 3")).to_be_visible()
    expect(page.locator("path.push")).to_have_count(6)
    expect(page.locator("polygon.push")).to_have_count(0)


def test_boards_open_as_drawers_in_half_a_window(open_page: Open, link: Link) -> None:
    page = open_page(link(), animations=False)
    page.set_viewport_size({"width": 1024, "height": 768})
    table.wait_until_asked(page)
    boards = page.get_by_role("button", name="Board", exact=True)
    expect(boards).to_have_count(2)
    boards.first.click()
    expect(page.get_by_role("region", name="The computer")).to_contain_text("Hall of Honour")
    boards.last.click()
    expect(page.get_by_role("region", name="You")).to_contain_text("Silver in the Dust")
    expect(page.get_by_role("region", name="The computer")).to_have_count(0)
    boards.last.click()
    for feat in ("Deed of the Hero", "Fall of the Mighty"):
        card = page.get_by_role("region", name="Hand").get_by_role("button", name=re.compile(f"^{feat}"))
        expect(card).to_be_in_viewport(ratio=1)
    assert faults(page) == []


def sheet_is_whole(page: Page) -> bool:
    """Whether all of the sheet is seen without scrolling."""
    whole: bool = page.locator("#sheet-panel").evaluate(
        "(panel) => panel.parentElement.scrollHeight <= panel.parentElement.clientHeight"
    )
    return whole


def test_dice_are_changed_on_a_phone_without_scrolling(open_page: Open, link: Link) -> None:
    """The question names who changes dice and why; six dice, both chances and the fighters are in sight."""
    page = open_page(link(on=DICE_TO_CHANGE), phone=True, animations=False, language="ru")
    asked = page.locator("[data-region=question]")
    expect(asked.locator(".words")).to_contain_text("?")
    hex_at(page, 5, 5).tap()
    hex_at(page, 7, 4).tap()
    page.locator("[data-region=odds] .primary").tap()
    dice = asked.get_by_role("toolbar").get_by_role("button")
    expect(dice).to_have_count(6)
    expect(asked).to_contain_text("Сначала вы, затем")
    expect(asked).to_contain_text("K-ATTACK-MASTER")
    assert len({round(one["y"]) for die in dice.all() if (one := die.bounding_box())}) == 1
    asked.locator(".die:not([disabled])").first.tap()
    expect(asked.locator(".rows .num").last).to_have_text(re.compile(r"\d"))
    assert sheet_is_whole(page)
    top = page.locator("section.sheet").bounding_box()
    for place in (hex_at(page, 5, 5), hex_at(page, 7, 4)):
        box = place.bounding_box()
        assert box
        assert top
        assert box["y"] + box["height"] / 2 < top["y"]
    assert faults(page) == []


def test_a_target_out_of_range_is_refused_with_its_rule(open_page: Open, link: Link) -> None:
    page = open_page(link())
    table.wait_until_asked(page)
    hex_at(page, 5, 5).click()
    expect(page.locator(".reach").first).to_be_visible()
    hex_at(page, 8, 7).click()
    refused = table.messages(page).get_by_role("button", name=re.compile("W-ATK-01"))
    expect(refused).to_be_visible()
    refused.click()
    expect(page.get_by_role("dialog")).to_contain_text("W-ATK-01")


def test_rules_at_the_table_are_told_in_the_language_of_the_page(open_page: Open, link: Link) -> None:
    page = open_page(link(), language="de")
    table.wait_until_asked(page)
    hex_at(page, 5, 5).click()
    expect(page.locator(".reach").first).to_be_visible()
    hex_at(page, 8, 7).click()
    page.get_by_role("button", name=re.compile("W-ATK-01")).first.click()
    rule = page.get_by_role("dialog")
    expect(rule).to_contain_text("Eine gegnerische Kreatur in Reichweite und in der Sichtlinie.")
    expect(rule.locator(".absent")).to_have_count(0)


def test_the_page_of_rules_speaks_four_languages(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("radio", name="Warseer").check(force=True)
    page.goto(f"{page.url.partition('#')[0]}#/rules/K-GRIP")
    for language, title in {"fr": "Prise", "de": "Klammern", "ru": "Захват", "en": "Clinch"}.items():
        page.locator("header select").select_option(language)
        expect(page.locator("#K-GRIP h3")).to_have_text(f"K-GRIP {title}")
        expect(page.locator("#K-GRIP")).to_have_attribute("lang", language)
    expect(page.locator("article.absent")).to_have_count(0)
    expect(page.locator("#W-SOL-01")).to_be_attached()


def test_the_page_of_cards_shows_heroes_with_their_world(open_page: Open) -> None:
    page = open_page(animations=False)
    page.get_by_role("radio", name="Warseer").check(force=True)
    page.locator("header").get_by_role("link", name="Cards").click()
    expect(page.get_by_text("158 cards")).to_be_visible()
    page.get_by_role("combobox", name="Type").select_option("hero")
    page.get_by_role("searchbox", name="Search the cards").fill("Aurelis")
    expect(page.get_by_text("1 card", exact=True)).to_be_visible()
    page.get_by_role("listitem").get_by_text("The world").click()
    expect(page.get_by_role("listitem")).to_contain_text("walks ahead of the army with a lamp")
    assert faults(page) == []


def test_a_card_says_what_it_would_do_to_income(open_page: Open, link: Link) -> None:
    page = open_page(link())
    table.wait_until_asked(page)
    page.get_by_role("button", name=re.compile("^Monastery")).click()
    expect(page.get_by_role("button", name=re.compile("^Discard .* for income"))).to_contain_text("5 to 6")
    page.get_by_role("button", name=re.compile("^Play Monastery")).click()
    expect(page.get_by_role("region", name="You")).to_contain_text("Monastery")


def test_a_card_is_enlarged_by_pointer_and_by_key_with_its_keywords(open_page: Open, link: Link) -> None:
    page = open_page(link(), animations=False)
    table.wait_until_asked(page)
    page.get_by_role("button", name=re.compile("^Shield Wall")).hover()
    big = page.locator(".big")
    expect(big).to_contain_text(re.compile("Shield Wall.*then remove 1", re.DOTALL))
    hex_at(page, 7, 4).hover()
    expect(big).to_contain_text("Marcellus")
    expect(big).to_contain_text(re.compile(r"health \d, movement \d"))
    page.keyboard.press("i")
    read = page.get_by_role("dialog", name=re.compile("Marcellus"))
    keyword = read.get_by_role("button").first
    expect(keyword).to_be_focused()
    keyword.click()
    expect(page.get_by_role("dialog").filter(has_text=re.compile("[KX]-"))).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(read).to_be_hidden()
    assert faults(page) == []


def test_the_last_point_wins(open_page: Open, link: Link) -> None:
    page = open_page(link("long-duel"), animations=False)
    table.wait_until_asked(page)
    expect(page.get_by_role("region", name="You")).to_contain_text("One more point wins.")
    page.get_by_role("button", name=re.compile("^Monastery")).click()
    page.get_by_role("button", name=re.compile("^Discard .* for income")).click()
    expect(table.over(page)).to_be_visible()
    expect(page.get_by_role("region", name="You")).to_contain_text("income 8")
    told = page.get_by_role("region", name="The game is over")
    expect(told).to_contain_text("1 from income")
    expect(told).to_contain_text("Victory points")

    # Its replay in half a window has the column beside the board; hidden hands take no room.
    page.set_viewport_size({"width": 1024, "height": 768})
    told.get_by_role("link", name="Replay").click()
    expect(page.locator(".controls .where")).to_contain_text("Step 0 of")
    for name in ("Analyse", "Play on from here", "Share"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-region=hand]")).to_have_count(0)
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Play on from here")).to_be_visible()
    assert faults(page) == []

    # In a whole window nothing is told of what is over, and nothing of the left column is cut within a line.
    page.set_viewport_size({"width": 1440, "height": 900})
    own = page.locator("[data-region=own-board]")
    expect(own).not_to_contain_text("One more point")
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator("[data-region=strip]")).not_to_contain_text("is thinking")
    expect(own.locator(".last")).to_be_hidden()


def test_hexes_are_reached_and_taken_with_keys(open_page: Open, link: Link) -> None:
    page = open_page(link())
    table.wait_until_asked(page)
    hex_at(page, 5, 5).focus()
    page.keyboard.press("Enter")
    expect(hex_at(page, 5, 5)).to_have_attribute("aria-pressed", "true")
    expect(hex_at(page, 5, 4).locator(".reach")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(hex_at(page, 5, 4)).to_be_focused()
    page.keyboard.press("Enter")
    stands(page, "Kaitlynn", 5, 4)
    # The log names the hex as the frame of the board does.
    expect(log(page)).to_contain_text("Kaitlynn moves to D5.")
    for name in ("D", "5"):
        expect(table.field(page).get_by_text(name, exact=True)).to_be_visible()


def test_a_spectator_sees_the_table_but_neither_hands_nor_buttons(open_page: Open, link: Link) -> None:
    seat, watching = link(watching=True).split()
    table.wait_until_asked(open_page(seat))
    page = open_page(watching)
    stands(page, "Kaitlynn", 5, 5)
    expect(page.get_by_role("status").filter(has_text="Watching")).to_be_visible()
    expect(page.get_by_role("region", name="Hand")).not_to_contain_text("Monastery")
    for name in ("End turn", "Undo", "Hint"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    hex_at(page, 5, 5).click()
    expect(hex_at(page, 5, 5)).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("language, power", [("fr", "Pouvoir"), ("de", "Macht"), ("ru", "Сила")])
def test_the_table_speaks_other_languages(open_page: Open, link: Link, language: str, power: str) -> None:
    page = open_page(link(), language=language)
    expect(page.get_by_role("main")).to_contain_text(power)
    expect(page.locator("[data-hex]").first).to_have_attribute("aria-label", re.compile("."))


def test_a_finger_shows_a_hex_first_and_decides_with_a_second_tap(open_page: Open, link: Link) -> None:
    page = open_page(link(), phone=True)
    table.wait_until_asked(page)
    hex_at(page, 5, 5).tap()
    expect(hex_at(page, 5, 4).locator(".reach")).to_be_visible()
    hex_at(page, 5, 4).tap()
    expect(page.get_by_text("move 1")).to_be_visible()
    stands(page, "Kaitlynn", 5, 5)
    hex_at(page, 5, 4).tap()
    stands(page, "Kaitlynn", 5, 4)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []
    page.get_by_role("tab", name="Board").tap()
    camp = page.get_by_role("button", name=re.compile("Captain Iron Hand"))
    camp.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True, "bubbles": True})
    expect(page.get_by_role("dialog", name="Captain Iron Hand")).to_contain_text("Warlord")
    page.get_by_role("button", name="Back").tap()
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_a_hint_is_a_plan_with_figures_that_is_drawn_and_followed(open_page: Open, link: Link) -> None:
    page = open_page(link(), animations=False)
    table.wait_until_asked(page)
    page.keyboard.press("h")
    panel = page.get_by_role("dialog", name="What the computer would do")
    expect(panel).to_be_visible(timeout=table.LONG)
    attacks = panel.get_by_role("listitem").filter(has_text=re.compile(r"\d+% to kill, [\d.]+ wounds? on"))
    first = attacks.first
    expect(first).to_contain_text(re.compile(r"can attack it there"))
    button = first.get_by_role("button", name="Do it")
    button.focus()
    plan = page.locator('[data-region="plan"]')
    expect(plan.locator(".head")).to_have_count(1)
    expect(plan.locator("polygon.line")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(panel).to_have_count(0)
    expect(plan).to_have_count(0)
    expect(log(page)).to_contain_text(re.compile("attacks"))


CAMP = "[data-region=own-board] ul[style*=places] li"


def test_the_war_camp_has_a_place_for_each_star_of_leadership(open_page: Open, link: Link) -> None:
    """Whole edges wait, broken ones are on the field; a brass foot marks who can be summoned now."""
    page = open_page(link(), animations=False)
    table.wait_until_asked(page)
    opponent = page.locator(CAMP.replace("own-board", "opponent"))
    expect(opponent).to_have_count(7)
    out = opponent.and_(page.locator(".out"))
    expect(out.get_by_role("button", name="Valeria the Lancer, bronze, on the field")).to_be_visible()
    free = opponent.and_(page.locator(".free"))
    expect(free.first).to_contain_text("Free place: silver")
    assert out.first.evaluate("one => getComputedStyle(one).borderTopStyle") == "dashed"
    camp = page.locator(CAMP)
    waits = camp.and_(page.locator(".waits"))
    assert waits.first.evaluate("one => getComputedStyle(one).borderTopStyle") == "solid"
    able = waits.get_by_role("button", name=re.compile("cost [0-9]+, can be summoned now$")).first
    assert "inset" in able.evaluate("one => getComputedStyle(one).boxShadow")
    before = camp.and_(page.locator(".out")).count()
    name = (able.get_attribute("aria-label") or "").split(",")[0]
    able.focus()
    page.keyboard.press("Enter")
    # Where it may enter is spoken by row and place.
    entry = page.locator(".hex:has(.place)").first
    expect(entry).to_have_attribute("aria-label", re.compile("^row 1, [a-z]+[.] can be chosen"))
    entry.click()
    expect(camp.and_(page.locator(".out"))).to_have_count(before + 1)
    expect(camp.get_by_role("button", name=re.compile(f"^{name}.*on the field$"))).to_be_visible()
    assert faults(page) == []


SPOKEN = {
    "en": ("row 3, third", "row 5, fifth"),
    "de": ("Reihe 3, drittes Feld", "Reihe 5, fünftes Feld"),
    "fr": ("rangée 3, troisième hexagone", "rangée 5, cinquième hexagone"),
    "ru": ("ряд 3, третий гекс", "ряд 5, пятый гекс"),
}


@pytest.mark.parametrize("language", SPOKEN)
def test_hexes_are_spoken_by_row_and_place(open_page: Open, link: Link, language: str) -> None:
    page = open_page(link(), language=language, animations=False)
    empty, held = SPOKEN[language]
    expect(hex_at(page, 3, 3)).to_have_attribute("aria-label", re.compile(f"^{empty}"))
    expect(hex_at(page, 5, 5)).to_have_attribute("aria-label", re.compile(f", {held}"))


def test_power_and_income_are_a_line_of_their_own_on_a_phone(open_page: Open, link: Link) -> None:
    page = open_page(link(), language="ru", phone=True, animations=False)
    line = page.locator(".economy")
    expect(line).to_be_in_viewport(ratio=1)
    box = line.bounding_box()
    assert box is not None
    assert box["height"] == 38
    assert line.evaluate("one => one.scrollWidth <= one.clientWidth"), "cells of income are cut"
    expect(line.locator("[role=img]")).to_have_count(2)
    expect(page.get_by_text(re.compile(r"^Активация · \d+ жд(ёт|ут) хода$"))).to_be_visible()
    assert faults(page) == []


def test_before_the_first_turn_the_own_line_names_no_phase(open_page: Open, link: Link) -> None:
    """The phases of setting up are not phases of a turn: they have no words, and the question tells them."""
    page = open_page(link(on=FROM_THE_BEGINNING), phone=True, animations=False)
    table.wait_until_asked(page)
    own = page.locator(".line.own")
    expect(own).to_contain_text(re.compile("hand 0 · deck [0-9]+"))
    expect(own).not_to_contain_text("phase")


def test_a_turn_ends_at_once_for_those_who_want_it_so(open_page: Open, link: Link) -> None:
    """The setting is kept in the browser, and both games follow it."""
    page = open_page(link(), animations=False)
    table.wait_until_asked(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name="Ask before a turn ends").uncheck()
    page.keyboard.press("Escape")
    page.reload()
    table.wait_until_asked(page)
    page.keyboard.press("e")
    expect(page.get_by_role("dialog", name="End turn")).to_have_count(0)
    expect(log(page)).to_contain_text("Turn 6")
    assert page.evaluate("localStorage['ask-end']") == "off"
