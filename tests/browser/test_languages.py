"""Four languages, switched at once on the first page and at the table, with nothing left in another one."""

import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.browser.table import Game
from tests.serving import ROOT, Server

NAMES = {"fr": "Français", "de": "Deutsch", "ru": "Русский", "en": "English"}
LOBBY = {"fr": "Jouer", "de": "Spielen", "ru": "Играть", "en": "Play"}
END = {"fr": "Fin du tour", "de": "Zug beenden", "ru": "Конец хода", "en": "End turn"}
ENGLISH = re.compile(
    r"\b(the|your|you|turn|build|builds|undo|hint|move|moves|run|fight|shoot|graveyard|dice|rolls|draws|gains|"
    r"opponent|computer plays|selected|creature|waits|play now|set up|create|language|strength|health|cards|"
    r"first player|second player|nobody|nothing|reading|copy|send|saved)\b",
    re.IGNORECASE,
)
"""Words of the interface that only English has."""
TEXT = """() => {
  const said = [];
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent);
    if (node.nodeType !== Node.ELEMENT_NODE || ['SCRIPT', 'STYLE'].includes(node.tagName)) return;
    if (node.lang && node !== document.documentElement && node.lang !== document.documentElement.lang) return;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      if (node.hasAttribute(name)) said.push(node.getAttribute(name));
    node.childNodes.forEach(walk);
  };
  walk(document.body);
  return [document.title, ...said].map((one) => one.trim()).filter(Boolean);
}"""


@cache
def message_ids() -> set[str]:
    """The names of all messages, of the pages and of the rules."""
    files = [*ROOT.glob("web/src/**/words/en/*.ftl"), *ROOT.glob("signum/data/**/messages/en/*.ftl")]
    found = [
        re.findall(r"^([a-z][a-z0-9-]*) =", one.read_text(encoding="utf-8"), re.MULTILINE) for one in files
    ]
    return {id for ids in found for id in ids if "-" in id}


def said(page: Page) -> list[str]:
    """All words of a page, spoken ones too."""
    found: list[str] = page.evaluate(TEXT)
    return found


def unnamed(page: Page) -> list[str]:
    """Names of messages that stand on a page instead of their words."""
    words = {word for one in said(page) for word in re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+", one)}
    return sorted(words & message_ids())


def english(page: Page) -> list[str]:
    """English words where they should not be; the names of the languages may stay."""
    names = set(NAMES.values())
    words = [re.sub(r"\b[A-Z]+(-[A-Z0-9]+)+\b", "", one) for one in said(page) if one not in names]
    return [one for one in words if ENGLISH.search(one)]


def expect_only(page: Page, language: str) -> None:
    """Wait until all that was requested in a language has arrived, and nothing is left without its words."""
    left: list[str] = []
    for _ in range(table.LONG // table.POLLING):
        left = unnamed(page) + ([] if language == "en" else english(page))
        if not left:
            return
        page.wait_for_timeout(table.POLLING)
    raise AssertionError(f"not in {language}: {left}")


def switch_at_the_table(page: Page, language: str) -> None:
    """By the globe in the bar above."""
    page.locator("[popovertarget=languages]").click()
    page.get_by_role("menuitemradio", name=NAMES[language]).click()


def test_the_first_page_speaks_four_languages(open_page: Open) -> None:
    page = open_page()
    expect(page.get_by_role("radio", name="Brissa")).to_be_attached()
    page.evaluate("window.stayed = true")
    for language in ("fr", "de", "ru", "en"):
        page.locator("header select").select_option(language)
        expect(page.get_by_role("link", name=LOBBY[language], exact=True)).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect_only(page, language)
    assert page.evaluate("window.stayed")


@pytest.mark.parametrize("phone", [False, True])
def test_the_table_speaks_four_languages(open_page: Open, server: Server, phone: bool) -> None:
    page = open_page(table.seat_link(server, level="gentle"), animations=False)
    game = Game(page)
    game.until("build")
    expect(table.end_turn(page)).to_be_visible()
    table.who_is_asked(page)
    if phone:
        page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate("window.stayed = true")
    for language in ("fr", "de", "ru", "en"):
        before = page.title()
        if phone:
            page.evaluate("(language) => localStorage.setItem('language', language)", language)
            page.reload()
        else:
            switch_at_the_table(page, language)
        expect(page.get_by_role("button", name=END[language])).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
        # Whose turn it is tells the server.
        expect(page).not_to_have_title(before)
        expect(page).to_have_title(re.compile(r"\d"))
        expect_only(page, language)
        for part in page.locator("[aria-controls=sheet-panel]").all():
            part.click()
            expect_only(page, language)
    assert phone or page.evaluate("window.stayed")
