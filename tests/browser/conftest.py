"""A real server, a real browser, and pages that complain aloud."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser import chromium
from tests.browser.watching import Complaints
from tests.serving import Launcher, Server, serving

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
TIMEOUT = 120_000
"""Milliseconds that a page has for what a test waits for: far more than a busy machine needs."""
expect.set_options(timeout=TIMEOUT)

Open = Callable[..., Page]
Servers = Callable[[str], Server]


@pytest.fixture
def position() -> str:
    """The position with which every new game begins; tests that need one say which."""
    return ""


@pytest.fixture(scope="module")
def servers(launcher: Launcher, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    """Servers for the tests of a module, one for each position."""
    with ExitStack() as running:

        @cache
        def started(position: str) -> Server:
            data = tmp_path_factory.mktemp("server") / "games.sqlite"
            return running.enter_context(serving(launcher, data, position))

        yield started


@pytest.fixture
def server(servers: Servers, position: str) -> Server:
    """`signum serve` with a file of this module; a test that stops it starts it again."""
    return servers(position)


RUNNING = ExitStack()
"""The browser of this process, as long as tests that follow each other need it."""
FOUND: list[Browser] = []


@pytest.fixture
def browser() -> Browser:
    """One Chromium for all tests that follow each other. Without one they are skipped, and fail under CI."""
    if FOUND:
        return FOUND[0]
    program = chromium.program()
    if program is None:
        if os.environ.get("CI") == "true":
            pytest.fail(chromium.NONE)
        pytest.skip(chromium.NONE)
    playwright = RUNNING.enter_context(sync_playwright())
    running = playwright.chromium.launch(executable_path=program, args=list(chromium.FLAGS))
    RUNNING.callback(running.close)
    FOUND.append(running)
    return running


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Close the browser before a test without one: as long as it runs no other event loop can."""
    if nextitem is None or "browser" not in getattr(nextitem, "fixturenames", ()):
        FOUND.clear()
        RUNNING.close()


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    """The complaints of a test's pages; a complaint that the test does not expect fails it at its end."""
    heard = Complaints()
    yield heard
    assert heard.unexpected() == []


@pytest.fixture
def open_page(browser: Browser, server: Server, complaints: Complaints) -> Iterator[Open]:
    """Open a page as a new visitor, with separate storage, size and language.

    Without animations it shows events at once; `before` is called before it loads anything.
    """
    contexts: list[BrowserContext] = []

    def opened(
        path: str = "",
        *,
        language: str = "en",
        phone: bool = False,
        motion: bool = False,
        animations: bool = True,
        javascript: bool = True,
        workers: bool = False,
        before: Callable[[Page], object] = lambda _: None,
    ) -> Page:
        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
            java_script_enabled=javascript,
            # The worker answers only when the server is away; tests that need it say so.
            service_workers="allow" if workers else "block",
        )
        context.set_default_timeout(TIMEOUT)
        if not animations:
            context.add_init_script("localStorage.setItem('speed', 'none')")
        contexts.append(context)
        page = context.new_page()
        complaints.listen(page)
        complaints.expect("Service Worker registration blocked by Playwright")
        before(page)
        page.goto(server.address + path)
        return page

    yield opened
    for context in contexts:
        context.close()
    # Otherwise a page's complaint would be all that is known of a server that ended by itself.
    assert server.running, f"the server is gone, and said: {server.says.read_text(encoding='utf-8')}"


@pytest.fixture
def page(open_page: Open) -> Page:
    """The first page of the program on a desktop, in English, without animations."""
    return open_page()
