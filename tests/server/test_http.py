"""By HTTP: every response carries its guards, every error is in words, other pages may change nothing."""

import asyncio
import gzip
import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from signum.classic.cards.sets import shipped
from signum.classic.screen import wire
from signum.classic.screen.card_views import card_groups
from signum.content.languages import LANGUAGES
from signum.content.rules import catalogue
from signum.rulebooks import GAMES
from signum.server import protocol as p
from signum.server.http.app import HEADERS, OF_PARTS
from signum.server.http.rate_limits import TABLES_A_MINUTE, AddressLimits
from signum.table.wire import FactionLore
from tests.server.tables import PRINTINGS, Guest, Server, running
from tests.serving import new_duel

WANTED = new_duel("computer")
HERE, THERE, OTHER = {"player": "human", "deck": "brissa"}, {"player": "open"}, {"deck": "../x"}
LIBRARY = ("/api/cards", "/api/lore", "/api/decks", "/api/rules")
"""Data that is the same for everybody."""


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """Pages to serve."""
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Signum</title>")
    (folder / "app.js").write_text("export {};")
    (folder / ".source-hash").write_text("0")
    return folder


@pytest.mark.parametrize(
    ("method", "path", "named", "status", "code"),
    [
        ("GET", "/", {}, 200, ""),
        ("GET", "/app.js", {}, 200, ""),
        ("GET", "/api/decks", {}, 200, ""),
        ("GET", "/nothing.js", {}, 404, "no-such-page"),
        ("GET", "/../../store.py", {}, 404, "no-such-page"),
        ("GET", "/%2e%2e/%2e%2e/store.py", {}, 404, "no-such-page"),
        ("GET", "/.source-hash", {}, 404, "no-such-page"),
        ("GET", "/a%00b", {}, 404, "no-such-page"),
        ("GET", "/a%0d%0aSet-Cookie:b", {}, 404, "no-such-page"),
        ("GET", f"/{'a' * 5000}", {}, 404, "no-such-page"),
        ("GET", "/api/nothing", {}, 404, "no-such-page"),
        ("GET", "/api/tables", {}, 405, "not-so"),
        ("DELETE", "/api/decks", {}, 405, "not-so"),
        ("POST", "/api/tables", {"content": b"{"}, 400, "not-understood"),
        ("POST", "/api/tables", {"content": b"\xff\xfe"}, 400, "not-understood"),
        ("POST", "/api/tables", {"content": b"[" * 5000}, 400, "not-understood"),
        ("POST", "/api/tables", {"json": []}, 400, "not-understood"),
        ("POST", "/api/tables", {"json": {}}, 400, "not-understood"),
        ("POST", "/api/tables", {"json": {**WANTED, "more": 1}}, 400, "not-understood"),
        ("POST", "/api/tables", {"json": {**WANTED, "mode": "chess"}}, 400, "mistake"),
        ("POST", "/api/tables", {"json": {**WANTED, "edition": "en9"}}, 400, "mistake"),
        ("POST", "/api/tables", {"json": {**WANTED, "game": "chess"}}, 400, "mistake"),
        ("POST", "/api/tables", {"json": {**WANTED, "seats": []}}, 400, "mistake"),
        ("POST", "/api/tables", {"json": {**WANTED, "seats": [HERE]}}, 400, "mistake"),
        ("POST", "/api/tables", {"json": {**WANTED, "seats": [HERE] * 3}}, 400, "mistake"),
        ("POST", "/api/tables", {"json": {**WANTED, "seats": [THERE] * 2}}, 400, "mistake"),
        ("POST", "/api/tables", {"json": {**WANTED, "seats": [HERE, {"player": "nobody"}]}}, 400, "mistake"),
        ("POST", "/api/tables", {"json": {**WANTED, "seats": [HERE, {"player": "human"}]}}, 400, "mistake"),
        (
            "POST",
            "/api/tables",
            {"json": {**WANTED, "seats": [HERE, HERE | OTHER]}},
            400,
            "mistake",
        ),
        ("POST", "/api/tables", {"json": {**WANTED, "seats": [HERE, THERE | OTHER]}}, 400, "mistake"),
        ("POST", "/api/tables", {"json": {**WANTED, "seats": [HERE, 1]}}, 400, "not-understood"),
        ("POST", "/api/tables", {"json": {**WANTED, "minutes": -1}}, 400, "mistake"),
        ("POST", "/api/tables", {"json": {**WANTED, "minutes": 10**20}}, 400, "mistake"),
        ("POST", "/api/tables", {"content": b"x" * 200_000}, 413, "too-large"),
        ("POST", "/api/seats", {"json": {"token": "x", "deck": "brissa"}}, 404, "no-such-link"),
        ("GET", "/api/invitation", {}, 404, "no-such-link"),
        ("GET", "/api/invitation", {"headers": {"authorization": "Bearer x"}}, 404, "no-such-link"),
        ("GET", "/api/invitation", {"headers": {"authorization": "Basic eA=="}}, 404, "no-such-link"),
        ("GET", "/api/record", {"headers": {"authorization": "Bearer x"}}, 404, "no-such-link"),
        ("GET", "/api/cards?language=xx", {}, 400, "mistake"),
        ("GET", "/api/rules?edition=xx", {}, 400, "mistake"),
        ("GET", "/api/rules/C-NO-99", {}, 404, "no-such-rule"),
    ],
)
@running
async def test_every_response_is_guarded_and_every_error_is_in_words(
    method: str, path: str, named: dict[str, Any], status: int, code: str, file: Path, static: Path
) -> None:
    """Pages, files, answers and errors alike; nothing of ours is in an error but what to do."""
    async with Server(file, static=static) as server:
        answer = await server.ask(method, path, **named)
        assert answer.status_code == status, answer.text
        for name in OF_PARTS if path.endswith(".js") and status == 200 else HEADERS:
            assert answer.headers[name] == HEADERS[name]
        if code:
            error = msgspec.json.decode(answer.content, type=p.RequestError)
            assert error.code == code
            assert error.words
            assert "Traceback" not in answer.text
        if path.startswith("/api"):
            library = status == 200 and path.startswith(LIBRARY)
            assert answer.headers["cache-control"] == ("no-cache" if library else "no-store")
        assert server.rooms.open == {}


