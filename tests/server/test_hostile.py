"""Hostile messages over sockets and HTTP: each is refused in words, no game changes, the log stays empty."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args
from urllib.parse import quote

import msgspec
import pytest

from signum.content.words import LONGEST_ARGUMENT, say
from signum.server.http import socket as sockets
from signum.server.http.running import LARGEST_FRAME
from signum.table.match import Match
from tests.server.tables import Guest, Seated, Server, lives, plain, running
from tests.serving import new_duel
from tests.times import times

LONG = "x" * 3000
VALUES: tuple[Any, ...] = (
    LONG,
    "é" * 2600,
    "𐏿" * 1300,
    "\u202e\u2066\u200b",
    "\x00\x1b[2J\x7f",
    "{ $card }",
    "a\nb",
    "",
    0,
    -1,
    10**9,
    10**9 + 1,
    2**53,
    -(2**70),
    0.5,
    -0.0,
    1e308,
    None,
    True,
    [],
    {},
    [[[[]]]],
    [LONG],
    {LONG: LONG},
    {"kind": LONG},
    {"kind": []},
    list(range(300)),
)
RAW = (
    "\x00",
    "NaN",
    '{"kind":"ask","number":1,"options":[NaN]}',
    '{"kind":"ask","number":1,"options":[-Infinity]}',
    '{"kind":"ask","number":1,"options":[1e999]}',
    '{"kind":"ask","number":1,"options":["\\ud800"]}',
    '{"kind":"ask","number":1,"options":["\\udc00\\ud800"]}',
    '{"kind":"ask","number":' + "9" * 5000 + ',"options":[]}',
    '{"kind":"ask","number":1,"options":[' + "[" * 5000 + "]" * 5000 + "]}",
    '{"kind":"ask","number":1,"options":[' + '{"a":' * 1500 + "1" + "}" * 1500 + "]}",
    '{"kind":"ask","kind":"answer","number":1,"options":[]}',
    '{"kind":"' + LONG + '"}',
)
SAFE = frozenset(
    {"pong", "refused", "reach", "way", "odds", "advice", "presence", "welcome", "screen", "bye"}
)


class Hostile:
    """Writes commands with one or more parts replaced by hostile values."""

    def __init__(self, seed: str) -> None:
        self.chance = random.Random(seed)

    def message(self, game: Seated, number: int) -> str:
        """A command to send; no answer in it is legal now. A larger one would end the connection."""
        if self.chance.random() < 0.05:
            return self.chance.choice(RAW)
        command = self._command(game, number)
        text = json.dumps(command if command["kind"] in ("ask", "answer") else self._changed(command))
        return text if len(text) < LARGEST_FRAME else self.message(game, number)

    def _command(self, game: Seated, number: int) -> dict[str, Any]:
        option = self._option(game.match)
        point = [self.chance.choice([0, 30_000, -(10**9), 10**9]) for _ in range(2)]
        creature = self.chance.choice([*game.match.run.game.state.creatures, -1])
        position = game.match.position
        return self.chance.choice(
            [
                {"kind": "ask", "number": number, "options": [option]},
                {"kind": "ask", "number": number, "options": [option, option]},
                {"kind": "answer", "number": number, "position": position, "options": [option]},
                {"kind": "answer", "number": number, "position": position, "options": [option]},
                {
                    "kind": "answer",
                    "number": number,
                    "position": position,
                    "options": [option, LONG],
                },
                {"kind": "look", "number": number, "creature": creature},
                {"kind": "try", "number": number, "way": "move", "to": point, "creature": creature},
                {"kind": "weigh", "number": number, "creature": creature, "option": option, "at": point},
                {"kind": "sit", "number": number, "nonce": LONG, "name": LONG},
                {"kind": "allow-take-back", "number": number, "allow": True, "position": 10**9},
                {"kind": "speak", "language": LONG},
                {"kind": "hello", "token": LONG, "language": "en"},
            ]
        )

    def _option(self, match: Match) -> Any:
        """An option of the rules with hostile parts that cannot be given now."""
        while True:
            kind = self.chance.choice(get_args(match.rules.options))
            fields = {name: self.chance.choice(VALUES) for name in kind.__struct_fields__}
            option = {"kind": kind.__struct_config__.tag, **fields}
            if match.asked is not None and self.chance.random() < 0.5:
                choice = match.choice(match.asked)
                assert choice is not None
                option = self._changed(plain(choice.drawn(self.chance.randrange)))
            if not self._is_legal(match, option):
                return option

    def _is_legal(self, match: Match, option: Any) -> bool:
        try:
            typed = msgspec.convert(option, type=match.rules.options)
        except (msgspec.ValidationError, ValueError):
            return False
        return match.asked is not None and match.explain(match.asked, typed) is None

    def _changed(self, value: Any) -> Any:
        if isinstance(value, dict) and value and self.chance.random() < 0.9:
            key = self.chance.choice(list(value))
            return {**value, key: self._changed(value[key])}
        if isinstance(value, list) and value and self.chance.random() < 0.7:
            at = self.chance.randrange(len(value))
            return [*value[:at], self._changed(value[at]), *value[at + 1 :]]
        return self.chance.choice(VALUES)


@running
async def test_hostile_commands_leave_no_trace(
    quick: None, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """In every language, at many positions of a game, from players and a spectator."""
    hostile = Hostile("commands")
    async with Server(file) as server, await server.seated() as game:
        for part, language in enumerate(("en", "fr", "de", "ru") * 3):
            await game.play(f"hostile {part}", 12)
            await game.settled()
            before, stored = game.digest(), await game.stored()
            senders = [await game.come(seat, language) for seat in (0, 1, None)]
            for at in times(150):
                await senders[at % 3].raw(hostile.message(game, 10**6 + at))
            for sender in senders:
                await told_off(sender)
                await sender.close()
            assert (game.digest(), await game.stored()) == (before, stored)
        await lives(game)
    assert [one.getMessage() for one in caplog.records] == []


async def told_off(guest: Guest) -> None:
    """Every command got a reply, and every refusal its reason."""
    guest.number = 2 * 10**6
    await guest.caught_up()
    kinds = {message["kind"] for message in guest.messages}
    assert kinds <= SAFE | {"accepted"}, kinds
    assert all(one["position"] == 0 for one in guest.messages if one["kind"] == "accepted")
    refusals = [one for one in guest.messages if one["kind"] == "refused"]
    assert refusals
    assert all(one["words"] and len(one["words"]) < 2 * LONGEST_ARGUMENT for one in refusals)
    assert "server-went-wrong" not in {one["code"] for one in refusals}


def hostile_requests() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Methods, paths and parts of requests that no page of ours would send."""
    wanted = new_duel("computer")
    for value in (*VALUES, 2**64, -(2**64)):
        for field in wanted:
            yield "POST", "/api/tables", {"json": {**wanted, field: value}}
        for field in ("player", "deck", "more"):
            seats = [{**wanted["seats"][0], field: value}, wanted["seats"][1]]
            yield "POST", "/api/tables", {"json": {**wanted, "seats": seats}}
        yield "POST", "/api/tables", {"json": {**wanted, "minutes": value}}
        yield "POST", "/api/tables", {"json": value}
        for field in ("token", "deck"):
            yield "POST", "/api/seats", {"json": {"token": "x", "deck": "brissa"} | {field: value}}
    for raw in (*RAW, "\ud800", "[" * 15_000):
        data = raw.encode(errors="surrogatepass")
        headers = {"content-type": "application/json"}
        yield "POST", "/api/tables", {"content": data, "headers": headers}
        yield "POST", "/api/tables", {"content": data, "headers": {"content-type": LONG}}
        yield "POST", "/api/seats", {"content": data, "headers": headers}
    for word in (LONG, "%ED%A0%80", "%00", "%FF", quote("\u202e"), "{x}", "..%2F..", ""):
        for path in ("cards", "decks", "rules", "rules/C-MEL-01", "invitation"):
            for field in ("game", "edition", "language"):
                yield "GET", f"/api/{path}?{field}={word}", {"headers": {"accept-language": word}}
        yield "GET", f"/api/rules/{word}", {}
        yield "GET", f"/{word}", {}
        yield "GET", "/api/invitation", {"headers": {"authorization": f"Bearer x{word}"}}
        yield "GET", "/api/record", {"headers": {"authorization": f"Bearer x{word}"}}
        yield "GET", "/api/games", {"headers": {"origin": word, "cookie": word}}
        yield "POST", "/api/tables", {"json": wanted, "headers": {"origin": f"http://{word or 'x'}"}}


