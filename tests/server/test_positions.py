"""Positions over HTTP: moments of games, the check of files, tables that begin from one, bug reports."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from signum.cli import main
from signum.server import protocol as p
from signum.table.record import digest
from signum.table.scenario.report import record_in
from tests.server.tables import NONCES, Guest, Server, running
from tests.table.test_positions import start_in

pytestmark = pytest.mark.usefixtures("quick")

FOX: dict[str, Any] = {
    "scenario": "A fox and a wolf",
    "seats": {
        "first": {"creatures": {"fox": {"strength": "3", "health": "5", "at": ["30", "30"]}}},
        "second": {"creatures": {"wolf": {"strength": "2", "health": "2", "at": "touching fox"}}},
    },
}


async def read(server: Server, **asked: Any) -> dict[str, Any]:
    answer = await server.ask("POST", "/api/position", json=asked)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


@running
async def test_a_moment_of_a_running_game_is_what_its_seat_knows_and_later_all(file: Path) -> None:
    async with Server(file) as server, await server.seated() as game:
        await game.play("positions", 30)
        players = game.match.run.game.state.players
        texts = []
        for seat in (0, 1, None):
            answer = await server.ask_by(server.token(game.table, seat), "/api/position")
            assert answer.status_code == 200, answer.text
            shown = answer.json()
            texts.append(shown["text"])
            start = start_in(shown["text"])
            for at, player in enumerate(start.state.players):
                assert at == seat or set(player.hand) <= {"unknown"}
                assert set(player.deck) <= {"unknown"}
            assert [len(one.hand) for one in start.state.players] == [len(one.hand) for one in players]
        assert len(set(texts)) == 3
        await game.guests[1].told("concede")
        token = server.token(game.table, None)
        for step in (3, 20):
            answer = await server.ask_by(token, "/api/position", params={"step": step})
            shown = answer.json()
            state = start_in(shown["text"]).state
            assert shown["earlier"] >= 0
            assert "unknown" not in state.players[0].deck + state.players[1].hand
        last = (await server.ask_by(token, "/api/position")).json()
        assert digest(start_in(last["text"]).state) == digest(
            next(one for one in reversed(game.match.run.rests) if one.state.outcome is None).state
        )


@running
async def test_a_file_is_read_checked_and_told_in_words(file: Path) -> None:
    async with Server(file) as server:
        found = await read(server, document=FOX)
        assert found["wrong"] == ""
        assert found["mode"] == "duel"
        assert found["game"] == "classic"
        assert set(found["names"]) == {"fox", "wolf"}
        again = await read(server, text=found["text"])
        assert again["document"] == found["document"]
        script = "# A remark\nscenario: S\nseats: {first: {}, second: {}}\nscript:\n- rest\n"
        kept = await read(server, text=script)
        assert kept["steps"] == 1
        assert kept["has_comments"]
        assert kept["document"]["script"] == ["rest"]
        wolf = {"strength": "2", "health": "2"}
        for at, told in ((["30", "31"], "stands on"), (["70", "30"], "stands outside the table")):
            seats = {**FOX["seats"], "second": {"creatures": {"wolf": {**wolf, "at": at}}}}
            assert told in (await read(server, document={**FOX, "seats": seats}))["wrong"]
        city = {**FOX["seats"], "second": {"city": ["temple", "temple"]}}
        assert "a building stands twice" in (await read(server, document={**FOX, "seats": city}))["wrong"]


RAM: dict[str, Any] = {"attack": "melee", "dice": ["red"] * 5000, "at": ["4", "4"]}
HOSTILE: list[tuple[dict[str, Any], str]] = [
    ({"text": "a: &a [*a]"}, "anchor"),
    ({"text": "[" * 200}, "nested deeper"),
    ({"text": "scenario: S\nseats: {first: {}, second: {}}\ngame: chess"}, "chess"),
    ({"text": "!!python/object/apply:os.system [ls]"}, "tag"),
    ({"document": {"scenario": "S", "seats": {"first": {}, "second": {}}, "turn": {"a": 1}}}, "not known"),
    ({"document": 7}, "keys and values"),
    ({"document": {"scenario": "S", "seats": {"first": {"prosperity": "9" * 400}, "second": {}}}}, "number"),
    (
        {
            "document": {
                "scenario": "S",
                "game": "warseer",
                "seats": {
                    "first": {
                        "creatures": {"ram": {"attack": "melee", "dice": ["red"] * 5000, "at": ["4", "4"]}}
                    },
                    "second": {},
                },
            }
        },
        "bounds",
    ),
    (
        {
            "document": {
                "scenario": "S",
                "game": "warseer",
                "seats": {"first": {"scored": "99999999999"}, "second": {}},
            }
        },
        "bounds",
    ),
    ({"document": {**FOX, "details": {"state": {"creatures": {"1": {"x": "10" * 8}}}}}}, "outside"),
    ({"document": {**FOX, "details": {"state": {"order": [7, 8, 9]}}}}, ""),
    ({"document": {**FOX, "details": {"state": {"sides": [0, 5]}}}}, ""),
    ({"document": {**FOX, "details": {"state": {"players": {"0": {"lacks": ["hero", "x"]}}}}}}, ""),
    ({"document": {**FOX, "details": {"state": {"quest": {"honour": 3}}}}}, ""),
]


@running
async def test_hostile_files_are_refused_in_words_and_the_server_goes_on(file: Path) -> None:
    async with Server(file) as server:
        for asked, told in HOSTILE:
            found = await read(server, **asked)
            assert told in found["wrong"], (asked, found["wrong"])
            if not told:
                continue
            assert found["wrong"]
            assert found["view"] is None
            wanted = {"document": asked.get("document", {}), "edition": "en2", "players": ["human", "human"]}
            answer = await server.ask("POST", "/api/position/table", json=wanted)
            assert answer.status_code == 400, answer.text
        large = await server.ask("POST", "/api/position", json={"text": "x" * (600 << 10)})
        assert large.status_code == 413
        assert (await read(server, document=FOX))["wrong"] == ""


@running
async def test_a_table_begins_from_a_position_and_goes_on(file: Path) -> None:
    async with Server(file) as server:
        for players in (("human", "human"), ("human", "greedy")):
            wanted = {"document": FOX, "edition": "en2", "players": players}
            answer = await server.ask("POST", "/api/position/table", json=wanted)
            assert answer.status_code == 201, answer.text
            table = msgspec.json.decode(answer.content, type=p.TableMade)
            assert len(table.seats) == players.count("human")
            guests: list[Guest] = []
            for seat, token in enumerate(table.seats):
                guests.append(await server.come(token))
                await guests[-1].told("sit", nonce=NONCES[seat])
            screen = await guests[0].shown()
            assert [one["card"] for one in screen["view"]["creatures"]] == ["fox", "wolf"]
            assert server.match(table).choice(0) is not None
        for said, told in (("human", "2 seats"), ("greedy greedy", "human"), ("x human", "x")):
            wanted = {"document": FOX, "edition": "en2", "players": said.split()}
            answer = await server.ask("POST", "/api/position/table", json=wanted)
            assert answer.status_code == 400
            assert told in answer.text


@pytest.mark.parametrize(
    "language, at, told",
    [
        ("fr", [0, 30], "'fox' se tient hors de la table"),
        ("de", [0, 30], "'fox' steht außerhalb des Tisches"),
        ("ru", [29.9, 30], "'wolf' в точке [30, 30] стоит на 'fox'"),
    ],
)
@running
async def test_a_position_that_makes_no_table_is_refused_in_the_language_of_the_page(
    language: str, at: list[float], told: str, file: Path
) -> None:
    creatures = {"fox": {"strength": 2, "health": 3, "at": at}}
    wolf = {"wolf": {"strength": 2, "health": 3, "at": [30, 30]}}
    document = {"scenario": "S", "seats": {"first": {"creatures": creatures}, "second": {"creatures": wolf}}}
    wanted = {"document": document, "edition": "en2", "players": ["human", "human"]}
    async with Server(file) as server:
        headers = {"accept-language": language}
        answer = await server.ask("POST", "/api/position/table", json=wanted, headers=headers)
    assert (answer.status_code, told in answer.json()["words"]) == (400, True), answer.text


@running
async def test_a_bug_report_tells_a_seat_what_it_knows_and_opens_in_the_terminal(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Server(file) as server, await server.seated() as game:
        await game.play("report", 30)
        asked = {"words": "The wolf\nwas gone", "browser": "Test 1.0", "language": "en"}

        async def report(seat: int | None) -> str:
            headers = {"authorization": f"Bearer {server.token(game.table, seat)}"}
            answer = await server.ask("POST", "/api/report", json=asked, headers=headers)
            assert answer.status_code == 200, answer.text
            return str(answer.json()["text"])

        running_text = await report(0)
        secret = game.match.run.game.state.players[1]
        hidden = set(secret.hand) - set(game.match.run.game.state.players[0].hand)
        public = str(game.match.rules.view(game.match.run.game, 0)) + "".join(
            str(event) for event in game.match.events(0, 0)[0]
        )
        assert not [card for card in hidden if f" {card}," in running_text and card not in public]
        await game.guests[1].told("concede")
        finished_text = await report(0)
    for text in (running_text, finished_text):
        assert "words: The wolf was gone" in text
        assert "browser: Test 1.0" in text
        assert start_in(text) is not None
    assert record_in(finished_text.encode(), "report").startswith(b"{")
    one, two, broken = [tmp_path / name for name in ("running.yaml", "over.yaml", "broken.yaml")]
    one.write_text(running_text)
    two.write_text(finished_text)
    broken.write_text(running_text.replace("version:", "verzion:"))
    assert main(["verify", str(two), "--lang", "en"]) == 0
    assert main(["replay", str(two), "--lang", "en"]) == 0
    assert main(["scenario", "run", str(one), str(two), "--once"]) == 0
    assert main(["verify", str(one)]) == 2
    assert "its record would tell secrets" in capsys.readouterr().err
    assert main(["scenario", "run", str(broken)]) == 2
    assert "did you mean 'version'" in capsys.readouterr().err
