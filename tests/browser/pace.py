"""A whole game against the computer, followed by hints: how much of it is waiting, and for what.

`python -m tests.browser.pace` prints answers, seconds and the share of waiting. `--answers 40` ends earlier,
`--phone` plays on a phone, `--speed quick` at another speed, `--static FOLDER` with other pages;
`--events` tells what was played. Times of the hints themselves are left out: a player would think meanwhile.
With `--own-time` the page's clock stands still but for the playback, which begins when all of it is known:
the figures are the times that the page sets, however busy the machine is.
"""

import argparse
import json
import multiprocessing
import socket
import tempfile
from collections import Counter
from datetime import datetime, timedelta
from pathlib import Path
from statistics import median
from time import monotonic, sleep
from typing import Any, Final
from urllib.error import URLError

from playwright.sync_api import Page, WebSocket, expect, sync_playwright

from tests.browser import chromium
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.table import over, wait_until_asked
from tests.browser.test_first_game import hint
from tests.serving import make_table

LONG: Final = 240_000
ATTACK: Final = "attack-declared"
ASKED: Final = "[data-region=question].yours"
TICK: Final = 50
"""Milliseconds of the page's clock between two looks."""


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
        self.known = False
        """Whether the last screen asks this seat, or the game is over."""
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: Any) -> None:
        message = json.loads(frame)
        if message["kind"] not in ("screen", "changed") or not message["lines"]:
            return
        self.last = monotonic()
        changes = message.get("changes", message)
        if "asked" in changes:
            self.known = changes["asked"] not in (None, [None])
        self.known = self.known or changes.get("result", "") not in ("", [""])
        self.kinds += [event["kind"] for line in message["lines"] for event in line["events"]]

    def during(self, page: Page) -> bool:
        """Wait until something is asked; false if the game is over instead."""
        begin = monotonic()
        goes_on = wait_until_asked(page)
        now = monotonic()
        self.waits.append((now - begin, now - max(begin, self.last), self.kinds))
        self.kinds = []
        return goes_on

    def during_own_time(self, page: Page) -> bool:
        """The same by the page's clock: only what it plays counts."""
        while not self.known:
            page.wait_for_timeout(20)
        played, end = 0, over(page)
        while not page.locator(ASKED).count() and not end.count():
            page.clock.run_for(TICK)
            played += TICK
        self.waits.append((played / 1000, played / 1000, self.kinds))
        self.kinds = []
        return not end.count()


def follow_in_own_time(page: Page, waiting: Waiting) -> None:
    """Do what a hint says while the page's clock moves only as its panels need it."""
    page.keyboard.press("h")
    advice = page.get_by_role("button", name="Do it").or_(page.get_by_text("has no opinion"))
    while not advice.count():
        page.clock.run_for(TICK)
        page.wait_for_timeout(20)
    page.clock.run_for(1000)
    waiting.known = False
    pressed = page.get_by_role("button", name="Do it")
    if not pressed.count():
        pressed = page.get_by_role("region", name="What is asked").get_by_role("button")
    pressed.first.dispatch_event("click")


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


def told(waiting: Waiting, game: float, events: bool) -> None:
    """Print the figures; `game` are the seconds of the game without hints, 0 if only the playback counts."""
    waits = waiting.waits
    alls, rests = [one for one, _, _ in waits], [one for _, one, _ in waits]
    total = sum(alls)
    if game:
        print(f"{len(waits)} answers, {game:.0f} s without hints")
        print(
            f"waiting {total:.0f} s ({100 * total / game:.0f} %), of it {sum(rests):.0f} s only for pictures"
        )
    else:
        print(f"{len(waits)} answers, {total:.0f} s of playback, {total / len(waits):.1f} s an answer")
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
    parser.add_argument("--own-time", action="store_true")
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
            if wanted.own_time:
                page.clock.install()
            page.goto(seat(f"http://127.0.0.1:{port}/", wanted.level))
            page.evaluate("(speed) => localStorage.setItem('speed', speed)", wanted.speed)
            page.reload()
            wait_until_asked(page)
            waiting.kinds = []
            begin, hints = monotonic(), 0.0
            if wanted.own_time:
                page.clock.pause_at(datetime.now() + timedelta(seconds=1))
            for _ in range(wanted.answers):
                if wanted.own_time:
                    follow_in_own_time(page, waiting)
                    goes_on = waiting.during_own_time(page)
                else:
                    hints += follow(page)
                    goes_on = waiting.during(page)
                if not goes_on:
                    break
            game = 0.0 if wanted.own_time else monotonic() - begin - hints
            told(waiting, game, wanted.events)
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
