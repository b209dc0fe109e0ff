"""The pages load, are accessible, and do only what their security policy allows."""

import re
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.watching import FORBIDDEN, Complaints, faults, without_words
from tests.serving import Server


def test_the_first_page_loads_and_keeps_nobody_out(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("button").first).to_be_visible()
    assert faults(page) == []


def test_what_the_policy_forbids_does_not_happen_and_is_heard(page: Page, complaints: Complaints) -> None:
    """The test of the tests: a page that tried would be found out."""
    complaints.expect(FORBIDDEN)
    complaints.expect("Content Security Policy")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    with page.expect_console_message(lambda message: FORBIDDEN in message.text):
        page.evaluate(
            """() => {
                const script = document.createElement('script');
                script.textContent = 'window.happened = true';
                document.body.append(script);
            }"""
        )
    assert page.evaluate("window.happened") is None
    assert any(FORBIDDEN in one for one in complaints.heard)
    assert complaints.unexpected() == []


def test_an_error_of_a_page_is_heard(page: Page, complaints: Complaints) -> None:
    complaints.expect("on purpose")
    with page.expect_event("pageerror"):
        page.evaluate("() => { setTimeout(() => { throw new Error('on purpose') }) }")
    assert any("on purpose" in one for one in complaints.heard)


def test_a_page_that_keeps_people_out_is_found(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate("() => { document.body.innerHTML = '<main><button></button></main>' }")
    assert any("button-name" in one for one in faults(page))


@pytest.mark.parametrize("path", ["", "assets/none.js", "api/decks"])
def test_every_answer_carries_the_policy(path: str, server: Server) -> None:
    try:
        with urlopen(server.address + path) as answer:
            headers = answer.headers
    except HTTPError as error:
        headers = error.headers
        error.close()
    assert "default-src 'none'" in headers["content-security-policy"]


def test_the_page_is_the_same_after_the_server_was_restarted(
    open_page: Open, server: Server, complaints: Complaints
) -> None:
    complaints.expect("ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET")
    first = open_page()
    expect(first.get_by_role("heading", level=1)).to_be_visible()
    server.restart()
    first.reload()
    expect(first.get_by_role("heading", level=1)).to_be_visible()


def test_a_message_without_words_is_found(page: Page) -> None:
    """The test of the tests: in the text, and in what is only spoken."""
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("heading", level=1).evaluate("one => one.append(' cards-type-quest')")
    page.locator("main").evaluate("one => one.setAttribute('aria-label', 'examples-title')")
    assert sorted(without_words(page)) == ["cards-type-quest", "examples-title"]


ADDRESSES = {
    "": "Which game",
    "#/learn": "Lessons",
    "#/learn/examples": "Step by step",
    "#/learn/puzzles": "Difficulty",
    "#/learn/how": "hero",
    "#/decks/classic": "Decks of the game",
    "#/decks/classic/new": "Choose a hero",
    "#/decks/warseer/new": "Choose a hero",
    "#/cards": "Amaury",
    "#/rules": "C-SETUP-01",
    "#/rules/printings": "second edition",
    "#/replays": "Replays",
    "#/watch": "Watch",
    "#/position": "The rules accept",
    "#/privacy": "recovery phrase|Recovery phrase|phrase",
    "#/puzzle/classic/none": "leads to no puzzle",
    "#/scenario/en2/0/none/at-all": "leads to no position",
    "#/replay/none": "leads to no table",
    "#/table/none-0-none": "leads to no table",
}
"""Pages by their addresses, and what tells that each is there."""


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_page_that_is_opened_first_has_all_its_words(
    open_page: Open, complaints: Complaints, address: str
) -> None:
    """Each page loads the files of words that it needs by itself, also where it leads to nothing."""
    complaints.expect("status of 40")
    page = open_page(address)
    expect(page.locator("body")).to_contain_text(re.compile(ADDRESSES[address]))
    assert without_words(page) == []
