"""A full table, 16 creatures and 8 templates, and how smoothly a miniature is dragged over it.

`python -m tests.browser.crowded` prints the times of frames during a drag of 200 steps; with a folder as its
argument it also puts screenshots there. `--serve PORT` only serves the table and prints its link.
`--bases 30` puts that many creatures on the table, `--slow 4` slows the browser's processor that many times.
"""

import json
import multiprocessing
import socket
import sys
import tempfile
import time
from math import cos, dist, pi, sin
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch
from urllib.request import Request, urlopen

import msgspec
from playwright.sync_api import Page, sync_playwright

from signum.classic.cards.sets import shipped
from signum.content.source import parse
from signum.rulebooks import GAMES
from tests.browser import chromium
from tests.serving import new_duel

STEPS: Final = 200
GAP: Final = 5.2
"""Centimetres between the middles of two creatures, at least."""
SMALL: Final = 4_000
Spots = dict[str, tuple[tuple[float, float], dict[str, Any]]]
OWN: Final[Spots] = {
    "brissa-de-molforn": ((30, 19), {"armour": 1}),
    "greer-the-stubborn": ((23.5, 27), {"wounds": 3, "activated": "yes"}),
    "captain-iron-hand": ((49, 13), {"armour": 2, "activated": "yes"}),
    "garrus-the-crossbowman": ((37.5, 9.5), {}),
    "severus-the-veteran-legionary": ((28.5, 23), {}),
    "oriane-of-the-roofs": ((5.5, 33), {"hidden": "yes"}),
    "cordelia-the-crusader": ((26, 3), {"activated": "yes"}),
    "goliath": ((15, 10), {}),
}
THEIRS: Final[Spots] = {
    "roland-the-proud": ((36, 46), {"wounds": 2}),
    "gurm-gatebreaker": ((27.5, 30), {"melees-suffered": 1}),
    "shailis-soul-huntress": ((40.5, 24), {"wounds": 1}),
    "berthe-of-the-walls": ((47.5, 33), {}),
    "kena-sorceress-of-ice": ((55.5, 31), {"hidden": "yes"}),
    "the-walking-hill": ((13.5, 48), {"armour": 1}),
    "catacomb-sentinel": ((29.5, 48.5), {}),
    "bran-the-knife-thrower": ((20, 38), {}),
}
PLAIN: Final = frozenset(
    {"stealth", "agile", "flight", "quick", "slow", "veteran", "stamina", "beast", "monster"}
)
"""Keywords without a figure that need no text of their own."""
TERRAINS: Final = {
    "forest": (15, 37),
    "rocks": (36, 35),
    "ruins": (51, 21),
    "bottomless-well": (52, 48),
    "barricade": (9, 22),
    "altar-of-healing": (42, 54),
    "field-of-triumph": (52, 39.5),
    "sinister-catacombs": (20, 56),
}


def position(bases: int = len(OWN) + len(THEIRS)) -> str:
    """The file of the full table, with more creatures in its gaps if there are to be more."""
    cards = shipped()
    extra = _in_gaps(bases - len(OWN) - len(THEIRS))
    own, theirs = {**OWN, **dict(extra[::2])}, {**THEIRS, **dict(extra[1::2])}

    def creature(id: str, at: tuple[float, float], more: dict[str, Any]) -> dict[str, Any]:
        card = cards[id]
        words = [(one.ability[2:].lower(), one.x) for one in card.keywords]
        simple = [{word: x} if x else word for word, x in words if x or word in PLAIN]
        letter = " SMLX"[card.movement].replace("X", "XL")
        figures = {"strength": card.strength, "health": card.health, "movement": letter, "base": card.base}
        return {**figures, "name": dict(card.names), "keywords": simple, "at": list(at), **more}

    seats = {}
    for seat, those in (("first", own), ("second", theirs)):
        (hero, (at, more)), *others = those.items()
        seats[seat] = {
            "hero": {"called": hero, **creature(hero, at, more)},
            "creatures": {id: creature(id, at, more) for id, (at, more) in others},
            "deck": ["tavern"] * 12,
        }
    terrains = {}
    for id, (x, y) in TERRAINS.items():
        card = cards[id]
        abilities = [one[2:].lower() for one in card.abilities]
        if card.radius:
            terrains[id] = {"centre": [x, y], "radius": card.radius / 1000, "abilities": abilities}
        else:
            corners = [[x + cx / 1000, y + cy / 1000] for cx, cy in card.corners]
            terrains[id] = {"corners": corners, "abilities": abilities}
    return json.dumps({"seats": seats, "terrains": terrains, "turn": "first"})


