"""The connection under the messages of a table."""

import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from signum.server.http.socket_protocol import MOST_UNREAD, TableSocketProtocol
from tests.server.tables import Server, lives, running

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
    ],
    ids=["no text", "half a letter", "endless"],
)
@running
async def test_frames_that_are_no_message_end_the_connection_without_a_trace(
    frames: list[Frame], code: int, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A client that sends them all day fills neither the memory nor the log."""
    async with Server(file) as server, await server.seated() as game:
        guest = game.guests[0]
        for frame in frames:
            guest.connection.transport.write(frame.serialize(mask=True))
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
