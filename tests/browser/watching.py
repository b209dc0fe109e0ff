"""The complaints of a page: errors, violations of its security policy, and faults that axe finds."""

import re
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it ships no types
from playwright.sync_api import ConsoleMessage, Page, Request

GRAVE = ("serious", "critical")
GRAVE_ALONE = {"resultTypes": ["violations"]}
"""Passing checks are not counted, which saves time."""
FORBIDDEN = "security policy"
REPORT = """
document.addEventListener('securitypolicyviolation', (event) => {
  console.error(`security policy: ${event.violatedDirective} forbids ${event.blockedURI || 'this'}`
    + ` at ${event.sourceFile || document.URL}:${event.lineNumber}`);
});
"""


class Complaints:
    """Everything that went wrong on the pages of a test."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.expected: list[re.Pattern[str]] = []

    def listen(self, page: Page) -> None:
        """Hear what this page says from now on, and what it asks of other machines."""
        page.add_init_script(REPORT)
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.heard.append(f"page error: {error}"))
        page.on("requestfinished", self._asked)

    def expect(self, pattern: str) -> None:
        """Expect a complaint that matches this, such as a socket that breaks with its server."""
        self.expected.append(re.compile(pattern))

    def unexpected(self) -> list[str]:
        """All that was heard and not expected."""
        return [one for one in self.heard if not any(fits.search(one) for fits in self.expected)]

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.heard.append(f"console {message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        if not re.match(r"(data:|blob:|(http|ws)s?://(127\.0\.0\.1|\[::1\])[:/])", request.url):
            self.heard.append(f"a request to another machine: {request.url}")


def faults(page: Page, part: str | None = None) -> list[str]:
    """The serious faults that axe finds, each with its element."""
    found: dict[str, Any] = Axe().run(page, context=part, options=GRAVE_ALONE).response
    return [_told(one) for one in found["violations"] if one["impact"] in GRAVE]


def _told(fault: dict[str, Any]) -> str:
    places = ", ".join([str(node["target"][0]) for node in fault["nodes"]])
    return f"{fault['impact']}: {fault['id']}: {fault['help']}: {places}"
