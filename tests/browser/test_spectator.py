"""Every byte that a spectator and an opponent get in the browser, searched for what they must not know."""

import re
import sqlite3
from contextlib import closing
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Response, WebSocket, expect

from signum.classic.cards.sets import shipped
from tests.browser import table
from tests.browser.conftest import Open
from tests.browser.table import Game, create, join
from tests.serving import Server

ODOS = ("cunning-trick", "greer-the-stubborn", "gilded-blade", "herrick-the-stoker", "luce-the-pistoleer")
TAMSINS = ("salvation", "sister-amalia", "captain-rocca", "heavens-oversight", "camp-fever")
"""Hand and deck of each; none of them is ever laid open."""
POSITION = f"""
seats:
  first:
    hero: {{card: brissa-de-molforn, at: [30, 3]}}
    city: [arena]
    hand: [{", ".join(ODOS[:3])}]
    deck: [{", ".join([*ODOS[3:]] * 3)}]
  second:
    hero: {{card: roland-the-proud, at: [30, 57]}}
    city: [temple]
    hand: [{", ".join(TAMSINS[:3])}]
    tactics: [{TAMSINS[4]}]
    deck: [{", ".join([*TAMSINS[3:4]] * 6)}]
turn: first
"""
CATALOGUE = re.compile(r"/(api/(cards|decks|rules)|assets/|icon|$)")
"""Public data: all cards that exist."""
LOOKING = {"hello", "look", "try", "weigh", "ping", "speak"}
"""The commands that a spectator's page may send."""


@pytest.fixture
def position() -> str:
    """Hands, decks and a tactic that lies face down."""
    return POSITION


class Heard:
    """All that a page is sent, and all that it says."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.said: list[Any] = []
        self.responses: list[Response] = []
        page.on("websocket", self._listen)
        page.on("response", lambda response: self.responses.append(response))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(_text(data)))
        socket.on("framesent", lambda data: self.said.append(msgspec.json.decode(_text(data))))

    def told(self) -> str:
        """The data only for this page: its frames, and its requests except the catalogue."""
        bodies = [one.text() for one in self.responses if not CATALOGUE.search(one.url)]
        return "\n".join([*self.frames, *bodies])

    def everything(self) -> str:
        """Every byte, headers and catalogue too."""
        bodies = [f"{one.url} {one.all_headers()} {one.text()}" for one in self.responses]
        return "\n".join([*self.frames, *bodies])


def _text(data: str | bytes) -> str:
    return data if isinstance(data, str) else data.decode()


def betrayed(cards: tuple[str, ...], text: str) -> list[str]:
    """Which of the cards a text tells, by id or by name in any language."""
    names = {card: [card, *dict(shipped()[card].names).values()] for card in cards}
    return [card for card, words in names.items() if any(word.lower() in text.lower() for word in words)]


def secrets(server: Server) -> list[str]:
    """The seeds and the shares of both seats in them, as they stand in the server's file."""
    with closing(sqlite3.connect(server.data)) as file:
        kept = str(file.execute("SELECT * FROM tables").fetchall())
    return re.findall(r"\b[0-9a-f]{32,}\b", kept)


def arrive(page: Page, link: str) -> Heard:
    """Follow a link, and hear everything from then on."""
    heard = Heard(page)
    page.evaluate("(link) => { location.hash = link; }", link)
    return heard


def test_nobody_is_told_what_is_hidden(open_page: Open, server: Server) -> None:
    odo, tamsin, guest = [open_page(animations=False) for _ in range(3)]
    link = create(odo, "Odo")
    watch = odo.get_by_role("textbox", name="Link to watch").input_value()
    at_tamsins = arrive(tamsin, link)
    join(tamsin, "Tamsin", "Roland")
    at_guests = arrive(guest, watch[watch.index("#") :])
    expect(table.field(guest)).to_be_visible()

    # A tactic is laid face down; then both go about, draw cards and end their turns.
    card = odo.get_by_role("region", name="Your Hand").get_by_role("button", name=re.compile("Cunning Trick"))
    card.click()
    card.click()
    expect(
        odo.get_by_label(re.compile("Your face-down tactic: Cunning Trick", re.IGNORECASE))
    ).to_be_visible()
    game = Game(odo, tamsin)
    for _ in range(2):
        game.until("end")
    for page in (odo, tamsin, guest):
        expect(page.get_by_role("region", name="Log")).to_contain_text("Turn 3")
    watches_only(guest)

    everybody = (*ODOS, *TAMSINS)
    assert betrayed(everybody, at_guests.told() + guest.content()) == []
    assert betrayed(ODOS, at_tamsins.told() + tamsin.content()) == []
    # The test of the test: the holder of the cards is told them.
    assert betrayed(TAMSINS, at_tamsins.told()) == list(TAMSINS)
    assert betrayed(ODOS, odo.content()) != []

    hidden = [*secrets(server), link.rpartition("/")[2], odo.url.rpartition("/")[2]]
    assert len(hidden) >= 5
    assert [one for one in hidden if one in at_guests.everything() + guest.content()] == []
    own = [one["nonce"] for one in at_tamsins.said if one["kind"] == "sit"]
    others = [one for one in hidden if one not in own and one not in tamsin.url]
    assert [one for one in others if one in at_tamsins.everything()] == []
    assert {one["kind"] for one in at_guests.said} <= LOOKING


def watches_only(page: Page) -> None:
    """A spectator may look at everything and do nothing."""
    expect(page.get_by_role("status").filter(has_text="Watching")).to_be_visible()
    for name in ("End turn", "Undo", "Hint"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    before = table.place_of(page, "Brissa")
    table.creature(page, "Brissa").click()
    expect(table.selection(page).get_by_role("heading", name="Brissa")).to_be_visible()
    expect(table.selection(page).locator(".actions")).to_have_count(0)
    table.drag(page, "Brissa", (before[0], before[1] - 50))
    for key in ("m", "ArrowUp", "Enter", "e", "p", "u"):
        page.keyboard.press(key)
    page.get_by_role("button", name="Menu").click()
    for name in ("Concede", "Offer a draw"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("textbox", name="Say something")).to_be_disabled()
    assert table.place_of(page, "Brissa") == before
