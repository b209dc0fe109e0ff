"""Clients that lie: whatever they send, they get an error, nothing changes, and others do not notice."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from signum.server.http import socket as sockets
from signum.server.rooms import tokens as links
from tests.server.tables import NONCES, Guest, Seated, Server, lives, plain, running

DEEP = "[" * 3000 + "]" * 3000


def legal(game: Seated) -> tuple[int, Any]:
    """The seat that is asked, and something it could answer."""
    seat = game.match.asked
    assert seat is not None
    choice = game.match.choice(seat)
    assert choice is not None
    return seat, plain(choice.drawn(lambda _: 0))


@running
async def test_nobody_answers_for_another(quick: None, file: Path) -> None:
    """Neither another seat nor a spectator."""
    async with Server(file) as server, await server.seated() as game:
        await game.play("wrong seat", 10)
        before, stored = game.digest(), await game.stored()
        seat, option = legal(game)
        position = game.match.position
        other = game.guests[1 - seat]
        assert (await other.refused("answer", position=position, options=[option]))[
            "code"
        ] == "not-your-choice"
        watcher = await game.come(None)
        said: dict[str, dict[str, Any]] = {
            "answer": {"position": position, "options": [option]},
            "sit": {"nonce": NONCES[0], "name": "Mallory"},
            "take-back": {},
            "allow-take-back": {"allow": True},
            "concede": {},
            "offer-draw": {},
            "chat": {"text": "psst"},
            "hurry": {},
        }
        for kind, parts in said.items():
            assert (await watcher.refused(kind, **parts))["code"] == "server-only-watching"
        assert (await watcher.refused("ask", options=[option]))["code"] == "server-only-watching"
        await watcher.close()
        assert (game.digest(), await game.stored()) == (before, stored)
        await lives(game)


@running
async def test_what_is_not_offered_changes_nothing(quick: None, file: Path) -> None:
    """Illegal options, options of other games, and data that is not an option."""
    async with Server(file) as server, await server.seated() as game:
        await game.play("illegal", 30)
        before, stored = game.digest(), await game.stored()
        seat, _ = legal(game)
        guest, position = game.guests[seat], game.match.position
        options: tuple[Any, ...] = (
            {"kind": "activate", "creature": 10**9},
            {"kind": "activate", "creature": -1},
            {"kind": "play", "card": "no such card"},
            {"kind": "move", "to": [10**15, -(10**15)]},
            {"kind": "move", "to": [1, 2, 3]},
            {"kind": "split", "attack": 2**52, "defence": -(2**52)},
            {"kind": "cheat"},
            {"seat": 0},
            {},
            [],
            "end-turn",
            7,
            None,
            True,
            1.5,
        )
        for option in options:
            reply = await guest.refused("answer", position=position, options=[option])
            assert reply["answered"] == 0
        assert (await guest.refused("answer", position=position, options=[]))["code"] == "not-offered"
        assert (game.digest(), await game.stored()) == (before, stored)
        await lives(game)


@running
async def test_an_answer_counts_once(quick: None, file: Path) -> None:
    """The same message again, the same number with another answer, an answer to an older screen."""
    async with Server(file) as server, await server.seated() as game:
        await game.play("replayed", 10)
        seat, option = legal(game)
        guest = game.guests[seat]
        guest.number += 1
        parts: dict[str, Any] = {
            "number": guest.number,
            "position": game.match.position,
            "options": [option],
        }
        for _ in range(3):
            await guest.say("answer", **parts)
        replies = [await guest.reply(guest.number) for _ in range(3)]
        assert [one["kind"] for one in replies] == ["accepted", "refused", "refused"]
        assert {one.get("code") for one in replies[1:]} == {"server-said-already"}
        await game.settled()
        before = game.digest()
        old = await guest.refused("answer", position=parts["position"], options=[option])
        assert old["code"] == "moved-on"
        ahead = game.match.position + 1
        assert (await guest.refused("answer", position=ahead, options=[option]))["code"] == "moved-on"
        assert game.digest() == before
        # On a connection of its own a replayed answer has a new number, but still the old position.
        again = await game.come(seat)
        await again.say("answer", **parts)
        assert (await again.reply(parts["number"]))["code"] == "moved-on"
        await again.close()
        assert game.digest() == before


@pytest.mark.parametrize(
    "data",
    [
        "",
        "null",
        "[]",
        "{}",
        "{",
        '{"kind":"ping"}',
        '{"kind":"ping","number":1,"more":2}',
        '{"kind":"ping","number":"1"}',
        '{"kind":"ping","number":1e400}',
        '{"kind":"ping","number":NaN}',
        '{"kind":"ping","number":' + "9" * 400 + "}",
        '{"kind":"answer","number":1,"position":0,"options":[' + "9" * 4000 + "]}",
        '{"kind":"answer","number":1,"position":0,"options":' + DEEP + "}",
        '{"kind":"try","number":1,"way":"move","to":[1.5,2]}',
        '{"kind":"try","number":1,"way":"move","to":[Infinity,2]}',
        '{"kind":"chat","number":1,"text":"\\ud800"}',
        '{"kind":"shutdown","number":1}',
        '{"kind":"speak","language":"xx"}',
        '{"kind":"chat","number":1,"text":"' + "a" * (sockets.LARGEST) + '"}',
        b'{"kind":"ping","number":1}',
        DEEP,
    ],
    ids=range(21),
)
@running
async def test_what_is_no_command_is_not_understood(data: str | bytes, quick: None, file: Path) -> None:
    """It is said so, and the connection goes on."""
    async with Server(file) as server, await server.seated() as game:
        before = game.digest()
        await game.guests[0].raw(data)
        reply = await game.guests[0].heard("refused")
        assert reply["code"] == "server-not-understood"
        assert reply["words"]
        await game.guests[0].caught_up()
        assert game.digest() == before


@pytest.mark.parametrize(
    "first",
    [
        {"kind": "ping", "number": 1},
        {"kind": "answer", "number": 1, "position": 0, "options": []},
        {"kind": "concede", "number": 1},
        {"kind": "hello", "language": "en"},
        {"kind": "hello", "token": "x", "language": "xx"},
        {"kind": "hello", "token": 7, "language": "en"},
    ],
    ids=str,
)
@running
async def test_a_connection_begins_with_a_hello(first: dict[str, Any], file: Path) -> None:
    """Anything else is the end of it, with the reason."""
    async with Server(file) as server, await server.come("", greet=False) as guest:
        await guest.raw(json.dumps(first))
        bye = await guest.ended()
        assert bye is not None
        assert bye["code"] == "no-hello"


@running
async def test_hello_is_said_once_and_by_programs_of_this_version(quick: None, file: Path) -> None:
    """A second hello changes no seat; another version is told to load the page again."""
    async with Server(file) as server, await server.seated() as game:
        token = server.token(game.table, 1)
        await game.guests[0].say("hello", token=token, language="en")
        assert (await game.guests[0].heard("refused"))["code"] == "server-said-hello"
        other = await server.come("", greet=False)
        await other.say("hello", token=token, language="fr", version=999)
        bye = await other.ended()
        assert bye is not None
        assert bye["code"] == "other-version"


@running
async def test_links_cannot_be_made_up(file: Path) -> None:
    """Of a seat's word every letter counts, and another seat's signature opens nothing."""
    async with Server(file) as server:
        table = await server.made()
        word = table.seats[0]
        name, who, signature = word.split("-")
        others = [
            "",
            "x" * 5000,
            f"{name}-1-{signature}",
            f"{name}-w-{signature}",
            f"{name}-{who}-",
            f"{name}-{who}",
            f"{name}-{who}-{signature[:-1]}{'a' if signature[-1] != 'a' else 'b'}",
            f"{name}-0x0-{signature}",
            word.upper(),
            word + "\u0430",
            f" {word}",
            links.token(b"0" * 32, name, 0),
            links.token(server.rooms.store.key, "nosuchtable", 0),
        ]
        for other in others:
            guest = await server.come("", greet=False)
            await guest.say("hello", token=other, language="de")
            bye = await guest.ended()
            assert bye is not None
            assert bye["code"] == "no-such-link"
        assert len(signature) >= 32


@running
async def test_signatures_are_compared_in_constant_time(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the function that is made for it, and by nothing else."""
    compared = []

    def compare(one: str, other: str) -> bool:
        compared.append((one, other))
        return False

    monkeypatch.setattr("signum.server.rooms.tokens.hmac.compare_digest", compare)
    key = links.new_key()
    assert links.holder(key, links.token(key, "abc", 0)) is None
    assert len(compared) == 1


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("<b>Ada</b>", "<b>Ada</b>"),
        ("<script>alert(1)</script>", "<script>alert(1)</script"),
        ("\u202eadA\u202c", "adA"),
        ("A\u200bd\u2066a\u0000", "Ada"),
        ("  A\n\tda  ", "A da"),
        ("Z" + "\u0301" * 50, "Ź\u0301\u0301"),
        ("x" * 100, "x" * 24),
        ("\u3164\u2800\u115f", ""),
        ("&lt;img src=x&gt;", "&lt;img src=x&gt;"),
    ],
)
@running
async def test_names_and_chat_are_text(given: str, kept: str, quick: None, file: Path) -> None:
    """Markup arrives as plain letters; characters that change how text is shown do not arrive."""
    async with Server(file) as server, await server.seated() as game:
        await game.guests[0].told("sit", nonce=NONCES[0], name=given)
        if kept:
            await game.guests[1].until(lambda: game.guests[1].messages[-1]["kind"] == "welcome")
            assert game.guests[1].messages[-1]["seats"][0]["name"] == kept
        watcher = await game.come(None)
        assert watcher.welcome is not None
        assert watcher.welcome["seats"][0]["name"] == kept
        await watcher.close()
        reply = await game.guests[0].asked("chat", text=given)
        if kept:
            said = (await game.guests[1].heard("said"))["line"]
            assert said["name"] == kept
            assert said["text"].startswith(kept)
            assert set(said["text"]) <= set(given) | set(kept)
            assert "\u202e" not in said["text"]
        else:
            assert reply["code"] == "server-chat-empty"