@running
async def test_hostile_requests_leave_no_trace(
    quick: None, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """None is an error of the server, none makes a table, and each error is told in words."""
    async with Server(file) as server, await server.seated() as game:
        before, stored = game.digest(), await game.stored()
        sent = 0
        for method, path, parts in hostile_requests():
            if is_in_order(parts):
                continue
            answer = await server.ask(method, path, **parts)
            sent += 1
            assert answer.status_code < 500, (method, path, parts)
            if method == "POST":
                assert answer.status_code >= 400, (path, parts)
            if answer.status_code >= 400:
                assert 0 < len(answer.json()["words"]) < 2 * LONGEST_ARGUMENT
        assert sent > 500
        assert len(server.rooms.open) == 1
        assert (game.digest(), await game.stored()) == (before, stored)
        await lives(game)
    assert [one.getMessage() for one in caplog.records if one.levelname != "INFO"] == []


def is_in_order(parts: dict[str, Any]) -> bool:
    """Whether the replaced part happens to be a proper one: no clock, or the default game or mode."""
    wanted = new_duel("computer")
    proper = [{**wanted, "game": ""}, {**wanted, "mode": ""}, {**wanted, "minutes": 0}]
    return parts.get("json") in proper and "headers" not in parts


def test_a_long_word_is_shortened_in_every_sentence() -> None:
    """Its beginning is shown."""
    words = say("en", "server-games-in", file="x" * 10_000)
    assert len(words) < LONGEST_ARGUMENT + 100
    assert "xxx…" in words


@running
async def test_numbers_that_no_browser_writes_are_not_understood(quick: None, file: Path) -> None:
    """Above what a whole number of a browser holds."""
    async with Server(file) as server, await server.seated() as game:
        await game.guests[0].say("ping", number=sockets.HIGHEST + 1)
        assert (await game.guests[0].heard("refused"))["code"] == "server-not-understood"
