"""The connection under the messages of a table."""

import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from signum.server.http.socket_protocol import MOST_UNREAD, TableSocketProtocol
from tests.server.tables import Server, running

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