class Liar:
    """Writes messages of which some are almost right."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.heard: list[Any] = []

    def message(self, game: Seated, number: int) -> str:
        """Something to send: a command, one with its parts changed, or letters."""
        draw = self.chance.random()
        if draw < 0.1:
            return "".join(self.chance.choices('{}[]",:0123abc\\u\x00é', k=self.chance.randrange(60)))
        command = self.command(game, number)
        for _ in range(self.chance.randrange(4)):
            command = self.changed(command)
        text = json.dumps(command)
        if draw < 0.2 and text:
            at = self.chance.randrange(len(text))
            text = (
                text[:at] + self.chance.choice(["", '"', "9" * 30, "\\u0000", "null", "}"]) + text[at + 1 :]
            )
        return text

    def command(self, game: Seated, number: int) -> Any:
        """A command whose parts are those of the game; only answers that are right are never among them."""
        position = game.match.position + self.chance.choice([-2, -1, 1, 2, 1000])
        creatures = [*game.match.run.game.state.creatures, 0, -1, 10**6]
        _, option = legal(game)
        creature = self.chance.choice(creatures)
        point = [self.chance.randrange(-(10**5), 10**5) for _ in range(2)]
        options = [
            self.chance.choice([option, {"kind": "activate", "creature": creature}, {"kind": "end-turn"}])
        ]
        return self.chance.choice(
            [
                {"kind": "hello", "token": "x", "language": "en"},
                {"kind": "answer", "number": number, "position": position, "options": options},
                {"kind": "allow-take-back", "number": number, "allow": True},
                {"kind": "look", "number": number, "creature": creature},
                {"kind": "try", "number": number, "way": "move", "to": point, "creature": creature},
                {"kind": "try", "number": number, "way": "place", "to": point},
                {
                    "kind": "try",
                    "number": number,
                    "way": "run",
                    "to": point,
                    "creature": creature,
                    "degrees": 7,
                },
                {"kind": "weigh", "number": number, "creature": creature, "option": option, "at": point},
                {"kind": "ask", "number": number, "options": options},
                {"kind": "hint", "number": number},
                {"kind": "ping", "number": number},
                {"kind": "chat", "number": number, "text": ""},
                {"kind": "sit", "number": number, "nonce": "no"},
            ]
        )

    def changed(self, value: Any) -> Any:
        """The same with something in it changed."""
        if isinstance(value, dict) and value and self.chance.random() < 0.9:
            key = self.chance.choice(list(value))
            draw = self.chance.random()
            if draw < 0.1:
                return {name: one for name, one in value.items() if name != key}
            if draw < 0.2:
                return {**value, f"{key}s": value[key]}
            if key == "text":
                return value
            return {**value, key: self.changed(value[key])}
        if isinstance(value, list) and value and self.chance.random() < 0.7:
            at = self.chance.randrange(len(value))
            return [*value[:at], self.changed(value[at]), *value[at + 1 :]]
        return self.chance.choice(
            [
                None,
                True,
                0,
                -1,
                2**31,
                2**63,
                -(2**70),
                0.5,
                1e308,
                "",
                "\u202e",
                "x" * 300,
                [],
                {},
                [[]],
                {"kind": 1},
            ]
        )


SAFE = frozenset({"pong", "refused", "reach", "way", "odds", "advice", "presence", "thinking"})
"""The possible replies to ten thousand lies: none of them says that something was changed."""


@running
async def test_ten_thousand_lies_change_nothing(quick: None, file: Path) -> None:
    """Every one is answered; the game is to the byte what it was, in memory and in the store."""
    async with Server(file) as server, await server.seated() as game:
        await game.play("lies", 60)
        await game.settled()
        before, stored = game.digest(), await game.stored()
        watcher = await game.come(None)
        await watcher.shown()
        liars: list[Guest] = [*game.guests, watcher]
        for liar in liars:
            liar.messages.clear()
            liar.bytes.clear()
        fuzz = Liar(8)
        for part in range(100):
            for at in range(100):
                await liars[at % 3].raw(fuzz.message(game, 10**6 + part * 100 + at))
            for liar in liars:
                liar.number = 2 * 10**6 + part
                await liar.caught_up()
        for liar in liars:
            kinds = {message["kind"] for message in liar.messages}
            assert kinds <= SAFE | {"accepted"}, kinds
            # Asking why an answer could not be given is accepted where it could.
            assert all(one["position"] == 0 for one in liar.messages if one["kind"] == "accepted")
            assert all(one["words"] for one in liar.messages if one["kind"] == "refused")
        replies = sum([len(liar.messages) for liar in liars])
        assert replies >= 10_000
        codes = {one["code"] for liar in liars for one in liar.messages if one["kind"] == "refused"}
        assert "server-went-wrong" not in codes
        assert (game.digest(), await game.stored()) == (before, stored)
        await watcher.close()
        for seat in range(2):
            await game.guests[seat].close()
            game.guests[seat] = await game.come(seat)
        await lives(game)


@running
async def test_the_end_of_a_socket_is_no_error(
    quick: None, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Hanging up at any moment leaves no trace in the log."""
    async with Server(file) as server, await server.seated() as game:
        for seat in (0, 1, None):
            guest = await game.come(seat)
            await guest.say("speak", language="de")
            guest.connection.transport.abort()
            await guest.ended()
        await game.settled()
    assert [one for one in caplog.records if one.levelname == "ERROR"] == []
