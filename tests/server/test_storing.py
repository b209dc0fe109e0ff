"""Storage before acknowledgement, failures of the store, and tables that leave memory."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from signum.rulebooks import GAMES
from signum.server.rooms.client import Client
from signum.server.rooms.screen import Screens
from signum.server.store import database as stores
from signum.server.store.database import Store
from signum.server.store.stored_table import TableProgress
from signum.table.clock import ClockSettings
from signum.table.match import Match
from signum.table.record import RecordMark
from signum.table.resuming import resume
from tests.server.tables import NONCES, Seated, Server, plain, running
from tests.serving import new_duel

pytestmark = pytest.mark.usefixtures("quick")


@contextmanager
def failing(monkeypatch: pytest.MonkeyPatch, *names: str) -> Iterator[None]:
    """The store cannot do these."""

    async def fail(*_: Any, **__: Any) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        for name in names:
            patch.setattr(Store, name, fail)
        yield


def in_file(file: Path, table: str) -> list[Any]:
    """The entries that another program would find in the file now."""
    with sqlite3.connect(file) as connection:
        rows = connection.execute(
            "SELECT entry FROM entries WHERE table_id = ? ORDER BY number", (table,)
        ).fetchall()
    connection.close()
    return [json.loads(row[0]) for row in rows]


def state_of(match: Match) -> bytes:
    """The state of the table."""
    return msgspec.json.encode(match.run.game.state)


async def legal(game: Seated) -> tuple[int, dict[str, Any]]:
    """The seat that is asked, and an answer to give."""
    seat = game.match.asked
    assert seat is not None
    choice = game.match.choice(seat)
    assert choice is not None
    option = choice.drawn(lambda _: 0)
    return seat, {"position": game.match.position, "options": [plain(option)]}


@running
async def test_an_answer_is_in_the_file_when_it_is_acknowledged(file: Path) -> None:
    """At the moment the client hears Accepted, a program beside the server reads the answer."""
    async with Server(file) as server, await server.seated() as game:
        for _ in range(12):
            await game.play("stored", 1)
            entries = json.loads(msgspec.json.encode(game.match.run.entries))
            assert in_file(file, game.table.table) == entries
        seat = game.match.asked or 0
        await game.guests[seat].told("concede")
        assert in_file(file, game.table.table)[-1]["type"] == "act"


@running
async def test_it_is_told_only_after_it_is_stored(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the store works no client hears of the answer; then the screens come, and then Accepted."""
    async with Server(file) as server, await server.seated() as game:
        await game.play("order", 5)
        await game.settled()
        gate, began = asyncio.Event(), asyncio.Event()
        keep = Store.save

        async def slow(*given: Any, **named: Any) -> None:
            began.set()
            await gate.wait()
            await keep(*given, **named)

        monkeypatch.setattr(Store, "save", slow)
        seat, parts = await legal(game)
        mine, other = game.guests[seat], game.guests[1 - seat]
        mine.number += 1
        await mine.say("answer", number=mine.number, **parts)
        await began.wait()
        heard = len(other.messages)
        # A ping needs no table and overtakes.
        await other.caught_up()
        assert [one["kind"] for one in other.messages[heard:]] == ["pong"]
        gate.set()
        kinds: list[str] = []
        while not kinds or kinds[-1] != "accepted":
            kinds.append((await mine.hear())["kind"])
        assert kinds == ["screen", "accepted"]
        await other.heard("screen")