def _in_gaps(count: int) -> list[tuple[str, tuple[tuple[float, float], dict[str, Any]]]]:
    """Further characters at free places."""
    taken = {**OWN, **THEIRS}
    places = [at for at, _ in taken.values()]
    grid = [(4.0 + 4 * (step % 14), 4.0 + 4 * (step // 14)) for step in range(14 * 14)]
    free: list[tuple[float, float]] = []
    for spot in grid:
        if all(dist(spot, other) > GAP for other in (*places, *free)):
            free.append(spot)
    small = [one.id for one in shipped().values() if one.type == "character" and one.base <= SMALL]
    names = [id for id in small if id not in taken and not any(one.x for one in shipped()[id].keywords)]
    return [(id, (at, {})) for id, at in zip(names[:count], free, strict=False)]


def serve(port: int, folder: str, static: str | None, bases: int) -> None:
    """A server whose every new game is the full table."""
    import uvicorn

    from signum.server.http import app

    start, _ = GAMES.rules("classic", "en2").position(parse(position(bases), "crowded.yaml"))
    with patch("signum.classic.rulebook.ClassicLibrary.start", lambda *_, **__: start):
        pages = app.STATIC if static is None else Path(static)
        uvicorn.run(
            app.application(Path(folder) / "games.db", GAMES, static=pages), port=port, log_level="warning"
        )


def link(port: int) -> str:
    """The address of a new table, when the server is there."""
    wanted = new_duel("computer", level="random")
    for _ in range(200):
        try:
            asked = Request(
                f"http://127.0.0.1:{port}/api/tables",
                msgspec.json.encode(wanted),
                {"content-type": "application/json"},
            )
            with urlopen(asked) as answer:
                return f"http://127.0.0.1:{port}/#/table/{json.load(answer)['seats'][0]}"
        except OSError:
            time.sleep(0.1)
    raise SystemExit("The server does not answer.")


def drag(page: Page) -> dict[str, Any]:
    """Drag the hero through its region and beyond, a step in each frame; what the browser measured."""
    box = page.locator('[data-object="c1"] .piece').bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    turns = [(step / STEPS * 4 * pi, 20 + step * 0.7) for step in range(STEPS)]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 10, y)
    found: dict[str, Any] = page.evaluate(
        DRAG, [(x + far * sin(turn), y - far * cos(turn)) for turn, far in turns]
    )
    return found


DRAG: Final = """(places) => new Promise((done) => {
  const room = document.querySelector('[data-region=field] svg.room');
  const frames = [], tasks = [];
  let last = 0;
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map((one) => one.duration)))
    .observe({ entryTypes: ['longtask'] });
  const step = (now) => {
    if (last) frames.push(now - last);
    last = now;
    const place = places.shift();
    if (!place) return done({ frames, tasks });
    const [clientX, clientY] = place;
    const moved = { pointerId: 1, pointerType: 'mouse', clientX, clientY, bubbles: true };
    room.dispatchEvent(new PointerEvent('pointermove', moved));
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})"""
"""Moves by hand of the page itself, so that no frame is without one."""


def percentile(values: list[float], part: float) -> float:
    """The value below which such a part of them lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def main() -> None:
    """Serve, drag, tell."""
    arguments = sys.argv[1:]
    static = arguments[arguments.index("--static") + 1] if "--static" in arguments else None
    bases = int(arguments[arguments.index("--bases") + 1]) if "--bases" in arguments else 16
    slow = int(arguments[arguments.index("--slow") + 1]) if "--slow" in arguments else 1
    if "--serve" in arguments:
        port = int(arguments[arguments.index("--serve") + 1])
        serve(port, tempfile.mkdtemp(), static, bases)
        return
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = multiprocessing.Process(
        target=serve, args=(port, tempfile.mkdtemp(), static, bases), daemon=True
    )
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=chromium.program(), args=list(chromium.FLAGS)
            )
            page = browser.new_page(viewport={"width": 1440, "height": 900})
            page.goto(link(port))
            page.wait_for_selector('[data-object="c1"]')
            page.wait_for_timeout(1500)
            before = page.context.new_cdp_session(page)
            before.send("Performance.enable")
            before.send("Emulation.setCPUThrottlingRate", {"rate": slow})
            start = _metrics(before)
            found = drag(page)
            end = _metrics(before)
            frames = found["frames"]
            rate = 1000 * len(frames) / sum(frames)
            print(f"{page.locator('[data-object^=c]').count()} bases, {rate:.1f} frames a second")
            print(f"frame: median {percentile(frames, 0.5):.1f} ms, p95 {percentile(frames, 0.95):.1f} ms")
            for name in ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration", "TaskDuration"):
                print(f"{name}: {(end[name] - start[name]) * 1000 / len(frames):.2f} ms a frame")
            print(f"long tasks: {len(found['tasks'])}")
            if arguments and not arguments[0].startswith("--"):
                page.screenshot(path=str(Path(arguments[0]) / "drag.png"))
            browser.close()
    finally:
        server.terminate()


def _metrics(session: Any) -> dict[str, float]:
    return {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}


if __name__ == "__main__":
    main()
