"""A whole game against the computer, followed by hints: how much of it is waiting, and for what.

`python -m tests.browser.pace` prints answers, seconds and the share of waiting. `--answers 40` ends earlier,
`--phone` plays on a phone, `--speed quick` at another speed, `--static FOLDER` with other pages;
`--events` tells what was played. Times of the hints themselves are left out: a player would think meanwhile.
"""

import argparse
import json
import multiprocessing
import socket
import tempfile
from collections import Counter
from pathlib import Path
from statistics import median
from time import monotonic, sleep
from typing import Any, Final
from urllib.error import URLError

from playwright.sync_api import Page, WebSocket, expect, sync_playwright

from tests.browser import chromium
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.test_first_game import hint, wait_until_asked
from tests.serving import make_table

LONG: Final = 240_000
ATTACK: Final = "attack-declared"


def serve(port: int, folder: str, static: str | None) -> None:
    """A server with the given pages."""
    import uvicorn

    from signum.rulebooks import GAMES
    from signum.server.http import app

    pages = app.STATIC if static is None else Path(static)
    uvicorn.run(
        app.application(Path(folder) / "games.db", GAMES, static=pages), port=port, log_level="warning"
    )


class Waiting:
    """The time from each answer to the next question, and the events that were sent meanwhile."""

    def __init__(self, page: Page) -> None:
        self.kinds: list[str] = []
        self.last = 0.0
        """When the last screen came."""
        self.waits: list[tuple[float, float, list[str]]] = []
        """How long, how much of it after everything was known, and what happened."""
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: Any) -> None:
        message = json.loads(frame)
        if message["kind"] not in ("screen", "changed") or not message["lines"]:
            return
        self.last = monotonic()
        self.kinds += [event["kind"] for line in message["lines"] for event in line["events"]]

    def during(self, page: Page) -> bool:
        """Wait until something is asked; false if the game is over instead."""
        begin = monotonic()
        goes_on = wait_until_asked(page)
        now = monotonic()
        self.waits.append((now - begin, now - max(begin, self.last), self.kinds))
        self.kinds = []
        return goes_on


def follow(page: Page) -> float:
    """Do what a hint says; return how long the hint took."""
    question = page.get_by_role("region", name="What is asked")
    begin = monotonic()
    hint(page).click()
    advice = page.get_by_role("button", name="Do it").or_(page.get_by_text("has no opinion"))
    expect(advice.first).to_be_visible(timeout=LONG)
    took = monotonic() - begin
    if page.get_by_role("button", name="Do it").count():
        page.get_by_role("button", name="Do it").first.click()
    else:
        question.get_by_role("button").first.click()
    return took


def told(waiting: Waiting, seconds: float, hints: float, events: bool) -> None:
    """Print the figures."""
    waits = waiting.waits
    alls, rests = [one for one, _, _ in waits], [one for _, one, _ in waits]
    total, game = sum(alls), seconds - hints
    print(f"{len(waits)} answers, {game:.0f} s without hints")
    print(f"waiting {total:.0f} s ({100 * total / game:.0f} %), of it {sum(rests):.0f} s only for pictures")
    print(f"a wait: median {median(alls):.1f} s, longest {max(alls):.1f} s")
    turns = [one for one, _, kinds in waits if "turn-began" in kinds]
    if turns:
        print(f"the other's turn: median {median(turns):.1f} s, longest {max(turns):.1f} s of {len(turns)}")
    single = [rest for _, rest, kinds in waits if kinds.count(ATTACK) == 1 and "turn-began" not in kinds]
    if single:
        print(f"an attack: median {median(single):.1f} s, longest {max(single):.1f} s of {len(single)}")
    if events:
        for long, rest, kinds in waits:
            print(f"{long:5.1f} {rest:5.1f}", dict(Counter(kinds)))


def main() -> None:
    """Serve, play, tell."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--static")
    parser.add_argument("--answers", type=int, default=400)
    parser.add_argument("--speed", default="full")
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--events", action="store_true")
    wanted = parser.parse_args()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = multiprocessing.Process(
        target=serve, args=(port, tempfile.mkdtemp(), wanted.static), daemon=True
    )
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=chromium.program(), args=list(chromium.FLAGS)
            )
            page = browser.new_page(
                viewport=PHONE if wanted.phone else DESKTOP,  # type: ignore[arg-type]
                has_touch=wanted.phone,
                is_mobile=wanted.phone,
                reduced_motion="no-preference",
            )
            waiting = Waiting(page)
            page.goto(seat(f"http://127.0.0.1:{port}/", wanted.level))
            page.evaluate("(speed) => localStorage.setItem('speed', speed)", wanted.speed)
            page.reload()
            wait_until_asked(page)
            waiting.kinds = []
            begin, hints = monotonic(), 0.0
            for _ in range(wanted.answers):
                hints += follow(page)
                if not waiting.during(page):
                    break
            told(waiting, monotonic() - begin, hints, wanted.events)
            browser.close()
    finally:
        server.terminate()


def seat(address: str, level: str) -> str:
    """The link of the first seat of a new table, as soon as the server answers."""
    for _ in range(200):
        try:
            made = make_table(address, "computer", level=level)
            return f"{address}#/table/{'/'.join(made['seats'])}"
        except URLError:
            sleep(0.1)
    raise SystemExit("The server does not answer.")


if __name__ == "__main__":
    main()
