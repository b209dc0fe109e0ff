"""The questions of one connection that workers answer: the commands after them do not wait."""

import asyncio
from typing import Final

from signum.server import protocol as p
from signum.server.clock import now
from signum.server.rooms.client import Client
from signum.server.rooms.commands import look_up
from signum.server.rooms.room import Room

SIGN_OF_LIFE: Final = 4.0
"""Seconds between two messages during a long question; a page that hears nothing for 12 reconnects."""
MOST_WAITING: Final = 16
"""Questions of a kind that wait at one connection; its next commands wait until there is room."""


def is_for_worker(command: p.Command | None) -> bool:
    """Whether a worker answers it. The reason why an option is not legal is known at once."""
    return isinstance(command, p.QueryCommand) and not isinstance(command, p.Ask)


def takes_long(command: p.QueryCommand) -> bool:
    """Whether it takes seconds, so that quick questions overtake it."""
    return isinstance(command, p.Hint | p.Explain | p.TellDraws)


class Questions:
    """Of each kind, quick and slow, one question is answered at a time, in the order in which they came."""

    def __init__(self, room: Room, client: Client) -> None:
        self._room = room
        self._client = client
        self._waiting: dict[bool, asyncio.Queue[p.QueryCommand]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def add(self, command: p.QueryCommand) -> None:
        """Queue a question; wait if too many do."""
        kind = takes_long(command)
        if kind not in self._waiting:
            self._waiting[kind] = asyncio.Queue(MOST_WAITING)
            self._tasks.append(asyncio.create_task(self._answer_all(self._waiting[kind])))
        await self._waiting[kind].put(command)

    def close(self) -> None:
        """The connection ended: forget what waits. A question in work is finished for nobody."""
        for task in self._tasks:
            task.cancel()

    async def _answer_all(self, waiting: asyncio.Queue[p.QueryCommand]) -> None:
        while True:
            await self._answer(await waiting.get())

    async def _answer(self, command: p.QueryCommand) -> None:
        working = asyncio.ensure_future(look_up(self._room, self._client, command, slow=takes_long(command)))
        while not (await asyncio.wait((working,), timeout=SIGN_OF_LIFE))[0]:
            self._client.send(p.Pong(0, now()))
        await working
