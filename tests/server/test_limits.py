"""The limits of one connection, one table and one address: more is refused, and others do not wait."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from signum.server import protocol as p
from signum.server.http import rate_limits as limits
from signum.server.http import socket as sockets
from signum.server.rooms import client
from signum.server.rooms.screen import Screens
from tests.server.tables import NONCES, Server, lives, running


@running
async def test_chat_is_short_and_ends(quick: None, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line of chat has a limit of letters, a table a limit of lines."""
    monkeypatch.setattr("signum.server.rooms.commands.MOST_LINES", 3)
    async with Server(file) as server, await server.seated() as game:
        for _ in range(3):
            await game.guests[0].told("chat", text="ф" * 1000)
            assert len((await game.guests[0].heard("said"))["line"]["text"]) == 400
        assert (await game.guests[0].refused("chat", text="more"))["code"] == "server-chat-full"


@running
async def test_who_asks_too_fast_waits_and_nobody_else_does(file: Path) -> None:
    """A thousand pings are all answered, in their order, at the pace of the allowance."""
    async with Server(file) as server, await server.seated() as game:
        began = asyncio.get_running_loop().time()
        flood = limits.BURST + limits.EACH_SECOND
        for number in range(flood):
            await game.guests[0].say("ping", number=number + 10)
        await game.guests[1].caught_up()
        assert asyncio.get_running_loop().time() - began < 5
        numbers = [(await game.guests[0].heard("pong"))["number"] for _ in range(flood)]
        assert numbers == list(range(10, flood + 10))
        assert asyncio.get_running_loop().time() - began > 0.8


@running
async def test_dear_commands_cost_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint is worth many pings; time fills the allowance up again, to its top and no further."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr("signum.server.http.rate_limits.asyncio.sleep", sleep)
    moment = 0.0
    monkeypatch.setattr(limits, "monotonic", lambda: moment)
    allowance = limits.Allowance(burst=120, each_second=60)
    hint, ping = limits.cost_of(p.Hint(1)), limits.cost_of(p.Ping(1))
    for cost in (hint, hint):
        await allowance.spend(cost)
    assert slept == []
    await allowance.spend(ping)
    assert slept == [pytest.approx(1 / 60)]
    moment = 1000.0
    for cost in (hint, hint, hint):
        await allowance.spend(cost)
    assert slept[1:] == [pytest.approx(1.0)]


def test_a_row_of_answers_costs_as_much_as_its_answers() -> None:
    """A whole turn may come in one message, and be taken back in one more."""
    one = limits.cost_of(p.Answer(1, 0, ({},)))
    assert limits.cost_of(p.Answer(1, 0, ({},) * 200)) == 200 * one
    assert limits.cost_of(p.Ask(1, ({},) * 200)) == 200 * limits.cost_of(p.Ask(1, ({},)))
    assert limits.cost_of(p.Answer(1, 0, ())) == one


