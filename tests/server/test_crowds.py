"""Connections that never say what they want, addresses that change, full disks, files that are not ours."""

import asyncio
import socket
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest

from signum.content.mistakes import Mistake
from signum.server.clock import now
from signum.server.http import running
from signum.server.http import timeouts as timeouts
from signum.server.http.addresses import is_here, neighbourhood
from signum.server.rooms import playing, rooms
from signum.server.store import stored_backups
from tests.server.tables import TIMEOUT, Server
from tests.server.tables import running as coroutine
from tests.serving import new_duel


class Caller:
    """A connection that begins to ask."""

    def __init__(self, server: Server, said: bytes) -> None:
        self.port = server.port
        self.said = said

    async def __aenter__(self) -> "Caller":
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.writer.write(self.said)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.close()
        with suppress(ConnectionError):
            await self.writer.wait_closed()

    async def let_go(self) -> None:
        """Wait until the other side ends it."""
        with suppress(ConnectionError):
            while await asyncio.wait_for(self.reader.read(1 << 16), TIMEOUT):
                pass


HALF_A_BODY = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: localhost",
        HALF_A_BODY,
        b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" + HALF_A_BODY,
    ],
    ids=["nothing", "half a head", "half a body", "half a body behind a request"],
)
@coroutine
async def test_who_says_half_a_word_is_not_waited_for(
    said: bytes, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also what came with the request before it."""
    async with Server(file) as server:
        with monkeypatch.context() as hurried:
            hurried.setattr(timeouts, "REQUEST_TIMEOUT", 0.2)
            async with Caller(server, said) as caller:
                await caller.let_go()
        assert (await server.ask("GET", "/api/decks")).status_code == 200
        assert timeouts._open.total() <= 1


@coroutine
async def test_who_reads_nothing_of_an_answer_is_let_go(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer would be kept for ever; who reads it slowly gets all of it."""
    size, static = 2 << 20, tmp_path / "static"
    static.mkdir()
    (static / "large.txt").write_bytes(b"x" * size)
    monkeypatch.setattr(timeouts, "READ_TIMEOUT", 0.3)
    made = timeouts.TimedHttpProtocol.connection_made

    def narrow(protocol: timeouts.TimedHttpProtocol, transport: asyncio.Transport) -> None:
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        made(protocol, transport)

    monkeypatch.setattr(timeouts.TimedHttpProtocol, "connection_made", narrow)
    said = b"GET /large.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    async with Server(file, static=static) as server:
        with closing(socket.create_connection(("127.0.0.1", server.port))) as silent:
            silent.sendall(said)
            while not timeouts._open.total():
                await asyncio.sleep(0.01)
            while timeouts._open.total():
                await asyncio.sleep(0.01)
        async with Caller(server, said) as slow:
            read = 0
            while part := await asyncio.wait_for(slow.reader.read(size // 8), TIMEOUT):
                read += len(part)
                await asyncio.sleep(0.01)
            assert read > size


@coroutine
async def test_a_table_is_no_request_that_takes_long(
    quick: None, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player at a table may be silent for any time."""
    wait, waited = timeouts.TimedHttpProtocol._wait, set[timeouts.TimedHttpProtocol]()

    def noted(protocol: timeouts.TimedHttpProtocol) -> None:
        waited.add(protocol)
        wait(protocol)

    monkeypatch.setattr(timeouts.TimedHttpProtocol, "_wait", noted)
    async with Server(file) as server, await server.seated() as game:
        await game.guests[0].caught_up()
        assert len(waited) >= len(game.guests)
        assert [one.ending for one in waited if one.ending is not None] == []


@coroutine
async def test_an_address_has_so_many_connections_before_it_says_anything(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One more is let go; this machine's own has as many as it wants."""
    monkeypatch.setattr(timeouts, "CONNECTIONS", 2)
    async with Server(file) as server, Caller(server, b"GET"), Caller(server, b"GET"), Caller(server, b"GET"):
        assert (await server.ask("GET", "/api/decks")).status_code == 200
        assert timeouts._open["127.0.0.1"] == 4
        monkeypatch.setattr(timeouts, "is_here", lambda _: False)
        async with Caller(server, b"GET") as turned:
            await turned.let_go()


@pytest.mark.parametrize(
    ("address", "counted", "here"),
    [
        ("203.0.113.9", "203.0.113.9", False),
        ("2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002::", False),
        ("2001:db8:1:2:ffff::1", "2001:0db8:0001:0002::", False),
        ("::ffff:203.0.113.9", "203.0.113.9", False),
        ("fe80::1%eth0", "fe80:0000:0000:0000::", False),
        ("127.0.0.1", "127.0.0.1", True),
        ("::1", "::1", True),
        ("", "", False),
        ("somebody", "somebody", False),
    ],
)
def test_a_household_is_one_address(address: str, counted: str, here: bool) -> None:
    """A network of IPv6 addresses counts as one address."""
    assert neighbourhood(address) == counted
    assert is_here(counted) == here


@coroutine
async def test_the_last_of_the_disk_is_left_to_games(
    quick: None, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No new table is made, and the old ones go on."""
    async with Server(file) as server, await server.seated("screen") as game:
        monkeypatch.setattr("signum.server.store.database.SPARE", 1 << 62)
        wanted = new_duel("computer")
        answer = await server.ask("POST", "/api/tables", json=wanted)
        assert (answer.status_code, answer.json()["code"]) == (503, "not-stored")
        await game.play("last of the disk", 3)
        await game.guests[0].told("concede")
        assert (await game.guests[0].refused("rematch"))["code"] == "server-not-stored"


@coroutine
async def test_tables_that_nobody_played_at_are_let_go(
    quick: None, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a while, except tables where something was done or a client is connected."""
    async with Server(file) as server, await server.seated("screen") as played:
        await played.play("played", 2)
        await played.settled()
        empty, watched = await server.made(), await server.made()
        guest = await server.come(watched.seats[0])
        known = [played.table.table, empty.table, watched.table]
        await server.rooms.store.delete_unplayed(now() - rooms.UNPLAYED, server.rooms.open)
        assert [await server.rooms.store.load(id) is not None for id in known] == [True, True, True]
        monkeypatch.setattr(rooms, "UNPLAYED", -1000)
        await server.rooms._clear()
        assert [await server.rooms.store.load(id) is not None for id in known] == [True, False, True]
        answer = await server.ask_by(empty.seats[0], "/api/invitation")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-link")
        await guest.close()


@pytest.mark.parametrize(("days", "kept"), [(31, False), (89, False), (91, True), (5000, True)])
@coroutine
async def test_a_clock_that_is_far_ahead_deletes_nothing(
    days: int, kept: bool, quick: None, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a start at which the machine's clock is wrong; a file that is a little older is cleared."""
    async with Server(file) as server:
        table = await server.made()
    later = now() + days * rooms.DAY
    monkeypatch.setattr(rooms, "now", lambda: later)
    async with Server(file) as server:
        while kept and server.rooms.cleared is None:
            await asyncio.sleep(0.01)
        while not kept and await server.rooms.store.load(table.table) is not None:
            await asyncio.sleep(0.01)
        assert server.rooms.cleared is not kept
        assert (await server.rooms.store.load(table.table) is not None) is kept


@coroutine
async def test_what_was_stored_before_the_clock_was_set_is_kept(
    quick: None, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A small machine without a clock of its own begins in 1970 and learns the time later."""
    monkeypatch.setattr(rooms, "now", lambda: 60_000)
    async with Server(file) as server:
        table = await server.made()
        await stored_backups.save(server.rooms.store, "early", b"x", 60_000)
        monkeypatch.setattr(rooms, "now", now)
        later = await server.made()
        await server.rooms._clear()
        assert await server.rooms.store.load(table.table) is not None
        assert await stored_backups.read(server.rooms.store, "early") == b"x"
        assert await server.rooms.store.load(later.table) is not None


@coroutine
async def test_taking_back_has_an_end(quick: None, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that was taken back is kept, so it cannot go on for ever."""
    monkeypatch.setattr(playing, "MOST_TAKEN_BACK", 0)
    async with Server(file) as server, await server.seated("screen") as game:
        await game.play("taken back", 1)
        before = game.digest()
        for asking in (False, True):
            refused = await game.guests[0].refused("take-back", asking=asking)
            assert refused["code"] == "taken-back-often"
        assert game.digest() == before


@pytest.mark.parametrize(
    ("made", "said"),
    [
        ("garbage", "cannot be read"),
        ("torn", "cannot be read"),
        ("photos", "belongs to another program"),
        ("newer", "a newer version"),
    ],
)
def test_a_file_that_is_not_ours_is_named_and_left_as_it_is(made: str, said: str, file: Path) -> None:
    """Nothing is written into it, and it is not held."""
    if made in ("newer", "torn"):
        asyncio.run(_one_of_ours(file))
    if made == "garbage":
        file.write_bytes(bytes(range(256)) * 40)
    elif made == "torn":
        data = bytearray(file.read_bytes())
        data[100:] = b"\x00" * (len(data) - 100)
        file.write_bytes(data)
    else:
        with closing(sqlite3.connect(file)) as opened:
            opened.execute(
                "CREATE TABLE photos (name)"
                if made == "photos"
                else "UPDATE alembic_version SET version_num = '9999'"
            )
            opened.commit()
    before = file.read_bytes()
    for _ in range(2):
        with pytest.raises(Mistake, match=said):
            running.locked(file)
    assert file.read_bytes() == before


def test_a_link_to_the_file_has_its_lock(file: Path, tmp_path: Path) -> None:
    """By two names two servers would each hold tables that the other does not know."""
    with running.locked(file):
        (tmp_path / "elsewhere").mkdir()
        alias, folder = tmp_path / "elsewhere" / "alias.sqlite", tmp_path / "linked"
        alias.symlink_to(file)
        folder.symlink_to(tmp_path)
        for other in (alias, folder / file.name):
            with pytest.raises(running.AlreadyServed):
                running.locked(other)
    with running.locked(alias):
        pass


async def _one_of_ours(file: Path) -> None:
    async with Server(file):
        pass
