"""The connection under the messages of a table."""

import asyncio
import json
import socket
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from signum.server.http import socket_protocol
from signum.server.http.socket_protocol import MOST_UNREAD, TableSocketProtocol
from tests.server.tables import TIMEOUT, Server, lives, running

pytestmark = pytest.mark.usefixtures("quick")
PINGS = 10 * MOST_UNREAD


@running
async def test_commands_in_one_packet_are_all_read_in_order(file: Path) -> None:
    """Also those behind the number of messages at which a connection is not read any more."""
    async with Server(file) as server, await server.seated() as game:
        guest = game.guests[0]
        for number in range(PINGS):
            await guest.say("ping", number=number)
        heard = [(await guest.heard("pong"))["number"] for _ in range(PINGS)]
        assert heard == list(range(PINGS))


@running
async def test_a_lost_connection_frees_its_buffers_at_once(file: Path) -> None:
    """The rest of it is cyclic and waits for a pass of the collector, which may be hours away."""
    async with Server(file) as server, await server.seated() as game:
        before = set(server.sockets)
        async with connect(f"ws://127.0.0.1:{server.port}/api/table", compression="deflate") as socket:
            token = server.token(game.table, None)
            await socket.send(json.dumps({"kind": "hello", "token": token, "language": "en"}))
            await socket.recv()
            (protocol,) = set(server.sockets) - before
            assert isinstance(protocol, TableSocketProtocol)
            assert protocol.conn.extensions
        while protocol in server.sockets:
            await game.guests[0].caught_up()
        assert not protocol.conn.extensions


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([Frame(Opcode.TEXT, b"\xff\xfe")], 1007),
        ([Frame(Opcode.TEXT, b"\xd0", fin=False), Frame(Opcode.CONT, b"")], 1007),
        ([Frame(Opcode.TEXT, b"{", fin=False)] + [Frame(Opcode.CONT, b"", fin=False)] * 5000, 1009),
        ([Frame(Opcode.PING, b"")] * 20_000, 1008),
        ([Frame(Opcode.PONG, b"")] * 20_000, 1008),
        ([Frame(Opcode.TEXT, b"")] * 20_000, 1008),
    ],
    ids=["no text", "half a letter", "endless", "pings", "pongs", "empty"],
)
@running
async def test_frames_that_are_no_message_end_the_connection_without_a_trace(
    frames: list[Frame], code: int, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A client that sends them all day fills neither the memory nor the log."""
    async with Server(file) as server, await server.seated() as game:
        guest = game.guests[0]
        guest.connection.transport.write(b"".join([frame.serialize(mask=True) for frame in frames]))
        await guest.ended()
        assert guest.connection.close_code == code
        game.guests[0] = await game.come(0)
        await lives(game)
    assert [one.getMessage() for one in caplog.records] == []


@running
async def test_letters_may_be_cut_by_fragments(quick: None, file: Path) -> None:
    async with Server(file) as server, await server.seated() as game:
        text = '{"kind":"chat","number":7,"text":"щука"}'.encode()
        for at in range(0, len(text), 5):
            kind = Opcode.CONT if at else Opcode.TEXT
            frame = Frame(kind, text[at : at + 5], fin=at + 5 >= len(text))
            game.guests[0].connection.transport.write(frame.serialize(mask=True))
        assert (await game.guests[1].heard("said"))["line"]["text"] == "щука"


@pytest.mark.parametrize(
    "said",
    ["X: " + "x" * 9000, "\r\n".join([f"X{at}: x" for at in range(200)]), "Content-Length: 5"],
    ids=["a long header", "many headers", "a body"],
)
@running
async def test_a_request_for_a_socket_that_cannot_be_read_ends_its_connection(said: str, file: Path) -> None:
    """It was kept for ever, outside of all limits."""
    head = "\r\n".join(
        [
            "GET /api/table HTTP/1.1",
            "Host: localhost",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
        ]
    )
    async with Server(file) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(f"{head}\r\n{said}\r\n\r\nhello".encode())
        answer = await asyncio.wait_for(reader.read(), TIMEOUT)
        assert b" 101 " not in answer
        writer.close()
        while server.sockets:
            await asyncio.sleep(0.01)


@running
async def test_a_client_that_reads_nothing_is_cut_at_its_end(
    quick: None, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection with something unread was never closed, not even when it answered no ping."""
    monkeypatch.setattr(socket_protocol, "CLOSE_TIMEOUT", 0.2)
    async with Server(file) as server, await server.seated() as game:
        for ending in ("leave", "keepalive_timeout"):
            guest = await game.come(None)
            guest.connection.transport.pause_reading()
            protocol = end_of(server, guest.connection.local_address)
            protocol.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            served = next(one for one in game.room.clients if one.seat is None)
            while not protocol.transport.get_write_buffer_size():
                served.send_written(b'"' + b"x" * 60_000 + b'"')
                await asyncio.sleep(0.001)
            (served.leave if ending == "leave" else protocol.keepalive_timeout)()
            while protocol in server.sockets or served in game.room.clients:
                await asyncio.sleep(0.01)
            guest.connection.transport.abort()
        await lives(game)


def end_of(server: Server, address: tuple[str, int]) -> TableSocketProtocol:
    """The server's end of a connection."""
    (found,) = [one for one in server.sockets if one.client == address]
    assert isinstance(found, TableSocketProtocol)
    return found