@running
async def test_a_table_has_room_for_so_many_who_watch(
    quick: None, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One more is told so; players always get in, and of their windows the oldest is let go."""
    monkeypatch.setattr("signum.server.rooms.clients.WATCHERS", 3)
    monkeypatch.setattr("signum.server.rooms.clients.WINDOWS", 2)
    async with Server(file) as server, await server.seated() as game:
        watchers = [await game.come(None) for _ in range(3)]
        turned = await server.come("", greet=False)
        await turned.say("hello", token=game.table.watch, language="fr")
        bye = await turned.ended()
        assert bye is not None
        assert bye["code"] == "table-full"
        second, third = await game.come(0), await game.come(0)
        farewell = await game.guests[0].ended()
        assert farewell is not None
        assert farewell["code"] == "elsewhere"
        await second.caught_up()
        game.guests[0] = third
        await lives(game)
        for guest in (*watchers, second):
            await guest.close()


@running
async def test_a_new_name_makes_one_screen_for_all_who_see_the_same(
    quick: None, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many watch; a name that stays as it was makes none."""
    made: list[tuple[int | None, str]] = []
    screen = Screens.screen

    def counted(self: Screens, *args: Any, **named: Any) -> p.Screen:
        made.append((self.seat, self.language))
        return screen(self, *args, **named)

    async with Server(file) as server, await server.seated() as game:
        watchers = [await game.come(None, language) for language in ("en", "en", "en", "fr", "fr")]
        await game.settled(*watchers)
        monkeypatch.setattr(Screens, "screen", counted)
        await game.guests[0].told("sit", nonce=NONCES[0], name="Ada")
        await game.settled(*watchers)
        assert sorted(made, key=str) == [(0, "en"), (1, "en"), (None, "en"), (None, "fr")]
        shown = [watcher.screen for watcher in watchers]
        assert shown[0] == shown[1] == shown[2] != shown[3] == shown[4]
        made.clear()
        await game.guests[0].told("sit", nonce=NONCES[0], name="Ada")
        await game.guests[0].told("sit", nonce=NONCES[0])
        await game.settled(*watchers)
        assert made == []
        await lives(game)
        await game.settled(*watchers)
        assert {watcher.screen["position"] for watcher in watchers if watcher.screen} == {game.match.position}
        for watcher in watchers:
            await watcher.close()


@running
async def test_an_address_has_so_many_connections(file: Path) -> None:
    """One more connection is refused with a message; a closed one makes room."""
    async with Server(file) as server:
        server.limits.connections = 3
        guests = [await server.come("", greet=False) for _ in range(3)]
        turned = await server.come("", greet=False)
        bye = await turned.ended()
        assert bye is not None
        assert bye["code"] == "too-many-connections"
        assert bye["words"]
        await guests[0].close()
        while server.limits.connected["127.0.0.1"] == 3:
            await asyncio.sleep(0.01)
        again = await server.come("", greet=False)
        await again.say("ping", number=1)
        bye = await again.ended()
        assert bye is not None
        assert bye["code"] == "no-hello"
        for guest in guests:
            await guest.close()


@running
async def test_who_does_not_read_is_let_go(quick: None, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The queue of a slow reader has a limit; the game does not wait at all."""
    monkeypatch.setattr(client, "HEAVIEST_QUEUE", 1 << 20)
    monkeypatch.setattr(sockets, "CLOSE_TIMEOUT", 0.2)
    async with Server(file) as server, await server.seated() as game:
        slow = await game.come(None)
        slow.connection.transport.pause_reading()
        served = list(game.room.clients)[-1]
        assert served.seat is None
        for _ in range(200):
            served.send(p.Said(p.ChatLine(None, "", "x" * 200_000, 0)))
            await asyncio.sleep(0.001)
            if served.gone.is_set():
                break
        while served in game.room.clients:
            await asyncio.sleep(0.05)
        await lives(game)
        slow.connection.transport.abort()
        back = await game.come(None)
        await back.shown()
        await back.close()


@running
async def test_a_connection_that_breaks_off_is_noticed(quick: None, file: Path) -> None:
    """Without a word of farewell: the other sees who is away."""
    async with Server(file) as server, await server.seated() as game:
        game.guests[0].connection.transport.abort()
        absent = await game.guests[1].heard("presence")
        assert not absent["seats"][0]["here"]
        game.guests[0] = await game.come(0)
        await lives(game)


@running
async def test_a_silent_connection_is_let_go(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection without a hello is closed after a while."""
    monkeypatch.setattr(sockets, "HELLO_TIMEOUT", 0.1)
    async with Server(file) as server, await server.come("", greet=False) as guest:
        bye = await guest.ended()
        assert bye is not None
        assert bye["code"] == "no-hello"
        assert not server.limits.connected


@running
async def test_a_frame_that_is_far_too_large_ends_the_connection(quick: None, file: Path) -> None:
    """The player reconnects; others do not notice."""
    async with Server(file) as server, await server.seated() as game:
        before = game.digest()
        await game.guests[0].raw("x" * (128 << 10))
        assert await game.guests[0].ended() is None
        await game.guests[0].close()
        game.guests[0] = await game.come(0)
        assert game.digest() == before
        await lives(game)


@running
async def test_all_questions_of_an_address_are_counted_together(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over HTTP one more is declined in words; on sockets of that address it waits; others are served."""
    monkeypatch.setattr(limits, "is_here", lambda _: False)
    moment = 0.0
    monkeypatch.setattr(limits, "monotonic", lambda: moment)
    async with Server(file) as server, await server.seated() as game:
        waits = watched(monkeypatch)
        most = limits.ADDRESS * limits.BURST // limits.REQUEST
        asked = 0
        while (answer := await server.ask("GET", "/api/games")).status_code == 200:
            asked += 1
        assert 0 < asked <= most
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-questions")
        assert (await server.ask("GET", "/")).status_code != 429
        assert server.limits.may_ask("203.0.113.9")
        await game.guests[0].told("chat", text="slowly")
        assert waits[-1] > 0
        moment += limits.REQUEST / (limits.ADDRESS * limits.EACH_SECOND) + waits[-1]
        assert (await server.ask("GET", "/api/games")).status_code == 200


def watched(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The seconds for which connections are made to wait; none of them waits."""
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    # Only for this module: the server itself must sleep.
    monkeypatch.setattr(limits, "asyncio", SimpleNamespace(sleep=sleep))
    return waits


def test_addresses_that_have_not_asked_for_a_while_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that many addresses do not fill the memory."""
    moment = 0.0
    monkeypatch.setattr(limits, "monotonic", lambda: moment)
    monkeypatch.setattr(limits, "MOST_KNOWN", 10)
    known = limits.AddressLimits()
    for last in range(30):
        moment += 1.0
        assert known.may_ask(f"203.0.113.{last}")
        assert len(known.allowances) <= 11


def test_this_machine_asks_as_often_as_it_wants() -> None:
    """Its player would only wait for itself."""
    known = limits.AddressLimits()
    assert all(known.may_ask("127.0.0.1") for _ in range(10_000))
    assert not all(known.may_ask("203.0.113.9") for _ in range(10_000))
