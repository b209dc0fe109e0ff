"""The pages load, are accessible, and do only what their security policy allows."""

from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.watching import FORBIDDEN, Complaints, faults
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