@running
async def test_what_cannot_be_stored_did_not_happen(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The client is told so in words, memory is what is stored, and the same answer counts the next time."""
    async with Server(file) as server, await server.seated() as game:
        await game.play("full disk", 20)
        await game.settled()
        state, position, kept = state_of(game.match), game.match.position, await game.stored()
        seat, parts = await legal(game)
        guest = game.guests[seat]
        with failing(monkeypatch, "save"):
            assert (await guest.refused("answer", **parts))["code"] == "server-not-stored"
            assert (await guest.refused("concede"))["code"] == "server-not-stored"
            assert (await guest.refused("sit", nonce=NONCES[0], name="Nemo"))["code"] == "server-not-stored"
        assert (state_of(game.match), game.match.position, await game.stored()) == (state, position, kept)
        assert game.room.table.progress.names == {}
        await game.settled()
        for one in game.guests:
            shown = await one.shown()
            assert shown["position"] == position
        await guest.told("answer", **parts)
        await game.play("full disk", 10)


@running
async def test_a_store_that_can_not_even_be_read_stops_the_table_until_it_can(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Doubtful state is not shown; new clients are asked to come again."""
    async with Server(file) as server, await server.seated() as game:
        await game.play("no disk", 20)
        await game.settled()
        position = game.match.position
        seat, parts = await legal(game)
        guest = game.guests[seat]
        with failing(monkeypatch, "save", "load", "add_chat", "add"):
            for _ in range(3):
                assert (await guest.refused("answer", **parts))["code"] == "server-not-stored"
            assert (await guest.refused("look", creature=1))["code"] == "server-not-stored"
            assert (await guest.refused("chat", text="hm"))["code"] == "server-not-stored"
            newcomer = await server.come("", greet=False)
            await newcomer.say("hello", token=server.token(game.table, None), language="en")
            assert await newcomer.ended() is None
            assert newcomer.messages == []
            wanted = msgspec.json.encode(new_duel())
            answer = await server.ask("POST", "/api/tables", content=wanted)
            assert (answer.status_code, answer.json()["code"]) == (503, "not-stored")
        await guest.told("answer", **parts)
        assert game.match.position > position
        await guest.told("chat", text="there it is")
        await game.play("no disk", 5)


@running
async def test_chat_that_cannot_be_stored_was_not_said(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And what is said afterwards is."""
    async with Server(file) as server, await server.seated() as game:
        with failing(monkeypatch, "add_chat"):
            assert (await game.guests[0].refused("chat", text="lost"))["code"] == "server-not-stored"
        await game.guests[0].told("chat", text="kept")
        late = await game.come(1)
        assert late.welcome is not None
        assert [one["text"] for one in late.welcome["chat"]] == ["kept"]
        await late.close()


@running
async def test_the_computer_tries_again_when_its_answer_could_not_be_stored(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table against the computer does not stand still for ever."""
    monkeypatch.setattr("signum.server.rooms.autoplay.RETRY", 0.05)
    async with Server(file) as server, await server.seated("computer") as game:
        await game.play("again", 10)
        while game.match.asked != 0:
            await game.play("again", 1)
        calls = 0
        keep = Store.save

        async def now_and_then(*given: Any, **named: Any) -> None:
            nonlocal calls
            calls += 1
            if calls in (2, 3, 5):
                raise OSError("the disk is full")
            await keep(*given, **named)

        monkeypatch.setattr(Store, "save", now_and_then)
        while calls <= 5:
            seat, parts = await legal(game) if game.match.asked == 0 else (1, {})
            if seat == 0:
                await game.guests[0].asked("answer", **parts)
            else:
                await asyncio.sleep(0.01)
        assert not game.room.table.is_doubtful


@running
async def test_one_client_that_cannot_be_told_hurts_nobody(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer counts, the others are shown it, and who could not be shown it comes back."""
    async with Server(file) as server, await server.seated() as game:
        await game.play("hurt", 10)
        watcher = await game.come(None)
        await watcher.shown()
        screen = Screens.screen

        def broken(self: Screens, *given: Any, **named: Any) -> Any:
            if self.seat is None:
                raise RuntimeError("cannot be told")
            return screen(self, *given, **named)

        with monkeypatch.context() as patch:
            patch.setattr(Screens, "screen", broken)
            seat, parts = await legal(game)
            await game.guests[seat].told("answer", **parts)
            await game.guests[1 - seat].heard("screen")
            assert await watcher.ended() is None
        back = await game.come(None)
        assert (await back.shown())["position"] == game.match.position
        await back.close()
        send = Client.send

        def deaf(self: Client, message: Any) -> None:
            if self.seat == 1:
                raise RuntimeError("cannot be sent")
            send(self, message)

        with monkeypatch.context() as patch:
            patch.setattr(Client, "send", deaf)
            await game.guests[0].told("chat", text="anybody there?")
        assert not game.room.table.is_doubtful


@running
async def test_a_rule_that_fails_leaves_the_table_as_it_was(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client hears that something went wrong; the game is what is stored."""
    async with Server(file) as server, await server.seated() as game:
        await game.play("fails", 15)
        state, position = state_of(game.match), game.match.position
        seat, parts = await legal(game)
        with monkeypatch.context() as patch:

            def fail(*_: Any) -> None:
                raise ZeroDivisionError

            patch.setattr(Match, "_entered", fail)
            assert (await game.guests[seat].refused("answer", **parts))["code"] == "server-went-wrong"
        await game.guests[seat].told("chat", text="what was that?")
        assert (state_of(game.match), game.match.position) == (state, position)
        await game.guests[seat].told("answer", **parts)


@running
async def test_a_table_that_nobody_uses_leaves_memory_and_comes_back(file: Path) -> None:
    """Not while a client is connected; afterwards it is the same table."""
    async with Server(file) as server:
        game = await server.seated()
        await game.play("swept", 25)
        await game.settled()
        before, position = state_of(game.match), game.match.position
        server.rooms.sweep(monotonic() + 1)
        assert game.table.table in server.rooms.open
        await game.__aexit__()
        while server.rooms.open[game.table.table].clients:
            await asyncio.sleep(0.01)
        server.rooms.sweep(monotonic() - 60)
        assert game.table.table in server.rooms.open
        server.rooms.sweep(monotonic() + 1)
        assert server.rooms.open == {}
        game.guests = [await game.come(seat) for seat in range(2)]
        assert (state_of(game.match), game.match.position) == (before, position)
        await game.play("swept", 5)
        await game.__aexit__()


@running
async def test_a_running_clock_keeps_a_table_in_memory(file: Path) -> None:
    """Leaving gains no time: the game ends without any client."""
    async with Server(file) as server:
        game = await server.seated(clock=ClockSettings(bank=600_000))
        await game.__aexit__()
        room = game.room
        while room.clients:
            await asyncio.sleep(0.01)
        server.rooms.sweep(monotonic() + 1)
        assert game.table.table in server.rooms.open
        clock = game.match.clock
        assert clock is not None
        assert clock.running is not None
        clock.left[clock.running] = 0
        room.autoplay.wake()
        while room.autoplay.is_busy:
            await asyncio.sleep(0.02)
        kept = await server.rooms.store.load(game.table.table)
        assert kept is not None
        assert kept.finished
        server.rooms.sweep(monotonic() + 1)
        assert server.rooms.open == {}


@running
async def test_a_table_is_read_once_however_many_come_at_once(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restart both players and all who watch come back in the same moment, to the same room."""
    async with Server(file) as server:
        game = await server.seated()
        await game.play("at once", 10)
        await game.__aexit__()
    async with Server(file) as server:
        loads = 0
        load = Store.load

        async def counted(self: Store, id: str) -> Any:
            nonlocal loads
            loads += 1
            return await load(self, id)

        monkeypatch.setattr(Store, "load", counted)
        seats = (0, 1, None, None, 0, 1)
        guests = await asyncio.gather(*[server.come(server.token(game.table, seat)) for seat in seats])
        assert loads == 1
        assert len(server.room(game.table).clients) == len(seats)
        for guest in guests:
            await guest.close()


async def tampered(server: Server, game: Seated, **changes: Any) -> None:
    """The stored data besides the game, changed as another version would have written it."""
    kept = await server.rooms.store.load(game.table.table)
    assert kept is not None
    for name, value in changes.items():
        setattr(kept.progress, name, value)
    async with server.rooms.store.engine.begin() as connection:
        await connection.execute(
            update(stores.tables)
            .where(stores.tables.c.id == game.table.table)
            .values(progress=msgspec.json.encode(kept.progress))
        )


@running
async def test_a_game_of_other_rules_says_so_and_is_kept(file: Path) -> None:
    """The connection hears why, every question by HTTP too, and nothing of it is changed."""
    async with Server(file) as server:
        game = await server.seated()
        await game.play("other rules", 20)
        await game.__aexit__()
        await tampered(
            server, game, version="0.0.1", marks=[RecordMark(len(game.match.run.entries), "0" * 16)]
        )
    async with Server(file) as server:
        game.server = server
        before = await game.stored()
        for _ in range(2):
            guest = await server.come("", greet=False)
            await guest.say("hello", token=server.token(game.table, 0), language="ru")
            bye = await guest.ended()
            assert bye is not None
            assert bye["code"] == "other-version-of-rules"
            assert "0.0.1" in bye["words"]
        answer = await server.ask_by(server.token(game.table, 0), "/api/invitation")
        assert (answer.status_code, answer.json()["code"]) == (409, "other-version-of-rules")
        assert "0.0.1" in answer.json()["words"]
        answer = await server.ask_by(server.token(game.table, 0), "/api/record")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
        assert await game.stored() == before


@running
async def test_a_finished_game_keeps_its_record_whatever_becomes_of_the_rules(file: Path) -> None:
    """The record is read from the store: also where today's rules would not play it so."""
    async with Server(file) as server:
        game = await server.seated()
        await game.play("record", 20)
        early = await server.ask_by(game.table.watch, "/api/record")
        assert (early.status_code, early.json()["code"]) == (409, "not-over")
        await game.guests[0].told("concede")
        whole = await server.ask_by(game.table.watch, "/api/record")
        assert resume(whole.content, GAMES).finished
        assert sorted(whole.json()["nonces"]) == sorted(NONCES)
        await game.__aexit__()
        await tampered(server, game, marks=[RecordMark(3, "0" * 16)])
    async with Server(file) as server:
        again = await server.ask_by(game.table.watch, "/api/record")
        assert again.status_code == 200
        assert again.json()["entries"] == whole.json()["entries"]
        assert again.json()["outcome"] == whole.json()["outcome"] is not None


@running
async def test_the_file_is_its_owners_alone(file: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It holds the key of every link and the secrets of every game; failures are logged without them."""
    async with Server(file) as server:
        table = await server.made()
        assert file.stat().st_mode & 0o077 == 0
        setup = (await server.rooms.store.load(table.table)).setup  # type: ignore[union-attr]
        with pytest.raises(Exception, match="UNIQUE"):
            await server.rooms.store.add(table.table, setup, TableProgress(), 0)
        with pytest.raises(Exception, match="UNIQUE") as error:
            await server.rooms.store.add(table.table, setup, TableProgress(), 0)
        assert setup.secret not in str(error.value)
