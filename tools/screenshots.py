"""Makes the pictures of docs/screens.md: tools/screenshots.py [names]

It starts servers of its own, opens their pages in a real Chromium, plays what is needed and writes PNG files
into docs/screens. The pages must be built before (tools/web.py). With names only those pictures are made.
"""

import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser import chromium, crowded, table, test_crowd, test_playback, test_quest  # noqa: E402 - the checkout comes first
from tests.serving import Server, launching, make_table, post_table, serving  # noqa: E402
from tools.shrinking import shrunk  # noqa: E402

SCREENS: Final = ROOT / "docs" / "screens"
MID_GAME: Final = "tests.warseer.mid_game:MID_GAME"
"""Duels of Warseer that begin in their middle, long ones before the last point."""
DESKTOP: Final = {"width": 1440, "height": 900}
LAPTOP: Final = {"width": 1280, "height": 720}
PHONE: Final = {"width": 390, "height": 844}
LONGEST_NOTICE: Final = 10_000
"""Milliseconds until the message that a turn begins has gone."""
MODERATE: Final = 700
"""Milliseconds until movements on the page have ended."""
CITY: Final = ["tavern", "barracks", "smithy", "arena", "shooting-range", "temple", "city-hall", "mint"]
TACTICS: Final = ["return-fire"]
HAND: Final = [
    "amaury-the-bravo",
    "repeating-crossbow",
    "ruphus-the-young-squire",
    "volley-from-the-walls",
    "helisent-the-moneylender",
]


def position() -> str:
    """The full table, with Cities, hands, a relic and tactics."""
    whole = json.loads(crowded.position())
    own, theirs = whole["seats"]["first"], whole["seats"]["second"]
    own |= {"city": CITY, "hand": HAND, "prosperity": 19, "tactics": TACTICS}
    theirs |= {"city": CITY[:6], "hand": HAND[:4], "prosperity": 14, "relics": ["duellists-buckler"]}
    return json.dumps(whole)


def ten_cards() -> str:
    """The full table with ten cards in hand."""
    whole = json.loads(position())
    whole["seats"]["first"]["hand"] = [*HAND, *HAND]
    return json.dumps(whole)


QUEST: Final = """
mode: quest-pve
seats:
  first:
    hero: {card: brissa-de-molforn, called: brissa, at: [34, 20]}
    creatures:
      garrus: {card: garrus-the-crossbowman, at: [20, 12]}
      amaury: {card: amaury-the-bravo, at: [48, 14]}
    honour: 8
    prosperity: 19
    city: [tavern, barracks, smithy, arena, shooting-range, temple]
    hand: [repeating-crossbow, ruphus-the-young-squire, volley-from-the-walls, helisent-the-moneylender]
    quest-deck: [the-long-night, the-ember-nest]
    quests: {wolves-at-the-gate: {tally: [1, 0]}, the-watchfire: {terrains: [fire]}}
  second:
    deck: [open-graves, marrow-frost]
    graveyard: [knives-in-the-dark]
    creatures:
      grey: {card: wolf, at: [38, 34]}
      black: {card: wolf, at: [20, 46]}
      robber: {card: bandit, at: [10, 50]}
      bones: {card: skeleton, at: [50, 30]}
terrains:
  fire: {card: watchfire, centre: [44, 45], radius: 2}
turn: first
"""
"""A quest in its middle; the Hero's deck is empty, so that it ends after this round."""


