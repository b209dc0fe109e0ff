"""A friend joins by a pasted link, loses the network, comes back; after the game both play again."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.browser.table import create, join
from tests.browser.watching import Complaints


def seat(page: Page) -> str:
    """Which seat of which table a page has, by its address."""
    found = re.search(r"#/table/(\w+-[01])-", page.url)
    assert found is not None
    return found[1]


def end(page: Page) -> Locator:
    """The panel at the end."""
    return page.get_by_role("region", name="The game is over")


def follow(page: Page, link: str) -> None:
    """Paste a link in the lobby; one that leads nowhere is told there."""
    box = page.get_by_role("textbox", name="You have a link")
    error = page.locator("#join-error")
    for wrong, told in (
        ("Come and play", "That is not a link to a table."),
        (f"https://elsewhere.example/{link}", "another server, elsewhere.example"),
    ):
        box.fill(wrong)
        page.get_by_role("button", name="Join").click()
        expect(error).to_contain_text(told)
    box.fill(f"Come and play: {link} ")
    box.press("Enter")


def lose_the_network(page: Page, other: Page) -> None:
    """Both sides see it, and both see when it is over."""
    table.note_messages(page)
    page.context.set_offline(True)
    expect(table.messages(page)).to_contain_text("Reconnecting.")
    expect(table.messages(other)).to_contain_text("Tamsin has been away")
    page.context.set_offline(False)
    table.expect_noted(page, "Back")
    expect(table.messages(other)).not_to_contain_text("Tamsin")


def test_friends_meet_by_a_link_and_play_again(open_page: Open, complaints: Complaints) -> None:
    complaints.expect("WebSocket connection to .* failed")
    odo, tamsin, guest = open_page(), open_page(), open_page()
    link = create(odo, "Odo")
    watch = odo.get_by_role("textbox", name="Link to watch").input_value()
    follow(tamsin, link)
    join(tamsin, "Tamsin", "Roland")
    follow(guest, watch[watch.index("#") :])
    expect(table.field(guest)).to_be_visible()
    expect(table.field(odo)).to_be_visible()
    lose_the_network(tamsin, odo)
    before = {page: seat(page) for page in (odo, tamsin)}
    table.give_up(tamsin)

    # A press while the connection is lost counts when it is back.
    expect(odo.get_by_role("button", name="Play again")).to_be_visible()
    odo.context.set_offline(True)
    expect(table.messages(odo)).to_contain_text("Reconnecting.")
    odo.get_by_role("button", name="Play again").click()
    odo.context.set_offline(False)
    expect(end(odo)).to_contain_text("Waiting for Tamsin to agree.")
    expect(end(tamsin)).to_contain_text("Odo wants to play again.")
    tamsin.get_by_role("button", name="Decline").click()
    expect(end(odo).get_by_role("button", name="Play again")).to_be_visible()
    tamsin.get_by_role("button", name="Play again").click()
    odo.get_by_role("button", name="Agree").click()

    guest.get_by_role("link", name="Watch the next game").click()
    for page in (odo, tamsin, guest):
        expect(end(page)).to_have_count(0)
        expect(table.field(page)).to_be_visible()
        expect(page.get_by_role("region", name="Log")).to_contain_text("The players roll for the first turn")
    after = {page: seat(page) for page in (odo, tamsin)}
    assert [one[-1] for one in after.values()] == ["1", "0"]
    assert len({one[:-2] for one in (*before.values(), *after.values())}) == 2

    # A player who opens their own link elsewhere finds the game in the lobby there too.
    elsewhere = open_page(odo.url[odo.url.index("#") :])
    expect(table.field(elsewhere)).to_be_visible()
    elsewhere.evaluate("location.hash = '#/'")
    expect(elsewhere.get_by_role("complementary", name="Continue").get_by_role("link")).to_contain_text(
        "Tamsin"
    )

    # The game before is still there, and leads on to the next one.
    odo.go_back()
    expect(end(odo)).to_contain_text("the opponent conceded")
    odo.get_by_role("link", name="To the next game").click()
    expect(end(odo)).to_have_count(0)
    assert seat(odo) == after[odo]


def test_whoever_plays_alone_or_at_one_screen_plays_again_at_once(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("textbox", name="Your name").fill("Odo")
    page.get_by_role("button", name="Set up").click()
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    plays_again(page)
    assert len(re.findall(r"-[01]-", page.url)) == 2
    # Whose name the browser knows is not both players.
    expect(page.get_by_role("region", name="Log")).to_contain_text("Player 1")
    expect(page.get_by_role("region", name="Log")).not_to_contain_text("Odo")

    page.evaluate("location.hash = '#/'")
    page.get_by_role("button", name="Play now").click()
    plays_again(page)
    assert seat(page).endswith("1")


def plays_again(page: Page) -> None:
    """Give up, and be at the next table at once."""
    expect(table.field(page)).to_be_visible()
    first = page.url
    table.give_up(page)
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(first)
    expect(end(page)).to_have_count(0)
    expect(page.get_by_role("region", name="Log")).to_contain_text("The players roll for the first turn")
