"""A long log: the page holds a part of it, and scrolling reaches every line."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import table
from tests.serving import Seat, Server, make_table

Open = Callable[..., Page]
WINDOW = 120
"""Lines in the page at once."""
MOST_TURNS_OF_THE_WHEEL = 2_000


async def long_game(address: str, lines: int) -> tuple[str, int]:
    """Two seats play by chance until the log has so many lines: a link, and the number of lines."""
    made = await asyncio.to_thread(make_table, address, edition="fr1")
    rng = Random(7)
    seats = [Seat(address, token, rng) for token in made["seats"]]
    told: list[str] = []
    for seat in seats:
        await seat.connect()
        await seat.sit()
    for seat in seats:
        await seat.until(lambda one: one.screen is not None)
    while len(told) < lines:
        asked = next(one for one in seats if one.asked)
        await asked.decide()
        for seat in seats:
            await seat.reply_to({"kind": "ping"})
        told += words_of(seats[0].screen)
    for seat in seats:
        await seat.close()
    fresh = Seat(address, made["seats"][0], rng)
    await fresh.connect()
    await fresh.until(lambda one: one.screen is not None)
    await fresh.close()
    return made["seats"][0], len(words_of(fresh.screen))


def words_of(screen: dict[str, Any] | None) -> list[str]:
    """The lines of a screen that have words."""
    assert screen is not None
    return [line["words"] for line in screen["lines"] if line["words"]]


def test_a_long_log_keeps_few_lines_in_the_page(server: Server, open_page: Open) -> None:
    """From the newest line back to the first and to the newest again."""
    with ThreadPoolExecutor() as pool:
        # This thread has the event loop of Playwright.
        playing = pool.submit(asyncio.run, long_game(server.address, 2 * WINDOW + 40))
        token, count = playing.result()
    page = open_page(f"#/table/{token}")
    shown = page.locator("#log-lines li")
    expect(shown).to_have_count(WINDOW)
    expect(shown.last).to_have_attribute("aria-posinset", str(count))
    expect(shown.last).to_be_in_viewport()
    panel = page.locator("#log-lines")
    panel.hover()
    for _ in range(MOST_TURNS_OF_THE_WHEEL):
        if shown.first.get_attribute("aria-posinset") == "1":
            break
        page.mouse.wheel(0, -400)
        page.wait_for_timeout(20)
        assert shown.count() == WINDOW
    expect(shown.first).to_have_attribute("aria-posinset", "1")
    page.get_by_role("button", name="To the newest").click()
    expect(shown.last).to_have_attribute("aria-posinset", str(count))
    expect(shown.last).to_be_in_viewport()
    expect(shown).to_have_count(WINDOW)


def test_the_log_stays_at_its_end_when_an_answer_is_taken_back(server: Server, open_page: Open) -> None:
    """Lines go and the question above grows at once: the list scrolls without anybody reading back."""
    page = open_page(table.seat_link(server), animations=False)
    saves = table.question(page).get_by_role("button", name="Build nothing")
    for _ in range(12):
        table.wait_until_asked(page)
        if saves.count():
            break
        table.answer(page)
    saves.click()
    expect(table.question(page).locator(".words")).to_contain_text("Your turn.")
    page.get_by_role("button", name="Undo").click()
    expect(saves).to_be_visible()
    last = page.locator("#log-lines li").last
    expect(last).to_contain_text("took back")
    expect(last).to_be_in_viewport()
    expect(page.get_by_role("button", name="To the newest")).to_have_count(0)
