"""A real server, a real browser, and pages that complain aloud."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser import chromium
from tests.browser.watching import Complaints
from tests.serving import Launcher, Server, launching, serving

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
TIMEOUT = 120_000
"""Milliseconds that a page has for what a test waits for: far more than a busy machine needs."""
expect.set_options(timeout=TIMEOUT)

Open = Callable[..., Page]


@pytest.fixture(scope="session")
def launcher() -> Iterator[Launcher]:
    """Starts servers at once."""
    with launching() as ready:
        yield ready


@pytest.fixture
def position() -> str:
    """The position with which every new game begins; tests that need one say which."""
    return ""


@pytest.fixture
def server(launcher: Launcher, tmp_path: Path, position: str) -> Iterator[Server]:
    """`signum serve` with a file of its own; `restart`, `kill` and `start` are the test's to call."""
    with serving(launcher, tmp_path / "games.sqlite", position) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium for the tests of a module. Without one they are skipped, and fail under CI.

    As long as it runs no other event loop can, so tests elsewhere that have one come before or after it.
    """
    program = chromium.program()
    if program is None:
        if os.environ.get("CI") == "true":
            pytest.fail(chromium.NONE)
        pytest.skip(chromium.NONE)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=program, args=list(chromium.FLAGS))
        yield running
        running.close()


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    """The complaints of a test's pages; a complaint that the test does not expect fails it at its end."""
    heard = Complaints()
    yield heard
    assert heard.unexpected() == []


@pytest.fixture
def open_page(browser: Browser, server: Server, complaints: Complaints) -> Iterator[Open]:
    """Open a page as a new visitor, with separate storage, size and language."""
    contexts: list[BrowserContext] = []

    def opened(
        path: str = "",
        *,
        language: str = "en",
        phone: bool = False,
        motion: bool = False,
        javascript: bool = True,
    ) -> Page:
        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
            java_script_enabled=javascript,
        )
        context.set_default_timeout(TIMEOUT)
        contexts.append(context)
        page = context.new_page()
        complaints.listen(page)
        page.goto(server.address + path)
        return page

    yield opened
    for context in contexts:
        context.close()


@pytest.fixture
def page(open_page: Open) -> Page:
    """The first page of the program on a desktop, in English, without animations."""
    return open_page()
