"""Players are called by their names as soon as these are known."""

import re

from playwright.sync_api import expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.serving import Server


def test_a_name_that_is_given_in_the_lobby_later_is_told_at_the_table(
    open_page: Open, server: Server
) -> None:
    link = table.seat_link(server, level="gentle")
    page = open_page(link, animations=False)
    table.Game(page).until("build")
    log = page.locator("[data-region=log]")
    expect(log).to_contain_text("You build")
    page.goto(server.address + "#/")
    name = page.get_by_role("textbox", name="Your name").first
    name.fill("Ada")
    name.blur()
    page.goto(server.address + link)
    expect(log).to_contain_text(re.compile("Ada builds"))
    expect(log).not_to_contain_text("You build")