@running
async def test_what_breaks_is_told_without_its_inside(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The log has the reason, the client has words."""

    def broken(*_: object) -> None:
        raise RuntimeError("inside")

    monkeypatch.setattr("signum.classic.library.ClassicLibrary.decks_shown", broken)
    async with Server(file) as server:
        answer = await server.ask("GET", "/api/decks", params={"language": "de"})
    assert (answer.status_code, answer.json()["code"]) == (500, "went-wrong")
    assert "inside" not in answer.text
    assert answer.headers["content-security-policy"]
    assert "inside" in caplog.text


@running
async def test_errors_speak_the_language_of_who_asks(file: Path) -> None:
    """By the question, or by the browser."""
    async with Server(file) as server:
        words = set()
        for language in LANGUAGES:
            asked = await server.ask("GET", "/api/record", params={"language": language})
            headers = {"accept-language": f"xx,{language}-XX;q=0.9,en;q=0.1"}
            browser = await server.ask("GET", "/api/record", headers=headers)
            assert asked.json()["words"] == browser.json()["words"]
            words.add(asked.json()["words"])
        assert len(words) == len(LANGUAGES)


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://[", "file://"]
)
@running
async def test_other_pages_may_not_play_here(origin: str, file: Path) -> None:
    """Neither make tables nor take seats nor connect."""
    async with Server(file) as server:
        table = await server.made()
        headers = {"origin": origin}
        for path, wanted in (
            ("/api/tables", WANTED),
            ("/api/seats", {"token": table.invitations[0].token, "deck": "roland"}),
        ):
            answer = await server.ask("POST", path, json=wanted, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "other-origin")
        guest = await server.come("", greet=False, additional_headers=headers)
        bye = await guest.ended()
        assert bye is not None
        assert bye["code"] == "other-origin"


@running
async def test_the_own_page_and_those_that_are_allowed_may(file: Path) -> None:
    """The own address, and what the keeper of the server named."""
    async with Server(file, origins=frozenset({"https://play.example"})) as server:
        for origin in (f"http://127.0.0.1:{server.port}", "https://play.example"):
            headers = {"origin": origin}
            answer = await server.ask("POST", "/api/tables", json=WANTED, headers=headers)
            assert answer.status_code == 201
            made = msgspec.json.decode(answer.content, type=p.TableMade)
            async with await server.come(made.seats[0], additional_headers=headers) as guest:
                assert guest.welcome is not None


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8777", "127.0.0.1.evil.example", "x" * 5000])
@running
async def test_a_name_of_another_site_reaches_nothing(host: str, file: Path) -> None:
    """A page whose name points to this machine (DNS rebinding) gets no page, makes no table, sits nowhere."""
    async with Server(file) as server:
        headers = {"host": host, "origin": f"http://{host}"}
        for method, path in (("POST", "/api/tables"), ("GET", "/api/games"), ("GET", "/")):
            wanted = {"json": WANTED} if method == "POST" else {}
            answer = await server.ask(method, path, headers=headers, **wanted)
            assert (answer.status_code, answer.json()["code"]) == (421, "other-host")
            assert "--origin" in answer.json()["words"]
        address = f"ws://{host}/api/table"
        bye = await Guest(await connect(address, host="127.0.0.1", port=server.port)).ended()
        assert bye is not None
        assert bye["code"] == "other-origin"


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LocalHost:1",
        "signum.localhost",
        "192.168.1.7:8777",
        "[::1]:8777",
        "play.example",
        "box",
        "box.local",
    ],
)
@running
async def test_a_server_answers_to_its_own_names(
    host: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This machine, its name, every address in digits, and the names of allowed origins."""
    monkeypatch.setattr("signum.server.http.hosts.socket.gethostname", lambda: "Box")
    async with Server(file, origins=frozenset({"https://play.example"})) as server:
        answer = await server.ask("POST", "/api/tables", json=WANTED, headers={"host": host})
        assert answer.status_code == 201


@running
async def test_a_request_that_breaks_off_leaves_no_trace(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Every phone in a tunnel sends those."""
    async with Server(file) as server:
        for body in (b"", b'{"game"'):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            head = f"POST /api/tables HTTP/1.1\r\nHost: localhost:{server.port}\r\nContent-Length: 99\r\n\r\n"
            writer.write(head.encode() + body)
            await writer.drain()
            await server.ask("GET", "/api/games")
            writer.transport.abort()
        while len(server.sockets) > 1:
            await asyncio.sleep(0.01)
        await server.ask("GET", "/api/games")
    assert [one.getMessage() for one in caplog.records] == []


@running
async def test_an_address_makes_so_many_tables_a_minute(file: Path) -> None:
    """One more is declined in words; the server's own machine is not counted, and others are not hindered."""
    async with Server(file) as server:
        headers = {"x-forwarded-for": "203.0.113.9"}
        for _ in range(TABLES_A_MINUTE):
            assert (await server.ask("POST", "/api/tables", json=WANTED, headers=headers)).status_code == 201
        answer = await server.ask("POST", "/api/tables", json=WANTED, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")
        for other in ({}, {"x-forwarded-for": "203.0.113.10"}):
            assert (await server.ask("POST", "/api/tables", json=WANTED, headers=other)).status_code == 201


def test_after_a_minute_tables_may_be_made_again() -> None:
    """The window slides, and addresses that made nothing lately are forgotten."""
    limits = AddressLimits(tables=2)
    assert [limits.may_make("203.0.113.9", now) for now in (0.0, 30.0, 59.0, 61.0, 62.0)] == [
        True,
        True,
        False,
        True,
        False,
    ]
    for number in range(5000):
        limits.may_make(f"address {number}", 100.0 + number)
    assert len(limits.made) < 4200


@running
async def test_no_link_is_written_to_a_log(
    quick: None, file: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reader of a log gets no seat: not after a game, not after errors of all kinds."""
    caplog.set_level(logging.DEBUG)

    def broken(*_: Any) -> None:
        raise RuntimeError

    async with Server(file) as server, await server.seated() as game:
        await game.play("logged", 5)
        tokens = [server.token(game.table, seat) for seat in (0, 1, None)]
        for token in tokens:
            await server.ask_by(token, "/api/invitation")
            await server.ask_by(token, "/api/record")
        with monkeypatch.context() as patch:
            patch.setattr("signum.server.lobby._invitation", broken)
            answer = await server.ask_by(tokens[0], "/api/invitation")
            assert answer.status_code == 500
        secret = server.room(game.table).table.setup.secret
    ours = "\n".join([one.getMessage() + str(one.exc_text) for one in caplog.records if is_logged(one)])
    assert ours
    for word in (*[token.rpartition("-")[2] for token in tokens], secret):
        assert word not in ours


def is_logged(record: logging.LogRecord) -> bool:
    """Whether `signum serve` would write it: warnings, and nothing of what tests do on their side."""
    return record.levelno >= logging.WARNING and not record.name.startswith(
        ("httpx", "httpcore", "websockets.client")
    )


@pytest.mark.parametrize("edition", PRINTINGS)
@running
async def test_rules_are_shown_as_each_printing_has_them(edition: str, file: Path) -> None:
    """Every rule of the classic game and its quests, with its figure, and whether this printing has it."""
    async with Server(file) as server:
        answer = await server.ask("GET", "/api/rules", params={"edition": edition})
        shown = {one.id: one for one in msgspec.json.decode(answer.content, type=list[p.RuleShown])}
        classic = {id: one for id, one in catalogue().items() if one.game in ("classic", "quest")}
        assert shown.keys() == classic.keys()
        for id, rule in classic.items():
            assert shown[id].holds == rule.belongs_to(edition)
            assert shown[id].title
            assert shown[id].text
            figure = rule.values.get(edition, "")
            assert all(part in shown[id].figure for part in ([figure] if isinstance(figure, str) else figure))
        for id in ("C-MEL-03", "A-BERSERK", "C-TAC-04"):
            one = await server.ask("GET", f"/api/rules/{id}", params={"edition": edition})
            assert msgspec.json.decode(one.content, type=p.RuleShown) == shown[id]


@pytest.mark.parametrize("language", LANGUAGES)
@running
async def test_rules_of_warseer_are_shown_in_four_languages(language: str, file: Path) -> None:
    """Its one printing has all of them, and each is in the language that was asked for."""
    async with Server(file) as server:
        wanted = {"game": "warseer", "edition": "fr112", "language": language}
        answer = await server.ask("GET", "/api/rules", params=wanted)
        shown = {one.id: one for one in msgspec.json.decode(answer.content, type=list[p.RuleShown])}
        assert shown.keys() == catalogue("warseer").keys()
        assert {(one.holds, one.language) for one in shown.values()} == {(True, language)}
        one = await server.ask("GET", "/api/rules/K-GRIP", params=wanted)
        assert msgspec.json.decode(one.content, type=p.RuleShown) == shown["K-GRIP"]


@running
async def test_cards_and_decks_are_shown_in_four_languages(file: Path) -> None:
    """Every card has its name, type, cost and text in each; no two languages say the same of all of them."""
    async with Server(file) as server:
        told = {}
        for language in LANGUAGES:
            answer = await server.ask("GET", "/api/cards", params={"language": language})
            faces = {one.id: one for one in msgspec.json.decode(answer.content, type=list[wire.CardFace])}
            assert faces.keys() >= shipped().keys()
            for id, card in shipped().items():
                assert faces[id].name == card.names.get(language, faces[id].name)
            for face in faces.values():
                assert face.name
                assert face.type_words
            told[language] = [face.text for face in faces.values()]
            decks = await server.ask("GET", "/api/decks", params={"language": language})
            for deck in msgspec.json.decode(decks.content, type=list[wire.DeckShown]):
                assert deck.about == faces[deck.hero].name
        assert len({str(texts) for texts in told.values()}) == len(LANGUAGES)


@running
async def test_files_are_sent_compressed_and_kept_for_ever_by_their_hash(file: Path, static: Path) -> None:
    """In the smallest form that a browser understands; a browser that refuses it gets the plain one."""
    (static / "assets").mkdir()
    for ending, content in (("", b"plain"), (".gz", gzip.compress(b"plain")), (".br", b"brotli")):
        (static / "assets" / f"app-1234.js{ending}").write_bytes(content)
    async with Server(file, static=static) as server:
        for accepted, encoding in (
            ("gzip, deflate, br", "br"),
            ("gzip, br;q=0", "gzip"),
            ("br; q=0.0, gzip;q=0.5", "gzip"),
            ("identity", ""),
            ("", ""),
        ):
            answer = await server.ask("GET", "/assets/app-1234.js", headers={"accept-encoding": accepted})
            assert answer.headers.get("content-encoding", "") == encoding
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert answer.headers["vary"] == "accept-encoding"
            assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "content-security-policy" not in answer.headers
            # Its name is its tag.
            assert "etag" not in answer.headers
        assert (await server.ask("GET", "/assets/app-1234.js.gz")).status_code == 404


@pytest.mark.parametrize("path", ["/", "/api/cards", "/api/rules"])
@running
async def test_a_browser_asks_whether_its_page_is_still_the_same(path: str, file: Path, static: Path) -> None:
    """Then nothing is sent again, unless it is another one."""
    async with Server(file, static=static) as server:
        first = await server.ask("GET", path)
        assert (first.status_code, first.headers["cache-control"]) == (200, "no-cache")
        tag = first.headers["etag"]
        for told, status in ((tag, 304), (f'"x", W/{tag}', 304), ('"x"', 200)):
            again = await server.ask("GET", path, headers={"if-none-match": told})
            assert again.status_code == status
            assert again.headers["etag"] == tag
            assert bool(again.content) == (status == 200)
        head = await server.ask("HEAD", "/")
        assert (head.status_code, head.content) == (200, b"")


@pytest.mark.parametrize("game", GAMES)
@running
async def test_the_world_is_told_in_every_language(file: Path, game: str) -> None:
    """Each faction with its heroes."""
    async with Server(file) as server:
        told, pages = set(), list[FactionLore]()
        for language in LANGUAGES:
            answer = await server.ask("GET", "/api/lore", params={"game": game, "language": language})
            pages = msgspec.json.decode(answer.content, type=list[FactionLore])
            for page in pages:
                assert page.name
                assert page.text
                assert all(hero.name and hero.text for hero in page.heroes)
            told.add(answer.content)
        heroes = [hero.id for page in pages for hero in page.heroes]
        decks = GAMES[game].library.decks
        assert {GAMES[game].library.deck_seen(one).hero for one in decks} == {*heroes}
        assert len(told) == len(LANGUAGES)
        assert (await server.ask("GET", "/api/lore", params={"game": "chess"})).status_code == 400


@running
async def test_brief_cards_lack_only_flavour_and_lore(file: Path) -> None:
    async with Server(file) as server:
        whole, brief = [
            msgspec.json.decode(
                (await server.ask("GET", "/api/cards", params={"brief": said})).content,
                type=list[wire.CardFace],
            )
            for said in ("false", "true")
        ]
        assert any(one.lore for one in whole)
        assert all(one.flavour for one in whole if one.id in shipped())
        assert brief == [msgspec.structs.replace(one, flavour="", lore=()) for one in whole]
        assert (await server.ask("GET", "/api/cards", params={"brief": "perhaps"})).status_code == 400


@running
async def test_cards_come_by_their_groups(file: Path) -> None:
    async with Server(file) as server:

        async def asked(**params: str) -> list[wire.CardFace]:
            answer = await server.ask("GET", "/api/cards", params=params)
            assert answer.status_code == 200
            lists = ("buildings", "text", "keywords", "corners", "abilities", "lore", "sides")
            empty = {**dict.fromkeys(lists, ()), "unique": False, "class_building": False}
            names = wire.CardFace.__struct_fields__
            counts = dict.fromkeys(
                ("any", "prosperity", "strength", "health", "base", "radius", "number", "rage"), 0
            )
            plain = dict.fromkeys(names, "") | empty | counts
            return [msgspec.convert(plain | one, wire.CardFace) for one in answer.json()]

        every = await asked(brief="true")
        by_group = {group: await asked(groups=group) for group in card_groups()}
        heroes = by_group.pop("heroes")
        assert heroes == [one for one in every if one.type == "hero"]
        found = [one for cards in by_group.values() for one in cards]
        assert sorted(found, key=lambda one: one.id) == sorted(every, key=lambda one: one.id)
        both = [one for one in every if one in by_group["neutral"] or one in by_group["vallor"]]
        assert await asked(groups="neutral,vallor") == sorted(both, key=lambda one: one.type)
        unknown = await server.ask("GET", "/api/cards", params={"groups": "vallor,nobody"})
        assert (unknown.status_code, unknown.json()["code"]) == (400, "mistake")
        assert "nobody" in unknown.json()["words"]
