"""The complaints of a page: errors, violations of its security policy, and faults that axe finds."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it ships no types
from playwright.sync_api import ConsoleMessage, Page, Request

GRAVE = ("serious", "critical")
GRAVE_ALONE = {"resultTypes": ["violations"]}
"""Passing checks are not counted, which saves time."""
AXE = f"{Axe().axe_script}; null"
RUN = "async ([part, options]) => (await axe.run(part ?? document, options)).violations"
"""All else that axe says is long, and is not read."""
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


SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"
MESSAGE = re.compile(r"^([a-z][a-z0-9]*(?:-[a-z0-9]+)+) =", re.MULTILINE)
ORDINARY = {"set-up"}
"""Names of messages that are words of the language as well."""
SHOWN_NAMES = r"""(names) => {
  const [known, found] = [new Set(names), new Set()];
  const read = (text) => (text ?? '').split(/[^\w-]+/).forEach((one) => known.has(one) && found.add(one));
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode())
    if (!walk.currentNode.parentElement.closest('script, style')) read(walk.currentNode.data);
  for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder'])
    document.querySelectorAll(`[${name}]`).forEach((one) => read(one.getAttribute(name)));
  return [...found];
}"""


@cache
def message_names() -> list[str]:
    """The names of all messages of the pages."""
    files = SOURCES.rglob("words/en/*.ftl")
    names = {name for file in files for name in MESSAGE.findall(file.read_text(encoding="utf-8"))}
    return sorted(names - ORDINARY)


def without_words(page: Page) -> list[str]:
    """The names of messages that stand on a page in place of their words, because those were not loaded."""
    found: list[str] = page.evaluate(SHOWN_NAMES, message_names())
    return found


def faults(page: Page, part: str | None = None) -> list[str]:
    """The serious faults that axe finds, each with its element."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    return [_told(one) for one in page.evaluate(RUN, [part, GRAVE_ALONE]) if one["impact"] in GRAVE]


def _told(fault: dict[str, Any]) -> str:
    places = ", ".join([str(node["target"][0]) for node in fault["nodes"]])
    return f"{fault['impact']}: {fault['id']}: {fault['help']}: {places}"
