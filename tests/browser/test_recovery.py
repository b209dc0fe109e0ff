"""A recovery phrase brings a name, games and progress to another device, and only to that one."""

import re

from playwright.sync_api import Page, expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.browser.watching import Complaints, faults
from tests.serving import Server


def kept(page: Page, key: str) -> str:
    """Wait until the browser keeps something, and return it."""
    page.wait_for_function("key => localStorage.getItem(key)", arg=key)
    found: str = page.evaluate("key => localStorage.getItem(key)", key)
    return found


def enter(page: Page, phrase: str) -> None:
    """Type a phrase in on the page about data."""
    page.get_by_label("Do you have a phrase?").fill(phrase)
    page.get_by_role("button", name="Take over").click()


def test_a_phrase_brings_everything_to_a_phone(
    open_page: Open, server: Server, complaints: Complaints
) -> None:
    page = open_page(table.seat_link(server, level="gentle"))
    table.wait_until_asked(page)
    tables = kept(page, "tables")
    page.evaluate(
        "localStorage.setItem('name', 'Ada'); localStorage.setItem('puzzles-solved', '[\"toy/one\"]')"
    )
    page.goto(server.address + "/#/privacy")
    page.get_by_role("button", name="Make a phrase").click()
    shown = page.locator("[data-phrase]")
    expect(shown).to_have_text(re.compile(r"^(\w{4}-){4}\w{4}$"))
    assert not faults(page)

    complaints.expect("404")
    phone = open_page("/#/privacy", phone=True)
    enter(phone, "not a phrase")
    expect(phone.get_by_role("alert")).to_have_text("A phrase has five groups of four letters or figures.")
    enter(phone, "0000-0000-0000-0000-0000")
    expect(phone.get_by_role("alert")).to_contain_text("No backup belongs to this phrase.")
    assert phone.evaluate("localStorage.getItem('tables')") is None
    enter(phone, shown.inner_text().upper().replace("-", " "))
    expect(phone.locator(".recovery").get_by_role("status")).to_have_text(
        "Your name, games, decks and progress are here."
    )
    assert not faults(phone)
    assert kept(phone, "tables") == tables
    assert kept(phone, "puzzles-solved") == '["toy/one"]'
    phone.get_by_role("link", name="Signum").click()
    expect(
        phone.get_by_role("link", name=re.compile("Your turn|your turn", re.IGNORECASE)).first
    ).to_be_visible()

    page.get_by_role("button", name="Delete the copy on the server").click()
    expect(page.locator(".recovery").get_by_role("status")).to_contain_text("The copy is deleted.")
    other = open_page("/#/privacy")
    enter(other, phone.evaluate("localStorage.getItem('recovery') ?? '0000-0000-0000-0000-0000'"))
    expect(other.get_by_role("alert")).to_contain_text("No backup belongs to this phrase.")
    phone.goto(server.address + "/#/rules")
    phone.wait_for_function("() => localStorage.getItem('recovery') === null")
    assert kept(phone, "name") == "Ada"

    # Nothing is left of whoever wants to be forgotten, nor of the tab.
    page.evaluate("sessionStorage.setItem('promise table 0', '{}')")
    for _ in range(2):
        page.get_by_role("button", name="Forget everything in this browser").click()
    expect(page.get_by_text("This browser has forgotten everything.")).to_be_visible()
    assert page.evaluate("[localStorage.length, sessionStorage.length, document.cookie]") == [0, 0, ""]