class Studio:
    """Opens pages and takes their pictures."""

    def __init__(
        self,
        browser: Browser,
        plain: Server,
        full: Server,
        hand: Server,
        fight: Server,
        quest: Server,
        crowd: Server,
        hexes: Server,
    ) -> None:
        self.browser = browser
        self.plain = plain
        self.full = full
        self.hand = hand
        self.fight = fight
        self.quest = quest
        self.crowd = crowd
        self.hexes = hexes

    def page(
        self,
        server: Server,
        path: str = "",
        *,
        phone: bool = False,
        laptop: bool = False,
        motion: bool = False,
        **settings: str,
    ) -> Page:
        """A page for a new visitor, usually without animations."""
        language = settings.pop("language", "en")
        context = self.browser.new_context(
            viewport=PHONE if phone else LAPTOP if laptop else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            color_scheme="light" if settings.get("theme") == "light" else "dark",
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(60_000)
        kept = {"speed": "full" if motion else "none", "guide": "off", **settings}
        context.add_init_script(
            f"for (const [name, value] of Object.entries({json.dumps(kept)}))"
            " if (localStorage.getItem(name) === null) localStorage.setItem(name, value)"
        )
        page = context.new_page()
        page.goto(server.address + path)
        return page

    def duel(self, **more: Any) -> Page:
        """A seat on the full table in its turn."""
        page = self.page(self.full, table.seat_link(self.full, level="gentle"), **more)
        token(page, "brissa-de-molforn").wait_for()
        notices = page.locator("[data-region=notices] > *").filter(visible=True)
        expect(notices).to_have_count(0, timeout=LONGEST_NOTICE)
        return page


def token(page: Page, card: str) -> Locator:
    """A creature of this seat; numbers begin with the City and the tactic (docs/scenarios.md)."""
    number = len(CITY) + len(TACTICS) + 1 + list(crowded.OWN).index(card)
    return page.locator(f'[data-object="c{number}"]')


def select(page: Page, card: str) -> None:
    """Click a creature and wait for its actions."""
    token(page, card).locator(".piece").first.click(force=True)
    page.locator("[data-region=selection] .actions").wait_for()
    page.wait_for_timeout(MODERATE)


def lobby(studio: Studio) -> Page:
    """The first page."""
    page = studio.page(studio.plain)
    page.get_by_text("Brissa", exact=True).first.wait_for()
    page.wait_for_timeout(MODERATE)
    return page


def opening_hand(studio: Studio) -> Page:
    """A newcomer's first game: the hand is kept or not."""
    page = studio.page(studio.plain, guide="")
    page.get_by_role("button", name="Play now").click()
    question = table.question(page)
    while True:
        table.wait_until_asked(page)
        words = question.inner_text()
        if "opening hand" in words:
            return page
        if "stand" in words:
            table.click_field(page, 250, 595)
        else:
            question.locator(".controls button").first.click()
        expect(question).not_to_have_text(words)


def table_selected(studio: Studio, **more: Any) -> Page:
    """The middle of a game: one creature has shot, another is selected."""
    page = studio.duel(**more)
    select(page, "garrus-the-crossbowman")
    page.keyboard.press("s")
    page.locator("[data-region=selection] li button").first.click()
    # A master of shooting may throw a die again.
    page.locator("[data-region=question].room.yours .controls .do button").first.click()
    page.locator(".tray .die").first.wait_for()
    table.wait_until_asked(page)
    select(page, "brissa-de-molforn")
    return page


def drag(studio: Studio) -> Page:
    """A miniature held over the field, with path, length and distances."""
    page = table_selected(studio)
    table.drag(page, "Brissa", (350, 330), release=False)
    page.wait_for_timeout(MODERATE)
    return page


def odds(studio: Studio) -> Page:
    """Dice are divided; the chances of the chosen and of the best split."""
    page = table_selected(studio)
    select(page, "severus-the-veteran-legionary")
    table.drag(page, "Severus", (275, 331))
    page.wait_for_timeout(MODERATE)
    table.action(page, "Fight").click()
    page.wait_for_timeout(MODERATE)
    targets = page.locator("[data-region=selection] li button")
    if targets.count():
        targets.first.click()
    page.locator("[data-region=question]", has_text="Split your dice").wait_for()
    page.get_by_role("button", name="One die fewer in attack").first.click()
    page.wait_for_timeout(MODERATE)
    return page


def card(studio: Studio) -> Page:
    """A card is read, and the buildings that pay for it are marked."""
    page = table_selected(studio)
    page.locator("[data-region=hand] button").nth(1).click()
    page.wait_for_timeout(MODERATE)
    return page


def rules(studio: Studio) -> Page:
    """A rule, opened from a line of the log."""
    page = opening_hand(studio)
    page.locator("[data-region=log] button, [data-region=log] a").filter(has_text="C-SETUP").last.click()
    page.wait_for_timeout(MODERATE)
    return page


def end(studio: Studio) -> Page:
    """The game is over."""
    page = studio.duel()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede").first.click()
    page.wait_for_timeout(MODERATE)
    again = page.get_by_role("button", name="Concede")
    if not table.over(page).count() and again.count():
        again.last.click()
    expect(table.over(page)).to_be_visible()
    page.wait_for_timeout(MODERATE)
    return page


def attack(studio: Studio, *, phone: bool = False) -> Page:
    """The computer's hero strikes ours: arrow, dice at the place, the line of the event."""
    page = studio.page(studio.fight, table.seat_link(studio.fight), phone=phone, motion=True)
    table.strip(page).get_by_role("button").first.wait_for()
    table.at_rest(page)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 5000"))
    test_playback.end_turn(page)
    if phone:
        test_playback.until(page, test_playback.arrow(page))
    else:
        test_playback.defend(page)
        test_playback.until(page, test_playback.dice(page))
    return page


def ten_at_a_laptop(studio: Studio) -> Page:
    """Ten cards in hand at 1280 x 720."""
    link = table.seat_link(studio.hand, level="gentle")
    page = studio.page(studio.hand, link, laptop=True)
    page.locator("[data-region=hand] button").nth(9).wait_for()
    notices = page.locator("[data-region=notices] > *").filter(visible=True)
    expect(notices).to_have_count(0, timeout=LONGEST_NOTICE)
    return page


def hand_over(studio: Studio) -> Page:
    """Two at one screen: the next player takes over."""
    made = make_table(studio.full.address, "screen")
    page = studio.page(studio.full, f"#/table/{'/'.join(made['seats'])}")
    page.get_by_role("button", name="Hold to show").wait_for()
    return page


def waiting(studio: Studio) -> Page:
    """An online table whose other seat is free."""
    page = studio.page(studio.plain)
    page.get_by_role("button", name="Create").click()
    page.get_by_role("button", name="Create").last.click()
    page.get_by_role("textbox", name="Link to watch").wait_for()
    return page


def phone_act(studio: Studio) -> Page:
    """A phone: the actions of the selected creature."""
    page = studio.duel(phone=True)
    token(page, "brissa-de-molforn").tap()
    page.wait_for_timeout(2 * MODERATE)
    return page


def phone_hand(studio: Studio) -> Page:
    """A phone: the hand."""
    page = studio.duel(phone=True)
    page.get_by_role("tab", name="Hand").tap()
    page.wait_for_timeout(MODERATE)
    return page


def phone_card(studio: Studio) -> Page:
    """A phone: a card with its payment."""
    page = phone_hand(studio)
    page.get_by_role("region", name="Your Hand").get_by_role("button").nth(1).tap()
    page.wait_for_timeout(MODERATE)
    return page


def seat_of_quest(studio: Studio, **more: Any) -> Page:
    """The Hero's seat in the middle of a quest."""
    token = test_quest.seated(studio.quest, "quest-pve", "greedy")[0]
    page = studio.page(studio.quest, f"#/table/{token}", **more)
    notices = page.locator("[data-region=notices] > *").filter(visible=True)
    page.locator("[data-region=coming]").wait_for(state="attached")
    expect(notices).to_have_count(0, timeout=LONGEST_NOTICE)
    return page


def quest(studio: Studio, **more: Any) -> Page:
    """The Hero's turn, and what the Overlord's creatures do next drawn on the field."""
    page = seat_of_quest(studio, **more)
    page.locator("[data-region=coming] [aria-pressed]").click()
    page.wait_for_timeout(MODERATE)
    return page


def phone_quest(studio: Studio) -> Page:
    """The quests in the hand."""
    page = seat_of_quest(studio, phone=True)
    page.get_by_role("tab", name="Quests").click()
    page.wait_for_timeout(MODERATE)
    return page


def crowd(studio: Studio) -> Page:
    """Ten creatures base to base, seen from near."""
    page = studio.page(studio.crowd, table.seat_link(studio.crowd))
    table.strip(page).get_by_role("button").first.wait_for()
    table.at_rest(page)
    page.get_by_role("button", name="Go near to the fight").click()
    page.wait_for_timeout(MODERATE)
    return page


def seat_of_warseer(studio: Studio, mode: str, **more: Any) -> Page:
    """A seat in the middle of a duel of Warseer."""
    seats = [{"player": "human", "deck": "thibaut"}, {"player": "random", "deck": "aurelis"}]
    wanted = {"game": "warseer", "mode": mode, "edition": "fr112", "seats": seats, "map": ""}
    made = post_table(studio.hexes.address, wanted)
    page = studio.page(studio.hexes, f"#/table/{made['seats'][0]}", **more)
    page.locator("[data-region=question] .words").filter(has_text="?").wait_for()
    notices = page.locator("[data-region=notices] > *").filter(visible=True)
    expect(notices).to_have_count(0, timeout=LONGEST_NOTICE)
    return page


def warseer(studio: Studio, **more: Any) -> Page:
    """A creature with its reach, a target with its odds and the push with its price."""
    page = seat_of_warseer(studio, "duel", **more)
    page.locator('[data-hex="5.5"]').click()
    page.locator('[data-hex="7.4"] .target').wait_for()
    page.locator('[data-hex="7.4"]').click()
    page.mouse.move(700, 60)
    page.wait_for_timeout(MODERATE)
    return page


def learn(studio: Studio) -> Page:
    """Lessons, puzzles, worked examples and pages to read."""
    page = studio.page(studio.plain, "#/learn")
    page.get_by_text("All puzzles").wait_for()
    page.wait_for_timeout(MODERATE)
    return page


def lesson(studio: Studio, *, phone: bool = False) -> Page:
    """The first task of the first lesson, its creature selected."""
    page = studio.page(studio.plain, "#/learn", phone=phone)
    page.get_by_role("button", name="Moving and rulers").click()
    table.wait_until_asked(page)
    notices = page.locator("[data-region=notices] > *").filter(visible=True)
    expect(notices).to_have_count(0, timeout=LONGEST_NOTICE)
    table.strip(page).get_by_role("button", name="Armande").click()
    table.is_told_what_it_can_do(page)
    table.action(page, "Move").click()
    page.wait_for_timeout(MODERATE)
    return page


def decks(studio: Studio, *, phone: bool = False) -> Page:
    """A starter deck in the builder, with a test hand."""
    page = studio.page(studio.plain, "#/decks/classic", phone=phone)
    page.get_by_role("link", name="Powder and Gutters").click()
    page.get_by_role("region", name="Legality").wait_for()
    if not phone:
        page.keyboard.press("d")
    page.wait_for_timeout(2 * MODERATE)
    return page


def warseer_end(studio: Studio) -> Page:
    """The last point of a long duel."""
    page = seat_of_warseer(studio, "long-duel")
    page.locator('[data-region=hand] button[aria-label^="Monastery"]').click()
    page.locator("[data-region=hand] .menu button").filter(has_text="for income").click()
    expect(table.over(page)).to_be_visible()
    page.wait_for_timeout(MODERATE)
    return page


PICTURES: Final[dict[str, Callable[[Studio], Page]]] = {
    "lobby": lobby,
    "learn": learn,
    "lesson": lesson,
    "phone-lesson": lambda studio: lesson(studio, phone=True),
    "decks": decks,
    "phone-decks": lambda studio: decks(studio, phone=True),
    "opening-hand": opening_hand,
    "table": table_selected,
    "drag": drag,
    "odds": odds,
    "card": card,
    "rules": rules,
    "end": end,
    "attack": attack,
    "phone-attack": lambda studio: attack(studio, phone=True),
    "ten-cards": ten_at_a_laptop,
    "hand-over": hand_over,
    "waiting": waiting,
    "table-light": lambda studio: table_selected(studio, theme="light"),
    "table-de": lambda studio: table_selected(studio, language="de"),
    "table-ru": lambda studio: table_selected(studio, language="ru"),
    "phone-act": phone_act,
    "phone-hand": phone_hand,
    "phone-card": phone_card,
    "quest": quest,
    "phone-quest": phone_quest,
    "crowd": crowd,
    "warseer": warseer,
    "warseer-light": lambda studio: warseer(studio, theme="light", language="de", laptop=True),
    "phone-warseer": lambda studio: seat_of_warseer(studio, "duel", phone=True),
    "warseer-end": warseer_end,
}


def main(names: list[str]) -> None:
    """Take the pictures and print their sizes."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, launching() as launcher, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.program(), args=list(chromium.FLAGS))
        with (
            serving(launcher, Path(folder) / "plain.sqlite") as plain,
            serving(launcher, Path(folder) / "full.sqlite", position()) as full,
            serving(launcher, Path(folder) / "hand.sqlite", ten_cards()) as hand,
            serving(launcher, Path(folder) / "fight.sqlite", test_playback.POSITION) as fight,
            serving(launcher, Path(folder) / "quest.sqlite", QUEST) as quest,
            serving(launcher, Path(folder) / "crowd.sqlite", test_crowd.position()) as crowd,
            serving(launcher, Path(folder) / "hexes.sqlite", rulebook=MID_GAME) as hexes,
        ):
            studio = Studio(browser, plain, full, hand, fight, quest, crowd, hexes)
            for name in names or PICTURES:
                page = PICTURES[name](studio)
                picture = shrunk(browser, page.screenshot())
                page.context.close()
                (SCREENS / f"{name}.png").write_bytes(picture)
                print(f"{name}.png: {len(picture) / 1000:.0f} kB", flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
