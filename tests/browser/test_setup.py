"""Setting up a game: dice for the first turn, a hero's place after a lost connection, advice on a phone."""

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.serving import Server


class Line:
    """The connection of a page, which a test can cut; the page then connects anew."""

    def __init__(self) -> None:
        self.sockets: list[WebSocketRoute] = []

    def listen(self, page: Page) -> None:
        """Stand between a page and its server; to be called before the page connects."""
        page.route_web_socket("**/api/table", self._route)

    def cut(self, page: Page) -> None:
        """Lose the connection, and wait until the page has another."""
        before = len(self.sockets)
        self.sockets[-1].close(code=1012)
        for _ in range(table.LONG // table.POLLING):
            if len(self.sockets) > before:
                return
            page.wait_for_timeout(table.POLLING)
        raise AssertionError("the page did not connect again")

    def _route(self, socket: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            # Cutting a line that the server has not yet taken up warns on the console.
            if socket not in self.sockets:
                self.sockets.append(socket)
            socket.send(message)

        socket.connect_to_server().on_message(pass_on)


def place_asked(page: Page) -> None:
    """Take the first turn if that is asked, and wait for the question about the hero's place."""
    words = table.question(page).locator(".words")
    begins, place = re.compile("first turn"), re.compile("stand[?]")
    expect(words.filter(has_text=begins).or_(words.filter(has_text=place))).to_be_visible(timeout=table.LONG)
    if words.filter(has_text=begins).count():
        table.question(page).get_by_role("button", name="You", exact=True).click()
    expect(words).to_have_text(place)


def test_a_hero_is_placed_after_the_connection_was_lost(open_page: Open, server: Server) -> None:
    line = Line()
    page = open_page(table.seat_link(server), animations=False, before=line.listen)
    tray = page.get_by_role("region", name="Last roll")
    expect(tray).to_contain_text("The players roll for the first turn")
    expect(tray).not_to_contain_text("No dice")
    place_asked(page)
    for _ in range(2):
        line.cut(page)
        place_asked(page)
    table.click_field(page, 200, 590)
    expect(table.question(page).locator(".words")).to_contain_text("opening hand")
    assert table.place_of(page, "Brissa") == (200, 584)


def test_a_phone_shows_the_time_limit_and_follows_advice_about_the_hand(
    open_page: Open, server: Server
) -> None:
    page = open_page(table.seat_link(server, limit=60), phone=True, animations=False)
    place_asked(page)
    expect(page.get_by_role("timer", name=re.compile("^The game has (59|60):"))).to_be_in_viewport()
    if (read := page.get_by_role("button", name="Got it")).count():
        read.tap()
    page.touchscreen.tap(*table.pixels(page, 250, 584))
    page.get_by_role("button", name="Confirm").tap()
    words = table.question(page).locator(".words")
    expect(words).to_contain_text("opening hand")
    page.get_by_role("button", name="Hint").tap()
    page.get_by_role("button", name="Do it").first.tap()
    expect(words).not_to_contain_text("opening hand")
