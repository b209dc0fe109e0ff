"""Learn beside the lessons: puzzles, worked examples, how to play, and rules, on a desktop and on a phone."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.watching import faults, without_words
from tests.times import on_a

PUZZLE = "#/puzzle/classic/kill/before-the-ruins"


def go(page: Page, path: str) -> None:
    """Another page of the same visit."""
    page.evaluate("(path) => { location.hash = path; }", path)


@on_a("phone")
def test_a_puzzle_is_found_tried_shown_and_marked(open_page: Open, phone: bool) -> None:
    """From the Learn page to the list, a hint, a wrong answer, the solution, and the right one."""
    page = open_page("", phone=phone, animations=False)
    today = page.get_by_role("region", name="Puzzle of the day")
    expect(today).to_contain_text("Aim: ")
    expect(today.get_by_role("link", name="Try it")).to_have_attribute("href", "#/puzzle/classic/today")
    page.get_by_role("navigation").get_by_role("link", name=re.compile("^Learn")).first.click()
    expect(page.get_by_text("Puzzle of the day")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("heading", name="Felling", exact=True)).to_be_visible()
    page.get_by_label("Theme").select_option("kill")
    expect(page.get_by_role("heading", name="Contact", exact=True)).to_have_count(0)
    expect(page.get_by_text(re.compile(r"^\d+ puzzles, 0 solved$"))).to_be_visible()
    assert faults(page) == []
    go(page, "#/puzzle/classic/today")
    band = page.get_by_role("region", name="Puzzle")
    expect(band).to_contain_text("Aim: ")
    go(page, PUZZLE)
    expect(band).to_contain_text("Aim: you win, counted at the end of this activation")
    band.get_by_role("button", name="Hint").click()
    expect(band).to_contain_text("This is tempting")
    assert faults(page) == []
    page.keyboard.press("p")
    expect(band).to_contain_text("Not the best: the best chance is")
    band.get_by_role("button", name="Solution").click()
    expect(band).to_contain_text("The solution: ")
    band.get_by_role("button", name="Try again").click()
    expect(band).to_contain_text("It is your decision")


def test_the_right_answer_marks_a_puzzle_as_solved(open_page: Open) -> None:
    """In German, of Warseer: it is judged and explained, the next one waits, and the list knows it."""
    page = open_page("#/puzzle/warseer/hero/take-the-blow", language="de", animations=False)
    band = page.get_by_role("region", name="Aufgabe")
    expect(band).to_contain_text("Ziel: du bist nicht besiegt, gezählt am Ende dieser Aktivierung")
    page.get_by_role("button", name=re.compile("nimmt den Schaden auf sich")).click()
    expect(band).to_contain_text("Gelöst: 100 % ist die beste Chance.")
    expect(band.get_by_role("button", name="Regel W-WIN-02")).to_be_visible()
    expect(band.get_by_role("link", name="Weiter")).to_have_attribute(
        "href", re.compile("^#/puzzle/warseer/")
    )
    go(page, "#/learn/puzzles")
    page.get_by_text("Warseer", exact=True).click()
    page.get_by_label("Gelöst oder offen").select_option("solved")
    expect(page.get_by_text("1 Aufgabe, 1 gelöst")).to_be_visible()


def test_a_hand_of_a_puzzle_can_be_read(open_page: Open) -> None:
    """Its cards are defined in the puzzle and named in the language of the page."""
    page = open_page("#/puzzle/classic/cards/the-card-that-wins", language="fr", animations=False)
    hand = page.locator("[data-region=hand]")
    expect(hand.get_by_role("button", name=re.compile("Foudre, Sort"))).to_contain_text("Foudre")
    expect(hand).to_contain_text("Largesse")


@on_a("desktop")
def test_examples_rules_and_how_to_play_are_read(open_page: Open, phone: bool) -> None:
    """A worked example step by step, positions of a rule, printings side by side, and a game on one page."""
    page = open_page("#/learn", phone=phone, animations=False)
    page.get_by_role("link", name=re.compile("examples$")).click()
    expect(page.get_by_role("heading", name="Melee combat")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("link", name=re.compile("^Takumi attacks the Zombie")).click()
    steps = page.get_by_role("region", name="Position, step by step")
    expect(steps).to_contain_text("Step 0 of 7")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(steps).to_contain_text("Step 3 of 7")
    steps.get_by_role("button", name="Next step").click()
    expect(steps).to_contain_text("Step 4 of 7")
    expect(steps.get_by_role("button", name="Rule C-MEL-03")).to_be_visible()
    assert without_words(page) == []
    assert faults(page) == []
    go(page, "#/rules/A-SLOW")
    rule = page.locator("#A-SLOW")
    rule.get_by_text(re.compile("positions show it$")).click()
    rule.get_by_role("link", name=re.compile("^A slow creature cannot run;")).click()
    expect(steps).to_contain_text("Step 0 of 2")
    steps.get_by_role("button", name="Next step").click()
    expect(steps).to_contain_text("cannot run")
    go(page, "#/rules/printings")
    expect(page.get_by_text(re.compile(r"^\d+ rules differ$"))).to_be_visible()
    page.get_by_role("searchbox").fill("stealth")
    expect(page.get_by_text("attacks and abilities", exact=True).first).to_be_visible()
    assert faults(page) == []
    go(page, "#/learn/how")
    expect(page.get_by_role("heading", name="5. Melee combat")).to_be_visible()
    page.get_by_text("Warseer", exact=True).click()
    expect(page.get_by_role("heading", name="6. Pushes")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []


def test_a_rule_of_deck_building_opens_a_deck_that_breaks_it(open_page: Open) -> None:
    """The fault and its ways out on the Rules page, the deck in the builder, mended there by a way out."""
    page = open_page("#/rules/C-DECK-07", animations=False)
    rule = page.locator("#C-DECK-07")
    rule.get_by_text("2 decks show it").click()
    expect(rule).to_contain_text("These are one person, Oswin")
    expect(rule).to_contain_text("remove Oswin of the Night Watch")
    assert faults(page) == []
    rule.get_by_role("link", name="Open the deck that breaks it").click()
    legality = page.get_by_role("region", name="Legality")
    expect(legality).to_contain_text("Not legal yet.")
    expect(page.get_by_text("Oswin the Lamplighter", exact=True).first).to_be_visible()
    legality.get_by_role("button", name="remove Oswin of the Night Watch").click()
    expect(legality).not_to_contain_text("Oswin")
    go(page, "#/decks/classic/rule:C-DECK-07:0:kept/en2")
    expect(legality).to_contain_text("Legal: English, second edition")
    go(page, "#/decks/classic/rule:C-DECK-07:9:kept/en2")
    expect(page.get_by_role("alert")).to_contain_text("There is no deck in this link")


def test_a_mode_that_is_not_played_yet_is_told_and_a_position_of_four_opens(open_page: Open) -> None:
    page = open_page(animations=False)
    page.get_by_role("radio", name="Warseer").check(force=True)
    go(page, "#/rules/W-SKI-01")
    expect(page.locator("#W-SKI-01")).to_contain_text("This way to play is not in the program yet.")
    rule = page.locator("#W-ALL-02")
    expect(rule).not_to_contain_text("not in the program")
    rule.get_by_text("1 position shows it").click()
    rule.get_by_role("link", name="When a hero falls").click()
    steps = page.get_by_role("region", name="Position, step by step")
    expect(steps).to_contain_text("Step 0 of 4")
    steps.get_by_role("button", name="Next step").click()
    page.keyboard.press("End")
    expect(page.get_by_text("Player 2 takes no further part in the game.").first).to_be_visible()


def test_a_link_to_a_rule_leads_to_its_game_and_the_pages_switch_games(open_page: Open) -> None:
    """A new visitor, for whom the classic game is chosen; what is chosen on one page holds on the others."""
    page = open_page("#/rules/W-WIN-01", animations=False)
    expect(page.locator("article.here")).to_contain_text("W-WIN-01")
    game = page.get_by_role("radiogroup", name="Game")
    expect(game.get_by_role("radio", name="Warseer")).to_be_checked()
    game.get_by_text("Legends of Signum", exact=True).click()
    expect(page.get_by_role("heading", name="C-ZONE-01")).to_be_visible()
    page.get_by_role("navigation").get_by_role("link", name="Cards").click()
    expect(page.get_by_role("heading", name="Tavern")).to_be_visible()
    game.get_by_text("Warseer", exact=True).click()
    expect(page.get_by_role("heading", name="Monastery")).to_be_visible()
    assert faults(page) == []
