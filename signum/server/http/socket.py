"""The WebSocket of a table: after a hello, commands come in and messages go out."""

import asyncio
from contextlib import suppress
from functools import cache
from typing import Any, Final, TypeAlias, Union

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from signum.content.languages import LANGUAGES
from signum.content.words import say
from signum.server import protocol as p
from signum.server.http.questions import Questions, is_for_worker
from signum.server.http.rate_limits import HELLO, Allowance, cost_of
from signum.server.rooms import tokens as links
from signum.server.rooms.client import Client
from signum.server.rooms.clients import Full
from signum.server.rooms.commands import obey
from signum.server.rooms.room import Room
from signum.server.rooms.rooms import OtherRules, Rooms
from signum.server.rooms.table import NotStored

LARGEST: Final = 16 << 10
"""Bytes of a command; the longest has a tenth of it."""
HIGHEST: Final = 1 << 53
"""Above this a browser cannot write whole numbers."""
HELLO_TIMEOUT: Final = 10.0
"""Seconds for the first command."""
CLOSE_TIMEOUT: Final = 5.0
"""Seconds for a connection to end."""
DECLINED: Final = 1008
LATER: Final = 1013

Socket = WebSocket[Any, Any, State]

Decoder: TypeAlias = msgspec.json.Decoder[Any]
_hello: Final[Decoder] = msgspec.json.Decoder(p.Hello)


@cache
def _decoder(questions: tuple[type[p.Command], ...]) -> Decoder:
    """Reads the commands of every table, and the questions of a game."""
    return msgspec.json.Decoder(Union[(p.Commands, *questions)])


async def attend(socket: Socket, rooms: Rooms, address: str, *, ours: bool) -> None:
    """Serve a connection until it ends."""
    if not ours:
        await _decline(socket, "en", "server-other-origin")
    elif not rooms.limits.enter(address):
        await _decline(socket, "en", "server-too-many-connections")
    else:
        try:
            await _greeted(socket, rooms, address)
        except (WebSocketDisconnect, WebSocketException):
            pass
        finally:
            rooms.limits.leave(address)


async def _greeted(socket: Socket, rooms: Rooms, address: str) -> None:
    """Let a client with a proper hello in to the table of its link."""
    try:
        hello = await asyncio.wait_for(_received(socket, _hello), HELLO_TIMEOUT)
    except TimeoutError:
        await _decline(socket, "en", "server-no-hello")
        return
    if not isinstance(hello, p.Hello) or hello.language not in LANGUAGES:
        await _decline(socket, "en", "server-no-hello")
        return
    if hello.version != p.VERSION:
        await _decline(socket, hello.language, "server-other-version")
        return
    await rooms.limits.spend(address, HELLO)
    who = links.holder(rooms.store.key, hello.token)
    try:
        room = None if who is None else await rooms.room(who.table)
        if who is None or room is None:
            await _decline(socket, hello.language, "server-no-such-link")
            return
        await _seated(socket, room, Client(who.seat, hello.language, address))
    except OtherRules as other:
        await _decline(socket, hello.language, "server-other-version-of-rules", version=other.version)
    except Full:
        await _decline(socket, hello.language, "server-table-full")
    except NotStored:
        await socket.close(code=LATER)


async def _seated(socket: Socket, room: Room, client: Client) -> None:
    """Read and write until one of them ends; a command that runs is always finished."""
    await room.join(client)
    reading = asyncio.create_task(_read(socket, client, room))
    writing = asyncio.create_task(_write(socket, client))
    leaving = asyncio.create_task(client.gone.wait())
    try:
        await asyncio.wait((reading, writing, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not reading.done():
            # A last message may still be unsent; a client that does not read does not get it.
            await asyncio.wait((writing,), timeout=CLOSE_TIMEOUT)
    finally:
        client.leave()
        for one in (reading, writing, leaving):
            one.cancel()
        await asyncio.gather(reading, writing, leaving, return_exceptions=True)
        await asyncio.shield(room.leave(client))
    with suppress(TimeoutError, RuntimeError):
        await asyncio.wait_for(socket.close(), CLOSE_TIMEOUT)


async def _read(socket: Socket, client: Client, room: Room) -> None:
    allowance, decoder = Allowance(), _decoder(room.table.game.wire.questions)
    questions = Questions(room, client)
    try:
        while not client.gone.is_set():
            command = await _received(socket, decoder)
            await allowance.spend(cost_of(command))
            await room.limits.spend(client.address, cost_of(command))
            if command is None or (isinstance(command, p.Speak) and command.language not in LANGUAGES):
                client.refuse(0, "server-not-understood")
            elif is_for_worker(command):
                await questions.add(command)
            else:
                # A connection that breaks does not stop a command halfway.
                await asyncio.shield(obey(room, client, command))
    finally:
        questions.close()


async def _write(socket: Socket, client: Client) -> None:
    while (data := await client.next()) is not None:
        await socket.send_data(data.decode(), mode="text")


async def _received(socket: Socket, decoder: Decoder) -> Any:
    """The next command; None if it cannot be decoded."""
    data = await socket.receive_data("text")
    if len(data) > LARGEST:
        return None
    try:
        command = decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError):
        return None
    return command if _is_sane(command) else None


def _is_sane(value: Any) -> bool:
    """Whether a browser can write every number in it."""
    match value:
        case bool() | str() | None:
            return True
        case int() | float():
            return -HIGHEST <= value <= HIGHEST
        case dict():
            return all(map(_is_sane, value.values()))
        case list() | tuple():
            return all(map(_is_sane, value))
        case msgspec.Struct():
            return all(map(_is_sane, msgspec.structs.astuple(value)))
        case _:
            return False


async def _decline(socket: Socket, language: str, words: str, **args: str) -> None:
    """Send the reason, and close."""
    message = p.Bye(words.removeprefix("server-"), say(language, words, **args))
    await socket.send_data(msgspec.json.encode(message).decode(), mode="text")
    await socket.close(code=DECLINED)
