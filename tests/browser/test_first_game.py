"""A newcomer's first game: from the first page, by one click, to the end of a game against the computer."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open
from tests.browser.table import LONG, give_up, messages
from tests.times import TIMES

MOST_DECISIONS = 16 if TIMES == 1 else 200
"""A newcomer who has not won by then gives up; in `make soak` most games end before."""
ATTEMPTS = 5
"""To get advice."""


def hint(page: Page) -> Locator:
    """The button of the strip that asks the computer."""
    return page.get_by_role("button", name="Hint")


def over(page: Page) -> Locator:
    """The heading of the panel at the end."""
    return page.get_by_role("heading", name="The game is over")


def wait_until_asked(page: Page) -> bool:
    """Until the newcomer is asked something; false if the game is over instead."""
    ready = page.locator("button:has-text('Hint'):not([aria-disabled=true])")
    expect(ready.or_(over(page)).first).to_be_visible(timeout=LONG)
    return not over(page).is_visible()


def do_what_the_computer_would(page: Page) -> None:
    """Ask for a hint and follow it; where there is nothing to weigh take the first answer there is."""
    if (old := messages(page).locator(".bad").get_by_role("button", name="Close")).count():
        old.click()
    question = page.get_by_role("region", name="What is asked")
    advice = page.get_by_role("button", name="Do it").or_(page.get_by_text("has no opinion"))
    # A page that was away from the server for a moment has forgotten its question.
    for _ in range(ATTEMPTS):
        hint(page).click()
        expect(advice.or_(hint(page)).first).to_be_visible(timeout=LONG)
        if advice.count():
            break
    expect(advice.first).to_be_visible(timeout=LONG)
    if page.get_by_role("button", name="Do it").count():
        page.get_by_role("button", name="Do it").first.click()
    else:
        question.get_by_role("button").first.click()


def test_a_newcomer_plays_a_first_game_to_its_end(open_page: Open) -> None:
    page = open_page(animations=False)
    page.get_by_role("radio", name="Gentle").check(force=True)
    page.get_by_role("button", name="Play now").click()
    decisions = 0
    while wait_until_asked(page):
        do_what_the_computer_would(page)
        decisions += 1
        if decisions == MOST_DECISIONS:
            give_up(page)
            expect(over(page)).to_be_visible()
    assert decisions > 12
    expect(over(page)).to_be_visible()
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text("signum verify")).to_be_visible()
